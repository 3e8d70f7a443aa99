"""Arithmetic with the same result on every machine."""

import math

from hypothesis import given
from hypothesis import strategies as st

from akhet.kernel.exact import exp_below

BITS = [
    "0x1.0000000000000p+0",
    "0x1.cf46d99d52b3ap-1",
    "0x1.78b56362cef38p-2",
    "0x1.9511fc6871044p-6",
    "0x1.1b48655f37267p-29",
    "0x1.c89c2e339b392p-1010",
]


@given(st.floats(-700.0, 0.0))
def test_it_is_the_exponential_within_two_units_in_the_last_place(x: float):
    true = math.exp(x)
    assert abs(exp_below(x) - true) <= 2 * math.ulp(true)


def test_the_bits_are_the_same_on_every_machine():
    assert [float(exp_below(x)).hex() for x in (-0.0, -0.1, -1.0, -3.7, -20.0, -699.5)] == BITS
    assert exp_below(-1e9) == 0.0
