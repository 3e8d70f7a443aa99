"""Work in pieces that are kept: one Parquet file per piece in a folder, written when the piece is done.

A run that was stopped continues with the pieces that are missing. Folders of the same work from several machines are
merged by copying their files together: a piece has the same name and the same content wherever it was made.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from akhet.arena.workers import Cores, Stopped, workers
from akhet.kernel.files import read_file, reason_of, write_file
from akhet.kernel.refusal import refuse, shown
from akhet.record import parse_json

HEADER = "header.json"
MAX_HEADER = 2**16  # bytes
Columns = Mapping[str, np.ndarray]  # one row per game; an array with more dimensions is a column of lists


class Piece(Protocol):
    """An item of work with a name of its own."""

    @property
    def name(self) -> str: ...

    @property
    def games(self) -> int: ...


class PieceWork(Protocol):
    """Work for the engine whose result is columns with one row per game."""

    @property
    def compiled(self) -> bool: ...

    def prepare(self) -> None: ...

    def do(self, item: Any, stopped: Stopped) -> Any: ...


class Folder:
    """A folder with the pieces of one work, which the header describes."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        _pyarrow()
        self.path = path
        begin_folder(path, header, HEADER)

    def file(self, name: str) -> Path:
        return self.path / f"{name}.parquet"

    def read(self, name: str) -> dict[str, np.ndarray] | None:
        """The columns of a piece; None if it is not there."""
        return read_columns(self.file(name)) if self.file(name).exists() else None

    def keep(self, name: str, columns: Columns) -> None:
        """Write a piece under another name first, so that a file that is there is whole."""
        part = self.file(name).with_suffix(f".{os.getpid()}.part")
        write_columns(part, columns)
        part.replace(self.file(name))


def run_pieces(
    work: PieceWork,
    pieces: Sequence[Any],
    cores: Cores = None,
    folder: Folder | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[dict[str, np.ndarray]]:
    """The columns of all pieces, in their order. Those that the folder has are not made again.

    `progress` is called with the number of games in each piece that is done. `work.prepare` has to be called first.
    """
    found: dict[str, dict[str, np.ndarray]] = {}
    if folder is not None:
        for piece in pieces:
            if (kept := folder.read(piece.name)) is not None:
                found[piece.name] = kept
                progress(piece.games)
    missing = [piece for piece in pieces if piece.name not in found]
    with workers(work, cores, len(missing)) as do_all:
        for piece, columns in do_all(missing):
            if folder is not None:
                folder.keep(piece.name, columns)
            found[piece.name] = columns
            progress(piece.games)
    return [found[piece.name] for piece in pieces]


def begin_folder(folder: Path, header: dict[str, Any], name: str) -> None:
    """Begin a folder, or continue one of the same work. Any other is refused."""
    file = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(folder, 200), reason=reason_of(error)) from error
    if not file.exists():
        write_file(file, json.dumps(header, indent=1).encode() + b"\n")
        return
    found = parse_json(read_file(file, MAX_HEADER), "record.unreadable")
    wanted = json.loads(json.dumps(header))
    for entry in wanted:
        if not isinstance(found, dict) or found.get(entry) != wanted[entry]:
            named = found.get(entry) if isinstance(found, dict) else found
            values = {"found": shown(named, 100), "wanted": shown(wanted[entry], 100)}
            raise refuse("export.other", None, file=shown(folder, 200), entry=entry, **values)


def write_columns(file: Path, columns: Columns) -> None:
    pa, pq = _pyarrow()
    shapes = {name: list(array.shape[1:]) for name, array in columns.items()}
    arrays = []
    for array in columns.values():
        width = int(np.prod(array.shape[1:], dtype=np.int64))
        flat = pa.array(np.ascontiguousarray(array).reshape(-1))
        arrays.append(flat if array.ndim == 1 else pa.FixedSizeListArray.from_arrays(flat, width))
    table = pa.Table.from_arrays(arrays, names=list(columns)).replace_schema_metadata({"shapes": json.dumps(shapes)})
    try:
        pq.write_table(table, file, compression="zstd")
    except OSError as error:
        raise refuse("file.unwritable", None, file=shown(file, 200), reason=reason_of(error)) from error


def read_columns(file: Path) -> dict[str, np.ndarray]:
    pa, pq = _pyarrow()
    try:
        table = pq.read_table(file)
        shapes = json.loads(table.schema.metadata[b"shapes"])
        found = {}
        for name, shape in shapes.items():
            column = table.column(name).combine_chunks()
            flat = column.flatten() if shape else column
            found[name] = flat.to_numpy(zero_copy_only=False).reshape(len(table), *shape)
    except (OSError, pa.ArrowException, ValueError, KeyError, TypeError) as error:
        raise refuse("lab.piece", None, file=shown(file, 200)) from error
    return found


def _pyarrow() -> Any:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise refuse("export.packages", None, command='pip install "akhet[data]"') from error
    return pa, pq
