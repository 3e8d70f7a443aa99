"""The bots think the same interpreted and compiled: the same plans and choices, and scores but for rounding."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.bots.driver import GREEDY, SEARCH, lines

ROOT = Path(__file__).parents[2]
MORE = os.environ.get("AKHET_TESTS") == "thorough"
SEEDS = range(10 if MORE else 1)
EVERY = 2 if MORE else 9  # moves
ROUNDED = (
    "scores",
    "looks",
    "prospects",
    "expected_score",
    "estimates",
)  # `exp` and `log` may differ in their last bits


@pytest.mark.skipif(INTERPRETED, reason="it compares with the compiled rules")
def test_interpreted_minds_think_what_compiled_ones_do() -> None:
    """Interpreted, every warning is an error: NumPy warns where a small integer overflows."""
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
    """Without the places where there is no figure."""
    return [figure for one in figures for figure in (one if isinstance(one, list) else [one]) if figure is not None]
