"""Invalid messages and requests are refused with the entry and the reason, in the reader's language."""

import json
import re
from typing import Any

import pytest
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError

from akhet.kernel.refusal import Refusal
from akhet.language import explain, languages
from akhet.server.http.invalid_input import InvalidMessage, not_understood, read_message
from akhet.server.lobby_messages import TableRequest
from akhet.server.messages import CLIENT_MESSAGE

STEP = {"type": "step", "id": "a-000001", "seat": 0, "after": 0, "move": 1}
REQUEST = {"game": "nile", "seats": [{"kind": "me"}, {"kind": "open"}]}
MESSAGES = "hello, look, since, step, undo, resign, back, chat, preset, forecast, hint, ping"


def refusal_of_message(raw: str) -> Refusal:
    found = read_message(raw)
    assert isinstance(found, InvalidMessage) and found.refusal.code == "server.message"
    return found.refusal


def refusal_of_request(model: type[BaseModel], body: object) -> Refusal:
    with pytest.raises(ValidationError) as error:
        model.model_validate_json(json.dumps(body))
    return not_understood(error.value).refusal


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seat": "x"}, "step.seat: must be a whole number."),
        ({"seat": 1.5}, "step.seat: must be a whole number."),
        ({"seat": -1}, "step.seat: must be at least 0."),
        ({"seat": 9}, "step.seat: must be at most 5."),
        ({"id": "a"}, "step.id: has the wrong length or wrong characters."),
        ({"id": 7}, "step.id: must be a text."),
        ({"more": 1}, "step.more: there is no such entry."),
        ({"move": -1}, "step.move: must be at least 0."),
        ({"move": ""}, "step.move: is too short: at least 1."),
        ({"move": 300 * "x"}, "step.move: is too long: at most 200."),
        ({"move": None}, "step.move: is not valid."),
        ({"type": "dance"}, f"type: must be one of: {MESSAGES}."),
    ],
)
def test_a_message_is_refused_with_the_entry_and_the_reason(change: dict[str, Any], why: str) -> None:
    assert explain(refusal_of_message(json.dumps(STEP | change))) == f"This can’t be read. {why}"


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ("[", "The message: is not valid JSON."),
        ("", "The message: is not valid JSON."),
        (300 * "[", "The message: is not valid JSON."),
        ("[]", "The message: must be an object."),
        ("{}", "type: is missing."),
        ('{"type":"look"}', "look.seat: is missing."),
    ],
)
def test_text_that_is_not_a_message_is_refused_with_the_reason(raw: str, why: str) -> None:
    assert explain(refusal_of_message(raw)) == f"This can’t be read. {why}"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": 5}, "game: must be a text."),
        ({"game": ""}, "game: is too short: at least 1."),
        ({"game": 21 * "x"}, "game: is too long: at most 20."),
        ({"seats": 5}, "seats: must be a list."),
        ({"seats": []}, "seats: is too short: at least 2."),
        ({"seats": [1, 2]}, "seats.0: must be an object."),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "seats.1.kind: must be one of: me, open, bot."),
        ({"options": {"out": [1]}}, "options.out: is not valid."),
        ({"public": 1}, "public: must be true or false."),
        ({"clock": "x"}, "clock: must be a number."),
        ({"clock": 0}, "clock: must be more than 0."),
        ({"clock": 1e9}, "clock: must be at most 2,592,000."),
    ],
)
def test_a_request_to_the_lobby_is_refused_with_the_entry_and_the_reason(change: dict[str, Any], why: str) -> None:
    assert explain(refusal_of_request(TableRequest, REQUEST | change)) == f"This can’t be read. {why}"


def test_a_position_in_broken_json_is_not_named_as_an_entry() -> None:
    error = RequestValidationError([{"type": "json_invalid", "loc": ("body", 12), "msg": "JSON decode error"}])
    assert explain(not_understood(error).refusal) == "This can’t be read. body: is not valid JSON."


def test_an_unknown_kind_of_error_is_described_without_pydantics_words() -> None:
    error = RequestValidationError([{"type": "date_type", "loc": ("query", "day"), "msg": "Input should be a date"}])
    assert explain(not_understood(error).refusal) == "This can’t be read. query.day: is not valid."


@pytest.mark.parametrize("language", sorted(languages() - {"en"}))
def test_no_english_reaches_a_reader_of_another_language(language: str) -> None:
    broken = [STEP | change for change in ({"seat": "x"}, {"seat": 9}, {"id": "a"}, {"move": ""}, {"move": None})]
    broken += [STEP | {"type": "dance"}, {"type": "look"}, {}, []]
    for message in broken:
        with pytest.raises(ValidationError) as error:
            CLIENT_MESSAGE.validate_json(json.dumps(message))
        sentence = explain(not_understood(error.value).refusal, language)
        assert not re.search(r"\b(should|input|must|valid|field|string|integer)\b", sentence), sentence


def test_a_long_name_of_an_entry_is_truncated() -> None:
    assert len(explain(refusal_of_message(json.dumps(STEP | {1000 * "x": 1})))) < 200
