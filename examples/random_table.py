"""One table, move by move: what `akhet play` and the browser do, from Python."""

import random

from akhet import Game

dice = random.Random(1)
table = Game("nile").open(players=3, names=["Ana", "Ben", "Cleo"], seed=1)
while not table.over:
    table.play(dice.choice(table.legal()).id)
print(f"{len(table.plies)} moves, the last one: {table.rules.actions.say(table.plies[-1].move)}")
print("\n".join(table.explain_score()))
