"""The batch on a GPU: kernels over the functions of `batch_loop.py`, one thread a game.

numba-cuda compiles the very functions that Numba compiles for the CPU, so there is no second text of the rules. What a
thread writes on while it works is its own, in the GPU's local memory; a bot's desk is too large for that, so there are
as many desks as threads, and threads go through the batch by strides.
"""

# numba-cuda's own types do not know what its decorators make of these functions.
# pyright: reportCallIssue=false, reportAttributeAccessIssue=false

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # NumPy 2.5 dropped it, numba-cuda asks for it on import

from numba import config, cuda

from akhet.envs.batch_loop import batch_loop
from akhet.games import rules_of
from akhet.kernel.compiling import cache_folder, instantiate, kept_in
from akhet.kernel.loop import game_specific

SEATS = 8
# A game's own, like the verbs.
legal = begin = show = step = choose = advise = finish = finish_greedily = illegal = game_specific
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
        show(states[game], game, seats, masks, observations, moves, count, view[0])


def step_kernel(states, setup, parts, dice, actions, by, seats, masks, observations, rewards, ended):
    game = cuda.grid(1)
    if game < len(states):
        moves = cuda.local.array(MOVES, np.int16)
        view = cuda.local.array(1, VIEW)
        places = cuda.local.array(SEATS, np.int64)
        count = step(states, setup, parts[0], dice, game, actions[game], by, rewards, ended, moves, places)
        show(states[game], game, seats, masks, observations, moves, count, view[0])


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


OF_BOTS = (advise_kernel, finish_greedily_kernel)


@contextmanager
def exact_floats() -> Iterator[None]:
    """What is compiled meanwhile rounds every sum and product by itself, as the CPU does: numba-cuda has no switch for
    it, and would fuse them. So a bot judges a position alike, to the last bit."""
    if config.ENABLE_CUDASIM:
        yield
        return
    from numba.cuda.cudadrv import nvvm

    fusing = nvvm.compile_ir
    nvvm.compile_ir = partial(fusing, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = fusing


@cache
def cuda_loop(game: str) -> dict[str, Any]:
    """A game's own kernels, each under its text's name; compiled when first launched, which may take minutes, and kept
    on disk like the rules for the CPU."""
    rules = rules_of(game)
    own = batch_loop(game) | {"MOVES": len(rules.actions) + 1, "VIEW": rules.view, "STATE": rules.state}
    kernels = {}
    for text in (
        clear_kernel, begin_kernel, step_kernel, illegal_kernel, choose_kernel, finish_kernel,
        advise_kernel, finish_greedily_kernel,
    ):  # fmt: skip
        uses = {name: made for name, made in own.items() if name in text.__code__.co_names}
        name = text.__name__.removesuffix("_kernel")
        kernels[name] = _kernel(instantiate(text, f"{game}_{name}", uses), of_bots=text in OF_BOTS)
    return kernels


def _kernel(text: Callable[..., None], of_bots: bool) -> Any:
    if config.ENABLE_CUDASIM:
        return cuda.jit(text)
    from numba.cuda.core import config as cuda_config  # type: ignore[import-not-found]  # has a CACHE_DIR of its own

    # Optimised as a whole when it is linked, it would be fused there after all.
    unfused = {"lto": False} if of_bots else {}
    folder = cache_folder("envs")
    if folder is None:
        return cuda.jit(text, **unfused)
    with kept_in(folder, cuda_config):
        return cuda.jit(text, cache=True, **unfused)
