"""The compile switch: one text of the rules, run interpreted or compiled.

`AKHET_RULES=interpreted` leaves every rule function plain Python, to read, step through and debug, and does
not even import Numba. Otherwise each is compiled for the CPU on its first call and kept on disk.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

MODE = os.environ.get("AKHET_RULES") or "compiled"
if MODE not in ("compiled", "interpreted"):
    raise SystemExit(f"akhet: AKHET_RULES is {MODE!r}; it must be 'compiled' or 'interpreted'")
INTERPRETED = MODE == "interpreted"
# Rules run without the interpreter's lock, and nobody calls them from C: a wrapper for that would only be time spent
# compiling.
OPTIONS: dict[str, Any] = {"nogil": True, "no_cfunc_wrapper": True}
# Where functions are marked `@rule`, from the ground up: one may call those of its own room and of those before it.
LAYERS = ("kernel", "games", "bots", "envs", "lab")
HASH = 16  # digits
UNUSED_SECONDS = 30 * 86400  # after which a former version's compiled rules are not kept any longer
GROUND = "games"  # the texts in the kernel are bound to the games' verbs: both rooms are kept together


def on_compiling(functions: int | None) -> None:
    """Told how many functions are compiled so far, and None when it is over: it takes seconds, and somebody may wait.

    Nobody listens yet; a room that can speak to them puts its own in this place.
    """


def rule(function: Function) -> Function:
    """Mark a function of the rules. It must not allocate: CUDA compiles the same text."""
    return function if INTERPRETED else _compiled(function, _layer(function))


def bind(template: Function, name: str, **verbs: object) -> Function:
    """A rule made from a text that all games share: `template` with a game's own verbs in the place of its globals.

    Numba can neither cache a function that takes functions nor a closure over them; it can cache this.
    """
    function = instantiate(template, name, verbs)
    if INTERPRETED:
        return function
    layers = [_layer(template), *(_layer(verb) for verb in verbs.values() if hasattr(verb, "__module__"))]
    return _compiled(function, max(layers, key=LAYERS.index))


def instantiate(template: Function, name: str, verbs: dict[str, object]) -> Function:
    """The text with these verbs in the place of its globals, not compiled yet."""
    code = template.__code__  # type: ignore[attr-defined]
    function = FunctionType(code, template.__globals__ | verbs, name, template.__defaults__)  # type: ignore[attr-defined]
    function.__qualname__ = name
    function.__module__ = template.__module__
    function.__doc__ = template.__doc__
    return function  # type: ignore[return-value]


def _layer(function: Any) -> str:
    """The room of a function, by its module's name. One that is not of ours may call any of ours."""
    package, _, rest = (function.__module__ or "").partition(".")
    layer = rest.partition(".")[0]
    if package != "akhet" or layer not in LAYERS:
        return LAYERS[-1]
    return max(layer, GROUND, key=LAYERS.index)


def _compiled(function: Function, layer: str) -> Function:
    import numba
    from numba.core import config

    _watch_compiling()
    folder = cache_folder(layer)
    if folder is None:
        return numba.njit(**OPTIONS)(function)  # type: ignore[return-value]
    with kept_in(folder, config):
        return numba.njit(cache=True, **OPTIONS)(function)  # type: ignore[return-value]


@contextmanager
def kept_in(folder: Path, config: Any) -> Iterator[None]:
    """What is decorated meanwhile is kept in this folder, by Numba or by whom else this is the `config` of.

    Numba picks a function's folder while it decorates. The setting is global to the process and other packages'
    functions must not land in our folder, so it is ours for this moment only.
    """
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder(layer: str = GROUND) -> Path | None:
    """Where a room's compiled rules are kept, or None where nothing can be written.

    Numba notices a change in a function's own file only, not in what that function calls; so the folder is
    named by all the sources a rule of this room can be made of, and an upgrade can never run old rules. Shared
    temporary folders are no option: the cache is unpickled, so whoever could write it could run code as us.
    """
    folder = _user_cache() / f"{layer}-{_sources_hash(layer)}"
    try:
        new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)  # it is in use
    except OSError:
        return None
    if new:
        _sweep(folder)
    return folder


def _sweep(newest: Path) -> None:
    """Away with what former versions left behind, when a new one comes; not with what somebody else still runs."""
    form = re.compile(f"({'|'.join(LAYERS)})-[0-9a-f]{{{HASH}}}")  # and no other folder of somebody's
    with suppress(OSError):
        for folder in newest.parent.iterdir():
            if form.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def _user_cache() -> Path:
    if chosen := os.environ.get("AKHET_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "akhet" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "akhet"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "akhet"


def _sources_hash(highest: str) -> str:
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for layer in LAYERS[: LAYERS.index(highest) + 1]:
        for source in sorted((package / layer).rglob("*.py")):
            digest.update(f"{source.relative_to(package)}\0".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:HASH]


@cache
def _watch_compiling() -> None:
    """Tell the listener when rules are really compiled, not when they come from the cache."""
    from numba.core import event

    class Watch(event.Listener):
        functions = 0
        depth = 0

        def on_start(self, event: Any) -> None:
            self.depth += 1
            if (event.data["dispatcher"].py_func.__module__ or "").startswith("akhet."):
                self.functions += 1
                on_compiling(self.functions)

        def on_end(self, event: Any) -> None:
            self.depth -= 1
            if self.depth == 0 and self.functions:
                on_compiling(None)

    event.register("numba:compile", Watch())
