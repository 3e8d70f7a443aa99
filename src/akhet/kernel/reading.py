"""Reading values from outside. Every entry is checked; a wrong one is refused with its name and the reason."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from akhet.kernel.refusal import Refusal, Refused, refuse, shown


@dataclass
class Faults:
    """What is wrong with a position. By default the first fault is raised; with `every`, all are collected."""

    every: bool = False
    found: list[Refusal] = field(default_factory=list[Refusal])

    @contextmanager
    def part(self) -> Iterator[None]:
        """Read a part that other parts do not depend on."""
        try:
            yield
        except Refused as refused:
            if not self.every:
                raise
            self.found.append(refused.refusal)

    def stop(self) -> None:
        """Refuse the position if anything was wrong so far: what is read next depends on it."""
        if self.found:
            raise refuse("position.faults", None, faults=tuple(self.found))


def faults_in(read: Callable[[Any, Any, Faults], object]) -> Callable[[Any, Any], list[Refusal]]:
    """The function that returns everything that is wrong with a position, by the one that reads it."""

    def position_faults(components: Any, given: Any) -> list[Refusal]:
        faults = Faults(every=True)
        try:
            with faults.part():
                read(components, given, faults)
        except Refused:
            pass  # what follows depends on a part that is wrong
        return [fault for fault in faults.found if fault.code != "position.faults"]

    return position_faults


@dataclass(frozen=True)
class Reading:
    """Reads a position set up by hand. `ruling` is the ruling that defines lawful positions, if there is one."""

    ruling: str | None = None

    def wrong(self, entry: str, reason: str, **values: object) -> Refused:
        """The exception to raise for an entry. The reason is a refusal code, with its values."""
        return refuse("position.unlawful", self.ruling, entry=shown(entry, 80), reason=Refusal(reason, None, values))

    def only_at(self, entry: str, *steps: str) -> Refused:
        """The exception to raise for an entry that only belongs to these steps."""
        return self.wrong(entry, "unlawful.step", count=len(steps), steps=", ".join(steps))

    def exactly_at(self, entry: str, there: bool, step: str, now: str) -> None:
        """Check that an entry is there exactly if the position is at this step."""
        if there and now != step:
            raise self.only_at(entry, step)
        if now == step and not there:
            raise self.wrong(entry, "unlawful.needed", step=step)

    def table(self, given: Any, entry: str, *known: str) -> dict[str, Any]:
        """Read an object, by default an empty one. With `known`, other entries are refused."""
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
        """Read a whole number from `least` to `most`. It is required if `default` is None."""
        value = table.get(name, default)
        if type(value) is not int or not least <= value <= most:
            if least == most:
                raise self.wrong(entry or name, "entry.exactly", value=most)
            raise self.wrong(entry or name, "entry.whole", least=least, most=most)
        return value

    def yes(self, table: dict[str, Any], name: str, entry: str = "") -> bool:
        """Read true or false; default: false."""
        value = table.get(name, False)
        if type(value) is not bool:
            raise self.wrong(entry or name, "entry.true_or_false")
        return value

    def choice(self, given: Any, names: Sequence[Any], entry: str) -> int:
        """The place of a name in `names`."""
        if not isinstance(given, str) or given not in names:
            raise self.wrong(entry, "entry.choice", names=", ".join(names))
        return names.index(given)

    def seats(self, given: Any, entry: str, players: int) -> list[Any]:
        """Read a list with one entry per seat."""
        if given is None:
            return [None] * players
        if not isinstance(given, list) or len(given) != players:
            raise self.wrong(entry, "entry.seats", players=players)
        return given

    def counts(self, given: Any, entry: str, names: Sequence[str], most: int, width: int | None = None) -> np.ndarray:
        """Read counts by name into an array, one entry per name; `width` makes the array longer."""
        counts = np.zeros(width or len(names), np.uint8)
        table = self.table(given, entry)
        for name in table:
            counts[self.choice(name, names, entry)] = self.number(table, name, 0, most, None, f"{entry}.{name}")
        return counts
