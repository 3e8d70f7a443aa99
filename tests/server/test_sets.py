"""Owners' sets of components: checked and uploaded, offered by the server, played, replayed, and kept by their hash."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from akhet.cli import main
from akhet.kernel.refusal import Refused
from akhet.record import replay
from akhet.server.http.middleware import MAX_BODY
from akhet.server.tables.sets import MAX_SET
from tests.server.clients import Guest, Refusal, Seated, play_on
from tests.server.conftest import GENEROUS
from tests.server.owners_sets import SHIPPED, own_set
from tests.server.servers import Postgres, RunningServer

OpenServer = Callable[..., RunningServer]

PATH = "/api/games/fertility/sets"


def upload(guest: Guest, file: str | bytes, **query: Any) -> Any:
    return guest._read(guest.http.post(PATH, content=file, params=query, headers={"Content-Type": "application/toml"}))


def names(guest: Guest) -> list[str]:
    return [one["name"] for one in guest.get(PATH)]


def test_the_shipped_set_is_offered_to_all(server: RunningServer) -> None:
    (only,) = Guest(server, None).get(PATH)
    assert (only["name"], only["shipped"], only["reconstruction"]) == ("Fertility, a reconstruction", True, True)
    info = next(one for one in Guest(server, None).get("/api/games") if one["game"] == "fertility")
    assert only["hash"] == info["components"] and info["sets"]
    assert Guest(server, None).get(f"/api/sets/{only['hash']}") == Guest(server, None).get("/api/games/fertility/set")


def test_an_uploaded_set_is_listed_to_its_owner_only_and_found_by_its_hash(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    added = upload(mia, own_set())
    assert (added["name"], added["reconstruction"], added["shipped"], added["own"]) == ("Mia's box", False, False, True)
    assert upload(mia, own_set()) == added, "the same set is stored once"
    assert names(mia) == ["Fertility, a reconstruction", "Mia's box"] and names(ben) == names(mia)[:1]
    found = ben.get(f"/api/sets/{added['hash']}")
    assert found["name"] == "Mia's box"
    file = ben.http.get(f"/api/sets/{added['hash']}.toml")
    assert file.text == own_set() and file.headers["content-type"].startswith("application/toml")
    assert upload(ben, own_set())["hash"] == added["hash"] and names(ben) == names(mia)


def test_a_set_can_be_checked_without_being_kept(server: RunningServer) -> None:
    stranger = Guest(server, None)
    checked = upload(stranger, own_set("Checked only"), keep=False)
    assert checked["name"] == "Checked only"
    with pytest.raises(Refusal, match=r"404.*server\.no_set"):
        stranger.get(f"/api/sets/{checked['hash']}")
    with pytest.raises(Refusal, match=r"403.*server\.no_guest"):
        upload(stranger, own_set())


def test_a_copy_of_the_shipped_set_is_the_shipped_set(server: RunningServer) -> None:
    mia = Guest(server)
    assert upload(mia, SHIPPED)["shipped"]
    assert names(mia) == ["Fertility, a reconstruction"]


def test_a_byte_order_mark_and_windows_lines_are_read(server: RunningServer) -> None:
    mia = Guest(server)
    plain = upload(mia, own_set("From Windows"))
    assert upload(mia, b"\xef\xbb\xbf" + own_set("From Windows").replace("\n", "\r\n").encode()) == plain


def test_a_set_that_does_not_fit_is_refused_with_all_its_faults_in_the_readers_language(server: RunningServer) -> None:
    mia = Guest(server)
    wrong = own_set(**{"AA = 5": "AA = 6", "wheat_scale = [0,": "wheat_scale = [1,"})
    why = {}
    for language in ("en", "de", "fr", "nl"):
        mia.http.headers["accept-language"] = language
        answer = mia.http.post(PATH, content=wrong, params={"file": "box.toml"})
        refused = answer.json()
        assert (answer.status_code, refused["code"]) == (422, "components.faults")
        assert [(fault["entry"], fault["ruling"]) for fault in refused["faults"]] == [
            ("wheat_scale", "F1.8"),
            ("tiles", "F1.3"),
        ]
        why[language] = tuple(fault["why"] for fault in refused["faults"])
    assert len(set(why.values())) == 4
    assert names(mia) == ["Fertility, a reconstruction"]


NOT_SETS = [b"", b"name = ", b"\xff\xfe", b"[" * 50_000, b"a" + b".a" * 30_000, b"\0", b'name = "x"\n' * 2]


@pytest.mark.parametrize("file", NOT_SETS, ids=lambda file: str(file[:8]))
def test_what_is_not_a_set_is_refused(server: RunningServer, file: bytes) -> None:
    with pytest.raises(Refusal, match=r"422.*components\.faults.*'faults': \[\{"):
        upload(Guest(server), file)


def test_a_set_may_be_larger_than_other_requests_but_not_too_large(server: RunningServer) -> None:
    mia = Guest(server)
    comment = "# what is printed on the back of the box\n"
    long = own_set("A long file") + comment * (3 * MAX_BODY // len(comment))
    upload(mia, long)
    with pytest.raises(Refusal, match=r"413.*server\.too_large"):
        upload(mia, long + comment * (MAX_SET // len(comment)))
    with pytest.raises(Refusal, match=r"413.*server\.too_large"):
        mia.post("/api/me", name="x" * (MAX_BODY + 1))


def test_a_name_that_cannot_be_shown_to_others_is_refused(server: RunningServer) -> None:
    with pytest.raises(Refusal, match=r"422.*server\.set_name"):
        upload(Guest(server), own_set("a\u202eb"))


def test_the_entries_of_a_set_become_its_file(server: RunningServer) -> None:
    mia = Guest(server)
    answer = mia.http.post(f"{PATH}/text", json={"name": "Half a box", "reconstruction": False, "gods": ["Ra", "?"]})
    assert answer.status_code == 200 and 'name = "Half a box"' in answer.text
    with pytest.raises(Refusal, match=r"422.*components\.faults"):
        upload(mia, answer.text)


def test_sets_are_for_the_game_they_are_written_for(server: RunningServer) -> None:
    mia = Guest(server)
    hash = upload(mia, own_set("Not for NILE"))["hash"]
    for game, components in (("nile", hash), ("fertility", "0" * 64)):
        with pytest.raises(Refusal, match=r"404.*server\.no_set"):
            mia.open(game, "me", "open", components=components)
    for path in ("/api/sets/" + "0" * 64, "/api/sets/" + "0" * 64 + ".toml"):
        assert mia.http.get(path).json()["code"] == "server.no_set"


def test_beyond_the_limit_the_first_sets_are_no_longer_listed_and_unused_ones_are_deleted(
    open_server: OpenServer,
) -> None:
    server = open_server(wait_for_bots=False, max_sets_per_person=2, **GENEROUS)
    mia = Guest(server)
    hashes = [upload(mia, own_set(f"Number {number}"))["hash"] for number in range(2)]
    table = mia.open("fertility", "me", "open", components=hashes[0])
    for number in (2, 3):
        upload(mia, own_set(f"Number {number}"))
    assert names(mia) == ["Fertility, a reconstruction", "Number 3", "Number 2"]
    assert mia.get(f"/api/sets/{hashes[0]}")["name"] == "Number 0", "a table has it"
    assert mia.get(f"/api/tables/{table['id']}")["set"]["name"] == "Number 0"
    with pytest.raises(Refusal, match=r"server\.no_set"):
        mia.get(f"/api/sets/{hashes[1]}")


def finish(*players: Seated, seed: int = 4) -> Any:
    dice = random.Random(seed)
    return play_on(*players, choose=lambda scene: dice.choice(scene["moves"]))


def test_two_people_and_a_bot_play_with_an_owners_set(server: RunningServer, tmp_path: Path) -> None:
    mia, ben = Guest(server), Guest(server, "Ben")
    set_info = upload(mia, own_set("The printed game"))
    table = mia.open("fertility", "me", "open", "farmer", components=set_info["hash"])
    expected = {"hash": set_info["hash"], "name": "The printed game", "reconstruction": False, "shipped": False}
    assert table["set"] == expected
    ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    assert [one["set"] for one in ben.get("/api/me/tables")] == [expected]

    async def play() -> None:
        async with mia.at(table) as left, ben.at(table) as right:
            assert left.info["set"] == expected
            await finish(left, right)

    asyncio.run(play())
    record = mia.get(f"/api/tables/{table['id']}/record")
    assert (record["components"], record["set"]) == (set_info["hash"], "The printed game")
    file = tmp_path / "set.toml"
    file.write_text(own_set("The printed game"), "utf-8")
    end = replay(record, file)
    assert mia.get(f"/api/tables/{table['id']}/replay", ply=10_000)["views"][1] == end.view_position(1)
    with pytest.raises(Refused, match=r"record\.components.*The printed game"):
        replay(record)
    new = mia.post(
        f"/api/tables/{table['id']}/branch",
        ply=9,
        seats=[{"kind": "me"}, {"kind": "me", "name": "Tom"}, {"kind": "me"}],
    )
    again = mia.post(f"/api/tables/{table['id']}/rematch")
    assert new["set"] == again["set"] == expected


def test_the_options_follow_the_set(server: RunningServer) -> None:
    mia = Guest(server)
    hash = upload(mia, own_set("Named boards", **{'name = "I"': 'name = "North"'}))["hash"]
    for components, first in ((hash, "North"), (None, "I")):
        found = mia.post("/api/games/fertility/options", players=2, components=components)
        boards = next(one for one in found if one["name"] == "boards")
        assert boards["choices"][0] == first
    table = mia.open("fertility", "me", "open", components=hash, options={"boards": ["North", "II", "III turned"]})
    assert table["options"]["boards"] == ["North", "II", "III turned"]


def test_a_game_with_an_owners_set_survives_kill_9(database: str, open_server: OpenServer, tmp_path: Path) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia = Guest(server)
    hash = upload(mia, own_set())["hash"]
    table = mia.open("fertility", "me", "me:Ann", components=hash)
    dice = random.Random(3)

    async def some_steps() -> Any:
        async with mia.at(table) as seat:
            for _ in range(5):
                if seat.my_turn:
                    await seat.step(dice.choice(seat.scene["moves"]))
            return seat.scene["view"]

    seen = asyncio.run(some_steps())
    server.kill()
    server.start()

    async def rest() -> None:
        async with mia.at(table, seat=0) as left, mia.at(table, seat=1) as right:
            assert left.scene["view"] == seen and left.info["set"]["hash"] == hash
            await finish(left, right)

    asyncio.run(rest())
    file = tmp_path / "set.toml"
    file.write_text(own_set(), "utf-8")
    assert replay(mia.get(f"/api/tables/{table['id']}/record"), file).over
    assert names(mia)[1:] == ["Mia's box"]


def test_the_server_offers_the_sets_of_its_own_files(open_server: OpenServer, tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for number, file in enumerate(files):
        file.write_text(own_set(f"Set {number}"), "utf-8")
    server = open_server(wait_for_bots=False, components=":".join(map(str, files)), **GENEROUS)
    mia = Guest(server)
    offered = Guest(server, None).get(PATH)
    assert [(one["name"], one["own"]) for one in offered[1:]] == [("Set 0", False), ("Set 1", False)]
    assert not upload(mia, own_set("Set 1"))["own"] and mia.get(PATH) == offered
    table = mia.open("fertility", "me", "open", components=offered[2]["hash"])
    server.stop()
    server._settings.pop("components")  # the files are offered no longer; the table keeps its set
    server.start()
    assert names(mia) == ["Fertility, a reconstruction"]
    assert mia.get(f"/api/tables/{table['id']}")["set"]["name"] == "Set 1"
    ben = Guest(server, "Ben")
    begun = ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    assert begun["stage"] == "playing"


def test_every_worker_offers_the_sets_and_has_those_that_another_one_received(
    postgres: Postgres, open_server: OpenServer, tmp_path: Path
) -> None:
    file = tmp_path / "one.toml"
    file.write_text(own_set("For all"), "utf-8")
    server = open_server(
        postgres.new_database("set_workers"), workers=2, wait_for_bots=False, components=str(file), **GENEROUS
    )
    mia = Guest(server)
    hash = upload(mia, own_set("Only mine"))["hash"]
    for _ in range(12):  # connections are shared out at random
        assert names(mia) == ["Fertility, a reconstruction", "For all", "Only mine"]
        assert mia.open("fertility", "me", "open", components=hash)["set"]["name"] == "Only mine"


@pytest.mark.parametrize(
    ("content", "sentences"),
    [
        (own_set(**{"AA = 5": "AA = 6", "wheat_scale = [0,": "wheat_scale = [1,"}), ["wheat", "51"]),
        ("name = 1", ["one.toml"]),
        ("name = ", ["one.toml"]),
    ],
)
def test_a_bad_file_of_the_server_stops_the_start_with_all_its_faults(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    content: str,
    sentences: list[str],
) -> None:
    monkeypatch.setenv("AKHET_DATA_DIR", str(tmp_path / "data"))
    file = tmp_path / "one.toml"
    file.write_text(content, "utf-8")
    assert main(["serve", "--port", "0", "--components", str(file)]) == 2
    printed = capsys.readouterr().err
    assert all(part in printed for part in sentences), printed
