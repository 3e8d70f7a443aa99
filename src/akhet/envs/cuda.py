"""`CudaBatchEnv`: `BatchEnv` on an NVIDIA GPU, for a million games at once."""

from pathlib import Path
from typing import Any

import numpy as np

from akhet.bots.heuristics import heuristics_of
from akhet.envs.seeding import read_seed
from akhet.envs.variant import MOST_GAMES, check_count, check_playout_bot, read_variant
from akhet.kernel.compiling import INTERPRETED
from akhet.kernel.stream import new_streams
from akhet.table import key_for

BLOCK = 128  # threads; measured, docs/benchmarks.md: from 32 to 256 it makes little difference
MOST_SCRATCHES = 1 << 15  # bots at work at once: their desks take memory, Fertility's 80 kB each
NONE_ILLEGAL = np.iinfo(np.int64).max


class CudaBatchEnv:
    """The same as `BatchEnv`, game for game and byte for byte, in the GPU's memory.

    Every array is on the device and offers `__cuda_array_interface__`: `torch.as_tensor(env.masks, device="cuda")` and
    `cupy.asarray(env.masks)` share its memory, and JAX does through either by DLPack. They are written in place.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        *,
        seed: int | None = None,
        rewards: str = "rank",
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        cuda = need_cuda()
        from akhet.envs.cuda_loop import cuda_loop

        self._cuda = cuda
        self.games = check_count("games", games, MOST_GAMES)
        self.variant = read_variant(game, players, rewards, components, options)
        self.layout = self.variant.layout
        self.actions = self.variant.actions
        self._block = min(BLOCK, self.games)
        self._kernels = cuda_loop(self.variant.game.name)
        rules = self.variant.game.rules
        self._parts = cuda.to_device(np.array([self.variant.game.parts], self.variant.game.parts.dtype))
        self._setup = cuda.to_device(self.variant.setup)
        self.states = cuda.device_array(games, rules.state)
        self.seats = cuda.device_array(games, np.int8)
        self.masks = cuda.device_array((games, len(self.actions)), np.bool_)
        self.observations = cuda.device_array((games, self.layout.size), np.uint8)
        self.rewards = cuda.device_array((games, players), np.float32)
        self.ended = cuda.device_array(games, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew. A seed makes all that follows repeatable; without one it is not."""
        key = key_for(read_seed(seed))
        self._dice = self._cuda.to_device(new_streams(key, range(0, 2 * self.games, 2)))
        self._choices = self._cuda.to_device(new_streams(key, range(1, 2 * self.games, 2)))
        self._clear(self.rewards, self.ended, self.masks, self.observations)
        self._launch(
            "begin", self.states, self._setup, self._parts, self._dice, self.seats, self.masks, self.observations
        )

    def step(self, actions: Any) -> None:
        """Make a move in every game. Where one is not legal none is made, and the error names the first.

        `actions` are whole numbers, one a game, on the host or on the device (with `__cuda_array_interface__`).
        """
        given = self._on_device(actions)
        first = self._cuda.to_device(np.array([NONE_ILLEGAL]))
        self._launch("illegal", given, self.masks, first)
        wrong = int(first.copy_to_host()[0])
        if wrong != NONE_ILLEGAL:
            said = given.copy_to_host()[wrong]
            raise ValueError(f"action {said} is not legal in game {wrong}; `masks[{wrong}]` says which are")
        self._clear(self.masks, self.observations)
        self._launch(
            "step", self.states, self._setup, self._parts, self._dice, given, self.variant.by,
            self.seats, self.masks, self.observations, self.rewards, self.ended,
        )  # fmt: skip

    def sample(self) -> Any:
        """A legal action for every game, any of them as likely, from dice of their own; on the device."""
        actions = self._cuda.device_array(self.games, np.int64)
        self._launch("choose", self.states, self._parts, self._choices, actions)
        return actions

    def greedy(self) -> Any:
        """What the bot `greedy` does in every game; on the device."""
        actions = self._cuda.device_array(self.games, np.int64)
        self._launch_bots("advise", self.states, self._parts, self._choices, actions)
        return actions

    def playouts(self, bot: str = "random") -> tuple[Any, Any]:
        """Play on every game to its end, on copies: what each was worth to each seat, and how many decisions it took;
        on the device. `bot` sits in every seat: `random` or `greedy`."""
        check_playout_bot(bot)
        rewards = self._cuda.device_array(self.rewards.shape, np.float32)
        decisions = self._cuda.device_array(self.games, np.int64)
        given = (self.states, self._parts, self._choices, self.variant.by, rewards, decisions)
        if bot == "random":
            self._launch("finish", *given)
        else:
            self._launch_bots("finish_greedily", *given)
        return rewards, decisions

    def close(self) -> None:
        """Nothing to do; for programs that are written for `BatchEnv`."""

    def _launch(self, kernel: str, *given: Any) -> None:
        self._kernels[kernel][-(-self.games // self._block), self._block](*given)

    def _launch_bots(self, kernel: str, *given: Any) -> None:
        from akhet.envs.cuda_loop import exact_floats

        heuristics = heuristics_of(self.variant.game.name)
        blocks = min(-(-self.games // self._block), MOST_SCRATCHES // self._block)
        threads = blocks * self._block
        buffers = [self._cuda.device_array((threads, len(one)), one.dtype) for one in heuristics.buffers()]
        scratches = self._cuda.to_device(np.repeat(heuristics.new_scratch(), threads))
        with exact_floats():
            self._kernels[kernel][blocks, self._block](*given, *buffers, scratches)

    def _clear(self, *arrays: Any) -> None:
        """Write zeros, with neighbours by neighbouring threads: far faster than each game's by its own."""
        for array in arrays:
            self._launch("clear", array.reshape(array.size))

    def _on_device(self, actions: Any) -> Any:
        given = (
            self._cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        )
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; they must be whole numbers of shape ({self.games},)"
            )
        return self._cuda.to_device(given) if isinstance(given, np.ndarray) else given


def need_cuda() -> Any:
    """numba-cuda's `cuda`, or an error that says what is missing."""
    instead = "`akhet.envs.batch.BatchEnv` does the same on the CPU."
    try:
        from numba import config

        from akhet.envs.cuda_loop import cuda
    except ImportError as missing:
        raise RuntimeError(
            f"numba-cuda is not installed ({missing}): `pip install akhet[cuda]`. {instead}"
        ) from missing
    if INTERPRETED and not config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        raise RuntimeError(f"AKHET_RULES=interpreted leaves nothing for a GPU to run; unset it. {instead}")
    if not cuda.is_available():
        why = " ".join(str(cuda.cuda_error() or "no device found").split())
        raise RuntimeError(f"There is no NVIDIA GPU here that CUDA can use ({why}) {instead}")
    return cuda
