"""The rules of Pebbles.

P1 A heap of pebbles, 12 unless the table says otherwise, lies in the middle. Chance decides who begins.
P2 In turn, each player takes one, two or three of them.
P3 One time in four the river turns what was taken to gold: it counts double.
P4 When the heap is empty, most pebbles win; equal players share a place.
"""

import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from akhet.kernel.actions import ActionTable
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY, Record, blank, from_bytes, i8, record_type, u8
from akhet.kernel.loop import game_verbs
from akhet.kernel.reading import Reading
from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.kernel.rules import Bounds, Event, Notation, Position, Rules, Setup, Standing
from akhet.kernel.stream import below
from pebbles.manifest import MANIFEST

MAX_PLAYERS = 4
MOST = 3  # pebbles in one turn
HEAP, MAX_HEAP = 12, 100
FIRST, GOLD, TAKE, OVER = range(4)
STEP_NAMES = ("first", "gold", "take", "over")
PLAIN, TURNED_TO_GOLD = range(2)
BEGAN, TOOK, GLITTERED, ENDED = range(4)

# A state is one flat record. Every game has `players`, `turn` and `step` in it.
STATE = record_type(
    ("players", u8), ("step", u8), ("turn", i8), ("heap", u8), ("taken", u8), ("pebbles", u8, MAX_PLAYERS)
)
# A view is what one seat may know. Here that is everything, and the seat.
VIEW = record_type(
    ("seat", i8), ("players", u8), ("step", u8), ("turn", i8), ("heap", u8), ("taken", u8), ("pebbles", u8, MAX_PLAYERS)
)
PARTS = record_type(("gold_in", u8))  # what the rules read of the components: one time in so many
ACTIONS = ActionTable(take=[f"take {number}" for number in range(1, MOST + 1)])


# The verbs: functions over a state, the same in every game (kernel/loop.py) ------------------------------------


@rule
def legal(s, parts, moves):
    """P2: one, two or three, as long as there are so many."""
    count = 0
    if s.step == TAKE:
        for number in range(min(MOST, np.int64(s.heap))):
            moves[count] = number
            count += 1
    return count


@rule
def act(s, parts, action, log):
    """P2: what is taken waits for the river."""
    s.taken = action + 1
    s.heap -= s.taken
    s.step = GOLD
    log_event(log, TOOK, s.turn, s.taken, 0)


@rule
def awaits_chance(s):
    return s.step == FIRST or s.step == GOLD


@rule
def chance(s, parts, stream):
    if s.step == FIRST:
        return below(stream, s.players)
    return TURNED_TO_GOLD if below(stream, parts.gold_in) == 0 else PLAIN


@rule
def odds(s, parts, weights):
    """P1, P3: how likely each outcome of the next chance is, as whole numbers; their sum."""
    total = 0
    for outcome in range(MAX_PLAYERS):
        weight = 0
        if s.step == FIRST and outcome < s.players:
            weight = 1
        elif s.step == GOLD and outcome == PLAIN:
            weight = np.int64(parts.gold_in) - 1
        elif s.step == GOLD and outcome == TURNED_TO_GOLD:
            weight = 1
        weights[outcome] = weight
        total += weight
    return total


@rule
def happen(s, parts, outcome, log):
    """P1: who begins. P3: what was taken counts, plain or as gold. P4: an empty heap ends the game."""
    if s.step == FIRST:
        s.turn = outcome
        s.step = TAKE
        log_event(log, BEGAN, outcome, 0, 0)
        return
    s.pebbles[s.turn] += s.taken
    if outcome == TURNED_TO_GOLD:
        s.pebbles[s.turn] += s.taken
        log_event(log, GLITTERED, s.turn, s.taken, 0)
    s.taken = 0
    if s.heap == 0:
        s.step = OVER
        log_event(log, ENDED, 0, 0, 0)
        return
    s.step = TAKE
    s.turn = (s.turn + 1) % s.players


@rule
def look(s, seat, view):
    """Nothing is hidden."""
    view.seat = seat
    view.players = s.players
    view.step = s.step
    view.turn = s.turn
    view.heap = s.heap
    view.taken = s.taken
    for player in range(MAX_PLAYERS):
        view.pebbles[player] = s.pebbles[player]


@rule
def determinise(view, stream, s):
    """A position that fits the view: there is only one."""
    s.players = view.players
    s.step = view.step
    s.turn = view.turn
    s.heap = view.heap
    s.taken = view.taken
    for player in range(MAX_PLAYERS):
        s.pebbles[player] = view.pebbles[player]


@rule
def score(s, parts, seat):
    return np.int64(s.pebbles[seat])


@rule
def rank(s, parts, places):
    """P4: equal players share a place."""
    for seat in range(s.players):
        place = 1
        for rival in range(s.players):
            if s.pebbles[rival] > s.pebbles[seat]:
                place += 1
        places[seat] = place


def counts(states: np.recarray, parts: Record) -> np.ndarray:
    """P4: what the ranking compares, of every seat in many games: here one number."""
    return states.pebbles[:, : states[0].players, None].astype(np.int64)


# The set-up -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    gold_in: int = 4
    name: str = "Pebbles"
    reconstruction: bool = False

    def hash(self) -> str:
        return f"pebbles-{self.gold_in}"

    @cached_property
    def parts(self) -> Record:
        parts = blank(PARTS)[0]
        parts.gold_in = self.gold_in
        return parts


@dataclass(frozen=True)
class Options:
    heap: int = HEAP

    def given(self) -> dict[str, Any]:
        return {"heap": self.heap}


def load_components(path: Path | None) -> Components:
    if path is not None:
        raise refuse("pebbles.no_sets", None, file=shown(path.name))
    return Components()


def read_options(components: Components, players: Any, given: dict[str, Any]) -> Options:
    if type(players) is not int or players not in MANIFEST.players:
        raise refuse("pebbles.players", "P1", players=shown(players))
    for name in given:
        if name != "heap":
            raise refuse("open.unknown_option", None, option=shown(name), known="heap")
    heap = given.get("heap", HEAP)
    if type(heap) is not int or not 1 <= heap <= MAX_HEAP:
        raise refuse("pebbles.heap", "P1", most=MAX_HEAP)
    return Options(heap)


def initial_state(components: Components, players: int, options: Options, log: Any = None) -> np.recarray:
    """P1: before chance decides who begins."""
    states = blank(STATE)
    s = states[0]
    s.players, s.heap, s.turn, s.step = players, options.heap, NOBODY, FIRST
    return states


def bounds(components: Components, s: Record) -> Bounds:
    """P2, P3: at least one pebble a turn, each followed by the river."""
    return Bounds(decisions=int(s.heap), chances=int(s.heap) + 1, score=2 * int(s.heap))


# The notation ---------------------------------------------------------------------------------------------------

READ = Reading()
NOT_YOUR_TURN = Refusal("pebbles.not_your_turn", "P2")


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    if s.step == OVER:
        return Refusal("pebbles.over", "P4")
    return None if action < s.heap else Refusal("pebbles.too_many", "P2", {"heap": int(s.heap)})


def understand(components: Components, s: Record, words: str) -> list[int]:
    action = ACTIONS.number(" ".join(words.lower().split()))
    if action is None:
        raise Refused(Refusal("move.not_understood", None, {"words": shown(words, 80)}))
    return [action]


def label(components: Components, s: Record, action: int) -> tuple[str, dict[str, object]]:
    return "pebbles-action-take", {"number": action + 1}


def move_data(action: int) -> dict[str, Any]:
    return {"say": ACTIONS.say(action), "verb": "take", "what": action + 1}


def event(components: Components, row: tuple[int, int, int, int]) -> Event:
    kind, seat, number, _ = row
    if kind == ENDED:
        return Event("ended", {})
    if kind == BEGAN:
        return Event("began", {"seat": seat})
    return Event("took" if kind == TOOK else "glittered", {"seat": seat, "pebbles": number})


def say_outcome(components: Components, step: int, outcome: int) -> str | int:
    return outcome if step == FIRST else ("plain", "gold")[outcome]


def read_outcome(components: Components, step: int, said: Any) -> int | None:
    if step == FIRST:
        return said if type(said) is int and 0 <= said < MAX_PLAYERS else None
    return {"plain": PLAIN, "gold": TURNED_TO_GOLD}.get(said) if isinstance(said, str) else None


def position(components: Components, s: Record) -> Position:
    return {
        "players": int(s.players),
        "turn": None if s.turn == NOBODY else int(s.turn),
        "step": STEP_NAMES[s.step],
        "heap": int(s.heap),
        "taken": int(s.taken),
        "pebbles": [int(count) for count in s.pebbles[: s.players]],
    }


def read_position(components: Components, given: Any) -> np.recarray:
    entries = READ.table(given, "position", "players", "turn", "step", "heap", "taken", "pebbles")
    players = READ.number(entries, "players", MANIFEST.players.start, MAX_PLAYERS, None)
    states = blank(STATE)
    s = states[0]
    s.players = players
    s.step = READ.choice(entries.get("step", "take"), STEP_NAMES, "step")
    s.turn = NOBODY if s.step == FIRST else READ.number(entries, "turn", 0, players - 1, 0)
    s.heap = READ.number(entries, "heap", 0 if s.step in (GOLD, OVER) else 1, MAX_HEAP, HEAP)
    s.taken = READ.number(entries, "taken", 1, MOST, None) if s.step == GOLD else 0
    for seat, pebbles in enumerate(READ.seats(entries.get("pebbles"), "pebbles", players)):
        s.pebbles[seat] = READ.number({"pebbles": pebbles or 0}, "pebbles", 0, 2 * MAX_HEAP, 0, f"pebbles[{seat}]")
    return states


def view_position(components: Components, view: Record) -> Position:
    return {"seat": None if view.seat == NOBODY else int(view.seat), **position(components, view)}


def read_view(components: Components, given: Any) -> np.recarray:
    entries = READ.table(given, "view")
    seat = entries.get("seat")
    state = read_position(components, {name: value for name, value in entries.items() if name != "seat"})
    views = blank(VIEW)
    look(state[0], NOBODY if seat is None else READ.number(entries, "seat", 0, MAX_PLAYERS - 1, 0), views[0])
    return views


def standings(components: Components, s: Record) -> list[Standing]:
    places = np.zeros(MAX_PLAYERS, np.int64)
    rank(s, components.parts, places)
    found = counts(from_bytes(STATE, s.tobytes()), components.parts)[0].tolist()
    return [
        Standing(seat, int(places[seat]), found[seat], {"pebbles": int(s.pebbles[seat])}) for seat in range(s.players)
    ]


RULES = Rules(
    manifest=MANIFEST,
    version="1",
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    outcomes=MAX_PLAYERS,
    verbs=game_verbs(
        "pebbles", sys.modules[__name__], look=look, determinise=determinise, rank=rank, score=score, counts=counts
    ),
    setup=Setup(load_components, read_options, initial_state, bounds),
    notation=Notation(
        why_not=why_not,
        not_your_turn=NOT_YOUR_TURN,
        understand=understand,
        label=label,
        move_data=move_data,
        event=event,
        say_outcome=say_outcome,
        read_outcome=read_outcome,
        position=position,
        read_position=read_position,
        view_position=view_position,
        read_view=read_view,
        standings=standings,
    ),
)
