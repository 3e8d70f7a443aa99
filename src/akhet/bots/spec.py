"""A bot as it is named on a command line: `greedy`, `search@1s`, `search:random=1@500`.

After the name come options, and after `@` the budget: seconds per turn with an `s`, otherwise iterations per decision.
A program is named by its whole command, with blanks and commas: `program:./mybot.py --fast@1s`.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from akhet.bots.bot import Budget, Options
from akhet.kernel.refusal import refuse, shown

MAX_SECONDS = 3600.0
MAX_ITERATIONS = 10**9
MAX_WORDS = 1000
FORM = re.compile(r"(?P<name>[^:@]+)(:(?P<options>[^@]*))?(@(?P<budget>[^@]+))?")
PROGRAM = "program"
# An `@` in a command starts a budget only at the end and before a number: `ssh me@there bot` has no budget.
PROGRAM_FORM = re.compile(rf"{PROGRAM}:(?P<command>.+?)(@(?P<budget>-?[0-9.]+s?))?")


@dataclass(frozen=True)
class Spec:
    """The name, the options and the budget of a bot."""

    name: str
    options: Options = field(default_factory=dict[str, Any])
    budget: Budget = field(default_factory=Budget)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        if self.name == PROGRAM:
            options = str(self.options.get("command", ""))
        text = self.name + (f":{options}" if options else "")
        if self.budget.seconds is not None:
            text += f"@{self.budget.seconds:g}s"
        elif self.budget.iterations is not None:
            text += f"@{self.budget.iterations}"
        return text


def read_spec(text: object) -> Spec:
    """Read a bot's spec; refuse an invalid one."""
    words = text.strip() if isinstance(text, str) and len(text) <= MAX_WORDS else ""
    if program := PROGRAM_FORM.fullmatch(words):
        return Spec(PROGRAM, {"command": program["command"].strip()}, read_budget(program["budget"], text))
    found = FORM.fullmatch(words)
    if found is None:
        raise refuse("bot.spec", None, bot=shown(text))
    options: Options = {}
    for entry in (found["options"] or "").split(",") if found["options"] else ():
        name, equals, value = entry.partition("=")
        if not name or not equals:
            raise refuse("bot.spec", None, bot=shown(text))
        options[name.strip()] = value.strip()
    return Spec(found["name"], options, read_budget(found["budget"], text))


def read_budget(words: str | None, text: object) -> Budget:
    if words is None:
        return Budget()
    try:
        if words.endswith("s"):
            seconds = float(words[:-1])
            if 0 < seconds <= MAX_SECONDS:
                return Budget(seconds=seconds)
        elif 0 < int(words) <= MAX_ITERATIONS:
            return Budget(iterations=int(words))
    except ValueError:
        pass
    raise refuse("bot.budget", None, bot=shown(text), seconds=MAX_SECONDS, iterations=MAX_ITERATIONS)
