"""`akhet referee`: the interface for other programs. Each line of input is a JSON object, and so is each answer.

docs/referee.md describes every message.
"""

import json
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO, TextIO

import numpy as np

from akhet import __version__
from akhet.bots import bot_names
from akhet.bots.bot import Thought
from akhet.bots.seat import BotSeat
from akhet.bots.spec import MAX_ITERATIONS, MAX_SECONDS, Spec, read_spec
from akhet.games import game_names
from akhet.kernel.layout import blank
from akhet.kernel.refusal import Refused, refuse, shown
from akhet.kernel.stream import new_stream
from akhet.language import explain
from akhet.record import parse_json, record_of, replay
from akhet.table import Game, Ply, Table, event_json, key_for, move_json

MAX_LINE = 2**20
IMAGINED = 1  # the number of the stream that deals what a view does not show
TABLE_ENTRIES = {"players", "seed", "names", "chance"}  # entries of a request itself, not of its options

Answer = dict[str, Any]
Request = dict[str, Any]


@dataclass(frozen=True)
class Verb:
    does: Callable[["Referee", Request], Answer]
    entries: tuple[str, ...]


class Referee:
    """Holds one table. Every request gets an answer, and a refused one changes nothing."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def answer(self, line: bytes) -> Answer:
        """The answer to one line of any content."""
        try:
            request = read_request(line)
            return {"ok": True, **VERBS[request["do"]].does(self, request)}
        except Refused as refused:
            why = explain(refused.refusal, names=self._table.names if self._table else None)
            return {"ok": False, "code": refused.refusal.code, "ruling": refused.refusal.ruling, "why": why}

    @property
    def table(self) -> Table:
        if self._table is None:
            raise refuse("referee.no_game")
        return self._table

    def help(self, request: Request) -> Answer:
        verbs = {name: list(verb.entries) for name, verb in VERBS.items()}
        return {"akhet": __version__, "games": list(game_names()), "bots": bot_names(), "verbs": verbs}

    def actions(self, request: Request) -> Answer:
        rules = Game(entry(request, "game", str, "game")).rules
        return {"actions": [{"id": number, "say": words} for number, words in enumerate(rules.actions.words)]}

    def new(self, request: Request) -> Answer:
        game = open_game(request)
        options = entry(request, "options", dict, "object", {})
        for name in TABLE_ENTRIES & options.keys():
            raise refuse("referee.no_option", None, entry=name)
        self._table = game.open(
            request.get("players"),  # type: ignore[arg-type]  # checked by the game, with its ruling
            seed=request.get("seed"),
            names=request.get("names"),
            chance=chance_of(request),
            **options,
        )
        return {"game": game.name, "players": self._table.players, **self.happened(self._table.start.events)}

    def set(self, request: Request) -> Answer:
        game = open_game(request)
        table = game.set_up(request.get("state"), seed=request.get("seed"), names=request.get("names"))
        if chance_of(request):
            table.settle(chance_of(request), dice=False)
        self._table = table
        return {"game": game.name, "players": table.players, **self.happened(table.start.events)}

    def legal(self, request: Request) -> Answer:
        return {
            "moves": [move_json(self.table.game, self.table.state, move.id) for move in self.table.legal()],
            **self.status(),
        }

    def play(self, request: Request) -> Answer:
        plies = self.table.play(self.move(request), seat=request.get("seat"), chance=chance_of(request))
        events = [event for ply in plies for event in ply.events]
        return {"plies": [self.ply_json(ply) for ply in plies], **self.happened(events)}

    def check(self, request: Request) -> Answer:
        refusal = self.table.why_not(self.move(request), request.get("seat"))
        if refusal is None:
            return {"legal": True}
        why = explain(refusal, names=self.table.names)
        return {"legal": False, "code": refusal.code, "ruling": refusal.ruling, "why": why}

    def undo(self, request: Request) -> Answer:
        self.table.undo(request.get("seat"))
        return self.status()

    def chance(self, request: Request) -> Answer:
        dice = entry(request, "dice", bool, "true-or-false", True)
        return self.happened(self.table.settle(chance_of(request), dice=dice))

    def odds(self, request: Request) -> Answer:
        rules, s = self.table.rules, self.table.state
        weights = np.zeros(rules.outcomes, np.int64)
        rules.verbs.odds(s, self.table.parts, weights)
        say, components, step = rules.notation.say_outcome, self.table.game.components, int(s.step)
        outcomes = [
            {"outcome": say(components, step, int(n)), "weight": int(weights[n])} for n in np.flatnonzero(weights)
        ]
        return {"outcomes": outcomes}

    def view(self, request: Request) -> Answer:
        if "seat" not in request:
            raise refuse("referee.type", None, entry="seat", kind="seat")
        return {"view": self.table.view_position(request["seat"])}

    def state(self, request: Request) -> Answer:
        return {"state": self.table.position(), "hash": self.table.hash(), **self.status()}

    def determinise(self, request: Request) -> Answer:
        rules = self.table.rules
        view = self.table.view(request.get("seat"))
        state = blank(rules.state)[0]
        rules.verbs.determinise(view, new_stream(key_for(request.get("seed"))), state)
        return {"state": rules.notation.position(self.table.game.components, state)}

    def imagine(self, request: Request) -> Answer:
        game = open_game(request)
        rules, components = game.rules, game.components
        view = rules.notation.read_view(components, request.get("view"))[0]
        state = blank(rules.state)[0]
        # Its own stream, so that the deal is independent of the chance results to come.
        rules.verbs.determinise(view, new_stream(key_for(request.get("seed")), IMAGINED), state)
        self._table = game.set_up(rules.notation.position(components, state), seed=request.get("seed"))
        return {"game": game.name, "players": self._table.players, **self.status()}

    def score(self, request: Request) -> Answer:
        standings = [standing.json() for standing in self.table.score()]
        return {"over": self.table.over, "standings": standings, "why": self.table.explain_score()}

    def events(self, request: Request) -> Answer:
        seat = request.get("seat")
        if seat is not None:
            self.table.view(seat)  # refuses a seat that does not exist
        events = self.table.events(seat, everything="seat" not in request)
        since = entry(request, "from", int, "count", 0)
        if since < 0:
            raise refuse("referee.type", None, entry="from", kind="count")
        return {"events": events[since:]}

    def record(self, request: Request) -> Answer:
        return {"record": record_of(self.table)}

    def load(self, request: Request) -> Answer:
        table = replay(request.get("record"), components_of(request))
        table.use_key(key_for(request.get("seed")))
        self._table = table
        return {"game": table.rules.name, "players": table.players, **self.status()}

    def bot(self, request: Request) -> Answer:
        table = self.table
        if table.turn is None:
            raise refuse("bot.nobody_to_move")
        explained = entry(request, "explain", bool, "true-or-false", False)
        with BotSeat(bot_of(request), table.game, key_for(request.get("seed"))) as seat:
            move = seat.move(table)
            answer = {"seat": table.turn, "move": move, "say": table.rules.actions.say(move)}
            if explained:
                answer["thought"] = self.thought_json(seat.thought)
            if seat.why is not None:
                answer["why"] = seat.why
        for fault in seat.faults:
            answer |= {"stand_in": fault.kind, "why": fault.detail}
        return answer

    def thought_json(self, thought: Thought | None) -> Answer | None:
        if thought is None:
            return None
        say = self.table.rules.actions.say
        candidates = [
            {
                "steps": [{"id": step, "say": say(step)} for step in one.steps],
                "chance": one.chance,
                "score": one.score,
                "visits": one.visits,
            }
            for one in thought.candidates
        ]
        return {"candidates": candidates, "iterations": thought.iterations, "seconds": thought.seconds}

    def status(self) -> Answer:
        return {"turn": self.table.turn, "chance": self.table.awaits_chance, "over": self.table.over}

    def happened(self, events: list[Any]) -> Answer:
        return {"events": [event_json(event) for event in events], **self.status()}

    def ply_json(self, ply: Ply) -> Answer:
        say = self.table.rules.actions.say(ply.move)
        return {"seat": ply.seat, "move": ply.move, "say": say, "chance": ply.chance}

    def move(self, request: Request) -> Any:
        if "move" not in request:
            raise refuse("move.neither")
        return request["move"]


VERBS = {
    "help": Verb(Referee.help, ()),
    "actions": Verb(Referee.actions, ("game",)),
    "new": Verb(Referee.new, ("game", "players", "options", "seed", "components", "names", "chance")),
    "set": Verb(Referee.set, ("game", "state", "seed", "components", "names", "chance")),
    "load": Verb(Referee.load, ("record", "seed", "components")),
    "legal": Verb(Referee.legal, ()),
    "play": Verb(Referee.play, ("move", "seat", "chance")),
    "check": Verb(Referee.check, ("move", "seat")),
    "undo": Verb(Referee.undo, ("seat",)),
    "chance": Verb(Referee.chance, ("chance", "dice")),
    "odds": Verb(Referee.odds, ()),
    "view": Verb(Referee.view, ("seat",)),
    "state": Verb(Referee.state, ()),
    "determinise": Verb(Referee.determinise, ("seat", "seed")),
    "imagine": Verb(Referee.imagine, ("game", "view", "seed", "components")),
    "score": Verb(Referee.score, ()),
    "events": Verb(Referee.events, ("seat", "from")),
    "record": Verb(Referee.record, ()),
    "bot": Verb(Referee.bot, ("bot", "seed", "seconds", "iterations", "explain")),
}


def read_request(line: bytes) -> Request:
    """Read one line: a JSON object with a verb and only entries that the verb has."""
    request = parse_json(line, "referee.not_json")
    if not isinstance(request, dict):
        raise refuse("referee.not_object")
    verb = request.get("do")
    if "do" not in request:
        raise refuse("referee.no_verb", None, verbs=", ".join(VERBS))
    if not isinstance(verb, str) or verb not in VERBS:
        raise refuse("referee.unknown_verb", None, verb=shown(verb), verbs=", ".join(VERBS))
    for name in request:
        if name != "do" and name not in VERBS[verb].entries:
            known = ", ".join(VERBS[verb].entries) or "none"
            raise refuse("referee.unknown_entry", None, verb=verb, entry=shown(name), known=known)
    return request


def entry(request: Request, name: str, kind: type, called: str, default: Any = None) -> Any:
    """An entry of a request, checked for its kind. `called` is the name of the kind in the catalogues."""
    value = request.get(name, default)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise refuse("referee.type", None, entry=name, kind=called)
    return value


def bot_of(request: Request) -> Spec:
    """The bot that a request names, with the budget of its own entries if there is one."""
    spec = read_spec(request.get("bot", "random"))
    seconds, iterations = request.get("seconds"), request.get("iterations")
    if seconds is not None:
        if type(seconds) not in (int, float) or not 0 < seconds <= MAX_SECONDS:
            raise refuse("referee.type", None, entry="seconds", kind="seconds", most=MAX_SECONDS)
        spec = replace(spec, budget=replace(spec.budget, seconds=float(seconds)))
    if iterations is not None:
        if type(iterations) is not int or not 0 < iterations <= MAX_ITERATIONS:
            raise refuse("referee.type", None, entry="iterations", kind="iterations", most=MAX_ITERATIONS)
        spec = replace(spec, budget=replace(spec.budget, iterations=iterations))
    return spec


def open_game(request: Request) -> Game:
    return Game(request.get("game"), components_of(request))  # type: ignore[arg-type]  # checked there


def components_of(request: Request) -> Path | None:
    path = request.get("components")
    return None if path is None else Path(entry(request, "components", str, "path"))


def chance_of(request: Request) -> list[Any]:
    return entry(request, "chance", list, "chance", [])


def serve(lines: BinaryIO, out: TextIO) -> None:
    """Answer line by line until the input ends. What bots print goes to stderr, not among the answers."""
    referee = Referee()
    with redirect_stdout(sys.stderr):
        while line := lines.readline(MAX_LINE + 1):
            if len(line) > MAX_LINE:
                while line and not line.endswith(b"\n"):
                    line = lines.readline(MAX_LINE)
                too_long = refuse("referee.too_long", None, most=MAX_LINE).refusal
                answer = {"ok": False, "code": too_long.code, "ruling": None, "why": explain(too_long)}
            elif not line.strip():
                continue
            else:
                answer = referee.answer(line)
            out.write(json.dumps(answer, separators=(",", ":")) + "\n")
            out.flush()
