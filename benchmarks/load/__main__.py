"""`make load`: a server with 100, 1,000 and 5,000 tables, whose players run on the same machine; and a peer's server.

Every cell is stored in a folder, so cells can be measured one at a time. The page is written from all of them, after
each one. A cell that fails is not stored, and the others are measured all the same; the exit status then is 1.
"""

import argparse
import json
import sys
import traceback
from pathlib import Path

from benchmarks.load.cells import Cell, PlyCell, cells
from benchmarks.load.machine import open_many_files
from benchmarks.load.page import write_page
from benchmarks.load.peer import PeerCell
from benchmarks.sections import keep

QUICK = (2.0, 1, 2)  # seconds of a round, rounds, games
QUICK_TABLES = 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load")
    parser.add_argument("--only", default="", help="cells whose name begins so, such as sqlite-1000")
    parser.add_argument("--seconds", type=float, default=10, help="of a round (default 10)")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts (default 3)")
    parser.add_argument("--games", type=int, default=30, help="whole games where plies are compared (default 30)")
    parser.add_argument("--results", type=Path, default=Path("load-results"), help="the folder of what was measured")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    parser.add_argument(
        "--quick", action="store_true", help="try everything briefly, without 5,000 tables and the page"
    )
    choice = parser.parse_args()
    if sys.platform != "linux":
        parser.error("what a process takes is read from /proc, which only Linux has")
    choice.results.mkdir(exist_ok=True)
    open_many_files()
    measured = [] if choice.page else [cell for cell in (PeerCell(), *cells()) if cell.name.startswith(choice.only)]
    if choice.quick:
        measured = [cell for cell in measured if not isinstance(cell, Cell) or cell.tables <= QUICK_TABLES]
        choice.seconds, choice.rounds, choice.games = QUICK
    failed: list[str] = []
    for cell in measured:
        print(f"measuring: {cell.name} …", file=sys.stderr)
        try:
            if isinstance(cell, PlyCell):
                found = cell.measure(choice.games if cell.players == 2 else choice.games // 3 + 1)
            else:
                found = cell.measure(choice.seconds, choice.rounds) | {"rounds": choice.rounds}
        except Exception:
            traceback.print_exc()
            failed.append(cell.name)
            continue
        print(json.dumps(found), file=sys.stderr)
        if not choice.quick:
            keep(choice.results, cell.name, found)
            write_page(choice.results)
    if choice.page:
        write_page(choice.results)
    if failed:
        raise SystemExit(f"not measured: {', '.join(failed)}")


if __name__ == "__main__":
    main()
