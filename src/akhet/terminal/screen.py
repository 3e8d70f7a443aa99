"""How a game is shown in the terminal. A game's own module, `terminal/<game>.py`, has one record of it, `SCREEN`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from akhet.draw.text import text_lines
from akhet.games import manifest_of, module_of
from akhet.kernel.refusal import Refusal
from akhet.language import has_message, say
from akhet.table import Table

# Styles of events that every game has.
STYLES = {"turn": "bold", "stood_in": "bold red"}


def label(table: Table, action: int) -> Text:
    """An action as the list of moves offers it."""
    message, values = table.rules.notation.label(table.game.components, table.state, action)
    return Text(say(message, **values) if has_message(message) else table.rules.actions.say(action))


def plan_words(table: Table, steps: list[int]) -> str:
    """A plan as it can be typed, step by step."""
    return ", ".join(map(table.rules.actions.say, steps))


def draw(table: Table, seat: int, names: list[str]) -> RenderableType:
    """What a seat may see, as text."""
    return Text("\n".join(text_lines(table.rules.name, table.game.components, table.view_position(seat))))


@dataclass(frozen=True)
class Screen:
    """The defaults work for every game."""

    draw: Callable[[Table, int, list[str]], RenderableType] = draw  # the table for a seat, with the players' names
    label: Callable[[Table, int], Text] = label
    plan_words: Callable[[Table, list[int]], str] = plan_words
    # Values of events that are messages: `good` is `good` if their ids are `<game>-good-…`.
    terms: Mapping[str, str] = field(default_factory=dict)
    styles: Mapping[str, str] = field(default_factory=dict)  # of events, by name
    remarks: Callable[[Any], Iterator[Refusal]] | None = None  # on a lawful set of components
    draw_components: Callable[[Any], RenderableType] | None = None

    def style_of(self, event: str) -> str:
        return (STYLES | dict(self.styles)).get(event, "")


GENERIC = Screen()


def screen_of(game: str) -> Screen:
    """A game's own screen, or the generic one."""
    module = module_of(game, "terminal")
    return GENERIC if module is None else module.SCREEN


def title_of(game: str) -> str:
    """A game's name as people write it."""
    return manifest_of(game).title
