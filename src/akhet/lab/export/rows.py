"""The columns of a Parquet file of games, and a game as rows of them."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from akhet.envs.observation import observation_of, observations_of
from akhet.kernel.refusal import refuse
from akhet.record import record_of
from akhet.table import Game, Ply, Table

try:
    import pyarrow as pa
except ImportError as error:
    raise refuse("export.packages", None, command='pip install "akhet[data]"') from error

FORMAT = "akhet.games/1"
# What each column says, for the card of a data set.
COLUMNS = {
    "game": "the number of the game",
    "ply": "the number of the decision in its game, from 0",
    "players": "how many play",
    "seat": "who decides",
    "observation": "what that seat sees, as bytes in the layout of the environments",
    "legal": "the numbers of all legal actions, ascending",
    "action": "the number of the action that was chosen",
    "say": "the same in words",
    "evaluation": "the chance of winning that the bot gave its choice, if it did",
    "place": "the place of that seat at the end of the game; empty if the game was not finished",
    "reward": "its reward by rank: the share of rivals placed behind, less the share placed ahead",
    "chance": "the chance results that followed, as JSON",
    "stand_in": "why a stand-in made the move, if one did",
    "check": "the check of the record, over everything up to here",
    "header": "in the first row of a game: its record without the plies, as JSON",
}


def schema_of(game: str, found: dict[str, Any] | None = None) -> Any:
    """The schema for a game. `found` goes into the file's metadata, as JSON."""
    about = {
        "format": FORMAT,
        "game": game,
        "layout": {name: list(part.shape) for name, part in observation_of(game).layout.parts.items()},
        "layout_version": len(observations_of(game)),
        **(found or {}),
    }
    kinds = {
        "game": pa.int64(),
        "ply": pa.int32(),
        "players": pa.int8(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.uint8(), observation_of(game).layout.size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "say": pa.string(),
        "evaluation": pa.float32(),
        "place": pa.int8(),
        "reward": pa.float32(),
        "chance": pa.string(),
        "stand_in": pa.string(),
        "check": pa.string(),
        "header": pa.string(),
    }
    return pa.schema([(name, kinds[name]) for name in COLUMNS], metadata={"akhet": json.dumps(about)})


class Rows:
    """Collects games as rows."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._layout = observation_of(game.name).layout
        self._write = observation_of(game.name).write
        self._columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self._seen: list[np.ndarray] = []

    def decision(self, table: Table) -> tuple[np.ndarray, list[int]]:
        """What the seat to move sees, and its legal actions. To be asked before it moves."""
        assert table.turn is not None
        seen = np.zeros(self._layout.size, np.uint8)
        self._write(table.view(table.turn), self._game.parts, seen)
        return seen, [move.id for move in table.legal()]

    def add(
        self,
        number: int,
        table: Table,
        decisions: Sequence[tuple[np.ndarray, list[int]]],
        evaluations: Sequence[float | None],
        header: dict[str, Any] | None = None,
    ) -> None:
        """Add a game, with what was seen and legal before each of its plies."""
        header = header or {name: value for name, value in record_of(table).items() if name != "plies"}
        places = [standing.place for standing in table.score()] if table.over else None
        given = zip(table.plies, decisions, evaluations, strict=True)
        for ply, (made, (seen, legal), evaluation) in enumerate(given):
            self._seen.append(seen)
            values = {
                "game": number,
                "ply": ply,
                "players": table.players,
                "legal": legal,
                "evaluation": evaluation,
                "place": None if places is None else places[made.seat],
                "reward": None if places is None else reward_of(places, made.seat),
                "header": json.dumps(header) if ply == 0 else None,
                **self._of_ply(made),
            }
            for name, value in values.items():
                self._columns[name].append(value)

    def _of_ply(self, made: Ply) -> dict[str, Any]:
        return {
            "seat": made.seat,
            "action": made.move,
            "say": self._game.rules.actions.say(made.move),
            "chance": json.dumps(made.chance),
            "stand_in": made.stand_in,
            "check": made.check,
        }

    def table(self, found: dict[str, Any] | None = None) -> Any:
        """All rows as an Arrow table."""
        schema = schema_of(self._game.name, found)
        flat = np.concatenate(self._seen) if self._seen else np.zeros(0, np.uint8)
        observations = pa.FixedSizeListArray.from_arrays(pa.array(flat), self._layout.size)
        arrays = [
            observations if name == "observation" else pa.array(self._columns[name], schema.field(name).type)
            for name in COLUMNS
        ]
        return pa.Table.from_arrays(arrays, schema=schema)


def reward_of(places: Sequence[int], seat: int) -> float:
    behind = sum((place > places[seat]) - (place < places[seat]) for place in places)
    return behind / (len(places) - 1)
