"""The report of a study, for a designer: what was found first, then the figures, then how to read them."""

import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import NormalDist, median
from typing import Any

import numpy as np

from akhet.arena.ratings import Estimate
from akhet.bots.levels import LEVEL_NAMES
from akhet.draw.charts import Panel, lying, upright
from akhet.games import manifest_of
from akhet.lab.simulate import Z95
from akhet.lab.study.answers import FEWEST_PAIRS, NOTABLE, Answers, Element, Luck, Use, Worth
from akhet.lab.study.page import Block, Chart, Grid, Heading, Paragraph, Points, html_page, markdown_page
from akhet.language import decimal, percent, say

LABEL_LETTERS = 29  # that fit beside a chart
MINUS = "\N{MINUS SIGN}"
MOST_NAMED = 12  # things in a sentence


def title_of(answers: Answers) -> str:
    return say("study-title", game=manifest_of(answers.study.game).title)


def html_report(answers: Answers, command: Sequence[str] = ()) -> str:
    return html_page(title_of(answers), list(blocks(answers, command)))


def markdown_report(answers: Answers, command: Sequence[str] = ()) -> str:
    return markdown_page(title_of(answers), list(blocks(answers, command)))


def blocks(answers: Answers, command: Sequence[str]) -> Iterator[Block]:
    study = answers.study
    options = ", ".join(name if value is True else f"{name} {value}" for name, value in study.options)
    yield Paragraph(
        say(
            "study-facts",
            games=answers.games,
            players=listed(map(str, study.players)),
            bot=bot_name(study.bot),
            set=study.table.components.name,
            hash=study.table.components_hash[:16],
            seed=str(study.seed),
            options=options or "none",
        )
    )
    yield Heading(say("study-short"))
    yield Points(list(findings(answers)))
    if answers.seats:
        yield from seats(answers)
        yield from course(answers)
    yield from worths(say("study-choices"), say("study-choices-about"), answers.choices)
    yield from worths(say("study-gifts"), say("study-gifts-about"), answers.gifts)
    if answers.elements:
        yield from elements(answers)
    if answers.uses:
        yield from uses(answers.uses)
    if answers.luck:
        yield from luck(answers.luck)
    yield Heading(say("study-reading"))
    yield Points([say(f"study-reading-{what}") for what in ("interval", "chance", "verdict", "bots")])
    if command:
        yield Paragraph(say("study-command", command=shlex.join(command)))


def findings(answers: Answers) -> Iterator[str]:
    """The answers in sentences."""
    for found in answers.seats:
        best = int(np.argmax([one.value for one in found.by_order]))
        share, even = found.by_order[best], percent(found.even, 1)
        least = percent(min(one.value for one in found.by_order), 1)
        values = {"players": found.players, "place": best + 1, "share": percent(share.value, 1), "least": least}
        message = "study-seat-favoured" if found.uneven else "study-seat-even"
        yield say(message, **values, low=percent(share.low, 1), high=percent(share.high, 1), even=even)
    for group in groups_of(answers.choices):
        own = [worth for worth in answers.choices if worth.group == group]
        for verdict in ("strong", "weak"):
            names = [short(worth.label) for worth in own if worth.verdict == verdict]
            if names:
                yield say(f"study-{verdict}", group=group, names=listed(names))
        if len(own) > 2 and not any(worth.verdict for worth in own):
            points = smallest_seen(own)
            message = "study-too-few-pairs" if points is None else "study-none-stands-out"
            yield say(message, what=kind_name(group), points=points or 0)
    for verdict in ("never", "always"):
        for group in groups_of(answers.uses):
            names = [short(use.label) for use in answers.uses if (use.verdict, use.group) == (verdict, group)]
            if names:
                yield say(f"study-{verdict}", what=kind_name(group), names=listed(names))
    for one in answers.luck:
        yield say("study-luck-short", players=one.players, share=percent(one.skill_of_wins, 0))


def smallest_seen(group: Sequence[Worth]) -> int | None:
    """How many points of winning chance a difference must have to be seen; None if hardly anything was compared."""
    compared = [worth.wins for worth in group if worth.pairs >= FEWEST_PAIRS]
    if len(compared) <= 2:
        return None
    wider = NormalDist().inv_cdf(1 - 0.025 / len(compared)) / Z95  # many are compared, as in `verdict_of`
    return round(100 * max(NOTABLE, wider * median((one.high - one.low) / 2 for one in compared)))


def seats(answers: Answers) -> Iterator[Block]:
    yield Heading(say("study-seats"))
    yield Paragraph(say("study-seats-about"))
    rows = [(found, place, share) for found in answers.seats for place, share in enumerate(found.by_order)]
    panel = Panel(
        say("study-above-even"),
        [share.value - found.even for found, _, share in rows],
        signed_points,
        [share.low - found.even for found, _, share in rows],
        [share.high - found.even for found, _, share in rows],
        mark=0.0,
    )
    labels = [say("study-place", players=found.players, place=place + 1) for found, place, _ in rows]
    yield Chart(lying(say("study-seats"), labels, [panel]))
    yield Grid(
        say("study-seats"),
        [say("study-who"), say("study-wins"), say("study-interval"), say("study-even"), say("study-games")],
        [
            [label, percent(share.value, 1), span(share, lambda x: percent(x, 1)), percent(found.even, 1),
             str(found.games)]
            for label, (found, _, share) in zip(labels, rows, strict=True)
        ],
    )  # fmt: skip


def course(answers: Answers) -> Iterator[Block]:
    yield Heading(say("study-course"))
    heads = [say("study-what"), *(say("components-measure-players", players=one.players) for one in answers.course)]
    figures: list[tuple[str, Callable[[Any], str]]] = [
        ("study-turns", lambda one: decimal(one.turns.value, 1)),
        ("study-changes", lambda one: decimal(one.changes.value, 1)),
        ("study-unchanged", lambda one: percent(one.unchanged, 0)),
        ("study-settled", lambda one: percent(one.settled.value, 0)),
        ("study-winner", lambda one: decimal(one.winner.value, 1)),
        ("study-margin", lambda one: decimal(one.margin.value, 1)),
        ("study-shared", lambda one: percent(one.shared, 1)),
    ]
    yield Grid(say("study-course"), heads, [[say(m), *map(show, answers.course)] for m, show in figures])
    names = [say(message, **values) for message, values in answers.study.about.sources]
    kept = [n for n in range(len(names)) if any(one.sources[n] for one in answers.course)]
    series = {names[n]: [one.sources[n] for one in answers.course] for n in kept}
    yield Chart(upright(say("study-sources"), heads[1:], series, lambda x: percent(x, 0)))
    rows = [[names[n], *(percent(one.sources[n], 0) for one in answers.course)] for n in kept]
    yield Grid(say("study-sources"), heads, rows)


def worths(title: str, about: str, found: Sequence[Worth]) -> Iterator[Block]:
    if not found:
        return
    yield Heading(title)
    yield Paragraph(about)
    for group in groups_of(found):
        own = sorted((worth for worth in found if worth.group == group), key=lambda worth: -worth.wins.value)
        caption = say("study-of-group", title=title, what=kind_name(group))
        shown = [worth for worth in own if worth.pairs > 1]
        if len(shown) > 1:
            yield Chart(lying(caption, [cut(short(worth.label)) for worth in shown], effect_panels(shown)))
        yield Grid(
            caption,
            [say("study-what"), say("study-win-effect"), say("study-interval"), say("study-score-effect"),
             say("study-interval"), say("study-pairs"), say("study-verdict-head")],
            [[say(worth.label[0], **worth.label[1]), *effects(worth), str(worth.pairs),
              say("study-verdict", verdict=worth.verdict or "none")] for worth in own],
        )  # fmt: skip


def elements(answers: Answers) -> Iterator[Block]:
    yield Heading(say("study-elements"))
    yield Paragraph(say("study-elements-about"))
    labels = [element_label(answers, element) for element in answers.elements]
    yield Chart(lying(say("study-elements"), [cut(label) for label in labels], effect_panels(answers.elements)))
    heads = [say("study-what"), say("study-win-effect"), say("study-interval"), say("study-score-effect"),
             say("study-interval")]  # fmt: skip
    rows = [[label, *effects(element)] for label, element in zip(labels, answers.elements, strict=True)]
    yield Grid(say("study-elements"), heads, rows)


def element_label(answers: Answers, element: Element) -> str:
    message, values = answers.study.about.elements(answers.study.table.components, element.name)
    return say(message, **values)


def effect_panels(found: Sequence[Worth] | Sequence[Element]) -> list[Panel]:
    panels = []
    for words, show, values in (
        ("study-win-effect", signed_points, [one.wins for one in found]),
        ("study-score-effect", signed, [one.score for one in found]),
    ):
        low, high = [one.low for one in values], [one.high for one in values]
        panels.append(Panel(say(words), [one.value for one in values], show, low, high, mark=0.0))
    return panels


def effects(one: Worth | Element) -> list[str]:
    return [signed_points(one.wins.value), span(one.wins, signed_points), signed(one.score.value),
            span(one.score, signed)]  # fmt: skip


def uses(found: Sequence[Use]) -> Iterator[Block]:
    yield Heading(say("study-uses"))
    yield Paragraph(say("study-uses-about"))
    for group in groups_of(found):
        own = sorted((use for use in found if use.group == group), key=lambda use: -use.of_games)
        caption = say("study-of-group", title=say("study-uses"), what=kind_name(group))
        if len(own) > 2:
            panel = Panel(say("study-of-games"), [use.of_games for use in own], lambda x: percent(x, 0))
            yield Chart(lying(caption, [cut(short(use.label)) for use in own], [panel]))
        yield Grid(
            caption,
            [say("study-what"), say("study-of-games"), say("study-of-decisions"), say("study-games"),
             say("study-verdict-head")],
            [[say(use.label[0], **use.label[1]), percent(use.of_games, 1), percent(use.of_decisions, 1), str(use.games),
              say("study-verdict", verdict=use.verdict or "none")] for use in own],
        )  # fmt: skip


def luck(found: Sequence[Luck]) -> Iterator[Block]:
    yield Heading(say("study-luck"))
    yield Paragraph(say("study-luck-about"))
    heads = [say("study-what"), *(say("components-measure-players", players=one.players) for one in found)]
    rows = [
        [say("study-skill-wins"), *(percent(one.skill_of_wins, 0) for one in found)],
        [say("study-skill-score"), *(percent(one.skill_of_score, 0) for one in found)],
        [say("study-seat-wins"), *(percent(one.seat_of_wins, 1) for one in found)],
    ]
    yield Grid(say("study-luck"), heads, rows)
    levels = [[bot_name(bot)] for bot, _ in found[0].levels]
    for one in found:
        for row, (_, share) in zip(levels, one.levels, strict=True):
            row.append(percent(share, 1))
    yield Grid(say("study-levels"), heads, levels)
    for one in found:
        if one.steps:
            labels = [say("study-step", upper=bot_name(upper), lower=bot_name(lower)) for upper, lower, _ in one.steps]
            caption = say("study-steps", players=one.players)
            shares = [share for _, _, share in one.steps]
            rows = [
                [label, percent(share.value, 1), span(share, lambda x: percent(x, 1))]
                for label, share in zip(labels, shares, strict=True)
            ]
            yield Grid(caption, [say("study-what"), say("study-wins"), say("study-interval")], rows)


def groups_of(found: Iterable[Worth] | Iterable[Use]) -> list[str]:
    return list(dict.fromkeys(one.group for one in found))


def kind_name(group: str) -> str:
    return say("study-group", group=group)


def short(label: tuple[str, dict[str, Any]]) -> str:
    """The name alone, where the rest would be too long."""
    message, values = label
    return str(values["name"]) if "name" in values else say(message, **values)


def cut(words: str) -> str:
    return words if len(words) <= LABEL_LETTERS else f"{words[: LABEL_LETTERS - 1]}…"


def listed(names: Iterable[str]) -> str:
    names = list(names)
    return ", ".join(names[:MOST_NAMED]) + (" …" if len(names) > MOST_NAMED else "")


def bot_name(bot: str) -> str:
    return say("bot-name", level=bot, number=1) if bot in LEVEL_NAMES else bot


def signed(value: float) -> str:
    value = round(value, 1) + 0.0  # without a sign on zero
    return ("+" if value > 0 else "") + decimal(value, 1).replace("-", MINUS)


def signed_points(value: float) -> str:
    return signed(100 * value)


def span(estimate: Estimate, show: Callable[[float], str]) -> str:
    return say("study-span", low=show(estimate.low), high=show(estimate.high))
