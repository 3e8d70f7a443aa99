"""`make load`: a server with 100, 1,000 and 5,000 tables, whose players run on the same machine.

Every cell is stored in a folder, so cells can be measured one at a time. The page is written from all of them.
"""

import argparse
import json
import sys
from pathlib import Path

from benchmarks.load.cells import Cell, cells
from benchmarks.load.machine import open_many_files
from benchmarks.load.page import write_page
from benchmarks.sections import keep


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load")
    parser.add_argument("--only", default="", help="cells whose name begins so, such as sqlite-1000")
    parser.add_argument("--seconds", type=float, default=15, help="of a round (default 15)")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts (default 3)")
    parser.add_argument("--games", type=int, default=30, help="whole games where plies are compared (default 30)")
    parser.add_argument("--results", type=Path, default=Path("load-results"), help="the folder of what was measured")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    choice = parser.parse_args()
    if sys.platform != "linux":
        parser.error("what a process takes is read from /proc, which only Linux has")
    choice.results.mkdir(exist_ok=True)
    open_many_files()
    for cell in [] if choice.page else [cell for cell in cells() if cell.name.startswith(choice.only)]:
        print(f"measuring: {cell.name} …", file=sys.stderr)
        if isinstance(cell, Cell):
            found = cell.measure(choice.seconds, choice.rounds) | {"rounds": choice.rounds}
        else:
            found = cell.measure(choice.games)
        keep(choice.results, cell.name, found)
        print(json.dumps(found), file=sys.stderr)
    write_page(choice.results)


if __name__ == "__main__":
    main()
