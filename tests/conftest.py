"""What every test shares: how hard hypothesis tries."""

import os

from hypothesis import settings

settings.register_profile("usual", max_examples=50, deadline=None)
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("AKHET_TESTS", "usual"))
