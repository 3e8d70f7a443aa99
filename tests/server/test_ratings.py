"""Rated games: each changes the ratings exactly once, in the transaction with which it ends."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, func, insert, select

from akhet.kernel.refusal import Refused
from akhet.ratings.model import PROVISIONAL, START, Rating
from akhet.ratings.scale import scale_of
from akhet.ratings.table import RatedPlayer, rate_table
from akhet.server.people.accounts import Person, add_person
from akhet.server.people.restrictions import Restriction, set_restriction
from akhet.server.settings import Settings
from akhet.server.storage.entries import STEP, UNDO
from akhet.server.storage.leaderboard import leaderboard, set_listed
from akhet.server.storage.ratings import (
    DAY,
    GAMES_OF_A_PAIR,
    NEWCOMERS,
    RatedEnd,
    rated_games,
    ratings_of,
    read_ratings,
    settle,
    uncounted,
)
from akhet.server.storage.rows import Committed, add_table, append, read_row
from akhet.server.storage.schema import entries, people, rated_seats, ratings
from akhet.server.storage.seats import BOT, PERSON, TableSeat, replace_seat
from akhet.server.storage.store import Store
from akhet.server.tables.forgetting import forget_person
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.playing import resign, server_step, step
from akhet.server.tables.seating import TablePlan, open_table, rematch_plan
from akhet.server.tables.service import TableService
from tests.server.clients import Guest, Refusal
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

OpenServer = Callable[..., RunningServer]
CLOCK = 3600.0


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database_url=database).url)
    yield store
    store.close()


class Hall:
    """A service with some people, who play rated games of Fertility."""

    def __init__(self, store: Store, people: list[Person]) -> None:
        self.store = store
        self.people = people
        self.service = TableService(store, Settings())

    @classmethod
    async def of(cls, store: Store, *names: str) -> "Hall":
        return cls(store, [await store.write(add_person, name) for name in names])

    async def begin(self, *seats: TableSeat, **more: Any) -> LiveTable:
        """A game with these people, and further seats."""
        own = [TableSeat(PERSON, one.id, one.name) for one in self.people]
        plan = TablePlan("fertility", {"first": 0}, [*own, *seats], False, True, CLOCK, rated=True)
        live, change = open_table(self.people[0], replace(plan, **more), game_of("fertility"))
        assert await self.store.write(add_table, live.row, change, 1000, 1000) == Committed()
        return self.service.add(live)

    async def resign(self, live: LiveTable, seat: int) -> None:
        person = self.people[seat].id
        await self.service.change(live, lambda: resign(live, person, seat, f"{person}:{secrets.token_hex(4)}"))

    async def rating(self, number: int) -> Rating:
        return (await self.store.read(read_ratings, "fertility", [self.people[number].id])).get(
            self.people[number].id, Rating()
        )


def test_a_game_changes_both_ratings_once_and_says_how(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin()
        await hall.resign(live, 0)
        mia, ben = await hall.rating(0), await hall.rating(1)
        assert mia.mu < START < ben.mu
        with pytest.raises(Refused, match=r"server\.over"):
            await hall.resign(live, 1)
        saved = await store.read(read_row, live.row.id)
        assert saved is not None and saved.rating_changes == live.row.rating_changes
        assert live.row.rating_changes is not None
        assert [change and change["after"][0] for change in live.row.rating_changes] == [mia.mu, ben.mu]
        assert [change and change["left"] for change in live.row.rating_changes] == [True, False]
        (row,) = await store.read(ratings_of, hall.people[0].id)
        (game,) = await store.read(rated_games, hall.people[0].id, "fertility", 10)
        assert row.games == 1 and game.after == row.rating == mia and (game.place, game.players) == (2, 2)

    asyncio.run(play())


def test_a_game_that_is_not_rated_changes_nothing(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin(rated=False)
        await hall.resign(live, 0)
        assert live.row.rating_changes is None and await store.read(ratings_of, hall.people[0].id) == []

    asyncio.run(play())


def test_a_change_that_is_not_written_rates_nobody(store: Store) -> None:
    """Two processes end the same game: the second one finds that it came too late."""

    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin()
        mia, ben = (one.id for one in hall.people)
        both = resign(live, mia, 0, f"{mia}:first"), resign(live, ben, 1, f"{ben}:second")
        outcomes = await asyncio.gather(*(store.write(append, change) for change in both))
        assert [type(outcome) for outcome in outcomes].count(Committed) == 1
        assert [row.games for one in hall.people for row in await store.read(ratings_of, one.id)] == [1, 1]

    asyncio.run(play())


def test_games_that_end_at_the_same_time_count_one_after_the_other(database: str) -> None:
    """Two processes on PostgreSQL; on SQLite there is one, with one writer."""
    url = Settings(database_url=database).url
    stores = [Store(url)] if url.startswith("sqlite") else [Store(url), Store(url)]

    async def play() -> None:
        hall = await Hall.of(stores[0], "Mia", "Ben")
        tables = [await hall.begin() for _ in range(8)]
        mia = hall.people[0].id
        changes = [resign(live, mia, 0, f"{mia}:{number}") for number, live in enumerate(tables)]
        await asyncio.gather(
            *(stores[number % len(stores)].write(append, change) for number, change in enumerate(changes))
        )
        games = await stores[0].read(rated_games, mia, "fertility", 100)
        (row,) = await stores[0].read(ratings_of, mia)
        assert row.games == len(games) == len(tables)
        by_time = sorted(games, key=lambda game: -game.before.mu)  # she lost every time
        for earlier, later in itertools.pairwise(by_time):
            assert later.before == earlier.after
        assert by_time[-1].after == row.rating

    asyncio.run(play())
    for store in stores:
        store.close()


def test_a_bot_keeps_its_rating_and_who_plays_against_it_moves_half_as_much(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia")
        live = await hall.begin(TableSeat(BOT, name="Scribe", level="scribe"))
        await hall.resign(live, 0)
        assert live.row.rating_changes is not None and live.row.rating_changes[1] is None
        scale = scale_of("fertility")
        assert scale is not None
        bot = RatedPlayer(Rating(START, 0.0), 1, bot=True)
        assert (await hall.rating(0)) == rate_table(scale, [RatedPlayer(Rating(), 2), bot])[0]

    asyncio.run(play())


def end_of(hall: Hall, *places: int, **first: Any) -> RatedEnd:
    """The end of a game of these people; `first` is what the first seat is besides."""
    seats = [TableSeat(PERSON, one.id, one.name) for one in hall.people]
    return RatedEnd("fertility", replace_seat(seats, 0, **first), list(places))


def lefts(changes: list[dict[str, Any] | None]) -> list[bool]:
    return [change is not None and change["left"] for change in changes]


def test_who_is_away_at_the_end_or_let_a_stand_in_play_much_has_left(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben", "Zoe")
        assert lefts(await store.write(settle, "away", end_of(hall, 1, 2, 3, missed=2), 0.0)) == [True, False, False]
        assert lefts(await store.write(settle, "once", end_of(hall, 1, 2, 3, missed=1), 0.0)) == [False] * 3
        games = await store.read(rated_games, hall.people[0].id, "fertility", 10)
        assert {game.table: game.place for game in games} == {"away": 3, "once": 1}
        for own, stand_in, undone, left in ((2, 1, 0, False), (2, 2, 0, True), (5, 2, 3, True)):
            live = await hall.begin()
            steps = [(STEP, {"stand_in": "clock"})] * stand_in + [(STEP, {})] * own + [(UNDO, {})] * undone
            rows = [
                {"table_id": live.row.id, "version": 100 + n, "kind": kind, "seat": 0, "at": 0.0, "body": body}
                for n, (kind, body) in enumerate(steps)
            ]
            await store.write(lambda connection, rows=rows: connection.execute(insert(entries), rows))
            changes = await store.write(settle, live.row.id, end_of(hall, 1, 2, 3), 0.0)
            assert lefts(changes) == [left, False, False]

    asyncio.run(play())


def test_the_step_with_which_a_stand_in_ends_a_game_counts(store: Store) -> None:
    """A whole game: Mia plays her own turns, and the clock all those of Ben."""

    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin()
        mia = hall.people[0].id
        while (seat := live.turn) is not None:
            assert live.table is not None
            move, after = live.table.legal()[0].id, live.row.step_version
            if seat == 0:
                command = f"{mia}:{secrets.token_hex(6)}"
                await hall.service.change(live, lambda m=move, a=after, c=command: step(live, mia, 0, m, a, c))
            else:
                await hall.service.change(live, lambda m=move, a=after: server_step(live, 1, m, a, "clock"))
        assert live.row.stage == "over" and live.row.rating_changes is not None
        assert lefts(live.row.rating_changes) == [False, True]
        assert (await hall.rating(1)).mu < START < (await hall.rating(0)).mu

    asyncio.run(play())


async def played_before(hall: Hall, games: int, sigma: float, at: float) -> None:
    """So many rated games of the first person against the second one. `sigma` is how uncertain the first one was."""
    rows = [
        {"table_id": secrets.token_hex(8), "seat": seat, "person": one.id, "game": "fertility", "at": at, "players": 2}
        | {"place": 1, "mu_before": START, "mu": START, "sigma_before": sigma if seat == 0 else 200.0, "sigma": 50.0}
        for _ in range(games)
        for seat, one in enumerate(hall.people[:2])
    ]
    for seat in (0, 1):  # the two rows of a game have the same table
        for number in range(games):
            rows[2 * number + seat]["table_id"] = rows[2 * number]["table_id"]
    await hall.store.write(lambda connection: connection.execute(insert(rated_seats), rows))


def test_a_pair_counts_so_often_a_day(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben", "Zoe")
        seats = end_of(hall, 1, 2, 3).seats
        now = 1_000_000.0

        async def skipped() -> set[tuple[int, int]]:
            return await store.read(uncounted, "fertility", seats, {}, now)

        await played_before(hall, GAMES_OF_A_PAIR, 200.0, now - DAY - 1)
        assert await skipped() == set()
        await played_before(hall, GAMES_OF_A_PAIR - 1, 200.0, now - 1)
        assert await skipped() == set()
        await played_before(hall, 1, 200.0, now - 1)
        assert await skipped() == {(0, 1), (1, 0)}
        assert await store.read(uncounted, "nile", seats, {}, now) == set()

    asyncio.run(play())


def test_games_against_new_people_count_so_often_a_day_for_somebody_who_is_settled(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben", "Zoe")
        seats = end_of(hall, 1, 2, 3).seats
        known = {hall.people[0].id: Rating(1700, PROVISIONAL)}
        await played_before(hall, NEWCOMERS, 60.0, 1_000_000.0)
        assert await store.read(uncounted, "fertility", seats, known, 1_000_001.0) == {(0, 1), (0, 2)}
        assert await store.read(uncounted, "fertility", seats, {}, 1_000_001.0) == set()

    asyncio.run(play())


def test_who_deletes_their_data_in_a_rated_game_has_resigned(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin()
        mia, ben = (one.id for one in hall.people)
        await store.write(forget_person, ben)
        assert (await hall.rating(0)).mu > START
        assert await store.read(ratings_of, ben) == []
        saved = await store.read(read_row, live.row.id)
        assert saved is not None and saved.rating_changes is not None
        assert [change is None for change in saved.rating_changes] == [False, True]
        assert (await store.read(rated_games, mia, "fertility", 10))[0].table == live.row.id
        count = select(func.count()).select_from(people)
        assert await store.read(lambda connection: connection.execute(count).scalar_one()) == 1

    asyncio.run(play())


def test_a_rematch_is_rated_too(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben")
        live = await hall.begin()
        await hall.resign(live, 0)
        plan = rematch_plan(live, hall.people[0])
        assert plan.rated and plan.clock == CLOCK and not plan.hints

    asyncio.run(play())


# Over the network


def rated(guest: Guest, *seats: str, **more: Any) -> dict[str, Any]:
    return guest.open("fertility", *seats, **({"rated": True, "clock": CLOCK} | more))


def join(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    return guest.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])


async def give_up(guest: Guest, table: str, id: str) -> dict[str, Any]:
    async with guest.at(table) as seat:
        return await seat.command("resign", id=id, seat=seat.welcome["seat"])


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (["me", "open"], {"clock": None}),
        (["me", "open"], {"hints": True}),
        (["me", "me:Ann"], {}),
        (["me", "pharaoh"], {}),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused(server: RunningServer, seats: list[str], more: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        rated(Guest(server), *seats, **more)
    assert refusal.value.code == "server.not_ratable"


def test_players_see_what_is_at_stake_and_that_is_what_they_get(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = rated(mia, "me", "open")
    assert table["rated"] and not table["hints"]
    path = f"/api/tables/{table['id']}/ratings"
    before = ben.get(path, invite=table["invite"])  # he has no seat yet
    start = {"rating": 1500, "margin": 490, "provisional": True}
    assert before["seats"] == [start, None] and before["seat"] == 1 and before["uncounted"] == []
    join(ben, table)
    assert ben.get(path)["stakes"] == before["stakes"] == mia.get(path)["stakes"]
    asyncio.run(give_up(mia, table["id"], "mia-resigns"))
    over = ben.get(f"/api/tables/{table['id']}")
    won, lost = before["stakes"]
    assert [one["rating"] - one["before"] for one in over["rating_changes"]] == [lost, won]
    (rating,) = ben.get("/api/me/ratings")
    assert (rating["game"], rating["games"], rating["rating"]) == ("fertility", 1, 1500 + won)
    assert [(point["table"], point["before"], point["place"]) for point in rating["history"]] == [
        (table["id"], 1500, 1)
    ]
    assert ben.get(path)["stakes"] == []


def test_ratings_are_shown_to_those_who_may_look_at_the_table_and_name_nobody(server: RunningServer) -> None:
    mia, ben, eve = Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve")
    table = rated(mia, "me", "open", "scribe")
    with pytest.raises(Refusal) as refusal:
        eve.get(f"/api/tables/{table['id']}/ratings")
    assert refusal.value.code == "server.no_table"
    join(ben, table)
    path = f"/api/tables/{table['id']}/ratings"
    answer = eve.get(path, invite=table["invite"])
    assert answer["seat"] is None and answer["stakes"] == [] and answer["seats"][2]["margin"] == 0
    with create_engine(Settings(database_url=server.database).url).connect() as connection:
        ids = connection.execute(select(people.c.id).where(people.c.name.in_(("Mia", "Ben", "Eve")))).scalars().all()
    sent = json.dumps([answer, mia.get(path), mia.get("/api/me/ratings"), mia.get(f"/api/tables/{table['id']}")])
    assert not any(id in sent for id in ids) and "Ben" not in json.dumps([answer, mia.get(path)])


def test_ratings_say_nothing_of_what_is_hidden_in_a_game(server: RunningServer) -> None:
    """They are the same bytes at the beginning of a game of NILE and after a turn of it."""
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("nile", "me", "open", rated=True, clock=CLOCK)
    join(ben, table)
    path = f"/api/tables/{table['id']}/ratings"

    async def play() -> None:
        before = [guest.http.get(path).content for guest in (mia, ben)]
        for guest in (mia, ben):
            async with guest.at(table) as seat:
                if seat.my_turn:
                    assert (await seat.step(seat.scene["moves"][0]))["type"] == "ack"
        assert [guest.http.get(path).content for guest in (mia, ben)] == before

    asyncio.run(play())


def test_a_table_that_is_not_rated_shows_no_ratings(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("fertility", "me", "open")
    assert not table["rated"] and table["rating_changes"] is None
    with pytest.raises(Refusal) as refusal:
        mia.get(f"/api/tables/{table['id']}/ratings")
    assert refusal.value.code == "server.not_rated"


async def rate_as(store: Store, person: Person, mu: float, sigma: float, listed: bool = True) -> None:
    row = {"person": person.id, "game": "fertility", "mu": mu, "sigma": sigma, "games": 30}
    await store.write(lambda connection: connection.execute(insert(ratings), row))
    await store.write(set_listed, person.id, listed)


def test_a_leaderboard_has_those_who_want_it_and_are_certain_by_what_they_have_at_least(store: Store) -> None:
    async def play() -> None:
        hall = await Hall.of(store, "Mia", "Ben", "Zoe", "Otto", "Eve", "Ida")
        mia, ben, zoe, otto, eve, ida = hall.people
        await rate_as(store, mia, 1700, 90)
        await rate_as(store, ben, 1650, 30)
        await rate_as(store, zoe, 1900, 40, listed=False)
        await rate_as(store, otto, 1900, PROVISIONAL + 1)
        await rate_as(store, eve, 1900, 40)
        await rate_as(store, ida, 1400, 40)
        await store.write(set_restriction, Restriction("ban", eve.id, None))
        found = await store.read(leaderboard, "fertility", None, 100)
        assert [(one.place, one.name) for one in found] == [(1, "Ben"), (2, "Mia"), (3, "Ida")]
        own = await store.read(leaderboard, "fertility", ida.id, 1)
        assert [(one.place, one.name) for one in own] == [(1, "Ben"), (3, "Ida")]
        assert await store.read(leaderboard, "nile", ida.id, 100) == []

    asyncio.run(play())


def test_a_leaderboard_names_nobody_who_did_not_ask_for_it_and_sends_no_ids(server: RunningServer) -> None:
    names = [f"Listed {secrets.token_hex(4)}", f"Unlisted {secrets.token_hex(4)}"]
    listed, unlisted = (Guest(server, name) for name in names)
    assert listed.get("/api/me/listed") == unlisted.get("/api/me/listed") == {"listed": False}
    assert listed.post("/api/me/listed", listed=True) == listed.get("/api/me/listed") == {"listed": True}
    engine = create_engine(Settings(database_url=server.database).url)
    with engine.begin() as connection:
        ids = [connection.execute(select(people.c.id).where(people.c.name == name)).scalar_one() for name in names]
        rows = [{"person": id, "game": "nile", "mu": 1800.0, "sigma": 40.0, "games": 30} for id in ids]
        connection.execute(insert(ratings), rows)
    engine.dispose()
    board = unlisted.get("/api/games/nile/leaderboard")
    assert [row["level"] for row in board if row["level"]] == ["vizier", "scribe", "farmer", "fisher"]
    assert names[0] in json.dumps(board) and names[1] not in json.dumps(board)
    assert not any(id in json.dumps(board) for id in ids) and not any(row["yours"] for row in board)
    assert [row["name"] for row in listed.get("/api/games/nile/leaderboard") if row["yours"]] == names[:1]
    listed.post("/api/me/listed", listed=False)
    assert names[0] not in json.dumps(listed.get("/api/games/nile/leaderboard"))


GAMES = 6


def test_a_server_that_is_killed_while_games_end_counts_each_of_them_once(
    database: str, open_server: OpenServer
) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    tables = [rated(mia, "me", "open")["id"] for _ in range(GAMES)]
    for table in tables:
        join(ben, mia.get(f"/api/tables/{table}"))

    async def end_all(kill_after: int | None) -> None:
        """Resign everywhere. The server is killed after so many answers, while the others are on their way."""
        answered = 0

        async def end_one(table: str) -> None:
            nonlocal answered
            answer = await give_up(mia, table, f"resign-{table}")
            assert answer["type"] == "ack"
            answered += 1
            if answered == kill_after:
                server.kill()

        await asyncio.gather(*(end_one(table) for table in tables), return_exceptions=kill_after is not None)

    asyncio.run(end_all(kill_after=2))
    server.start()
    asyncio.run(end_all(kill_after=None))
    for guest in (mia, ben):
        (rating,) = guest.get("/api/me/ratings")
        assert rating["games"] == len(rating["history"]) == GAMES
        assert {point["table"] for point in rating["history"]} == set(tables)
        assert all(guest.get(f"/api/tables/{table}")["stage"] == "over" for table in tables)
    engine = create_engine(Settings(database_url=database).url)
    with engine.connect() as connection:
        total = connection.execute(select(func.sum(ratings.c.games))).scalar_one()
        assert total == connection.execute(select(func.count()).select_from(rated_seats)).scalar_one() == 2 * GAMES
    engine.dispose()
