"""Two bots at one table of Fertility, and a record of the game that can be replayed and checked."""

from akhet import Game
from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.kernel.stream import key_from_seed
from akhet.record import record_of, replay

table = Game("fertility").open(players=2, names=["Greedy", "Random"], seed=1)
seats = [BotSeat(read_spec(name), table.game, key_from_seed(1)) for name in ("greedy", "random")]
while not table.over:
    seats[table.turn].play(table)
print("\n".join(table.explain_score()))
assert replay(record_of(table)).hash() == table.hash()
