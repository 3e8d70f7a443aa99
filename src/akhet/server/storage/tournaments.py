"""Tournaments in the database. Every change locks the tournament's row first, so two processes never act at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from akhet.kernel.refusal import refuse
from akhet.ratings.table import has_left
from akhet.server.storage.ratings import count_steps
from akhet.server.storage.rows import Change, TableRow, insert_table
from akhet.server.storage.schema import tables, tournament_games, tournament_players, tournaments
from akhet.server.storage.seats import read_seats

UNFINISHED = ("open", "running")
TICK = 1.0  # seconds between two looks at a tournament
ABSENCES = {"swiss": 2, "arena": 1}  # games in a row that a stand-in played, after which a player is withdrawn


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is in the database."""

    id: str
    opener: str | None
    name: str | None
    game: str
    options: dict[str, Any]
    size: int
    smallest: int
    clock: float
    rated: bool
    level: str | None
    format: str
    rounds: int | None
    seconds: float | None
    pause: float
    least: int
    most: int
    starts: float
    created: float
    due: float | None
    ends: float | None = None
    stage: str = "open"
    reason: str | None = None
    round: int = 0
    version: int = 1
    finished: float | None = None
    secret: bytes | None = field(default=None, repr=False)  # never in a log; None: an earlier version opened it

    @property
    def at_rest(self) -> bool:
        """Whether it is over or cancelled, and none of its games is played any more."""
        return self.stage not in UNFINISHED and self.due is None


@dataclass(frozen=True)
class Player:
    number: int
    person: str | None
    name: str | None
    joined: float
    withdrawn: bool
    absences: int
    free_since: float
    random: str | None  # what they contribute to the random keys of their tables

    @property
    def active(self) -> bool:
        """Whether they are to be paired."""
        return not self.withdrawn and self.person is not None


@dataclass(frozen=True)
class Game:
    round: int
    board: int
    table_id: str | None
    players: list[int | None]
    shares: list[float] | None


@dataclass(frozen=True)
class Everything:
    """A tournament with its players, in the order of joining, and its games, in the order of rounds and boards."""

    row: Tournament
    players: list[Player]
    games: list[Game]

    @property
    def playing(self) -> dict[int, str]:
        """The tables at which people sit now, by their numbers."""
        current = [game for game in self.games if game.shares is None and game.table_id is not None]
        return {one: game.table_id for game in current for one in game.players if one is not None and game.table_id}


@dataclass(frozen=True)
class EndedGame:
    """A game that is over but not counted. Without places: its table was closed or deleted before the end."""

    game: Game
    places: list[int] | None
    left: list[bool]  # per seat: a stand-in played for them, or they resigned
    absent: list[bool]  # per seat: a stand-in played because they did not come


@dataclass(frozen=True)
class NewTable:
    """A table that is opened for a round, with the numbers of its players by seat."""

    row: TableRow
    change: Change
    players: list[int | None]


_NAMES = [one.name for one in fields(Tournament)]
_ROWS = select(*(tournaments.c[name] for name in _NAMES))
_GAMES = select(*(tournament_games.c[one.name] for one in fields(Game)))
_PLAYERS = select(*(tournament_players.c[one.name] for one in fields(Player)))


def read_tournament(connection: Connection, id: str) -> Tournament | None:
    found = connection.execute(_ROWS.where(tournaments.c.id == id)).one_or_none()
    return None if found is None else _tournament(found)


def read_everything(connection: Connection, id: str) -> Everything | None:
    """A tournament with its players and games; None if there is none."""
    row = read_tournament(connection, id)
    if row is None:
        return None
    players = _PLAYERS.where(tournament_players.c.tournament == id).order_by(tournament_players.c.number)
    order = tournament_games.c.round, tournament_games.c.board
    games = _GAMES.where(tournament_games.c.tournament == id).order_by(*order)
    return Everything(
        row,
        [Player(**one._asdict()) for one in connection.execute(players)],
        [Game(**one._asdict()) for one in connection.execute(games)],
    )


def list_tournaments(connection: Connection, most: int) -> list[Tournament]:
    """Those that are running or open, the first to start first, and then those that are over, the last one first."""
    now = _ROWS.where(tournaments.c.stage.in_(UNFINISHED))
    now = now.order_by(tournaments.c.stage.desc(), tournaments.c.starts, tournaments.c.id).limit(most)
    over = _ROWS.where(tournaments.c.stage == "over")
    over = over.order_by(tournaments.c.finished.desc(), tournaments.c.id).limit(most // 4)
    return [*_tournaments(connection, now), *_tournaments(connection, over)]


def own_tournaments(connection: Connection, person: str, most: int) -> list[Tournament]:
    """Those that are not over in which a person plays."""
    mine = tournament_players.c.person == person, tournament_players.c.withdrawn.is_(False)
    query = _ROWS.join(tournament_players, tournament_players.c.tournament == tournaments.c.id).where(*mine)
    query = query.where(tournaments.c.stage.in_(UNFINISHED)).order_by(tournaments.c.starts, tournaments.c.id)
    return _tournaments(connection, query.limit(most))


def own_tables(connection: Connection, person: str) -> dict[str, str]:
    """The tables at which a person plays in running tournaments, by tournament."""
    games, players = tournament_games.c, tournament_players.c
    joined = tournament_games.join(tournament_players, players.tournament == games.tournament)
    joined = joined.join(tournaments, tournaments.c.id == games.tournament)
    query = select(games.tournament, games.table_id, games.players, players.number).select_from(joined)
    query = query.where(players.person == person, tournaments.c.stage == "running")
    query = query.where(games.shares.is_(None), games.table_id.is_not(None))
    return {row.tournament: row.table_id for row in connection.execute(query) if row.number in row.players}


def with_games(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tournaments in which games are played."""
    query = select(tournament_games.c.tournament).where(tournament_games.c.tournament.in_(ids))
    return set(connection.execute(query.where(tournament_games.c.shares.is_(None))).scalars())


def count_players(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many people play in these tournaments, without those who withdrew."""
    query = select(tournament_players.c.tournament, func.count()).where(tournament_players.c.tournament.in_(ids))
    query = query.where(tournament_players.c.withdrawn.is_(False)).group_by(tournament_players.c.tournament)
    return {row[0]: row[1] for row in connection.execute(query)}


# What people do


def add_tournament(connection: Connection, new: Tournament, most_own: int) -> None:
    """Write a new tournament; refused if its opener has as many as allowed."""
    mine = tournaments.c.opener == new.opener, tournaments.c.stage.in_(UNFINISHED)
    if connection.execute(select(func.count()).select_from(tournaments).where(*mine)).scalar_one() >= most_own:
        raise refuse("server.too_many_tournaments", None, most=most_own)
    connection.execute(insert(tournaments).values({name: getattr(new, name) for name in _NAMES}))


def join(connection: Connection, id: str, person: str, name: str, now: float, random: str | None) -> None:
    """Take part, or take part again after withdrawing. Nothing happens if the person takes part already.

    What somebody has contributed to the random keys stays when they come back.
    """
    row = _locked(connection, id)
    late = row.stage == "running" and not _takes_late(row, now)
    if row.stage not in UNFINISHED or late:
        raise refuse("server.tournament_over")
    inside = tournament_players.c.tournament == id
    known = connection.execute(_PLAYERS.where(inside, tournament_players.c.person == person)).one_or_none()
    if known is not None and not known.withdrawn:
        return
    active = inside, tournament_players.c.withdrawn.is_(False)
    if connection.execute(select(func.count()).where(*active)).scalar_one() >= row.most:
        raise refuse("server.tournament_full", None, most=row.most)
    if known is not None:
        again = {"withdrawn": False, "absences": 0, "free_since": now, "name": name, "random": known.random or random}
        connection.execute(update(tournament_players).where(inside, _is(known.number)).values(again))
    else:
        last = connection.execute(select(func.max(tournament_players.c.number)).where(inside)).scalar_one()
        new = {"tournament": id, "number": 0 if last is None else last + 1, "person": person, "name": name}
        new |= {"joined": now, "withdrawn": False, "absences": 0, "free_since": now, "random": random}
        connection.execute(insert(tournament_players).values(new))
    _changed(connection, id)


def withdraw(connection: Connection, id: str, person: str) -> None:
    """Leave a tournament. A game that runs goes on; the results so far stay."""
    row = _locked(connection, id)
    mine = tournament_players.c.tournament == id, tournament_players.c.person == person
    if row.stage == "open":
        done = connection.execute(delete(tournament_players).where(*mine)).rowcount
    elif row.stage == "running":
        active = *mine, tournament_players.c.withdrawn.is_(False)
        done = connection.execute(update(tournament_players).where(*active).values(withdrawn=True)).rowcount
    else:
        raise refuse("server.tournament_over")
    if done == 0:
        raise refuse("server.not_in_tournament")
    _changed(connection, id)


def begin_now(connection: Connection, id: str, person: str, now: float) -> None:
    """Let a tournament start at once; only its opener may."""
    row = _locked(connection, id)
    _check_opener(row, person)
    _changed(connection, id, starts=now, due=now)


def cancel(connection: Connection, id: str, person: str, now: float) -> None:
    """Cancel a tournament that has not started; only its opener may."""
    row = _locked(connection, id)
    _check_opener(row, person)
    _changed(connection, id, stage="cancelled", reason="opener", due=None, finished=now)


def cancel_by_operator(connection: Connection, id: str, now: float) -> bool:
    """Cancel a tournament, also one that runs: games that have begun are played on. False if there is nothing to do."""
    row = _locked(connection, id)
    if row.stage not in UNFINISHED:
        return False
    # The games that are left are counted yet, and the secret is published after the last one.
    due = now if row.stage == "running" else None
    _changed(connection, id, stage="cancelled", reason="operator", due=due, finished=now)
    return True


def forget_in_tournaments(connection: Connection, person: str, now: float) -> None:
    """Remove a person from all tournaments: their results stay without their name, and nothing that they wrote does."""
    mine = tournaments.c.opener == person
    for id in list(connection.execute(select(tournaments.c.id).where(mine, tournaments.c.stage == "open")).scalars()):
        _locked(connection, id)
        _changed(connection, id, stage="cancelled", reason="opener", due=None, finished=now)
    values = {"opener": None, "name": None, "version": tournaments.c.version + 1}
    connection.execute(update(tournaments).where(mine).values(values))
    played = select(tournament_players.c.tournament).where(tournament_players.c.person == person)
    for id in list(connection.execute(played).scalars()):
        row = _locked(connection, id)
        there = tournament_players.c.tournament == id, tournament_players.c.person == person
        if row.stage != "running" and row.round == 0:  # nobody has played
            connection.execute(delete(tournament_players).where(*there))
        else:
            gone = {"person": None, "name": None, "withdrawn": True}
            connection.execute(update(tournament_players).where(*there).values(gone))
        _changed(connection, id)


# What happens by itself


def due_tournaments(connection: Connection, now: float) -> list[str]:
    query = select(tournaments.c.id).where(tournaments.c.due <= now).order_by(tournaments.c.due)
    return list(connection.execute(query).scalars())


def postpone(connection: Connection, id: str, now: float) -> bool:
    """Postpone a due tournament. False if another process did so first."""
    statement = update(tournaments).where(tournaments.c.id == id, tournaments.c.due <= now).values(due=now + TICK)
    return connection.execute(statement).rowcount == 1


def hold(connection: Connection, id: str, until: float) -> None:
    """Keep other processes from looking at a tournament for longer."""
    running = tournaments.c.id == id, tournaments.c.due.is_not(None)
    connection.execute(update(tournaments).where(*running).values(due=until))


def ended_games(connection: Connection, id: str) -> list[EndedGame]:
    """The games of a tournament that are over and not counted yet."""
    table = tables.c.stage, tables.c.places, tables.c.seats, tables.c.deleted
    joined = tournament_games.outerjoin(tables, tables.c.id == tournament_games.c.table_id)
    query = select(*(tournament_games.c[one.name] for one in fields(Game)), *table).select_from(joined)
    uncounted = tournament_games.c.shares.is_(None), tournament_games.c.table_id.is_not(None)
    over = or_(tables.c.id.is_(None), tables.c.deleted.is_not(None), tables.c.stage.in_(("over", "closed")))
    found: list[EndedGame] = []
    for row in connection.execute(query.where(tournament_games.c.tournament == id, *uncounted, over)):
        game = Game(row.round, row.board, row.table_id, row.players, None)
        nobody = [False] * len(game.players)
        if row.stage != "over" or row.places is None:
            found.append(EndedGame(game, None, nobody, nobody))
            continue
        seats = read_seats(row.seats)
        steps = count_steps(connection, row.table_id)
        away = [seat.away or has_left(*steps.get(number, (0, 0))) for number, seat in enumerate(seats)]
        person = [one is not None for one in game.players]
        left = [here and (seat.resigned or gone) for here, seat, gone in zip(person, seats, away, strict=True)]
        absent = [here and gone and not seat.resigned for here, seat, gone in zip(person, seats, away, strict=True)]
        found.append(EndedGame(game, row.places, left, absent))
    return found


def count_results(connection: Connection, id: str, ended: Sequence[tuple[EndedGame, list[float]]], now: float) -> None:
    """Write the points of games. Each is counted once: a game that has points keeps them."""
    row = _locked(connection, id)
    for one, shares in ended:
        game = one.game
        this = tournament_games.c.tournament == id, tournament_games.c.table_id == game.table_id
        open = *this, tournament_games.c.shares.is_(None)
        if connection.execute(update(tournament_games).where(*open).values(shares=shares)).rowcount == 0:
            continue
        for number, absent in zip(game.players, one.absent, strict=True):
            if number is None:
                continue
            player = tournament_players.c.tournament == id, _is(number)
            missed = tournament_players.c.absences + 1 if absent else 0
            connection.execute(update(tournament_players).where(*player).values(absences=missed, free_since=now))
            if absent:
                often = *player, tournament_players.c.absences >= ABSENCES[row.format]
                connection.execute(update(tournament_players).where(*often).values(withdrawn=True))
    left = tournament_games.c.tournament == id, tournament_games.c.shares.is_(None)
    running = connection.execute(select(func.count()).where(*left)).scalar_one()
    goes_on = row.format == "swiss" and row.stage == "running" and row.round != row.rounds
    due = now + (row.pause if goes_on and not running else TICK)
    _changed(connection, id, due=due)


def add_round(
    connection: Connection, id: str, known: int, opened: Sequence[NewTable], byes: Sequence[int], now: float
) -> bool:
    """Write the next round with all its tables. False if another process was faster, or somebody left meanwhile."""
    row = _locked(connection, id)
    if row.stage not in UNFINISHED or row.round != known:
        return False
    paired = {*byes, *(one for table in opened for one in table.players if one is not None)}
    inside = tournament_players.c.tournament == id
    players = [Player(**one._asdict()) for one in connection.execute(_PLAYERS.where(inside).with_for_update())]
    if not paired <= {one.number for one in players if one.active}:
        return False
    games: list[dict[str, Any]] = []
    for table in opened:
        insert_table(connection, table.row, table.change)
        games.append({"table_id": table.row.id, "players": table.players, "shares": None})
    games += [{"table_id": None, "players": [number], "shares": [1.0]} for number in byes]
    place = {"tournament": id, "round": known + 1}
    rows = [place | {"board": board} | game for board, game in enumerate(games, start=1)]
    connection.execute(insert(tournament_games), rows)
    begins: dict[str, Any] = {}
    if row.stage == "open":
        begins = {"stage": "running", "ends": None if row.seconds is None else now + row.seconds}
    _changed(connection, id, round=known + 1, due=now + TICK, **begins)
    return True


def begin(connection: Connection, id: str, now: float) -> None:
    """Let an arena run, before anybody is paired."""
    row = _locked(connection, id)
    if row.stage == "open" and row.seconds is not None:
        _changed(connection, id, stage="running", ends=now + row.seconds, due=now)


def finish(connection: Connection, id: str, known: int, now: float) -> None:
    """End a tournament, unless another process has paired a round meanwhile."""
    row = _locked(connection, id)
    if row.stage == "running" and row.round == known:
        _changed(connection, id, stage="over", due=None, finished=now)


def cancel_small(connection: Connection, id: str, now: float) -> None:
    """Cancel a tournament at its start because too few people came."""
    if _locked(connection, id).stage == "open":
        _changed(connection, id, stage="cancelled", reason="few", due=None, finished=now)


def rest(connection: Connection, id: str) -> None:
    """No process has to look any more at a cancelled tournament whose games are over."""
    if _locked(connection, id).stage == "cancelled":
        _changed(connection, id, due=None)


def _locked(connection: Connection, id: str) -> Tournament:
    """A tournament whose row is locked until the end of the transaction; refused if there is none."""
    found = connection.execute(_ROWS.where(tournaments.c.id == id).with_for_update()).one_or_none()
    if found is None:
        raise refuse("server.no_tournament")
    return _tournament(found)


def _changed(connection: Connection, id: str, **values: Any) -> None:
    """Set these fields of a tournament, and a new version."""
    statement = update(tournaments).where(tournaments.c.id == id)
    connection.execute(statement.values(values | {"version": tournaments.c.version + 1}))


def _check_opener(row: Tournament, person: str) -> None:
    if row.opener != person:
        raise refuse("server.not_your_tournament")
    if row.stage != "open":
        raise refuse("server.tournament_started")


def _takes_late(row: Tournament, now: float) -> bool:
    """Whether somebody can still come into a tournament that runs."""
    return row.round < row.rounds if row.rounds is not None else row.ends is not None and now < row.ends


def _is(number: int) -> Any:
    return tournament_players.c.number == number


def _tournaments(connection: Connection, query: Select[Any]) -> list[Tournament]:
    return [_tournament(row) for row in connection.execute(query)]


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(**row._asdict())
