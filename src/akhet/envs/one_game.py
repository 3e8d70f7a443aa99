"""One game in progress, for the environments that step a single game: as fast as Python can call compiled rules."""

import operator
from pathlib import Path
from typing import Any

import numpy as np

from akhet.envs.one_game_loop import ILLEGAL, OVER, one_game_loop
from akhet.envs.variant import read_variant
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.refusal import shown
from akhet.kernel.stream import new_streams
from akhet.language import explain


class OneGame:
    """The seat to move, its legal actions, and what any seat sees. Chance is settled within each move.

    `seat` is the seat to move, or -1 once the game is over; then `rewards` has the reward of each seat.
    """

    def __init__(
        self,
        name: str,
        players: int,
        rewards: str,
        components: str | Path | None,
        options: dict[str, Any],
        layout_version: int | None = None,
    ) -> None:
        self._choices = (name, players, rewards, components, options, layout_version)
        self.variant = variant = read_variant(*self._choices)
        self.rules = rules = variant.game.rules
        loop = one_game_loop(rules.name, variant.layout_version)
        self._open, self._move, self._observe = loop.open, loop.move, loop.observe
        self._parts = np.array([variant.game.parts], variant.game.parts.dtype)
        self._setup = np.asarray(variant.setup)
        self._states = np.asarray(blank(rules.state))
        self._views = np.asarray(blank(rules.view))
        self._moves = rules.actions.buffer()
        self._mask = np.zeros(len(rules.actions), np.int8)
        self._size = variant.layout.size
        self._places = np.zeros(players, np.int64)
        self._dice: np.ndarray | None = None
        self.rewards = np.zeros(players)
        self.seat = OVER

    def begin(self, key: bytes | None = None) -> None:
        """Begin a new game with the dice of this key; without a key, the dice of the last game roll on."""
        if key is not None:
            self._dice = np.asarray(new_streams(key, [0]))
        if self._dice is None:
            raise ValueError("the first game needs a key for its dice")
        self.rewards[:] = 0.0
        self.seat = self._open(self._states, self._setup, self._parts, self._dice, self._moves, self._mask)

    def move(self, action: Any) -> None:
        """Make a legal move. An illegal one raises ValueError and changes nothing."""
        if self.try_move(action):
            return
        try:
            number = operator.index(action)
        except TypeError:
            raise ValueError(f"the action is {action!r}; it must be the number of a legal one") from None
        raise ValueError(self._why_not(number))

    def try_move(self, action: Any) -> bool:
        """Make a move if it is the number of a legal one; otherwise change nothing. Returns whether it was made."""
        try:
            number = operator.index(action)
        except TypeError:
            return False
        if not 0 <= number < len(self._mask):  # checked here: the number may be too large for Numba
            return False
        seat = self._move(
            self._states, self._parts, self._dice, number, self.variant.by,
            self._moves, self._mask, self.rewards, self._places,
        )  # fmt: skip
        if seat == ILLEGAL:
            return False
        self.seat = seat
        return True

    def observation(self, seat: int) -> np.ndarray:
        """What a seat sees now, as `layout` describes it; a new array each time."""
        observation = np.empty(self._size, np.uint8)
        self._observe(self._states, self._parts, self._views, seat, observation)
        return observation

    def mask(self, seat: int) -> np.ndarray:
        """1 for each action that is legal for this seat now; all 0 if it is not to move."""
        return self._mask.copy() if seat == self.seat else np.zeros_like(self._mask)

    def legal(self) -> list[int]:
        """The numbers of all legal actions, ascending."""
        return np.flatnonzero(self._mask).tolist()

    def view(self, seat: int | None) -> Record:
        """What a seat may know, or with None a spectator."""
        view = blank(self.rules.view)[0]
        self.rules.verbs.look(self.state, NOBODY if seat is None else seat, view)
        return view

    @property
    def state(self) -> Record:
        """The whole position, with everything hidden: for tests and analysis."""
        return self._states.view(np.recarray)[0]

    def _why_not(self, action: int) -> str:
        if self.seat == OVER:
            return f"action {action} is not legal: the game is over; `reset` begins the next"
        if not 0 <= action < len(self._mask):
            return f"action {shown(action)} is not legal: there are only 0 to {len(self._mask) - 1}"
        why = self.rules.notation.why_not(self.variant.game.components, self.state, action)
        reason = f": {explain(why, 'en')}" if why else ""
        return f"action {action} ({self.rules.actions.say(action)}) is not legal now{reason} `action_mask` has what is"

    # Copies and pickles hold the position and the dice; compiled functions are looked up again.

    def __getstate__(self) -> dict[str, Any]:
        kept = ("_states", "_moves", "_mask", "_dice", "rewards", "seat")
        return {"choices": self._choices, **{name: getattr(self, name) for name in kept}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        OneGame.__init__(self, *kept.pop("choices"))
        self.__dict__.update(kept)
