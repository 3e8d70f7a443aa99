"""The learning curve of a training, as a picture."""

from collections.abc import Mapping, Sequence
from html import escape

from akhet.draw.charts import (
    AXIS,
    COLOURS,
    FOOT,
    LEGEND_HEIGHT,
    MARGIN,
    PLOT_HEIGHT,
    TITLE_HEIGHT,
    WIDTH,
    Format,
    legend,
    line,
    page,
    round_step,
    text,
)

Points = Sequence[tuple[float, float]]
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


def curve_chart(
    title: str, axis: str, series: Mapping[str, Points], show_share: Format, show_time: Format, mark: str
) -> str:
    """One line per series over the time, between 0 and 1, with a mark at one half."""
    top = TITLE_HEIGHT + LEGEND_HEIGHT + 8
    base = top + PLOT_HEIGHT
    end = max([time for points in series.values() for time, _ in points] + [1e-9])

    def x(time: float) -> float:
        return AXIS + time / end * (WIDTH - MARGIN - AXIS)

    def y(share: float) -> float:
        return base - share * PLOT_HEIGHT

    body = legend(list(series), TITLE_HEIGHT + 12)
    for share in SHARES:
        body.append(line(AXIS, y(share), WIDTH - MARGIN, y(share), "grid"))
        body.append(text(AXIS - 6, y(share) + 4, show_share(share), "end"))
    step = round_step(end)
    for number in range(int(end / step + 1e-6) + 1):
        body.append(text(x(number * step), base + 16, show_time(round(number * step, 6)), "middle"))
    body += [line(AXIS, y(0.5), WIDTH - MARGIN, y(0.5), "mark"), text(WIDTH - MARGIN, y(0.5) + 14, mark, "end")]
    for number, (name, points) in enumerate(series.items()):
        places = " ".join(f"{x(time):.1f},{y(share):.1f}" for time, share in points)
        colour = COLOURS[number % len(COLOURS)]
        body.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round" points="{places}">'
            f"<title>{escape(name)}</title></polyline>"
        )
        body += [f'<circle class="c{number % len(COLOURS)}" cx="{x(time):.1f}" cy="{y(share):.1f}" r="3"/>'
                 for time, share in points]  # fmt: skip
    body.append(text(WIDTH - MARGIN, base + FOOT + 6, axis, "end"))
    return page(base + FOOT + 16, title, body)
