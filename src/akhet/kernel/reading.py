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

    def wrong(self, entry: str, reason: str, **values: object) -> Refused:
        """What to raise; the reason is a code of its own, with its values."""
        return refuse("position.unlawful", self.ruling, entry=shown(entry, 80), reason=Refusal(reason, None, values))

    def only_at(self, entry: str, *steps: str) -> Refused:
        """What to raise where an entry is there that belongs to other steps than the position's."""
        return self.wrong(entry, "unlawful.step", count=len(steps), steps=", ".join(steps))

    def exactly_at(self, entry: str, there: bool, step: str, now: str) -> None:
        """What is there in this one step and in no other."""
        if there and now != step:
            raise self.only_at(entry, step)
        if now == step and not there:
            raise self.wrong(entry, "unlawful.needed", step=step)

    def table(self, given: Any, entry: str, *known: str) -> dict[str, Any]:
        """An object; where `known` are given, with no other entries. What is left out is empty."""
        if given is None:
            return {}
        if not isinstance(given, dict):
            raise self.wrong(entry, "entry.object")
        for name in given:
            if known and name not in known:
                raise self.wrong(f"{entry}.{shown(name)}", "entry.unknown")
        return given

    def number(
        self, table: dict[str, Any], name: str, least: int, most: int, default: int | None, entry: str = ""
    ) -> int:
        value = table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(entry or name, "entry.whole", least=least, most=most)
        return value

    def yes(self, table: dict[str, Any], name: str, entry: str = "") -> bool:
        value = table.get(name, False)
        if type(value) is not bool:
            raise self.wrong(entry or name, "entry.true_or_false")
        return value

    def choice(self, given: Any, names: Sequence[Any], entry: str) -> int:
        """Which of the names it is."""
        if not isinstance(given, str) or given not in names:
            raise self.wrong(entry, "entry.choice", names=", ".join(names))
        return names.index(given)

    def seats(self, given: Any, entry: str, players: int) -> list[Any]:
        """A list with one entry a seat."""
        if given is None:
            return [None] * players
        if not isinstance(given, list) or len(given) != players:
            raise self.wrong(entry, "entry.seats", players=players)
        return given

    def counts(self, given: Any, entry: str, names: Sequence[str], most: int, width: int | None = None) -> np.ndarray:
        """Things by name, as a row of counts, with room for `width` kinds where there are more than can be named."""
        counts = np.zeros(width or len(names), np.uint8)
        table = self.table(given, entry)
        for name in table:
            counts[self.choice(name, names, entry)] = self.number(table, name, 0, most, None, f"{entry}.{name}")
        return counts
