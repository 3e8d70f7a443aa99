"""What is sent of a tournament: names, numbers, places and tables, and no ids of people."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from akhet.kernel.refusal import refuse
from akhet.record import commitment_to
from akhet.server.storage.store import Store
from akhet.server.storage.tournaments import (
    Everything,
    Game,
    Tournament,
    count_players,
    list_tournaments,
    own_tables,
    own_tournaments,
    read_everything,
    read_tournament,
    with_games,
)
from akhet.server.tables import play_time
from akhet.server.tournaments.running import played
from akhet.server.tournaments.standings import Standing, standings

MOST_KEPT = 32  # tournaments whose standings are kept in memory
MOST_GAMES = 30  # of an arena, in one answer
SLOWEST, FASTEST, EARLY = 10.0, 2.0, 15.0  # seconds after which a page asks again
PLAYERS_PER_SECOND = 40  # of a running tournament: each of a crowd asks less often


@dataclass(frozen=True)
class Known:
    all: Everything
    rows: list[Standing]


class TournamentViews:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def listed(self, person: str | None, most: int) -> list[dict[str, Any]]:
        """The fields of the public list of tournaments."""

        def read(connection: Connection) -> list[dict[str, Any]]:
            return summaries(connection, list_tournaments(connection, most), person)

        return await self._store.read(read)

    async def own(self, person: str, most: int) -> list[dict[str, Any]]:
        """The fields of the tournaments in which a person plays."""

        def read(connection: Connection) -> list[dict[str, Any]]:
            return summaries(connection, own_tournaments(connection, person, most), person)

        return await self._store.read(read)

    async def summary(self, id: str, person: str | None) -> dict[str, Any]:
        """The fields of one tournament; refused if there is none."""

        def read(connection: Connection) -> list[dict[str, Any]]:
            row = read_tournament(connection, id)
            return [] if row is None else summaries(connection, [row], person)

        found = await self._store.read(read)
        if not found:
            raise refuse("server.no_tournament")
        return found[0]

    async def details(self, id: str, person: str | None, since: int | None, round: int | None) -> dict[str, Any]:
        """The fields of a tournament with its standings and the games of a round; less if `since` is its version."""
        summary = await self.summary(id, person)
        details: dict[str, Any] = {"tournament": summary, "now": play_time.now(), "again": _again(summary)}
        if summary["version"] == since and round is None:
            return details | {"players": None, "games": None, "own": None}
        known = await self._read(id, summary["version"])
        all = known.all
        you = next((one.number for one in all.players if person is not None and one.person == person), None)
        shown = [game for game in all.games if game.round == (round or all.row.round)]
        if all.row.format == "arena" and round is None:
            shown = all.games[: -MOST_GAMES - 1 : -1]
        own = [game for game in all.games if you is not None and you in game.players]
        return details | {
            "players": _players(known, you),
            "games": [_game(game) for game in shown],
            "own": [_game(game) for game in own],
        }

    async def _read(self, id: str, version: int) -> Known:
        """A tournament of this version or a later one."""
        known = self._known.get(id)
        if known is None or known.all.row.version < version:
            all = await self._store.read(read_everything, id)
            if all is None:
                raise refuse("server.no_tournament")
            numbers = [one.number for one in all.players]
            rows = standings("arena" if all.row.format == "arena" else "swiss", numbers, played(all.games))
            known = self._known[id] = Known(all, rows)
        self._known.move_to_end(id)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return known


def summaries(connection: Connection, rows: list[Tournament], person: str | None) -> list[dict[str, Any]]:
    """The fields of `TournamentInfo`, as a person sees them."""
    count = count_players(connection, [row.id for row in rows])
    mine = set[str]() if person is None else {row.id for row in own_tournaments(connection, person, len(rows) + 1000)}
    tables = {} if person is None else own_tables(connection, person)
    playing = with_games(connection, [row.id for row in rows])
    return [
        _summary(row, person)
        | {"players": count.get(row.id, 0), "joined": row.id in mine, "table": tables.get(row.id)}
        | {"next": row.due if row.format == "swiss" and row.stage == "running" and row.id not in playing else None}
        for row in rows
    ]


def _summary(row: Tournament, person: str | None) -> dict[str, Any]:
    same = ("id", "name", "game", "options", "size", "clock", "format", "rounds", "pause", "rated", "level", "least")
    same += ("most", "starts", "ends", "stage", "reason", "round", "version")
    values = {name: getattr(row, name) for name in same}
    return values | {
        "minutes": None if row.seconds is None else row.seconds / 60,
        "yours": person is not None and row.opener == person,
        "commitment": None if row.secret is None else commitment_to(row.secret),
        # Not before: the keys of games that are played follow from it.
        "secret": row.secret.hex() if row.secret is not None and row.at_rest else None,
    }


def _players(known: Known, you: int | None) -> list[dict[str, Any]]:
    people = {one.number: one for one in known.all.players}
    playing = known.all.playing
    return [
        {
            "number": row.number,
            "name": people[row.number].name,
            "place": row.place,
            "points": row.points,
            "opponents": row.opponents,
            "direct": row.direct,
            "wins": row.wins,
            "games": row.games,
            "byes": row.byes,
            "withdrawn": not people[row.number].active,
            "you": row.number == you,
            "table": playing.get(row.number),
            "random": people[row.number].random,
        }
        for row in known.rows
    ]


def _game(game: Game) -> dict[str, Any]:
    place = {"round": game.round, "board": game.board, "table": game.table_id}
    return place | {"players": game.players, "shares": game.shares}


def _again(summary: dict[str, Any]) -> float:
    """After how many seconds a page asks again."""
    if summary["stage"] == "open":
        until = summary["starts"] - play_time.now()
        return EARLY if until > 2 * EARLY else FASTEST
    return min(SLOWEST, FASTEST + summary["players"] / PLAYERS_PER_SECOND)
