"""Interpreted rules equal compiled ones, state by state."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.effort import by_effort
from tests.nile.driver import VARIANTS, lines

ROOT = Path(__file__).parents[2]

# seeds, and every how many steps a View, all Views and a deal: these are slow interpreted
RUNS = {
    "states": (range(by_effort(1, 4, 50)), 0, 0, 0),
    "views": (range(100, by_effort(101, 101, 110)), by_effort(10, 2, 1), by_effort(0, 60, 1), 0),
    "deals": (range(200, by_effort(201, 202, 210)), 0, 0, by_effort(300, 70, 20)),
}


@pytest.mark.skipif(INTERPRETED, reason="the compiled rules are needed for the comparison")
@pytest.mark.parametrize("name", RUNS)
def test_interpreted_rules_do_what_compiled_ones_do(name):
    """In interpreted mode every warning is an error: NumPy warns when a small integer overflows."""
    seeds, *strides = RUNS[name]
    interpreted = subprocess.Popen(
        [
            *(sys.executable, "-W", "error", "-m", "tests.nile.driver"),
            *(str(number) for number in (seeds.start, seeds.stop, *strides)),
        ],
        env=os.environ | {"AKHET_RULES": "interpreted"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    compiled = list(lines(seeds, *strides))
    printed, failed = interpreted.communicate()
    assert interpreted.returncode == 0, failed
    for number, (line, other) in enumerate(zip_longest(compiled, printed.splitlines())):
        assert line == other, f"{name}, line {number}"
    assert len(compiled) > 50 * len(VARIANTS) * len(seeds)
