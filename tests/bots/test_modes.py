"""The bots choose the same interpreted and compiled: the same plans and moves, and the same scores up to rounding."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.bots.driver import GREEDY, SEARCH, lines
from tests.effort import by_effort

ROOT = Path(__file__).parents[2]
SEEDS = range(by_effort(1, 1, 10))
EVERY = by_effort(9, 9, 2)  # moves
# `exp` and `log` may differ in the last bits.
ROUNDED = ("scores", "careful_scores", "prospects", "expected_score", "estimates")


@pytest.mark.skipif(INTERPRETED, reason="it compares with the compiled rules")
def test_interpreted_heuristics_and_bots_choose_as_compiled_ones() -> None:
    """Interpreted, every warning is an error: NumPy warns when a small integer overflows."""
    interpreted = subprocess.Popen(
        [
            *(sys.executable, "-W", "error", "-m", "tests.bots.driver"),
            *(str(number) for number in (SEEDS.start, SEEDS.stop, EVERY)),
        ],
        env=os.environ | {"AKHET_RULES": "interpreted"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    compiled = list(lines(SEEDS, EVERY))
    printed, failed = interpreted.communicate()
    assert interpreted.returncode == 0, failed
    for line, other in zip(compiled, map(json.loads, printed.splitlines()), strict=True):
        for name in ROUNDED:
            figures, others = flat(line.pop(name, [])), flat(other.pop(name, []))
            assert figures == pytest.approx(others, rel=1e-9, abs=1e-9), line["at"]
        assert line == other
    assert {line["bot"] for line in compiled} == {*GREEDY, *SEARCH}


def flat(figures: list) -> list[float]:
    """All figures in one list, without None."""
    return [figure for one in figures for figure in (one if isinstance(one, list) else [one]) if figure is not None]
