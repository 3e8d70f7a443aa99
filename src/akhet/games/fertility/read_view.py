"""A View from its readable names, as `view_position` has them: a position and a seat (F6.3)."""

from typing import Any

import numpy as np

from akhet.games.fertility.components import Components
from akhet.games.fertility.position import FIELDS, READ, read_position
from akhet.games.fertility.view import VIEW, look
from akhet.kernel.layout import NOBODY, blank


def read_view(components: Components, given: Any) -> np.recarray:
    entries = READ.table(given, "view", "seat", *FIELDS)
    state = read_position(components, {name: value for name, value in entries.items() if name != "seat"})
    players = int(state[0].players)
    seat = NOBODY if entries.get("seat") is None else READ.number(entries, "seat", 0, players - 1, None)
    view = blank(VIEW)
    look(state[0], seat, view[0])
    return view
