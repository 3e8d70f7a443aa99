"""Random games without a Table, one step at a time: shared by the tests of properties, views, modes and golden files.

As a program it prints many games, one line per step. test_modes.py runs it with interpreted rules and compares the
lines with those of the compiled ones.
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
        """The options for `Game.open`, without those that have their default."""
        given = asdict(self)
        del given["players"]
        return {name: value for name, value in given.items() if value not in (None, False)}


VARIANTS = (
    *(Variant(players) for players in range(2, 7)),
    *(Variant(players, monuments=True) for players in range(2, 7)),
    *(Variant(players, classic=True) for players in range(2, 6)),
)


def with_crops_out(variant: Variant, number: int) -> Variant:
    """The variant with other crops out, if N2.2 allows a choice."""
    count = 0 if variant.classic or variant.players == 6 else 1 if variant.players == 5 else 2
    out = tuple(CROP_NAMES[(number + place) % CROPS] for place in range(count))
    return replace(variant, out=out) if out else variant


# Styles of play: a seat makes its preferred moves three times out of four. Together they lead to large and small hands,
# fields taken over, Monuments and speculation, which are rare in plain random play.
UNIFORM, FARMER, HOARDER, TRADER, SPECULATOR = range(5)
MANY_CARDS = 9  # in hand: from here on, a hoarder plants


def _prefers(style: int, hand_size: int, move: int) -> bool:
    if style == FARMER or (style == HOARDER and hand_size >= MANY_CARDS):
        return PUT <= move < PLAY
    if style == HOARDER:
        return move == DONE
    if style == TRADER:
        return move in (START_MARKET, START_OFFERING)
    return style == SPECULATOR and move >= PLAY


class Chooser:
    """Chooses moves by a random stream of its own."""

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(key_from_seed(seed), 1)
        self._styles = [int(below(self._stream, SPECULATOR + 1)) for _ in range(6)]

    def number(self, limit: int) -> int:
        return int(below(self._stream, limit))

    def choose(self, s: Record, moves: Sequence[int]) -> int:
        style, hand_size = self._styles[s.turn], int(s.hand_size[s.turn])
        preferred = [move for move in moves if _prefers(style, hand_size, move)]
        if preferred and self.number(4):
            return preferred[self.number(len(preferred))]
        return moves[self.number(len(moves))]


class RandomGame:
    """A State and dice, played one step at a time. A step is an action or a chance result."""

    def __init__(self, variant: Variant, seed: int, log_events: bool = True) -> None:
        checked = RULES.setup.read_options(NILE.components, variant.players, variant.options())
        self.players = variant.players
        self.state = RULES.setup.initial_state(NILE.components, variant.players, checked, None)
        self.s: Record = self.state[0]
        self.dice = new_stream(key_from_seed(seed))
        self.chooser = Chooser(seed)
        self.chance = False  # whether the last step was a chance result
        self.number = 0  # of that result, or of the action
        self.events: list[Event] = []  # of that step
        self._log = new_log() if log_events else None
        self._moves = np.zeros(len(RULES.actions), np.int16)

    def legal(self) -> list[int]:
        return self._moves[: RULES.verbs.legal(self.s, NILE.parts, self._moves)].tolist()

    def step(self) -> bool:
        """Take a step; False if the game is over."""
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


def walk(variant: Variant, seed: int, log_events: bool = True) -> Iterator[RandomGame]:
    """Play a random game to its end; yield it before the first step and after each step."""
    game = RandomGame(variant, seed, log_events)
    yield game
    while game.step():
        yield game


def look(s: Record, seat: int) -> Record:
    """A seat's View of a state; NOBODY for a spectator. Every byte had another value before."""
    view = blank(RULES.view)
    view.view(np.uint8)[:] = 0xA5
    RULES.verbs.look(s, seat, view[0])
    return view[0]


def look_all(s: Record) -> list[bytes]:
    """Every seat's View, and then a spectator's."""
    return [look(s, seat).tobytes() for seat in (*range(int(s.players)), NOBODY)]


def deal(view: Record, stream: Record) -> Record:
    """A State that the View allows. Every byte had another value before."""
    state = blank(RULES.state)
    state.view(np.uint8)[:] = 0x5A
    RULES.verbs.determinise(view, stream, state[0])
    return state[0]


def rivals(s: Record, seat: int) -> list[int]:
    return [rival for rival in range(int(s.players)) if rival != seat]


def cards(counts: Any) -> np.ndarray:
    """Counts of cards as wide integers, which can be summed and go below zero."""
    return np.array(counts[:HAND_KINDS], np.int64)


# What test_modes.py compares ----------------------------------------------------------------------------


def _short(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:12]


def lines(seeds: range, views: int, all_views: int, deals: int) -> Iterator[str]:
    """One game per variant and seed, one line per step: what was done, and hashes of everything.

    Every `views` steps the line has a View, of each seat in turn. Every `all_views` steps it has all Views. Every
    `deals` steps it has the refusals of all actions and a deal of the cards that a seat cannot see. 0 means never.
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
