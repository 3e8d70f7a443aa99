"""OpenSpiel: a game is a tree with chance nodes. This program follows one random branch."""

import numpy as np
import pyspiel

import akhet.envs.spiel  # noqa: F401  # registers the games with OpenSpiel

dice = np.random.default_rng(1)
state = pyspiel.load_game("akhet_nile(players=3)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(outcomes, p=chances))
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print("returns:", state.returns())
