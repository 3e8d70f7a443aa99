"""A game record: one JSON file per game, with a header, the moves and the chance results.

A record replays without a random stream. Every ply has a `check`, a short hash over everything before it and the
position after it, so that a change in the file is found at the ply where it was made.
"""

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from akhet.kernel.duplicate import METHOD
from akhet.kernel.events import new_log
from akhet.kernel.files import read_file, write_file
from akhet.kernel.refusal import Refusal, Refused, refuse, shown
from akhet.kernel.rules import Components
from akhet.kernel.stream import KEY_BYTES
from akhet.table import Game, Ply, Start, Table

FORMAT = "akhet.record/1"
MAX_BYTES = 16 * 2**20
HASH_DIGITS = 16  # of the hash of a set, in sentences
HASH = re.compile("[0-9a-f]{64}")  # and the form of a random key
HINT_DEPTHS = ("nudge", "candidates", "reason")  # how much a hint says


def record_of(table: Table, start: Start | None = None, plies: list[Ply] | None = None) -> dict[str, Any]:
    """The record of a table, finished or not, without its secret random key.

    A table that was continued from a mark has no earlier plies: its caller gives `start` and `plies`.
    """
    start, plies = start or table.start, table.plies if plies is None else plies
    own_set = table.game.own_set
    return {
        "format": FORMAT,
        "game": table.rules.name,
        "rules": table.rules.version,
        "components": table.game.components_hash,
        **({} if own_set is None else {"set": own_set}),
        "players": table.players,
        "options": table.options,
        **({"duplicate": METHOD} if table.duplicate else {}),
        "seats": table.names,
        "start": {"position": start.position, "chance": start.chance, "check": start.check},
        "plies": [
            {
                "seat": ply.seat,
                "move": ply.move,
                "say": table.rules.actions.say(ply.move),
                "chance": ply.chance,
                "check": ply.check,
                **({} if ply.stand_in is None else {"stand_in": ply.stand_in}),
            }
            for ply in plies
        ],
        "over": table.over,
        "places": [standing.place for standing in table.score()] if table.over else None,
        "hash": table.hash(),
    }


def commitment_to(secret: bytes) -> str:
    """The hash of a server's secret, published before the players contribute to the random key. It reveals nothing."""
    return hashlib.sha256(b"akhet dice " + secret).hexdigest()


def mixed_key(secret: bytes, contributions: Sequence[str | None]) -> bytes:
    """The random key of a game: from the server's secret and what each seat contributed, 64 hex digits or None.

    If nobody contributed anything it is the secret itself, as it always was in earlier versions.
    """
    if not any(contributions):
        return secret
    parts = [bytes(KEY_BYTES) if one is None else bytes.fromhex(one) for one in contributions]
    return hashlib.sha256(b"akhet shuffle 1 " + secret + b"".join(parts)).digest()


def with_dice(record: dict[str, Any], secret: bytes, contributions: Sequence[str | None] = ()) -> dict[str, Any]:
    """The record of a finished game with its random key, and everything that the key was made from."""
    dice: dict[str, Any] = {"commitment": commitment_to(secret)}
    if any(contributions):
        dice |= {"secret": secret.hex(), "contributions": list(contributions)}
    return record | {"dice": dice | {"key": mixed_key(secret, contributions).hex()}}


def with_networks(record: dict[str, Any], networks: Sequence[str | None]) -> dict[str, Any]:
    """The record with the hash of the network by which each seat was played, None for a seat without one."""
    return record | {"networks": list(networks)} if any(networks) else record


def with_hints(record: dict[str, Any], hints: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The record with the hints that were asked for: `seat`, `ply` (how many were made before) and `depth`."""
    return record | {"hints": list(hints)} if hints else record


def with_own_checks(game: Game, record: dict[str, Any]) -> dict[str, Any]:
    """A valid record with its checks computed again. They depend on the names of the players, which were replaced."""
    table = begin_again(game, record)
    start = table.check
    for ply in record["plies"]:
        table.play(ply["move"], chance=ply["chance"], dice=False, stand_in=ply.get("stand_in"))
    plies = [ply | {"check": played.check} for ply, played in zip(record["plies"], table.plies, strict=True)]
    return record | {"start": record["start"] | {"check": start}, "plies": plies}


def write_record(
    table: Table, path: Path, networks: Sequence[str | None] = (), hints: Sequence[dict[str, Any]] = ()
) -> None:
    """Write a record with one ply per line, which people can read and compare.

    `networks` and `hints` as in `with_networks` and `with_hints`.
    """
    record = with_hints(with_networks(record_of(table), networks), hints)
    plies = ",\n".join(f"  {json.dumps(ply)}" for ply in record["plies"])
    header = {name: value for name, value in record.items() if name != "plies"}
    text = ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in header.items())
    write_file(path, f'{{\n{text},\n "plies": [\n{plies}\n ]\n}}\n'.encode())


def read_record(path: Path) -> Any:
    """The JSON of a record's file, not checked further."""
    return parse_json(read_file(path, MAX_BYTES), "record.unreadable")


def parse_json(raw: bytes, code: str) -> Any:
    """Parse JSON from outside. Anything invalid is refused with this code and its place."""

    def wrong(fault: str, **values: object) -> Refused:
        return refuse(code, None, reason=Refusal("json.wrong", None, {"fault": fault, **values}))

    def no_constant(name: str) -> Any:
        raise wrong("constant", name=name)

    try:
        return json.loads(raw.decode("utf-8"), parse_constant=no_constant)
    except UnicodeDecodeError as error:
        raise wrong("utf-8", byte=error.start) from error
    except json.JSONDecodeError as error:
        raise wrong("syntax", line=error.lineno, column=error.colno, words=error.msg) from error
    except RecursionError as error:
        raise wrong("depth") from error
    except ValueError as error:  # a number of thousands of digits
        raise wrong("number") from error


def replay(record: Any, components: Path | Components | None = None) -> Table:
    """Replay a record and return its table. A record that does not hold is refused with the ply and the reason.

    A record of a game with an owner's set needs that set, or the path of its file.
    """
    header = _fields(
        record,
        "record",
        {
            "format": str,
            "game": str,
            "rules": str,
            "components": str,
            "players": int,
            "options": dict,
            "seats": list | None,
            "start": dict,
            "plies": list,
            "over": bool,
            "places": list | None,
            "hash": str,
        },
        {"set": str, "dice": dict, "resigned": list, "networks": list, "hints": list, "duplicate": int},
    )
    if header["format"] != FORMAT:
        raise refuse("record.format", None, format=header["format"][:40], known=FORMAT)
    game = Game(header["game"], components)
    if header["rules"] != game.rules.version:
        raise refuse("record.rules", None, found=header["rules"][:20], rules=game.rules.version)
    if header["components"] != game.components_hash:
        named = {"named": "yes" if "set" in header else "no", "set": shown(header.get("set", ""), 80)}
        raise refuse("record.components", None, hash=header["components"][:HASH_DIGITS], **named)
    if "set" in header and header["set"] != game.components.name:
        raise _not_a_record("set", "entry.set")
    if "duplicate" in header:
        _check_duplicate(game, header)
    table = _replay_start(game, header)
    for number, ply in enumerate(header["plies"], start=1):
        try:
            _replay_ply(table, ply)
        except Refused as refused:
            raise refuse("record.ply", refused.refusal.ruling, ply=number, reason=refused.refusal) from refused
    if header["hash"] != table.hash() or header["over"] != table.over:
        raise refuse("record.hash")
    # compared as JSON, because in Python True == 1
    if json.dumps(header["places"]) != json.dumps(record_of(table)["places"]):
        raise refuse("record.result")
    _check_resigned(header.get("resigned", []), table)
    if "networks" in header:
        _check_networks(header["networks"], table)
    _check_hints(header.get("hints", []), table)
    if "dice" in header:
        _check_dice(game, header)
    return table


def _check_duplicate(game: Game, header: dict[str, Any]) -> None:
    if header["duplicate"] != METHOD:
        raise _not_a_record("duplicate", "entry.duplicate")
    if game.rules.lot_draw is None:
        raise refuse("open.duplicate")
    if cast(dict[str, Any], header["start"]).get("position") is not None:
        raise _not_a_record("duplicate", "entry.said")


def _check_resigned(resigned: list[Any], table: Table) -> None:
    seats = all(type(seat) is int and 0 <= seat < table.players for seat in resigned)
    if not seats or len(set(resigned)) != len(resigned):
        raise _not_a_record("resigned", "entry.seats_once")


def _check_networks(networks: list[Any], table: Table) -> None:
    hashes = all(one is None or (isinstance(one, str) and HASH.fullmatch(one)) for one in networks)
    if not hashes or len(networks) != table.players or not any(networks):
        raise _not_a_record("networks", "entry.networks")


def _check_hints(hints: list[Any], table: Table) -> None:
    for number, one in enumerate(hints):
        entry = f"hints.{number}"
        hint = _fields(one, entry, {"seat": int, "ply": int, "depth": str})
        if not (0 <= hint["seat"] < table.players and 0 <= hint["ply"] <= len(table.plies)):
            raise _not_a_record(entry, "entry.hint")
        if hint["depth"] not in HINT_DEPTHS:
            raise _not_a_record(f"{entry}.depth", "entry.hint")


def _check_dice(game: Game, header: dict[str, Any]) -> None:
    """Check that the key is made from what was committed to, and that it gives every chance result of the record."""
    key = _checked_key(header["dice"], header["players"])
    if header["start"]["position"] is None:
        table = _open_again(game, header, key)
        table.settle()
    else:
        table = game.set_up(header["start"]["position"], names=header["seats"])
        table.use_key(key)
        if table.awaits_chance:
            table.settle()
    if table.start.chance != header["start"]["chance"]:
        raise refuse("record.dice_start")
    for number, ply in enumerate(header["plies"], start=1):
        if table.play(ply["move"], stand_in=ply.get("stand_in"))[0].chance != ply["chance"]:
            raise refuse("record.dice", None, ply=number)


def _checked_key(given: Any, players: int) -> bytes:
    """The random key of a record. Without contributions of players, it is what the server committed to."""
    dice = _fields(given, "dice", {"commitment": str, "key": str}, {"secret": str, "contributions": list})
    key = _key_bytes(dice["key"], "dice.key")
    secret, contributions = key, cast(list[Any], dice.get("contributions", []))
    if "secret" in dice or "contributions" in dice:
        secret = _key_bytes(dice.get("secret"), "dice.secret")
        for number, one in enumerate(contributions):
            if one is not None:
                _key_bytes(one, f"dice.contributions.{number}")
        if len(contributions) != players or not any(contributions):
            raise _not_a_record("dice.contributions", "entry.contributions")
    if dice["commitment"] != commitment_to(secret):
        raise refuse("record.commitment")
    if key != mixed_key(secret, contributions):
        raise refuse("record.mixed_key")
    return key


def _key_bytes(given: Any, entry: str) -> bytes:
    if not isinstance(given, str) or not HASH.fullmatch(given):
        raise _not_a_record(entry, "entry.key")
    return bytes.fromhex(given)


def _open_again(game: Game, header: dict[str, Any], key: bytes) -> Table:
    """The table of a record before its first chance result."""
    rules = game.rules
    options = rules.setup.read_options(game.components, header["players"], header["options"])
    log = new_log()
    state = rules.setup.initial_state(game.components, header["players"], options, log)
    return Table(
        game, state, key, names=header["seats"], options=options.given(), log=log, chance=None,
        duplicate="duplicate" in header,
    )  # fmt: skip


def begin_again(game: Game, header: dict[str, Any]) -> Table:
    """The table of a record before its first ply."""
    start = header["start"]
    if start["position"] is None:
        table = _open_again(game, header, bytes(32))
        table.settle(start["chance"], dice=False)
        return table
    table = game.set_up(start["position"], seed=0, names=header["seats"])
    if start["chance"]:
        table.settle(start["chance"], dice=False)
    return table


def _replay_start(game: Game, header: dict[str, Any]) -> Table:
    start = _fields(header["start"], "start", {"position": dict | None, "chance": list, "check": str})
    try:
        if start["position"] is not None and header["options"]:
            raise _not_a_record("options", "entry.said")
        table = begin_again(game, header)
    except Refused as refused:
        raise refuse("record.setup", refused.refusal.ruling, reason=refused.refusal) from refused
    if table.players != header["players"]:
        raise _not_a_record("players", "entry.otherwise")
    if start["check"] != table.check:
        raise refuse("record.setup", None, reason=Refusal("record.reason.start"))
    return table


def _replay_ply(table: Table, given: Any) -> None:
    kinds = {"seat": int, "move": int, "say": str, "chance": list, "check": str}
    ply = _fields(given, "ply", kinds, {"stand_in": str})
    if table.turn is not None and ply["seat"] != table.turn:
        raise refuse("record.reason.seat", None, turn=table.turn, seat=str(ply["seat"])[:20])
    table.play(ply["move"], chance=ply["chance"], dice=False, stand_in=ply.get("stand_in"))
    if ply["say"] != table.rules.actions.say(ply["move"]):
        found = table.rules.actions.say(ply["move"])
        raise refuse("record.reason.words", None, move=ply["move"], say=found, words=ply["say"][:80])
    if ply["check"] != table.check:
        raise refuse("record.reason.check")


def _not_a_record(entry: str, reason: str) -> Refused:
    return refuse("record.field", None, entry=entry, reason=Refusal(reason))


def _fields(given: Any, entry: str, kinds: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    """Check that an object has exactly these entries, each of its kind; optional ones may be missing."""
    if not isinstance(given, dict):
        raise _not_a_record(entry, "entry.object")
    fields = cast(dict[str, Any], given)
    kinds = kinds | {name: kind for name, kind in (optional or {}).items() if name in fields}
    for name in fields:
        if name not in kinds:
            raise _not_a_record(f"{entry}.{str(name)[:40]}", "entry.unknown")
    for name, kind in kinds.items():
        if name not in fields:
            raise _not_a_record(f"{entry}.{name}", "entry.missing")
        wrong_bool = isinstance(fields[name], bool) and kind is not bool
        if wrong_bool or not isinstance(fields[name], kind):
            raise _not_a_record(f"{entry}.{name}", "entry.kind")
    return fields


def save_table(table: Table) -> dict[str, Any]:
    """Everything needed to continue a table later, with its secret random stream. Never send it to a player."""
    secret = {"key": table.key.hex(), "stream": table.chance_source.hex()}
    return {"record": record_of(table), "secret": secret}


def load_table(saved: Any, components: Path | Components | None = None) -> Table:
    """The saved table: its chance continues where it stopped, and the same steps can be taken back."""
    parts = _fields(saved, "table", {"record": dict, "secret": dict})
    secret = _fields(parts["secret"], "secret", {"key": str, "stream": str})
    table = replay(parts["record"], components)
    try:
        table.key = bytes.fromhex(secret["key"])
        table.restore_chance(bytes.fromhex(secret["stream"]))
    except ValueError as error:
        raise _not_a_record("secret", "entry.secret") from error
    return table
