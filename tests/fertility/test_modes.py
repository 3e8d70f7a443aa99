"""Interpreted rules do what compiled ones do, to the byte, state by state."""

import os
import subprocess
import sys
from pathlib import Path

from tests.fertility.driver import lines

ROOT = Path(__file__).parents[2]
GAMES = 20 if os.environ.get("AKHET_TESTS") == "thorough" else 2


def test_interpreted_rules_do_what_compiled_ones_do() -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.fertility.driver", str(GAMES)],
        cwd=ROOT,
        env=os.environ | {"AKHET_RULES": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    compiled = list(lines(range(GAMES)))
    assert len(compiled) > 400
    for number, (one, other) in enumerate(zip(compiled, run.stdout.splitlines(), strict=True)):
        assert one == other, f"line {number}"
