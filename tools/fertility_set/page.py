"""Write `docs/fertility-set.md` and its charts from measured figures. Every number on the page comes from here."""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from akhet.arena.sentences import percent, whole_percent
from akhet.draw.charts import Panel, lying, upright
from akhet.games.fertility.state import HEADINGS
from akhet.lab.fertility.watch import CAUSES, TURNS

if TYPE_CHECKING:
    from akhet.lab.fertility.figures import Figures, Lift
    from tools.fertility_set.measure import Results

PAGE = "fertility-set.md"
EXAMPLE = 87  # Debens in the rulebooks' worked example (F8.8)
EXAMPLE_HEADINGS = (18, 21, 10, 15, 23)  # and by heading
RARE = 0.02  # of turns: a tile that fits nowhere, before the last two rounds
EARLY = TURNS - 2
SELDOM, OFTEN = 0.25, 0.9  # of the games that show a District
LONG = 5  # turns in the row
NEAR, FAMILY_NEAR = 0.2, 0.1  # of the mean win lift
MUCH = 0.4  # of all Debens from one heading


def one(value: float) -> str:
    return f"{value:.1f}"


def two(value: float) -> str:
    return f"{value:.2f}"


def span(values: Sequence[float], show: Callable[[float], str]) -> str:
    low, high = show(min(values)), show(max(values))
    return low if low == high else f"{low} to {high}"


def listed(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else "".join(names)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def family_of(name: str) -> str:
    """The family of a District. Its name is leading resource and family: A4 is Alabaster's of family 4."""
    found = re.search(r"\d+$", name)
    return found[0] if found else name


def families(lifts: Sequence["Lift"]) -> dict[str, list["Lift"]]:
    found: dict[str, list[Lift]] = {}
    for lift in lifts:
        found.setdefault(family_of(lift.name), []).append(lift)
    return found


def pooled(lifts: Sequence["Lift"]) -> float:
    """The mean lift of some Districts, each building counted once."""
    return sum(lift.lift.value * lift.built for lift in lifts) / max(1, sum(lift.built for lift in lifts))


def taken(lifts: Sequence["Lift"]) -> float:
    return sum(lift.built for lift in lifts) / max(1, sum(lift.shown for lift in lifts))


def wait_of(lifts: Sequence["Lift"]) -> float:
    return float(np.mean([lift.waits for lift in lifts]))


def reading(results: "Results") -> tuple[list[str], list[str], list[str]]:
    """Sentences that follow from the figures: what looks right, what does not, what may be tuned."""
    sane: list[str] = []
    odd: list[str] = []
    later: list[str] = []
    read_scores(results, sane, odd)
    read_valley(results, sane, odd)
    read_headings(results, sane, odd, later)
    read_districts(results, sane, odd, later)
    read_seats(results, sane, odd)
    return sane, odd, later


def read_scores(results: "Results", sane: list[str], odd: list[str]) -> None:
    scores = [found.score for found in results.sensible]
    winners = [float(found.places[0]) for found in results.sensible]
    at_random = [found.score for found in results.random]
    sentence = (
        f"Sensible play scores {span(scores, one)} Debens on average and winners {span(winners, one)}, compared "
        f"with the {EXAMPLE} of the rulebooks' example; random play scores {span(at_random, one)}."
    )
    (sane if min(scores) < EXAMPLE + 10 and max(winners) > EXAMPLE - 10 else odd).append(sentence)


def read_valley(results: "Results", sane: list[str], odd: list[str]) -> None:
    early = [float(found.no_fit[:EARLY].max()) for found in results.sensible]
    late = [float(found.no_fit[EARLY:].max()) for found in results.sensible]
    sentence = (
        f"A tile almost always fits: up to round {EARLY} none does in at most {percent(max(early))} of the turns of "
        f"any round, in the last two in at most {percent(max(late))}."
    )
    if max(early) > RARE:
        sentence = (
            f"Too often no tile fits: in up to {percent(max(early))} of the turns of a round before the last two."
        )
    (odd if max(early) > RARE else sane).append(sentence)
    out = [found.stock_out for found in results.sensible]
    sentence = f"The Stock runs out of some resource in {span(out, percent)} of the games."
    (sane if max(out) < 0.05 else odd).append(sentence)
    fills = [found.fill for found in results.sensible]
    sane.append(
        f"Tiles cover {span(fills, whole_percent)} of the desert, which the tile counts almost determine, and a player "
        f"chooses among {span([float(found.placements.mean()) for found in results.sensible], one)} placements per "
        "turn."
    )


def read_headings(results: "Results", sane: list[str], odd: list[str], later: list[str]) -> None:
    shares = sum(found.headings for found in results.sensible) / sum(found.score for found in results.sensible)
    assert isinstance(shares, np.ndarray)
    for number, heading in enumerate(HEADINGS):
        if shares[number] > MUCH:
            odd.append(
                f"{whole_percent(shares[number])} of all Debens come from {heading}, compared with "
                f"{whole_percent(EXAMPLE_HEADINGS[number] / EXAMPLE)} in the example."
            )
    full = [found.storehouse_full for found in results.sensible]
    sentence = f"{span(full, whole_percent)} of the players end with a full Storehouse."
    if max(full) > 0.5:
        odd.append(
            sentence + " The track itself is printed in the texts, so either the boards' Wheat is too easy to reach, "
            "or opponents who compete harder for it would keep it scarcer than `greedy` does."
        )
        later.append(
            "Wheat: check whether stronger players leave each other as much of it. If so, use fewer wheat squares: the "
            f"boards have {listed([str(count) for count in results.wheat_squares])}, and three each would do."
        )
    else:
        sane.append(sentence)
    highest = max(results.weights, key=lambda heading: max(share.value for share in results.weights[heading]))
    best = max(share.value for share in results.weights[highest])
    worst = min(share.value for shares in results.weights.values() for share in shares)
    sentence = (
        f"Which heading a player prefers matters little: over the thirds of each weight the win lift runs from "
        f"{two(worst)} to {two(best)}, so no single plan wins by itself."
    )
    if best < 1.25 and worst > 0.75:
        sane.append(sentence)
    else:
        odd.append(
            f"The weight of one heading decides much: the win lift runs from {two(worst)} to {two(best)} ({highest})."
        )
    monuments = [found.monuments for found in results.sensible]
    none = [found.no_monument for found in results.sensible]
    sane.append(
        f"A player places {span(monuments, one)} of four Monuments; {span(none, percent)} of the players place none."
    )


def read_districts(results: "Results", sane: list[str], odd: list[str], later: list[str]) -> None:
    lifts = results.lifts
    base = pooled(lifts)
    sane.append(
        f"A player builds {span([found.districts for found in results.sensible], one)} Districts on seven spots, and "
        f"every one of the {len(lifts)} is built in some games."
        if all(lift.built for lift in lifts)
        else f"A player builds {span([found.districts for found in results.sensible], one)} Districts on seven spots."
    )
    for lift in (lift for lift in lifts if lift.taken < SELDOM):
        odd.append(
            f"{lift.name} ({lift.shops}) is seldom taken: in {whole_percent(lift.taken)} of the games that show it."
        )
    repeating = [lift for lift in lifts if lift.repeats]
    others = [
        lift
        for lift in lifts
        if not lift.repeats and family_of(lift.name) in {family_of(other.name) for other in repeating}
    ]
    if repeating and others and taken(repeating) < taken(others) - 0.1:
        odd.append(
            f"{listed([lift.name for lift in repeating])} pay the same god as everybody's starting Shop, and are "
            f"taken in {whole_percent(taken(repeating))} of the games that show them; the others of their families in "
            f"{whole_percent(taken(others))}."
        )
        later.append(
            f"{listed([lift.name for lift in repeating])}: another god instead of the starting Shop's "
            "(each god must stay on at least two Districts)."
        )
    quick = [name for name, group in families(lifts).items() if taken(group) > OFTEN]
    slow = [name for name in quick if wait_of(families(lifts)[name]) > LONG]
    hasty = [name for name in quick if name not in slow]
    if slow:
        odd.append(
            f"Families {listed(slow)} are built in more than {whole_percent(OFTEN)} of the games that show them, but "
            f"only after {span([wait_of(families(lifts)[name]) for name in slow], one)} turns in the row: they seem "
            "to be what is left when nothing better is shown."
        )
    if hasty:
        odd.append(
            f"Families {listed(hasty)} are built in more than {whole_percent(OFTEN)} of the games that show them, "
            f"after {span([wait_of(families(lifts)[name]) for name in hasty], one)} turns in the row: nearly always "
            "taken."
        )
    read_lifts(lifts, base, sane, odd, later)


def read_lifts(lifts: Sequence["Lift"], base: float, sane: list[str], odd: list[str], later: list[str]) -> None:
    built = sorted((lift for lift in lifts if lift.built), key=lambda lift: lift.lift.value)
    near = [lift for lift in built if abs(lift.lift.value - base) <= NEAR]
    sentence = (
        f"Win lifts of single Districts run from {two(built[0].lift.value)} ({built[0].name}) to "
        f"{two(built[-1].lift.value)} ({built[-1].name}); {len(near)} of {len(lifts)} lie within {two(NEAR)} of the "
        f"mean of all buildings, {two(base)}."
    )
    (sane if len(near) >= 0.8 * len(lifts) else odd).append(sentence)
    off = {name: pooled(group) for name, group in families(lifts).items() if abs(pooled(group) - base) > FAMILY_NEAR}
    for words, names in (
        ("more", [name for name in off if off[name] > base]),
        ("fewer", [name for name in off if off[name] < base]),
    ):
        if names:
            names_with_lifts = listed([f"{name} ({two(off[name])})" for name in names])
            odd.append(f"Building from these families goes with {words} wins than average: {names_with_lifts}.")
    if off:
        later.append(f"The values of families {listed(list(off))}, if stronger players agree about them.")
    for group in families(lifts).values():
        for lift in group:
            others = [other.lift for other in group if other is not lift]
            if others and (
                lift.lift.low > max(other.high for other in others)
                or lift.lift.high < min(other.low for other in others)
            ):
                odd.append(
                    f"{lift.name} stands apart from its family: {two(lift.lift.value)}, the others "
                    f"{span([other.value for other in others], two)}. By role the Districts are the same for every "
                    "resource, so this must come from what differs: starting Shops, gods and boards."
                )


def read_seats(results: "Results", sane: list[str], odd: list[str]) -> None:
    for found in results.sensible:
        first, last, even = found.order_wins[0], found.order_wins[-1], 1 / found.players
        sentence = (
            f"{found.name}: the first player wins {percent(first.value)} of the games ({percent(first.low)} to "
            f"{percent(first.high)}), the last player {percent(last.value)}; {percent(even)} is even"
        )
        if first.low > even or first.high < even:
            odd.append(sentence + ".")
        else:
            sane.append(sentence + ": no advantage that can be distinguished from chance.")


def charts(results: "Results") -> dict[str, str]:
    names = [found.name for found in results.sensible]
    rounds = [f"round {number}" for number in range(1, TURNS + 1)]
    both = [*results.sensible, *results.random]
    short = [*names, *(f"{name.split()[0]} random" for name in names)]
    most = max(found.players for found in results.sensible)
    place_names = ["winner", "second", "third", "fourth"][:most]
    scores = {found.name: pad(found.places, most) for found in results.sensible}
    spreads = {found.name: pad(found.places_spread, most) for found in results.sensible}
    return {
        "no-fit": upright(
            "Turns in which no tile fits, sensible play",
            rounds,
            {found.name: found.no_fit.tolist() for found in results.sensible},
            percent,
        ),
        "goods": upright(
            "Goods per turn by cause, sensible and random play",
            short,
            {cause: [float(found.goods[n]) for found in both] for n, cause in enumerate(CAUSES)},
            two,
            stacked=True,
        ),
        "headings": upright(
            "Debens by heading, sensible and random play",
            short,
            {heading: [float(found.headings[n]) for found in both] for n, heading in enumerate(HEADINGS)},
            lambda value: f"{value:.0f}",
            stacked=True,
            mark=(EXAMPLE, f"the rulebooks' example, {EXAMPLE}"),
        ),
        "scores": upright(
            "Scores by place, sensible play, with one standard deviation either way",
            place_names,
            scores,
            lambda value: f"{value:.0f}",
            spread=spreads,
            mark=(EXAMPLE, f"example, {EXAMPLE}"),
        ),
        "districts": lying(
            "Districts in sensible play, all settings together",
            [f"{lift.name}  {brief(lift.shops)}" for lift in results.lifts],
            [
                Panel("built when shown", [lift.taken for lift in results.lifts], whole_percent),
                Panel("turns in the row", [lift.waits for lift in results.lifts], one),
                Panel(
                    "win lift, 95 %",
                    [lift.lift.value for lift in results.lifts],
                    two,
                    [lift.lift.low for lift in results.lifts],
                    [lift.lift.high for lift in results.lifts],
                    1.0,
                ),
            ],
        ),
    }


def pad(values: np.ndarray, count: int) -> list[float]:
    return [*values.tolist(), *[0.0] * (count - len(values))]


def brief(shops: str) -> str:
    return shops.replace(" debens", "").replace("exchange ", "ex. ").replace(" → ", "→")


def write_page(results: "Results", folder: Path) -> None:
    images = folder / "images"
    images.mkdir(parents=True, exist_ok=True)
    for name, drawn in charts(results).items():
        (images / f"fertility-set-{name}.svg").write_text(drawn, "utf-8")
    (folder / PAGE).write_text(page(results), "utf-8")


def picture(name: str, words: str) -> str:
    return f"![{words}](images/fertility-set-{name}.svg)"


def points(sentences: Sequence[str]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences) or "- Nothing."


def page(results: "Results") -> str:
    sane, odd, later = reading(results)
    later.append("Everything on this page again, with `search` in all seats, which looks further than one step.")
    names = [found.name for found in results.sensible]
    low, little, much, high = results.weight_cuts
    games = f"{results.games:,}"
    seed = f" --seed {results.seed} --games {results.games}"
    return "\n\n".join([
        "# The set of Fertility, measured",
        "The printed boards, tile counts, Districts, starting Shops and statue scale of Fertility are not known "
        "to us. **The set that Akhet ships is a reconstruction** that agrees with everything that is known about them "
        "([the rules page](rules/fertility.md), F1). This page measures whether it plays as the real game might. "
        "`akhet components measure fertility --components FILE` measures a set of your own, and a [study](study.md) "
        "says what causes what. [A tuned set](fertility-tuned.md) has better figures, with a comparison.",
        f"Made on {datetime.now(UTC).date().isoformat()} by `python -m tools.fertility_set.measure{seed}`: {games} "
        f"games each for 2, 3 and 4 players and the two-player variant (F7.3), played sensibly, and as many at "
        f"random. The set is “{results.set_name}”, `{results.set_hash[:16]}`. No number here is "
        "written by hand; the same seed gives the same figures.",
        "*Sensible* play is that of the bot `greedy`: it looks one step ahead, lays the tile after which its "
        "evaluation of the Metropolis is best, builds what pays well for what it can soon supply, and fills Shops "
        "with the resources at hand. It plans nothing over several turns and never hinders an opponent, except with "
        "the tile that the two-player variant removes. In every game each player has weights of their own for the "
        f"five headings of the score, from {two(low)} to {two(high)} times their worth, so that players differ and a "
        "win says something about what was built.",
        "## Interpretation",
        "What looks right:",
        points(sane),
        "What does not, or may not:",
        points(odd),
        "What may be tuned (figures only; counts and kinds stay):",
        points(later),
        "## In general",
        "Sensible play, with random play in brackets. A turn is one player's; goods are counted before the limits of "
        "Stock and Storehouse.",
        general_table(results, names),
        "## The Valley",
        picture("no-fit", "Bar chart: share of turns in which no tile fits, by round and number of players"),
        "Turns in which no tile fits, sensible play:",
        by_round(results.sensible, names, lambda found: found.no_fit, percent),
        "Random play:",
        by_round(results.random, names, lambda found: found.no_fit, percent),
        "Legal placements per turn, sensible play:",
        by_round(results.sensible, names, lambda found: found.placements, one),
        "## Goods",
        picture("goods", "Bar chart: goods per turn by cause"),
        cause_table(results, names),
        "Goods per turn by round, sensible play, all causes:",
        by_round(results.sensible, names, lambda found: found.goods_by_round, two),
        "## Scores",
        picture("headings", "Bar chart: Debens by heading"),
        heading_table(results, names),
        picture("scores", "Bar chart: mean scores by place"),
        place_table(results, names),
        "Wins by order of play, sensible play, with 95 % intervals; a shared first place is divided:",
        order_table(results, names),
        "## Weights",
        f"Win lift of players by their weight for a heading (below {two(little)}, between, above {two(much)}), "
        "sensible play, all settings together: wins relative to the even share, so that 1 is average, with 95 % "
        "intervals.",
        weight_table(results),
        "## Districts",
        "Sensible play, all settings together. *Shown* counts games in which some turn began with the District in the "
        "row; *waits* is the number of turns for which it lay there. *Filled* is the share of its Shops full at the "
        "end. *Win lift* is the share of wins of the players who built it, relative to the even share; over all "
        f"buildings the mean is {two(pooled(results.lifts))}, because players who build more are counted more often. "
        "It shows correlation, not cause.",
        picture("districts", "Bar chart: how often each District is built, how long it lies in the row, its win lift"),
        family_table(results),
        district_table(results),
    ]) + "\n"  # fmt: skip


def general_table(results: "Results", names: Sequence[str]) -> str:
    wanted: list[tuple[str, Callable[[Figures], float], Callable[[float], str]]] = [
        ("desert covered at the end", lambda found: found.fill, percent),
        (
            "turns in which no tile fits, all rounds",
            lambda found: float(found.no_fit.mean()),
            lambda share: f"{100 * share:.2f} %",
        ),
        (
            f"… up to round {EARLY}",
            lambda found: float(found.no_fit[:EARLY].mean()),
            lambda share: f"{100 * share:.2f} %",
        ),
        ("legal placements per turn", lambda found: float(found.placements.mean()), one),
        ("goods per turn", lambda found: float(found.goods.sum()), two),
        ("resources per turn that go back unused", lambda found: found.returned, two),
        ("games in which the Stock runs out of something", lambda found: found.stock_out, percent),
        ("resources per game that the Stock cannot give", lambda found: found.missed, two),
        ("Wheat per game lost beyond ten", lambda found: found.wheat_lost, two),
        ("players who end with ten Wheat", lambda found: found.storehouse_full, percent),
        ("Monuments per player", lambda found: found.monuments, two),
        ("Monuments per game", lambda found: found.monuments * found.players, two),
        ("players without a Monument", lambda found: found.no_monument, percent),
        ("Districts per player", lambda found: found.districts, two),
        ("exchange Shops filled per game", lambda found: found.exchanges, two),
        ("… and their exchange lost", lambda found: found.exchanges_lost, lambda value: f"{value:.3f}"),
        ("score", lambda found: found.score, one),
        ("its standard deviation", lambda found: found.score_spread, one),
    ]
    rows = [
        [
            name,
            *(
                f"{show(of(wise))} ({show(of(rnd))})"
                for wise, rnd in zip(results.sensible, results.random, strict=True)
            ),
        ]
        for name, of, show in wanted
    ]
    return table(["", *names], rows)


def by_round(
    found: Sequence["Figures"],
    names: Sequence[str],
    of: Callable[["Figures"], np.ndarray],
    show: Callable[[float], str],
) -> str:
    rows = [[name, *map(show, of(figures))] for name, figures in zip(names, found, strict=True)]
    return table(["round", *map(str, range(1, TURNS + 1))], rows)


def cause_table(results: "Results", names: Sequence[str]) -> str:
    rows = [
        [
            name,
            *(f"{two(w)} ({two(r)})" for w, r in zip(wise.goods, rnd.goods, strict=True)),
            f"{two(wise.goods.sum())} ({two(rnd.goods.sum())})",
        ]
        for name, wise, rnd in zip(names, results.sensible, results.random, strict=True)
    ]
    return table(["goods per turn, sensible (random)", *CAUSES, "all"], rows)


def heading_table(results: "Results", names: Sequence[str]) -> str:
    rows = [
        [
            name,
            *(f"{one(w)} ({one(r)})" for w, r in zip(wise.headings, rnd.headings, strict=True)),
            f"{one(wise.score)} ({one(rnd.score)})",
        ]
        for name, wise, rnd in zip(names, results.sensible, results.random, strict=True)
    ]
    rows.append(["the example of F8.8", *map(str, EXAMPLE_HEADINGS), str(EXAMPLE)])
    return table(["mean Debens, sensible (random)", *HEADINGS, "all"], rows)


def place_table(results: "Results", names: Sequence[str]) -> str:
    most = max(found.players for found in results.sensible)
    rows = []
    for kind, settings in (("sensible", results.sensible), ("random", results.random)):
        for name, found in zip(names, settings, strict=True):
            cells = [f"{one(m)} ± {one(d)}" for m, d in zip(found.places, found.places_spread, strict=True)]
            rows.append([f"{name}, {kind}", *cells, *[""] * (most - len(cells))])
    return table(["score and standard deviation", "highest", "second", "third", "fourth"][: most + 1], rows)


def order_table(results: "Results", names: Sequence[str]) -> str:
    most = max(found.players for found in results.sensible)
    rows = []
    for name, found in zip(names, results.sensible, strict=True):
        cells = [
            f"{percent(share.value)} ({percent(share.low)}–{percent(share.high)}), {one(score)} Debens"
            for share, score in zip(found.order_wins, found.order_scores, strict=True)
        ]
        rows.append([name, *cells, *[""] * (most - len(cells))])
    return table(["", "begins", "second", "third", "fourth"][: most + 1], rows)


def weight_table(results: "Results") -> str:
    rows = [
        [heading, *(f"{two(share.value)} ({two(share.low)}–{two(share.high)})" for share in shares)]
        for heading, shares in results.weights.items()
    ]
    return table(["weighs", "little", "as it is worth", "much"], rows)


def family_table(results: "Results") -> str:
    rows = [
        [
            name,
            brief(group[0].shops),
            str(group[0].cost),
            whole_percent(taken(group)),
            one(wait_of(group)),
            whole_percent(float(np.mean([lift.filled for lift in group]))),
            two(pooled(group)),
        ]
        for name, group in families(results.lifts).items()
    ]
    heads = ["family", "its first", "cost", "built when shown", "waits, turns", "filled", "win lift"]
    return table(heads, rows)


def district_table(results: "Results") -> str:
    even = sum(found.games for found in results.sensible)
    rows = [
        [
            lift.name,
            brief(lift.shops),
            str(lift.cost),
            whole_percent(lift.shown / even),
            whole_percent(lift.taken),
            two(lift.built / even),
            one(lift.waits),
            whole_percent(lift.filled),
            f"{two(lift.lift.value)} ({two(lift.lift.low)}–{two(lift.lift.high)})",
        ]
        for lift in results.lifts
    ]
    heads = [
        "District",
        "Shops",
        "cost",
        "shown",
        "built when shown",
        "built per game",
        "waits",
        "filled",
        "win lift, 95 %",
    ]
    return table(heads, rows)
