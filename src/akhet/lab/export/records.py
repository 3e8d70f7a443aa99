"""Records to a Parquet file, and back."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.files import reason_of
from akhet.kernel.refusal import refuse, shown
from akhet.kernel.stream import key_from_seed
from akhet.lab.export.rows import FORMAT, Rows
from akhet.record import begin_again, read_record, replay
from akhet.table import Game, Table

COMPRESSION = "zstd"


def export_records(files: Sequence[Path], out: Path, components: Path | None = None, judge: Spec | None = None) -> int:
    """Write the games of these records into one Parquet file. Returns the number of rows.

    Every record is verified. All must be of one game. A record without plies has no rows. `judge` is a bot that gives
    the chance of winning of every choice, as far as its search looked at it.
    """
    rows: Rows | None = None
    game: Game | None = None
    for number, file in enumerate(files):
        record = read_record(file)
        played = replay(record, components)
        if game is None or rows is None:
            game = played.game
            rows = Rows(game)
        elif played.game.name != game.name:
            raise refuse("export.mixed", None, file=shown(file, 200), game=game.name)
        header = {name: value for name, value in record.items() if name != "plies"}
        decisions, evaluations = _again(played, header, rows, judge)
        rows.add(number, played, decisions, evaluations, header)
    assert rows is not None
    table = rows.table({"games": len(files)})
    write_parquet(table, out)
    return len(table)


def _again(
    played: Table, header: dict[str, Any], rows: Rows, judge: Spec | None
) -> tuple[list[Any], list[float | None]]:
    """What was seen and legal before every ply, from a second replay, and what the judge thinks of the choice."""
    table = begin_again(played.game, header)
    judges = [BotSeat(judge, played.game, key_from_seed(seat)) for seat in range(played.players)] if judge else None
    decisions, evaluations = [], []
    for ply in played.plies:
        decisions.append(rows.decision(table))
        evaluations.append(evaluation_of(judges[ply.seat], table, ply.move) if judges else None)
        table.play(ply.move, chance=ply.chance, dice=False, stand_in=ply.stand_in)
    return decisions, evaluations


def evaluation_of(judge: BotSeat, table: Table, move: int) -> float | None:
    """The chance of winning with this move, as the bot sees it; None if it did not look at it."""
    judge.move(table)
    return chance_of(judge, move)


def chance_of(bot: BotSeat, move: int) -> float | None:
    """The chance of winning that a bot gave a move when it was last asked."""
    thought = bot.thought
    candidates = thought.candidates if thought is not None else []
    return next((one.chance for one in candidates if one.steps and one.steps[0] == move), None)


def write_parquet(table: Any, out: Path) -> None:
    """Write a file in one piece: an interrupted run leaves none that is incomplete."""
    partial = out.with_name(f".{out.name}.partial")
    try:
        pq.write_table(table, partial, compression=COMPRESSION)
        partial.replace(out)
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(out, 200), reason=reason_of(error)) from error


def about_of(file: Path) -> dict[str, Any]:
    """What a Parquet file of games says about itself; any other file is refused."""
    try:
        found = json.loads((pq.read_schema(file).metadata or {}).get(b"akhet", b"{}"))
    except (OSError, pa.ArrowInvalid, ValueError) as error:
        raise refuse("export.file", None, file=shown(file, 200)) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise refuse("export.file", None, file=shown(file, 200))
    return found


def read_records(file: Path) -> Iterator[dict[str, Any]]:
    """The records of all games in a Parquet file, in order."""
    about_of(file)
    names = ["seat", "action", "say", "chance", "check", "stand_in", "header"]
    record: dict[str, Any] | None = None
    try:
        for row in _rows(pq.ParquetFile(file).iter_batches(columns=names)):
            if row["header"] is not None:
                if record is not None:
                    yield record
                record = json.loads(row["header"]) | {"plies": []}
            assert record is not None
            stand_in = {} if row["stand_in"] is None else {"stand_in": row["stand_in"]}
            record["plies"].append({
                "seat": row["seat"],
                "move": row["action"],
                "say": row["say"],
                "chance": json.loads(row["chance"]),
                "check": row["check"],
                **stand_in,
            })  # fmt: skip
    except (pa.ArrowInvalid, ValueError, KeyError, AssertionError, AttributeError) as error:
        raise refuse("export.file", None, file=shown(file, 200)) from error
    if record is not None:
        yield record


def _rows(batches: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for batch in batches:
        yield from batch.to_pylist()
