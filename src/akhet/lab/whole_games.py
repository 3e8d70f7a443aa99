"""Many whole games at once, in compiled code: for bots that need neither a clock nor a memory, in all seats."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from akhet.arena.schedule import Setting
from akhet.arena.workers import Stopped
from akhet.bots.greedy_loop import greedy_games_of
from akhet.bots.heuristics import heuristics_of
from akhet.bots.levels import resolve_level
from akhet.bots.spec import Spec
from akhet.kernel.stream import new_streams
from akhet.table import Game


@dataclass(frozen=True)
class Chunk:
    """Finished games, by number."""

    decisions: np.ndarray
    places: np.ndarray  # [game, seat]
    counts: np.ndarray  # [game, seat, what the ranking compares, in that order]
    faults: np.ndarray  # [game] moves that stand-ins made for a bot

    def columns(self) -> dict[str, np.ndarray]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @staticmethod
    def together(pieces: Sequence[Mapping[str, np.ndarray]]) -> "Chunk":
        return Chunk(*(np.concatenate([piece[field.name] for piece in pieces]) for field in fields(Chunk)))


class Games(NamedTuple):
    """A range of games by number: a piece of work."""

    start: int
    stop: int

    @property
    def numbers(self) -> range:
        return range(self.start, self.stop)

    @property
    def games(self) -> int:
        return self.stop - self.start

    @property
    def name(self) -> str:
        return f"games-{self.start:09}-{self.stop:09}"

    @staticmethod
    def pieces(games: int, size: int) -> list["Games"]:
        return [Games(start, min(start + size, games)) for start in range(0, games, size)]


@dataclass(frozen=True)
class CompiledPlayer:
    """Plays whole games of a bot: `play(game, setup, key, numbers)`."""

    play: Callable[[Game, np.recarray, bytes, range], Chunk]
    chunk: int  # games per call: some tenths of a second, so that progress is shown and Ctrl-C works soon


class WholeGames:
    """Games with the same bot in every seat, as work for the engine. An item is a range of games by number."""

    compiled = True

    def __init__(self, setting: Setting, spec: Spec, key: bytes) -> None:
        self._given = (setting, spec, key)
        self._play: Callable[[range], Chunk] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return WholeGames, self._given

    def prepare(self) -> None:
        setting, spec, key = self._given
        game = Game(setting.game, setting.components)
        player = compiled_player(resolve_level(spec, game.name))
        assert player is not None
        self._play = partial(player.play, game, game.initial_state(setting.players, setting.options), key)
        self._play(range(1))

    def do(self, item: Games, stopped: Stopped) -> tuple[Games, dict[str, np.ndarray]]:
        assert self._play is not None
        return item, self._play(item.numbers).columns()


def compiled_player(spec: Spec) -> CompiledPlayer | None:
    """The compiled player of a bot; None if the bot must be asked move by move."""
    if spec.name == "random":
        return CompiledPlayer(random_games, 1000)
    if spec.name == "greedy":
        return CompiledPlayer(partial(greedy_games, noise=spec.options.get("noise", 0.0)), 100)
    return None


def random_games(game: Game, setup: np.recarray, key: bytes, numbers: range) -> Chunk:
    """Play the games with these numbers. A game's dice and its players' choices are two streams of the same key."""
    states, dice, choices = begin(setup, key, numbers)
    decisions = np.zeros(len(numbers), np.int64)
    game.rules.verbs.playouts(states, game.parts, dice, choices, game.rules.actions.buffer(), decisions)
    return end(game, states, decisions)


def greedy_games(game: Game, setup: np.recarray, key: bytes, numbers: range, noise: float | str = 0.0) -> Chunk:
    """The same with `greedy`. Its option may be given as text."""
    states, dice, choices = begin(setup, key, numbers)
    decisions = np.zeros(len(numbers), np.int64)
    heuristics = heuristics_of(game.name)
    play = greedy_games_of(game.name)
    play(states, game.parts, dice, choices, float(noise), *heuristics.buffers(), heuristics.new_scratch()[0], decisions)
    return end(game, states, decisions)


def begin(setup: np.recarray, key: bytes, numbers: range) -> tuple[np.recarray, np.recarray, np.recarray]:
    """New tables, each with streams for its dice and its choices. Game 0 has the dice of a `Table` with that key."""
    states = np.repeat(setup, len(numbers)).view(np.recarray)
    dice = new_streams(key, range(2 * numbers.start, 2 * numbers.stop, 2))
    choices = new_streams(key, range(2 * numbers.start + 1, 2 * numbers.stop + 1, 2))
    return states, dice, choices


def end(game: Game, states: np.recarray, decisions: np.ndarray) -> Chunk:
    places = np.zeros((len(states), int(states[0].players)), np.int64)
    game.rules.verbs.ranks(states, game.parts, places)
    return Chunk(decisions, places, game.rules.verbs.counts(states, game.parts), np.zeros(len(states), np.int64))
