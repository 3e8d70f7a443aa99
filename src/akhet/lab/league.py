"""A league of a game's levels, from which the scale of its ratings is fitted (`akhet.ratings.scale`).

    python -m akhet.lab.league nile --games 10000

Every game has levels drawn at random in its seats. The model is that of the ratings: a level with rating a is placed
before one with rating b with the chance 1 / (1 + exp((b - a) / width)). The ratings of the levels are the same with any
number of players; the width, how much luck there is, is fitted for each. With two players it is set, so that 400 points
are 10 wins to 1, and the middle level is the start of a new player.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from akhet.bots.levels import levels_of
from akhet.bots.spec import Spec
from akhet.games import manifest_of
from akhet.lab.bare_match import is_bare, play_lineups
from akhet.ratings.model import SCALE, START
from akhet.ratings.scale import DATA
from akhet.table import Game

GAMES = 10_000  # for each number of players
CHUNK = 500
MIDDLE = "scribe"
ROUNDS = 200
CLOSE = 1e-9


@dataclass(frozen=True)
class LeagueGames:
    """What was played with one number of players."""

    lineups: np.ndarray  # the number of the level in each seat, [game, seat]
    places: np.ndarray  # [game, seat]


def league_levels(game: str) -> list[str]:
    """The levels that do not search: their strength depends on nothing but their options."""
    return [name for name, spec in levels_of(game).items() if is_bare(spec, game)]


def play_league(game: str, players: int, games: int, seed: int) -> LeagueGames:
    """Let the levels play each other, with a level drawn at random for each seat."""
    levels = [Spec(level) for level in league_levels(game)]
    rng = np.random.default_rng([seed, players])
    lineups = rng.integers(len(levels), size=(games, players))
    places = [
        play_lineups(Game(game), levels, part, np.arange(len(part)), int(rng.integers(2**62)))
        for part in np.array_split(lineups, -(-games // CHUNK))
    ]
    return LeagueGames(lineups, np.concatenate(places))


def count_pairs(played: LeagueGames, levels: int) -> np.ndarray:
    """How often each level was placed before each other one, [before, behind]; equal places count half for both."""
    pairs = np.zeros((levels, levels))
    for a in range(played.places.shape[1]):
        for b in range(played.places.shape[1]):
            ahead = np.sign(played.places[:, b] - played.places[:, a]) / 2 + 0.5
            if a != b:
                np.add.at(pairs, (played.lineups[:, a], played.lineups[:, b]), ahead)
    np.fill_diagonal(pairs, 0)  # a level against itself says nothing
    return pairs


def fit_scale(pairs: Mapping[int, np.ndarray]) -> tuple[np.ndarray, dict[int, float]]:
    """The ratings of the levels above the first one, and the width for each number of players, by maximum likelihood.

    Ratings and widths are fitted in turn, by Newton's method, until neither changes. Two players come first.
    """
    first, *others = pairs
    slopes = dict.fromkeys(pairs, 1.0)  # 1 / width, in units of the first
    ratings = np.zeros(len(pairs[first]))
    for _ in range(ROUNDS):
        before = ratings.copy(), dict(slopes)
        gradient, bend = np.zeros(len(ratings)), np.zeros((len(ratings),) * 2)
        for players, won in pairs.items():
            games, chance = won + won.T, _chance(ratings, slopes[players])
            gradient += slopes[players] * (won - games * chance).sum(1)
            weight = slopes[players] ** 2 * games * chance * (1 - chance)
            bend += weight - np.diag(weight.sum(1))
        ratings[1:] -= np.linalg.solve(bend[1:, 1:], gradient[1:])
        gaps = ratings[:, None] - ratings[None, :]
        for players in others:
            won = pairs[players]
            games, chance = won + won.T, _chance(ratings, slopes[players])
            slopes[players] += (gaps * (won - games * chance)).sum() / (gaps**2 * games * chance * (1 - chance)).sum()
        moved = max(abs(slopes[players] - before[1][players]) for players in pairs)
        if max(moved, np.abs(ratings - before[0]).max()) < CLOSE:
            break
    return ratings * SCALE, {players: SCALE / slope for players, slope in slopes.items()}


def _chance(ratings: np.ndarray, slope: float) -> np.ndarray:
    return 1 / (1 + np.exp(slope * (ratings[None, :] - ratings[:, None])))


def scale_data(game: str, games: int, seed: int) -> dict[str, object]:
    """What `data/<game>.json` contains."""
    levels = league_levels(game)
    pairs = {
        players: count_pairs(play_league(game, players, games, seed), len(levels))
        for players in manifest_of(game).players
    }
    ratings, widths = fit_scale(pairs)
    ratings += START - ratings[levels.index(MIDDLE)]
    return {
        "made_by": f"python -m akhet.lab.league {game} --games {games} --seed {seed}",
        "rules": Game(game).rules.version,
        "bots": {level: manifest_of(game).levels[level] for level in levels},
        "games": {str(players): games for players in pairs},
        "levels": {level: round(float(rating), 1) for level, rating in zip(levels, ratings, strict=True)},
        # The difference of two players' luck has the width √2 · beta.
        "beta": {str(players): round(width / 2**0.5, 1) for players, width in widths.items()},
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the scale of a game's ratings on games of its bots.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of players")
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args(arguments)
    DATA.mkdir(exist_ok=True)
    data = scale_data(chosen.game, chosen.games, chosen.seed)
    (DATA / f"{chosen.game}.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
