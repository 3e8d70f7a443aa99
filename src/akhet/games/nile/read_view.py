"""A View from its readable names, as `view_position` has them: what is wrong with it is refused like a position."""

from typing import Any

import numpy as np

from akhet.games.nile.components import Components
from akhet.games.nile.position import MAX_CARDS, READ, read_position, view_position
from akhet.games.nile.state import CARD_NAMES, MAX_PLAYERS, PLAGUE
from akhet.games.nile.view import VIEW, look
from akhet.kernel.layout import NOBODY, Record, blank

# What a view has that a position has not.
OWN = ("seat", "hand", "hand_sizes", "storage_sizes", "pile_size", "drawn", "drawn_sizes", "unseen", "bound")
MAX_SIZE = 255  # of a hand or a pile, or of what one has drawn


def read_view(components: Components, given: Any) -> np.recarray:
    """N4.5, N4.6: the View of somebody's answer to `view`, if some position can have it.

    What lies open is read as a position in which every card unseen is in one place; then the sizes say how these
    cards lie apart.
    """
    entries = READ.table(given, "view")
    position = {name: value for name, value in entries.items() if name not in OWN}
    players = READ.number(entries, "players", 2, MAX_PLAYERS, None)
    seat = NOBODY if entries.get("seat") is None else READ.number(entries, "seat", 0, players - 1, None)
    rival = next(player for player in range(players) if player != seat)
    hands: list[Any] = [{}] * players
    if seat != NOBODY:
        hands[seat] = entries.get("hand")
        position["drawn"] = [entries.get("drawn") if player == seat else {} for player in range(players)]
    if entries.get("step") == "over":  # when the pile is empty
        hands[rival] = entries.get("unseen")
        position["pile"] = {}
    else:
        position["pile"] = entries.get("unseen")
    state = read_position(components, position | {"hands": hands})
    view = blank(VIEW)
    v = view[0]
    look(state[0], seat, v)
    _read_sizes(v, entries)
    if view_position(components, v) != given:
        raise READ.wrong("view", "unlawful.view")
    return view


def _read_sizes(v: Record, entries: dict[str, Any]) -> None:
    """The sizes have to fit what is unseen, or a deal of it would find no end."""
    rivals = [player for player in range(v.players) if player != v.seat]
    for name, sizes in (("hand_sizes", v.hand_size), ("drawn_sizes", v.drawn_size)):
        given = READ.seats(entries.get(name), name, int(v.players))
        for player in rivals:
            sizes[player] = READ.number({name: given[player]}, name, 0, MAX_SIZE, None, f"{name}[{player}]")
    v.bound[:] = READ.counts(entries.get("bound"), "bound", CARD_NAMES, MAX_CARDS)
    v.pile_size = READ.number(entries, "pile_size", 0, MAX_SIZE, None)
    pile, plague = int(v.pile_size), int(v.unseen[PLAGUE])
    for name, cards, sizes, others in (
        ("unseen", v.unseen, v.hand_size, "hold"),
        ("bound", v.bound, v.drawn_size, "drew"),
    ):
        found, wanted = int(cards.sum(dtype=int)), pile + int(sizes[rivals].sum(dtype=int))
        if found != wanted:
            raise READ.wrong(name, "unlawful.sizes", found=found, wanted=wanted, others=others)
    may_be = np.minimum(v.unseen, v.bound).sum(dtype=int)
    if v.bound[PLAGUE] != plague or not plague <= pile <= may_be:
        raise READ.wrong("bound", "unlawful.bound")
