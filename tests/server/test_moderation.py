"""What keeps a public server friendly: reports to the operator, words that are not allowed, and deleted data."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select, update
from sqlalchemy.engine import Engine
from websockets.exceptions import ConnectionClosed

from akhet.kernel.refusal import Refused
from akhet.language import explain
from akhet.record import replay
from akhet.server.people.word_lists import WordLists, read_word_lists
from akhet.server.settings import Settings
from akhet.server.storage import schema
from akhet.server.storage.reports import MOST_CHAT, MOST_OPEN
from akhet.server.storage.seats import FORGOTTEN
from akhet.server.tables.forgetting import REMOVED
from tests.server.clients import Guest, Refusal, play_on
from tests.server.conftest import GENEROUS, new_database
from tests.server.servers import RunningServer
from tests.server.test_admin import admin, code_of, guest, id_of, run_admin, soon

WORDS = "# not here\nslimeball\nstink*  # and what begins with it\n"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a word list."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "en.txt").write_text(WORDS, "utf-8")
    server = RunningServer(new_database(request, folder), wait_for_bots=False, word_lists=folder, **GENEROUS)
    yield server
    server.close()


def engine_of(server: RunningServer) -> Engine:
    return create_engine(Settings(database_url=server.database).url)


def everything_in(server: RunningServer) -> str:
    """All rows of the database, as text."""
    engine = engine_of(server)
    with engine.connect() as connection:
        rows = [row for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return "\n".join(map(repr, rows))


def two_at_a_table(server: RunningServer, *names: str, **more: Any) -> tuple[list[Guest], dict[str, Any]]:
    """People with these names at one table, whose game has begun."""
    people = [guest(server, name) for name in names]
    table = people[0].open("nile", "me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        person.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    return people, table


def report(person: Guest, table: dict[str, Any], seat: int = 1, reason: str = "insults", **more: Any) -> Any:
    return person.post(f"/api/tables/{table['id']}/reports", seat=seat, reason=reason, **more)


def say_at(table: dict[str, Any], *said: tuple[Guest, str]) -> None:
    async def talk() -> None:
        for person, text in said:
            async with person.at(table) as seat:
                assert (await seat.command("chat", text=text))["type"] == "ack"

    asyncio.run(talk())


# Reports


def test_a_report_reaches_the_operator_with_what_was_said(running: RunningServer) -> None:
    (mia, otto), table = two_at_a_table(running, "Mia Reports", "Otto Reported")
    say_at(table, (otto, "Is your hat always so ugly?"), (mia, "Please stop"))
    assert report(mia, table, text=" He  goes on\nand on ") == {"received": True}
    (row,) = [one for one in admin(running, "reports") if one["table"] == table["id"]]
    assert (row["name"], row["reason"], row["text"]) == ("Otto Reported", "insults", "He goes on and on")
    assert (row["person"], row["reporter"]) == (id_of(running, "Otto Reported"), id_of(running, "Mia Reports"))
    chat = [(one["seat"], one["name"], one["text"]) for one in admin(running, "chat", str(row["id"]))]
    assert chat == [(1, "Otto Reported", "Is your hat always so ugly?"), (0, "Mia Reports", "Please stop")]
    shown = run_admin(running.database, "reports", language="de").stdout
    assert "gemeldet von" in shown and "He goes on and on" in shown
    admin(running, "settle", str(row["id"]), "--reason", "muted")
    assert [one for one in admin(running, "reports") if one["id"] == row["id"]] == []
    (settled,) = [one for one in admin(running, "reports", "--all") if one["id"] == row["id"]]
    assert settled["settled"] > row["at"]
    assert admin(running, "log", "--limit", "1")[0] | {"at": 0} == {
        "at": 0,
        "action": "settle",
        "target": str(row["id"]),
        "reason": "muted",
    }
    again = run_admin(running.database, "settle", str(row["id"]))
    assert again.returncode == 2 and "settled already" in again.stderr
    assert run_admin(running.database, "chat", "999999").returncode == 2


def test_a_person_has_one_open_report_about_another_at_a_table(running: RunningServer) -> None:
    (mia, otto), table = two_at_a_table(running, "Mia Once", "Otto Once")
    report(mia, table)
    assert code_of(lambda: report(mia, table, reason="spam")) == "server.reported_already"
    assert report(otto, table, seat=0) == {"received": True}, "others may report at the same table"
    (own,) = [one for one in admin(running, "reports") if one["reporter"] == id_of(running, "Mia Once")]
    admin(running, "settle", str(own["id"]))
    assert report(mia, table, reason="spam") == {"received": True}, "it happened again"


def test_a_person_has_a_limited_number_of_open_reports(running: RunningServer) -> None:
    (mia, _), table = two_at_a_table(running, "Mia Many", "Otto Many")
    engine = engine_of(running)
    mia_id, otto_id = id_of(running, "Mia Many"), id_of(running, "Otto Many")
    other_tables = [mia.open("nile", "me", "open")["id"] for _ in range(MOST_OPEN)]
    rows = [
        {
            "at": 0.0,
            "reporter": mia_id,
            "person": otto_id,
            "name": "",
            "table_id": one,
            "reason": "",
            "text": "",
            "chat": [],
        }
        for one in other_tables
    ]
    with engine.begin() as connection:
        connection.execute(schema.reports.insert(), rows)
    engine.dispose()
    assert code_of(lambda: report(mia, table)) == "server.too_many_reports"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 0, "reason": "spam"}, 409, "server.no_report"),  # one's own
        ({"seat": 2, "reason": "spam"}, 409, "server.no_report"),  # nobody's
        ({"seat": 5, "reason": "spam"}, 409, "server.no_report"),
        ({"seat": -1, "reason": "spam"}, 422, "server.message"),
        ({"seat": True, "reason": "spam"}, 422, "server.message"),
        ({"seat": 1, "reason": "dull"}, 422, "server.message"),
        ({"seat": 1}, 422, "server.message"),
        ({"seat": 1, "reason": "spam", "text": "x" * 301}, 422, "server.message"),
        ({"seat": 1, "reason": "spam", "text": "a\u0000b"}, 400, "server.report_text"),
        ({"seat": 1, "reason": "spam", "text": "\u202egnaps"}, 400, "server.report_text"),
        ({"seat": 1, "reason": "spam", "person": "somebody"}, 422, "server.message"),
        (["spam"], 422, "server.message"),
    ],
)
def test_a_report_that_makes_no_sense_is_refused(running: RunningServer, body: Any, status: int, code: str) -> None:
    mia = guest(running, "Mia Nonsense")
    table = mia.open("nile", "me", "open", "scribe")
    guest(running, "Otto Nonsense").post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    answer = mia.http.post(f"/api/tables/{table['id']}/reports", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert [one for one in admin(running, "reports") if one["table"] == table["id"]] == []


def test_only_players_of_a_table_report_there(running: RunningServer) -> None:
    (_, otto), table = two_at_a_table(running, "Mia Private", "Otto Private")
    stranger, nobody = guest(running, "Eve Private"), Guest(running, None)
    assert code_of(lambda: report(stranger, table)) == "server.no_table", "it is not public"
    assert code_of(lambda: report(nobody, table)) == "server.no_guest"
    (_, _), public = two_at_a_table(running, "Mia Public", "Otto Public", public=True)
    assert code_of(lambda: report(stranger, public)) == "server.not_seated"
    assert code_of(lambda: report(otto, {"id": "no-such-table"})) == "server.no_table"


def test_reports_come_at_a_limited_rate(database: str, open_server: Callable[..., RunningServer]) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS | {"requests_per_second": 40})
    (mia, _), table = two_at_a_table(server, "Mia", "Otto")
    codes = list(
        takewhile(lambda code: code != "server.too_fast", (code_of(lambda: report(mia, table)) for _ in range(99)))
    )
    assert codes[:2] == [None, "server.reported_already"] and 10 <= len(codes) < 50


def test_nobody_but_the_operator_is_sent_a_report(running: RunningServer) -> None:
    """Every byte that those at the table, a spectator and the host's lobby get, and the log of the server."""
    (mia, otto), table = two_at_a_table(running, "Mia Silent", "Otto Silent", public=True)
    watcher = guest(running, "Wanda Silent")
    secret = "Xanthippe told me so"
    say_at(table, (otto, "You cheat"))

    async def play() -> list[str]:
        async with mia.at(table) as first, otto.at(table) as second, watcher.at(table) as third:
            before = len(first.frames)
            await asyncio.to_thread(report, mia, table, text=secret)
            seats = (first, second, third)
            for seat in seats:  # a message that comes after everything that the report could have caused
                await seat.send(type="since", version=0)
                await seat.receive("welcome")
            assert len(first.frames) == before + 1, "a report causes no message"
            return [frame for seat in seats for frame in seat.frames]

    frames = asyncio.run(play())
    answers = [
        person.http.get(path).text
        for person in (mia, otto, watcher)
        for path in (f"/api/tables/{table['id']}", "/api/tables", "/api/me", "/api/me/tables", "/api/me/sessions")
    ]
    (row,) = [one for one in admin(running, "reports") if one["table"] == table["id"]]
    assert row["text"] == secret, "so there is something to find"
    for sent in (*frames, *answers, running.log()):
        assert not any(
            one in sent for one in (secret, "Xanthippe", '"insults"', "reporter", row["reporter"], row["person"])
        )


def test_a_report_keeps_a_limited_number_of_messages_and_goes_with_its_table(running: RunningServer) -> None:
    (mia, _), table = two_at_a_table(running, "Mia Goes", "Otto Goes")
    engine = engine_of(running)
    with engine.begin() as connection:
        version = connection.execute(
            select(schema.tables.c.version).where(schema.tables.c.id == table["id"])
        ).scalar_one()
        said = [
            {"table_id": table["id"], "version": version + 1000 + number, "kind": "chat", "seat": 1, "at": 0.0}
            | {"body": {"name": "Otto Goes", "text": f"number {number}"}}
            for number in range(MOST_CHAT + 5)
        ]
        connection.execute(schema.entries.insert(), said)
    report(mia, table)
    (row,) = [one for one in admin(running, "reports") if one["table"] == table["id"]]
    assert [one["text"] for one in admin(running, "chat", str(row["id"]))] == [
        f"number {number}" for number in range(5, MOST_CHAT + 5)
    ]
    admin(running, "delete", "--", table["id"])
    assert [one["id"] for one in admin(running, "reports") if one["id"] == row["id"]] == [row["id"]], "it is evidence"
    engine.dispose()


# Words


def refused_word(request: Callable[[], Any]) -> str:
    with pytest.raises(Refusal) as refused:
        request()
    assert (refused.value.status, refused.value.code) == (400, "server.word")
    return str(refused.value)


def test_names_and_messages_with_a_word_of_the_operators_list_are_refused(running: RunningServer) -> None:
    assert "“Slimeball”" in refused_word(lambda: guest(running, "Mr Slimeball"))
    mia = guest(running, "Mia Slimeballs")  # another word
    refused_word(lambda: mia.post("/api/me", name="STINKER"))
    assert mia.get("/api/me") == {"name": "Mia Slimeballs"}
    refused_word(lambda: mia.open("nile", "me", "me:stinky"))
    table = mia.open("nile", "me", "me:Ann")

    async def talk() -> None:
        async with mia.at(table, locale="de") as seat:
            answer = await seat.command("chat", text="You st\u200binker!")
            assert answer["code"] == "server.word" and answer["why"].startswith("Das Wort „stinker“")
            assert (await seat.command("chat", text="What a nice distinction"))["type"] == "ack"
            assert [one["text"] for one in seat.entries if one["kind"] == "chat"] == ["What a nice distinction"]

    asyncio.run(talk())
    assert "slimeball" not in running.log().lower() and "stinker" not in running.log().lower()


def test_a_name_that_is_older_than_the_list_plays_no_more(running: RunningServer) -> None:
    otto = guest(running, "Otto Older")
    table = guest(running, "Mia Older").open("nile", "me", "open", public=True)
    engine = engine_of(running)
    with engine.begin() as connection:
        own = schema.people.c.id == id_of(running, "Otto Older")
        connection.execute(update(schema.people).where(own).values(name="Stinky"))
    engine.dispose()
    refused_word(lambda: otto.open("nile", "me", "open"))
    refused_word(lambda: otto.post(f"/api/tables/{table['id']}/seats"))
    otto.post("/api/me", name="Otto")
    otto.post(f"/api/tables/{table['id']}/seats")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ass", "ass"),
        ("what an ASS!", "ASS"),
        ("the_ass_man", "ass"),
        ("a\u200bs\u00ads", "a\u200bs\u00ads"),  # invisible characters
        ("asssss", "asssss"),
        ("\uff41\uff53\uff53", "\uff41\uff53\uff53"),  # full width
        ("a\u0337s\u0337s\u0337", "a\u0337s\u0337s\u0337"),  # struck out
        ("Scheisse, SCHEIẞE", "Scheisse"),
        ("müll", "müll"),
        ("mu\u0308ll", "mu\u0308ll"),  # the same, composed differently
        ("fuddling", "fuddling"),
        ("fuuuud", "fuuuud"),
        ("हिन्दी", "हिन्दी"),
        ("Assistant, class, Scunthorpe, assess, as", None),
        ("good", None),  # not "god"
        ("goood", "goood"),
        ("mull", None),  # not "müll"
        ("unfuddled", None),
        ("", None),
        ("★ ☆ 🙂", None),
    ],
)
def test_whole_words_are_found_however_they_are_disguised(text: str, found: str | None) -> None:
    assert WordLists(["ass", "scheiße", "müll", "fud*", "god", "हिन्दी"]).find(text) == found


def test_a_long_text_is_searched_fast_enough() -> None:
    words = WordLists([f"word{number}*" for number in range(20_000)])
    assert words.find("x" * 300) is None and words.find("wo" * 150) is None


def test_without_lists_everything_is_allowed() -> None:
    read_word_lists([]).check("slimeball")


def test_lists_are_read_from_files_and_folders(tmp_path: Path) -> None:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.txt").write_bytes("\ufeffone # a comment\r\n\r\n  two*\r\n".encode())
    (folder / "de.txt").write_text("drei", "utf-8")
    (folder / "README.md").write_text("not a list", "utf-8")
    (tmp_path / "more").write_text("four", "utf-8")
    words = read_word_lists([str(folder), str(tmp_path / "more")])
    assert [words.find(one) for one in ("one", "twofold", "drei", "four", "not")] == [
        "one",
        "twofold",
        "drei",
        "four",
        None,
    ]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"one\n\nt*wo", "line 3: a * may only be at the end"),
        (b"one\ntwo words", "line 2: write one word per line"),
        (b"one\n*", "line 2: a word consists of letters and digits"),
        (b"!!!", "line 1: a word consists of letters and digits"),
        ("\u200b".encode(), "line 1: a word consists of letters and digits"),
        (b"half-hearted", "line 1: a word consists of letters and digits"),
        (b"one\n\xff", "line 2: this is not UTF-8 text"),
    ],
)
def test_a_list_that_is_wrong_is_refused_with_its_line(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "en.txt").write_bytes(content)
    with pytest.raises(Refused) as refused:
        read_word_lists([str(tmp_path)])
    why = explain(refused.value.refusal)
    assert sentence in why and str(tmp_path / "en.txt") in why


def test_a_server_does_not_start_without_the_lists_that_it_should_have(tmp_path: Path) -> None:
    from akhet.server.run.serve import check_start

    for path, code in ((tmp_path, "server.no_word_lists"), (tmp_path / "none.txt", "file.unreadable")):
        settings = Settings(database_url=f"sqlite:///{tmp_path / 'a.sqlite'}", word_lists=(str(path),))
        with pytest.raises(Refused) as refused:
            check_start("127.0.0.1", 0, settings)
        assert refused.value.refusal.code == code
    assert not (tmp_path / "a.sqlite").exists()


# Restoring


def test_a_table_that_was_deleted_is_restored_with_everything(running: RunningServer) -> None:
    (mia, otto), table = two_at_a_table(running, "Mia Back", "Otto Back", clock=1000.0, options={"first": 0})

    async def play() -> None:
        async with mia.at(table) as seat:
            assert (await seat.step("done"))["type"] == "ack"
            await asyncio.to_thread(admin, running, "delete", "--", table["id"])
            assert (await seat.receive("refused"))["code"] == "server.deleted"
            with pytest.raises(ConnectionClosed):
                await seat.next()

    asyncio.run(play())
    here = f"/api/tables/{table['id']}"
    for request in (
        lambda: mia.get(here),
        lambda: otto.delete(f"{here}/seats"),
        lambda: mia.post(f"{here}/rematch"),
        lambda: report(mia, table),
        lambda: mia.get(f"{here}/record"),
    ):
        assert code_of(request) == "server.no_table"
    assert mia.get("/api/me/tables") == []
    again = run_admin(running.database, "delete", "--", table["id"])
    assert again.returncode == 2 and "There is no table" in again.stderr
    person = id_of(running, "Mia Back")
    assert admin(running, "tables", "--person", person) == []
    (deleted,) = admin(running, "tables", "--stage", "deleted", "--person", person)
    assert deleted["id"] == table["id"] and deleted["deleted"] >= deleted["changed"]
    admin(running, "restore", "--reason", "the wrong one", "--", table["id"])
    assert [one["id"] for one in mia.get("/api/me/tables")] == [table["id"]]
    assert run_admin(running.database, "restore", "--", table["id"]).returncode == 2

    async def play_on_again() -> None:
        async with otto.at(table, since=0) as seat:
            assert [one["kind"] for one in seat.entries][-1] == "step" and seat.my_turn
            assert seat.scene["due"] > deleted["deleted"] + 900, "its clock stood still"
            assert (await seat.step("done"))["type"] == "ack"

    asyncio.run(play_on_again())


# Deleting a person's data


def finish(people: list[Guest], table: dict[str, Any]) -> None:
    """Play a game to its end."""

    async def play() -> None:
        async with people[0].at(table) as first, people[1].at(table) as second:
            await play_on(first, second, choose=lambda scene: scene["moves"][0])

    asyncio.run(play())


def test_what_a_person_left_is_deleted_and_finished_games_still_verify(running: RunningServer) -> None:
    (mia, otto), table = two_at_a_table(running, "Mia Stays", "Ottokar Vanishes")
    say_at(table, (otto, "My address is Nile Street 7"), (mia, "Mine is not"))
    report(mia, table)
    report(otto, table, seat=0)
    finish([mia, otto], table)
    before = mia.get(f"/api/tables/{table['id']}/record")
    assert before["seats"] == ["Mia Stays", "Ottokar Vanishes"]
    alone = otto.open("nile", "me", "me:Ottilie Friend")
    reserved = mia.post(f"/api/tables/{table['id']}/rematch")
    assert reserved["seats"][1]["name"] == "Ottokar Vanishes"
    mia.delete(f"/api/tables/{reserved['id']}/seats")
    person, cookie = id_of(running, "Ottokar"), otto.cookie
    assert otto.delete("/api/me") == {"name": None}

    assert list(otto.http.cookies) == [] and otto.get("/api/me") == {"name": None}
    otto.http.headers["Cookie"] = cookie
    assert otto.get("/api/me") == {"name": None}
    assert code_of(lambda: otto.open("nile", "me", "open")) == "server.no_guest"
    left = everything_in(running)
    assert [one for one in ("Ottokar", "Ottilie", "Nile Street", person) if one in left] == []
    assert "Mine is not" in left and code_of(lambda: mia.get(f"/api/tables/{alone['id']}")) == "server.no_table"

    record = mia.get(f"/api/tables/{table['id']}/record")
    assert record["seats"] == ["Mia Stays", FORGOTTEN] and record["dice"] == before["dice"]
    assert replay(record).hash() == before["hash"] == replay(before).hash()
    assert [one["move"] for one in record["plies"]] == [one["move"] for one in before["plies"]]

    async def look() -> None:
        async with mia.at(table, since=0) as seat:
            assert [one["name"] for one in seat.info["seats"]] == ["Mia Stays", None]
            chat = [(one.get("name"), one["text"]) for one in seat.entries if one["kind"] == "chat"]
            assert chat == [(None, REMOVED), ("Mia Stays", "Mine is not")]
            assert all("Ottokar" not in frame for frame in seat.frames)

    asyncio.run(look())
    assert mia.post(f"/api/tables/{table['id']}/rematch")["seats"][1]["kind"] == "open"


def test_those_at_a_table_see_at_once_that_a_player_was_deleted(running: RunningServer) -> None:
    (mia, otto), table = two_at_a_table(running, "Mia Watches", "Otto Resigns", public=True)
    person = id_of(running, "Otto Resigns")

    async def play() -> None:
        async with mia.at(table) as seat, otto.at(table) as other:
            done = await asyncio.to_thread(admin, running, "forget", "--reason", "asked for it", "--", person)
            assert done == {"action": "forget", "target": person}
            await seat.until(lambda seat: seat.over)
            assert seat.entries[-1]["places"] == [1, 2] and seat.entries[-2]["kind"] == "resigned"
            await seat.until(lambda seat: seat.info["seats"][1]["name"] is None)
            with pytest.raises(ConnectionClosed) as closed:
                await other.until(lambda other: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "revoked"

    asyncio.run(play())
    assert replay(mia.get(f"/api/tables/{table['id']}/record")).names == ["Mia Watches", FORGOTTEN]
    assert admin(running, "people", "--name", "Otto Resigns") == []
    assert run_admin(running.database, "forget", "--", person).returncode == 2


def test_a_game_of_three_goes_on_without_a_player_who_was_deleted(running: RunningServer) -> None:
    (mia, otto, ina), table = two_at_a_table(running, "Mia Three", "Otto Three", "Ina Three", options={"first": 1})

    async def play() -> None:
        async with mia.at(table) as first, ina.at(table) as third:
            await asyncio.to_thread(otto.delete, "/api/me")
            # It was Otto's turn: a bot plays in his place, now and to the end.
            await play_on(first, third, choose=lambda scene: scene["moves"][0])
            steps = [one for one in first.entries if one["kind"] == "step" and one["seat"] == 1]
            assert steps and all(one["stand_in"] == "resigned" for one in steps)

    asyncio.run(play())
    record = ina.get(f"/api/tables/{table['id']}/record")
    assert replay(record).over and record["seats"] == ["Mia Three", FORGOTTEN, "Ina Three"]


def test_a_table_that_waits_loses_a_player_who_was_deleted(running: RunningServer) -> None:
    mia, otto = guest(running, "Mia Waits"), guest(running, "Otto Waits")
    open_one = mia.open("nile", "me", "open", "open", public=True)
    otto.post(f"/api/tables/{open_one['id']}/seats")
    own = otto.open("nile", "me", "open", "open", public=True)
    mia.post(f"/api/tables/{own['id']}/seats")
    person = id_of(running, "Otto Waits")
    otto.delete("/api/me")
    soon(
        lambda: (
            [seat["kind"] for seat in mia.get(f"/api/tables/{open_one['id']}")["seats"]] == ["person", "open", "open"]
        )
    )
    soon(lambda: mia.get(f"/api/tables/{own['id']}")["stage"] == "closed")
    left = everything_in(running)
    assert "Otto Waits" not in left and person not in left


def test_a_stranger_has_nothing_to_delete(running: RunningServer) -> None:
    assert code_of(lambda: Guest(running, None).delete("/api/me")) == "server.no_guest"
