"""The report of one or more arenas, as one HTML page with charts."""

import os
import platform
import shlex
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from akhet import __version__
from akhet.arena import sentences
from akhet.arena.sentences import mean, percent, points, seconds, span, whole_percent
from akhet.arena.summary import Entrant, Summary
from akhet.draw.charts import COLOURS, LETTER, MARGIN, WIDTH, Panel, lying, upright
from akhet.draw.page import figure, heading, page, paragraph, points_list, table
from akhet.kernel.files import write_file
from akhet.language import say

MOST_BINS = 20
LABEL_LETTERS = 29  # letters that fit beside a lying chart
LEGEND_SPACE = 35  # beside a name in a legend


def write_report(path: Path, summaries: Sequence[Summary], command: Sequence[str] = (), title: str = "") -> None:
    # a bot's message may have characters that UTF-8 cannot encode
    write_file(path, report_page(summaries, command, title).encode("utf-8", "backslashreplace"))


def report_page(summaries: Sequence[Summary], command: Sequence[str] = (), title: str = "") -> str:
    """The whole page, with one section per summary. `command` is the command line that makes it again."""
    alone = len(summaries) == 1
    made_by = [paragraph(say("arena-command", command=shlex.join(command)))] if command else []
    sections = []
    for summary in summaries:
        sections += [*([] if alone else [heading(sentences.heading(summary))]), *section(summary)]
    title = title or (sentences.heading(summaries[0]) if alone else say("arena-title-many"))
    return page(title, [*made_by, *sections, *reading(), machine()])


def section(summary: Summary) -> list[str]:
    return [
        *map(paragraph, sentences.facts(summary)),
        *ratings(summary),
        *shares(summary),
        table(say("arena-cross"), *sentences.cross_table(summary)),
        *scores(summary),
        thinking(summary),
        faults(summary),
    ]


def ratings(summary: Summary) -> list[str]:
    found = [entrant.rating for entrant in summary.entrants]
    panel = Panel(
        say("arena-rating-above", first=summary.entrants[0].name),
        [rating.value for rating in found],
        points,
        [rating.low for rating in found],
        [rating.high for rating in found],
        mark=0.0,
    )
    heads = [say("arena-bot"), say("arena-rating"), say("arena-interval"), sentences.score_name(summary),
             say("arena-seconds"), say("arena-faults"), say("arena-forfeits")]  # fmt: skip
    rows = [
        [
            entrant.name,
            points(entrant.rating.value),
            span(entrant.rating, points),
            mean(entrant.showing.counts[0]),
            seconds(entrant.showing.seconds_per_turn),
            str(sum(entrant.showing.faults.values())),
            str(entrant.showing.forfeits),
        ]
        for entrant in summary.entrants
    ]
    title = say("arena-ratings")
    return [figure(lying(title, labels(summary), [panel])), table(title, heads, rows)]


def shares(summary: Summary) -> list[str]:
    matches = summary.matches
    fair = matches[0].fair
    panel = Panel(
        say("arena-share-fair", fair=percent(fair)),
        [match.share.value for match in matches],
        percent,
        [match.share.low for match in matches],
        [match.share.high for match in matches],
        mark=fair,
    )
    names = [sentences.pairing_name(match) for match in matches]
    heads = [say("arena-pairing"), say("arena-games"), say("arena-share"), say("arena-interval"), say("arena-fair"),
             say("arena-shared"), sentences.score_name(summary), say("arena-of-rivals"), say("arena-seconds"),
             say("arena-of-rivals")]  # fmt: skip
    rows = [
        [
            name,
            str(match.games),
            percent(match.share.value),
            span(match.share, percent),
            percent(match.fair),
            percent(match.shared),
            mean(match.of_a.counts[0]),
            mean(match.of_b.counts[0]),
            seconds(match.of_a.seconds_per_turn),
            seconds(match.of_b.seconds_per_turn),
        ]
        for name, match in zip(names, matches, strict=True)
    ]
    title = say("arena-shares")
    short = [shortened(name, n, LABEL_LETTERS) for n, name in enumerate(names)]
    return [figure(lying(title, short, [panel])), table(title, heads, rows)]


def scores(summary: Summary) -> list[str]:
    """The distribution of every entrant's scores; as many entrants per chart as there are colours."""
    every = [score for entrant in summary.entrants for score in entrant.showing.scores]
    step = bin_step(max(every) - min(every) + 1)
    bins = range(min(every) // step * step, max(every) + 1, step)
    title = say("arena-scores", what=sentences.score_name(summary), step=step)
    charts = []
    for first in range(0, len(summary.entrants), len(COLOURS)):
        some = summary.entrants[first : first + len(COLOURS)]
        letters = int(((WIDTH - 2 * MARGIN) / len(some) - LEGEND_SPACE) / LETTER)
        series = {
            shortened(entrant.name, n, letters): binned(entrant, bins) for n, entrant in enumerate(some, start=first)
        }
        charts.append(figure(upright(title, [str(score) for score in bins], series, whole_percent)))
    return charts


def bin_step(width: int) -> int:
    """The smallest round step that divides this width into at most MOST_BINS bins."""
    steps = (factor * 10**power for power in range(10) for factor in (1, 2, 5))
    return next(step for step in steps if width / step < MOST_BINS)


def binned(entrant: Entrant, bins: range) -> list[float]:
    """The share of an entrant's seats that ended in each bin."""
    held = [0] * len(bins)
    for score, seats in entrant.showing.scores.items():
        held[(score - bins.start) // bins.step] += seats
    return [seats / entrant.showing.seats for seats in held]


def thinking(summary: Summary) -> str:
    spent = [entrant.showing.seconds_per_turn for entrant in summary.entrants]
    return figure(lying(say("arena-thinking"), labels(summary), [Panel(say("arena-seconds"), spent, seconds)]))


def faults(summary: Summary) -> str:
    rows = [
        [f"{entrant.name}: {fault}", str(count)]
        for entrant in summary.entrants
        for fault, count in entrant.showing.faults.items()
    ]
    if not rows:
        return paragraph(say("arena-no-faults"))
    return table(say("arena-faults"), [say("arena-fault"), say("arena-times")], rows)


def reading() -> list[str]:
    sentences = [say("arena-read-sets"), say("arena-read-share"), say("arena-read-interval"), say("arena-read-rating")]
    return [heading(say("arena-reading")), points_list(sentences)]


def machine() -> str:
    """The machine it was made on, without names of machines, people or folders."""
    rows = [
        [say("arena-machine-cores"), str(os.cpu_count())],
        [say("arena-machine-system"), f"{platform.system()} {platform.machine()}"],
        ["Python", platform.python_version()],
        ["Akhet", __version__],
        ["NumPy", version("numpy")],
        ["Numba", version("numba")],
    ]
    return table(say("arena-machine"), [say("arena-machine-what"), say("arena-machine-which")], rows)


def labels(summary: Summary) -> list[str]:
    return [shortened(entrant.name, n, LABEL_LETTERS) for n, entrant in enumerate(summary.entrants)]


def shortened(name: str, number: int, most: int) -> str:
    """A name that fits. A longer one is cut, and numbered so that it differs from others that are cut alike."""
    return name if len(name) <= most else f"{number + 1}: {name[: most - 5]}…"
