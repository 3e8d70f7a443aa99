"""Seeds as the environments are given them."""

from typing import Any

import numpy as np


def read_seed(seed: Any) -> int | None:
    """A seed may be a whole number of NumPy's too, which is how many a program draws them."""
    return int(seed) if isinstance(seed, np.integer) else seed
