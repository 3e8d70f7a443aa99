# pyright: strict
"""The JSON schema of everything that programs are sent and may send: `akhet schema` prints it.

It has the types of every game (`games/<game>/schema.py`), those of a review and, where the server's packages are
installed, the messages of the protocol and of the lobby. tools/typescript.py makes the browser's types from it.
"""

import json
import sys
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TextIO, cast

from akhet.analysis.types import Review
from akhet.games import game_names, manifest_of
from akhet.kernel.json_schema import DIALECT, Definitions, Schema, definitions_of, ref
from akhet.kernel.schema_types import GameTypes

MESSAGES = ("akhet.server.messages", "akhet.server.lobby_messages")  # the modules with the server's types
CONSTANTS = {
    "PROTOCOL": "The version of the protocol.",
    "MAX_MESSAGE": "Bytes of one message from a client.",
    "MOST_LISTED": "Tables in one answer.",
    "LONGEST_CLOCK": "Seconds per turn.",
}
ROLES = tuple(role.name for role in fields(GameTypes))


def print_schema(game: str | None = None, output: TextIO | None = None) -> None:
    """Write the schema of one game, or of all games and the server, as JSON."""
    document = schema() if game is None else schema([game], server=False)
    stream: TextIO = sys.stdout if output is None else output
    stream.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


def schema(games: Iterable[str] | None = None, *, server: bool = True) -> Schema:
    """The schema of these games, by default of all; and of the server. Every type is one of its `$defs`."""
    definitions = game_definitions(game_names() if games is None else games)
    if server:
        definitions = _joined(server_definitions(), _joined(definitions_of([Review]), definitions))
    return {"$schema": DIALECT, "title": "Akhet", "$defs": definitions}


def types_of(game: str) -> GameTypes | None:
    """The types of a game, from the `schema` module beside its rules; None if it has none."""
    package = manifest_of(game).rules.rpartition(".")[0]
    name = f"{package}.schema"
    return import_module(name).TYPES if package and find_spec(name) else None


def game_definitions(games: Iterable[str]) -> dict[str, Schema]:
    """The types of these games; then for each role, such as a view, that of any of them, and all as one table."""
    definitions = Definitions()
    roles = {
        game: {role: definitions.schema_of(getattr(types, role)) for role in ROLES}
        for game in games
        if (types := types_of(game)) is not None
    }
    found = definitions.found
    for game, schemas in roles.items():
        found[f"{_pascal(game)}Types"] = _object(f"The types of {manifest_of(game).title}, by role.", schemas)
    for role in ROLES:
        members = [schemas[role] for schemas in roles.values() if schemas[role] != {"type": "null"}]
        if members:
            union = members[0] if len(members) == 1 else {"anyOf": members}
            found[f"Game{_pascal(role)}"] = {"description": f"The {role.replace('_', ' ')} of any game.", **union}
    found["GameTypes"] = _object("The types of each game.", {game: ref(f"{_pascal(game)}Types") for game in roles})
    return found


def _object(description: str, properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "description": description,
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def server_definitions() -> dict[str, Schema]:
    """The constants and types of the server's messages, in the order in which they are written.

    Nothing where the server's packages are not installed.
    """
    if find_spec("pydantic") is None:
        return {}
    from pydantic import TypeAdapter

    found = {name: one for module in MESSAGES for name, one in vars(import_module(module)).items()}
    constants: dict[str, Schema] = {
        name: {"const": int(found[name]), "type": "integer", "description": description}
        for name, description in CONSTANTS.items()
    }
    named = {name: one for name, one in found.items() if _is_message_type(one)}
    _, document = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(one)) for name, one in named.items()], ref_template="#/$defs/{model}"
    )
    made = document["$defs"]
    if made.keys() != named.keys():
        raise TypeError(f"types without a name in {', '.join(MESSAGES)}: {sorted(made.keys() ^ named.keys())}")
    return constants | {name: _without_titles(made[name]) for name in named}


def _is_message_type(found: Any) -> bool:
    """Whether this is a message or a named type of the protocol."""
    from typing_extensions import TypeAliasType

    from akhet.server.messages import Message

    if isinstance(found, type):
        return issubclass(found, Message) and found is not Message
    return isinstance(found, TypeAliasType)


def _without_titles(part: Any) -> Any:
    """Pydantic repeats every name as a title. A field that is called `title` is a schema and stays."""
    if isinstance(part, dict):
        entries = cast(Schema, part).items()
        return {name: _without_titles(one) for name, one in entries if name != "title" or not isinstance(one, str)}
    return [_without_titles(one) for one in cast(list[Any], part)] if isinstance(part, list) else part


def _joined(server: dict[str, Schema], games: dict[str, Schema]) -> dict[str, Schema]:
    """Both together. A type of the server that is open, such as GameView, is what games or the analysis make of it."""
    joined = dict(server)
    for name, schema in games.items():
        if name in server and not _is_open(server[name]) and _plain(server[name]) != _plain(schema):
            raise TypeError(f"{name} is one thing in the server and another in a game")
        joined[name] = schema
    return joined


def _is_open(schema: Schema) -> bool:
    return schema.get("additionalProperties") is True


def _plain(schema: Schema) -> Schema:
    return {name: value for name, value in schema.items() if name != "description"}
