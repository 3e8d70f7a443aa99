"""Two players at a table of boardgame.io's server, over Socket.IO, for the same `Crowd` that loads ours."""

import json
import time
from typing import Any

from benchmarks.load.players import Ack, Crowd
from benchmarks.load.socket import Socket

GAME = "nile-like"
PATH = "/socket.io/?EIO=4&transport=websocket"
# Of Engine.IO and Socket.IO: each message begins with such a code.
OPENED, PING, PONG = b"0", b"2", "3"
CONNECTED = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class BoardgameTable:
    """A table with its two players. It offers what `Crowd` needs of `players.Seated`."""

    def __init__(self, crowd: Crowd, number: int, game: str) -> None:
        self._crowd = crowd
        self._number = number
        self._game = game
        self._match = ""
        self._credentials: list[str] = []
        self._sockets: list[Socket] = []
        self._under_way: dict[int, tuple[float, int]] = {}  # by ply: when it was sent, and the seat
        self._sent = 0
        self._received = [0, 0]  # the last ply that each player was told of; every move is one update, in order
        self._over = 0  # players that know that the game is over

    async def sit_down(self) -> None:
        self._match = (await self._crowd.post(f"/games/{GAME}/create", "", {"numPlayers": 2}))["matchID"]
        for seat in range(2):
            joined = {"playerID": str(seat), "playerName": f"player {seat}"}
            answer = await self._crowd.post(f"/games/{GAME}/{self._match}/join", "", joined)
            self._credentials.append(answer["playerCredentials"])
        for seat in range(2):
            socket = await self._crowd.connect(PATH, "", lambda raw, seat=seat: self._receive(seat, raw))
            self._sockets.append(socket)
        for socket in self._sockets:
            socket.say(CONNECTED.decode())

    def _receive(self, seat: int, raw: bytes) -> None:
        if raw.startswith(EVENT):
            self._event(seat, time.perf_counter(), *json.loads(raw[len(EVENT) :]))
        elif raw == PING:
            self._sockets[seat].say(PONG)
        elif raw.startswith(CONNECTED):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], 2)
        elif not raw.startswith(OPENED):
            self._crowd.failed(raw.decode())

    def _event(self, seat: int, now: float, kind: str, _match: str, content: Any, *_log: Any) -> None:
        if kind == "sync":
            self._look(seat, content["state"])
        elif kind == "update":
            self._received[seat] += 1
            ply = self._received[seat]
            at, mover = self._under_way[ply]
            if seat == mover:
                self._crowd.acknowledged(Ack(self._number, ply, now - at))
            if min(self._received) >= ply:
                self._crowd.measured.to_everyone.append(now - at)
                del self._under_way[ply]
            self._look(seat, content)

    def _look(self, seat: int, state: dict[str, Any]) -> None:
        if "gameover" in state["ctx"]:
            self._over += 1
            if self._over == 2:
                for socket in self._sockets:
                    socket.close()
                self._crowd.ended(self)
        elif state["ctx"]["currentPlayer"] == str(seat):
            hand = state["G"]["players"][str(seat)]["hand"]
            self._crowd.think(lambda: self._move(seat, len(hand), state["_stateID"]))

    def _move(self, seat: int, cards: int, state: int) -> None:
        self._sent += 1
        self._under_way[self._sent] = time.perf_counter(), seat
        payload = {"type": "plant", "args": [self._crowd.dice.randrange(cards)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload | {"credentials": self._credentials[seat]}}
        self._emit(seat, "update", action, state, self._match, str(seat))

    def _emit(self, seat: int, *event: Any) -> None:
        self._sockets[seat].say(EVENT.decode() + json.dumps(event, separators=(",", ":")))

    def get_up(self) -> None:
        for socket in self._sockets:
            socket.drop()

    @property
    def finished(self) -> tuple[int, str]:
        return self._number, self._game

    @property
    def waiting(self) -> int:
        return len(self._under_way)
