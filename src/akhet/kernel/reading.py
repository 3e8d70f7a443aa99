"""Reading what somebody wrote: every entry is checked, and what is wrong is refused with the entry and the reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.kernel.refusal import Refusal, Refused, refuse, shown


@dataclass(frozen=True)
class Reading:
    """Reads a position set up by hand; `ruling` is the one that says which positions are lawful, if one does."""

    ruling: str | None = None

    def wrong(self, entry: str, reason: str | Refusal) -> Refused:
        return refuse("position.unlawful", self.ruling, entry=shown(entry, 80), reason=reason)

    def table(self, given: Any, entry: str, *known: str) -> dict[str, Any]:
        """An object; where `known` are given, with no other entries. What is left out is empty."""
        if given is None:
            return {}
        if not isinstance(given, dict):
            raise self.wrong(entry, Refusal("entry.object"))
        for name in given:
            if known and name not in known:
                raise self.wrong(f"{entry}.{shown(name)}", Refusal("entry.unknown"))
        return given

    def number(
        self, table: dict[str, Any], name: str, least: int, most: int, default: int | None, entry: str = ""
    ) -> int:
        value = table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(entry or name, Refusal("entry.whole", None, {"least": least, "most": most}))
        return value

    def yes(self, table: dict[str, Any], name: str, entry: str = "") -> bool:
        value = table.get(name, False)
        if type(value) is not bool:
            raise self.wrong(entry or name, Refusal("entry.true_or_false"))
        return value

    def choice(self, given: Any, names: Sequence[Any], entry: str) -> int:
        """Which of the names it is."""
        if not isinstance(given, str) or given not in names:
            raise self.wrong(entry, Refusal("entry.choice", None, {"names": ", ".join(names)}))
        return names.index(given)

    def seats(self, given: Any, entry: str, players: int) -> list[Any]:
        """A list with one entry a seat."""
        if given is None:
            return [None] * players
        if not isinstance(given, list) or len(given) != players:
            raise self.wrong(entry, Refusal("entry.seats", None, {"players": players}))
        return given

    def counts(self, given: Any, entry: str, names: Sequence[str], most: int, width: int | None = None) -> np.ndarray:
        """Things by name, as a row of counts, with room for `width` kinds where there are more than can be named."""
        counts = np.zeros(width or len(names), np.uint8)
        table = self.table(given, entry)
        for name in table:
            counts[self.choice(name, names, entry)] = self.number(table, name, 0, most, None, f"{entry}.{name}")
        return counts
