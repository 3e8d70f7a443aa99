"""Interpreted equals compiled, state by state: the same text must mean the same in both."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.nile.driver import VARIANTS, lines

ROOT = Path(__file__).parents[2]
MORE = os.environ.get("AKHET_TESTS") == "thorough"

# seeds, and every how many steps a View, all Views and a deal: these are slow where nothing is compiled
RUNS = {
    "states": (range(50 if MORE else 4), 0, 0, 0),
    "views": (range(100, 110 if MORE else 101), 1 if MORE else 2, 1 if MORE else 60, 0),
    "deals": (range(200, 210 if MORE else 202), 0, 0, 20 if MORE else 70),
}


@pytest.mark.skipif(INTERPRETED, reason="it compares with the compiled rules")
@pytest.mark.parametrize("name", RUNS)
def test_interpreted_rules_do_what_compiled_ones_do(name):
    """Interpreted, every warning is an error: NumPy warns where a small integer overflows."""
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
