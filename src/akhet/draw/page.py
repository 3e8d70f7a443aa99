"""The parts of a self-contained HTML page, for light and dark screens and for screen readers."""

from collections.abc import Sequence
from html import escape

from akhet.draw.palette import DARK, LIGHT, colours
from akhet.language import readers_language


def _variables(page: int) -> str:
    own = colours("report", page)
    return "; ".join(f"--{name}: {own[name]}" for name in ("ink", "paper", "line", "head"))


STYLE = (
    f"""
:root {{ color-scheme: light dark; {_variables(LIGHT)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} }} }}
"""
    + """body { font: 16px/1.5 sans-serif; color: var(--ink); background: var(--paper); margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
caption { text-align: left; font-weight: bold; padding: .3rem 0 }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: right; vertical-align: top }
th { background: var(--head) }
th[scope=row] { text-align: left }
figure { margin: 1rem 0 }
figure svg { max-width: 100%; height: auto }
code { overflow-wrap: anywhere }
.wide { overflow-x: auto }
"""
)


def page(title: str, body: Sequence[str]) -> str:
    return "\n".join([
        "<!doctype html>",
        f'<html lang="{readers_language()}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
        "<body><main>",
        f"<h1>{escape(title)}</h1>",
        *body,
        "</main></body></html>",
        "",
    ])  # fmt: skip


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def points_list(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the rows. One that is too wide can be scrolled, by keyboard too."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = []
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return "\n".join([
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>',
        f"<caption>{escape(caption)}</caption>",
        f"<thead><tr>{head}</tr></thead>",
        "<tbody>",
        *lines,
        "</tbody></table></div>",
    ])  # fmt: skip


def figure(drawn: str) -> str:
    """A chart; its SVG has its own label."""
    return f"<figure>{drawn}</figure>"
