"""Sums over a set of games: how often each kind of first turn was played, and the win shares of those who played it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypedDict

from akhet.games import rules_of
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.rules import Components
from akhet.openings.turns import Opening, first_turns
from akhet.record import read_record, replay
from akhet.table import Table

FORMAT = "akhet.openings/1"
INTERVAL = 1.96  # standard errors of a 95 % interval
MOST_RECORDS = 100_000
LEFT_TO_CHANCE = ("first", "out", "boards", "symbol", "start_turn", "pieces")  # options that name no variant


class OpeningRow(TypedDict):
    """A kind of first turn."""

    opening: dict[str, int]
    games: int
    share: float  # of all first turns that were selected
    won: float  # the mean win share of those who played it
    error: float  # its standard error
    low: float  # the 95 % interval
    high: float


@dataclass(frozen=True)
class Selection:
    """Which games, and whose first turns."""

    players: int | None = None
    variant: Mapping[str, bool] = field(default_factory=dict[str, bool])  # flags among the options, by name
    order: int | None = None  # the seat counted from the one that begins


@dataclass
class Sum:
    games: int = 0
    won: float = 0.0
    squares: float = 0.0

    def add(self, other: "Sum") -> None:
        self.games += other.games
        self.won += other.won
        self.squares += other.squares


Key = tuple[int, str, int, str]  # players, variant, order, opening; the second and the last as JSON


class Counts:
    """The sums over a set of games of one game."""

    def __init__(self, game: str) -> None:
        self.game = rules_of(game).name
        self.games: dict[tuple[int, str], int] = {}
        self.made: dict[str, Any] = {}  # by what, for sums that are kept in a file
        self._sums: dict[Key, Sum] = {}

    def add(self, table: Table, shares: Iterable[float] | None = None) -> None:
        """Add a game: one that is over, or one that has begun with the win share of every seat."""
        if shares is None:
            if not table.over:
                raise refuse("openings.not_over")
            shares = win_shares([standing.place for standing in table.score()])
        variant = _json(variant_of(table.view_position(None)["options"]))
        results = list(shares)
        group = table.players, variant
        self.games[group] = self.games.get(group, 0) + 1
        for turn in first_turns(table):
            share = results[turn.seat]
            key = table.players, variant, turn.order, _json(turn.opening)
            self._sums.setdefault(key, Sum()).add(Sum(1, share, share * share))

    def rows(self, selection: Selection | None = None) -> list[OpeningRow]:
        """The kinds of first turns among the selected ones, the most frequent first."""
        selection = selection or Selection()
        found: dict[str, Sum] = {}
        for (players, variant, order, opening), one in self._sums.items():
            flags = json.loads(variant)
            if selection.players not in (None, players) or selection.order not in (None, order):
                continue
            if any(flags.get(name, False) != wanted for name, wanted in selection.variant.items()):
                continue
            found.setdefault(opening, Sum()).add(one)
        every = sum(one.games for one in found.values())
        rows = [_row(json.loads(opening), one, every) for opening, one in found.items()]
        return sorted(rows, key=lambda row: (-row["games"], _json(row["opening"])))

    def variants(self) -> set[tuple[int, str]]:
        """The options that there are games with, each with the number of players."""
        return {(players, name) for players, variant in self.games for name in json.loads(variant)}

    def json(self) -> dict[str, Any]:
        """As a file keeps it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "made": self.made,
            "games": [
                [players, json.loads(variant), count] for (players, variant), count in sorted(self.games.items())
            ],
            "turns": [
                [
                    players,
                    json.loads(variant),
                    order,
                    json.loads(opening),
                    one.games,
                    *map(_short, (one.won, one.squares)),
                ]
                for (players, variant, order, opening), one in sorted(self._sums.items())
            ],
        }

    @classmethod
    def of_json(cls, kept: Mapping[str, Any]) -> "Counts":
        counts = cls(kept["game"])
        counts.made = kept["made"]
        counts.games = {(players, _json(variant)): count for players, variant, count in kept["games"]}
        for players, variant, order, opening, games, won, squares in kept["turns"]:
            counts._sums[players, _json(variant), order, _json(opening)] = Sum(games, won, squares)
        return counts


def win_shares(places: list[int]) -> list[float]:
    """The win share of every seat: tied winners share one win."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def variant_of(options: Mapping[str, Any]) -> dict[str, bool]:
    """The flags among the options that are set; whatever chance decides is left out."""
    return {name: value for name, value in options.items() if value is True and name not in LEFT_TO_CHANCE}


def _row(opening: dict[str, int], one: Sum, every: int) -> OpeningRow:
    won = one.won / one.games
    spread = max(0.0, one.squares / one.games - won * won)
    # Where all came out the same, the share is not certain: about 3 / n would still fit (the rule of three).
    error = max((spread / max(1, one.games - 1)) ** 0.5, 1.5 / one.games)
    return {
        "opening": opening,
        "games": one.games,
        "share": one.games / every,
        "won": won,
        "error": error,
        "low": max(0.0, won - INTERVAL * error),
        "high": min(1.0, won + INTERVAL * error),
    }


def read_counts(
    game: str, paths: Iterable[Path], components: Path | Components | None = None
) -> tuple[Counts, list[tuple[Path, Refused]]]:
    """The sums over records: files, and all files `.json` of folders. Records of other games are passed over.

    Also returns the files that are not counted, with the reasons.
    """
    counts, left_out = Counts(game), list[tuple[Path, Refused]]()
    for path in _files(paths):
        try:
            record = read_record(path)
            if isinstance(record, dict) and record.get("game") not in (counts.game, None):
                continue
            counts.add(replay(record, components))
        except Refused as refused:
            left_out.append((path, refused))
    return counts, left_out


def _files(paths: Iterable[Path]) -> list[Path]:
    found = [one for path in paths for one in (sorted(path.rglob("*.json")) if path.is_dir() else [path])]
    if len(found) > MOST_RECORDS:
        raise refuse("openings.too_many", None, most=MOST_RECORDS)
    return found


@cache
def shipped_counts(game: str) -> Counts:
    """The sums over games of strong bots that come with Akhet; refused if a game has none."""
    name = rules_of(game).name
    file = files("akhet.openings") / f"{name}.json"
    if not file.is_file():
        raise refuse("openings.none", None, game=name)
    return Counts.of_json(json.loads(file.read_text("utf-8")))


def _short(value: float) -> float:
    return round(value, 6)


def _json(value: Opening | Mapping[str, bool]) -> str:
    return json.dumps(value, sort_keys=True)
