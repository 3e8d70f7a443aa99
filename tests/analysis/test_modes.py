"""A review computes the same interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from akhet.kernel.compiling import INTERPRETED
from tests.analysis.driver import lines

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(INTERPRETED, reason="it compares with the compiled rules")
def test_an_interpreted_review_is_the_compiled_one() -> None:
    """Interpreted, every warning is an error: NumPy warns when a small integer overflows."""
    printed = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.analysis.driver"],
        env=os.environ | {"AKHET_RULES": "interpreted"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert printed.returncode == 0, printed.stderr
    assert [json.loads(line) for line in printed.stdout.splitlines()] == list(lines())
