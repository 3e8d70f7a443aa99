"""A person's own games for their statistics."""

from typing import Any

from akhet.games import manifests
from akhet.server.storage.seats import BOT, PERSON, read_seats
from akhet.server.storage.study import PlayedGame


def played_game(row: PlayedGame, person: str) -> dict[str, Any] | None:
    """The fields of a PlayedGame; None for a game with several own seats on one device, which is nobody's result."""
    seats = read_seats(row.seats)
    own = [number for number, seat in enumerate(seats) if seat.kind == PERSON and seat.person == person]
    manifest = manifests().get(row.game)
    if len(own) != 1 or row.places is None or manifest is None:
        return None
    seat = own[0]
    winners = row.places.count(1)
    reviewed = row.reviewed.get(seat)
    usual = {option.name: option.default for option in manifest.options}
    return {
        "table": row.id,
        "game": row.game,
        "at": row.at,
        "seat": seat,
        "players": len(seats),
        "share": 1.0 / winners if row.places[seat] == 1 else 0.0,
        "levels": list(dict.fromkeys(one.level for one in seats if one.kind == BOT and one.level is not None)),
        "people": [one.name or "" for one in seats if one.kind == PERSON and one.person != person],
        "variant": sorted(name for name, value in row.options.items() if value is True and not usual.get(name)),
        "decisions": None if reviewed is None else reviewed.decisions,
        "lost": None if reviewed is None else reviewed.lost,
        "luck": None if reviewed is None else reviewed.luck,
        "topics": None if reviewed is None else reviewed.topics,
    }
