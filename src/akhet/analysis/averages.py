"""How well our levels decide, for comparison: `level_errors.json`, measured by `python -m benchmarks.level_errors`."""

import json
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("level_errors.json")


@cache
def level_errors() -> list[dict[str, Any]]:
    """By game and level: `games`, `errors` per 100 decisions with their standard `error`, and the same by topic."""
    return json.loads(FILE.read_text("utf-8"))["levels"]
