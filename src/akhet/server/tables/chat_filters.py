"""Chat as each person wants to see it: without those whom they muted or blocked, and if they like, without strangers.

An entry stays where it is, so that versions have no gap; what was said in it is not sent.
"""

import asyncio
from collections import Counter
from dataclasses import replace

from akhet.server.storage.entries import CHAT, Entry
from akhet.server.storage.friends import Hidden, hidden_from
from akhet.server.storage.store import Store

HIDDEN_BODY = {"text": "", "hidden": True}


class ChatFilters:
    """What the people who are connected to this process do not want to see."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hidden: dict[str, Hidden] = {}
        self._connections: Counter[str] = Counter()
        self._loading = asyncio.Lock()

    async def opened(self, person: str | None) -> None:
        """A connection of a person is opened: from now on it is known what they do not want to see."""
        if person is None:
            return
        self._connections[person] += 1
        if person not in self._hidden:
            try:
                await self._load(person)
            except BaseException:
                self.closed(person)
                raise

    def closed(self, person: str | None) -> None:
        """A connection of a person that was opened is closed."""
        if person is None:
            return
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person]
            self._hidden.pop(person, None)

    async def heard(self, person: str) -> None:
        """What a person wants to see may have changed, here or in another process."""
        if self._connections[person]:
            await self._load(person)

    async def read_again(self) -> None:
        """Read everything again, after notifications may have been lost."""
        for person in list(self._connections):
            await self._load(person)

    async def _load(self, person: str) -> None:
        async with self._loading:  # so that an older answer does not replace a newer one
            found = await self._store.read(hidden_from, person)
            if self._connections[person]:
                self._hidden[person] = found

    def seen_by(self, person: str | None, entries: list[Entry]) -> list[Entry]:
        """Entries as a person wants to see them: the same list if nothing is hidden."""
        hidden = self._hidden.get(person or "")
        if hidden is None or not any(_is_hidden(entry, person, hidden) for entry in entries):
            return entries
        return [replace(entry, body=HIDDEN_BODY) if _is_hidden(entry, person, hidden) else entry for entry in entries]


def _is_hidden(entry: Entry, person: str | None, hidden: Hidden) -> bool:
    if entry.kind != CHAT or entry.command is None:  # without a command, its author was deleted, with the text
        return False
    author = entry.command.partition(":")[0]
    if author == person:
        return False
    is_free = "preset" not in entry.body
    return author in hidden.people or (is_free and hidden.friends is not None and author not in hidden.friends)
