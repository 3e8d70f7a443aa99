"""A choice among plans by the network's policy, at a temperature."""

from akhet.kernel.compiling import rule
from akhet.kernel.stream import below

# The default of the option `least`: a plan less likely than this share of the likeliest is never taken.
LEAST = 0.001
FINENESS = 1 << 30  # of a random number


@rule
def draw_plan(scores, count, temperature, least, stream):
    """The place of one of the plans, drawn as often as its score says; at a temperature of 0, the best.

    The scores are how likely the network is to choose each plan, and are overwritten.
    """
    best = 0
    for plan in range(count):
        if scores[plan] > scores[best]:
            best = plan
    if temperature == 0.0:
        return best
    likeliest = scores[best]
    total = 0.0
    for plan in range(count):
        share = scores[plan] / likeliest
        scores[plan] = share ** (1.0 / temperature) if share >= least else 0.0
        total += scores[plan]
    left = below(stream, FINENESS) / FINENESS * total
    for plan in range(count):
        left -= scores[plan]
        if left < 0.0:
            return plan
    return best
