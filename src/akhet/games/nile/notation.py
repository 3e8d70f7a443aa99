"""NILE's cards, plots and actions by name, for programs and as messages for people."""

from akhet.games.nile.actions import ACTIONS, DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.components import Components
from akhet.games.nile.state import CARD_NAMES, CROPS, FROM_STORAGE, PLOT_NAMES, SPECULATION, STEP_NAMES
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Term

# Cards by name; a Speculation card by its crops in either order.
CARDS: dict[str, int] = {name: card for card, name in enumerate(CARD_NAMES)}
CARDS |= {"-".join(reversed(name.split("-"))): card for name, card in CARDS.items() if "-" in name}
PLOTS_BY_NAME: dict[str, int] = {name: plot for plot, name in enumerate(PLOT_NAMES)}


def card_term(card: int) -> Term:
    return Term(f"nile-card-{CARD_NAMES[card]}")


def plot_term(plot: int) -> Term:
    return Term(f"nile-plot-{PLOT_NAMES[plot]}")


def label(components: Components, s: Record, action: int) -> tuple[str, dict[str, object]]:
    """The message that offers an action to the person to move, with its values."""
    if action == DONE:
        return f"nile-action-done-{STEP_NAMES[s.step]}", {}
    if action in (START_MARKET, START_OFFERING):
        return f"nile-action-{ACTIONS.say(action)}", {}
    if action < PUT:
        gift = action - GIVE
        if gift < FROM_STORAGE:
            return "nile-action-give-hand", {"card": card_term(gift)}
        return "nile-action-give-storage", {"card": card_term(gift - FROM_STORAGE)}
    if action < PLAY:
        plot = action - PUT
        return ("nile-action-put", {"card": card_term(plot)}) if plot < CROPS else _stone_label(plot)
    return "nile-action-play", {"card": card_term(SPECULATION + action - PLAY)}


def _stone_label(plot: int) -> tuple[str, dict[str, object]]:
    return "nile-action-put-stone", {"plot": plot_term(plot)}
