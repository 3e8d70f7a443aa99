"""Interpreted and compiled rules do the same, state by state and byte by byte."""

import os
import subprocess
import sys
from pathlib import Path

from tests.effort import by_effort
from tests.fertility.driver import lines

ROOT = Path(__file__).parents[2]
GAMES = by_effort(1, 2, 20)


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
    assert len(compiled) > 200 * GAMES
    for number, (one, other) in enumerate(zip(compiled, run.stdout.splitlines(), strict=True)):
        assert one == other, f"line {number}"
