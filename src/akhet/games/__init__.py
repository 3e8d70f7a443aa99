"""The games and their registry. Each game is a package with the same file names and the same verbs.

Our own games are the packages of this folder that have a `manifest` module. Another package adds a game with an entry
point of the group `akhet.games` that names its `Manifest`; docs/adding-a-game.md is the guide.
"""

import warnings
from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from akhet.kernel.manifest import Manifest
from akhet.kernel.refusal import refuse, shown
from akhet.kernel.rules import Rules

GROUP = "akhet.games"
_registered: dict[str, Manifest] = {}


@cache
def _built_in() -> dict[str, Manifest]:
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    manifests: list[Manifest] = [import_module(f"{__name__}.{name}.manifest").MANIFEST for name in packages]
    return {manifest.name: manifest for manifest in sorted(manifests, key=lambda manifest: manifest.order)}


BUILT_IN = tuple(_built_in())


@cache
def _installed() -> dict[str, Manifest]:
    """Games of other packages. One that cannot be loaded is left out with a warning: the others still work."""
    found: dict[str, Manifest] = {}
    for point in entry_points(group=GROUP):
        try:
            manifest = point.load()
            if not isinstance(manifest, Manifest):
                raise TypeError(f"{point.value} is not a Manifest")
        except Exception as error:
            warnings.warn(f"the game {point.name!r} could not be loaded: {error!r}", RuntimeWarning, stacklevel=2)
        else:
            found[manifest.name] = manifest
    return found


def register(manifest: Manifest) -> None:
    """Make a game known in this process. Installed packages do it with an entry point instead."""
    _registered[manifest.name] = manifest


def manifests() -> dict[str, Manifest]:
    """Every known game by name, in the order of lists. No package can replace a built-in game."""
    others = _installed() | _registered
    return _built_in() | {name: others[name] for name in others if name not in BUILT_IN}


def game_names() -> tuple[str, ...]:
    return tuple(manifests())


def manifest_of(game: object) -> Manifest:
    """The manifest of a game; refused with the list of known games if there is none of that name."""
    found = manifests().get(game) if isinstance(game, str) else None
    if found is None:
        raise refuse("game.unknown", None, game=shown(game), games=", ".join(game_names()))
    return found


def game_of_set(entries: Collection[str]) -> str | None:
    """The game that a file of components is for, recognised by its entries; None if it is not clear."""
    return next((name for name, manifest in manifests().items() if manifest.set_entry in entries), None)


def module_of(game: str, package: str) -> ModuleType | None:
    """A game's own module in a package (`bots`, `envs`, …), loaded when it is asked for; None if it has none."""
    name = manifest_of(game).modules.format(package=package)
    return import_module(name) if find_spec(name) is not None else None


def rules_of(game: object) -> Rules:
    """The rules of a game."""
    return import_module(manifest_of(game).rules).RULES
