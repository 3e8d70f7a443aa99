"""How the bots think about NILE."""

from akhet.bots.mind import Mind
from akhet.bots.nile.hopes import new_desk
from akhet.bots.nile.plans import MOST_PLANS, consider, next_step, propose, single_steps
from akhet.bots.nile.prospects import prospects, tally
from akhet.bots.search_loop import WAYS
from akhet.games.nile import RULES

MIND = Mind(
    RULES,
    new_desk,
    MOST_PLANS,
    propose=propose,
    consider=consider,
    survey=propose,
    single_steps=single_steps,
    next_step=next_step,
    prospects=prospects,
    tally=tally,
    way=WAYS | {"cut": 10, "longer": 4.0, "widen_start": 2.0, "widen_power": 0.3, "depth": 4, "context": 1.0},
    share=0.9,
)
