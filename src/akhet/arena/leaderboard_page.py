"""The page of a leaderboard, as HTML and as Markdown."""

from collections.abc import Sequence
from pathlib import Path

from akhet.arena import sentences
from akhet.arena.leaderboard import Contest
from akhet.arena.report import machine, reading, section
from akhet.arena.sentences import points, seconds, span
from akhet.arena.summary import Summary
from akhet.draw.page import page, table
from akhet.kernel.files import write_file
from akhet.language import say


def write_pages(contest: Contest, summary: Summary) -> list[Path]:
    """Write `leaderboard.html` and `leaderboard.md` into the folder."""
    written = {"leaderboard.html": html_page(contest, summary), "leaderboard.md": markdown_page(contest, summary)}
    for name, text in written.items():
        # a bot's message may have characters that UTF-8 cannot encode
        write_file(contest.folder / name, text.encode("utf-8", "backslashreplace"))
    return [contest.folder / name for name in written]


def html_page(contest: Contest, summary: Summary) -> str:
    ranked = table(say("leaderboard-table"), *ranking(contest, summary))
    return page(title_of(contest, summary), [ranked, *section(summary), *reading(), machine()])


def markdown_page(contest: Contest, summary: Summary) -> str:
    lines = [f"# {_cell(title_of(contest, summary))}", "", *_markdown_table(*ranking(contest, summary)), ""]
    lines += [f"## {say('arena-cross')}", "", *_markdown_table(*sentences.cross_table(summary)), ""]
    lines += [f"- {sentence}" for sentence in (*sentences.facts(summary), say("arena-read-rating"))]
    return "\n".join([*lines, ""])


def title_of(contest: Contest, summary: Summary) -> str:
    return contest.title or sentences.heading(summary)


def ranking(contest: Contest, summary: Summary) -> tuple[list[str], list[list[str]]]:
    """The bots, the best rating first. Equal ratings share a place."""
    heads = [say("leaderboard-place"), say("arena-bot"), say("arena-rating"), say("arena-interval"),
             say("arena-seconds"), say("arena-faults"), say("arena-forfeits"), say("leaderboard-author"),
             say("leaderboard-about")]  # fmt: skip
    pairs = sorted(zip(contest.entries, summary.entrants, strict=True), key=lambda pair: -pair[1].rating.value)
    rows = [
        [
            str(1 + sum(other.rating.value > found.rating.value for other in summary.entrants)),
            f"{found.name} {entry.version}".rstrip(),
            points(found.rating.value),
            span(found.rating, points),
            seconds(found.showing.seconds_per_turn),
            str(sum(found.showing.faults.values())),
            str(found.showing.forfeits),
            entry.author,
            entry.about,
        ]
        for entry, found in pairs
    ]
    return heads, rows


def _markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(map(_cell, line)) + " |" for line in lines]


def _cell(text: str) -> str:
    """Text that cannot end its cell, and cannot be read as HTML or as a link."""
    for letter in "\\|`*_[]<>":
        text = text.replace(letter, "\\" + letter)
    return " ".join(text.split())
