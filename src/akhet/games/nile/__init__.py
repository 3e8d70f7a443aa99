"""NILE. Read it in the order of its rulebook: components, setup, state, actions, turn, flood, trade, plant, speculate,
pile, scoring, view; then notation and position, which put it all into readable names. `rules.py` is the table of
contents, `manifest.py` the description for lists and forms."""
