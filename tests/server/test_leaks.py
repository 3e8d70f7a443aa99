"""No client is sent what it may not know: every byte of whole games is checked.

First in this process, for every variant: at each step a twin of the table is made that differs in everything that a
seat may not know (hidden cards, other players' picks, chance results, the random key). The seat must be sent the same
bytes in both cases; so nothing hidden can be in them, however it is encoded.

Then with a real server: everything that each seat, a spectator and the lobby's guests received, and everything that the
server logged, is searched for the random key and for secrets of one person.
"""

import asyncio
import base64
import copy
import dataclasses
import json
import random
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from akhet.cli import main
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed, new_stream, next_word
from akhet.record import mixed_key
from akhet.server.http.table_connection import Viewer
from akhet.server.messages import SERVER_MESSAGE
from akhet.server.people.accounts import Person
from akhet.server.settings import Settings
from akhet.server.storage.entries import STEP, Entry
from akhet.server.storage.rows import Change, add_table
from akhet.server.storage.schema import people
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables import entries as entries_module
from akhet.server.tables import payloads
from akhet.server.tables.entries import SHOWN
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.payloads import scene_for, update_for, welcome_for
from akhet.server.tables.playing import server_step, step, undo
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from akhet.table import Table
from tests.server.clients import Guest, Refusal, Seated
from tests.server.servers import RunningServer

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *(("nile", players, {}) for players in range(2, 7)),
    *(("nile", players, {"monuments": True}) for players in range(2, 7)),
    *(("nile", players, {"classic": True}) for players in range(2, 6)),
    *(("fertility", players, {}) for players in range(2, 5)),
    ("fertility", 2, {"variant": True}),
]
SPECTATOR = None
# The fields of an entry besides its version, kind, seat and time.
ENTRY_FIELDS = {
    "opened": {"commitment", "contributions"},
    "started": {"commitment", "contributions", "names", "events"},
    "step": {"events", "stand_in"},
    "undo": set(),
    "ended": {"places", "secret", "key", "resigned"},
}


# Whole games in this process


class RecordingSubscriber(Viewer):
    """A connection that keeps the messages for it."""

    def __init__(self, live: LiveTable, seat: int | None) -> None:
        super().__init__(person_in(seat))
        self.live, self.chosen = live, seat
        self.frames: list[bytes] = []

    def offer(self, message: bytes) -> None:
        self.frames.append(message)

    def end(self, refusal: Any) -> None:
        pytest.fail(f"it was closed: {refusal}")


class LocalTable:
    """A table in this process, without a database, with a player in every seat and a spectator."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int = 1) -> None:
        # The first seat contributes to the random key, so that the key is not the server's secret.
        randoms = ["5a" * 32, *[None] * (players - 1)]
        seats = [TableSeat(PERSON, person_in(seat), f"Name {seat}", random=one) for seat, one in enumerate(randoms)]
        plan = TablePlan(game, options, seats, public=True, onlookers=True, clock=60.0)
        self.live, opened = open_table(Person(person_in(0), "Name 0"), plan, game_of(game))
        self.entries = list(opened.entries)
        self.choice = random.Random(seed)
        self._service = TableService(cast(Any, None), Settings())
        self.viewers: list[int | None] = [*range(players), SPECTATOR]
        self._subscribers = {seat: RecordingSubscriber(self.live, seat) for seat in self.viewers}
        self.live.subscribers.update(self._subscribers.values())
        self._service.presence.update(self.live)  # so that the messages below are about the game
        for subscriber in self._subscribers.values():
            subscriber.frames.clear()

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    def execute(self, change: Change) -> list[Entry]:
        self._service.committed(self.live, change)
        self.entries += change.entries
        return change.entries

    def play_on(self) -> Iterator[list[Entry]]:
        """Random steps to the end, some taken back, some made by a stand-in; yields the entries of each."""
        while self.live.turn is not None:
            yield self.one_step()

    def one_step(self) -> list[Entry]:
        live, turn, after = self.live, self.table.turn, self.live.row.step_version
        assert turn is not None
        if not self.table.settled and self.choice.random() < 0.15:
            return self.execute(undo(live, person_in(turn), turn, after, "command"))
        moves = self.table.legal()
        unfinished = [move for move in moves if move.say.startswith(("put", "play", "market", "give"))]
        move = self.choice.choice(unfinished if unfinished and self.choice.random() < 0.5 else moves).id
        if self.choice.random() < 0.05:
            return self.execute(server_step(live, turn, move, after, "clock"))
        return self.execute(step(live, person_in(turn), turn, move, after, "command"))

    def frame(self, seat: int | None) -> bytes:
        """The message about the last step to a seat: there must be exactly one."""
        (frame,) = self._subscribers[seat].frames
        self._subscribers[seat].frames.clear()
        return frame


def person_in(seat: int | None) -> str:
    return "person-spectator" if seat is SPECTATOR else f"person-{seat}"


def twin_of(live: LiveTable, seat: int | None, stream: Record) -> LiveTable:
    """A table that is the same as far as a seat may know, and different in everything else."""
    assert live.table is not None
    table = live.table.copy()  # with a random key of its own
    state = blank(table.rules.state)
    table.rules.verbs.determinise(table.view(seat), stream, state[0])
    table._state = state
    if live.turn != seat:
        table._before = [] if table._before else [state.tobytes()]
    twin = copy.copy(live)
    twin.table = table
    twin.scenes = {}
    twin.clear_scenes()
    # The secret stays, because its commitment is public. `parts_of_key` checks that it is not sent itself, nor the key.
    twin.row = dataclasses.replace(live.row, mark_state=b"other", mark_stream=b"other", mark_check="other")
    return twin


def twin_entry(entry: Entry, seat: int | None) -> Entry:
    """An entry that is the same as far as a seat may know."""
    if "check" not in entry.body:
        return dataclasses.replace(entry, command="other")
    events = [
        [name, values | ({secret: "other"} if secret and values["seat"] != seat else {}), secret]
        for name, values, secret in entry.body["events"]
    ]
    hidden = {"move": 0, "chance": ["other"], "check": "other", "events": events}
    return dataclasses.replace(entry, body=entry.body | hidden, command="other")


def leaks(local: LocalTable, new: list[Entry], seat: int | None, twin: LiveTable, whole: bool = False) -> list[str]:
    """The messages to a seat that differ between the table and its twin."""
    live, person = local.live, person_in(seat)
    twins = [twin_entry(entry, seat) for entry in new]
    found = []
    if scene_for(live, seat) != scene_for(twin, seat):
        found.append("scene")
    if update_for(live, new, seat, person, True) != update_for(twin, twins, seat, person, True):
        found.append("news")
    if whole:
        history = [twin_entry(entry, seat) for entry in local.entries]
        real = welcome_for(live, local.entries, False, seat, person, [])
        SERVER_MESSAGE.validate_json(real)
        if real != welcome_for(twin, history, False, seat, person, []):
            found.append("welcome")
    return found


@cache
def encodings_of(key: bytes) -> tuple[list[str], list[str]]:
    """Any 8 successive bytes of a key in hexadecimal and in base64; and the whole key in other encodings."""
    pieces = [key[n : n + 8].hex() for n in range(len(key) - 7)]
    # base64 depends on where in three bytes the key begins; the characters shared with neighbours are cut off
    for shift in range(3):
        written = base64.b64encode(bytes(shift) + key).decode()[4:-4]
        pieces += [piece for n in range(len(written) - 10) for piece in variants_of(written[n : n + 11])]
    whole = [repr(key)[2:-1], str(list(key))[1:-1], ",".join(str(byte) for byte in key), str(int.from_bytes(key))]
    return pieces, [*whole, json.dumps(key.decode("latin-1"))[1:-1], key.decode("latin-1")]


def parts_of_key(text: str, key: bytes) -> list[str]:
    pieces, whole = encodings_of(key)
    words = " ".join(re.findall(r"[A-Za-z0-9+/_-]{11,}", text))
    lowered = words.lower()
    return [piece for piece in pieces if piece in words or piece in lowered] + [one for one in whole if one in text]


def variants_of(piece: str) -> tuple[str, str]:
    return piece, piece.replace("+", "-").replace("/", "_")


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_no_byte_of_a_whole_game_depends_on_what_its_receiver_may_not_know(
    game: str, players: int, options: dict[str, Any]
) -> None:
    local = LocalTable(game, players, options)
    row = local.live.row
    assert row.secret is not None and row.secret != row.key
    stream, secret, key = new_stream(key_from_seed(5)), row.secret, row.key
    hidden_steps = different_twins = 0
    for number, new in enumerate(local.play_on()):
        turn = local.live.turn
        for seat in local.viewers:
            frame = local.frame(seat)
            message = json.loads(frame)
            SERVER_MESSAGE.validate_json(frame)
            assert (message["scene"]["moves"] is not None) == (seat == turn and turn is not None)
            assert (message["scene"]["can_undo"] is not None) == (seat == turn and turn is not None)
            for entry in message["entries"]:
                assert set(entry) - {"version", "kind", "seat", "at"} <= ENTRY_FIELDS[entry["kind"]]
                for event in entry.get("events", ()):
                    if event["event"] in ("dealt", "drew"):
                        assert ("card" in event) == (event["seat"] == seat)
            over = local.live.row.stage == "over"
            assert over or not parts_of_key(frame.decode(), secret) + parts_of_key(frame.decode(), key)
        hidden_steps += any(entry.kind == STEP and not entry.body["events"] for entry in new)
        all_viewers = number % 16 == 0 or local.live.turn is None
        for seat in local.viewers if all_viewers else [local.viewers[number % len(local.viewers)]]:
            whole = number % 40 == 0 or local.live.turn is None
            twin = twin_of(local.live, seat, stream)
            assert leaks(local, new, seat, twin, whole) == [], f"step {number}, for {seat}"
            different_twins += twin.playing.state.tobytes() != local.table.state.tobytes() if turn is not None else 0
    assert local.table.over
    # There was something to hide: NILE's picks and cards. Fertility hides nothing.
    assert (hidden_steps > 10 and different_twins > 10) if game == "nile" else different_twins == 0


# One leak of each kind, to check that it would be found


def view_of_another(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"view": live.table.view_position(0 if seat != 0 else 1)}


def moves_for_everybody(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"moves": [move.id for move in live.table.legal()]}


def undo_for_everybody(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"can_undo": not live.table.settled}


def every_secret(event: Any, seat: int | None, everything: bool) -> Any:
    return REAL_EVENT(event, seat, True)


REAL_SCENE = payloads.make_scene
REAL_EVENT = entries_module.event_json
LEAKS: dict[str, tuple[Any, str, Any]] = {
    "the view of another seat": (payloads, "make_scene", view_of_another),
    "the moves of the seat to move": (payloads, "make_scene", moves_for_everybody),
    "whether a step can be taken back": (payloads, "make_scene", undo_for_everybody),
    "the cards that others draw": (entries_module, "event_json", every_secret),
    "the number of a move": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "move")}),
    "chance results": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "chance")}),
    "a hash of the position": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "check")}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_sends_too_much_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    local = LocalTable("nile", 3, {})
    stream = new_stream(key_from_seed(5))
    found: Counter[int | None] = Counter()
    for new in local.play_on():
        for seat in local.viewers:
            local.frame(seat)
            found[seat] += bool(leaks(local, new, seat, twin_of(local.live, seat, stream)))
        if all(found[seat] for seat in local.viewers):
            return
    pytest.fail(f"found only for {found}")


@pytest.mark.parametrize(
    "encode",
    [
        lambda key: key.hex(),
        lambda key: key[5:13].hex().upper(),
        lambda key: base64.b64encode(b"x" + key + b"y").decode(),
        lambda key: base64.urlsafe_b64encode(key).decode(),
        lambda key: repr(key),
        lambda key: json.dumps(list(key)),
        lambda key: json.dumps(list(key), separators=(",", ":")),
        lambda key: json.dumps({"key": int.from_bytes(key)}),
    ],
)
def test_a_key_would_be_found_in_any_encoding(encode: Any) -> None:
    key = key_from_seed(3)
    assert parts_of_key(f"before {encode(key)} after", key)
    assert not parts_of_key(f"before {encode(key_from_seed(4))} after", key)


# One event for three viewers


def test_a_draw_shows_the_card_to_its_player_and_only_that_there_was_one_to_others() -> None:
    """The end of a turn draws two cards: only the player may know which (N4.5)."""
    local = LocalTable("nile", 2, {"first": 1})
    change = step(local.live, person_in(1), 1, "done", local.live.row.step_version, "command")
    drawn = [card for name, _, card in events_in(change.entries[0]) if name == "drew"]
    local.execute(change)
    actor, opponent, spectator = (json.loads(local.frame(seat)) for seat in (1, 0, SPECTATOR))

    def draws(message: dict[str, Any]) -> list[dict[str, Any]]:
        return [event for event in message["entries"][0]["events"] if event["event"] == "drew"]

    assert len(drawn) == 2
    assert draws(actor) == [{"event": "drew", "seat": 1, "card": card} for card in drawn]
    assert draws(opponent) == draws(spectator) == [{"event": "drew", "seat": 1}] * 2
    for message in (opponent, spectator):
        assert set(message["entries"][0]) == {"version", "kind", "seat", "at", "events"}
        assert message["scene"]["view"]["hand_sizes"] == [5, 7]
    assert sum(actor["scene"]["view"]["hand"].values()) == 7
    assert sum(opponent["scene"]["view"]["hand"].values()) == 5
    assert spectator["scene"]["view"]["hand"] == {} == spectator["scene"]["view"]["drawn"]
    # everything else is the same for all
    for message in (actor, opponent, spectator):
        for event in message["entries"][0]["events"]:
            event.pop("card", None) if event["event"] == "drew" else None
    assert actor["entries"] == opponent["entries"] == spectator["entries"]


def events_in(entry: Entry) -> list[tuple[str, int | None, str | None]]:
    return [(name, values.get("seat"), values.get("card")) for name, values, _ in entry.body["events"]]


def test_a_pick_is_visible_to_its_player_only_until_the_move_is_done() -> None:
    """What a player picked and took back again was not sent to anybody else."""
    local = LocalTable("nile", 2, {"first": 0})
    live = local.live
    before = json.loads(scene_for(live, 1))["view"], json.loads(scene_for(live, SPECTATOR))["view"]
    picks = [move for move in local.table.legal() if move.say.startswith(("put", "market"))]
    for pick in picks:
        local.execute(step(live, person_in(0), 0, pick.id, live.row.step_version, "command"))
        own, *others = (json.loads(local.frame(seat)) for seat in (0, 1, SPECTATOR))
        assert own["scene"]["view"]["pick"] is not None and own["scene"]["can_undo"] is True
        for message, known in zip(others, before, strict=True):
            (entry,) = message["entries"]
            assert set(entry) == {"version", "kind", "seat", "at", "events"} and entry["events"] == []
            assert message["scene"]["view"] == known
            assert pick.say not in json.dumps(message)
        local.execute(undo(live, person_in(0), 0, live.row.step_version, "command"))
        for seat, known in zip((1, SPECTATOR), before, strict=True):
            local.frame(0) if seat == 1 else None
            assert json.loads(local.frame(seat))["scene"]["view"] == known
    assert picks


# With a real server


class RecordingGuest(Guest):
    """A guest who keeps all answers of the lobby, without their own cookie."""

    def __init__(self, server: RunningServer, name: str) -> None:
        super().__init__(server, None)
        self.answers: list[str] = []
        self.name = name
        self.http.event_hooks = {"response": [self._keep]}
        self.post("/api/me", name=name)
        self.codes = [self.post(f"/api/me/{kind}")["code"] for kind in ("recovery", "link")]
        self.answers.clear()  # the codes are sent to their owner

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        headers = [f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"]
        self.answers.append("\n".join([*headers, response.text]))


class Secrets:
    """The secrets in a server's database."""

    def __init__(self, server: RunningServer, table: str) -> None:
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
            query = "SELECT key, seats, invite FROM tables WHERE id = ?"
            (self.secret_part, seats, self.invite) = database.execute(query, (table,)).fetchone()
            self.key = mixed_key(self.secret_part, [seat["random"] for seat in json.loads(seats)])
            (self.secret,) = database.execute("SELECT secret FROM house").fetchone()
            self.people = [id for (id,) in database.execute("SELECT id FROM people")]
            self.recovery = [code for (code,) in database.execute("SELECT recovery FROM people") if code]


def numbers_in(message: Any) -> set[int]:
    """All whole numbers in a message."""
    if isinstance(message, dict):
        return set().union(*(numbers_in(value) for value in message.values()))
    if isinstance(message, list):
        return set().union(*(numbers_in(value) for value in message))
    return {message} if type(message) is int else set()


def random_words(key: bytes, count: int) -> set[int]:
    """The first words of a key's stream, without small ones, which may occur by chance."""
    stream = new_stream(key)
    return {word for _ in range(count) if (word := int(next_word(stream))) > 2**20}


def secrets_in(
    text: str, stored: Secrets, guests: list[RecordingGuest], invited: bool, key_is_secret: bool = True
) -> list[str]:
    """The secrets that occur in a text."""
    forbidden = [
        *stored.people,
        *stored.recovery,
        *(value for guest in guests for value in guest.http.cookies.values()),
    ]
    forbidden += [code for guest in guests for written in guest.codes for code in (written, written.replace("-", ""))]
    forbidden += [] if invited else [stored.invite]
    found = [secret for secret in forbidden if secret in text]
    found += parts_of_key(text, stored.secret)
    if key_is_secret:
        found += parts_of_key(text, stored.key) + parts_of_key(text, stored.secret_part)
    return found


def readable_paths(guest: Guest, table: dict[str, Any]) -> list[str]:
    """Every path that can be read, a new one too: those of the lobby with this table, and those beside it."""
    hash = (table["set"] or {"hash": "0" * 64})["hash"]
    values = defaultdict(lambda: "A" * 16, id=table["id"], game=table["game"], hash=hash)
    described = guest.get("/api/openapi.json")["paths"]
    paths = [path.format_map(values) for path, verbs in described.items() if "get" in verbs]
    assert len(paths) > 15 and f"/api/tables/{table['id']}" in paths
    paths += [f"{path}?invite={'x' * 16}&before=1,x&actions=false" for path in paths]
    return [*paths, "/", f"/table/{table['id']}", "/health", "/metrics", "/admin", "/api/openapi.json"]


async def play_at_random(player: Seated, dice: random.Random) -> None:
    """Play a whole game, with undos, forecasts, illegal moves and chat."""
    while not player.over:
        if not player.my_turn:
            await player.next()
            continue
        assert player.scene is not None
        seat, moves, chance = player.welcome["seat"], player.scene["moves"], dice.random()
        if chance < 0.05:
            await player.send(type="forecast", seat=seat, move=dice.choice(moves))
            await player.receive("forecast", "refused")
        elif chance < 0.1:
            await player.step(dice.choice(["dance", "plant 9 wheat", 3990]))
        elif chance < 0.12:
            await player.command("chat", text="My turn at last")
        elif chance < 0.14:
            await player.send(type="since", version=0)
            await player.receive("welcome")
        elif player.scene["can_undo"] and chance < 0.3:
            await player.command("undo", seat=seat, after=player.scene["step_version"])
        else:
            await player.step(dice.choice(moves))


@pytest.mark.parametrize(("game", "players"), [("nile", 3), ("fertility", 3)])
def test_no_frame_answer_or_log_of_a_whole_game_contains_a_secret(
    server: RunningServer, game: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["Anaxandra", "Berenike", "Charmion"][:players]
    guests = [RecordingGuest(server, name) for name in names]
    spectator = RecordingGuest(server, "Damokles")
    randoms = [f"{number}d" * 32 for number in range(players)]
    own_seat = {"kind": "me", "random": randoms[0]}
    drawn = guests[0].post("/api/commitments")
    request = {"seats": [own_seat, *[{"kind": "open"}] * (players - 1)], "public": True}
    table = guests[0].post("/api/tables", game=game, commitment=drawn["commitment"], **request)
    watching = spectator.at(table, since=0)
    seated = [guest.at(table, since=0) for guest in guests]

    async def play() -> None:
        async with AsyncExitStack() as connections, watching, seated[0]:
            for guest, late, number in zip(guests[1:], seated[1:], randoms[1:], strict=True):
                await asyncio.to_thread(guest.post, f"/api/tables/{table['id']}/seats", random=number)
                await connections.enter_async_context(late)
            await seated[0].command("chat", text="Welcome")
            for path in readable_paths(guests[0], table):
                for guest in [*guests, spectator]:
                    await asyncio.to_thread(guest.http.get, path)
            playing = [play_at_random(player, random.Random(number)) for number, player in enumerate(seated)]
            await asyncio.gather(watching.until(lambda self: self.over), *playing)

    asyncio.run(play())
    answers_before = {guest.name: len(guest.answers) for guest in [*guests, spectator]}
    stored = Secrets(server, table["id"])
    words = random_words(stored.key, 2000)
    sessions = {guest.name: [one["id"] for one in guest.get("/api/me/sessions")] for guest in [*guests, spectator]}
    assert all(sessions.values())
    assert len(stored.recovery) > players and all(guest.cookie for guest in guests)  # so there is something to find
    commitments = set()
    for client, guest in zip([*seated, watching], [*guests, spectator], strict=True):
        assert len(client.frames) > 50
        for frame in client.frames:
            message = json.loads(frame)
            SERVER_MESSAGE.validate_json(frame)
            assert not numbers_in(message) & words
            over = any(entry["kind"] == "ended" for entry in message.get("entries", ()))
            over = over or (message.get("table") or {}).get("stage") == "over"
            # the secret and the key are public once the game is over, and then whole
            assert secrets_in(frame, stored, [*guests, spectator], guest is not spectator, not over) == []
            assert (stored.key.hex() in frame and stored.secret_part.hex() in frame) or not over
            commitments |= {message["table"]["commitment"]} if message.get("table") else set()
        others = [session for other in [*guests, spectator] if other is not guest for session in sessions[other.name]]
        own = guest.get("/api/me/profile")["id"]  # the address of one's own profile
        for answer in guest.answers[: answers_before[guest.name]]:
            assert set(secrets_in(answer, stored, [*guests, spectator], guest is not spectator)) <= {own}
            assert not [session for session in others if session in answer]
    log = server.log()
    assert "request" in log  # the log is not empty
    assert secrets_in(log, stored, [*guests, spectator], invited=False) == []
    assert not [name for name in [*names, spectator.name] if name in log]

    # Once the game is over, anybody can check the chance results.
    info = spectator.get(f"/api/tables/{table['id']}")
    record = spectator.get(f"/api/tables/{table['id']}/record")
    assert info["key"] == record["dice"]["key"] == stored.key.hex() != info["secret"]
    assert info["secret"] == record["dice"]["secret"] == stored.secret_part.hex()
    assert commitments == {info["commitment"]} == {drawn["commitment"]}  # the same from the start on
    assert record["dice"]["contributions"] == randoms
    (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
    assert main(["record", "verify", str(tmp_path / "game.json"), "--commitment", info["commitment"]]) == 0
    assert "The chance results were checked" in capsys.readouterr().out


def test_a_private_table_is_hidden_from_people_without_its_invitation(server: RunningServer) -> None:
    host, stranger = RecordingGuest(server, "Anaxandra"), RecordingGuest(server, "Berenike")
    table = host.open("nile", "me", "open")
    for ask in (
        lambda: stranger.get(f"/api/tables/{table['id']}"),
        lambda: stranger.get(f"/api/tables/{table['id']}", invite="wrong"),
        lambda: stranger.post(f"/api/tables/{table['id']}/seats", invite="wrong"),
        lambda: stranger.delete(f"/api/tables/{table['id']}/seats"),
        lambda: stranger.post(f"/api/tables/{table['id']}/rematch"),
        lambda: stranger.get(f"/api/tables/{table['id']}/record"),
    ):
        with pytest.raises(Refusal, match=r"server\.no_table"):
            ask()
    assert table["id"] not in json.dumps(stranger.get("/api/tables"))

    async def connect() -> Seated:
        async with stranger.at(table, since=0) as refused:
            return refused

    assert asyncio.run(connect()).frames == [
        json.dumps(
            {
                "type": "refused",
                "id": None,
                "code": "server.no_table",
                "ruling": None,
                "why": "There is no such table, or it is not open to you.",
            },
            separators=(",", ":"),
        )
    ]


def test_a_private_game_in_progress_is_hidden_too(server: RunningServer) -> None:
    """A stranger who guesses an id does not learn that there is a game."""
    table = Guest(server, "Ana").open("nile", "me", "scribe")
    with pytest.raises(Refusal, match=r"server\.no_table"):
        Guest(server, "Ben").post(f"/api/tables/{table['id']}/seats")


def test_a_player_who_left_does_not_see_the_cards_of_the_next_one_in_the_seat(server: RunningServer) -> None:
    host, leaver, third, fourth = (Guest(server, name) for name in ("Ana", "Ben", "Cleo", "Dora"))
    table = host.open("nile", "me", "open", "open", public=True)
    seats = f"/api/tables/{table['id']}/seats"
    leaver.post(seats)

    async def watch() -> Seated:
        async with leaver.at(table) as left:
            assert left.welcome["seat"] == 1
            await asyncio.to_thread(leaver.delete, seats)
            await asyncio.to_thread(third.post, seats)
            await asyncio.to_thread(fourth.post, seats)
            await left.until(lambda self: self.info.get("stage") == "playing")
            return left

    left = asyncio.run(watch())
    assert left.scene is not None
    assert (left.scene["view"]["seat"], left.scene["view"]["hand"], left.scene["moves"]) == (None, {}, None)
    dealt = [event for entry in left.entries for event in entry.get("events", ()) if event["event"] == "dealt"]
    assert len(dealt) == 15 and not [event for event in dealt if "card" in event]


def test_a_spectator_who_takes_a_seat_sees_its_cards(server: RunningServer) -> None:
    host, guest = Guest(server, "Ana"), Guest(server, "Ben")
    table = host.open("nile", "me", "open", public=True)

    async def watch() -> Seated:
        async with guest.at(table) as watching:
            assert watching.welcome["seat"] is None
            await asyncio.to_thread(guest.post, f"/api/tables/{table['id']}/seats")
            await watching.until(lambda self: self.info.get("stage") == "playing")
            return watching

    scene = asyncio.run(watch()).scene
    assert scene is not None
    assert scene["view"]["seat"] == 1 and sum(scene["view"]["hand"].values()) == 5


def test_a_table_without_spectators_hides_its_game_from_people_who_watched_before(server: RunningServer) -> None:
    """While seats are open, everybody who may take one may look; during the game, only the players."""
    host, guest, spectator = Guest(server, "Ana"), Guest(server, "Ben"), Guest(server, "Dora")
    table = host.open("nile", "me", "open", public=True, onlookers=False)

    async def watch() -> Seated:
        async with spectator.at(table) as watching:
            await asyncio.to_thread(guest.post, f"/api/tables/{table['id']}/seats")
            try:
                async with asyncio.timeout(2):
                    await watching.send(type="since", version=0)
                    while True:
                        await watching.next()
            except (ConnectionClosed, TimeoutError):
                return watching

    watching = asyncio.run(watch())
    assert watching.scene is None
    assert not [entry for entry in watching.entries if entry["kind"] == "started"]


def test_what_was_not_saved_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that could not be written has drawn cards in memory: a player who saw them could choose another move."""
    asyncio.run(_fail_to_save(f"sqlite:///{tmp_path / 'akhet.sqlite'}", monkeypatch))


async def _fail_to_save(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    try:
        service = TableService(store, Settings())
        for seat in (0, 1):
            await store.write(_add_person, person_in(seat))
        seats = [TableSeat(PERSON, person_in(seat), f"Name {seat}") for seat in (0, 1)]
        plan = TablePlan("nile", {"first": 0}, seats, public=True, onlookers=True, clock=None)
        live, opened = open_table(Person(person_in(0), "Name 0"), plan, game_of("nile"))
        await store.write(add_table, live.row, opened, 10, 10)
        service.add(live)
        before = json.loads(scene_for(live, 0))
        live.scenes.clear()  # as if nobody had looked from this seat yet

        async def no_disk(*_: Any) -> None:
            raise SQLAlchemyError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(store, "write", no_disk)
            with pytest.raises(Refused, match=r"server\.not_saved"):
                await service.change(
                    live, lambda: step(live, person_in(0), 0, "done", live.row.step_version, "command")
                )
        subscriber = RecordingSubscriber(live, 0)
        await service.welcome(live, subscriber, None)
        assert json.loads(subscriber.frames[0])["scene"] == before
    finally:
        store.close()


def _add_person(connection: Any, id: str) -> None:
    connection.execute(people.insert(), {"id": id, "name": id, "created": 0.0})
