"""A fuzzer for the WebSocket: several clients send arbitrary messages to one table at the same time.

Every message is answered once, and all clients see the same game.
"""

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
from tests.server.raw_clients import errors_of
from tests.server.servers import RunningServer

ANSWERS = ("ack", "refused", "pong", "welcome", "forecast")
MOST_INVALID = 12  # messages per connection: after more it would be closed, which other tests check
SEATS = (0, 1, None, None)  # of Mia, Ben, a spectator, and a spectator without a name


@dataclass(frozen=True)
class Planned:
    """A message that a client will send. Versions and moves are filled in when it is sent."""

    who: int
    kind: str
    seat: int = 0  # added to the client's own seat
    late: int = 0  # how many versions behind
    move: Any = 0  # the index of a legal move, or something else
    id: int = 0
    mutation: Any = None  # what makes it invalid

    def text(self, player: Seated) -> str:
        scene = player.scene or {"step_version": 0, "moves": None}
        own = SEATS[self.who]
        seat = ((own or 0) + self.seat) % 6
        legal = scene["moves"] or [0]
        move = legal[self.move % len(legal)] if isinstance(self.move, int) and self.move < 1000 else self.move
        id = f"command-{self.id:04}"
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
        if self.mutation is None:
            return json.dumps(message)
        how, what = self.mutation
        names = list(message)
        name = names[what % len(names)] if isinstance(what, int) else names[-1]
        if how == "removed":
            del message[name]
        elif how == "added":
            message[f"more {what}"] = what
        elif how == "replaced":
            message[name] = [None, "x", -1, 1.5, {}, [], True, 2**70, "command-0000"][what % 9]
        else:
            return json.dumps(message)[: what % 20]
        return json.dumps(message)


TO_MOVE = -1  # the player to move
people = st.sampled_from([TO_MOVE, 0, 0, 1, 1, 2, 3])
ids = st.integers(0, 5) | st.integers(6, 9999)  # likely repeated, or not
moves = st.integers(0, 999) | st.sampled_from([1000, 99_999, "", "x", "plant", "pass", "1", "flood\u0000"])
play = st.builds(
    Planned,
    st.sampled_from([TO_MOVE] * 6 + [0, 1, 2, 3]),
    st.just("step"),
    st.sampled_from([0] * 6 + [1, 5]),
    st.sampled_from([0] * 6 + [1, 2]),
    moves,
    ids,
)
rarely = st.sampled_from(["undo"] * 6 + ["chat", "since", "look", "forecast", "ping"] * 3 + ["back", "hello", "resign"])
other = st.builds(
    Planned, people, rarely, st.sampled_from([0, 0, 0, 1, 2]), st.sampled_from([0, 0, 1, 9]), st.integers(0, 999), ids
)
mutations = st.tuples(st.sampled_from(["removed", "added", "replaced", "truncated"]), st.integers(0, 40))
kinds = st.sampled_from(["step", "undo", "resign", "chat", "look", "since", "forecast", "hello", "ping"])
invalid = st.builds(Planned, people, kinds, st.just(0), st.just(0), st.integers(0, 99), ids, mutations)
rounds = st.lists(st.lists(play | play | play | other | invalid, min_size=1, max_size=4), min_size=3, max_size=14)


class Client:
    """A client that sends messages and counts the answers."""

    def __init__(self, who: int, seated: Seated) -> None:
        self.who = who
        self.seated = seated
        self.version: int = seated.welcome["table"]["version"]
        self.invalid = 0
        self.sent_ids: Counter[str | None] = Counter()
        self.scenes: dict[tuple[int, int | None], Any] = {}
        self.seat = seated.welcome["seat"]

    async def send(self, planned: Planned) -> bool:
        """Send a message; False if it was skipped."""
        text = planned.text(self.seated)
        self.invalid += planned.mutation is not None or not isinstance(planned.move, int)
        if self.invalid > MOST_INVALID:
            return False
        self.sent_ids[_id_in(text)] += 1
        await self.seated.socket.send(text)
        return True

    async def answers(self, many: int) -> list[dict[str, Any]]:
        """The next answers. Other messages are of who is connected, or news, whose entries follow without a gap."""
        found: list[dict[str, Any]] = []
        while len(found) < many:
            message = await self.seated.next()
            SERVER_MESSAGE.validate_json(self.seated.frames[-1])
            if message["type"] in ANSWERS:
                found.append(message)
                self.seat = message["seat"] if message["type"] == "welcome" else self.seat
            elif message["type"] != "presence":
                for entry in message["entries"]:
                    assert entry["version"] == self.version + 1
                    self.version = entry["version"]
            self._check_scene(message)
        return found

    def _check_scene(self, message: dict[str, Any]) -> None:
        """The scene of one version and one seat is always the same: only entries change the game."""
        if scene := message.get("scene"):
            key = (scene["version"], self.seat)
            assert self.scenes.setdefault(key, scene) == scene


def _id_in(text: str) -> str | None:
    """The id that the answer must have: that of the message, even if the message is invalid otherwise."""
    try:
        message = json.loads(text)
    except ValueError:
        return None
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, str) and id.startswith("command-") else None


async def one_game(guests: list[Guest], table: str, planned: list[list[Planned]]) -> None:
    mia, ben, eve, nobody = guests
    async with mia.at(table) as one, ben.at(table) as two, eve.at(table) as three, nobody.at(table) as four:
        clients = [Client(who, seated) for who, seated in enumerate((one, two, three, four))]
        answered: list[Counter[str | None]] = [Counter() for _ in clients]
        for together in planned:
            before = clients[0].version
            turn = (clients[0].seated.scene or {}).get("turn") or 0
            messages = [replace(one, who=turn) if one.who == TO_MOVE else one for one in together]
            sent = Counter([one.who for one in messages if await clients[one.who].send(one)])
            acked = [before]
            for client in clients:
                for answer in await client.answers(sent[client.who]):
                    answered[client.who][answer.get("id")] += 1
                    acked += [answer["version"]] if answer["type"] == "ack" else []
            await all_caught_up(clients)
            # Refused commands changed nothing, and acknowledged ones led to their versions.
            assert {client.version for client in clients} == {max(acked)}
        for client in clients:
            assert answered[client.who] == client.sent_ids
        ends = [client.seated.scene for client in clients]
        assert len({(end["step_version"], end["turn"], end["over"]) for end in ends if end is not None}) == 1
    assert (await asyncio.to_thread(mia.get, f"/api/tables/{table}"))["version"] == clients[0].version


async def all_caught_up(clients: list[Client]) -> None:
    """Wait for all news: a pong comes after everything sent before. No other answer may be outstanding."""
    for client in clients:
        await client.seated.send(type="ping")
    for client in clients:
        assert [answer["type"] for answer in await client.answers(1)] == ["pong"]


@pytest.fixture(scope="module")
def guests(server: RunningServer) -> Iterator[list[Guest]]:
    people = [Guest(server, "Mia"), Guest(server, "Ben"), Guest(server, "Eve"), Guest(server, None)]
    before = len(errors_of(server))
    yield people
    assert errors_of(server)[before:] == []


@settings(
    max_examples=2 * settings().max_examples,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(game=st.sampled_from(["nile", "fertility"]), planned=rounds)
def test_every_message_is_answered_once_and_all_clients_see_the_same_game(
    guests: list[Guest], game: str, planned: list[list[Planned]]
) -> None:
    mia, ben, _, _ = guests
    table = mia.open(game, "me", "open", public=True)["id"]
    ben.post(f"/api/tables/{table}/seats")
    asyncio.run(one_game(guests, table, planned))
