"""Figures of a Fertility set: games of `greedy` or of random players, for every number of players and the variant."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.games.fertility.components import Components
from akhet.games.fertility.state import HEADINGS, MAX_PLAYERS
from akhet.kernel.layout import blank
from akhet.kernel.stream import new_streams
from akhet.lab.fertility.watch import HEURISTICS, NOTES, TURNS, play_all
from akhet.lab.measure_set import MeasuredPart, MeasuredSetting, Measurement, Progress
from akhet.lab.simulate import Z95, interval
from akhet.table import Game, key_for

CHUNK = 20
STREAMS_OF_SETTING = 2**40  # the distance of stream numbers between settings: no two games share dice
WEIGHTS = (0.5, 2.0)  # the least and the most weight of a heading; 1 is its worth


@dataclass(frozen=True)
class Setting:
    name: str
    players: int
    options: dict[str, Any]


SETTINGS = (
    Setting("2 players", 2, {}),
    Setting("3 players", 3, {}),
    Setting("4 players", 4, {}),
    Setting("variant", 2, {"variant": True}),
)


@dataclass(frozen=True)
class Played:
    """Games of one setting: notes on them, and the players' weights."""

    setting: Setting
    notes: np.recarray
    weights: np.ndarray  # [game, seat, heading]


@dataclass(frozen=True)
class Figures:
    """Figures of the games of one setting. A share is from 0 to 1; a turn is one player's."""

    name: str
    players: int
    games: int
    turns: np.ndarray  # [seat] per game
    fill: float  # share of the desert that tiles cover at the end
    no_fit: np.ndarray  # [round] share of turns in which no tile fits
    placements: np.ndarray  # [round] legal placements per turn
    goods: np.ndarray  # [cause] per turn
    goods_by_round: np.ndarray  # [round] per turn, all causes
    returned: float  # resources per turn that went back unused
    stock_out: float  # share of games in which the Stock ran out of something
    stock_out_turns: float  # share of turns
    missed: float  # resources per game that the Stock could not give
    wheat_lost: float  # per game
    storehouse_full: float  # share of players who end with ten Wheat
    monuments: float  # per player
    no_monument: float  # share of players
    districts: float  # per player
    exchanges: float  # per game
    exchanges_lost: float  # per game
    headings: np.ndarray  # mean Debens per player
    score: float
    score_spread: float  # standard deviation
    places: np.ndarray  # [place] mean score
    places_spread: np.ndarray
    order_wins: list[Estimate]  # share of wins by order of play, the first player first
    order_scores: np.ndarray


@dataclass(frozen=True)
class Lift:
    """The figures of a District over all settings. `lift` is wins relative to the even share: 1 is average."""

    name: str
    shops: str
    repeats: bool  # whether a Shop pays only a god that a starting Shop pays too
    cost: int
    shown: int  # games in which a turn began with it in the row
    built: int  # and in which it was built
    waits: float  # turns it lay in the row in a game that showed it
    filled: float  # share of its Shops that were full at the end, where it was built
    lift: Estimate

    @property
    def taken(self) -> float:
        return self.built / max(1, self.shown)


def play_setting(
    game: Game,
    number: int,
    *,
    games: int,
    seed: int,
    sensible: bool,
    cores: int,
    progress: Progress = lambda done: None,
    chunk: int = CHUNK,
) -> Played:
    """Play the games of a setting. The same seed gives the same games on any number of cores.

    `progress` is called with the number of games in each chunk that is done.
    """
    setting = SETTINGS[number]
    key = key_for(seed)
    draw = np.random.default_rng((seed, number))
    low, high = np.log(WEIGHTS)
    weights = np.exp(draw.uniform(low, high, (games, MAX_PLAYERS, len(HEADINGS))))
    notes = blank(NOTES, games)
    table = game.initial_state(setting.players, setting.options)

    def play_chunk(start: int) -> int:
        stop = min(start + chunk, games)
        first = number * STREAMS_OF_SETTING + 2 * start
        last = first + 2 * (stop - start)
        play_all(
            np.repeat(table, stop - start).view(np.recarray),
            game.parts,
            new_streams(key, range(first, last, 2)),
            new_streams(key, range(first + 1, last + 1, 2)),
            sensible,
            weights[start:stop],
            *HEURISTICS.buffers(),
            HEURISTICS.new_scratch()[0],
            notes[start:stop],
        )
        return stop - start

    with ThreadPoolExecutor(cores) as pool:  # the compiled rules run without the interpreter's lock
        for done in pool.map(play_chunk, range(0, games, chunk)):
            progress(done)
    return Played(setting, notes, weights)


def wins_of(played: Played) -> np.ndarray:
    """[game, seat] wins; a shared first place is divided."""
    first = played.notes.places[:, : played.setting.players] == 1
    return first / first.sum(1, keepdims=True)


def figures(game: Game, played: Played) -> Figures:
    notes, players = played.notes, played.setting.players
    games = len(notes)
    turns_per_round = games * players
    debens = notes.debens[:, :players].astype(float)
    score = debens.sum(2)
    by_place = -np.sort(-score, axis=1)
    wins = wins_of(played)
    order = (notes.first[:, None].astype(int) + np.arange(players)) % players  # seats in the order they play
    wins_in_order = np.take_along_axis(wins, order, 1)
    most_wheat = debens[:, :, HEADINGS.index("wheat")] == float(game.parts.wheat_scale[-1])
    return Figures(
        name=played.setting.name,
        players=players,
        games=games,
        turns=notes.turns[:, :players].mean(0),
        fill=float((notes.covered / notes.desert).mean()),
        no_fit=notes.no_fit.sum(0) / turns_per_round,
        placements=notes.placements.sum(0) / turns_per_round,
        goods=notes.goods.sum((0, 1)) / (turns_per_round * TURNS),
        goods_by_round=notes.goods.sum((0, 2)) / turns_per_round,
        returned=float(notes.returned.sum() / (turns_per_round * TURNS)),
        stock_out=float(notes.stock_out.any(1).mean()),
        stock_out_turns=float(notes.stock_out.sum() / (turns_per_round * TURNS)),
        missed=float(notes.missed.sum(1).mean()),
        wheat_lost=float(notes.wheat_lost.mean()),
        storehouse_full=float(most_wheat.mean()),
        monuments=float(notes.monuments[:, :players].mean()),
        no_monument=float((notes.monuments[:, :players] == 0).mean()),
        districts=float(notes.districts[:, :players].mean()),
        exchanges=float(notes.exchanges.mean()),
        exchanges_lost=float(notes.exchanges_lost.mean()),
        headings=debens.mean((0, 1)),
        score=float(score.mean()),
        score_spread=float(score.std()),
        places=by_place.mean(0),
        places_spread=by_place.std(0),
        order_wins=[interval(wins_in_order[:, place]) for place in range(players)],
        order_scores=np.take_along_axis(score, order, 1).mean(0),
    )


def lift_of(values: list[np.ndarray]) -> Estimate:
    """The mean of wins in even shares, with its 95 % interval. A District is built at most once per game."""
    found = np.concatenate(values)
    if len(found) < 2:
        return Estimate(0.0, 0.0, 0.0)
    mean = float(found.mean())
    margin = Z95 * float(found.std()) / len(found) ** 0.5
    return Estimate(mean, max(0.0, mean - margin), mean + margin)


def lifts(game: Game, all_played: list[Played]) -> list[Lift]:
    """Every District over all settings together, in the order of the set."""
    components = game.components
    assert isinstance(components, Components)
    starting = {shop.pays for shops in components.metropolises for shop in shops} & set(components.gods)
    found = []
    for number, district in enumerate(components.districts):
        wins, shown, exposed, filled = [], 0, 0, 0
        for played in all_played:
            notes = played.notes
            builder = notes.built_by[:, number].astype(int)
            built = np.flatnonzero(builder >= 0)
            wins.append(wins_of(played)[built, builder[built]] * played.setting.players)
            shown += int((notes.exposed[:, number] > 0).sum())
            exposed += int(notes.exposed[:, number].sum())
            filled += int(notes.shops_filled[built, number].sum())
        count = sum(map(len, wins))
        shops = ", ".join(f"{shop.needs} → {shop.pays}" for shop in district.shops)
        share = filled / max(1, count * len(district.shops))
        waits = exposed / max(1, shown)
        repeats = any(shop.pays in starting for shop in district.shops)
        found.append(Lift(district.name, shops, repeats, district.cost, shown, count, waits, share, lift_of(wins)))
    return found


def weight_lifts(all_played: list[Played]) -> dict[str, list[Estimate]]:
    """By heading, the win lift of players whose weight for it is in the lower, middle and upper third."""
    low, high = np.log(WEIGHTS)
    found = {}
    for number, heading in enumerate(HEADINGS):
        thirds: list[list[np.ndarray]] = [[], [], []]
        for played in all_played:
            weights = np.log(played.weights[:, : played.setting.players, number])
            third = np.minimum(2, (3 * (weights - low) / (high - low)).astype(int))
            for n in range(3):
                thirds[n].append(wins_of(played)[third == n] * played.setting.players)
        found[heading] = [lift_of(values) for values in thirds]
    return found


def measure_set(
    game: Game, *, games: int, seed: int, cores: int | None = None, progress: Progress = lambda done: None
) -> Measurement:
    """Measure a set by sensible play: every District, the headings of the score, the order of play."""
    cores = cores or os.cpu_count() or 1
    began = time.perf_counter()
    played = [
        play_setting(game, number, games=games, seed=seed, sensible=True, cores=cores, progress=progress)
        for number in range(len(SETTINGS))
    ]
    components = game.components
    assert isinstance(components, Components)
    return Measurement(
        game=game.name,
        name=components.name,
        hash=components.hash(),
        reconstruction=components.reconstruction,
        games=games,
        seed=seed,
        cores=cores,
        seconds=time.perf_counter() - began,
        settings=[_measured(figures(game, one), one) for one in played],
        parts=[
            MeasuredPart(lift.name, lift.shops, lift.cost, lift.shown, lift.built, lift.filled, lift.lift)
            for lift in lifts(game, played)
        ],
    )


def _measured(found: Figures, played: Played) -> MeasuredSetting:
    sources = {heading: float(debens) for heading, debens in zip(HEADINGS, found.headings, strict=True)}
    setting, wins = played.setting, wins_of(played)
    seats = [interval(wins[:, seat]) for seat in range(setting.players)]
    return MeasuredSetting(setting.players, setting.options, found.score, sources, found.order_wins, seats)
