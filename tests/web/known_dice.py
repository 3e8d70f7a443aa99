"""`akhet serve` with fixed dice: a test is dealt the same cards in every run, so that a failure can be repeated.
`AKHET_TESTS=thorough` uses random dice, as real tables do.

A file contains the name of the current test. A table's dice depend on that name and on the number of
tables opened since.
"""

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path

from akhet.cli import main
from akhet.server.storage import drawn_secrets
from akhet.server.tables import bot_pool

FILE = "AKHET_TESTS_DICE"
COMMAND = [sys.executable, "-m", "tests.web.known_dice"]
THOROUGH = os.environ.get("AKHET_TESTS") == "thorough"
# For the browser, which contributes to the dice: only its 32 random bytes for that are always the same.
KNOWN_CONTRIBUTION = """{
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.byteLength === 32 ? bytes.fill(7) : real(bytes));
}"""
opened: Counter[str] = Counter()


def known_key() -> bytes:
    name = Path(os.environ[FILE]).read_text("utf-8")
    opened[name] += 1
    return hashlib.sha256(f"{name} {opened[name]}".encode()).digest()


if __name__ == "__main__":
    if not THOROUGH:
        drawn_secrets.secret_key = known_key
        bot_pool.secret_key = lambda: bytes(32)
    raise SystemExit(main())
