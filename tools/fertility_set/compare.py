"""Compare the tuned Fertility set with the shipped one on fresh games, and write docs/fertility-tuned.md:
`python -m tools.fertility_set.compare`.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.games.fertility.components import LETTERS, SHIPPED, Components
from akhet.games.fertility.read_set import load_components
from akhet.games.fertility.state import HEADINGS
from akhet.lab.study.answers import Answers
from tools.fertility_set.tune import FAMILIES, LEAST, MOST, OUT, WHEAT_OF_EXAMPLE, Measured, measure

PAGE = Path("docs/fertility-tuned.md")
SEED = 1001  # the search uses the first few


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def shown(share: Estimate) -> str:
    return f"{percent(share.value)} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def differences(before: Components, after: Components) -> Iterator[str]:
    for old, new in zip(before.boards, after.boards, strict=True):
        if old.rows != new.rows:
            yield f"Board {old.name}: wheat on {wheat_of(new.rows)} instead of {wheat_of(old.rows)} (row, column)."
    for old, new in zip(before.districts, after.districts, strict=True):
        changed = []
        if old.cost != new.cost:
            changed.append(f"costs {new.cost} instead of {old.cost}")
        for place, (was, now) in enumerate(zip(old.shops, new.shops, strict=True), start=1):
            if was != now:
                changed.append(f"Shop {place} pays {now.pays} instead of {was.pays}")
        if changed:
            yield f"{old.name}: {', '.join(changed)}."


def wheat_of(rows: tuple[str, ...]) -> str:
    found = [f"{row},{column}" for row, line in enumerate(rows) for column, letter in enumerate(line) if letter == "w"]
    return " ".join(found)


def page(before: Components, after: Components, games: int, seed: int, given: str) -> str:
    (old, old_answers), (new, new_answers) = measure(before, games, seed), measure(after, games, seed)
    lines = [
        "# A tuned set of Fertility",
        "",
        "The shipped set of Fertility is a [reconstruction](fertility-set.md). Its figures can be better without",
        "breaking what is known of the printed game (F1). `python -m tools.fertility_set.tune` searched for such",
        "figures, by games of the trained network `learned` in every seat: Wheat’s share of all Debens toward the",
        f"{percent(WHEAT_OF_EXAMPLE)} of the worked example (F8.8), and every District built in {LEAST:.0%} to",
        f"{MOST:.0%} of the games in which somebody could build it. The result is `examples/fertility-tuned.toml`.",
        "",
        "**The shipped set stays as it is**: records, networks and databases name it by its hash. To play the tuned",
        "one: `akhet play fertility --components examples/fertility-tuned.toml`, and so with `simulate`, `arena`,",
        "`study` and `serve`. The network was trained on the shipped set and may judge the tuned one less well.",
        "",
        f"Made by `python -m tools.fertility_set.compare{given}`: {games:,} games of each set with 3 and with 4",
        f"players, which the search had not seen (seed {seed}). Shipped: `{before.hash()[:16]}`; tuned:",
        f"`{after.hash()[:16]}`.",
        "",
        "## Before and after",
        "",
        "| | shipped | tuned |",
        "|---|--:|--:|",
        f"| Wheat’s share of all Debens | {percent(old.wheat)} | {percent(new.wheat)} |",
        f"| winner’s score | {old.score:.1f} | {new.score:.1f} |",
        f"| Districts built in less than {LEAST:.0%} of these games | {rare(old)} | {rare(new)} |",
        f"| Districts built in more than {MOST:.0%} of these games | {usual(old)} | {usual(new)} |",
        f"| least built | {least(old)} | {least(new)} |",
        *order_rows(old_answers, new_answers),
        "",
        "The share of wins by place in the order of play was not part of the search.",
        "",
        "| share of all Debens | shipped | tuned |",
        "|---|--:|--:|",
        *source_rows(old_answers, new_answers),
        "",
        "| family | its first, shipped | built when possible, shipped | tuned |",
        "|---|---|--:|--:|",
        *(family_row(before, old, new, family) for family in FAMILIES),
        "",
        "## What changed",
        "",
        *(f"- {sentence}" for sentence in differences(before, after)),
        "",
    ]
    return "\n".join(lines)


def rare(found: Measured) -> int:
    return sum(share < LEAST for share in found.built.values())


def usual(found: Measured) -> int:
    return sum(share > MOST for share in found.built.values())


def least(found: Measured) -> str:
    name = min(found.built, key=lambda name: found.built[name])
    return f"{name}, {percent(found.built[name])}"


def order_rows(old: Answers, new: Answers) -> Iterator[str]:
    for one, other in zip(old.seats, new.seats, strict=True):
        for place, (was, now) in enumerate(zip(one.by_order, other.by_order, strict=True), start=1):
            yield f"| {one.players} players, place {place} in the order of play wins | {shown(was)} | {shown(now)} |"


def source_rows(old: Answers, new: Answers) -> Iterator[str]:
    for number, heading in enumerate(HEADINGS):
        was, now = (float(np.mean([one.sources[number] for one in found.course])) for found in (old, new))
        yield f"| {heading} | {percent(was)} | {percent(now)} |"


def family_row(components: Components, old: Measured, new: Measured, family: int) -> str:
    first = next(district for district in components.districts if district.name == f"A{family}")
    shops = ", ".join(f"{shop.needs} → {shop.pays}" for shop in first.shops)
    was, now = (np.mean([found.built[f"{letter}{family}"] for letter in LETTERS]) for found in (old, new))
    return f"| {family} | {shops} | {percent(float(was))} | {percent(float(now))} |".replace("*", "\\*")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fertility_set.compare")
    parser.add_argument("--games", type=int, default=1000, help="of each set and number of players (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="%(default)s")
    parser.add_argument("--set", type=Path, default=OUT, help="%(default)s")
    given = parser.parse_args(arguments)
    words = f" --games {given.games} --seed {given.seed}"
    text = page(load_components(SHIPPED), load_components(given.set), given.games, given.seed, words)
    PAGE.write_text(text, "utf-8")
    sys.stderr.write(f"{PAGE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
