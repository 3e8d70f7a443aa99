"""The games behind the interfaces that researchers know. docs/environments.md is the guide.

Importing this package registers all games with Gymnasium and PettingZoo, if those are installed:
`gymnasium.make("akhet/<Game>-v0")`, `pettingzoo.make("aec", "akhet/<game>-v0")`. Other modules are loaded on first use.
"""

import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from akhet.games import game_names

if TYPE_CHECKING:
    from akhet.envs.batch import BatchEnv
    from akhet.envs.cuda import CudaBatchEnv

__all__ = ["BatchEnv", "CudaBatchEnv", "register_games"]

_MODULES = {"BatchEnv": "akhet.envs.batch", "CudaBatchEnv": "akhet.envs.cuda"}
_registered: set[str] = set()


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)


def register_games() -> None:
    """Register all games with Gymnasium and PettingZoo, and with OpenSpiel if `akhet.envs.spiel` is imported.

    Importing `akhet.envs` does this. Call it again after `akhet.games.register`.
    """
    new = [game for game in game_names() if game not in _registered]
    _registered.update(new)
    with suppress(ImportError):
        import gymnasium

        for game in new:
            gymnasium.register(f"akhet/{game.capitalize()}-v0", "akhet.envs.gym:SeatEnv", kwargs={"game": game})
    with suppress(ImportError):
        from pettingzoo import register

        for game in new:
            register("aec", f"akhet/{game}-v0", "akhet.envs.zoo:env", kwargs={"game": game})
    if spiel := sys.modules.get(f"{__name__}.spiel"):
        spiel.register_games()


register_games()
