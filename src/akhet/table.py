"""Game and Table: the API through which every other package plays any game."""

import hashlib
import json
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np

from akhet.games import rules_of
from akhet.kernel.actions import ActionTable
from akhet.kernel.duplicate import DuplicateDeal
from akhet.kernel.events import new_log, take_events
from akhet.kernel.layout import NOBODY, Record, from_bytes
from akhet.kernel.refusal import Refusal, Refused, Seat, refuse, shown
from akhet.kernel.rules import Components, Event, Position, Rules, Standing
from akhet.kernel.stream import SEED_LIMIT, STREAM, key_from_seed, new_streams, secret_key
from akhet.kernel.table_loop import AWAITS_CHANCE, MOST_DRAWN, OVER
from akhet.language import game_message, say

MAX_NAME = 40
CHECK_DIGITS = 16
# Why the holder of a seat did not make a ply: a bot from outside failed, a clock ran out, or the player resigned while
# others play on.
STAND_INS = ("crashed", "stalled", "nonsense", "gone", "clock", "resigned")


@dataclass(frozen=True)
class Move:
    """A legal action: its number in the game's action table, and its words."""

    id: int
    say: str


@cache
def moves_of(actions: ActionTable) -> tuple[Move, ...]:
    """Every action of a game as a move, by number. Made once: a table has hundreds of legal moves at many steps."""
    return tuple(Move(number, words) for number, words in enumerate(actions.words))


@dataclass(frozen=True)
class Ply:
    """One accepted step: its seat and move, the chance results that followed, and its events."""

    seat: int
    move: int
    chance: list[str | int]
    events: list[Event]
    check: str  # a hash over all plies so far and the position after this one: finds where a record was changed
    stand_in: str | None = None  # one of STAND_INS if the holder of the seat did not make it


@dataclass(frozen=True)
class Start:
    """How a table began: with a deal, or from a position set up by hand."""

    position: Position | None
    chance: list[str | int]
    events: list[Event]
    check: str


@dataclass(frozen=True)
class Mark:
    """A position in which nothing can be taken back, with the secret source of chance: enough to continue from there.

    Never send it to a player.
    """

    state: bytes
    stream: bytes
    check: str


class Game:
    """A game's rules with a set of components. It opens tables."""

    def __init__(self, name: str, components: str | Path | Components | None = None) -> None:
        """`components` is a set, or the path of its file; default: the set that comes with the game."""
        self.rules: Rules = rules_of(name)
        self.name = self.rules.name
        if components is None or isinstance(components, str | Path):
            components = self.rules.setup.load_components(None if components is None else Path(components))
        self.components: Any = components
        self.parts = components.parts
        self.parts_array = np.array([self.parts], self.parts.dtype)  # for the rules' `at_table`

    @cached_property
    def components_hash(self) -> str:
        """The hash of the set, by which a record names it."""
        return self.components.hash()

    @cached_property
    def own_set(self) -> str | None:
        """The name of the set, if it is not the one that comes with the game."""
        shipped = self.rules.setup.load_components(None)
        return None if self.components_hash == shipped.hash() else self.components.name

    def open(
        self,
        /,  # an option may be called "self"
        players: int,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        names: Sequence[str] | None = None,
        chance: Iterable[Any] = (),
        duplicate: bool = False,
        **options: Any,
    ) -> "Table":
        """Open a new table. A seed makes its chance results repeatable; without one they come from the system.

        `key` is the random key itself, of 32 bytes, instead of a seed. `chance` gives the first chance results; the
        table draws the others. With `duplicate`, each seat draws from an order of its own (docs/duplicate.md): tables
        with the same key, players and options then have the same deal, however others play.
        """
        if duplicate and self.rules.lot_draw is None:
            raise refuse("open.duplicate")
        checked = self.rules.setup.read_options(self.components, players, options)
        log = new_log()
        state = self.rules.setup.initial_state(self.components, players, checked, log)
        return Table(
            self, state, key or key_for(seed), names=names, options=checked.given(), log=log, chance=chance,
            duplicate=duplicate,
        )  # fmt: skip

    def initial_state(self, players: int, options: dict[str, Any]) -> np.recarray:
        """The position of a new table before its first chance result, with checked options."""
        checked = self.rules.setup.read_options(self.components, players, options)
        return self.rules.setup.initial_state(self.components, players, checked, None)

    def set_up(self, position: Any, *, seed: int | None = None, names: Sequence[str] | None = None) -> "Table":
        """Open a table at a position set up by hand. A position that is not lawful is refused.

        If a chance result comes next, call `Table.settle`.
        """
        state = self.rules.notation.read_position(self.components, position)
        return Table(
            self,
            state,
            key_for(seed),
            names=names,
            position=self.rules.notation.position(self.components, state[0]),
            chance=None,
        )

    def resume(self, mark: Mark, key: bytes, options: dict[str, Any], names: Sequence[str] | None) -> "Table":
        """Continue a marked table. Its earlier plies are not needed: the cost does not grow with the game's length."""
        table = Table(self, self.rules.restore(mark.state), key, names=names, options=options, chance=None)
        table.restore_chance(mark.stream)
        table.start = Start(None, [], [], mark.check)
        return table


def move_json(game: Game, state: Record, move: int) -> dict[str, Any]:
    """A legal move as programs get it: its number, its words, names that the words lack, and what it would earn."""
    notation = game.rules.notation
    answer: dict[str, Any] = {"id": move, "say": game.rules.actions.say(move)}
    if isinstance(notation.move_data(move).get("what"), int):  # the words have only the number of a component
        _, values = notation.label(game.components, state, move)
        answer |= {name: value for name, value in values.items() if type(value) is str}
    earns = notation.forecast(state, move)
    return answer if earns is None else answer | {"earns": earns}


def key_for(seed: Any) -> bytes:
    if seed is None:
        return secret_key()
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise refuse("open.seed", None, most=str(SEED_LIMIT - 1))
    return key_from_seed(seed)


class Scratch(threading.local):
    """Arrays into which compiled code writes its results during a call, shared by all tables of a thread.

    A table of its own would have some kilobytes of them, and a server has thousands of tables.
    """

    def __init__(self) -> None:
        self.drawn = np.zeros((MOST_DRAWN, 2), np.int64)
        self._log = new_log()
        self._moves: dict[int, np.ndarray] = {}  # by the number of a game's actions

    def empty_log(self) -> np.ndarray:
        """A log without events."""
        self._log[0, 0] = 0  # it may hold those of a call that was refused
        return self._log

    def moves(self, rules: Rules) -> np.ndarray:
        """A buffer for a list of legal moves."""
        count = len(rules.actions)
        if count not in self._moves:
            self._moves[count] = rules.actions.buffer()
        return self._moves[count]


SCRATCH = Scratch()


class Table:
    """A game in progress. It changes only by `play`, `settle` and `undo`; a refused call changes nothing."""

    def __init__(
        self,
        game: Game,
        state: np.recarray,
        key: bytes,
        *,
        names: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        position: Position | None = None,
        log: np.ndarray | None = None,
        chance: Iterable[Any] | None = (),
        duplicate: bool = False,
    ) -> None:
        """Called by `Game.open` and `Game.set_up`. With `chance` None, `settle` has to be called first."""
        self.game = game
        self.rules = game.rules
        self.parts = game.parts
        self._state = np.asarray(state)  # a plain array of length one: compiled code takes it faster than a recarray
        self.players = int(state[0].players)
        self.options = dict(options or {})
        self.names = _checked_names(names, self.players)
        self.duplicate = duplicate  # whether it plays a duplicate deal
        self.use_key(key)  # secret: the key determines every card to come
        self.plies: list[Ply] = []
        self._copies = 0
        self._before: list[bytes] = []  # the positions of this turn that `undo` can return to
        self._header = json.dumps([self.options, self.names])  # part of every check
        events = [] if log is None else self._take_events(log)
        self.start = Start(position, [], events, self._check_after(self._header, [], self._state))
        if chance is not None:
            self.settle(chance)

    @property
    def state(self) -> Record:
        """The whole position with its hidden cards, for tests and analysis. Players and bots get a `view`."""
        return self._state[0]

    @property
    def stream(self) -> Record:
        """The secret random stream from which chance results are drawn."""
        return self._streams[0]

    @property
    def chance_source(self) -> bytes:
        """Where chance continues: the state of the random stream, then what was revealed of a duplicate deal."""
        return self._streams.tobytes() + (b"" if self._deal is None else self._deal.save())

    def restore_chance(self, source: bytes) -> None:
        """Continue where `chance_source` was; raises ValueError if these bytes are not that."""
        deal = source[STREAM.itemsize :]
        self._streams = np.asarray(from_bytes(STREAM, source[: STREAM.itemsize]))
        self.duplicate = bool(deal)
        self._deal = DuplicateDeal(self.key) if deal else None
        if self._deal is not None:
            self._deal.load(deal)

    @property
    def over(self) -> bool:
        return self._turn() == OVER

    @property
    def awaits_chance(self) -> bool:
        """Whether a chance result comes next. Only in a position set up by hand, before `settle`."""
        return self._turn() == AWAITS_CHANCE

    @property
    def turn(self) -> int | None:
        """The seat to move; None if a chance result comes next or the game is over."""
        seat = self._turn()
        return None if seat in (AWAITS_CHANCE, OVER) else seat

    def _turn(self) -> int:
        """The seat to move, AWAITS_CHANCE or OVER."""
        return int(self.rules.verbs.at_table.turn(self._state, self.game.parts_array, SCRATCH.moves(self.rules)))

    def legal(self) -> list[Move]:
        """All legal moves of the seat to move, by number."""
        found = SCRATCH.moves(self.rules)
        count = self.rules.verbs.at_table.legal(self._state, self.game.parts_array, found)
        moves = moves_of(self.rules.actions)
        return [moves[number] for number in found[:count].tolist()]

    def why_not(self, move: int | str, seat: int | None = None) -> Refusal | None:
        """Why a move, by number or words, would be refused; None if it is legal."""
        try:
            self._understand(move, seat)
        except Refused as refused:
            return refused.refusal
        return None

    def view(self, seat: int | None) -> Record:
        """What a seat may know; with None, what a spectator may know."""
        views = np.zeros(1, self.rules.view)
        self.rules.verbs.at_table.look(self._state, NOBODY if seat is None else self._seat(seat), views)
        return views[0]

    def position(self) -> dict[str, Any]:
        """The whole position with readable names."""
        return dict(self.rules.notation.position(self.game.components, self.state))

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """A seat's view with readable names."""
        return dict(self.rules.notation.view_position(self.game.components, self.view(seat)))

    def score(self) -> list[Standing]:
        """The place of every seat and what decides it, as if the game ended now."""
        return self.rules.notation.standings(self.game.components, self.state)

    def explain_score(self, locale: str | None = None, reader: int | None = None) -> list[str]:
        """The ranking in sentences, from the first place down, each with what decided that place.

        A player in the seat `reader` is addressed as "you".
        """
        ranked = sorted(self.score(), key=lambda standing: standing.place)
        return [self._result(*pair, locale, reader) for pair in zip([None, *ranked], ranked, strict=False)]

    def _result(self, above: Standing | None, standing: Standing, locale: str | None, reader: int | None) -> str:
        """The place of one seat. `decider` is the first of its counts that is not that of the seat above, from 1."""
        values: dict[str, Any] = {
            "seat": Seat(standing.seat),
            "place": standing.place,
            "counts": ", ".join(map(str, standing.counts)),
            **standing.details,
        }
        message = "result-first"
        if above is not None:
            pairs = enumerate(zip(above.counts, standing.counts, strict=True), start=1)
            decided = next(((number, more, count) for number, (more, count) in pairs if more != count), None)
            message = "result-shared" if decided is None else "result-behind"
            values |= {"rival": Seat(above.seat)} | {f"rival_{name}": n for name, n in above.details.items()}
            values |= dict(zip(("decider", "more", "count"), decided or (), strict=False))
        return say(game_message(self.rules.name, message), locale, self.names, reader, **values)

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back."""
        return not self._before

    def mark(self) -> Mark:
        """The table as `Game.resume` continues it. It must be settled: a mark has no steps to take back."""
        if not self.settled:
            raise ValueError("a step can still be taken back")
        return Mark(self._state.tobytes(), self.chance_source, self.check)

    def hash(self) -> str:
        """Identifies this position of this game: equal positions have equal hashes on every machine."""
        digest = hashlib.sha256(f"{self.rules.name} {self.rules.version} {self.game.components_hash}\n".encode())
        digest.update(self._state.tobytes()[: self.rules.checked_bytes])
        return digest.hexdigest()

    def _check_after(self, before: str, step: list[str | int], state: np.ndarray) -> str:
        digest = hashlib.sha256(json.dumps([before, step]).encode())
        digest.update(state.tobytes()[: self.rules.checked_bytes])
        return digest.hexdigest()[:CHECK_DIGITS]

    @property
    def check(self) -> str:
        return self.plies[-1].check if self.plies else self.start.check

    def events(self, seat: int | None = None, everything: bool = True) -> list[dict[str, Any]]:
        """All events in order. With `everything` false, as a seat (or with None a spectator) saw them."""
        events = [*self.start.events, *(event for ply in self.plies for event in ply.events)]
        return [event_json(event, seat, everything) for event in events]

    def play(
        self,
        move: int | str,
        *,
        seat: int | None = None,
        chance: Iterable[Any] = (),
        dice: bool = True,
        stand_in: str | None = None,
    ) -> list[Ply]:
        """Carry out a move by its number or words, and the chance results it causes. Raises Refused, changing nothing.

        Words may mean several steps, such as `plant 2 wheat`: either all of them are made or none. If `seat` is given,
        it must be the seat to move. `chance` gives the first chance results; the table draws the others. With `dice`
        false it draws none, and a move with too few results is refused. `stand_in` is the reason why the holder of the
        seat does not move themselves; such a move becomes an event and cannot be taken back.
        """
        if stand_in is not None and stand_in not in STAND_INS:
            raise refuse("play.stand_in", None, why=shown(stand_in), reasons=", ".join(STAND_INS))
        steps = self._understand(move, seat)
        given = list(chance)
        state = self._state
        before = list(self._before)
        plies: list[Ply] = []
        log = SCRATCH.empty_log()
        for step in steps:
            mover = int(state["turn"][0])
            before.append(state.tobytes())
            after = np.empty_like(state)
            self.rules.verbs.at_table.act(state, after, self.game.parts_array, step, log)
            state = after
            results, given = self._carry_out_chance(state, given, dice, log)
            if not dice and self.rules.verbs.awaits_chance(state[0]):
                raise refuse("chance.missing")
            made, events = [mover, step, *results], self._take_events(log)
            if stand_in is not None:
                made.append(f"stand_in {stand_in}")
                events.insert(0, Event("stood_in", {"seat": mover, "why": stand_in}))
            check = self._check_after(plies[-1].check if plies else self.check, made, state)
            plies.append(Ply(mover, step, results, events, check, stand_in))
            if results or stand_in or state["turn"][0] != mover:
                before.clear()
        if given:
            raise refuse("chance.left_over", None, count=len(given))
        self._state, self._before = state, before
        self.plies += plies
        return plies

    def settle(self, chance: Iterable[Any] = (), *, dice: bool = True) -> list[Event]:
        """Carry out the chance results that come next: first those given, then, unless `dice` is false, drawn ones.

        Only a position set up by hand needs this; `open` and `play` do it themselves.
        """
        if not self.awaits_chance:
            raise refuse("chance.not_pending")
        given, state, log = list(chance), self._state.copy(), SCRATCH.empty_log()
        results, left = self._carry_out_chance(state, given, dice, log)
        if left:
            raise refuse("chance.left_over", None, count=len(left))
        events = self._take_events(log)
        chances = [*self.start.chance, *results]
        self.start = Start(
            self.start.position, chances, [*self.start.events, *events], self._check_after(self._header, chances, state)
        )
        self._state = state
        return events

    def undo(self, seat: int | None = None) -> None:
        """Take back the last step of this turn. A step that revealed a card or ended the turn cannot be taken back."""
        if seat is not None and self._seat(seat) != self._state["turn"][0]:
            raise Refused(self.rules.notation.not_your_turn)
        if not self._before:
            raise refuse("undo.nothing")
        self._state = np.asarray(from_bytes(self.rules.state, self._before.pop()))
        self.plies.pop()

    def forget(self) -> None:
        """Drop the plies of a settled table, if they are stored elsewhere; `start` is then the present position."""
        if self.settled:
            self.start = Start(None, [], [], self.check)
            self.plies.clear()

    def use_key(self, key: bytes) -> None:
        """Draw chance results from this key from now on."""
        self.key = key
        self._streams = np.asarray(new_streams(key, [0]))
        self._deal = DuplicateDeal(key) if self.duplicate else None

    def copy(self) -> "Table":
        """An independent copy. It has a random key of its own, so it reveals nothing about the cards to come here.

        It draws like a table that is not a duplicate.
        """
        self._copies += 1
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin.duplicate = False
        twin.use_key(hashlib.sha256(self.key + b"copy %d" % self._copies).digest())
        twin._copies = 0
        twin.plies = list(self.plies)
        twin._before = list(self._before)
        return twin

    def _seat(self, seat: Any) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise refuse("seat.unknown", None, seat=shown(seat, 20), last=self.players - 1)
        return seat

    def _understand(self, move: Any, seat: int | None) -> list[int]:
        """The steps that a move means. They are checked in the order of the games' rulings on refusals."""
        if seat is not None:
            self._seat(seat)
        if isinstance(move, str) and move.strip().isdecimal() and len(move.strip()) < 6:
            move = int(move)
        if isinstance(move, np.integer):
            move = int(cast(Any, move))
        known = type(move) is int and 0 <= move < len(self.rules.actions)
        if type(move) is int and not known:
            raise refuse("move.unknown_number", None, move=shown(move, 20), most=len(self.rules.actions) - 1)
        if not isinstance(move, int | str) or isinstance(move, bool):
            raise refuse("move.neither")
        if seat is not None and seat != self._state["turn"][0] and not self.over:
            raise Refused(self.rules.notation.not_your_turn)
        steps = (
            self.rules.notation.understand(self.game.components, self.state, move) if isinstance(move, str) else [move]
        )
        if len(steps) == 1 and (why := self._why_not(steps[0])):
            raise Refused(why)
        return steps

    def _why_not(self, action: int) -> Refusal | None:
        if self.rules.verbs.at_table.is_legal(self._state, self.game.parts_array, action, SCRATCH.moves(self.rules)):
            return None
        return self.rules.notation.why_not(self.game.components, self.state, action)

    def _carry_out_chance(
        self, state: np.ndarray, given: list[Any], dice: bool, log: np.ndarray
    ) -> tuple[list[str | int], list[Any]]:
        """Carry out chance results: first those given, then drawn ones. Returns the results and those not used."""
        given = list(given)
        results = self._carry_out_given(state, given, log) if given else []
        if dice and not given:
            results += self._draw(state, log)
        return results, given

    def _carry_out_given(self, state: np.ndarray, given: list[Any], log: np.ndarray) -> list[str | int]:
        """Carry out given chance results as long as one comes next. Removes those used from `given`; returns them."""
        rules, components, parts, s = self.rules, self.game.components, self.parts, state[0]
        results: list[str | int] = []
        weights = np.zeros(rules.outcomes, np.int64)
        while given and rules.verbs.awaits_chance(s):
            result, step = given.pop(0), int(s.step)
            outcome = rules.notation.read_outcome(components, step, result)
            rules.verbs.odds(s, parts, weights)
            if outcome is None or weights[outcome] == 0:
                raise refuse("chance.impossible", None, number=len(results) + 1, outcome=shown(result))
            results.append(rules.notation.say_outcome(components, step, outcome))
            rules.verbs.happen(s, parts, outcome, log)
        return results

    def _draw(self, state: np.ndarray, log: np.ndarray) -> list[str | int]:
        """Draw and carry out chance results until none comes next."""
        if self._deal is not None:
            return self._draw_from(self._deal, state, log)
        say, components, drawn = self.rules.notation.say_outcome, self.game.components, SCRATCH.drawn
        results: list[str | int] = []
        count = MOST_DRAWN
        while count == MOST_DRAWN:
            count = self.rules.verbs.at_table.draw(state, self.game.parts_array, self._streams, log, drawn)
            results += [say(components, step, outcome) for step, outcome in drawn[:count].tolist()]
        return results

    def _draw_from(self, deal: DuplicateDeal, state: np.ndarray, log: np.ndarray) -> list[str | int]:
        """The same from a duplicate deal."""
        rules, components, parts, s = self.rules, self.game.components, self.parts, state[0]
        assert rules.lot_draw is not None
        results: list[str | int] = []
        while rules.verbs.awaits_chance(s):
            draw, step = rules.lot_draw(s, parts), int(s.step)
            outcome = int(rules.verbs.chance(s, parts, self.stream)) if draw is None else deal.draw(draw)
            results.append(rules.notation.say_outcome(components, step, outcome))
            rules.verbs.happen(s, parts, outcome, log)
        return results

    def _take_events(self, log: np.ndarray) -> list[Event]:
        return [self.rules.notation.event(self.game.components, row) for row in take_events(log)]


def event_json(event: Event, seat: int | None = None, everything: bool = True) -> dict[str, Any]:
    """An event as JSON. With `everything` false, its secret is left out unless it is the seat's own."""
    values = dict(event.values)
    if event.secret and not everything and values["seat"] != seat:
        del values[event.secret]
    return {"event": event.name, **values}


def _checked_names(names: Sequence[Any] | None, players: int) -> list[str] | None:
    if names is None:
        return None
    fits = isinstance(names, list | tuple) and len(names) == players
    if not fits or not all(
        isinstance(name, str) and 0 < len(name.strip()) <= MAX_NAME and name.isprintable() for name in names
    ):
        raise refuse("open.names", None, players=players, most=MAX_NAME)
    return [name.strip() for name in names]
