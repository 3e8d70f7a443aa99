"""What every test shares: how hard hypothesis tries, how many run at once, that `akhet` speaks English, and that the
games are compiled."""

import os
import subprocess
import sys

import pytest
from hypothesis import settings

from akhet.games import BUILT_IN
from akhet.language import VARIABLES

# The usual run tries the same examples everywhere: what fails on one machine fails on all. The thorough one seeks
# others.
settings.register_profile("usual", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("quick", max_examples=5, deadline=None, derandomize=True)  # make check
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("AKHET_TESTS", "usual"))

for variable in VARIABLES:
    os.environ.pop(variable, None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: many tests wait for a browser, a clock, or a house that opens."""
    return 1 + (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    """Before many workers start: have each game compiled once, both at the same time."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        for done in [subprocess.Popen([sys.executable, "-m", "tests.warm", game]) for game in BUILT_IN]:
            assert done.wait() == 0, "the games did not compile: what is said above says why"
