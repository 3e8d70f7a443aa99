"""Friends: following, who is online, challenges, blocks; and chat as each person wants to see it."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from akhet.kernel.refusal import Refused
from akhet.server.people.accounts import add_person
from akhet.server.people.handles import handle_of, read_handle
from akhet.server.storage import friends as stored
from akhet.server.storage.store import Store
from tests.server.clients import Guest, Refusal, Seated
from tests.server.servers import RunningServer
from tests.server.test_moderation import everything_in

SECRET = b"s" * 32


class Person(Guest):
    """A guest who keeps every byte that the lobby sent them."""

    def __init__(self, server: RunningServer, name: str = "Mia") -> None:
        self.answers: list[str] = []
        super().__init__(server, None)
        self.http.event_hooks["response"].append(self._keep)
        self.post("/api/me", name=name)

    def _keep(self, response: Any) -> None:
        response.read()
        self.answers.append(response.text)

    def code(self) -> str:
        return self.post("/api/friends/code")["code"]

    def find(self, other: "Person") -> str:
        """The handle of another person, by their code."""
        return self.post("/api/friends/find", code=other.code())["person"]

    def relate(self, handle: str, **what: bool) -> dict[str, Any]:
        return self.post(f"/api/people/{handle}", **what)

    def follow(self, other: "Person") -> str:
        handle = self.find(other)
        self.relate(handle, following=True)
        return handle

    def sees(self, handle: str) -> dict[str, Any]:
        (found,) = [one for one in self.get("/api/friends")["people"] if one["person"] == handle]
        return found


def refused(ask: Any) -> str:
    with pytest.raises(Refusal) as found:
        ask()
    return found.value.code


def friends(server: RunningServer, *names: str) -> tuple[Person, Person, str, str]:
    """Two friends, and the handle by which each knows the other."""
    mia, ben = (Person(server, name) for name in names or ("Mia", "Ben"))
    return mia, ben, mia.follow(ben), ben.follow(mia)


def together(*people: Person, over: bool = False) -> dict[str, Any]:
    """A game of these people; with `over`, a finished one."""
    table = people[0].open("nile", "me", *["open"] * (len(people) - 1))
    for one in people[1:]:
        one.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])

    async def end() -> None:
        for one in people[1:]:
            async with one.at(table) as seat:
                await seat.command("resign", seat=seat.welcome["seat"])

    if over:
        with ThreadPoolExecutor(1) as other:  # a test with a browser has a loop in its own thread
            other.submit(asyncio.run, end()).result()
    return table


def at_table(person: Person, table: dict[str, Any]) -> list[Any]:
    return person.get(f"/api/tables/{table['id']}/people")["seats"]


# Following


def test_two_people_who_follow_each_other_are_friends_and_see_that_they_are_online(
    either_server: RunningServer,
) -> None:
    mia, ben = Person(either_server, "Mia"), Person(either_server, "Ben")
    of_ben = mia.follow(ben)
    assert mia.sees(of_ben) | {"person": ""} == {
        "person": "", "name": "Ben", "following": True, "follows_you": False, "online": False, "muted": False,
        "blocked": False,
    }  # fmt: skip
    (follower,) = ben.get("/api/friends")["people"]
    assert (follower["name"], follower["following"], follower["follows_you"]) == ("Mia", False, True)
    assert not follower["online"], "only friends see it"
    ben.relate(follower["person"], following=True)
    ben.get("/api/challenges")  # the app asks for them every few seconds

    async def until_online() -> None:
        async with asyncio.timeout(30):
            while not (await asyncio.to_thread(mia.sees, of_ben))["online"]:
                await asyncio.sleep(0.1)

    asyncio.run(until_online())
    assert ben.post("/api/friends/settings", shows_online=False) == {"shows_online": False, "quiet": False}
    ben.get("/api/friends")
    assert not mia.sees(of_ben)["online"]
    mia.relate(of_ben, following=False)
    assert mia.get("/api/friends")["people"][0]["follows_you"], "Ben still follows Mia"


def test_people_are_found_by_a_code_that_can_be_replaced(either_server: RunningServer) -> None:
    mia, ben = Person(either_server, "Mia"), Person(either_server, "Ben")
    assert mia.get("/api/friends")["code"] is None
    old = ben.code()
    new = ben.code()
    assert ben.get("/api/friends")["code"] == new
    typed = f"{new[:4].lower()}-{new[4:]}"
    assert mia.post("/api/friends/find", code=typed)["name"] == "Ben"
    assert refused(lambda: mia.post("/api/friends/find", code=old)) == "server.no_friend_code"
    assert refused(lambda: ben.post("/api/friends/find", code=new)) == "server.own_code"
    assert refused(lambda: Guest(either_server, None).post("/api/friends/find", code=new)) == "server.no_guest"


def test_people_with_whom_one_has_finished_a_game_are_listed_and_no_others(either_server: RunningServer) -> None:
    mia, ben, cleo = (Person(either_server, name) for name in ("Mia", "Ben", "Cleo"))
    together(mia, cleo)  # still running
    together(mia, ben, over=True)
    (met,) = mia.get("/api/friends")["met"]
    assert met["name"] == "Ben" and not met["following"]
    mia.relate(met["person"], following=True)
    found = mia.get("/api/friends")
    assert found["met"] == [] and [one["name"] for one in found["people"]] == ["Ben"]


def test_a_handle_names_nobody_for_anybody_else(either_server: RunningServer) -> None:
    mia, ben, of_ben, of_mia = friends(either_server)
    cleo = Person(either_server, "Cleo")
    handles = [of_ben, of_mia, of_ben[:-1] + ("A" if of_ben[-1] != "A" else "B"), "A" * 32]
    for handle in handles:
        assert refused(lambda handle=handle: cleo.relate(handle, following=True)) == "server.no_person"
    assert cleo.find(ben) != of_ben == mia.find(ben)
    assert read_handle(SECRET, "viewer", handle_of(SECRET, "viewer", "abc-_1234567890xy")) == "abc-_1234567890xy"
    for wrong in ("", "!", "A", "AAAA", "é" * 20, "A" * 200):
        assert read_handle(SECRET, "viewer", wrong) is None


def test_nobody_follows_or_hides_more_people_than_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MOST_FOLLOWED", 2)
    monkeypatch.setattr(stored, "MOST_HIDDEN", 1)
    store = Store(f"sqlite:///{tmp_path / 'akhet.sqlite'}")
    with store.engine.begin() as connection:
        mia, *others = (add_person(connection, name).id for name in ("Mia", "Ann", "Ben", "Cleo"))
        for other in others[:2]:
            stored.relate(connection, mia, other, "", True, None, None)
            stored.relate(connection, mia, other, "", True, None, None)  # again, which changes nothing
        with pytest.raises(Refused, match=r"server\.too_many_relations"):
            stored.relate(connection, mia, others[2], "", True, None, None)
        stored.relate(connection, mia, others[0], "", None, True, None)
        stored.relate(connection, mia, others[0], "", None, None, True)  # of the same person
        with pytest.raises(Refused, match=r"server\.too_many_relations"):
            stored.relate(connection, mia, others[2], "", None, True, None)
        stored.relate(connection, mia, others[2], "", True, None, None)  # in the place of the one who is blocked
    store.close()


# Challenges


def test_a_friend_is_asked_to_a_table_and_sits_down(either_server: RunningServer) -> None:
    mia, ben, of_ben, _ = friends(either_server)
    table = mia.open("nile", "me", "open")
    path = f"/api/tables/{table['id']}"
    asked = mia.post(f"{path}/challenges", person=of_ben)
    assert (asked["seats"][1]["name"], asked["seats"][1]["kept"]) == ("Ben", True)
    assert refused(lambda: mia.post(f"{path}/challenges", person=of_ben)) == "server.invited_already"
    (found,) = ben.get("/api/challenges")
    assert (found["name"], found["table"]["id"]) == ("Mia", table["id"])
    assert found["table"]["seats"][1]["yours"] and mia.get("/api/challenges") == []
    assert refused(lambda: Guest(either_server, "Cleo").post(f"{path}/seats", invite=table["invite"])) == (
        "server.seat_taken"
    )
    assert ben.post(f"{path}/seats")["stage"] == "playing"
    assert ben.get("/api/challenges") == []


def test_a_challenge_is_declined_taken_back_or_gone_with_its_table(either_server: RunningServer) -> None:
    mia, ben, of_ben, _ = friends(either_server)

    def ask() -> str:
        path = f"/api/tables/{mia.open('fertility', 'me', 'open', 'open')['id']}"
        mia.post(f"{path}/challenges", person=of_ben)
        assert len(ben.get("/api/challenges")) == 1
        return path

    path = ask()
    ben.delete(f"{path}/seats")
    assert ben.get("/api/challenges") == [] and not mia.get(path)["seats"][1]["kept"]
    path = ask()
    assert not mia.delete(f"{path}/challenges/1")["seats"][1]["kept"]
    assert ben.get("/api/challenges") == []
    for seat in (0, 1, 2, 5):
        assert refused(lambda seat=seat: mia.delete(f"{path}/challenges/{seat}")) == "server.not_reserved"
    path = ask()
    mia.delete(f"{path}/seats")  # closes the table
    assert ben.get("/api/challenges") == []


def test_only_friends_are_asked_and_only_by_those_at_the_table(either_server: RunningServer) -> None:
    mia, ben, of_ben, of_mia = friends(either_server)
    cleo = Person(either_server, "Cleo")
    table = mia.open("nile", "me", "open", public=True)
    path = f"/api/tables/{table['id']}/challenges"
    assert refused(lambda: mia.post(path, person=mia.follow(cleo))) == "server.not_friends"
    assert refused(lambda: cleo.post(path, person=cleo.find(mia))) in ("server.not_friends", "server.not_seated")
    assert refused(lambda: ben.post(path, person=of_mia)) == "server.not_seated"
    ben.relate(of_mia, following=False)
    assert refused(lambda: mia.post(path, person=of_ben)) == "server.not_friends"
    hidden = cleo.open("nile", "me", "open")["id"]
    assert refused(lambda: mia.post(f"/api/tables/{hidden}/challenges", person=of_ben)) == "server.no_table"


# Blocks


def test_a_blocked_person_is_kept_away_and_not_told(either_server: RunningServer) -> None:
    mia, otto, of_otto, of_mia = friends(either_server, "Mia", "Otto")
    asked = otto.open("nile", "me", "open")
    otto.post(f"/api/tables/{asked['id']}/challenges", person=of_mia)
    own = mia.open("nile", "me", "open", public=True)
    assert mia.relate(of_otto, blocked=True) | {"person": ""} == {
        "person": "", "name": "Otto", "following": False, "follows_you": False, "online": False, "muted": False,
        "blocked": True,
    }  # fmt: skip
    assert mia.get("/api/challenges") == []
    otto.answers.clear()
    # to Otto it is as if Mia had only stopped following him
    assert otto.sees(of_mia) | {"person": ""} == {
        "person": "", "name": "Mia", "following": True, "follows_you": False, "online": False, "muted": False,
        "blocked": False,
    }  # fmt: skip
    path = f"/api/tables/{otto.open('nile', 'me', 'open')['id']}/challenges"
    assert refused(lambda: otto.post(path, person=of_mia)) == "server.not_friends"
    assert refused(lambda: otto.post(f"/api/tables/{own['id']}/seats")) == "server.no_table"
    assert refused(lambda: otto.post(f"/api/tables/{own['id']}/seats", invite=own["invite"])) == "server.no_table"
    assert own["id"] not in {one["id"] for one in otto.get("/api/tables")}
    otto.relate(of_mia, following=False)
    assert otto.relate(of_mia, following=True)["following"]
    assert not any('"blocked":true' in answer or "block" in answer.replace('"blocked"', "") for answer in otto.answers)
    # and Mia does not see him
    (shown,) = mia.get("/api/friends")["people"]
    assert shown["blocked"] and not shown["follows_you"]
    assert refused(lambda: mia.relate(of_otto, following=True)) == "server.blocked_by_you"
    otto.post("/api/me", name="Something rude")
    assert mia.get("/api/friends")["people"][0]["name"] == "Otto"
    mia.relate(of_otto, blocked=False)
    assert otto.post(f"/api/tables/{own['id']}/seats")["stage"] == "playing"


def test_a_rematch_reserves_no_seat_for_somebody_who_was_blocked(either_server: RunningServer) -> None:
    mia, otto = Person(either_server, "Mia"), Person(either_server, "Otto")
    table = together(mia, otto, over=True)
    mia.relate(at_table(mia, table)[1]["person"], blocked=True)
    again = mia.post(f"/api/tables/{table['id']}/rematch")
    assert [seat["kept"] for seat in again["seats"]] == [False, False] and otto.get("/api/challenges") == []


# Chat


async def say(seat: Seated, text: str) -> None:
    assert (await seat.command("chat", text=text))["type"] == "ack"


def said(seat: Seated) -> list[dict[str, Any]]:
    kept = ("text", "preset", "hidden")
    return [{name: one[name] for name in kept if name in one} for one in seat.entries if one["kind"] == "chat"]


HIDDEN = {"text": "", "hidden": True}


def test_what_a_muted_or_blocked_person_says_is_not_sent(either_server: RunningServer) -> None:
    mia, otto, cleo = (Person(either_server, name) for name in ("Mia", "Otto", "Cleo"))
    table = together(mia, otto, cleo)
    handle = at_table(mia, table)[1]["person"]

    async def talk() -> None:
        async with mia.at(table, since=0) as left, otto.at(table, since=0) as right, cleo.at(table, since=0) as third:
            await say(right, "first words")
            await left.until(lambda seat: said(seat))
            assert said(left) == [{"text": "first words"}]
            left.frames.clear()
            await asyncio.to_thread(mia.relate, handle, muted=True)
            await say(right, "second words")
            assert (await right.command("preset", preset="hello"))["type"] == "ack"
            await say(third, "third words")
            await left.until(lambda seat: len(said(seat)) == 4)
            assert said(left)[1:] == [HIDDEN, HIDDEN, {"text": "third words"}]
            await left.send(type="since", version=0)
            versions = [one["version"] for one in (await left.receive("welcome"))["entries"]]
            assert versions == list(range(1, len(versions) + 1)), "there is no gap"
            assert said(left)[4:] == [HIDDEN, HIDDEN, HIDDEN, {"text": "third words"}]
            assert not [frame for frame in left.frames if "second words" in frame or "first words" in frame]
            for other in (right, third):  # the others see everything, and nothing of the mute
                await other.until(lambda seat: len(said(seat)) == 4)
                assert not [frame for frame in other.frames if "hidden" in frame or "muted" in frame]
            await asyncio.to_thread(mia.relate, handle, muted=False, blocked=True)
            await say(right, "fourth words")
            await left.until(lambda seat: len(said(seat)) == 9)
            assert said(left)[-1] == HIDDEN
        async with mia.at(table, since=0) as back:  # on any device, also later
            assert said(back) == [HIDDEN, HIDDEN, HIDDEN, {"text": "third words"}, HIDDEN]

    asyncio.run(talk())


def test_without_chat_with_strangers_only_friends_and_presets_are_seen(either_server: RunningServer) -> None:
    mia, ben, of_ben, _ = friends(either_server)
    otto = Person(either_server, "Otto")
    table = together(mia, ben, otto)
    assert mia.post("/api/friends/settings", quiet=True)["quiet"]
    assert mia.get(f"/api/tables/{table['id']}/people")["quiet"]

    async def talk() -> None:
        async with mia.at(table, since=0) as left, ben.at(table) as second, otto.at(table) as third:
            await say(left, "my own")
            await say(second, "of a friend")
            await say(third, "of a stranger")
            assert (await third.command("preset", preset="good-move"))["type"] == "ack"
            await left.until(lambda seat: len(said(seat)) == 4)
            preset = {"text": "Good move!", "preset": "good-move"}
            assert said(left) == [{"text": "my own"}, {"text": "of a friend"}, HIDDEN, preset]
            await asyncio.to_thread(mia.relate, of_ben, following=False)
            await say(second, "no friend any more")
            await left.until(lambda seat: len(said(seat)) == 5)
            assert said(left)[-1] == HIDDEN

    asyncio.run(talk())


def test_a_preset_message_is_one_of_the_list_and_is_sent_once(either_server: RunningServer) -> None:
    mia, ben = Person(either_server, "Mia"), Person(either_server, "Ben")
    table = together(mia, ben)

    async def talk() -> None:
        async with (
            mia.at(table, since=0) as left,
            Person(either_server, "Cleo").at(table, invite=table["invite"]) as spectator,
        ):
            first = await left.command("preset", preset="thanks", id="preset-1")
            again = await left.command("preset", preset="thanks", id="preset-1")
            assert first["version"] == again["version"] and len(said(left)) == 1
            assert (await left.command("preset", preset="bye", id="preset-1"))["code"] == "server.id_used"
            assert (await left.command("chat", text="Thank you!", id="preset-1"))["code"] == "server.id_used"
            assert (await left.command("preset", preset="you fool"))["code"] == "server.message"
            assert (await left.command("preset", preset="hello", text="more"))["code"] == "server.message"
            assert (await spectator.command("preset", preset="hello"))["code"] == "server.only_seats_talk"

    asyncio.run(talk())


def test_only_those_at_a_table_learn_who_the_others_are_to_them(either_server: RunningServer) -> None:
    mia, ben, cleo = (Person(either_server, name) for name in ("Mia", "Ben", "Cleo"))
    table = mia.open("nile", "me", "open", "open", public=True)
    ben.post(f"/api/tables/{table['id']}/seats")
    path = f"/api/tables/{table['id']}/people"
    assert [one and one["name"] for one in mia.get(path)["seats"]] == [None, "Ben", None]
    assert refused(lambda: cleo.get(path)) == "server.not_seated"
    assert refused(lambda: Guest(either_server, None).get(path)) == "server.no_guest"
    assert refused(lambda: cleo.get(f"/api/tables/{cleo.open('nile', 'me', 'scribe')['id'][:-2]}xx/people")) == (
        "server.no_table"
    )


def test_no_id_of_a_person_leaves_the_server(either_server: RunningServer) -> None:
    mia, ben, of_ben, _ = friends(either_server)
    table = together(mia, ben, over=True)
    at_table(mia, table)
    mia.get("/api/friends")
    mia.get("/api/challenges")
    cookie = dict(mia.http.cookies.items())["akhet_guest"], dict(ben.http.cookies.items())["akhet_guest"]
    ids = [part for one in cookie for part in one.split(".")[:2]]
    assert len(ids) == 4
    assert not [id for id in ids for answer in [*mia.answers, *ben.answers] if id in answer]
    assert of_ben in json.dumps(mia.get("/api/friends"))


def test_somebody_who_deletes_their_data_leaves_no_trace_with_their_friends(either_server: RunningServer) -> None:
    mia, ben, of_ben, _ = friends(either_server, "Mia", "Benedikt Vergessen")
    table = together(mia, ben)

    async def talk() -> None:
        async with ben.at(table) as seat:
            assert (await seat.command("preset", preset="hello"))["type"] == "ack"

    asyncio.run(talk())
    mia.relate(of_ben, muted=True)
    code = ben.get("/api/friends")["code"]
    ben.delete("/api/me")
    assert mia.get("/api/friends")["people"] == []
    assert refused(lambda: mia.relate(of_ben, following=True)) == "server.no_person"
    assert refused(lambda: mia.post("/api/friends/find", code=code)) == "server.no_friend_code"
    assert at_table(mia, table) == [None, None]
    left = everything_in(either_server)
    assert "Benedikt Vergessen" not in left and code not in left


def test_too_many_changes_at_once_are_refused(open_server: Any) -> None:
    server = open_server(wait_for_bots=False)
    mia, ben, of_ben, _ = friends(server)
    codes = [refused_or_none(lambda number=n: mia.relate(of_ben, muted=number % 2 == 0)) for n in range(60)]
    assert "server.too_fast" in codes
    looked = [refused_or_none(lambda: ben.post("/api/friends/find", code="ABCDEFGH1234")) for _ in range(60)]
    assert {"server.no_friend_code", "server.too_fast"} == set(looked)


def refused_or_none(ask: Any) -> str | None:
    try:
        ask()
    except Refusal as refusal:
        return refusal.code
    return None
