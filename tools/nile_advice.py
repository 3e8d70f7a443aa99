"""Advice for NILE: what would make up for not being first, and how good each Monument is. Writes docs/nile-advice.md:
`python -m tools.nile_advice`.

The rules stay as they are. Extra cards are drawn at random from the pile before the deal, as a compensation for those
who begin later.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.games.nile.state import HAND_KINDS
from akhet.kernel.layout import blank
from akhet.lab.pieces import run_pieces
from akhet.lab.simulate import interval
from akhet.lab.study.answers import answer
from akhet.lab.study.play import CASE, FREE, NOTHING
from akhet.lab.study.work import CHOICE, FREE_GAMES, Study, StudyPiece, StudyWork, played, player_of

PAGE = Path("docs/nile-advice.md")
PLAYERS = (2, 3, 4)
BOT = "learned"
# By a name: how many cards more the player at each place in the order of play begins with.
SCHEMES = {
    "nothing, as in the rules": lambda place, players: 0,
    "one card, everyone but the first": lambda place, players: int(place > 0),
    "two cards, everyone but the first": lambda place, players: 2 * int(place > 0),
    "one card more at every place": lambda place, players: place,
    "two cards more at every place": lambda place, players: 2 * place,
    "one card, the last only": lambda place, players: int(place == players - 1),
    "two cards, the last only": lambda place, players: 2 * int(place == players - 1),
}


def shares(players: int, scheme: str, games: int, seed: int) -> list[Estimate]:
    """The share of wins by place, with a compensation. Seat 0 begins."""
    study = Study("nile", (players,), (("first", 0), ("monuments", True)), bot=BOT, seed=seed)
    states = np.repeat(study.setup(players), games).view(np.recarray)
    draw = np.random.default_rng((seed, players))
    for state in states:
        for place in range(players):
            for _ in range(SCHEMES[scheme](place, players)):
                pile = state.pile[:HAND_KINDS].astype(float)
                study.about.give(state, study.table.parts, place, int(draw.choice(HAND_KINDS, p=pile / pile.sum())))
    cases = blank(CASE, games)
    cases.kinds, cases.options = player_of(BOT, "nile")
    cases.mode, cases.gift, cases.thing = FREE, NOTHING, NOTHING
    found = played(study, StudyPiece(FREE_GAMES, players, 0, games), np.arange(games), cases, states)
    return [interval(found["win"][:, place]) for place in range(players)]


def shown(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def different(players: int) -> list[str]:
    """The schemes; of several that are the same with so few players, the first."""
    names = reversed(SCHEMES)
    return list({tuple(SCHEMES[name](place, players) for place in range(players)): name for name in names}.values())[
        ::-1
    ]


def compensations(games: int, seed: int) -> Iterator[str]:
    for players in PLAYERS:
        found = {scheme: shares(players, scheme, games, seed) for scheme in different(players)}
        apart = {scheme: max(abs(one.value - 1 / players) for one in own) for scheme, own in found.items()}
        fairest = min(apart, key=lambda scheme: apart[scheme])
        yield ""
        yield f"### {players} players: {100 / players:.1f} % is even"
        yield ""
        yield f"The fairest of these: **{fairest}**; no place is more than {100 * apart[fairest]:.1f} points from even."
        yield ""
        yield f"| extra cards | {' | '.join(f'place {place + 1}' for place in range(players))} | farthest from even |"
        yield f"|---|{'--:|' * (players + 1)}"
        for scheme, own in found.items():
            yield f"| {scheme} | {' | '.join(map(shown, own))} | {100 * apart[scheme]:.1f} points |"


def monuments(games: int, seed: int, cores: int | None) -> Iterator[str]:
    study = OfMonuments("nile", PLAYERS, (("monuments", True),), bot=BOT, games=games, seed=seed, kinds=KINDS)
    work, pieces = StudyWork(study), study.pieces()
    work.prepare()
    found = answer(study, pieces, run_pieces(work, pieces, cores))
    uses = {use.name: use for use in found.uses}
    yield "| Monument | points of winning chance, 95 % | pairs of games | share of decisions with it |"
    yield "|---|--:|--:|--:|"
    for worth in found.choices:
        wins = f"{100 * worth.wins.value:+.1f} ({100 * worth.wins.low:+.1f} to {100 * worth.wins.high:+.1f})"
        yield f"| {worth.name.title()} | {wins} | {worth.pairs} | {uses[worth.name].of_decisions:.1%} |"


KINDS = (FREE_GAMES, CHOICE)


class OfMonuments(Study):
    def asked(self, kind: str, players: int) -> list[int]:
        return [number for number, thing in enumerate(self.things) if thing.group == "monument"]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.nile_advice")
    parser.add_argument("--games", type=int, default=4000, help="of each kind (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="%(default)s")
    parser.add_argument("--cores", type=int, help="for the pairs of games (default: all)")
    given = parser.parse_args(arguments)
    lines = [
        "# Advice for NILE",
        "",
        f"Made by `python -m tools.nile_advice --games {given.games} --seed {given.seed}`: {given.games:,} games of",
        "NILE with Monuments for each row and number of players, the trained network `learned` in every seat. The",
        "rules stay as they are; this page is for people who want to try something else.",
        "",
        "## What would make up for not being first",
        "",
        "Some players begin with more cards, drawn from the pile before the deal. The table shows the share of wins by",
        "place in the order of play, with 95 % intervals. Rows that differ by less than their intervals may differ by",
        "chance, and the fairest of several rows looks a little fairer than it is.",
        *compensations(given.games, given.seed),
        "",
        "## How good each Monument is",
        "",
        "In pairs of games with the same deal, a player must build the Monument at the first chance, or never may",
        "([studies](study.md)). The difference is what building it early is worth, good moment or not, compared with",
        "never. All numbers of players together.",
        "",
        *monuments(given.games, given.seed, given.cores),
        "",
    ]
    PAGE.write_text("\n".join(lines), "utf-8")
    sys.stderr.write(f"{PAGE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
