"""JSON Schema of types written with `typing`."""

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

import jsonschema_rs
import pytest

from akhet.kernel.json_schema import DIALECT, Definitions, definitions_of, ref
from akhet.kernel.schema_types import Length, Named, Range

Colour = Annotated[Literal["red", "green"], Named("Colour", "A colour.")]
Shade = Annotated[Colour | Literal["grey"], Named("Shade")]


class Card(TypedDict):
    """A card.

    With a second paragraph.
    """

    colour: Annotated[Colour, "of its face"]
    value: Annotated[int, Range(1, 9), "as printed"]
    note: NotRequired[str]


class Hand(TypedDict, total=False):
    cards: Required[Annotated[list[Card], Length(0, 5)]]
    trump: Annotated[Colour | None, "null for none"]


class Marked(Card):
    mark: bool


def schema_of(annotation: Any) -> dict[str, Any]:
    return Definitions().schema_of(annotation)


@pytest.mark.parametrize(
    ("annotation", "schema"),
    [
        (str, {"type": "string"}),
        (bool, {"type": "boolean"}),
        (int, {"type": "integer"}),
        (float, {"type": "number"}),
        (None, {"type": "null"}),
        (Literal["red"], {"const": "red", "type": "string"}),
        (Literal["red", "green"], {"enum": ["red", "green"], "type": "string"}),
        (Literal[1, "red"], {"enum": [1, "red"]}),
        (int | None, {"anyOf": [{"type": "integer"}, {"type": "null"}]}),
        (list[int], {"type": "array", "items": {"type": "integer"}}),
        (
            Annotated[list[int], Length(2)],
            {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        ),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (
            dict[Literal["red", "green"], int],
            {
                "type": "object",
                "propertyNames": {"enum": ["red", "green"], "type": "string"},
                "additionalProperties": {"type": "integer"},
            },
        ),
        (Annotated[int, Range(0)], {"type": "integer", "minimum": 0}),
        (
            Annotated[int, Range(0, 5), "a seat"],
            {"type": "integer", "minimum": 0, "maximum": 5, "description": "a seat"},
        ),
        (Colour, {"$ref": "#/$defs/Colour"}),
        (Annotated[Colour, "of the face"], {"$ref": "#/$defs/Colour", "description": "of the face"}),
        (Card, {"$ref": "#/$defs/Card"}),
    ],
    ids=str,
)
def test_a_type_has_its_schema(annotation: Any, schema: dict[str, Any]) -> None:
    assert schema_of(annotation) == schema


def test_named_types_are_defined_once_after_the_types_they_refer_to() -> None:
    assert list(definitions_of([Hand, Card, Shade])) == ["Colour", "Card", "Hand", "Shade"]


def test_a_typed_dict_has_its_docstring_its_fields_and_no_others() -> None:
    assert definitions_of([Card])["Card"] == {
        "type": "object",
        "description": "A card.\n\nWith a second paragraph.",
        "properties": {
            "colour": {"$ref": "#/$defs/Colour", "description": "of its face"},
            "value": {"type": "integer", "minimum": 1, "maximum": 9, "description": "as printed"},
            "note": {"type": "string"},
        },
        "required": ["colour", "value"],
        "additionalProperties": False,
    }


def test_a_required_field_is_required_in_a_class_that_is_not_total() -> None:
    assert definitions_of([Hand])["Hand"]["required"] == ["cards"]


def test_a_class_has_the_fields_of_its_base() -> None:
    assert definitions_of([Marked])["Marked"]["required"] == ["colour", "value", "mark"]


def test_a_named_type_has_its_own_description_and_not_those_of_its_uses() -> None:
    found = definitions_of([Card, Shade])
    assert found["Colour"] == {"enum": ["red", "green"], "type": "string", "description": "A colour."}
    assert found["Shade"] == {"anyOf": [{"$ref": "#/$defs/Colour"}, {"const": "grey", "type": "string"}]}


def test_two_types_with_the_same_name_are_an_error() -> None:
    with pytest.raises(TypeError, match="two types are called Colour"):
        definitions_of([Colour, Annotated[Literal["blue"], Named("Colour")]])


@pytest.mark.parametrize("annotation", [Any, object, set[int], list, dict, tuple[int, int], bytes], ids=str)
def test_an_unknown_type_is_an_error(annotation: Any) -> None:
    with pytest.raises(TypeError, match="no JSON schema for"):
        schema_of(annotation)


def test_an_unknown_mark_is_an_error() -> None:
    with pytest.raises(TypeError, match="no JSON schema for the mark"):
        schema_of(Annotated[int, 7])


@pytest.mark.parametrize(
    ("hand", "fits"),
    [
        ({"cards": []}, True),
        ({"cards": [{"colour": "red", "value": 1}], "trump": None}, True),
        ({"cards": [{"colour": "red", "value": 9, "note": "worn"}], "trump": "green"}, True),
        ({}, False),
        ({"cards": [{"colour": "blue", "value": 1}]}, False),
        ({"cards": [{"colour": "red", "value": 0}]}, False),
        ({"cards": [{"colour": "red"}]}, False),
        ({"cards": [{"colour": "red", "value": 1, "other": 1}]}, False),
        ({"cards": [{"colour": "red", "value": 1}] * 6}, False),
        ({"cards": [], "trump": 1}, False),
    ],
)
def test_the_schema_accepts_valid_values_and_rejects_others(hand: Any, fits: bool) -> None:
    document = {"$schema": DIALECT, **ref("Hand"), "$defs": definitions_of([Hand])}
    jsonschema_rs.meta.validate(document)
    assert jsonschema_rs.validator_for(document).is_valid(hand) is fits
