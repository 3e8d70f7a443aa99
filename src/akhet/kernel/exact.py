"""Arithmetic that gives the same bits everywhere: on every machine, interpreted, compiled and on a GPU.

Sums, products and quotients of floating-point numbers already do, as long as the compiler does not fuse them. The
functions of mathematics libraries differ in the last bit, which is enough to change a choice between equal moves.
"""

from decimal import Decimal
from math import factorial

import numpy as np

from akhet.kernel.compiling import rule

# A sixteenth of the logarithm of 2, in two parts: the first ends in zeros, so that a multiple of it is exact.
STEP_HIGH = float.fromhex("0x1.62e42feep-5")
STEP_LOW = float.fromhex("0x1.a39ef35793c76p-37")
STEPS_TO_ONE = float.fromhex("0x1.71547652b82fep4")
SIXTEENTHS = np.array([float(Decimal(2) ** (Decimal(-step) / 16)) for step in range(16)])
HALVES = np.array([0.5**step for step in range(1011)])
SERIES = np.array([1.0 / factorial(term) for term in range(8)])  # this close to 0, more terms change nothing
SMALLEST = -700.0  # below this, the result is practically 0 and a double would lose its precision


@rule
def exp_below(x):
    """e to the power of x, for x of 0 or less."""
    if x < SMALLEST:
        return 0.0
    steps = int(0.5 - x * STEPS_TO_ONE)
    rest = (x + steps * STEP_HIGH) + steps * STEP_LOW
    power = 0.0
    for term in range(len(SERIES) - 1, -1, -1):
        power = SERIES[term] + power * rest
    return power * SIXTEENTHS[steps & 15] * HALVES[steps >> 4]
