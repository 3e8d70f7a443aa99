"""Hypothesis strategies for NILE: tables of every variant, and seeds."""

from itertools import combinations

from hypothesis import settings
from hypothesis import strategies as st

from akhet.games.nile.state import CROP_NAMES
from tests.nile.driver import Variant


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """N1.5, N2: 2 to 6 players; the Classic deck, or any allowed crops out, with or without the Monuments."""
    players = draw(st.integers(2, 6))
    first = draw(st.none() | st.integers(0, players - 1))
    if players < 6 and draw(st.booleans()):
        return Variant(players, classic=True, first=first)
    count = {5: 1, 6: 0}.get(players, 2)
    out = draw(st.none() | st.sampled_from(list(combinations(CROP_NAMES, count))))
    return Variant(players, monuments=draw(st.booleans()), out=out, first=first)


seeds = st.integers(0, 2**63 - 1)


def some(share: float) -> settings:
    """A share of the usual number of examples, for tests that are slow per game."""
    return settings(max_examples=max(1, round(share * settings().max_examples)))
