"""The figures of the shipped puzzles in docs/puzzles.md, from their files: `python -m tools.docs.puzzle_figures`."""

from math import comb
from pathlib import Path

from akhet.games import BUILT_IN, manifest_of
from akhet.puzzles.checking import kept_of
from akhet.puzzles.library import Library, shipped_library, shipped_path
from benchmarks.sections import with_section

PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"
SECTION = "figures"
SURE = 0.95
HEAD = (
    "| game | puzzles | size | games looked through | decisions | checked | kept | at least | smallest margin "
    "| ratings |\n"
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n"
)


def figures() -> str:
    return HEAD + "".join(_row(shipped_library(game)) for game in BUILT_IN)


def _row(library: Library) -> str:
    kept, checked = kept_of(library)
    ratings = [round(one.rating) for one in library.puzzles]
    cells = (
        manifest_of(library.game).title,
        f"{len(library.puzzles)}",
        f"{shipped_path(library.game).stat().st_size / 1000:.0f} kB",
        f"{library.made['games']:,}",
        f"{library.made['tally']['positions']:,}",
        f"{checked}",
        f"{kept}",
        f"{100 * at_least(kept, checked):.0f} %",
        f"{100 * min(one.margin for one in library.puzzles):.1f} points",
        f"{min(ratings)} to {max(ratings)}",
    )
    return f"| {' | '.join(cells)} |\n"


def at_least(kept: int, checked: int) -> float:
    """The lower end of the exact one-sided 95 % interval (Clopper and Pearson) of the share that is kept."""
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        share = (low + high) / 2
        tail = sum(comb(checked, n) * share**n * (1 - share) ** (checked - n) for n in range(kept, checked + 1))
        low, high = (share, high) if kept and tail < 1 - SURE else (low, share)
    return low


def written(page: str) -> str:
    """The page with the figures as they are now."""
    return with_section(page, SECTION, figures())


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
