"""A fuzzer on the WebSocket: whatever several people say at one table, all at once, each of them is answered once, and
all of them see one and the same game."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from akhet.server.messages import SERVER_MESSAGE
from tests.server.clients import Guest, Seated
from tests.server.servers import RunningServer
from tests.server.strangers import faults_of

ANSWERS = ("ack", "refused", "pong", "welcome", "forecast")
MOST_UNREAD = 12  # more that cannot be read, and a connection is cut: a matter of other tests
SEATS = (0, 1, None, None)  # of Mia, of Ben, of somebody who looks on, and of somebody without a name


@dataclass(frozen=True)
class Said:
    """Something that one of them says; what depends on how things stand is filled in when it is said."""

    who: int
    kind: str
    seat: int = 0  # as from one's own
    late: int = 0  # how many versions behind
    move: Any = 0  # which of the legal ones, or what else
    id: int = 0
    spoilt: Any = None  # how it is not quite right

    def words(self, player: Seated) -> str:
        scene = player.scene or {"step_version": 0, "moves": None}
        own = SEATS[self.who]
        seat = ((own or 0) + self.seat) % 6
        legal = scene["moves"] or [0]
        move = legal[self.move % len(legal)] if isinstance(self.move, int) and self.move < 1000 else self.move
        id = f"wish-{self.id:04}"
        after = max(0, scene["step_version"] - self.late)
        message: dict[str, Any] = {"type": self.kind} | {
            "step": {"id": id, "seat": seat, "after": after, "move": move},
            "undo": {"id": id, "seat": seat, "after": after},
            "resign": {"id": id, "seat": seat},
            "back": {"id": id, "seat": seat},
            "chat": {"id": id, "text": f"remark {self.move}"},
            "look": {"seat": seat},
            "since": {"version": after},
            "forecast": {"seat": seat, "move": move},
            "hello": {"protocol": 1},
            "ping": {},
        }[self.kind]
        if self.spoilt is None:
            return json.dumps(message)
        how, what = self.spoilt
        names = list(message)
        name = names[what % len(names)] if isinstance(what, int) else names[-1]
        if how == "left out":
            del message[name]
        elif how == "put in":
            message[f"more {what}"] = what
        elif how == "otherwise":
            message[name] = [None, "x", -1, 1.5, {}, [], True, 2**70, "wish-0000"][what % 9]
        else:
            return json.dumps(message)[: what % 20]
        return json.dumps(message)


WHOSE_TURN = -1  # whoever that is
people = st.sampled_from([WHOSE_TURN, 0, 0, 1, 1, 2, 3])
ids = st.integers(0, 5) | st.integers(6, 9999)  # the same again, or another
moves = st.integers(0, 999) | st.sampled_from([1000, 99_999, "", "x", "plant", "pass", "1", "flood\u0000"])
play = st.builds(
    Said,
    st.sampled_from([WHOSE_TURN] * 6 + [0, 1, 2, 3]),
    st.just("step"),
    st.sampled_from([0] * 6 + [1, 5]),
    st.sampled_from([0] * 6 + [1, 2]),
    moves,
    ids,
)
rarely = st.sampled_from(["undo"] * 6 + ["chat", "since", "look", "forecast", "ping"] * 3 + ["back", "hello", "resign"])
other = st.builds(
    Said, people, rarely, st.sampled_from([0, 0, 0, 1, 2]), st.sampled_from([0, 0, 1, 9]), st.integers(0, 999), ids
)
spoils = st.tuples(st.sampled_from(["left out", "put in", "otherwise", "cut off"]), st.integers(0, 40))
kinds = st.sampled_from(["step", "undo", "resign", "chat", "look", "since", "forecast", "hello", "ping"])
almost = st.builds(Said, people, kinds, st.just(0), st.just(0), st.integers(0, 99), ids, spoils)
rounds = st.lists(st.lists(play | play | play | other | almost, min_size=1, max_size=4), min_size=3, max_size=14)


class Listener:
    """One of them: says what is to be said, and keeps count of what comes back."""

    def __init__(self, who: int, seated: Seated) -> None:
        self.who = who
        self.seated = seated
        self.version: int = seated.welcome["table"]["version"]
        self.unread = 0
        self.asked: Counter[str | None] = Counter()
        self.scenes: dict[tuple[int, int | None], Any] = {}
        self.seat = seated.welcome["seat"]

    async def say(self, said: Said) -> bool:
        """Send it; whether it was sent."""
        words = said.words(self.seated)
        self.unread += said.spoilt is not None or not isinstance(said.move, int)
        if self.unread > MOST_UNREAD:
            return False
        self.asked[_id_in(words)] += 1
        await self.seated.socket.send(words)
        return True

    async def answers(self, many: int) -> list[dict[str, Any]]:
        """The next so many answers; what else comes is news, and follows on what was known without a gap."""
        found: list[dict[str, Any]] = []
        while len(found) < many:
            message = await self.seated.next()
            SERVER_MESSAGE.validate_json(self.seated.frames[-1])
            if message["type"] in ANSWERS:
                found.append(message)
                self.seat = message["seat"] if message["type"] == "welcome" else self.seat
            else:
                for entry in message["entries"]:
                    assert entry["version"] == self.version + 1
                    self.version = entry["version"]
            self._one_scene_a_version(message)
        return found

    def _one_scene_a_version(self, message: dict[str, Any]) -> None:
        """Nothing changes but by an entry: what is seen at one version from one seat is always the same."""
        if scene := message.get("scene"):
            key = (scene["version"], self.seat)
            assert self.scenes.setdefault(key, scene) == scene


def _id_in(words: str) -> str | None:
    """The id an answer must carry: that of a message which has one, even if nothing else of it can be read."""
    try:
        said = json.loads(words)
    except ValueError:
        return None
    id = said.get("id") if isinstance(said, dict) else None
    return id if isinstance(id, str) and id.startswith("wish-") else None


async def one_game(guests: list[Guest], table: str, said: list[list[Said]]) -> None:
    mia, ben, eve, nobody = guests
    async with mia.at(table) as one, ben.at(table) as two, eve.at(table) as three, nobody.at(table) as four:
        listeners = [Listener(who, seated) for who, seated in enumerate((one, two, three, four))]
        answered: list[Counter[str | None]] = [Counter() for _ in listeners]
        for together in said:
            before = listeners[0].version
            turn = (listeners[0].seated.scene or {}).get("turn") or 0
            spoken = [replace(one, who=turn) if one.who == WHOSE_TURN else one for one in together]
            sent = Counter([one.who for one in spoken if await listeners[one.who].say(one)])
            acked = [before]
            for listener in listeners:
                for answer in await listener.answers(sent[listener.who]):
                    answered[listener.who][answer.get("id")] += 1
                    acked += [answer["version"]] if answer["type"] == "ack" else []
            await all_caught_up(listeners)
            # What was refused led to nothing, and what was acknowledged to what it says.
            assert {listener.version for listener in listeners} == {max(acked)}
        for listener in listeners:
            assert answered[listener.who] == listener.asked
        ends = [listener.seated.scene for listener in listeners]
        assert len({(end["step_version"], end["turn"], end["over"]) for end in ends if end is not None}) == 1
    assert (await asyncio.to_thread(mia.get, f"/api/tables/{table}"))["version"] == listeners[0].version


async def all_caught_up(listeners: list[Listener]) -> None:
    """A pong comes after all that was told before; and nothing else was still to be answered."""
    for listener in listeners:
        await listener.seated.say(type="ping")
    for listener in listeners:
        assert [answer["type"] for answer in await listener.answers(1)] == ["pong"]


@pytest.fixture(scope="module")
def guests(server: RunningServer) -> Iterator[list[Guest]]:
    company = [Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve"), Guest(server, None)]
    yield company
    assert faults_of(server) == []


@settings(
    max_examples=2 * settings().max_examples,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(game=st.sampled_from(["nile", "fertility"]), said=rounds)
def test_whatever_is_said_is_answered_once_and_all_see_one_game(
    guests: list[Guest], game: str, said: list[list[Said]]
) -> None:
    mia, ben, _, _ = guests
    table = mia.open(game, "me", "open", public=True)["id"]
    ben.post(f"/api/tables/{table}/seats")
    asyncio.run(one_game(guests, table, said))
