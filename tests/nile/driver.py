"""Random games, one step at a time below the table: what the tests of properties, views, modes and golden files share.

As a program it prints what happens in many games, a line a step; test_modes.py runs it with interpreted rules and
compares the lines with those of the compiled ones.
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from akhet import Game
from akhet.games.nile.actions import DONE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.state import CROP_NAMES, CROPS, HAND_KINDS, Step
from akhet.kernel.events import new_log, take_events
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.rules import Event
from akhet.kernel.stream import below, key_from_seed, new_stream

NILE = Game("nile")
RULES = NILE.rules


@dataclass(frozen=True)
class Variant:
    """A table's options (N1.5, N2.1 to N2.3)."""

    players: int
    monuments: bool = False
    classic: bool = False
    out: tuple[str, ...] | None = None
    first: int | None = None

    def options(self) -> dict[str, Any]:
        """The options for `Game.open`, those that are not as they would be anyway."""
        given = asdict(self)
        del given["players"]
        return {name: value for name, value in given.items() if value not in (None, False)}


VARIANTS = (
    *(Variant(players) for players in range(2, 7)),
    *(Variant(players, monuments=True) for players in range(2, 7)),
    *(Variant(players, classic=True) for players in range(2, 6)),
)


def with_crops_out(variant: Variant, number: int) -> Variant:
    """The variant with other crops out, where N2.2 leaves the choice."""
    count = 0 if variant.classic or variant.players == 6 else 1 if variant.players == 5 else 2
    out = tuple(CROP_NAMES[(number + place) % CROPS] for place in range(count))
    return replace(variant, out=out) if out else variant


# How a seat likes to play, by the moves it prefers three times out of four. Together they lead to large and small
# hands, fields taken over, Monuments and speculation, which plain random play rarely does.
ANYHOW, FARMER, HOARDER, TRADER, SPECULATOR = range(5)
MANY_CARDS = 9  # a hoarder with so many plants


def _likes(temper: int, hand_size: int, move: int) -> bool:
    if temper == FARMER or (temper == HOARDER and hand_size >= MANY_CARDS):
        return PUT <= move < PLAY
    if temper == HOARDER:
        return move == DONE
    if temper == TRADER:
        return move in (START_MARKET, START_OFFERING)
    return temper == SPECULATOR and move >= PLAY


class Chooser:
    """Chooses moves by a stream that is not the dice's."""

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(key_from_seed(seed), 1)
        self._tempers = [int(below(self._stream, SPECULATOR + 1)) for _ in range(6)]

    def number(self, limit: int) -> int:
        return int(below(self._stream, limit))

    def choose(self, s: Record, moves: Sequence[int]) -> int:
        temper, hand_size = self._tempers[s.turn], int(s.hand_size[s.turn])
        liked = [move for move in moves if _likes(temper, hand_size, move)]
        if liked and self.number(4):
            return liked[self.number(len(liked))]
        return moves[self.number(len(moves))]


class RandomGame:
    """A game as the rules see it: a State, dice, and a step after another, an action or a chance result each."""

    def __init__(self, variant: Variant, seed: int, listen: bool = True) -> None:
        checked = RULES.setup.read_options(NILE.components, variant.players, variant.options())
        self.players = variant.players
        self.state = RULES.setup.initial_state(NILE.components, variant.players, checked, None)
        self.s: Record = self.state[0]
        self.dice = new_stream(key_from_seed(seed))
        self.chooser = Chooser(seed)
        self.chance = False  # whether the last step was a chance result
        self.number = 0  # of that result, or of the action
        self.events: list[Event] = []  # of that step
        self._log = new_log() if listen else None
        self._moves = np.zeros(len(RULES.actions), np.int16)

    def legal(self) -> list[int]:
        return self._moves[: RULES.verbs.legal(self.s, NILE.parts, self._moves)].tolist()

    def step(self) -> bool:
        """Take a step; False where the game is over."""
        self.chance = bool(RULES.verbs.awaits_chance(self.s))
        if self.chance:
            self.number = int(RULES.verbs.chance(self.s, NILE.parts, self.dice))
            RULES.verbs.happen(self.s, NILE.parts, self.number, self._log)
        else:
            moves = self.legal()
            if not moves:
                return False
            self.number = self.chooser.choose(self.s, moves)
            RULES.verbs.act(self.s, NILE.parts, self.number, self._log)
        self.events = (
            [] if self._log is None else [RULES.notation.event(NILE.components, row) for row in take_events(self._log)]
        )
        return True


def walk(variant: Variant, seed: int, listen: bool = True) -> Iterator[RandomGame]:
    """A random game to its end: the game before its first step, and after each."""
    game = RandomGame(variant, seed, listen)
    yield game
    while game.step():
        yield game


def look(s: Record, seat: int) -> Record:
    """A seat's View of a state; NOBODY for an onlooker. Every byte of it was something else before."""
    view = blank(RULES.view)
    view.view(np.uint8)[:] = 0xA5
    RULES.verbs.look(s, seat, view[0])
    return view[0]


def look_all(s: Record) -> list[bytes]:
    """Every seat's View, and last an onlooker's."""
    return [look(s, seat).tobytes() for seat in (*range(int(s.players)), NOBODY)]


def deal(view: Record, stream: Record) -> Record:
    """A State that the View allows. Every byte of it was something else before."""
    state = blank(RULES.state)
    state.view(np.uint8)[:] = 0x5A
    RULES.verbs.determinise(view, stream, state[0])
    return state[0]


def rivals(s: Record, seat: int) -> list[int]:
    return [rival for rival in range(int(s.players)) if rival != seat]


def cards(counts: Any) -> np.ndarray:
    """Counts of cards as plain numbers, that can be added up and go below zero."""
    return np.array(counts[:HAND_KINDS], np.int64)


# What test_modes.py compares ----------------------------------------------------------------------------


def _short(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:12]


def lines(seeds: range, views: int, all_views: int, deals: int) -> Iterator[str]:
    """A game of every variant a seed, a line a step: what was done, and hashes of all there is.

    Every `views` steps a View, of each seat in its turn, every `all_views` steps those of all, and every `deals`
    steps why each action is refused, and a deal of what a seat cannot see; 0 for never.
    """
    for seed in seeds:
        for variant in (with_crops_out(plain, seed) for plain in VARIANTS):
            yield f"{variant} {seed}"
            dealing = new_stream(key_from_seed(seed), 2)
            for count, game in enumerate(walk(variant, 1000 * seed + variant.players)):
                s = game.s
                parts = [
                    f"{'chance' if game.chance else 'act'} {game.number}",
                    _short(s.tobytes()),
                    str([(event.name, *event.values.values()) for event in game.events]),
                    str(game.legal()),
                ]
                if views and count % views == 0:
                    seat = count // views % (variant.players + 1) - 1  # NOBODY is one of them
                    parts.append(f"view {seat} {_short(look(s, seat).tobytes())}")
                if all_views and count % all_views == 0:
                    parts.append(_short(b"".join(look_all(s))))
                if deals and count % deals == deals - 1:
                    seat = count // deals % (variant.players + 1) - 1
                    parts.append(
                        str(
                            [RULES.notation.why_not(NILE.components, s, action) for action in range(len(RULES.actions))]
                        )
                    )
                    parts.append(f"deal {seat} {_short(deal(look(s, seat), dealing).tobytes())}")
                    parts.append(_short(dealing.tobytes()))
                if s.step == Step.OVER:
                    parts.append(str(RULES.notation.standings(NILE.components, s)))
                yield " ".join(parts)


if __name__ == "__main__":
    first, last, *strides = (int(word) for word in sys.argv[1:])
    sys.stdout.writelines(f"{line}\n" for line in lines(range(first, last), *strides))
