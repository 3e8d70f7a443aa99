"""The browser's types are the server's: the file that is committed is what the generator makes, and nothing is lost."""

import ast
import re
from types import ModuleType
from typing import Any

import pytest
from pydantic import BaseModel

from akhet.server import messages, typescript
from akhet.server.http import lobby
from akhet.server.messages import CLIENT_MESSAGE, SERVER_MESSAGE

INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)
LOBBY = ["Me", "NewName", "Code", "GivenCode", "SeatWish", "TableWish", "SitWish", "GameInfo", "RefusalInfo"]


def interfaces() -> dict[str, dict[str, tuple[bool, str]]]:
    """Every interface that is written: of each field whether it may be left out, and its type."""
    found = INTERFACE.findall(typescript.OUTPUT.read_text("utf-8"))
    return {name: {field: (left == "?", type) for field, left, type in FIELD.findall(body)} for name, body in found}


def models() -> dict[str, type[BaseModel]]:
    def of(module: ModuleType) -> dict[str, Any]:
        return {name: one for name, one in vars(module).items() if typescript._is_message(one)}

    return of(messages) | of(lobby)


def test_the_committed_file_is_what_the_generator_makes() -> None:
    assert typescript.OUTPUT.read_text("utf-8") == typescript.typescript(), "make protocol writes it anew"


def test_every_type_is_there_with_just_its_fields() -> None:
    written = interfaces()
    assert set(written) == set(models())
    for name, model in models().items():
        fields = {field: not info.is_required() for field, info in model.model_fields.items()}
        assert {field: left for field, (left, _) in written[name].items()} == fields, name


def test_nothing_that_is_sent_lacks_a_type() -> None:
    for adapter in (CLIENT_MESSAGE, SERVER_MESSAGE):
        assert set(adapter.json_schema()["$defs"]) <= set(interfaces())
    assert set(LOBBY) <= set(interfaces())


@pytest.mark.parametrize(
    ("model", "field", "type"),
    [
        ("Hello", "type", '"hello"'),
        ("Hello", "seat", "SeatNumber | null"),
        ("Step", "move", "number | string"),
        ("SeatInfo", "kind", '"person" | "open" | "bot"'),
        ("TableInfo", "seats", "SeatInfo[]"),
        ("Scene", "view", "Record<string, unknown>"),
        ("EntryInfo", "events", "Record<string, unknown>[] | null"),
        ("TableWish", "options", "Record<string, boolean | number | string[] | null>"),
    ],
)
def test_a_type_says_what_it_says_in_python(model: str, field: str, type: str) -> None:
    assert interfaces()[model][field][1] == type


def test_what_is_said_about_a_field_is_said_in_the_browser_too() -> None:
    text = typescript.typescript()
    assert (
        "  /** which of one's seats to look from; the first, where none is said */\n  seat?: SeatNumber | null;" in text
    )
    assert "/** A wish was carried out and is safe; it led to this version. */\nexport interface Ack {" in text
    assert '  /** @defaultValue "en" */\n  locale?: Locale;' in text


def test_a_type_the_generator_does_not_know_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(TypeError, match=r"set\[int\]"):
        typescript._Source(messages)._type(ast.parse("set[int]", mode="eval").body)
