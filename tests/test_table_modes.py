"""A Table answers the same with interpreted and with compiled rules, at every step of every variant."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.effort import by_effort
from tests.table_driver import VARIANTS, lines

ROOT = Path(__file__).parents[1]
SEED, STEPS = 1, by_effort(5, 20, 1000)


@pytest.mark.skipif(INTERPRETED, reason="the compiled rules are needed for the comparison")
def test_a_table_answers_the_same_with_interpreted_rules():
    """In interpreted mode every warning is an error: NumPy warns when a small integer overflows."""
    interpreted = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.table_driver", str(SEED), str(STEPS)],
        env=os.environ | {"AKHET_RULES": "interpreted"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    compiled = list(lines(SEED, STEPS))
    printed, failed = interpreted.communicate()
    assert interpreted.returncode == 0, failed
    for number, (line, other) in enumerate(zip_longest(compiled, printed.splitlines())):
        assert line == other, f"line {number}"
    assert len(compiled) > 2 * min(STEPS, 50) * len(VARIANTS)  # two lines per step
