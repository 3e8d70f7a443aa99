"""Bad input through every interface: a clear refusal each time, never a traceback.

Some cases are written out; the rest is made up by hypothesis, which changes what is right in one place.
"""

import copy
import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from akhet import Game, Refused, Table
from akhet.cli import main, parser
from akhet.games.nile.components import SHIPPED
from akhet.games.nile.state import CARD_NAMES, PLOT_NAMES
from akhet.kernel.refusal import Refusal
from akhet.language import explain
from akhet.record import MAX_BYTES, load_table, read_record, record_of, replay, save_table, write_record
from akhet.referee import VERBS, Referee, serve

LONG = 10**5  # characters of a text that no refusal may repeat
SENTENCE = 1000  # characters that a refusal may have at most
HUGE = [10**400, -(10**400), 2**64, 2**63, -1, 1e308, "1" * LONG]

# Generated values: text with lone surrogates and control characters, numbers of any size, anything nested.

text = st.one_of(st.text(st.characters(), max_size=20), st.sampled_from(["\ud800", "\0", "\x1b[2J", "x" * LONG]))
numbers = st.one_of(
    st.integers(-3, 80),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from([n for n in HUGE if n != "1" * LONG]),
)
scalars = st.one_of(st.none(), st.booleans(), numbers, text, st.sampled_from([*CARD_NAMES, *PLOT_NAMES]))
anything = st.recursive(
    scalars, lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(text, inner, max_size=4))
)


def is_sentence(why: Any) -> bool:
    return isinstance(why, str) and 5 < len(why) < SENTENCE and "Traceback" not in why


def is_refused(answer: dict[str, Any]) -> bool:
    """Whether an answer is a refusal. A refusal must have a code and a sentence."""
    json.dumps(answer)
    if answer["ok"]:
        return False
    assert answer.keys() == {"ok", "code", "ruling", "why"}
    assert is_sentence(answer["why"])
    return True


def refusal_of(what: Callable[[], Any]) -> Refusal | None:
    """The refusal of a call, or None. Any other exception fails the test."""
    refusal = None
    try:
        what()
    except Refused as refused:
        refusal = refused.refusal
    assert refusal is None or is_sentence(explain(refusal))
    return refusal


def line(request: Any) -> bytes:
    return json.dumps(request).encode()


def nested(depth: int, bracket: str = "[") -> str:
    return "[" * depth + "]" * depth if bracket == "[" else '{"a":' * depth + "1" + "}" * depth


OPENED = {"do": "new", "game": "nile", "players": 2, "seed": 1, "options": {"first": 0}}


def referee() -> Referee:
    opened = Referee()
    assert opened.answer(line(OPENED))["ok"]
    return opened


def whole_table(opened: Referee) -> list[Any]:
    return [opened.answer(line({"do": verb})) for verb in ("state", "record", "events")]


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"nonsense", "referee.not_json"),
        (b"{", "referee.not_json"),
        (b'{"do":"help"', "referee.not_json"),
        (b"{'do':'help'}", "referee.not_json"),
        (b'{"do":"help"} {"do":"help"}', "referee.not_json"),
        (b'{"do":"help",}', "referee.not_json"),
        (b'{"do":"he\nlp"}', "referee.not_json"),
        (b'\xef\xbb\xbf{"do":"help"}', "referee.not_json"),
        (b'{"do":"\xff"}', "referee.not_json"),
        (b"\xed\xa0\x80", "referee.not_json"),
        (b"\0", "referee.not_json"),
        (b'{"do":"new","game":"nile","players":NaN}', "referee.not_json"),
        (b'{"do":"new","game":"nile","players":-Infinity}', "referee.not_json"),
        (b'{"do":"new","game":"nile","players":2,"seed":1' + b"0" * 5000 + b"}", "referee.not_json"),
        (b"[" * LONG, "referee.not_json"),
        (b'{"do":' * LONG, "referee.not_json"),
        (nested(LONG).encode(), "referee.not_json"),
        (nested(LONG, "{").encode(), "referee.not_json"),
        (b'{"do":"play","move":' + nested(LONG).encode() + b"}", "referee.not_json"),
        (b"[]", "referee.not_object"),
        (b"1e400", "referee.not_object"),
        (b"null", "referee.not_object"),
        (b'"help"', "referee.not_object"),
        (b"{}", "referee.no_verb"),
        (b'{"verb":"help"}', "referee.no_verb"),
        (b'{"do":null}', "referee.unknown_verb"),
        (b'{"do":["help"]}', "referee.unknown_verb"),
        (b'{"do":"Help"}', "referee.unknown_verb"),
        (b'{"do":"__init__"}', "referee.unknown_verb"),
        (b'{"do":"\\ud800"}', "referee.unknown_verb"),
        (b'{"do":"' + b"x" * LONG + b'"}', "referee.unknown_verb"),
        (b'{"do":"help","me":1}', "referee.unknown_entry"),
        (b'{"do":"legal","seat":0}', "referee.unknown_entry"),
        (b'{"do":"help","\\ud800":1}', "referee.unknown_entry"),
        (b'{"do":"help","' + b"x" * LONG + b'":1}', "referee.unknown_entry"),
        (b'{"do":"new","game":"nile","players":1e400}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":2.0}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":"2"}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":-1}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":18446744073709551616}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":1' + b"0" * 400 + b"}", "nile.open.players"),
        (b'{"do":"new","game":"nile","players":"' + b"x" * LONG + b'"}', "nile.open.players"),
        (b'{"do":"new","game":"nile","players":[' + b"1," * LONG + b"1]}", "nile.open.players"),
        (b'{"do":"new","game":"nile"}', "nile.open.players"),
        (b'{"do":"new","players":2}', "game.unknown"),
        (b'{"do":"new","game":"NILE","players":2}', "game.unknown"),
        (b'{"do":"new","game":"nile","players":2,"seed":18446744073709551616}', "open.seed"),
        (b'{"do":"new","game":"nile","players":2,"seed":-1}', "open.seed"),
        (b'{"do":"new","game":"nile","players":2,"seed":1e3}', "open.seed"),
        (b'{"do":"new","game":"nile","players":2,"names":"ab"}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"names":["a",""]}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"names":["a","' + b"x" * 41 + b'"]}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"names":["a","\\ud800"]}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"names":["a","b\\u001b[2J"]}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"names":["a","b\\nc"]}', "open.names"),
        (b'{"do":"new","game":"nile","players":2,"options":{"self":1}}', "open.unknown_option"),
        (b'{"do":"new","game":"nile","players":2,"options":{"players":3}}', "referee.no_option"),
        (b'{"do":"new","game":"nile","players":2,"options":{"seed":3}}', "referee.no_option"),
        (b'{"do":"new","game":"nile","players":2,"options":{"' + b"x" * LONG + b'":1}}', "open.unknown_option"),
        (b'{"do":"new","game":"nile","players":2,"options":{"monuments":1}}', "open.not_true_or_false"),
        (b'{"do":"new","game":"nile","players":2,"options":{"first":1' + b"0" * 4000 + b"}}", "nile.open.first"),
        (b'{"do":"new","game":"nile","players":2,"options":{"first":true}}', "nile.open.first"),
        (b'{"do":"new","game":"nile","players":2,"options":{"out":"grape"}}', "nile.open.out_no_list"),
        (b'{"do":"new","game":"nile","players":2,"options":{"out":[[],{}]}}', "nile.open.out_unknown"),
        (b'{"do":"new","game":"nile","players":2,"options":{"out":["' + b"x" * LONG + b'"]}}', "nile.open.out_unknown"),
        (b'{"do":"new","game":"nile","players":2,"options":{"out":["flax","flax"]}}', "nile.open.out_number"),
        (b'{"do":"new","game":"nile","players":2,"components":"/no/such/file"}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":"/"}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":""}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":"\\u0000"}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":"\\ud800"}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":"' + b"x" * LONG + b'"}', "file.unreadable"),
        (b'{"do":"new","game":"nile","players":2,"components":["x"]}', "referee.type"),
        (b'{"do":"new","game":"nile","players":2,"chance":"flax"}', "referee.type"),
        (b'{"do":"new","game":"nile","players":2,"chance":[0]}', "chance.impossible"),
        (b'{"do":"new","game":"nile","players":2,"chance":["' + b"x" * LONG + b'"]}', "chance.impossible"),
        (b'{"do":"set","game":"nile","state":[]}', "position.unlawful"),
        (b'{"do":"set","game":"nile","state":{"players":2,"turn":1e400}}', "position.unlawful"),
        (b'{"do":"set","game":"nile","state":{"' + b"x" * LONG + b'":1}}', "position.unlawful"),
        (b'{"do":"set","game":"nile"}', "nile.open.players"),
        (b'{"do":"load"}', "record.field"),
        (b'{"do":"load","record":[]}', "record.field"),
        (b'{"do":"load","record":{"' + b"x" * LONG + b'":1}}', "record.field"),
        (b'{"do":"play","move":1e400}', "move.neither"),
        (b'{"do":"play","move":0.0}', "move.neither"),
        (b'{"do":"play","move":false}', "move.neither"),
        (b'{"do":"play","move":-1}', "move.unknown_number"),
        (b'{"do":"play","move":18446744073709551616}', "move.unknown_number"),
        (b'{"do":"play","move":1' + b"0" * 4000 + b"}", "move.unknown_number"),
        (b'{"do":"play","move":""}', "move.not_understood"),
        (b'{"do":"play","move":"\\ud800"}', "move.not_understood"),
        (b'{"do":"play","move":"99999999999999999999"}', "move.not_understood"),
        (b'{"do":"play","move":"' + b"plant 2 wheat " * 7000 + b'"}', "move.not_understood"),
        (b'{"do":"play","move":"plant ' + b"9" * LONG + b' wheat"}', "nile.plant.nothing"),
        (b'{"do":"play","move":0,"seat":1e400}', "seat.unknown"),
        (b'{"do":"play","move":0,"seat":"' + b"x" * LONG + b'"}', "seat.unknown"),
        (b'{"do":"chance","dice":"no"}', "referee.type"),
        (b'{"do":"events","from":1.0}', "referee.type"),
        (b'{"do":"events","from":-1}', "referee.type"),
        (b'{"do":"bot","bot":{}}', "bot.spec"),
        (b'{"do":"bot","bot":"' + b"x" * LONG + b'"}', "bot.spec"),
    ],
    ids=lambda value: None if isinstance(value, str) else repr(value[:60]),
)
def test_the_referee_refuses_a_bad_line_and_continues(raw: bytes, code: str):
    opened = referee()
    before = whole_table(opened)
    answer = opened.answer(raw)
    assert is_refused(answer)
    assert answer["code"] == code
    assert whole_table(opened) == before


@pytest.mark.parametrize("bracket", "[{")
@pytest.mark.parametrize("depth", [100, 500, 900, *range(940, 1000, 6)])
def test_deep_nesting_is_refused_in_every_place(bracket: str, depth: int):
    opened = referee()
    deep = nested(depth, bracket)
    for before, after in [
        ("", ""),
        ('{"do":', "}"),
        ('{"do":"new","game":', "}"),
        ('{"do":"new","game":"nile","players":', "}"),
        ('{"do":"new","game":"nile","players":2,"options":{"first":', "}}"),
        ('{"do":"new","game":"nile","players":2,"options":{"out":[', "]}}"),
        ('{"do":"new","game":"nile","players":2,"names":', "}"),
        ('{"do":"new","game":"nile","players":2,"chance":[', "]}"),
        ('{"do":"set","game":"nile","state":{"players":2,"turn":0,"hands":', "}}"),
        ('{"do":"load","record":', "}"),
        ('{"do":"play","move":', "}"),
        ('{"do":"play","move":0,"seat":', "}"),
        ('{"do":"view","seat":', "}"),
        ('{"do":"bot","bot":', "}"),
    ]:
        assert is_refused(opened.answer(f"{before}{deep}{after}".encode())), before


@given(anything)
def test_any_json_as_a_request_is_answered(request: Any):
    is_refused(referee().answer(line(request)))


@given(st.sampled_from(sorted(VERBS)), st.dictionaries(text, anything, max_size=3), st.data())
def test_any_entries_of_any_verb_are_answered(verb: str, entries: dict[str, Any], data: st.DataObject):
    known = {name: data.draw(anything, label=name) for name in VERBS[verb].entries}
    is_refused(referee().answer(line({"do": verb, **known})))
    is_refused(referee().answer(line({"do": verb, **entries})))


@cache
def good_requests() -> list[dict[str, Any]]:
    """A valid request for every entry of every verb that changes something or answers about a seat."""
    opened = referee()
    record = opened.answer(line({"do": "record"}))["record"]
    state = opened.answer(line({"do": "state"}))["state"]
    view = opened.answer(line({"do": "view", "seat": 0}))["view"]
    return [
        {**OPENED, "names": ["Ana", "Ben"], "chance": ["flax"], "components": str(SHIPPED)},
        {"do": "set", "game": "nile", "state": state, "seed": 1, "names": ["Ana", "Ben"], "chance": []},
        {"do": "load", "record": record, "components": str(SHIPPED)},
        {"do": "actions", "game": "nile"},
        {"do": "play", "move": "done", "seat": 0, "chance": ["plague"]},
        {"do": "check", "move": 0, "seat": 0},
        {"do": "undo", "seat": 0},
        {"do": "chance", "chance": [], "dice": True},
        {"do": "view", "seat": 0},
        {"do": "determinise", "seat": 0, "seed": 1},
        {"do": "events", "seat": 0, "from": 0},
        {"do": "imagine", "game": "nile", "view": view, "seed": 1, "components": str(SHIPPED)},
        {"do": "bot", "bot": "random", "seed": 1, "seconds": 0.5, "iterations": 3, "explain": True},
    ]


def test_the_valid_requests_are_accepted():
    for request in good_requests():
        refused = is_refused(referee().answer(line(request)))
        assert refused is (request["do"] in ("undo", "chance")), request  # nothing to take back, nothing pending


@given(st.data())
def test_a_request_with_one_entry_wrong_is_answered_and_if_refused_changes_nothing(data: st.DataObject):
    request = copy.deepcopy(data.draw(st.sampled_from(good_requests())))
    changed = mutated(request, data.draw)[0]
    opened = referee()
    before = whole_table(opened)
    if is_refused(opened.answer(line(changed))):
        assert whole_table(opened) == before


@given(st.lists(st.one_of(st.binary(max_size=60), st.just(line(OPENED)), st.just(b'{"do":"legal"}')), max_size=6))
def test_any_bytes_are_answered_line_by_line(lines: list[bytes]):
    whole = b"\n".join(lines)
    out = io.StringIO()
    serve(io.BytesIO(whole), out)
    answers = out.getvalue().splitlines()
    assert len(answers) == sum(bool(one.strip()) for one in whole.split(b"\n"))
    for answer in answers:
        is_refused(json.loads(answer))


@given(st.binary(max_size=200))
def test_any_bytes_within_a_request_are_answered(middle: bytes):
    is_refused(referee().answer(b'{"do":"play","move":"' + middle + b'"}'))
    is_refused(referee().answer(b'{"do":"new","game":"nile","players":' + middle + b"}"))


WORDS = (
    *("plant", "build", "market", "offering", "speculate", "done", "pass", "put", "give", "play", "and", "on", "from"),
    *("hand", "storage", "the", "stone", "barley", ",", "+", "0", "1", "2", "3", "-1", "+2", "99999999999999999999999"),
    *CARD_NAMES,
    *PLOT_NAMES,
    *("flax-wheat", "wheat/flax", "\ud800", "٣", "\u0130", "²"),
)


@given(st.one_of(text, st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)), st.integers(0, 5))
def test_any_words_are_understood_or_refused_and_check_says_the_same_as_play(words: str, seed: int):
    table = table_of_all_cards(seed)
    before = table.state.tobytes()
    refusal = refusal_of(lambda: table.copy().play(words))
    assert table.why_not(words) == refusal
    assert table.state.tobytes() == before


def table_of_all_cards(seed: int) -> Table:
    """A position with cards of every kind in hand, in storage and planted."""
    dice = Random(seed)
    hand = dict.fromkeys([*CARD_NAMES[:5], "stone", "wheat-flax", "papyrus-castor"], 3) | {
        "wheat-flax": 1,
        "papyrus-castor": 1,
    }
    position = {
        "players": 2,
        "turn": 0,
        "options": {"monuments": True},
        "hands": [hand, {}],
        "storage": [{"wheat": 2, "flax": 1}, {}],
        "fields": {crop: {"owner": dice.randrange(2), "cards": dice.randint(1, 3)} for crop in ("wheat", "flax")},
        "monuments": {name: {"owner": dice.randrange(2), "cards": dice.randint(1, 3)} for name in ("sphinx", "wall")},
        "flood": dice.choice(["lettuce", "castor", "stone", "wheat-castor"]),
    }
    return Game("nile").set_up(position, seed=seed)


JsonPath = tuple[Any, ...]


def paths(value: Any, before: JsonPath = ()) -> list[JsonPath]:
    """The path of every entry of a JSON value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path for name, inner in entries for path in [(*before, name), *paths(inner, (*before, name))]]


def mutated(value: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> tuple[Any, JsonPath, str]:
    """A copy with one entry dropped, replaced, doubled, exchanged or slightly changed; with its path and the change."""
    value = copy.deepcopy(value)
    path = draw(st.sampled_from(paths(value)))
    holder: Any = value
    for name in path[:-1]:
        holder = holder[name]
    entry = path[-1]
    ways = ["drop", "replace", "nudge"] + ["double", "exchange"] * isinstance(holder, list)
    how = draw(st.sampled_from(ways))
    if how == "drop":
        del holder[entry]
    elif how == "replace":
        holder[entry] = draw(anything)
    elif how == "double":
        holder.insert(entry, copy.deepcopy(holder[entry]))
    elif how == "exchange":
        other = draw(st.integers(0, len(holder) - 1))
        holder[entry], holder[other] = holder[other], holder[entry]
        path = (*path[:-1], min(entry, other))
    else:
        holder[entry] = nudged(holder[entry], draw)
    return value, path, how


def nudged(value: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """A value that differs only slightly."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.sampled_from([-1, 1, 2, 256, 2**32, 2**64]))
    if isinstance(value, str) and value in CARD_NAMES:
        return draw(st.sampled_from(CARD_NAMES))
    if isinstance(value, str):
        return draw(st.sampled_from([value.upper(), value[:-1], value + "0", value[::-1]]))
    return [value]


@cache
def some_positions() -> list[Any]:
    """Positions of every step, from random games with Monuments and speculation."""
    found = []
    for seed in range(4):
        table = Game("nile").open(2 + seed % 3, seed=seed, monuments=seed % 2 == 0)
        dice = Random(seed)
        for _ in range(25):
            found.append(table.position())
            table.play(dice.choice(table.legal()[1:] or table.legal()).id)
    waiting = {
        "players": 2,
        "turn": 1,
        "step": "draw",
        "speculation": {"owner": 0, "cards": ["wheat-flax"]},
        "draw": {"for": "speculation", "owed": 2},
    }
    return [*found, Game("nile").set_up(waiting).position()]


def cards_everywhere(position: dict[str, Any]) -> Counter[str]:
    cards = Counter(position["speculation"]["cards"] if position["speculation"] else [])
    for place in (*position["hands"], *position["storage"], *(position[name] for name in ("flood_stack", "discards"))):
        cards.update(place)
    cards.update(position["pile"])
    cards.update({crop: field["cards"] for crop, field in position["fields"].items()})
    cards["stone"] += sum(monument["cards"] for monument in position["monuments"].values())
    cards["plague"] += position["plague_aside"]
    return +cards


@given(st.data())
def test_a_changed_position_is_refused_or_lawful(data: st.DataObject):
    position = data.draw(st.sampled_from(some_positions()))
    changed, path, _ = mutated(position, data.draw)
    opened = referee()
    answer = opened.answer(line({"do": "set", "game": "nile", "state": changed, "seed": 1}))
    if is_refused(answer):
        assert answer["ruling"] is not None or "options" in path
        return
    state = opened.answer(line({"do": "state"}))["state"]
    if state["options"] == position["options"] and state["players"] == position["players"]:
        assert cards_everywhere(state) == cards_everywhere(position)
    if state["draw"] is not None or state["step"] == "flood":
        assert opened.answer(line({"do": "chance"}))["ok"]
    for _ in range(3):
        choice = opened.answer(line({"do": "bot", "seed": 1}))
        assert choice["ok"] is not opened.answer(line({"do": "legal"}))["over"]
        assert not choice["ok"] or opened.answer(line({"do": "play", "move": choice["move"]}))["ok"]


@pytest.mark.parametrize(
    "state",
    [
        {"fields": {"wheat": {"owner": 0, "cards": 1, "bananas": 1}}},
        {"options": {"monuments": True}, "monuments": {"wall": {"owner": 0, "cards": 1, "bananas": 1}}},
        {"step": "flood", "speculation": {"owner": 1, "cards": ["wheat-flax"], "bananas": 1}},
        {"step": "draw", "draw": {"for": "turn", "owed": 1, "bananas": 1}},
        {"step": "trade", "pick": {"trade": "market", "bananas": 1}},
        {"step": "plant", "pick": {"planting": {"wheat": 1}, "bananas": 1}},
    ],
    ids=lambda state: next(iter(state)),
)
def test_an_unknown_entry_is_refused_at_every_depth(state: dict[str, Any]):
    position = {"players": 2, "turn": 0, "hands": [{"wheat": 2, "flax": 2}, {}], **state}
    refusal = refusal_of(lambda: Game("nile").set_up(position))
    assert refusal is not None
    assert refusal.code == "position.unlawful"
    assert "bananas" in explain(refusal)


@given(anything)
def test_anything_as_a_position_is_refused(position: Any):
    assert refusal_of(lambda: Game("nile").set_up(position)) is not None


@cache
def some_records() -> list[Any]:
    """A finished game, one stopped in the middle of a pick, and one from a position set up by hand."""
    records = []
    for seed, plies in ((1, 10**6), (2, 23)):
        table = Game("nile").open(2, seed=seed, monuments=True, first=0, names=["Ana", "Ben"])
        dice = Random(seed)
        while not table.over and len(table.plies) < plies:
            table.play(dice.choice(table.legal()[1:] or table.legal()).id)
        records.append(record_of(table))
    table = Game("nile").set_up({"players": 3, "turn": 0, "step": "flood", "hands": [{"wheat": 3}, {}, {}]}, seed=1)
    table.settle(["plague", "flax"])
    table.play("plant 2 wheat")
    records.append(record_of(table))
    return json.loads(json.dumps(records))


def meaning(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the names and the form of its options: the hash covers the deck."""
    return {name: value for name, value in record.items() if name not in ("seats", "options")}


@given(st.data())
def test_a_changed_record_is_refused_with_the_ply_or_means_the_same(data: st.DataObject):
    record = data.draw(st.sampled_from(some_records()))
    changed, path, how = mutated(record, data.draw)
    tables: list[Table] = []
    refusal = refusal_of(lambda: tables.append(replay(changed)))
    if refusal is None:
        assert meaning(record_of(tables[0])) == meaning(record)
        return
    assert json.dumps(changed) != json.dumps(record)  # as JSON: in Python 0 == False
    part = path[0]
    if part == "start":
        assert refusal.code in ("record.setup", "record.field")
    if part == "plies" and len(path) > 1:
        if how == "drop" and len(path) == 2 and path[1] == len(record["plies"]) - 1:
            assert refusal.code == "record.hash"  # the last ply is missing, the rest is valid
        else:
            assert refusal.code == "record.ply"
            assert refusal.values["ply"] == path[1] + 1 + (how == "double" and len(path) == 2)


@pytest.mark.parametrize("entry", ["seat", "move", "say", "chance", "check"])
@given(data=st.data())
def test_any_other_entry_of_a_ply_is_found_at_that_ply(entry: str, data: st.DataObject):
    record = copy.deepcopy(data.draw(st.sampled_from(some_records())))
    number = data.draw(st.integers(1, len(record["plies"])))
    ply = record["plies"][number - 1]
    other = data.draw(anything)
    assume(other != ply[entry] or isinstance(other, bool))
    ply[entry] = other
    refusal = refusal_of(lambda: replay(record))
    assert refusal is not None
    assert (refusal.code, refusal.values["ply"]) == ("record.ply", number)


@given(anything)
@example(None)
@example([])
@example({"format": "akhet.record/1"})
def test_anything_as_a_record_is_refused(record: Any):
    assert refusal_of(lambda: replay(record)) is not None
    assert refusal_of(lambda: load_table({"record": record, "secret": {"key": "", "stream": ""}})) is not None


@given(st.data())
def test_a_changed_saved_table_is_refused_or_loads(data: st.DataObject):
    saved = save_table(Game("nile").open(2, seed=1))
    saved["record"] = {}
    refusal_of(lambda: load_table(mutated(saved, data.draw)[0]))


@given(data=st.data())
def test_a_damaged_file_is_refused_or_means_the_same(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory):
    record = data.draw(st.sampled_from(some_records()))
    raw = bytearray(json.dumps(record).encode())
    start = data.draw(st.integers(0, len(raw) - 1))
    raw[start : start + data.draw(st.integers(0, 8))] = data.draw(st.binary(max_size=8))
    file = tmp_path_factory.getbasetemp() / "damaged.json"
    file.write_bytes(raw)
    tables: list[Table] = []
    if refusal_of(lambda: tables.append(replay(read_record(file)))) is None:
        assert meaning(record_of(tables[0])) == meaning(record)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b" \n",
        b"nonsense",
        b"null",
        b"{}",
        b"[]",
        b"\x7fELF\x02\x01\x01\0\xff",
        b"\xff\xfe{\0}\0",
        b"[" * LONG,
        nested(LONG).encode(),
        b'{"format":1' + b"0" * 5000 + b"}",
        b'{"format":NaN}',
        b'{"format":"' + b"x" * LONG + b'"}',
        b'{"' + b"x" * LONG + b'":1}',
    ],
    ids=lambda raw: repr(raw[:20]),
)
def test_a_file_that_is_not_a_record_is_refused(raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.json"
    file.write_bytes(raw)
    refusal = refusal_of(lambda: replay(read_record(file)))
    assert refusal is not None
    assert refusal.code in ("record.unreadable", "record.field")
    for verb in ("verify", "show"):
        assert refused_by_cli(["record", verb, str(file)], capsys)


def test_a_file_that_is_too_large_a_folder_or_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    for path in (large, tmp_path, tmp_path / "nothing", tmp_path / ("x" * 300), large / "inside"):
        refusal = refusal_of(lambda path=path: read_record(path))
        assert refusal is not None
        assert refusal.code in ("file.unreadable", "file.too_large")
        assert refused_by_cli(["record", "verify", str(path)], capsys)
        assert refused_by_cli(["record", "show", str(path)], capsys)
    for path in (Path("a\0b"), Path("\ud800"), Path("x" * LONG)):
        assert refusal_of(lambda path=path: read_record(path)) is not None


GOOD_COMPONENTS = SHIPPED.read_text("utf-8")


def with_entry(old: str, new: str) -> bytes:
    assert old in GOOD_COMPONENTS
    return GOOD_COMPONENTS.replace(old, new).encode("utf-8", "surrogateescape")


BAD_COMPONENTS = {
    "empty": b"",
    "binary": b"\x7fELF\0\xff\xfe",
    "utf-16": GOOD_COMPONENTS.encode("utf-16"),
    "no toml": b"crop: 14",
    "json": b'{"cards": {"crop": 14}}',
    "deep": b"a = " + b"[" * LONG,
    "deep and closed": b"a = " + nested(LONG).encode(),
    "cards are no table": b"cards = 1",
    "cards are a list": b"[[cards]]\ncrop = 14",
    "nothing but cards": GOOD_COMPONENTS[: GOOD_COMPONENTS.index("[crops_in_play]")].encode(),
    "a table that is none of ours": GOOD_COMPONENTS.encode() + b"\n[card]\ncrop = 3\n",
    "an entry too many": with_entry("[cards]", "[cards]\nbananas = 1"),
    "a long entry too many": with_entry("[cards]", f"[cards]\n{'x' * LONG} = 1"),
    "an entry twice": with_entry("crop = 14", "crop = 14\ncrop = 14"),
    "an entry missing": with_entry("stone = 14", ""),
    "seven players": with_entry("6 = 7", "6 = 7\n7 = 7"),
    "eight crops": with_entry("6 = 7", "6 = 8"),
    "one crop": with_entry("2 = 5", "2 = 1"),
    "more cards than a deck holds": with_entry("crop = 14", "crop = 30").replace(b"stone = 14", b"stone = 30"),
    "too few to deal": with_entry("crop = 14", "crop = 1").replace(b"opening_hand = 5", b"opening_hand = 10"),
    "too few to deal with Classic": with_entry("crop_classic = 16", "crop_classic = 1").replace(
        b"opening_hand = 5", b"opening_hand = 10"
    ),
    **{
        f"crop = {value[:20]}": with_entry("crop = 14", f"crop = {value}")
        for value in (
            *("0", "-1", "31", "18446744073709551616", "9" * 5000, "0x" + "f" * 10000, "1e400", "14.0", "nan"),
            *("true", "'14'", f"'{'x' * LONG}'", "[14]", "{crop = 14}", "1979-05-27", "07:32:00", nested(400)),
        )
    },
}


@pytest.mark.parametrize("raw", BAD_COMPONENTS.values(), ids=BAD_COMPONENTS.keys())
def test_components_that_do_not_fit_are_refused_by_every_interface(
    raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "components.toml"
    file.write_bytes(raw)
    refusal = refusal_of(lambda: Game("nile", file))
    assert refusal is not None
    assert refusal.code in ("components.faults", "file.too_large")
    assert refusal.values["file"] == "components.toml"
    answer = Referee().answer(line({**OPENED, "components": str(file)}))
    assert is_refused(answer)
    assert answer["code"] == refusal.code
    assert refused_by_cli(["simulate", "nile", "--components", str(file)], capsys)
    record = tmp_path / "game.json"
    write_record(Game("nile").open(2, seed=1), record)
    assert refused_by_cli(["record", "verify", str(record), "--components", str(file)], capsys)


@given(
    noise=st.binary(max_size=100),
    start=st.integers(0, len(GOOD_COMPONENTS.encode())),
    length=st.integers(0, 30),
)
def test_damaged_components_are_refused_or_deal(
    noise: bytes, start: int, length: int, tmp_path_factory: pytest.TempPathFactory
):
    raw = bytearray(GOOD_COMPONENTS.encode())
    raw[start : start + length] = noise
    file = tmp_path_factory.getbasetemp() / "components.toml"
    file.write_bytes(raw)
    games: list[Game] = []
    if refusal_of(lambda: games.append(Game("nile", file))) is None:
        games[0].open(2, seed=1)


@given(
    crop=st.integers(0, 31),
    classic=st.integers(0, 31),
    stone=st.integers(0, 31),
    hand=st.integers(0, 11),
    crops=st.lists(st.integers(2, 7), min_size=5, max_size=5),
    players=st.integers(2, 6),
    options=st.sampled_from([{}, {"monuments": True}, {"classic": True}]),
)
def test_components_that_are_accepted_can_be_played(
    crop: int,
    classic: int,
    stone: int,
    hand: int,
    crops: list[int],
    players: int,
    options: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
):
    assume(players < 6 or "classic" not in options)
    file = tmp_path_factory.getbasetemp() / "figures.toml"
    cards = f"[cards]\ncrop = {crop}\ncrop_classic = {classic}\nstone = {stone}\nopening_hand = {hand}\n"
    file.write_text(cards + "[crops_in_play]\n" + "".join(f"{n} = {c}\n" for n, c in enumerate(crops, 2)), "utf-8")
    games: list[Game] = []
    if refusal_of(lambda: games.append(Game("nile", file))) is not None:
        return
    table = games[0].open(players, seed=1, **options)
    dice = Random(1)
    while not table.over:
        table.play(dice.choice(table.legal()).id)
    assert replay(record_of(table), file).hash() == table.hash()


TOO_LONG_TO_PRINT = 10**5000  # Python refuses to convert it to text


@pytest.mark.parametrize(
    ("value", "fine"),
    [
        (None, {"first", "out", "seed", "names", "view"}),
        (True, {"monuments"}),
        (-1, set()),
        (7, {"seed"}),
        (2**64, set()),
        (TOO_LONG_TO_PRINT, set()),
        (-TOO_LONG_TO_PRINT, set()),
        (2.0, set()),
        (1e308, set()),
        (float("inf"), set()),
        (float("nan"), set()),
        ("2", {"name", "move"}),
        ([], set()),
        ({}, set()),
    ],
    ids=lambda value: "10**5000" if isinstance(value, int) and abs(value) > 2**64 else None,
)
def test_bad_values_are_refused_from_python_too(value: Any, fine: set[str]):
    nile = Game("nile")
    table = nile.open(2, seed=1, first=0)
    before = table.state.tobytes()
    calls: dict[str, Callable[[], Any]] = {
        "game": lambda: Game(value),
        "players": lambda: nile.open(value),
        "monuments": lambda: nile.open(2, monuments=value),
        "first": lambda: nile.open(2, first=value),
        "out": lambda: nile.open(2, out=value),
        "crop": lambda: nile.open(2, out=[value, value]),
        "seed": lambda: nile.open(2, seed=value),
        "names": lambda: nile.open(2, names=value),
        "name": lambda: nile.open(2, names=["Ana", value]),
        "dealt": lambda: nile.open(2, chance=[value]),
        "option": lambda: nile.open(2, bananas=value),
        "position": lambda: nile.set_up(value),
        "turn": lambda: nile.set_up({"players": 2, "turn": value}),
        "view": lambda: table.view(value),
        "seat": lambda: table.play("plant 2 barley", seat=value),
        "drawn": lambda: table.play("done", chance=[value]),
        "record": lambda: replay(value),
        "move": lambda: table.copy().play(value),
    }
    assert {name for name, call in calls.items() if refusal_of(call) is None} == fine
    assert table.state.tobytes() == before


@given(anything)
def test_anything_as_a_move_or_a_result_is_refused_and_changes_nothing(value: Any):
    table = Game("nile").open(2, seed=1, first=0)
    before = table.state.tobytes()
    assume(not (isinstance(value, int | str) and table.why_not(value) is None))
    assert refusal_of(lambda: table.play(value)) == table.why_not(value)
    assume(value not in CARD_NAMES)
    assert refusal_of(lambda: table.play(0, chance=[value])) is not None
    assert table.state.tobytes() == before


def cli(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code and the output, also if argparse exits."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    out, err = capsys.readouterr()
    return code, out, err


def refused_by_cli(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> bool:
    """Exit code 2, nothing on stdout, and one sentence on stderr after an optional usage message.

    Below the sentence, a refused set lists its faults.
    """
    code, out, err = cli(arguments, capsys)
    lines = [line for line in err.splitlines() if not re.match(r"[0-9]+\. ", line)]
    used = [line for line in lines[:-1] if not line.startswith(("usage:", "  "))]
    by_argparse = ": error: " in lines[-1][:60]
    assert by_argparse or is_sentence(lines[-1])
    return (code, out, used) == (2, "", []) and lines[-1].startswith("akhet")


TABLE_COMMANDS = (["play", "--watch"], ["simulate", "--games", "1"])
BAD_TABLES = [
    ["chess"],
    [""],
    ["NILE"],
    ["x" * LONG],
    *(
        ["nile", "--players", n]
        for n in ("0", "1", "7", "-1", str(2**64), "9" * 400, "9" * 5000, "two", "2.0", "", "1e400")
    ),
    *(
        ["nile", "--out", out]
        for out in ("", "grape", "grape,grape", "barley,flax", "grape,onion,flax", ",", "x" * LONG)
    ),
    *(["nile", "--first", n] for n in ("-1", "3", str(2**64), "9" * 400, "me")),
    *(["nile", "--seed", n] for n in ("-1", str(2**64), "9" * 400, "9" * 5000, "abc", "1.5", "nan")),
    ["nile", "--classic", "--monuments"],
    ["nile", "--classic", "--players", "6"],
    ["nile", "--classic", "--out", "grape,flax"],
    ["nile", "--components", "/no/such/file"],
    ["nile", "--components", "/"],
    ["nile", "--components", ""],
    ["nile", "--components", "x" * LONG],
    ["nile", "--bananas"],
    ["nile", "extra"],
    [],
]


@pytest.mark.parametrize("command", TABLE_COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("table", BAD_TABLES, ids=lambda table: " ".join(table)[:40])
def test_an_impossible_table_is_refused(command: list[str], table: list[str], capsys: pytest.CaptureFixture[str]):
    assert refused_by_cli([command[0], *table, *command[1:]], capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["--bananas"],
        ["referee", "nile"],
        ["record"],
        ["record", "burn"],
        ["record", "verify"],
        ["record", "show"],
        ["record", "verify", "a", "b"],
        ["record", "verify", "/no/such/file", "--components", "/no/such/file"],
        *(
            ["simulate", "nile", "--games", n]
            for n in ("0", "-1", "1.5", "many", "9" * 13, "9" * 5000, "0" * 12 + "9" * 12)
        ),
        *(["simulate", "nile", "--cores", n] for n in ("0", "-1", "x", "9" * 5000)),
        ["play", "nile", "--record"],
        ["play", "nile", "--watch", "--players", "2", "--seed", "1", "--record", "/no/such/folder/game.json"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_wrong_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    assert refused_by_cli(arguments, capsys)


def test_a_number_of_games_cannot_hide_behind_zeros():
    with pytest.raises(SystemExit):
        parser().parse_args(["simulate", "nile", "--games", "000000000005000000000000"])


def test_an_altered_record_is_refused_by_verify_and_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    record = copy.deepcopy(some_records()[0])
    record["plies"][6]["move"] = 69
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    for verb in ("verify", "show"):
        code, out, err = cli(["record", verb, str(file)], capsys)
        assert (code, out) == (2, "")
        assert err.startswith("akhet: Ply 7: ")
        assert err.count("\n") == 1


AKHET = [sys.executable, "-c", "import sys; from akhet.cli import main; sys.exit(main())"]


def run(*arguments: str | bytes, feed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a process whose stdout is as strict about text as in most terminals."""
    strict = os.environ | {"PYTHONIOENCODING": "utf-8:strict"}
    command = [*AKHET, *arguments]
    return subprocess.run(command, input=feed, env=strict, capture_output=True, timeout=120, check=False)


def stderr_lines(run: subprocess.CompletedProcess[bytes]) -> list[bytes]:
    """Its stderr without the notice that the rules are compiled."""
    assert b"Traceback" not in run.stderr + run.stdout
    return [line for line in run.stderr.splitlines() if not line.startswith(b"akhet: compiling")]


def test_a_real_process_refuses_with_one_line_and_exit_code_2(tmp_path: Path):
    file = tmp_path / "odd.json"
    file.write_bytes(b'{"\\ud800":"\\ud800"}')
    refused = run("record", "verify", str(file))
    assert (refused.returncode, refused.stdout, len(stderr_lines(refused))) == (2, b"", 1)


def test_a_file_name_that_is_not_utf8_can_be_verified(tmp_path: Path):
    record = tmp_path / "game.json"
    write_record(Game("nile").open(2, seed=1), record)
    odd = bytes(tmp_path) + b"/odd\xff.json"
    try:
        Path(odd.decode("utf-8", "surrogateescape")).write_bytes(record.read_bytes())
    except OSError:
        pytest.skip("this file system has no such names")
    verified = run("record", "verify", odd)
    assert (verified.returncode, stderr_lines(verified)) == (0, [])


def test_a_real_referee_survives_everything():
    lines = [b"nonsense", b"\xff\xfe", b"[" * LONG, b"x" * 2**21, b"", b'{"do":"play","move":0}', b'{"do":"help"}']
    answered = run("referee", feed=b"\n".join(lines))
    assert answered.returncode == 0
    assert stderr_lines(answered) == []
    codes = [json.loads(answer).get("code") for answer in answered.stdout.splitlines()]
    assert codes == [*["referee.not_json"] * 3, "referee.too_long", "referee.no_game", None]


TYPED = (
    *(
        b"",
        b"nonsense",
        b"-1",
        b"70",
        b"99999999999999999999",
        b"plant 99 barley",
        b"plant",
        b"\xff\xfe",
        b"\0",
        b"\x1b[A",
    ),
    *(b"x" * LONG, b"9" * 5000, b"[bold]", b"[/]", b"undo", b"help"),
)


def test_the_terminal_accepts_any_input():
    for name, feed in (("[/] [bold]", b""), ("Ana", b"\n".join(TYPED))):
        arguments = ["play", "nile", "--players", "2", "--seed", "1", "--no-colour", "--name", name]
        played = run(*arguments, feed=feed)
        stderr_lines(played)
        assert played.returncode in (0, 2, 130)


def test_watching_a_game_and_simulating_some_works(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    record = tmp_path / "game.json"
    watched = cli(["play", "nile", "--watch", "--players", "3", "--seed", "1", "--record", str(record)], capsys)
    assert watched[0] == 0
    assert cli(["record", "verify", str(record)], capsys)[0] == 0
    assert cli(["record", "show", str(record)], capsys)[0] == 0
    assert cli(["simulate", "nile", "--players", "4", "--games", "100", "--seed", "1"], capsys)[0] == 0
