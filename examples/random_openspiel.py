"""OpenSpiel: a game is a tree with chance nodes, and this walks down one branch of it."""

import numpy as np
import pyspiel

import akhet.envs.spiel  # noqa: F401  # makes the games known to OpenSpiel

dice = np.random.default_rng(1)
state = pyspiel.load_game("akhet_nile(players=3)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(outcomes, p=chances))
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print("returns:", state.returns())
