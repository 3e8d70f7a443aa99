"""The players of boardgame.io's server, in `make load`, count a step once, and when both players have it."""

import asyncio
import json
import random
from typing import Any

from benchmarks.load.boardgame_players import CONNECTED, EVENT, BoardgameTable
from benchmarks.load.players import Ack, Measured


class FakeSocket:
    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed = False

    def say(self, message: str) -> None:
        self.sent.append(message)

    def close(self) -> None:
        self.closed = True


class FakeCrowd:
    """What a table needs of `Crowd`, without a server: players move at once."""

    def __init__(self) -> None:
        self.dice = random.Random(1)
        self.measured = Measured()
        self.accepted: list[Ack] = []
        self.over: list[Any] = []
        self.failures: list[str] = []
        self.sockets: list[FakeSocket] = []
        self.receivers: list[Any] = []

    async def post(self, path: str, _cookie: str, _body: Any) -> Any:
        return {"matchID": "m"} if path.endswith("create") else {"playerCredentials": f"c{path}"}

    async def connect(self, _path: str, _cookie: str, receive: Any) -> FakeSocket:
        self.sockets.append(FakeSocket())
        self.receivers.append(receive)
        return self.sockets[-1]

    def think(self, then: Any) -> None:
        then()

    def acknowledged(self, ack: Ack) -> None:
        self.accepted.append(ack)

    def ended(self, table: Any) -> None:
        self.over.append(table)

    def failed(self, what: str) -> None:
        self.failures.append(what)


def state(turn: int, number: int, over: bool = False) -> dict[str, Any]:
    ctx = {"currentPlayer": str(turn)} | ({"gameover": {}} if over else {})
    return {"G": {"players": {str(seat): {"hand": ["flax"] * 3} for seat in (0, 1)}}, "ctx": ctx, "_stateID": number}


def event(*words: Any) -> bytes:
    return EVENT + json.dumps(words).encode()


def test_a_step_is_counted_when_both_players_have_it_and_the_game_ends_once() -> None:
    crowd = FakeCrowd()
    table = BoardgameTable(crowd, 7, "peer")  # type: ignore[arg-type]
    asyncio.run(table.sit_down())
    first, second = crowd.receivers
    for receive in (first, second):
        receive(b'0{"sid":"x"}')
        receive(CONNECTED + b'{"sid":"y"}')
    assert [json.loads(socket.sent[1][len(EVENT) :])[0] for socket in crowd.sockets] == ["sync", "sync"]
    second(event("sync", "m", {"state": state(0, 0)}))
    assert table.waiting == 0, "only the player whose turn it is moves"
    first(event("sync", "m", {"state": state(0, 0)}))
    kind, action, number, match, player = json.loads(crowd.sockets[0].sent[-1][len(EVENT) :])
    assert (kind, action["payload"]["type"], number, match, player) == ("update", "plant", 0, "m", "0")
    assert action["payload"]["args"][0] in range(3)
    second(event("update", "m", state(0, 1, over=True), []))  # before the mover has it
    assert (len(crowd.accepted), len(crowd.measured.to_everyone), table.waiting) == (0, 0, 1)
    first(event("update", "m", state(0, 1, over=True), []))
    assert (len(crowd.accepted), len(crowd.measured.to_everyone), table.waiting) == (1, 1, 0)
    assert crowd.over == [table] and all(socket.closed for socket in crowd.sockets)
    first(b"2")
    assert crowd.sockets[0].sent[-1] == "3"
    assert not crowd.failures
    first(b"4error")
    assert crowd.failures == ["4error"]
