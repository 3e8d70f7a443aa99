"""Positions for tests, set up through the public API."""

from typing import Any

from akhet import Game, Table


def cards(words: str | dict[str, int]) -> dict[str, int]:
    """`"2 wheat flax"` as `{"wheat": 2, "flax": 1}`."""
    if isinstance(words, dict):
        return words
    counts: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdecimal():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def position(
    players: int = 2,
    *,
    hands: list[str] | None = None,
    storage: list[str] | None = None,
    fields: dict[str, tuple[int, int]] | None = None,
    monuments: dict[str, tuple[int, int]] | None = None,
    flood: str | None = None,
    flood_stack: str | None = None,
    discards: str = "",
    pile: str | None = None,
    turn: int = 0,
    step: str = "choose",
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **more: Any,
) -> Table:
    """A table as described, player `turn` to move: fields and Monuments as (owner, cards), hands as words.

    By default the Flood stack is the Flood card alone, and the pile is the rest of the deck. Monuments are in play if
    any are given. `more` goes into the position as it is.
    """
    given: dict[str, Any] = {
        "players": players,
        "options": {"monuments": True, **(options or {})} if monuments is not None else options or {},
        "turn": turn,
        "step": step,
        "hands": [cards(hand) for hand in [*(hands or []), *[""] * players][:players]],
        "storage": [cards(pile) for pile in [*(storage or []), *[""] * players][:players]],
        "fields": {crop: {"owner": owner, "cards": n} for crop, (owner, n) in (fields or {}).items()},
        "monuments": {name: {"owner": owner, "cards": n} for name, (owner, n) in (monuments or {}).items()},
        "flood": flood,
        "flood_stack": cards(flood_stack if flood_stack is not None else flood or ""),
        "discards": cards(discards),
        **more,
    }
    if pile is not None:
        given["pile"] = cards(pile)
    return Game("nile").set_up(given, seed=seed)
