"""A document of headings, sentences, tables and charts, as an HTML page and as Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass

from akhet.draw import page as html


@dataclass(frozen=True)
class Heading:
    words: str


@dataclass(frozen=True)
class Paragraph:
    words: str


@dataclass(frozen=True)
class Points:
    sentences: Sequence[str]


@dataclass(frozen=True)
class Grid:
    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Chart:
    """A drawing whose figures a table beside it has too."""

    svg: str


Block = Heading | Paragraph | Points | Grid | Chart


def html_page(title: str, blocks: Sequence[Block]) -> str:
    return html.page(title, [_html(block) for block in blocks])


def _html(block: Block) -> str:
    match block:
        case Heading(words):
            return html.heading(words)
        case Paragraph(words):
            return html.paragraph(words)
        case Points(sentences):
            return html.points_list(sentences)
        case Grid(caption, heads, rows):
            return html.table(caption, heads, rows)
        case Chart(svg):
            return html.figure(svg)


def markdown_page(title: str, blocks: Sequence[Block]) -> str:
    """The same without the charts."""
    parts = [f"# {_plain(title)}", *(words for block in blocks if (words := _markdown(block)))]
    return "\n\n".join(parts) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(words):
            return f"## {_plain(words)}"
        case Paragraph(words):
            return _plain(words)
        case Points(sentences):
            return "\n".join(f"- {_plain(sentence)}" for sentence in sentences)
        case Grid(caption, heads, rows):
            lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
            return "\n".join(
                [f"**{_plain(caption)}**", "", *(f"| {' | '.join(map(_plain, line))} |" for line in lines)]
            )
        case Chart():
            return ""


def _plain(words: str) -> str:
    """Text that Markdown shows as it is."""
    return words.replace("\\", "\\\\").replace("|", "\\|").replace("*", "\\*").replace("<", "\\<").replace("_", "\\_")
