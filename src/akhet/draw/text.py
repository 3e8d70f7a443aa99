"""A View as text for people: the table as one seat, or a spectator, may see it. Names are those of the rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from akhet.draw.drawing import Header, View, drawing_of, player_name


def draw_text(game: str, components: Any, view: View, header: Header) -> str:
    return "\n".join([heading(view, header), *text_lines(game, components, view)])


def heading(view: View, header: Header) -> str:
    """The first line: the game, and the player to move or the rewards."""
    start = f"{header.title}, {header.players} players:"
    if header.turn is None:
        return f"{start} over, rewards {', '.join(f'{reward:g}' for reward in header.rewards or ())}"
    step = f" ({view['step']})" if view.get("step") else ""
    return f"{start} {player_name(header.turn)} to move{step}"


def text_lines(game: str, components: Any, view: View) -> Iterator[str]:
    """The View as the game draws it; by default as a nested list."""
    drawing = drawing_of(game)
    yield from nested(view) if drawing is None else drawing.lines(components, view)


def nested(value: Mapping[str, Any] | list[Any], indent: str = "") -> Iterator[str]:
    """Every entry on a line of its own, what it contains indented below it."""
    entries = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, entry in entries:
        if _is_flat(entry):
            yield f"{indent}{name}: {_flat(entry)}"
        else:
            yield f"{indent}{name}:"
            yield from nested(entry, indent + "  ")


def _is_flat(value: Any) -> bool:
    entries = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return not any(isinstance(entry, Mapping | list | tuple) for entry in entries)


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {entry}" for name, entry in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)
