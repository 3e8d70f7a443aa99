"""Plain bar charts as SVG text, without fonts or links, readable on light and on dark pages."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from akhet.draw.palette import DARK, LIGHT, colours

WIDTH = 760
MARGIN = 16
TITLE_HEIGHT = 44
LEGEND_HEIGHT = 24
PLOT_HEIGHT = 230
AXIS = 46  # space for the numbers beside an upright chart
FOOT = 30  # and for the names below it
ROW = 17
LABEL = 230  # space for the names beside a lying one
LETTER = 7.4  # the mean width of a letter

COLOURS = tuple(colours("bar").values())


def _theme(page: int) -> str:
    """The colours on light or on dark pages."""
    own = colours("report", page)
    return f"""text {{ fill: {own["ink"]} }}
.inside {{ fill: {own["on-bar"]} }}
.page {{ fill: {own["chart"]}; stroke: {own["line"]} }}
.grid {{ stroke: {own["grid"]} }}
.mark {{ stroke: {own["mark"]} }}
.whisker {{ stroke: {own["ink"]} }}
"""


# A chart has its own ground, so that letters and ground change together, whatever page it is on.
STYLE = f"""
text {{ font: 12px sans-serif }}
.title {{ font-size: 15px; font-weight: bold }}
.end {{ text-anchor: end }}
.middle, .inside {{ text-anchor: middle }}
.mark {{ stroke-dasharray: 5 3 }}
{_theme(LIGHT)}@media (prefers-color-scheme: dark) {{
{_theme(DARK)}}}
""" + "".join(f".c{number} {{ fill: {colour} }}\n" for number, colour in enumerate(COLOURS))

Format = Callable[[float], str]


@dataclass(frozen=True)
class Panel:
    """One column of bars in a lying chart. With `low` and `high`, each value is a point with its interval."""

    heading: str
    values: Sequence[float]
    show: Format
    low: Sequence[float] | None = None
    high: Sequence[float] | None = None
    mark: float | None = None  # a line across, such as the even share


def page(height: float, title: str, body: list[str]) -> str:
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="page" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1:.0f}" rx="6"/>',
        text(MARGIN, 27, title, "title"),
        *body,
        "</svg>",
        "",
    ])  # fmt: skip


def text(x: float, y: float, words: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{named}>{escape(words)}</text>'


def bar(x: float, y: float, width: float, height: float, colour: int) -> str:
    return (
        f'<rect class="c{colour}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def legend(names: Sequence[str], y: float) -> list[str]:
    parts, x = [], float(MARGIN)
    for colour, name in enumerate(names):
        parts += [bar(x, y - 10, 12, 12, colour), text(x + 17, y, name)]
        x += 17 + LETTER * len(name) + 18
    return parts


def round_step(most: float) -> float:
    """A round distance between grid lines that gives about five of them."""
    step = 10 ** math.floor(math.log10(max(most, 1e-9) / 5))
    return next(step * factor for factor in (1, 2, 5, 10) if step * factor * 6 >= most)


def upright(
    title: str,
    groups: Sequence[str],
    series: Mapping[str, Sequence[float]],
    show: Format,
    *,
    stacked: bool = False,
    spread: Mapping[str, Sequence[float]] | None = None,
    mark: tuple[float, str] | None = None,
) -> str:
    """Groups of bars side by side, or one bar per group in layers. `spread` draws whiskers this far up and down."""
    tops = [sum(values) for values in zip(*series.values(), strict=True)] if stacked else []
    tops += [value for values in series.values() for value in values]
    tops += [v + d for name, far in (spread or {}).items() for v, d in zip(series[name], far, strict=True)]
    most = max([*tops, mark[0] if mark else 0, 1e-9]) * 1.05
    top = TITLE_HEIGHT + LEGEND_HEIGHT + 8
    base = top + PLOT_HEIGHT
    scale = PLOT_HEIGHT / most
    body = legend(list(series), TITLE_HEIGHT + 12)
    step = round_step(most)
    for n in range(int(most / step) + 1):
        y = base - n * step * scale
        body += [line(AXIS, y, WIDTH - MARGIN, y, "grid"), text(AXIS - 6, y + 4, show(n * step), "end")]
    space = (WIDTH - MARGIN - AXIS) / len(groups)
    for place, group in enumerate(groups):
        left = AXIS + place * space
        width = space * 0.7 / (1 if stacked else len(series))
        below = 0.0
        for colour, (name, values) in enumerate(series.items()):
            x = left + space * 0.15 + (0 if stacked else colour * width)
            height = values[place] * scale
            body.append(bar(x, base - below - height, width - 1, height, colour))
            if stacked and height > 14:
                body.append(text(x + width / 2, base - below - height / 2 + 4, show(values[place]), "inside"))
            if spread:
                middle, far = x + (width - 1) / 2, spread[name][place] * scale
                body.append(line(middle, base - height - far, middle, base - height + far, "whisker"))
            below += height if stacked else 0
        body.append(text(left + space / 2, base + 18, group, "middle"))
    if mark:
        y = base - mark[0] * scale
        body += [line(AXIS, y, WIDTH - MARGIN, y, "mark"), text(WIDTH - MARGIN, y - 5, mark[1], "end")]
    return page(base + FOOT, title, body)


def lying(title: str, labels: Sequence[str], panels: Sequence[Panel]) -> str:
    """One row per label, with one or more columns of bars."""
    top = TITLE_HEIGHT + LEGEND_HEIGHT
    base = top + ROW * len(labels)
    space = (WIDTH - LABEL - MARGIN) / len(panels)
    body = [text(LABEL - 8, top + ROW * (n + 0.75), label, "end") for n, label in enumerate(labels)]
    for colour, panel in enumerate(panels):
        left = LABEL + colour * space
        width = space - 52
        marks = [] if panel.mark is None else [panel.mark]
        start = min([*panel.low, *marks]) if panel.low else 0.0  # bars begin at zero, points need not
        scale = width / max(max([*panel.values, *(panel.high or ()), *marks]) - start, 1e-9)
        body.append(text(left, top - 8, panel.heading))
        body.append(line(left, top, left, base, "grid"))
        if panel.mark is not None:
            x = left + (panel.mark - start) * scale
            body.append(line(x, top, x, base, "mark"))
        for n, value in enumerate(panel.values):
            y = top + ROW * n
            x = left + (value - start) * scale
            if panel.low is None or panel.high is None:
                body.append(bar(left, y + 3, value * scale, ROW - 5, colour))
                body.append(text(x + 5, y + ROW * 0.75, panel.show(value)))
                continue
            low, high = left + (panel.low[n] - start) * scale, left + (panel.high[n] - start) * scale
            body.append(bar(x - 3, y + 4, 6, ROW - 8, colour))
            body.append(line(low, y + ROW / 2, high, y + ROW / 2, "whisker"))
            body.append(text(left + width + 8, y + ROW * 0.75, panel.show(value)))
    return page(base + MARGIN, title, body)
