"""docs/protocol.md is true: it has everything of the protocol, and its example consists of valid messages."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter

from akhet.record import commitment_to, mixed_key
from akhet.server import lobby_messages, messages
from akhet.server.http import lobby, table_connection
from akhet.server.messages import CLIENT_MESSAGE, SERVER_MESSAGE, EntryInfo, TableInfo
from akhet.server.tables.entries import SHOWN
from akhet.server.tables.refusal_sentences import STATUS
from akhet.server.tables.service import MOST_ENTRIES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SOURCES = Path(__file__).parents[2] / "src" / "akhet" / "server"
CLIENT, SERVER = (
    {get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(get_args(union.__value__)[0])}
    for union in (messages.ClientMessage, messages.ServerMessage)
)


def section(title: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"there is no section {title}"
    return found.group(1)


def row(text: str, name: str) -> str:
    """The row of a table that begins with a name."""
    found = re.search(rf"^\| `{name}` \|.*$", text, re.MULTILINE)
    assert found, f"no row for {name}"
    return found.group()


def names_in(text: str) -> set[str]:
    return set(re.findall(r"`([a-z][a-z0-9_]*)`", text))


def fields_in(line: str) -> dict[str, bool]:
    """The fields in the second column of a row, and whether each may be left out."""
    return {name: left == "?" for name, left in re.findall(r"`([a-z_]+)`(\??)", line.split("|")[2])}


def fields_of(model: Any) -> dict[str, bool]:
    return {name: not field.is_required() for name, field in model.model_fields.items() if name != "type"}


@pytest.mark.parametrize("type", CLIENT)
def test_every_message_from_a_client_is_on_the_page(type: str) -> None:
    assert fields_in(row(section("Messages from a client"), type)) == fields_of(CLIENT[type])


@pytest.mark.parametrize("type", SERVER)
def test_every_message_from_the_server_is_on_the_page(type: str) -> None:
    assert fields_in(row(section("Messages from the server"), type)) == fields_of(SERVER[type])


@pytest.mark.parametrize("kind", get_args(messages.EntryKind.__value__))
def test_every_kind_of_entry_is_on_the_page_with_its_fields(kind: str) -> None:
    described = set(fields_in(row(section("Entries"), kind)))
    sent = set(SHOWN.get(kind, ())) | ({"events"} if kind in ("started", "step") else set())
    assert described == sent


@pytest.mark.parametrize(
    ("model", "title"),
    [
        (messages.TableInfo, "The lobby"),
        (messages.SeatInfo, "The lobby"),
        (messages.Scene, "The scene"),
        (messages.StandingInfo, "The scene"),
        *(
            (model, "The lobby")
            for model in vars(lobby_messages).values()
            if isinstance(model, type) and model.__module__ == lobby_messages.__name__
        ),
    ],
)
def test_every_field_of_a_type_is_on_the_page(model: Any, title: str) -> None:
    assert set(model.model_fields) <= names_in(section(title))


def test_every_request_to_the_lobby_is_on_the_page() -> None:
    described = set(re.findall(r"^\| `([A-Z]+ /api/[^`]*)` \|", section("The lobby"), re.MULTILINE))
    app = FastAPI()
    app.include_router(lobby.router)
    assert described == {f"{verb.upper()} {path}" for path, verbs in app.openapi()["paths"].items() for verb in verbs}


def test_every_refusal_of_the_server_is_on_the_page_and_no_other() -> None:
    text = "".join(source.read_text("utf-8") for source in sorted(SOURCES.rglob("*.py")))
    refused = set(re.findall(r"""refuse\(\s*["'](server\.[a-z_]+)["']""", text))
    assert set(re.findall(r"`(server\.[a-z_]+)`", section("Refusals"))) == refused


@pytest.mark.parametrize("code", STATUS)
def test_a_refusal_has_the_status_that_the_page_says(code: str) -> None:
    (line,) = (line for line in section("Refusals").splitlines() if line.startswith("| `") and f"`{code}`" in line)
    assert str(STATUS[code]) in line.split("|")[2]


def test_the_numbers_on_the_page_are_those_of_the_server() -> None:
    assert f"`protocol` ({messages.PROTOCOL})" in section("Messages from a client")
    assert f"at most {messages.MAX_MESSAGE} bytes" in section("The connection to a table")
    assert f"at most {MOST_ENTRIES} entries" in section("Messages from the server")
    assert f"| {table_connection.POLICY} |" in section("Limits and closed connections")


def test_every_reason_for_closing_a_connection_is_on_the_page() -> None:
    source = (SOURCES / "http" / "table_connection.py").read_text("utf-8")
    reasons = set(re.findall(r'_cut(?:\(|, )"([a-z]+)"', source))
    described = names_in(section("Limits and closed connections"))
    # a client that reads too slowly is not sent the reason: it would not read it
    assert {"slow", "silent"} <= reasons and reasons - {"slow"} <= described


# The example


def example() -> list[str]:
    return re.findall(r"^[<>] .*$", section("A whole example"), re.MULTILINE)


def whole(line: str, table: str, scene: str) -> str:
    """A line of the example with something valid in place of what was left out."""
    line = line[2:].replace('"table":{…}', f'"table":{table}').replace('"scene":{…}', f'"scene":{scene}')
    return line.replace("{…}", "{}")


def test_the_example_consists_of_valid_messages() -> None:
    opened = next(line[2:] for line in example() if line.startswith("< ") and '"type"' not in line)
    TypeAdapter(TableInfo).validate_json(opened)
    sent = [line for line in example() if '"type"' in line]
    seen = set()
    for line in sent:
        text = whole(line, opened, "null")
        seen.add((line[0], json.loads(text)["type"]))
        if line.startswith("<"):
            SERVER_MESSAGE.validate_json(text)
        elif '"id":"b"' not in line:  # Ben's invalid message
            CLIENT_MESSAGE.validate_json(text)
    assert {type for side, type in seen if side == "<"} == set(SERVER)


def test_the_key_in_the_example_is_the_one_committed_to() -> None:
    text = section("A whole example")
    (key,) = set(re.findall(r'"key":"([0-9a-f]{64})"', text))
    assert set(re.findall(r'"commitment":"([0-9a-f]{64})"', text)) == {commitment_to(bytes.fromhex(key))}


def test_the_key_that_ana_and_ben_contributed_to_follows_from_what_was_published() -> None:
    lines = re.findall(r"^([<>]) (\{.*\})$", section("The random key"), re.MULTILINE)
    sent = [json.loads(line.replace("…", "")) for _, line in lines]
    entries = [TypeAdapter(EntryInfo).validate_python(one) for one in sent if "kind" in one]
    opened, sat, started, _, ended = entries
    requests = [lobby_messages.TableRequest.model_validate_json(lines[1][1]).seats[0].random]
    requests.append(lobby_messages.SitRequest.model_validate_json(lines[3][1]).random)
    assert started.contributions == requests and opened.contributions == [requests[0], None]
    assert sat.random == requests[1] and ended.secret is not None
    secret = bytes.fromhex(ended.secret)
    assert {sent[0]["commitment"], opened.commitment, started.commitment} == {commitment_to(secret)}
    assert mixed_key(secret, started.contributions or []).hex() == ended.key


def test_ben_is_not_sent_in_the_example_which_cards_ana_draws() -> None:
    drawn = [json.loads(event) for event in re.findall(r'\{"event":"drew"[^}]*\}', section("A whole example"))]
    assert {"card" in event for event in drawn} == {True, False}
    ben = PAGE.partition("Ben is sent how many, not which.")[2].partition("```\n\n")[0]
    assert '{"event":"drew","seat":0}' in ben and '"card"' not in ben.partition('"flooded"')[0]


def test_the_links_of_the_page_lead_somewhere() -> None:
    folder = Path(__file__).parents[2] / "docs"
    for name, anchor in re.findall(r"\]\(([a-z-]*\.?m?d?)#?([a-z0-9-]*)\)", PAGE):
        text = (folder / name).read_text("utf-8") if name else PAGE
        headings = [re.sub(r"[^a-z0-9 -]", "", line.lower()) for line in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]
        assert not anchor or anchor in [heading.replace(" ", "-") for heading in headings], f"{name}#{anchor}"
