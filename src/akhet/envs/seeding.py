"""Seeds given to the environments."""

from typing import Any

import numpy as np


def read_seed(seed: Any) -> int | None:
    """The seed as a plain `int`: many programs draw seeds with NumPy."""
    return int(seed) if isinstance(seed, np.integer) else seed
