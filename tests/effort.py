"""How much a test run tries, by AKHET_TESTS: `quick` (`make check`), `usual` or `thorough`."""

import os
from typing import TypeVar

Value = TypeVar("Value")

EFFORT = os.environ.get("AKHET_TESTS", "usual")
QUICK, THOROUGH = EFFORT == "quick", EFFORT == "thorough"


def by_effort(quick: Value, usual: Value, thorough: Value) -> Value:
    """The value for this run."""
    return quick if QUICK else thorough if THOROUGH else usual
