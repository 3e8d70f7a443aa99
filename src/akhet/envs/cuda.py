"""`CudaBatchEnv`: `BatchEnv` on an NVIDIA GPU, for a million games at once."""

from pathlib import Path
from typing import Any

import numpy as np

from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.file import shipped_network
from akhet.bots.network.learned import learned_heuristics
from akhet.envs.batch_base import BatchBase
from akhet.envs.seeding import read_seed
from akhet.envs.variant import check_playout_bot
from akhet.kernel.compiling import INTERPRETED
from akhet.kernel.stream import new_streams
from akhet.table import key_for

BLOCK = 128  # threads; measured, docs/benchmarks.md: from 32 to 256 it makes little difference
MOST_SCRATCHES = 1 << 15  # bots at work at once: a scratch buffer takes up to 80 kB of the GPU's memory
NONE_ILLEGAL = np.iinfo(np.int64).max


class CudaBatchEnv(BatchBase):
    """The same as `BatchEnv`, game for game and byte for byte, in the GPU's memory.

    Every array is on the device and offers `__cuda_array_interface__`: `torch.as_tensor(env.masks, device="cuda")` and
    `cupy.asarray(env.masks)` share its memory, and so does JAX through either of them, by DLPack. All are written in
    place.
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
        layout_version: int | None = None,
        **options: Any,
    ) -> None:
        cuda = need_cuda()
        from akhet.envs.cuda_loop import cuda_loop

        super().__init__(cuda.device_array, game, games, players, rewards, components, options, layout_version)
        self._cuda = cuda
        self._block = min(BLOCK, self.games)
        self._kernels = cuda_loop(self.variant.game.name, self.variant.layout_version)
        self._parts = cuda.to_device(np.array([self.variant.game.parts], self.variant.game.parts.dtype))
        self._weights: Any = None  # of the network, once it is asked
        self._setup = cuda.to_device(self.variant.setup)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew. A seed makes everything that follows repeatable."""
        key = key_for(read_seed(seed))
        self._dice = self._cuda.to_device(new_streams(key, range(0, 2 * self.games, 2)))
        self._choices = self._cuda.to_device(new_streams(key, range(1, 2 * self.games, 2)))
        self._clear(self.rewards, self.ended, self.masks, self.observations)
        self._launch(
            self._kernels.begin, self.states, self._setup, self._parts, self._dice,
            self.seats, self.masks, self.observations,
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """Make a move in every game. If any is not legal, no move is made, and the error names the first.

        `actions` are whole numbers, one per game, on the host or on the device (with `__cuda_array_interface__`).
        """
        given = self._on_device(actions)
        first = self._cuda.to_device(np.array([NONE_ILLEGAL]))
        self._launch(self._kernels.illegal, given, self.masks, first)
        wrong = int(first.copy_to_host()[0])
        if wrong != NONE_ILLEGAL:
            raise self._illegal(given.copy_to_host()[wrong], wrong)
        self._clear(self.masks, self.observations)
        self._launch(
            self._kernels.step, self.states, self._setup, self._parts, self._dice, given, self.variant.by,
            self.seats, self.masks, self.observations, self.rewards, self.ended,
        )  # fmt: skip

    def sample(self) -> Any:
        """A random legal action for every game, all equally likely; on the device. The games' own dice are not used."""
        actions = self._cuda.device_array(self.games, np.int64)
        self._launch(self._kernels.choose, self.states, self._parts, self._choices, actions)
        return actions

    def greedy(self) -> Any:
        """The action of the bot `greedy` in every game; on the device."""
        actions = self._cuda.device_array(self.games, np.int64)
        self._launch_bots(self._kernels.advise, self.states, self._parts, self._choices, actions)
        return actions

    def learned(self) -> Any:
        """The action of the bot `learned`, without a search, in every game; on the device."""
        game = self.variant.game.name
        weights = shipped_network(game).weights
        if self._weights is None:
            self._weights = self._cuda.to_device(weights)
        [(_, _, work)] = learned_heuristics(game, weights).new_scratch()
        blocks = self._bot_blocks()
        works = np.frombuffer(work.tobytes() * (blocks * self._block), work.dtype)
        actions = self._cuda.device_array(self.games, np.int64)
        given = (self.states, self._parts, self._choices, actions)
        self._launch_bots(self._kernels.advise_learned, *given, self._weights, self._cuda.to_device(works))
        return actions

    def playouts(self, bot: str = "random") -> tuple[Any, Any]:
        """Play copies of all games to their ends. Returns the rewards per seat and the number of decisions per game, on
        the device. `bot`, `random` or `greedy`, sits in every seat."""
        check_playout_bot(bot)
        rewards = self._cuda.device_array(self.rewards.shape, np.float32)
        decisions = self._cuda.device_array(self.games, np.int64)
        given = (self.states, self._parts, self._choices, self.variant.by, rewards, decisions)
        if bot == "random":
            self._launch(self._kernels.finish, *given)
        else:
            self._launch_bots(self._kernels.finish_greedily, *given)
        return rewards, decisions

    def close(self) -> None:
        """Does nothing; for programs that are written for `BatchEnv`."""

    def _launch(self, kernel: Any, *given: Any) -> None:
        kernel[-(-self.games // self._block), self._block](*given)

    def _launch_bots(self, kernel: Any, *given: Any) -> None:
        from akhet.envs.cuda_loop import exact_floats

        heuristics = heuristics_of(self.variant.game.name)
        blocks = self._bot_blocks()
        threads = blocks * self._block
        buffers = [self._cuda.device_array((threads, len(one)), one.dtype) for one in heuristics.buffers()]
        scratches = self._cuda.to_device(np.repeat(heuristics.new_scratch(), threads))
        with exact_floats():
            kernel[blocks, self._block](*given, *buffers, scratches)

    def _bot_blocks(self) -> int:
        return min(-(-self.games // self._block), MOST_SCRATCHES // self._block)

    def _clear(self, *arrays: Any) -> None:
        """Write zeros, neighbouring entries by neighbouring threads: far faster than each game's row by one thread."""
        for array in arrays:
            self._launch(self._kernels.clear, array.reshape(array.size))

    def _on_device(self, actions: Any) -> Any:
        given = (
            self._cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        )
        self._check_actions(given)
        return self._cuda.to_device(given) if isinstance(given, np.ndarray) else given


def need_cuda() -> Any:
    """numba-cuda's `cuda`, or an error that says what is missing."""
    instead = "`akhet.envs.batch.BatchEnv` does the same on the CPU."
    try:
        from numba import config

        from akhet.envs.cuda_loop import cuda
    except ImportError as error:
        raise RuntimeError(f"numba-cuda cannot be used ({error}): `pip install akhet[cuda]`. {instead}") from error
    if INTERPRETED and not config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        raise RuntimeError(f"AKHET_RULES=interpreted leaves nothing for a GPU to run; unset it. {instead}")
    if not cuda.is_available():
        why = " ".join(str(cuda.cuda_error() or "no device found").split())
        raise RuntimeError(f"There is no NVIDIA GPU here that CUDA can use ({why}) {instead}")
    return cuda
