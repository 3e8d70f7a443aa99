"""The browser's types are ours: the file that is committed is what the generator makes, and nothing is lost."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from akhet.games import BUILT_IN
from akhet.schema import schema
from akhet.server import lobby_messages, messages
from akhet.server.messages import CLIENT_MESSAGE, SERVER_MESSAGE, Message
from tools import typescript

INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) =\s*(.*?);$", re.MULTILINE | re.DOTALL)
LOBBY = ["Me", "NewName", "Code", "GivenCode", "SeatRequest", "TableRequest", "SitRequest", "GameInfo", "RefusalInfo"]
GAMES = [
    *("NileView", "NileEvent", "NileMove", "NileOptions", "FertilityView", "FertilityEvent", "FertilityMove"),
    *("FertilityOptions", "FertilityForecast", "FertilitySet", "GameView", "GameEvent", "GameMove"),
]


def written() -> str:
    return typescript.OUTPUT.read_text("utf-8")


def interfaces() -> dict[str, dict[str, tuple[bool, str]]]:
    """Every interface that is written: for each field whether it may be left out, and its type."""
    found = INTERFACE.findall(written())
    return {name: {field: (left == "?", type) for field, left, type in FIELD.findall(body)} for name, body in found}


def aliases() -> dict[str, str]:
    return {name: re.sub(r"\s+", " ", type).removeprefix("| ") for name, type in ALIAS.findall(written())}


def models() -> dict[str, type[BaseModel]]:
    found = {**vars(messages), **vars(lobby_messages)}
    return {
        name: one
        for name, one in found.items()
        if isinstance(one, type) and issubclass(one, Message) and one is not Message
    }


def test_the_committed_file_is_what_the_generator_makes() -> None:
    assert written() == typescript.protocol(), "make protocol writes it anew"


def test_every_message_is_there_with_just_its_fields() -> None:
    found = interfaces()
    assert len(models()) > 20
    for name, model in models().items():
        fields = {field: not info.is_required() for field, info in model.model_fields.items()}
        assert {field: left for field, (left, _) in found[name].items()} == fields, name


def test_every_type_of_a_game_is_there_with_just_its_fields() -> None:
    found = interfaces()
    definitions = schema(BUILT_IN, server=False)["$defs"]
    for name, one in definitions.items():
        if "properties" in one:
            fields = {field: field not in one["required"] for field in one["properties"]}
            assert {field: left for field, (left, _) in found[name].items()} == fields, name
        else:
            assert name in aliases(), name


def test_nothing_that_is_sent_lacks_a_type() -> None:
    names = interfaces().keys() | aliases().keys()
    for adapter in (CLIENT_MESSAGE, SERVER_MESSAGE):
        assert set(adapter.json_schema()["$defs"]) <= names
    assert {*LOBBY, *GAMES} <= names


def test_every_name_that_is_used_is_there() -> None:
    known = interfaces().keys() | aliases().keys() | {"Record", "Partial"}
    types = [type for fields in interfaces().values() for _, type in fields.values()] + [*aliases().values()]
    used = {name for type in types for name in re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", type))}
    assert used <= known


def test_no_field_is_of_a_type_that_nobody_knows() -> None:
    types = [type for fields in interfaces().values() for _, type in fields.values()] + [*aliases().values()]
    assert [type for type in types if re.search(r"\b(any|unknown)\b", re.sub(r'"[^"]*"', "", type))] == []


@pytest.mark.parametrize(
    ("name", "field", "type"),
    [
        ("Hello", "type", '"hello"'),
        ("Hello", "seat", "SeatNumber | null"),
        ("Step", "move", "number | string"),
        ("SeatInfo", "kind", '"person" | "open" | "bot"'),
        ("TableInfo", "seats", "SeatInfo[]"),
        ("TableInfo", "options", "GameOptions"),
        ("Scene", "view", "GameView"),
        ("EntryInfo", "events", "GameEvent[] | null"),
        ("ForecastInfo", "earns", "GameForecast | null"),
        ("ReplayScene", "views", "GameView[]"),
        ("TableRequest", "options", "OptionsGiven"),
        ("NileView", "fields", "Partial<Record<NileCrop, NilePlanted>>"),
        ("NileDealt", "card", "NileHandCard"),
        ("NileGive", "where", "NilePlace"),
        ("FertilityPlace", "where", "FertilitySquares"),
        ("FertilityTypes", "forecast", "FertilityForecast"),
        ("NileTypes", "forecast", "null"),
    ],
)
def test_a_type_says_what_it_says_in_python(name: str, field: str, type: str) -> None:
    assert interfaces()[name][field][1] == type


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("GameName", "string"),
        ("NileCrop", '"papyrus" | "wheat" | "lettuce" | "castor" | "flax" | "grape" | "onion"'),
        ("NileCards", "Partial<Record<NileCard, number>>"),
        ("FertilitySquare", "[Count, Count]"),
        ("FertilitySquares", "[FertilitySquare, FertilitySquare]"),
        ("GameView", "NileView | FertilityView"),
        ("ServerMessage", "Welcome | Update | Presence | Ack | RefusedInfo | ForecastInfo | HintInfo | Notice | Pong"),
    ],
)
def test_a_named_type_is_what_it_is_in_python(name: str, type: str) -> None:
    assert aliases()[name] == type


def test_every_description_is_in_the_browsers_types() -> None:
    text = written()
    since = messages.Hello.model_fields["since"].description
    assert f"  /** {since} */\n  since?: Version | null;" in text
    assert f"/** {messages.Ack.__doc__} */\nexport interface Ack {{" in text
    assert '  /** @defaultValue "en" */\n  locale?: Locale;' in text
    assert "/** at least 0, at most 5 */\nexport type SeatNumber = number;" in text
    assert "  /** Missing for everybody but the seat. */\n  card?: NileHandCard;" in text


def descriptions(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (part["description"],) if isinstance(part.get("description"), str) else ()
        for one in part.values():
            yield from descriptions(one)
    elif isinstance(part, list):
        for one in part:
            yield from descriptions(one)


def test_no_description_is_lost() -> None:
    text = re.sub(r"\s+\*?\s*", " ", written())
    for description in descriptions(schema(BUILT_IN)):
        assert " ".join(description.split()) in text


def test_the_constants_are_the_servers() -> None:
    found = {name: int(value) for name, value in re.findall(r"^export const (\w+) = (\d+);$", written(), re.MULTILINE)}
    assert found == {
        "PROTOCOL": messages.PROTOCOL,
        "MAX_MESSAGE": messages.MAX_MESSAGE,
        "MOST_LISTED": lobby_messages.MOST_LISTED,
        "LONGEST_CLOCK": lobby_messages.LONGEST_CLOCK,
    }


@pytest.mark.parametrize(
    "part",
    [{}, {"type": "array"}, {"type": "string", "format": "date"}, {"type": "object"}, {"not": {"type": "string"}}],
    ids=str,
)
def test_a_schema_the_generator_does_not_know_is_an_error_and_not_a_hole(part: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        typescript.type_of(part)


def test_an_object_with_other_fields_than_its_own_is_an_error_too() -> None:
    with pytest.raises(TypeError, match="other fields"):
        typescript.typescript({"$defs": {"Open": {"type": "object", "properties": {}}}})
