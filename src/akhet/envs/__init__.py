"""The games behind the interfaces that researchers know. docs/environments.md is the guide.

Importing this makes them known to Gymnasium and PettingZoo, where those are installed:
`gymnasium.make("akhet/Nile-v0")`, `pettingzoo.make("aec", "akhet/nile-v0")`. All else is loaded when it is asked for.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from akhet.games import game_names

if TYPE_CHECKING:
    from akhet.envs.batch import BatchEnv
    from akhet.envs.cuda import CudaBatchEnv

__all__ = ["BatchEnv", "CudaBatchEnv"]

_HOMES = {"BatchEnv": "akhet.envs.batch", "CudaBatchEnv": "akhet.envs.cuda"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def _register() -> None:
    with suppress(ImportError):
        import gymnasium

        for game in game_names():
            gymnasium.register(f"akhet/{game.capitalize()}-v0", "akhet.envs.gym:SeatEnv", kwargs={"game": game})
    with suppress(ImportError):
        from pettingzoo import register

        for game in game_names():
            register("aec", f"akhet/{game}-v0", "akhet.envs.zoo:env", kwargs={"game": game})


_register()
