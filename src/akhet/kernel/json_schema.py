# pyright: strict
"""JSON Schema (2020-12) of types written with `typing`: TypedDict, Literal, unions, `list`, `dict` and Annotated.

The games may import only the standard library, NumPy and Numba, and pydantic does not accept a TypedDict of Python
3.11's `typing`. So this module generates the small part of JSON Schema that they need. An unknown type is an error.
"""

import types
from collections.abc import Iterable
from inspect import cleandoc
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from akhet.kernel.schema_types import Length, Named, Range

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS = "#/$defs/"
PLAIN: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    None: "null",
    types.NoneType: "null",
}


def definitions_of(named: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of these types and of all types they refer to, by name. A type comes after those it refers to."""
    definitions = Definitions()
    for one in named:
        definitions.schema_of(one)
    return definitions.found


def ref(name: str) -> Schema:
    """A reference to a definition of the same document."""
    return {"$ref": DEFINITIONS + name}


class Definitions:
    """Collects named types: each is defined once, and other schemas refer to it."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}
        self._types: dict[str, Any] = {}

    def schema_of(self, annotation: Any) -> Schema:
        """The schema of a type; raises TypeError if it has none."""
        if annotation in PLAIN:
            return {"type": PLAIN[annotation]}
        if is_typeddict(annotation):
            return self._define(annotation.__name__, annotation, lambda: self._object(annotation))
        origin, arguments = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._annotated(arguments[0], arguments[1:])
        if origin is Literal:
            return _literal(arguments)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.schema_of(member) for member in arguments]}
        if origin is list and arguments:
            return {"type": "array", "items": self.schema_of(arguments[0])}
        if origin is dict and arguments:
            return self._mapping(*arguments)
        raise TypeError(f"no JSON schema for {annotation!r}")

    def _annotated(self, inner: Any, about: tuple[Any, ...]) -> Schema:
        """Python flattens `Annotated[Card, "doc"]` into the marks of Card and "doc": a type ends at its name."""
        last = max((place for place, mark in enumerate(about) if isinstance(mark, Named)), default=None)
        if last is None:
            return self._marked(self.schema_of(inner), about)
        named, limits = about[last], about[:last]
        described = limits if named.description is None else (*limits, named.description)
        defined = self._define(named.name, (inner, about[: last + 1]), lambda: self._annotated(inner, described))
        return self._marked(defined, about[last + 1 :])

    def _marked(self, schema: Schema, about: tuple[Any, ...]) -> Schema:
        for mark in about:
            match mark:
                case str():
                    schema["description"] = mark
                case Range(least=least, most=most):
                    schema["minimum"] = least
                    if most is not None:
                        schema["maximum"] = most
                case Length(least=least, most=most):
                    schema["minItems"] = least
                    schema["maxItems"] = least if most is None else most
                case _:
                    raise TypeError(f"no JSON schema for the mark {mark!r}")
        return schema

    def _mapping(self, key: Any, value: Any) -> Schema:
        schema: Schema = {"type": "object"}
        if key is not str:
            schema["propertyNames"] = self.schema_of(key)
        return schema | {"additionalProperties": self.schema_of(value)}

    def _object(self, typed_dict: Any) -> Schema:
        doc = typed_dict.__dict__.get("__doc__")
        hints = get_type_hints(typed_dict, include_extras=True)
        return {
            "type": "object",
            **({"description": cleandoc(doc)} if doc else {}),
            "properties": {name: self.schema_of(_without_requirement(hint)) for name, hint in hints.items()},
            "required": [name for name in hints if name in typed_dict.__required_keys__],
            "additionalProperties": False,
        }

    def _define(self, name: str, annotation: Any, make: Any) -> Schema:
        if name not in self._types:
            self._types[name] = annotation
            self.found[name] = make()
        elif self._types[name] != annotation:
            raise TypeError(f"two types are called {name}")
        return ref(name)


def _literal(values: tuple[Any, ...]) -> Schema:
    kinds = {PLAIN[type(value)] for value in values}
    schema: Schema = {"const": values[0]} if len(values) == 1 else {"enum": list(values)}
    return schema | {"type": kinds.pop()} if len(kinds) == 1 else schema


def _without_requirement(hint: Any) -> Any:
    """The type inside Required or NotRequired. Which of the two it is follows from the class."""
    return get_args(hint)[0] if get_origin(hint) in (Required, NotRequired) else hint
