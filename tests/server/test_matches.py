"""Duplicate matches: two people play the same deals, and nothing of a board is told before one has finished it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refused
from akhet.server.lobby_messages import MatchInfo
from akhet.server.people.accounts import Person, add_person
from akhet.server.settings import Settings
from akhet.server.storage.duplicate import Deal, DuplicateEnd, DuplicateGame, boards_of, finish_game
from akhet.server.storage.matches import Match, MatchPlayer
from akhet.server.storage.rows import Committed, add_table, read_row
from akhet.server.storage.schema import duplicate_deals, duplicate_games, match_players, matches
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables import play_time
from akhet.server.tables.deal_days import is_kept_secret, match_of
from akhet.server.tables.expiry import DAY, Expiry
from akhet.server.tables.forgetting import forget_person
from akhet.server.tables.live import game_of
from akhet.server.tables.matches import MOST_MATCHES, Board, Matches, MatchState, match_info
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.server.test_duplicate import BEFORE_THE_KILL, parts_of, play, refused, same_guest

OpenServer = Callable[..., RunningServer]
LEVEL = "fisher"


def match_of_guest(guest: Guest, id: str) -> dict[str, Any]:
    found = guest.get(f"/api/matches/{id}")
    MatchInfo.model_validate(found)
    return found


def refused_post(guest: Guest, path: str) -> str:
    return guest.http.post(path, json={}).json()["code"]


def resign_at(guest: Guest, table: str) -> None:
    async def resign() -> None:
        async with guest.at(table) as seat:
            await seat.command("resign", seat=seat.welcome["seat"])
            await seat.until(lambda one: one.over)

    asyncio.run(resign())


# A whole match


def test_two_people_play_the_same_boards_also_through_a_crash(database: str, open_server: OpenServer) -> None:
    server = open_server(database, **GENEROUS)
    mia, ben, ann = (Guest(server, name) for name in ("Mia", "Ben", "Ann"))
    opened = mia.post("/api/matches", game="nile", boards=2, players=2, level=LEVEL)
    path = f"/api/matches/{opened['id']}"
    assert (opened["stage"], opened["name"], opened["results"]) == ("open", None, [])
    seen = match_of_guest(ben, opened["id"])
    assert (seen["stage"], seen["joined"], seen["name"], seen["results"]) == ("open", False, "Mia", [])
    assert refused_post(mia, f"{path}/players") == "duplicate.match_own"
    assert refused_post(mia, f"{path}/boards") == "duplicate.match_waiting"
    accepted = ben.post(f"{path}/players")
    assert accepted["stage"] == "playing" and [one["seat"] for one in accepted["results"]] == [0, 1]
    assert ben.post(f"{path}/players")["ends"] == accepted["ends"], "a repeated request changes nothing"
    assert refused_post(ann, f"{path}/players") == "duplicate.match_taken"
    assert refused(ann, path) == refused_post(ann, f"{path}/boards") == "duplicate.no_match"

    first = mia.post(f"{path}/boards")
    assert first["id"] == mia.post(f"{path}/boards")["id"] and first["match"] == opened["id"]
    assert first["commitment"] == accepted["results"][0]["commitment"] and first["seats"][0]["yours"]
    asyncio.run(play(mia, first["id"], BEFORE_THE_KILL))
    server.kill()

    server = open_server(database, **GENEROUS)
    mia, ben, ann = (same_guest(server, guest) for guest in (mia, ben, ann))
    frames = "".join(asyncio.run(play(mia, first["id"])).frames)
    assert '"secret":"' not in frames and '"key":"' not in frames, "the deal can still be played"
    own = match_of_guest(mia, opened["id"])["results"][0]
    assert own["own"]["score"] is not None and own["other"] is own["points"] is own["secret"] is None
    record = mia.get(f"/api/tables/{first['id']}/record")
    assert "dice" not in record

    # Ben is told nothing of it, whatever he asks for, but that she has finished a board.
    told = match_of_guest(ben, opened["id"])
    assert (told["finished"], told["points"], told["difference"]) == (1, [0, 0], 0)
    for board in told["results"]:
        assert [board[name] for name in ("table", "own", "other", "points", "difference")] == [None] * 5
    assert first["id"] not in str(told)
    for guest in (ben, ann, Guest(server, None)):
        assert {refused(guest, part) for part in parts_of(first["id"])} <= {"server.no_table", "server.no_guest"}
    second = ben.post(f"{path}/boards")
    assert refused(ben, parts_of(first["id"])[1]) == "server.no_table"
    asyncio.run(play(ben, second["id"]))

    # He has played like her, so it was the same game, although the server was killed in the middle of hers.
    other = ben.get(f"/api/tables/{second['id']}/record")
    assert other["start"]["chance"] == record["start"]["chance"] and other["hash"] == record["hash"]
    for guest, table in ((ben, first["id"]), (mia, second["id"])):
        board = match_of_guest(guest, opened["id"])["results"][0]
        assert (board["points"], board["difference"], board["other"]["table"]) == ([0.5, 0.5], 0, table)
        assert board["own"]["score"] == board["other"]["score"]
        assert all(guest.get(part) for part in parts_of(table)[:5])
    assert {refused(ann, part) for part in parts_of(first["id"])[:5]} == {"server.no_table"}

    # Who resigns a board loses it. The other one hears of it after their own game.
    resign_at(ben, ben.post(f"{path}/boards")["id"])
    assert refused_post(ben, f"{path}/boards") == "duplicate.match_over"
    assert match_of_guest(mia, opened["id"])["results"][1]["other"] is None
    assert refused_post(mia, f"{path}/rematch") == "duplicate.match_not_over"
    asyncio.run(play(mia, mia.post(f"{path}/boards")["id"]))
    end = match_of_guest(mia, opened["id"])
    assert (end["stage"], end["winner"], end["points"]) == ("over", "you", [1.5, 0.5])
    assert end["results"][1]["other"]["score"] is None and end["results"][1]["difference"] is None
    assert match_of_guest(ben, opened["id"])["winner"] == "other"
    again = ben.post(f"{path}/rematch")
    assert mia.post(f"{path}/rematch")["id"] == again["id"] != opened["id"]
    assert match_of_guest(mia, opened["id"])["rematch"] == again["id"]
    assert [one["id"] for one in ben.get("/api/me/matches")] == [again["id"], opened["id"]]
    assert [one["number"] for one in ben.get("/api/me/export")["match_players"]] in ([0, 1], [1, 0])

    ben.delete("/api/me")
    left = match_of_guest(mia, opened["id"])
    assert (left["name"], left["winner"], left["rematch"]) == (None, None, None) and "Ben" not in str(left)
    assert left["results"][0]["own"]["score"] is not None and left["results"][0]["other"] is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"game": "fertility", "players": 5}, "open.duplicate"),
        ({"level": "pharaoh"}, "server.no_level"),
        ({"boards": 3}, "server.message"),
        ({"boards": 4.0, "level": "god"}, "server.message"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(server: RunningServer, change: dict[str, Any], code: str) -> None:
    body = {"game": "nile", "boards": 2, "players": 3, "level": LEVEL} | change
    answer = Guest(server).http.post("/api/matches", json=body)
    assert answer.json()["code"] == code


# Time


@pytest.fixture
def store(database: str) -> Any:
    opened = Store(Settings(database_url=database).url)
    yield opened
    opened.close()


async def open_board(store: Store, person: Person, match: str, board: int) -> str:
    """Begin a board of a match; the id of its table."""
    deal = (await store.read(boards_of, match))[board][0]
    seats = [TableSeat(BOT, name="Bot", level=deal.level) for _ in range(deal.players)]
    seats[deal.seat] = TableSeat(PERSON, person.id, person.name)
    plan = TablePlan(deal.game, {}, seats, False, False, None, duplicate=deal.id)
    live, change = open_table(person, plan, game_of(deal.game), deal.secret)
    assert await store.write(add_table, live.row, change, 10, 10) == Committed()
    return live.row.id


def test_what_is_not_finished_in_time_is_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Matches(store)
    began = time.time()

    def at(days: float) -> None:
        monkeypatch.setattr(play_time, "now", lambda: began + days * DAY)

    async def code(request: Any) -> str:
        with pytest.raises(Refused) as refusal:
            await request
        return refusal.value.refusal.code

    async def run() -> None:
        expiry = Expiry(TableService(store, Settings()))
        mia, ben = [await store.write(add_person, name) for name in ("Mia", "Ben")]
        at(0)
        old, id = [await known.open(mia.id, "nile", 2, 3, LEVEL) for _ in range(2)]
        at(6)
        await known.accept(id, ben.id)
        at(7.1)
        assert await code(known.info(old, mia.id)) == await code(known.accept(old, ben.id)) == "duplicate.no_match"
        assert [one["id"] for one in await known.own(mia.id, 9)] == [id]
        tables = [await open_board(store, mia, id, 0), await open_board(store, ben, id, 0)]
        late = await open_board(store, mia, id, 1)
        await store.write(finish_game, tables[0], DuplicateEnd([4, 5], 1), began + 12 * DAY)
        await store.write(finish_game, tables[0], DuplicateEnd([9, 9], 1), began + 12 * DAY)  # not a second time
        await expiry.expire(began + 12.9 * DAY)
        assert (await store.read(read_row, late)).stage == "playing"  # type: ignore[union-attr]
        assert await store.read(lambda connection: connection.execute(select(matches.c.id)).scalars().all()) == [id]
        at(12.9)
        assert (await known.info(id, ben.id))["results"][0]["other"] is None

        at(13.1)
        await store.write(finish_game, tables[1], DuplicateEnd([9, 9], 1), began + 13.05 * DAY)
        found = await known.info(id, mia.id)
        MatchInfo.model_validate(found)
        assert (found["stage"], found["winner"], found["points"]) == ("over", "you", [1, 0])
        assert [one["score"] for one in found["results"][0].values() if isinstance(one, dict)] == [4, None]
        assert found["results"][1]["points"] == [0, 0], "nobody has finished it"
        assert found["results"][0]["secret"] is None and is_kept_secret((await store.read(boards_of, id))[0][0].id)
        await expiry.expire(began + 13.1 * DAY)
        row = await store.read(read_row, late)
        assert row is not None and row.stage == "closed" and match_of(row.duplicate) == id
        assert await code(known.info(id, None)) == "duplicate.no_match"

        for person in (mia, ben):
            await store.write(forget_person, person.id)
        for table in (matches, match_players, duplicate_deals, duplicate_games):
            assert await store.read(lambda connection, table=table: connection.execute(select(table)).all()) == []

    asyncio.run(run())


def test_a_person_has_a_limited_number_of_matches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Matches(store)

    async def run() -> None:
        mia, ben = [await store.write(add_person, name) for name in ("Mia", "Ben")]
        ids = [await known.open(mia.id, "fertility", 8, 2, LEVEL) for _ in range(MOST_MATCHES)]
        with pytest.raises(Refused, match=r"duplicate\.too_many_matches"):
            await known.open(mia.id, "fertility", 8, 2, LEVEL)
        assert (await known.info(ids[0], ben.id))["name"] == "Mia"
        later = time.time() + 8 * DAY
        monkeypatch.setattr(play_time, "now", lambda: later)
        await known.open(mia.id, "fertility", 8, 2, LEVEL)

    asyncio.run(run())


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_board_has_a_deal_of_its_own_in_the_next_seat(store: Store, game: str) -> None:
    known = Matches(store)

    async def run() -> None:
        mia, ben = [await store.write(add_person, name) for name in ("Mia", "Ben")]
        ids = [await known.open(mia.id, game, 4, 3, LEVEL) for _ in range(2)]
        for id in ids:
            await known.accept(id, ben.id)
        deals = [deal for id in ids for deal, _ in await store.read(boards_of, id)]
        assert [deal.seat for deal in deals] == [0, 1, 2, 0] * 2
        assert len({deal.secret for deal in deals}) == len({deal.id for deal in deals}) == 8
        assert all(len(deal.id) <= 40 for deal in deals)

    asyncio.run(run())


# Points

DEAL = Deal("m1/0/2999-01-01", "nile", "2999-01-01", 2, 0, LEVEL, bytes(32), "m1")
RESIGNED: list[int] = []


def info(*results: tuple[list[int] | None, list[int] | None], rival: str | None = "Ben", now: float = 5.0) -> Any:
    """A match with the results of both at each board; None where somebody has not begun."""

    def game(person: str, counts: list[int] | None) -> DuplicateGame | None:
        return None if counts is None else DuplicateGame(person, "", "table-one", "over", 1.0, counts or None, 1)

    boards = [Board(DEAL, game("a", own), game("b", other)) for own, other in results]
    match = Match("m1", "nile", len(boards), 2, LEVEL, 0.0, 10.0)
    found = match_info(MatchState(match, MatchPlayer(1, rival, rival), True, boards, now))
    MatchInfo.model_validate(found | {"rematch": None})
    return found


def test_a_board_goes_to_the_better_result_by_all_counts() -> None:
    found = info(([4, 9], [4, 7]), ([3, 9], [5, 1]), ([2, 2], [2, 2]), (RESIGNED, [0, 0]), (RESIGNED, RESIGNED))
    assert [one["points"] for one in found["results"]] == [[1, 0], [0, 1], [0.5, 0.5], [0, 1], [0, 0]]
    assert [one["difference"] for one in found["results"]] == [0, -2, 0, None, None]
    assert (found["points"], found["difference"], found["winner"]) == ([1.5, 2.5], -2, "other")


def test_equal_points_are_decided_by_the_sum_of_the_differences() -> None:
    assert info(([9, 9], [4, 7]), ([3, 9], [5, 1]))["winner"] == "you"
    assert info(([5, 9], [4, 7]), ([3, 9], [5, 1]))["winner"] == "other"
    assert info(([6, 9], [4, 7]), ([3, 9], [5, 1]))["winner"] == "nobody"


def test_nothing_of_a_board_is_told_before_it_is_finished() -> None:
    found = info((None, [4, 7]), ([3, 9], None), ([5, 9], [4, 7]))
    assert [one["own"] and one["own"]["score"] for one in found["results"]] == [None, 3, 5]
    assert [one["other"] and one["other"]["score"] for one in found["results"]] == [None, None, 4]
    assert (found["stage"], found["winner"], found["points"], found["finished"]) == ("playing", None, [1, 0], 2)
    over = info((None, [4, 7]), ([3, 9], None), ([5, 9], [4, 7]), now=10.0)
    assert (over["stage"], over["winner"], over["points"]) == ("over", "you", [2, 1])


def test_nobody_wins_against_somebody_who_deleted_their_data() -> None:
    found = info(([3, 9], None), ([5, 9], None), rival=None)
    assert (found["stage"], found["name"], found["winner"], found["points"]) == ("over", None, None, [0, 0])
