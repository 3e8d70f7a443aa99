"""Settings of all tests: Hypothesis profiles, the number of workers, English output, and compiled games."""

import os
import subprocess
import sys

import pytest
from hypothesis import settings

from akhet.games import BUILT_IN
from akhet.language import VARIABLES

# The usual run tries the same examples on every machine. The thorough one looks for others.
settings.register_profile("usual", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("quick", max_examples=5, deadline=None, derandomize=True)  # make check
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("AKHET_TESTS", "usual"))

for variable in VARIABLES:
    os.environ.pop(variable, None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: many tests wait for a browser, a clock or a server that starts."""
    return 1 + (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    """Compile each game once before the workers start, all games at the same time."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        for done in [subprocess.Popen([sys.executable, "-m", "tests.warm", game]) for game in BUILT_IN]:
            assert done.wait() == 0, "the games did not compile: see the output above"
