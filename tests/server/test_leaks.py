"""Nothing leaves the house that whoever gets it may not know: every byte of whole games is looked at.

First in this process, over every variant: at each step a twin of the table is dealt in which all that a seat may not
know is otherwise (the cards it cannot see, what others have picked, what chance answered, the dice). What the seat is
sent must be the same to the byte; nothing that is hidden can then be in it, however it is written.

Then over the wire: everything that each seat, an onlooker and the lobby's guests got from a real house, and all that
the house logged, is searched for the key of the dice and for what belongs to one person alone.
"""

import asyncio
import base64
import copy
import dataclasses
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from akhet.cli import main
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed, new_stream, next_word
from akhet.server.http.sockets import Subscriber, _Connection
from akhet.server.messages import PROTOCOL, SERVER_MESSAGE, Hello
from akhet.server.run.settings import Settings
from akhet.server.storage.rows import Change, add_table
from akhet.server.storage.schema import people
from akhet.server.storage.store import Store
from akhet.server.tables import entries as entries_module
from akhet.server.tables import payloads
from akhet.server.tables.entries import SHOWN, STEP, Entry
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import scene_for, update_for, welcome_for
from akhet.server.tables.playing import server_step, step, undo
from akhet.server.tables.seating import Person, Plan, open_table
from akhet.server.tables.seats import PERSON, Seat
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
ONLOOKER = None
# What of an entry may be there besides its version, kind, seat and time.
ENTRY_FIELDS = {
    "opened": set(),
    "started": {"commitment", "names", "events"},
    "step": {"events", "stand_in"},
    "undo": set(),
    "ended": {"places", "key", "resigned"},
}


# Whole games in this process


class RecordingSubscriber(Subscriber):
    """A connection that keeps what it is offered."""

    def __init__(self, live: LiveTable, seat: int | None) -> None:
        super().__init__(live, person_in(seat), Hello(type="hello", protocol=PROTOCOL, seat=seat), 1, pytest.fail)
        self.frames: list[bytes] = []

    def offer(self, message: bytes) -> None:
        self.frames.append(message)


class Company:
    """A table in this process, without a database, with somebody in every seat and an onlooker."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int = 1) -> None:
        seats = [Seat(PERSON, person_in(seat), f"Name {seat}") for seat in range(players)]
        plan = Plan(game, options, seats, public=True, onlookers=True, clock=60.0)
        self.live, opened = open_table(Person(person_in(0), "Name 0"), plan)
        self.entries = list(opened.entries)
        self.choice = random.Random(seed)
        self._service = TableService(cast(Any, None), Settings())
        self.everybody: list[int | None] = [*range(players), ONLOOKER]
        self._subscribers = {seat: RecordingSubscriber(self.live, seat) for seat in self.everybody}
        self.live.subscribers.update(self._subscribers.values())

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    def carry_out(self, change: Change) -> list[Entry]:
        self._service._follow(self.live, change)
        self.entries += change.entries
        return change.entries

    def play_on(self) -> Iterator[list[Entry]]:
        """Random steps to the end, some taken back, some made by a stand-in; what each came to."""
        while self.live.turn is not None:
            yield self.one_step()

    def one_step(self) -> list[Entry]:
        live, turn, after = self.live, self.table.turn, self.live.row.step_version
        assert turn is not None
        if not self.table.settled and self.choice.random() < 0.15:
            return self.carry_out(undo(live, person_in(turn), turn, after, "command"))
        moves = self.table.legal()
        begun = [move for move in moves if move.say.startswith(("put", "play", "market", "give"))]
        move = self.choice.choice(begun if begun and self.choice.random() < 0.5 else moves).id
        if self.choice.random() < 0.05:
            return self.carry_out(server_step(live, turn, move, after, "clock"))
        return self.carry_out(step(live, person_in(turn), turn, move, after, "command"))

    def frame(self, seat: int | None) -> bytes:
        """What a seat was told of the last step: exactly one message."""
        (frame,) = self._subscribers[seat].frames
        self._subscribers[seat].frames.clear()
        return frame


def person_in(seat: int | None) -> str:
    return "person-onlooker" if seat is ONLOOKER else f"person-{seat}"


def twin_of(live: LiveTable, seat: int | None, stream: Record) -> LiveTable:
    """The same table as far as a seat knows, and otherwise as different as can be."""
    assert live.table is not None
    table = live.table.copy()  # with dice of its own
    state = blank(table.rules.state)
    table.rules.verbs.determinise(table.view(seat), stream, state[0])
    table._state = state
    if live.turn != seat:
        table._before = [] if table._before else [state.tobytes()]
    twin = copy.copy(live)
    twin.table = table
    twin.scenes = {}
    # The key stays: its commitment is for everybody. That it is nowhere itself is looked for by `told_of_key`.
    twin.row = dataclasses.replace(live.row, mark_state=b"other", mark_stream=b"other", mark_check="other")
    return twin


def twin_entry(entry: Entry, seat: int | None) -> Entry:
    """The same entry as far as a seat may know it."""
    if "check" not in entry.body:
        return dataclasses.replace(entry, command="other")
    events = [
        [name, values | ({secret: "other"} if secret and values["seat"] != seat else {}), secret]
        for name, values, secret in entry.body["events"]
    ]
    hidden = {"move": 0, "chance": ["other"], "check": "other", "events": events}
    return dataclasses.replace(entry, body=entry.body | hidden, command="other")


def leaks(company: Company, new: list[Entry], seat: int | None, twin: LiveTable, whole: bool = False) -> list[str]:
    """The messages to a seat that would be others where only what it may not know is otherwise."""
    live, person = company.live, person_in(seat)
    others = [twin_entry(entry, seat) for entry in new]
    found = []
    if scene_for(live, seat) != scene_for(twin, seat):
        found.append("scene")
    if update_for(live, new, seat, person, True) != update_for(twin, others, seat, person, True):
        found.append("news")
    if whole:
        history = [twin_entry(entry, seat) for entry in company.entries]
        real = welcome_for(live, company.entries, False, seat, person, PROTOCOL)
        SERVER_MESSAGE.validate_json(real)
        if real != welcome_for(twin, history, False, seat, person, PROTOCOL):
            found.append("welcome")
    return found


@cache
def ways_to_write(key: bytes) -> tuple[list[str], list[str]]:
    """8 bytes of a key on end, in hexadecimal digits or in base64; and the whole of it as programs show bytes."""
    pieces = [key[n : n + 8].hex() for n in range(len(key) - 7)]
    # base64 looks different by where in three bytes the key begins; what the neighbours decide is cut off
    for shift in range(3):
        written = base64.b64encode(bytes(shift) + key).decode()[4:-4]
        pieces += [piece for n in range(len(written) - 10) for piece in variants_of(written[n : n + 11])]
    whole = [repr(key)[2:-1], str(list(key))[1:-1], ",".join(str(byte) for byte in key), str(int.from_bytes(key))]
    return pieces, [*whole, json.dumps(key.decode("latin-1"))[1:-1], key.decode("latin-1")]


def told_of_key(text: str, key: bytes) -> list[str]:
    pieces, whole = ways_to_write(key)
    words = " ".join(re.findall(r"[A-Za-z0-9+/_-]{11,}", text))
    lowered = words.lower()
    return [piece for piece in pieces if piece in words or piece in lowered] + [one for one in whole if one in text]


def variants_of(piece: str) -> tuple[str, str]:
    return piece, piece.replace("+", "-").replace("/", "_")


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_no_byte_of_a_whole_game_depends_on_what_its_reader_may_not_know(
    game: str, players: int, options: dict[str, Any]
) -> None:
    company = Company(game, players, options)
    assert company.live.row.key is not None
    stream, key = new_stream(key_from_seed(5)), company.live.row.key
    hidden_steps = otherwise = 0
    for number, new in enumerate(company.play_on()):
        turn = company.live.turn
        for seat in company.everybody:
            frame = company.frame(seat)
            message = json.loads(frame)
            SERVER_MESSAGE.validate_json(frame)
            assert (message["scene"]["moves"] is not None) == (seat == turn and turn is not None)
            assert (message["scene"]["can_undo"] is not None) == (seat == turn and turn is not None)
            for entry in message["entries"]:
                assert set(entry) - {"version", "kind", "seat", "at"} <= ENTRY_FIELDS[entry["kind"]]
                for event in entry.get("events", ()):
                    if event["event"] in ("dealt", "drew"):
                        assert ("card" in event) == (event["seat"] == seat)
            assert company.live.row.stage == "over" or not told_of_key(frame.decode(), key)
        hidden_steps += any(entry.kind == STEP and not entry.body["events"] for entry in new)
        all_look = number % 16 == 0 or company.live.turn is None
        for seat in company.everybody if all_look else [company.everybody[number % len(company.everybody)]]:
            whole = number % 40 == 0 or company.live.turn is None
            twin = twin_of(company.live, seat, stream)
            assert leaks(company, new, seat, twin, whole) == [], f"step {number}, for {seat}"
            otherwise += twin.playing.state.tobytes() != company.table.state.tobytes() if turn is not None else 0
    assert company.table.over
    # that there was something to hide: NILE's picks and cards; nothing of a Fertility position is hidden
    assert (hidden_steps > 10 and otherwise > 10) if game == "nile" else otherwise == 0


# One leak of each kind, to see that it would be found


def view_of_another(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"view": live.table.view_position(0 if seat != 0 else 1)}


def moves_for_all(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"moves": [move.id for move in live.table.legal()]}


def undo_for_all(live: LiveTable, seat: int | None) -> Any:
    scene = REAL_SCENE(live, seat)
    assert scene is not None and live.table is not None
    return scene | {"can_undo": not live.table.settled}


def every_secret(event: Any, seat: int | None, everything: bool) -> Any:
    return REAL_EVENT(event, seat, True)


REAL_SCENE = payloads._scene
REAL_EVENT = entries_module.event_json
LEAKS: dict[str, tuple[Any, str, Any]] = {
    "the view of another seat": (payloads, "_scene", view_of_another),
    "the moves of whoever has to move": (payloads, "_scene", moves_for_all),
    "that there is something to take back": (payloads, "_scene", undo_for_all),
    "the cards others draw": (entries_module, "event_json", every_secret),
    "the number of a move": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "move")}),
    "what chance answered": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "chance")}),
    "a hash of the position": (entries_module, "SHOWN", SHOWN | {STEP: ("stand_in", "check")}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_told_too_much_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    company = Company("nile", 3, {})
    stream = new_stream(key_from_seed(5))
    found: Counter[int | None] = Counter()
    for new in company.play_on():
        for seat in company.everybody:
            company.frame(seat)
            found[seat] += bool(leaks(company, new, seat, twin_of(company.live, seat, stream)))
        if all(found[seat] for seat in company.everybody):
            return
    pytest.fail(f"found only for {found}")


@pytest.mark.parametrize(
    "told",
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
def test_a_key_would_be_found_however_it_is_written(told: Any) -> None:
    key = key_from_seed(3)
    assert told_of_key(f"before {told(key)} after", key)
    assert not told_of_key(f"before {told(key_from_seed(4))} after", key)


# One event, seen by three


def test_a_draw_is_a_card_to_whoever_draws_and_a_number_to_everybody_else() -> None:
    """The end of a turn draws two cards: which ones is the drawer's affair (N4.5)."""
    company = Company("nile", 2, {"first": 1})
    change = step(company.live, person_in(1), 1, "done", company.live.row.step_version, "command")
    drawn = [card for name, _, card in told_events(change.entries[0]) if name == "drew"]
    company.carry_out(change)
    actor, opponent, onlooker = (json.loads(company.frame(seat)) for seat in (1, 0, ONLOOKER))

    def draws(message: dict[str, Any]) -> list[dict[str, Any]]:
        return [event for event in message["entries"][0]["events"] if event["event"] == "drew"]

    assert len(drawn) == 2
    assert draws(actor) == [{"event": "drew", "seat": 1, "card": card} for card in drawn]
    assert draws(opponent) == draws(onlooker) == [{"event": "drew", "seat": 1}] * 2
    for message in (opponent, onlooker):
        assert set(message["entries"][0]) == {"version", "kind", "seat", "at", "events"}
        assert message["scene"]["view"]["hand_sizes"] == [5, 7]
    assert sum(actor["scene"]["view"]["hand"].values()) == 7
    assert sum(opponent["scene"]["view"]["hand"].values()) == 5
    assert onlooker["scene"]["view"]["hand"] == {} == onlooker["scene"]["view"]["drawn"]
    # everything else is the same to all
    for message in (actor, opponent, onlooker):
        for event in message["entries"][0]["events"]:
            event.pop("card", None) if event["event"] == "drew" else None
    assert actor["entries"] == opponent["entries"] == onlooker["entries"]


def told_events(entry: Entry) -> list[tuple[str, int | None, str | None]]:
    return [(name, values.get("seat"), values.get("card")) for name, values, _ in entry.body["events"]]


def test_a_pick_is_its_owners_alone_until_it_is_done() -> None:
    """What somebody put down and took back again, nobody else has payloads."""
    company = Company("nile", 2, {"first": 0})
    live = company.live
    before = json.loads(scene_for(live, 1))["view"], json.loads(scene_for(live, ONLOOKER))["view"]
    picks = [move for move in company.table.legal() if move.say.startswith(("put", "market"))]
    for pick in picks:
        company.carry_out(step(live, person_in(0), 0, pick.id, live.row.step_version, "command"))
        own, *others = (json.loads(company.frame(seat)) for seat in (0, 1, ONLOOKER))
        assert own["scene"]["view"]["pick"] is not None and own["scene"]["can_undo"] is True
        for message, known in zip(others, before, strict=True):
            (entry,) = message["entries"]
            assert set(entry) == {"version", "kind", "seat", "at", "events"} and entry["events"] == []
            assert message["scene"]["view"] == known
            assert pick.say not in json.dumps(message)
        company.carry_out(undo(live, person_in(0), 0, live.row.step_version, "command"))
        for seat, known in zip((1, ONLOOKER), before, strict=True):
            company.frame(0) if seat == 1 else None
            assert json.loads(company.frame(seat))["scene"]["view"] == known
    assert picks


# Over the wire


class Listening(Guest):
    """A guest who keeps all that the lobby answered, but for the cookie that is their own."""

    def __init__(self, server: RunningServer, name: str) -> None:
        super().__init__(server, None)
        self.heard: list[str] = []
        self.name = name
        self.http.event_hooks = {"response": [self._keep]}
        self.post("/api/me", name=name)
        self.codes = [self.post(f"/api/me/{way}")["code"] for way in ("recovery", "link")]
        self.heard.clear()  # the codes are told to whom they belong

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        headers = [f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"]
        self.heard.append("\n".join([*headers, response.text]))


class Books:
    """What a house's database knows and nobody is told."""

    def __init__(self, server: RunningServer, table: str) -> None:
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
            wanted = "SELECT key, invite FROM tables WHERE id = ?"
            (self.key, self.invite) = database.execute(wanted, (table,)).fetchone()
            (self.secret,) = database.execute("SELECT secret FROM house").fetchone()
            self.people = [id for (id,) in database.execute("SELECT id FROM people")]
            self.recovery = [code for (code,) in database.execute("SELECT recovery FROM people") if code]


def numbers_in(told: Any) -> set[int]:
    """Every whole number in a message."""
    if isinstance(told, dict):
        return set().union(*(numbers_in(value) for value in told.values()))
    if isinstance(told, list):
        return set().union(*(numbers_in(value) for value in told))
    return {told} if type(told) is int else set()


def rolls(key: bytes, count: int) -> set[int]:
    """The first words of a key's stream, but for small ones that anything may be."""
    stream = new_stream(key)
    return {word for _ in range(count) if (word := int(next_word(stream))) > 2**20}


def give_aways(
    text: str, books: Books, guests: list[Listening], invited: bool, key_is_secret: bool = True
) -> list[str]:
    """What is in a text and should not be."""
    secrets = [*books.people, *books.recovery, *(value for guest in guests for value in guest.http.cookies.values())]
    secrets += [code for guest in guests for written in guest.codes for code in (written, written.replace("-", ""))]
    secrets += [] if invited else [books.invite]
    found = [secret for secret in secrets if secret in text]
    found += told_of_key(text, books.secret)
    if key_is_secret:
        found += told_of_key(text, books.key)
    return found


async def play_at_random(player: Seated, dice: random.Random) -> None:
    """A whole game as people play: with second thoughts, questions, mistakes and remarks."""
    while not player.over:
        if not player.my_turn:
            await player.next()
            continue
        assert player.scene is not None
        seat, moves, mood = player.welcome["seat"], player.scene["moves"], dice.random()
        if mood < 0.05:
            await player.say(type="forecast", seat=seat, move=dice.choice(moves))
            await player.hear("forecast", "refused")
        elif mood < 0.1:
            await player.step(dice.choice(["dance", "plant 9 wheat", 3990]))
        elif mood < 0.12:
            await player.command("chat", text="My turn at last")
        elif mood < 0.14:
            await player.say(type="since", version=0)
            await player.hear("welcome")
        elif player.scene["can_undo"] and mood < 0.3:
            await player.command("undo", seat=seat, after=player.scene["step_version"])
        else:
            await player.step(dice.choice(moves))


@pytest.mark.parametrize(("game", "players"), [("nile", 3), ("fertility", 3)])
def test_no_frame_answer_or_log_of_a_whole_game_gives_a_secret_away(
    server: RunningServer, game: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["Anaxandra", "Berenike", "Charmion"][:players]
    guests = [Listening(server, name) for name in names]
    onlooker = Listening(server, "Damokles")
    table = guests[0].open(game, "me", *["open"] * (players - 1), public=True)
    watching = onlooker.at(table, since=0)
    seated = [guest.at(table, since=0) for guest in guests]

    async def lobby(path: str) -> None:
        for guest in [*guests, onlooker]:
            await asyncio.to_thread(guest.get, path)

    async def play() -> None:
        async with AsyncExitStack() as connections, watching, seated[0]:
            for guest, late in zip(guests[1:], seated[1:], strict=True):
                await asyncio.to_thread(guest.post, f"/api/tables/{table['id']}/seats")
                await connections.enter_async_context(late)
            await seated[0].command("chat", text="Welcome")
            await lobby(f"/api/tables/{table['id']}")
            await lobby("/api/tables")
            playing = [play_at_random(player, random.Random(number)) for number, player in enumerate(seated)]
            await asyncio.gather(watching.until(lambda self: self.over), *playing)

    asyncio.run(play())
    answers_before = {guest.name: len(guest.heard) for guest in [*guests, onlooker]}
    books = Books(server, table["id"])
    words = rolls(books.key, 2000)
    assert len(books.recovery) > players and all(guest.cookie for guest in guests)  # there is something to find
    commitments = set()
    for listener, guest in zip([*seated, watching], [*guests, onlooker], strict=True):
        assert len(listener.frames) > 50
        for frame in listener.frames:
            message = json.loads(frame)
            SERVER_MESSAGE.validate_json(frame)
            assert not numbers_in(message) & words
            over = any(entry["kind"] == "ended" for entry in message.get("entries", ()))
            over = over or (message.get("table") or {}).get("stage") == "over"
            # the key is for all once it is over, and never half of it
            assert give_aways(frame, books, [*guests, onlooker], guest is not onlooker, not over) == []
            assert books.key.hex() in frame or not over
            commitments |= {message["table"]["commitment"]} if message.get("table") else set()
        for answer in guest.heard[: answers_before[guest.name]]:
            assert give_aways(answer, books, [*guests, onlooker], guest is not onlooker) == []
    log = server.log()
    assert "request" in log  # it is a log
    assert give_aways(log, books, [*guests, onlooker], invited=False) == []
    assert not [name for name in [*names, onlooker.name] if name in log]

    # and once it is over, anybody can roll the dice again
    info = onlooker.get(f"/api/tables/{table['id']}")
    record = onlooker.get(f"/api/tables/{table['id']}/record")
    assert info["key"] == record["dice"]["key"] == books.key.hex()
    assert commitments == {None, info["commitment"]}  # one and the same from the start on
    (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
    assert main(["record", "verify", str(tmp_path / "game.json"), "--commitment", info["commitment"]]) == 0
    assert "The dice were checked" in capsys.readouterr().out


def test_a_table_that_is_not_public_is_not_there_for_those_without_an_invitation(server: RunningServer) -> None:
    host, stranger = Listening(server, "Anaxandra"), Listening(server, "Berenike")
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

    async def knock() -> Seated:
        async with stranger.at(table, since=0) as at_the_door:
            return at_the_door

    assert asyncio.run(knock()).frames == [
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


def test_a_game_that_is_not_public_is_not_there_either(server: RunningServer) -> None:
    """A stranger who guesses an id is not told that a game is played there."""
    table = Guest(server, "Ana").open("nile", "me", "scribe")
    with pytest.raises(Refusal, match=r"server\.no_table"):
        Guest(server, "Ben").post(f"/api/tables/{table['id']}/seats")


def test_whoever_left_a_seat_does_not_see_the_cards_of_who_took_it(server: RunningServer) -> None:
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


def test_whoever_takes_a_seat_while_watching_is_shown_it(server: RunningServer) -> None:
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


def test_a_table_without_onlookers_shows_its_game_to_nobody_who_waited_at_it(server: RunningServer) -> None:
    """While seats are open, whoever may take one may look; once it is played, only those who sit."""
    host, guest, onlooker = Guest(server, "Ana"), Guest(server, "Ben"), Guest(server, "Dora")
    table = host.open("nile", "me", "open", public=True, onlookers=False)

    async def watch() -> Seated:
        async with onlooker.at(table) as watching:
            await asyncio.to_thread(guest.post, f"/api/tables/{table['id']}/seats")
            try:
                async with asyncio.timeout(2):
                    await watching.say(type="since", version=0)
                    while True:
                        await watching.next()
            except (ConnectionClosed, TimeoutError):
                return watching

    watching = asyncio.run(watch())
    assert watching.scene is None
    assert not [entry for entry in watching.entries if entry["kind"] == "started"]


def test_what_could_not_be_saved_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was refused because it could not be written has drawn cards in memory: to show them would let
    somebody choose again, knowing what comes."""
    asyncio.run(_fail_to_save(f"sqlite:///{tmp_path / 'akhet.sqlite'}", monkeypatch))


async def _fail_to_save(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    try:
        server = TableService(store, Settings())
        for seat in (0, 1):
            await store.write(_add_person, person_in(seat))
        seats = [Seat(PERSON, person_in(seat), f"Name {seat}") for seat in (0, 1)]
        plan = Plan("nile", {"first": 0}, seats, public=True, onlookers=True, clock=None)
        live, opened = open_table(Person(person_in(0), "Name 0"), plan)
        await store.write(add_table, live.row, opened, 10)
        server.adopt(live)
        before = json.loads(scene_for(live, 0))
        live.scenes.clear()  # as where nobody has looked from this seat yet

        async def no_disk(*_: Any) -> None:
            raise SQLAlchemyError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(store, "write", no_disk)
            with pytest.raises(Refused, match=r"server\.not_saved"):
                await server.change(live, lambda: step(live, person_in(0), 0, "done", live.row.step_version, "command"))
        context = cast(Any, SimpleNamespace(settings=Settings(), server=server))
        subscriber = RecordingSubscriber(live, 0)
        connection = _Connection(cast(Any, None), context, person_in(0), "address", live.row.id)
        await connection._welcome(live, subscriber, None)
        assert json.loads(subscriber.frames[0])["scene"] == before
    finally:
        store.close()


def _add_person(connection: Any, id: str) -> None:
    connection.execute(people.insert(), {"id": id, "name": id, "created": 0.0})
