"""From the games of a study to its answers."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.lab.simulate import Z95, interval
from akhet.lab.study.game import Gift, Thing
from akhet.lab.study.work import CHOICE, FREE_GAMES, GIFT, MIXED, STEP, Study, StudyPiece

FEWEST_PAIRS = 20  # that a verdict needs
NOTABLE = 0.04  # a difference in winning chances that a designer should hear of
NOTABLE_SCORE = 0.25  # the same of scores, in units of their standard deviation
NEVER, ALWAYS = 0.05, 0.95  # shares of the games in which a thing was possible

Columns = dict[str, np.ndarray]


@dataclass(frozen=True)
class Seats:
    """Who wins with this number of players."""

    players: int
    games: int
    by_order: list[Estimate]  # the first player first
    by_seat: list[Estimate]  # seats may have parts of their own

    @property
    def even(self) -> float:
        return 1 / self.players

    @property
    def uneven(self) -> bool:
        """Whether a place in the order of play wins more or less than an even share, beyond chance."""
        return any(share.low > self.even or share.high < self.even for share in self.by_order)


@dataclass(frozen=True)
class Course:
    """How games with this number of players go."""

    players: int
    turns: Estimate  # of a player
    changes: Estimate  # of the lead
    unchanged: float  # the share of games in which the first to lead wins
    settled: Estimate  # the part of a game after which the lead does not change any more
    winner: Estimate  # the winner's score
    margin: Estimate  # between the best score and the next
    shared: float  # the share of games with a shared first place
    sources: list[float]  # the share of all points that comes from each source


@dataclass(frozen=True)
class Worth:
    """What a thing or a gift causes."""

    group: str
    name: str
    label: tuple[str, dict[str, Any]]
    pairs: int
    wins: Estimate  # the difference in winning chances
    score: Estimate
    verdict: str  # strong, weak, or nothing


@dataclass(frozen=True)
class Use:
    """How often strong players do a thing that they could do."""

    group: str
    name: str
    label: tuple[str, dict[str, Any]]
    games: int  # in which somebody could
    of_games: float  # of those: in which somebody did
    of_decisions: float
    verdict: str  # never, always (if it can be done only once), or nothing


@dataclass(frozen=True)
class Element:
    """What one element of gifts is worth, all else equal: a regression over all gifts."""

    name: str
    score: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Luck:
    """How much of the result follows from who plays how well."""

    players: int
    games: int
    skill_of_wins: float  # the share of the variance of winning that the level explains
    skill_of_score: float
    seat_of_wins: float
    levels: list[tuple[str, float]]  # the share of games that each level wins among all levels
    steps: list[tuple[str, str, Estimate]]  # of the games that one of the two won: how many the upper level won


@dataclass(frozen=True)
class Answers:
    study: Study
    games: int
    seats: list[Seats]
    course: list[Course]
    choices: list[Worth]
    gifts: list[Worth]
    elements: list[Element]
    uses: list[Use]
    luck: list[Luck]


def answer(study: Study, pieces: Sequence[StudyPiece], columns: Sequence[Columns]) -> Answers:
    found: dict[tuple[str, int], Columns] = {}
    for kind in study.kinds:
        for players in study.players:
            own = [c for p, c in zip(pieces, columns, strict=True) if (p.kind, p.players) == (kind, players)]
            found[kind, players] = {name: np.concatenate([c[name] for c in own]) for name in own[0]}
    free = {players: found[FREE_GAMES, players] for players in study.players if FREE_GAMES in study.kinds}
    gifts = merged([found[GIFT, players] for players in study.players]) if GIFT in study.kinds else None
    choices = merged([found[CHOICE, players] for players in study.players]) if CHOICE in study.kinds else None
    return Answers(
        study=study,
        games=sum(piece.games for piece in pieces),
        seats=[seats_of(players, played) for players, played in free.items()],
        course=[course_of(players, played) for players, played in free.items()],
        choices=worths(study.things, choices) if choices else [],
        gifts=worths(study.gifts, gifts) if gifts else [],
        elements=elements_of(study.gifts, gifts) if gifts else [],
        uses=uses_of(study.things, list(free.values())),
        luck=[luck_of(study, players, found[MIXED, players], found.get((STEP, players))) for players in study.players]
        if MIXED in study.kinds
        else [],
    )


def merged(parts: Sequence[Columns]) -> Columns:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def mean_of(values: np.ndarray) -> Estimate:
    """The mean and its 95 % interval by the normal approximation."""
    mean = float(values.mean()) if len(values) else 0.0
    error = Z95 * float(values.std()) / math.sqrt(max(1, len(values)))
    return Estimate(mean, mean - error, mean + error)


def seats_of(players: int, played: Columns) -> Seats:
    order = (played["first"][:, None] + np.arange(players)) % players
    by_order = np.take_along_axis(played["win"], order, 1)
    return Seats(
        players,
        len(order),
        [interval(by_order[:, place]) for place in range(players)],
        [interval(played["win"][:, seat]) for seat in range(players)],
    )


def course_of(players: int, played: Columns) -> Course:
    ranked = -np.sort(-played["score"].astype(float), axis=1)
    sources = played["sources"].sum((0, 1)).astype(float)
    return Course(
        players,
        turns=mean_of(played["turns"] / players),
        changes=mean_of(played["changes"].astype(float)),
        unchanged=float((played["changes"] == 0).mean()),
        settled=mean_of(played["settled"] / np.maximum(1, played["decisions"])),
        winner=mean_of(ranked[:, 0]),
        margin=mean_of(ranked[:, 0] - ranked[:, 1]),
        shared=float(((played["place"] == 1).sum(1) > 1).mean()),
        sources=(sources / max(1.0, sources.sum())).tolist(),
    )


def worths(of: Sequence[Thing | Gift], pairs: Columns) -> list[Worth]:
    """Every thing or gift that was asked about, with a verdict: how it compares with the others of its group."""
    rows = {}
    for number in np.unique(pairs["which"]).tolist():
        own = (pairs["which"] == number) & pairs["met"]
        wins = (pairs["win_with"] - pairs["win_without"])[own]
        rows[number] = wins, (pairs["score_with"] - pairs["score_without"])[own].astype(float)
    notable = NOTABLE, NOTABLE_SCORE * float(pairs["score_without"].std())
    found = []
    for number, own in rows.items():
        one = of[number]
        group = [values for n, values in rows.items() if of[n].group == one.group and len(values[0]) >= FEWEST_PAIRS]
        verdict = ""
        if len(own[0]) >= FEWEST_PAIRS and len(group) > 2:
            by_wins, by_score = (
                verdict_of(own[what], [float(values[what].mean()) for values in group], notable[what])
                for what in (0, 1)
            )
            verdict = by_wins or by_score
        found.append(Worth(one.group, one.name, one.label, len(own[0]), mean_of(own[0]), mean_of(own[1]), verdict))
    return found


def verdict_of(values: np.ndarray, group: Sequence[float], notable: float) -> str:
    """Whether a mean stands out from those of its group. Many are compared, so one interval is not enough."""
    apart = float(values.mean()) - float(np.mean(group))
    far = NormalDist().inv_cdf(1 - 0.025 / len(group)) * float(values.std()) / math.sqrt(len(values))
    if abs(apart) <= max(far, notable):
        return ""
    return "strong" if apart > 0 else "weak"


def elements_of(gifts: Sequence[Gift], pairs: Columns) -> list[Element]:
    """Least squares over the gifts that are made of elements. Every gift is given equally often, on the same deals."""
    names = sorted({name for gift in gifts for name in gift.contents})
    rows = np.array([[gift.contents.get(name, 0) for name in names] for gift in gifts], float)
    made = np.array([bool(gift.contents) for gift in gifts])[pairs["which"]]
    if not names or made.sum() <= len(names):
        return []
    design = rows[pairs["which"][made]]
    estimates = [
        least_squares(design, (pairs[f"{what}_with"] - pairs[f"{what}_without"])[made].astype(float))
        for what in ("score", "win")
    ]
    found = [Element(name, estimates[0][n], estimates[1][n]) for n, name in enumerate(names)]
    return sorted(found, key=lambda element: -element.score.value)


def least_squares(design: np.ndarray, values: np.ndarray) -> list[Estimate]:
    """The coefficients, with intervals that allow for rows of different variance (White's)."""
    inverse = np.linalg.pinv(design.T @ design)
    coefficients = inverse @ design.T @ values
    left = values - design @ coefficients
    spread = np.sqrt(np.diag(inverse @ (design.T * left**2) @ design @ inverse))
    return [
        Estimate(float(value), float(value - Z95 * error), float(value + Z95 * error))
        for value, error in zip(coefficients, spread, strict=True)
    ]


def uses_of(things: Sequence[Thing], played: Sequence[Columns]) -> list[Use]:
    found = []
    for number, thing in enumerate(things):
        offered = [one["offered"][:, :, number].astype(int) for one in played]
        taken = [one["taken"][:, :, number].astype(int) for one in played]
        possible = sum(int((one.sum(1) > 0).sum()) for one in offered)
        if not possible:
            continue
        of_games = sum(int((one.sum(1) > 0).sum()) for one in taken) / possible
        of_decisions = sum(int(one.sum()) for one in taken) / sum(int(one.sum()) for one in offered)
        verdict = "never" if of_games < NEVER else "always" if thing.once and of_games > ALWAYS else ""
        found.append(Use(thing.group, thing.name, thing.label, possible, of_games, of_decisions, verdict))
    return found


def luck_of(study: Study, players: int, mixed: Columns, steps: Columns | None) -> Luck:
    level, wins, score = mixed["level"], mixed["win"], mixed["score"].astype(float)
    ladder = study.about.ladder
    order = np.broadcast_to(np.arange(players), wins.shape)
    order = (order - mixed["first"][:, None]) % players
    return Luck(
        players,
        len(wins),
        skill_of_wins=explained(wins.ravel(), level.ravel()),
        skill_of_score=explained(score.ravel(), level.ravel()),
        seat_of_wins=explained(wins.ravel(), order.ravel()),
        levels=[(bot, float(wins[level == n].mean())) for n, bot in enumerate(ladder) if (level == n).any()],
        steps=[] if steps is None else steps_of(ladder, players, steps["win"]),
    )


def explained(values: np.ndarray, groups: np.ndarray) -> float:
    """The share of the variance that lies between groups."""
    means = {group: values[groups == group].mean() for group in np.unique(groups)}
    fitted = np.vectorize(means.__getitem__, otypes=[float])(groups)
    return float(fitted.var() / max(1e-12, values.var()))


def steps_of(ladder: Sequence[str], players: int, wins: np.ndarray) -> list[tuple[str, str, Estimate]]:
    """A bot against the one below: of the games that it or a given one of its rivals won, how many it won."""
    count, found = len(ladder) - 1, []
    numbers = np.arange(len(wins))
    own = wins[numbers, numbers // count % players]
    for step in range(count):
        share = interval(own[numbers % count == step])
        of_two = [x / max(1e-9, x + (1 - x) / (players - 1)) for x in (share.value, share.low, share.high)]
        found.append((ladder[step + 1], ladder[step], Estimate(*of_two)))
    return found


def worth_columns(found: Sequence[Worth]) -> Columns:
    """The worths as columns of a table, for programs."""
    columns: dict[str, list[Any]] = {
        "group": [one.group for one in found],
        "name": [one.name for one in found],
        "pairs": [one.pairs for one in found],
        "verdict": [one.verdict for one in found],
    }
    for what in ("wins", "score"):
        for part in ("value", "low", "high"):
            columns[f"{what}_{part}"] = [getattr(getattr(one, what), part) for one in found]
    return {name: np.array(values) for name, values in columns.items()}
