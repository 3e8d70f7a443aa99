"""The games of a study, in pieces for the engine.

A study has five kinds of games:

- *free*: a strong bot in every seat;
- *choice*: pairs of games with the same deal. In one a player must do a thing at the first chance, in the other that
  player never may. Up to that moment both are the same game, so the difference is what the thing causes;
- *gift*: pairs of games with the same deal. In one a player gets a gift at the start;
- *mixed*: a bot drawn at random from the ladder in every seat;
- *step*: a bot of the ladder in one seat against the one below it in all others.
"""

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from akhet import __version__
from akhet.arena.workers import Stopped
from akhet.bots.bot import Budget
from akhet.bots.heuristics import heuristics_of
from akhet.bots.levels import network_of, resolve_level
from akhet.bots.network.draw import LEAST
from akhet.bots.network.file import shipped_network
from akhet.bots.network.learned import learned_heuristics
from akhet.bots.options import read_options
from akhet.bots.spec import Spec, read_spec
from akhet.kernel.layout import blank
from akhet.kernel.manifest import MAX_SEATS
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Components
from akhet.kernel.stream import key_from_seed, new_streams
from akhet.lab.study.game import GameStudy, Gift, Thing, study_of, thing_of_action
from akhet.lab.study.play import CASE, FREE, GREEDY, LEARNED, MAY_NOT, MUST, NOTES, NOTHING, play_all_of
from akhet.table import Game

FREE_GAMES, CHOICE, GIFT, MIXED, STEP = KINDS = ("free", "choice", "gift", "mixed", "step")
PIECE = 200  # games: some tenths of a second
KNOWN: dict[str, tuple[int, dict[str, float]]] = {
    "greedy": (GREEDY, {"noise": 0.0}),
    "learned": (LEARNED, {"temperature": 0.0, "least": LEAST}),
}


class StudyPiece(NamedTuple):
    kind: str
    players: int
    start: int  # games or pairs, by number
    stop: int

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.players}-{self.start:08}-{self.stop:08}"

    @property
    def games(self) -> int:
        return (self.stop - self.start) * (2 if self.kind in (CHOICE, GIFT) else 1)


@dataclass(frozen=True)
class Study:
    """What is asked. The same study always has the same games."""

    game: str
    players: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()
    components: Path | Components | None = None  # a file, or a set
    bot: str = "learned"
    games: int = 2000  # of each number of players
    seed: int = 1
    kinds: tuple[str, ...] = KINDS

    @cached_property
    def table(self) -> Game:
        return Game(self.game, self.components)

    @cached_property
    def about(self) -> GameStudy:
        return study_of(self.game)

    @cached_property
    def things(self) -> list[Thing]:
        return self.about.things(self.table.components)

    @cached_property
    def gifts(self) -> list[Gift]:
        return self.about.gifts(self.table.components)

    def asked(self, kind: str, players: int) -> list[int]:
        """The numbers of the things or gifts that are in play."""
        state = self.setup(players)[0]
        of = self.things if kind == CHOICE else self.gifts
        return [n for n, one in enumerate(of) if self.about.in_play(self.table, state, one.group, one.name)]

    def setup(self, players: int) -> np.recarray:
        return self.table.initial_state(players, dict(self.options))

    def header(self) -> dict[str, Any]:
        return {
            "akhet": __version__,
            "game": self.game,
            "rules": self.table.rules.version,
            "components": self.table.components_hash,
            "options": dict(self.options),
            "bot": self.bot,
            "network": network_of(read_spec("learned"), self.game),
            "seed": self.seed,
            "piece": PIECE,
        }

    def check(self) -> None:
        """Refuse a study that cannot be played."""
        for players in self.players:
            self.setup(players)
        for bot in (self.bot, *self.about.ladder):
            player_of(bot, self.game)

    def counts(self, kind: str, players: int) -> int:
        """How many games or pairs of a kind are played. Pairs are divided among the things that are asked about."""
        if kind in (CHOICE, GIFT):
            return len(self.asked(kind, players)) * max(1, self.games // (2 * len(self.players)))
        if kind == STEP:
            return (len(self.about.ladder) - 1) * self.games // 2
        return self.games

    def pieces(self) -> list[StudyPiece]:
        found = []
        for kind in self.kinds:
            for players in self.players:
                count = self.counts(kind, players)
                found += [StudyPiece(kind, players, n, min(n + PIECE, count)) for n in range(0, count, PIECE)]
        return found


def player_of(bot: str, game: str) -> tuple[int, list[float]]:
    """The kind of a bot and its options; one that searches or is asked move by move is refused."""
    spec: Spec = resolve_level(read_spec(bot), game)
    if spec.name not in KNOWN or spec.budget != Budget():
        raise refuse("study.bot", None, bot=bot, known=", ".join(KNOWN))
    kind, known = KNOWN[spec.name]
    return kind, [*read_options(known, spec.options).values(), 0.0][:2]


class StudyWork:
    compiled = True

    def __init__(self, study: Study) -> None:
        self._study = study

    def __reduce__(self) -> tuple[Any, ...]:
        return StudyWork, (self._study,)

    def prepare(self) -> None:
        players = self._study.players[0]
        self.do(StudyPiece(FREE_GAMES, players, 0, 1), lambda: False)

    def do(self, item: StudyPiece, stopped: Stopped) -> tuple[StudyPiece, dict[str, np.ndarray]]:
        study = self._study
        numbers = np.arange(item.start, item.stop)
        cases = blank(CASE, len(numbers))
        cases.mode, cases.gift, cases.thing = FREE, NOTHING, NOTHING
        seat_bots(study, item, numbers, cases)
        if item.kind not in (CHOICE, GIFT):
            columns = played(study, item, numbers, cases)
            if item.kind == MIXED:
                columns["level"] = levels_drawn(study, item, numbers)
            return item, columns
        asked = np.array(study.asked(item.kind, item.players))
        deals = numbers // len(asked)
        which = asked[numbers % len(asked)]
        cases.seat = deals % item.players
        one, other = cases.copy(), cases.copy()
        if item.kind == CHOICE:
            one.thing = other.thing = which
            one.mode, other.mode = MUST, MAY_NOT
        else:
            one.gift = which
        with_it, without = (played(study, item, deals, arm) for arm in (one, other))
        at = np.arange(len(numbers)), cases.seat
        return item, {
            "which": which,
            "seat": cases.seat.copy(),
            "met": with_it["met"] >= 0 if item.kind == CHOICE else np.ones(len(numbers), bool),
            "win_with": with_it["win"][at],
            "win_without": without["win"][at],
            "score_with": with_it["score"][at],
            "score_without": without["score"][at],
        }


def seat_bots(study: Study, item: StudyPiece, numbers: np.ndarray, cases: np.recarray) -> None:
    """Who sits where."""
    if item.kind == MIXED:
        drawn = levels_drawn(study, item, numbers)
        found = [player_of(bot, study.game) for bot in study.about.ladder]
        for seat in range(item.players):
            cases.kinds[:, seat] = np.array([kind for kind, _ in found])[drawn[:, seat]]
            cases.options[:, seat] = np.array([options for _, options in found])[drawn[:, seat]]
        return
    if item.kind == STEP:
        steps = len(study.about.ladder) - 1
        found = [player_of(bot, study.game) for bot in study.about.ladder]
        for row, number in enumerate(numbers.tolist()):
            step, lone = number % steps, number // steps % item.players
            for seat in range(item.players):
                kind, options = found[step + 1 if seat == lone else step]
                cases.kinds[row, seat], cases.options[row, seat] = kind, options
        return
    kind, options = player_of(study.bot, study.game)
    cases.kinds, cases.options = kind, options


def levels_drawn(study: Study, item: StudyPiece, numbers: np.ndarray) -> np.ndarray:
    """[game, seat] a number in the ladder."""
    return np.array([
        np.random.default_rng((study.seed, item.players, int(number))).integers(len(study.about.ladder), size=MAX_SEATS)
        for number in numbers
    ])[:, : item.players]  # fmt: skip


def played(
    study: Study, item: StudyPiece, deals: np.ndarray, cases: np.recarray, states: np.recarray | None = None
) -> dict[str, np.ndarray]:
    """Play games; those with the same deal have the same dice and the same choices of bots at random.

    `states` are the positions to begin with, one per game; default: new tables.
    """
    game, about, count = study.table, study.about, len(deals)
    key = key_from_seed(int.from_bytes(_digest(study.seed, item.kind, item.players)[:6], "big"))
    if states is None:
        states = np.repeat(study.setup(item.players), count).view(np.recarray)
    notes = blank(NOTES, count)
    offered, taken = np.zeros((2, count, MAX_SEATS, len(study.things)), np.uint16)
    sources = np.zeros((count, MAX_SEATS, len(about.sources)), np.int32)
    heuristics = heuristics_of(game.name)
    learned = learned_heuristics(game.name, shipped_network(game.name).weights).new_scratch()[0]
    play_all_of(game.name)(
        states, game.parts, new_streams(key, (2 * deals).tolist()), new_streams(key, (2 * deals + 1).tolist()),
        cases, notes, offered, taken, sources, thing_of_action(study.things, len(game.rules.actions)),
        np.zeros(len(study.things), np.int64), np.zeros(MAX_SEATS, np.int64),
        *heuristics.buffers(), heuristics.new_scratch()[0], learned,
    )  # fmt: skip
    places = np.zeros((count, item.players), np.int64)
    game.rules.verbs.ranks(states, game.parts, places)
    first = places == 1
    columns = {
        "place": places,
        "win": first / first.sum(1, keepdims=True),
        "score": game.rules.verbs.counts(states, game.parts)[:, :, 0].astype(np.int32),
        **{name: np.array(notes[name]) for name in ("decisions", "turns", "changes", "settled", "met", "first")},
    }
    if item.kind == FREE_GAMES:
        columns |= {
            "offered": offered[:, : item.players],
            "taken": taken[:, : item.players],
            "sources": sources[:, : item.players],
        }
    return columns


def _digest(*words: object) -> bytes:
    return hashlib.sha256(json.dumps(["akhet study", *words]).encode()).digest()
