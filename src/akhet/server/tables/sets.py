"""The games with each set of components that this server's tables use: the shipped one, or an owner's."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from akhet.games import game_names, game_of_set, manifest_of, rules_of
from akhet.kernel.components_file import parse_toml, refuse_own_sets
from akhet.kernel.files import read_file
from akhet.kernel.refusal import Refused, refuse, shown
from akhet.server.storage.sets import SetRow, keep_server_sets, read_set
from akhet.server.storage.store import Store
from akhet.server.tables.live import game_of
from akhet.table import Game

MAX_SET = 64 * 1024  # bytes of a file: it is read in at most 0.2 seconds
MOST_KEPT = 200  # games in memory, besides the shipped ones
HASH_DIGITS = 16  # of a hash, in sentences


class Sets:
    """All sets of this server. The games with those that were used most recently are in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._offered: list[SetRow] = []

    async def offer(self, paths: Sequence[str]) -> None:
        """Offer the sets in these files to everyone, besides those that come with the games."""
        self._offered = await asyncio.to_thread(read_set_files, paths)
        shipped = [shipped_set(game) for game in game_names() if takes_sets(game)]
        await self._store.write(keep_server_sets, [*shipped, *self._offered])

    def offered(self, game: str) -> list[SetRow]:
        """The sets of a game that everyone may use: the shipped one first."""
        return [shipped_set(game), *(row for row in self._offered if row.game == game)]

    async def game(self, name: str, hash: str | None = None) -> Game:
        """A game with the set of this hash, by default the shipped one; refused if there is no such set."""
        shipped = game_of(name)
        if hash is None or hash == shipped.components_hash:
            return shipped
        game = self._kept.get(hash)
        if game is None:
            row = await self._store.read(read_set, hash)
            if row is None:
                raise no_set(hash)
            game = (await asyncio.to_thread(parse_set, row.game, row.content.encode(), row.name))[1]
        if (game.name, game.components_hash) != (name, hash):  # the hash also differs if a release reads sets otherwise
            raise no_set(hash)
        self._kept[hash] = game
        self._kept.move_to_end(hash)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return game

    async def row(self, hash: str) -> SetRow:
        """A set by its hash; refused if there is none."""
        row = await self._store.read(read_set, hash)
        if row is None:
            raise no_set(hash)
        return row


def takes_sets(game: str) -> bool:
    """Whether a game can be played with an owner's set."""
    return rules_of(game).setup.parse_components is not refuse_own_sets


def can_be_written(game: str) -> bool:
    """Whether there is something for an owner to write down: printed components that are not known."""
    return rules_of(game).setup.blank_entries is not None


def write_set(game: str, entries: Mapping[str, Any]) -> str:
    """The file of a set, from its entries."""
    write = rules_of(game).setup.write_components
    if write is None:
        raise refuse("components.only_own", None, file="")
    return write(entries)


def parse_set(game: str, content: bytes, file: str) -> tuple[SetRow, Game]:
    """A set, from the content of its file. One that does not fit is refused with all its faults."""
    found = Game(game, rules_of(game).setup.parse_components(content, file))
    name, reconstruction = found.components.name, found.components.reconstruction
    if not name.isprintable():  # others at the table see it
        raise refuse("server.set_name")
    return SetRow(found.components_hash, game, name, reconstruction, content.decode()), found


def read_set_files(paths: Sequence[str]) -> list[SetRow]:
    """The sets in these files, each with the game that its entries belong to."""
    rows: list[SetRow] = []
    for path in map(Path, paths):
        content = read_file(path, MAX_SET)
        rows.append(parse_set(game_of_file(content, path.name), content, path.name)[0])
    return rows


@cache
def shipped_set(game: str) -> SetRow:
    """The set that comes with a game."""
    package = manifest_of(game).rules.rpartition(".")[0]
    return parse_set(game, (files(package) / "components.toml").read_bytes(), "components.toml")[0]


def set_data(game: Game) -> Mapping[str, Any] | None:
    """The set of a game as clients get it; None if the game sends none."""
    data = game.rules.setup.set_data
    return None if data is None else data(game.components)


def set_fields(game: Game) -> dict[str, Any]:
    """The fields of a table's row that describe its set."""
    if not takes_sets(game.name):
        return {}
    return {"set_name": game.components.name, "set_reconstruction": game.components.reconstruction}


def no_set(hash: str) -> Refused:
    return refuse("server.no_set", None, hash=shown(hash, HASH_DIGITS))


def game_of_file(content: bytes, file: str) -> str:
    """The game that a set is for, recognised by its entries."""
    found = game_of_set(parse_toml(content, file))
    if found is None:
        raise refuse("server.set_game", None, file=shown(file))
    return found
