"""How the bots think about Fertility."""

from akhet.bots.fertility.hopes import new_desk, prospects, tally
from akhet.bots.fertility.plans import MOST_PLANS, next_step, propose, single_steps
from akhet.bots.fertility.survey import survey
from akhet.bots.mind import Mind
from akhet.bots.search_loop import WAYS
from akhet.games.fertility import RULES

MIND = Mind(
    RULES,
    new_desk,
    MOST_PLANS,
    propose=propose,
    consider=propose,
    survey=survey,
    single_steps=single_steps,
    next_step=next_step,
    prospects=prospects,
    tally=tally,
    way=WAYS | {"clear": 0.1, "margin": 0.9, "explore": 0.2, "context": 0.12, "widen_start": 2.0, "widen_power": 0.4},
    share=0.7,
)
