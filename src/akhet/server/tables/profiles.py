"""What a profile shows of a person's finished games."""

from collections import Counter
from typing import Any

from sqlalchemy import Connection

from akhet.achievements import achievement_names
from akhet.games import game_names
from akhet.server.storage.achievements import Awarded, awarded_to
from akhet.server.storage.profiles import Known, Together, together
from akhet.server.storage.ratings import rated_games, ratings_of
from akhet.server.storage.study import played_games
from akhet.server.tables.payloads import shown_rating
from akhet.server.tables.results import played_game

MOST_POINTS = 200  # rated games in a history
DAY = 24 * 3600.0


def profile_of(connection: Connection, person: Known, reader: str | None) -> dict[str, Any]:
    """The fields of a ProfileInfo. Tables and other people are not named to a reader who was not there."""
    own = person.id == reader
    rows = [row for row in played_games(connection, person.id) if row.game in game_names()]
    seats = {row.id: row.seats for row in rows}
    results = [found for row in rows if (found := played_game(row, person.id)) is not None]
    awards = awarded_to(connection, person.id)
    ratings = {row.game: row for row in ratings_of(connection, person.id)}
    shared = {} if own or reader is None else together(connection, person.id, reader)
    games = []
    for game in game_names():
        played = [one for one in results if one["game"] == game]
        rating = ratings.get(game)
        games.append(
            {
                "game": game,
                "played": len(played),
                "won": sum(one["share"] for one in played),
                "favourite": _favourite(played),
                "rating": None if rating is None else shown_rating(rating.rating),
                "history": [
                    shown_rating(one.after) | {"at": one.at, "place": one.place, "players": one.players}
                    for one in rated_games(connection, person.id, game, MOST_POINTS)
                ],
                "reviewed": [
                    {"decisions": one["decisions"], "lost": one["lost"], "luck": one["luck"], "share": one["share"]}
                    for one in played
                    if one["decisions"] is not None
                ],
                "together": _together(shared.get(game)),
                "achievements": [_achievement(name, awards, game, reader, seats) for name in achievement_names(game)],
            }
        )
    return {
        "id": person.id,
        "name": person.name,
        "yours": own,
        "since": person.created // DAY * DAY,
        "games": games,
    }


def _favourite(played: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The kind of game that somebody played most: how many players, and the options that are not the usual ones."""
    kinds = Counter((one["players"], tuple(one["variant"])) for one in played)
    if not kinds:
        return None
    (players, variant), games = kinds.most_common(1)[0]
    return {"players": players, "variant": list(variant), "games": games}


def _together(found: Together | None) -> dict[str, Any] | None:
    return None if found is None else vars(found)


def _achievement(
    name: str, awards: list[Awarded], game: str, reader: str | None, seats: dict[str, Any]
) -> dict[str, Any]:
    """An achievement, whether it was reached or not; its table only for those who sat there."""
    found = next((one for one in awards if (one.game, one.name) == (game, name)), None)
    if found is None:
        return {"name": name, "at": None, "table": None}
    was_there = reader is not None and any(seat.get("person") == reader for seat in seats.get(found.table, ()))
    return {"name": name, "at": found.at, "table": found.table if was_there else None}
