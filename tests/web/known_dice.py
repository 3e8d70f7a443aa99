"""`akhet serve` with dice that the tests know: a test is dealt the same cards whenever it is run, and what fails fails
again. `AKHET_TESTS=thorough` plays with the dice of real tables instead.

A file has the name of the test that is run; that and the tables opened since make a table's dice.
"""

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path

from akhet import table
from akhet.cli import main
from akhet.server.tables import bot_pool

FILE = "AKHET_TESTS_DICE"
COMMAND = [sys.executable, "-m", "tests.web.known_dice"]
opened: Counter[str] = Counter()


def known_key() -> bytes:
    name = Path(os.environ[FILE]).read_text("utf-8")
    opened[name] += 1
    return hashlib.sha256(f"{name} {opened[name]}".encode()).digest()


if __name__ == "__main__":
    if os.environ.get("AKHET_TESTS") != "thorough":
        table.secret_key = known_key
        bot_pool.secret_key = lambda: bytes(32)
    raise SystemExit(main())
