"""A data set of games between bots: Parquet files in a folder, with a card that describes them.

The games are played in pieces, one file each. A piece is written when it is done, so a run that was stopped continues
with the next one. A game follows from the seed and its number, whoever plays it.
"""

import hashlib
import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from akhet import __version__
from akhet.arena.schedule import STAND_IN, Setting
from akhet.arena.workers import Stopped, StoppedEarly, workers
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.files import write_file
from akhet.lab.export.card import card_of
from akhet.lab.export.records import about_of, chance_of, write_parquet
from akhet.lab.export.rows import Rows
from akhet.lab.pieces import begin_folder
from akhet.table import Game, Table, key_for

PIECE = 50  # games in a file
HEADER = "dataset.json"
CARD = "README.md"


@dataclass(frozen=True)
class Dataset:
    """What is played: the same data set always has the same games, unless the bot's budget is in seconds."""

    setting: Setting
    bot: Spec  # in every seat
    seed: int
    games: int

    def header(self, game: Game) -> dict[str, Any]:
        return {
            "akhet": __version__,
            "game": game.name,
            "rules": game.rules.version,
            "components": game.components_hash,
            "players": self.setting.players,
            "options": self.setting.options,
            "bot": str(self.bot),
            "seed": self.seed,
            "piece": PIECE,
        }

    def numbers(self, piece: int) -> range:
        """The games of a piece."""
        return range(PIECE * piece, min(PIECE * (piece + 1), self.games))

    def file(self, folder: Path, piece: int) -> Path:
        """The file of a piece. A last one that is not full is named by its games too, as it grows with their number."""
        games = self.numbers(piece)
        part = "" if len(games) == PIECE else f"-{len(games)}"
        return folder / f"games-{piece:05}{part}.parquet"


class DatasetWork:
    """The pieces of a data set, as work for the engine. An item is the number of a piece."""

    compiled = False

    def __init__(self, dataset: Dataset, folder: Path) -> None:
        self._dataset = dataset
        self._folder = folder
        self._game: Game | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return DatasetWork, (self._dataset, self._folder)

    def prepare(self) -> None:
        self._game = Game(self._dataset.setting.game, self._dataset.setting.components)
        rows = Rows(self._game)
        self._play(rows, 0, lambda: False, most=2)  # compiles what the games need

    def do(self, item: int, stopped: Stopped) -> int:
        """Play the games of a piece and write its file. Returns how many there are."""
        assert self._game is not None
        rows = Rows(self._game)
        numbers = self._dataset.numbers(item)
        wins = [0.0] * self._dataset.setting.players
        faults = 0
        for number in numbers:
            table, found = self._play(rows, number, stopped)
            faults += found
            first = [standing.seat for standing in table.score() if standing.place == 1]
            for seat in first:
                wins[seat] += 1 / len(first)
        table = rows.table({"games": len(numbers), "wins": wins, "faults": faults})
        write_parquet(table, self._dataset.file(self._folder, item))
        return len(numbers)

    def _play(self, rows: Rows, number: int, stopped: Stopped, most: int | None = None) -> tuple[Table, int]:
        """Play a game, or some plies of it, and add it to the rows. Returns it with the number of faults."""
        assert self._game is not None
        dataset, setting = self._dataset, self._dataset.setting
        table = self._game.open(setting.players, key=self._key("dice", number), **setting.options)
        decisions, evaluations = [], []
        with ExitStack() as leaving:
            seats = [
                leaving.enter_context(BotSeat(dataset.bot, self._game, self._key("bot", number, seat), STAND_IN))
                for seat in range(setting.players)
            ]
            while (turn := table.turn) is not None and (most is None or len(table.plies) < most):
                if stopped():
                    raise StoppedEarly
                decisions.append(rows.decision(table))
                (ply,) = seats[turn].play(table)
                evaluations.append(chance_of(seats[turn], ply.move))
            faults = sum(len(seat.faults) for seat in seats)
        rows.add(number, table, decisions, evaluations)
        return table, faults

    def _key(self, *words: str | int) -> bytes:
        return hashlib.sha256(json.dumps(["akhet dataset", self._dataset.seed, *words]).encode()).digest()


def make_dataset(
    dataset: Dataset,
    folder: Path,
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> dict[str, Any]:
    """Play the pieces that are missing, and write the card. Returns what the card says."""
    key_for(dataset.seed)
    game = Game(dataset.setting.game, dataset.setting.components)
    game.initial_state(dataset.setting.players, dataset.setting.options)  # refused before anything is written
    BotSeat(dataset.bot, game, key_for(0)).close()
    header = dataset.header(game)
    begin_folder(folder, header, HEADER)
    pieces = range(-(-dataset.games // PIECE))
    missing = [piece for piece in pieces if not dataset.file(folder, piece).exists()]
    done = dataset.games - sum(len(dataset.numbers(piece)) for piece in missing)
    work = DatasetWork(dataset, folder)
    if missing:
        work.prepare()
        progress(done, dataset.games)
    with workers(work, cores, len(missing)) as do_all:
        for games in do_all(missing):
            done += games
            progress(done, dataset.games)
    files = [dataset.file(folder, piece) for piece in pieces]
    for other in set(folder.glob("games-*.parquet")) - set(files):
        if other.stem.count("-") == 2:  # a last piece that was not full, and has grown
            other.unlink()
    found = header | totals(files)
    write_file(folder / CARD, card_of(game, found).encode())
    return found


def totals(files: list[Path]) -> dict[str, Any]:
    """What the files say about themselves, added up."""
    import pyarrow.parquet as pq

    about = [about_of(file) for file in files]
    wins = [sum(own) for own in zip(*(one["wins"] for one in about), strict=True)]
    return {
        "games": sum(one["games"] for one in about),
        "decisions": sum(pq.read_metadata(file).num_rows for file in files),
        "files": len(files),
        "bytes": sum(file.stat().st_size for file in files),
        "wins": wins,
        "faults": sum(one["faults"] for one in about),
        "layout_version": about[0]["layout_version"],
    }
