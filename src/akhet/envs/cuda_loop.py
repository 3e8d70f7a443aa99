"""The batch on a GPU: kernels over the functions of `batch_loop.py`, one thread per game.

numba-cuda compiles the same functions that Numba compiles for the CPU, so the rules are written once. A thread's
working memory is in the GPU's local memory. A bot's scratch buffer is too large for that: there is one per thread in
global memory, and each thread plays several games of the batch.
"""

# numba-cuda's own types do not know what its decorators make of these functions.
# pyright: reportCallIssue=false, reportAttributeAccessIssue=false

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import version
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # NumPy 2.5 removed it; numba-cuda reads it on import

from numba import config, cuda

from akhet.envs.batch_loop import batch_loop, used
from akhet.envs.observation import versioned
from akhet.games import rules_of
from akhet.kernel.compiling import cache_folder, cached_in, instantiate
from akhet.kernel.loop import game_specific

# This module uses private parts of numba-cuda, which may change in any release: `nvvm.compile_ir` (in `exact_floats`),
# `numba.cuda.core.config` (in `_kernel`) and its need of `np.row_stack` (above). They were checked in this version. To
# raise it, check them again, run `make bench-gpu` on a GPU, and change the bound in pyproject.toml too.
NUMBA_CUDA = "0.30."
if not (found := version("numba-cuda")).startswith(NUMBA_CUDA):
    raise ImportError(f"numba-cuda is {found}, but akhet needs {NUMBA_CUDA}x")

SEATS = 8
# Replaced by a game's own.
legal = begin = show = step = choose = advise = advise_learned = finish = finish_greedily = illegal = game_specific
MOVES = 1
VIEW = STATE = np.dtype("u1")


def clear_kernel(entries):
    for entry in range(cuda.grid(1), len(entries), cuda.gridsize(1)):
        entries[entry] = 0


def begin_kernel(states, setup, parts, dice, seats, masks, observations):
    game = cuda.grid(1)
    if game < len(states):
        moves = cuda.local.array(MOVES, np.int16)
        view = cuda.local.array(1, VIEW)
        begin(states, setup, parts[0], dice, game)
        count = legal(states[game], parts[0], moves)
        show(states[game], parts[0], game, seats, masks, observations, moves, count, view[0])


def step_kernel(states, setup, parts, dice, actions, by, seats, masks, observations, rewards, ended):
    game = cuda.grid(1)
    if game < len(states):
        moves = cuda.local.array(MOVES, np.int16)
        view = cuda.local.array(1, VIEW)
        places = cuda.local.array(SEATS, np.int64)
        count = step(states, setup, parts[0], dice, game, actions[game], by, rewards, ended, moves, places)
        show(states[game], parts[0], game, seats, masks, observations, moves, count, view[0])


def illegal_kernel(actions, masks, first):
    game = cuda.grid(1)
    if game < len(actions) and illegal(game, actions, masks):
        cuda.atomic.min(first, 0, game)


def choose_kernel(states, parts, choices, actions):
    game = cuda.grid(1)
    if game < len(states):
        moves = cuda.local.array(MOVES, np.int16)
        actions[game] = choose(states[game], parts[0], choices[game], moves)


def finish_kernel(states, parts, choices, by, rewards, decisions):
    game = cuda.grid(1)
    if game < len(states):
        moves = cuda.local.array(MOVES, np.int16)
        places = cuda.local.array(SEATS, np.int64)
        state = cuda.local.array(1, STATE)
        state[0] = states[game]
        decisions[game] = finish(state[0], parts[0], choices[game], by, rewards[game], moves, places)


def advise_kernel(states, parts, choices, actions, moves, plans, scores, scratches):
    thread = cuda.grid(1)
    for game in range(thread, len(states), len(scratches)):
        actions[game] = advise(
            states[game], parts[0], choices[game], moves[thread], plans[thread], scores[thread], scratches[thread]
        )


def advise_learned_kernel(states, parts, choices, actions, weights, works, moves, plans, scores, scratches):
    thread = cuda.grid(1)
    for game in range(thread, len(states), len(scratches)):
        scratch = (scratches[thread], weights, works[thread])
        actions[game] = advise_learned(
            states[game], parts[0], choices[game], moves[thread], plans[thread], scores[thread], scratch
        )


def finish_greedily_kernel(states, parts, choices, by, rewards, decisions, moves, plans, scores, scratches):
    thread = cuda.grid(1)
    places = cuda.local.array(SEATS, np.int64)
    state = cuda.local.array(1, STATE)
    for game in range(thread, len(states), len(scratches)):
        state[0] = states[game]
        decisions[game] = finish_greedily(
            state[0], parts[0], choices[game], by, rewards[game], moves[thread], places,
            plans[thread], scores[thread], scratches[thread],
        )  # fmt: skip


OF_BOTS = (advise_kernel, advise_learned_kernel, finish_greedily_kernel)


@contextmanager
def exact_floats() -> Iterator[None]:
    """Kernels compiled inside round every sum and product separately, as the CPU does.

    So a bot evaluates a position the same to the last bit. By default numba-cuda fuses multiply and add, and it has no
    option against that.
    """
    if config.ENABLE_CUDASIM:
        yield
        return
    from numba.cuda.cudadrv import nvvm

    original = nvvm.compile_ir
    nvvm.compile_ir = partial(original, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = original


@dataclass(frozen=True)
class Kernels:
    """A game's own kernels, made from the templates above."""

    clear: Any
    begin: Any
    step: Any
    illegal: Any
    choose: Any
    finish: Any
    advise: Any
    advise_learned: Any
    finish_greedily: Any


@cache
def cuda_loop(game: str, version: int) -> Kernels:
    """A game's own kernels, for a version of its layout.

    Each is compiled on its first launch, which may take minutes, and cached on disk.
    """
    rules = rules_of(game)
    own = {**vars(batch_loop(game, version)), "MOVES": len(rules.actions) + 1, "VIEW": rules.view, "STATE": rules.state}
    kernels = {}
    for template in (
        clear_kernel, begin_kernel, step_kernel, illegal_kernel, choose_kernel, finish_kernel,
        advise_kernel, advise_learned_kernel, finish_greedily_kernel,
    ):  # fmt: skip
        name = template.__name__.removesuffix("_kernel")
        kernels[name] = _kernel(
            instantiate(template, versioned(f"{game}_{name}", game, version), used(template, own)),
            of_bots=template in OF_BOTS,
        )
    return Kernels(**kernels)


def _kernel(function: Callable[..., None], of_bots: bool) -> Any:
    if config.ENABLE_CUDASIM:
        return cuda.jit(function)
    from numba.cuda.core import config as cuda_config  # type: ignore[import-not-found]  # has its own CACHE_DIR

    # Link-time optimisation would fuse multiply and add after all.
    unfused = {"lto": False} if of_bots else {}
    folder = cache_folder("envs")
    if folder is None:
        return cuda.jit(function, **unfused)
    with cached_in(folder, cuda_config):
        return cuda.jit(function, cache=True, **unfused)
