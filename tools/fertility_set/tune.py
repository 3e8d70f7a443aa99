"""Search for better figures of the Fertility set: `python -m tools.fertility_set.tune`.

The search changes one thing at a time, within what is known of the printed set (F1): fewer wheat squares, another cost
or another sum of Debens for a whole family of Districts, a sum instead of Wheat, another god. In every round it keeps
the change that makes the set best in games of the trained network. The result is written as a set of its own.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from akhet.arena.workers import Cores
from akhet.games.fertility.components import LETTERS, SHIPPED, Components, District, Shop
from akhet.games.fertility.read_set import load_components
from akhet.games.fertility.set_check import remarks
from akhet.games.fertility.state import BOARD_COLUMNS, HEADINGS
from akhet.games.fertility.write_set import set_entries, write_components
from akhet.lab.pieces import run_pieces
from akhet.lab.study.answers import Answers, answer
from akhet.lab.study.work import FREE_GAMES, Study, StudyWork

OUT = Path("examples/fertility-tuned.toml")
NAME = "Fertility, tuned"
WHEAT_OF_EXAMPLE = 23 / 87  # F8.8
LEAST, MOST = 0.15, 0.93  # how often a District should be built when it can be
SCORE_OF_EXAMPLE, SCORE_TOLERANCE = 87, 5  # F8.8, of a winner
MOST_AT_ONCE = 10  # changes in a round
FAMILIES = range(1, 11)
DEBENS = (2, 4, 5, 7, 9, 11)  # F1.9: 2, or 4, 5, 7, 9 and so on
WEIGHT_OF_WHEAT, WEIGHT_OF_SCORE = 6.0, 0.05
PLAYERS = (3, 4)


@dataclass(frozen=True)
class Change:
    part: str  # of the set: a round changes no part twice
    words: str
    make: Callable[[Components], Components]


def families(components: Components, change: Callable[[District], District], family: int) -> Components:
    """The same change to the four Districts of a family, one of which leads with each resource."""
    names = {f"{letter}{family}" for letter in LETTERS}
    changed = tuple(change(district) if district.name in names else district for district in components.districts)
    return replace(components, districts=changed)


def changes(components: Components) -> Iterator[Change]:
    """Every change of one thing."""
    yield from _drier_boards(components)
    for family in FAMILIES:
        yield from _of_family(components, family)
    yield from _other_gods(components)


def _drier_boards(components: Components) -> Iterator[Change]:
    """F1.2: one wheat square fewer, where there are more than three, or one on a square with less desert beside it."""
    for number, board in enumerate(components.boards):
        part, squares = f"board {board.name}", "".join(board.rows)
        desert = exposures(board.rows)
        for place in (n for n, letter in enumerate(squares) if letter == "w"):
            if squares.count("w") > 3:
                yield Change(part, f"{part}: no wheat on {square_words(place)}", moved(number, place, None))
            for other in (n for n, letter in enumerate(squares) if letter == "."):
                if desert[other] < desert[place] and desert[other] <= 2:
                    words = f"{part}: wheat on {square_words(other)} instead of {square_words(place)}"
                    yield Change(part, words, moved(number, place, other))


def exposures(rows: tuple[str, ...]) -> list[int]:
    """How many of the squares beside each one are desert, on the board alone."""
    found = []
    for row, letters in enumerate(rows):
        for column in range(len(letters)):
            beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            inside = [(r, c) for r, c in beside if 0 <= r < len(rows) and 0 <= c < len(letters)]
            found.append(sum(rows[r][c] not in "~w" for r, c in inside))
    return found


def square_words(place: int) -> str:
    return f"{place // BOARD_COLUMNS},{place % BOARD_COLUMNS}"


def _of_family(components: Components, family: int) -> Iterator[Change]:
    """F1.4, F1.9: another cost, another sum, a sum instead of Wheat."""
    first = next(district for district in components.districts if district.name == f"A{family}")
    for cost in (first.cost - 1, first.cost + 1):
        if 0 <= cost <= 2:
            yield Change(f"family {family}", f"family {family} costs {cost}", costing(family, cost))
    for place, shop in enumerate(first.shops):
        sums: tuple[int, ...] = (4, 5) if shop.pays == "wheat" else ()
        if shop.pays.endswith(" debens") and shop.needs != "*":
            sums = neighbours(int(shop.pays.split()[0]))
        for other in sums:
            words = f"family {family}: Shop {place + 1} pays {other} debens instead of {shop.pays}"
            yield Change(f"family {family}", words, paying(family, place, f"{other} debens"))


def _other_gods(components: Components) -> Iterator[Change]:
    """Another god where a District pays the one that a starting Shop pays already."""
    starting = {shop.pays for shops in components.metropolises for shop in shops}
    for district in components.districts:
        for place, shop in enumerate(district.shops):
            for god in sorted(set(shop.pays.split()) & set(components.gods) & starting):
                for other in components.gods:
                    if other not in shop.pays and other not in starting:
                        words = f"{district.name}: Shop {place + 1} pays {other} instead of {god}"
                        yield Change(district.name, words, instead(district.name, place, shop.pays.replace(god, other)))


def neighbours(value: int) -> tuple[int, ...]:
    place = DEBENS.index(value)
    return DEBENS[max(0, place - 1) : place] + DEBENS[place + 1 : place + 2]


def moved(board: int, place: int, other: int | None) -> Callable[[Components], Components]:
    """A wheat square becomes desert, and another square wheat."""

    def make(components: Components) -> Components:
        boards = list(components.boards)
        squares = list("".join(boards[board].rows))
        squares[place] = "."
        if other is not None:
            squares[other] = "w"
        rows = ("".join(squares[start : start + BOARD_COLUMNS]) for start in range(0, len(squares), BOARD_COLUMNS))
        boards[board] = replace(boards[board], rows=tuple(rows))
        return replace(components, boards=tuple(boards))

    return make


def costing(family: int, cost: int) -> Callable[[Components], Components]:
    return lambda components: families(components, lambda district: replace(district, cost=cost), family)


def paying(family: int, place: int, pays: str) -> Callable[[Components], Components]:
    return lambda components: families(components, lambda district: with_shop(district, place, pays), family)


def instead(name: str, place: int, pays: str) -> Callable[[Components], Components]:
    def make(components: Components) -> Components:
        changed = tuple(with_shop(one, place, pays) if one.name == name else one for one in components.districts)
        return replace(components, districts=changed)

    return make


def with_shop(district: District, place: int, pays: str) -> District:
    shops = list(district.shops)
    shops[place] = Shop(shops[place].needs, pays)
    return replace(district, shops=tuple(shops))


def lawful(components: Components) -> bool:
    """Whether a set differs from what is known of the printed one no more than the shipped set does (F1)."""
    return {remark.code for remark in remarks(components)} <= {"components.check.still_reconstruction"}


@dataclass(frozen=True)
class Measured:
    """What a set is judged by. Who wins from which seat is only shown."""

    wheat: float  # its share of all Debens
    built: dict[str, float]  # how often each District is built in the games in which somebody could
    order: dict[int, list[float]]  # the share of wins by place in the order of play, by number of players
    score: float  # of the winners

    @property
    def loss(self) -> float:
        """How far the set is from what is wanted; 0 is best."""
        use = sum(max(0.0, LEAST - share, share - MOST) for share in self.built.values())
        score = max(0.0, abs(self.score - SCORE_OF_EXAMPLE) - SCORE_TOLERANCE)
        return WEIGHT_OF_WHEAT * abs(self.wheat - WHEAT_OF_EXAMPLE) + use + WEIGHT_OF_SCORE * score


def measure(components: Components, games: int, seed: int, cores: Cores = None) -> tuple[Measured, Answers]:
    """Games of the trained network in every seat."""
    study = Study("fertility", PLAYERS, (), components, "learned", games, seed, (FREE_GAMES,))
    work, pieces = StudyWork(study), study.pieces()
    work.prepare()
    found = answer(study, pieces, run_pieces(work, pieces, cores))
    wheat = HEADINGS.index("wheat")
    return Measured(
        wheat=float(np.mean([one.sources[wheat] for one in found.course])),
        built={use.name: use.of_games for use in found.uses if use.group == "district"},
        order={one.players: [share.value for share in one.by_order] for one in found.seats},
        score=float(np.mean([one.winner.value for one in found.course])),
    ), found


def tune(start: Components, games: int, rounds: int, seed: int, cores: Cores = None) -> tuple[Components, list[str]]:
    """In every round, the best changes of different parts that make the set better together.

    Every round has games of its own, so a change that was good by chance is not kept for long.
    """
    best, kept = start, list[str]()
    for number in range(rounds):
        loss = measure(best, games, seed + number, cores)[0].loss
        tried = [(measure(change.make(best), games, seed + number, cores)[0].loss, change) for change in changes(best)]
        better = sorted((one for one in tried if one[0] < loss), key=lambda one: one[0])
        touched = set[str]()
        for _, change in better:
            if change.part in touched or len(touched) == MOST_AT_ONCE:
                continue
            made = change.make(best)
            together = measure(made, games, seed + number, cores)[0].loss
            if together < loss and lawful(made):
                sys.stderr.write(f"{number + 1}: {change.words}: {loss:.3f} -> {together:.3f}\n")
                best, loss = made, together
                kept.append(change.words)
                touched.add(change.part)
        if not touched:
            break
    return best, kept


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fertility_set.tune", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="per set and number of players (%(default)s)")
    parser.add_argument("--rounds", type=int, default=4, help="rounds at most (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="%(default)s")
    parser.add_argument("--cores", type=int, help="default: all")
    parser.add_argument("--out", type=Path, default=OUT, help="%(default)s")
    given = parser.parse_args(arguments)
    best, kept = tune(load_components(SHIPPED), given.games, given.rounds, given.seed, given.cores)
    text = write_components(set_entries(replace(best, name=NAME)))
    given.out.write_text(text, "utf-8")
    sys.stderr.write(f"{given.out}: {len(kept)} changes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
