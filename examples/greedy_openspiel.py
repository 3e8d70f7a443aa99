"""OpenSpiel: the bot `greedy` as an OpenSpiel bot, which `evaluate_bots` plays against one of OpenSpiel's own."""

import pyspiel

import akhet.envs.spiel  # noqa: F401  # registers the games with OpenSpiel
from akhet import Game
from akhet.bots import new_bot
from akhet.bots.spec import read_spec
from akhet.kernel.layout import from_bytes
from akhet.kernel.stream import key_from_seed


class Greedy(pyspiel.Bot):
    def __init__(self, name: str, seat: int) -> None:
        super().__init__()
        self.game, self.seat, self.spec = Game(name), seat, read_spec("greedy")
        self.bot = new_bot(self.spec, self.game, key_from_seed(1))

    def step(self, state: pyspiel.State) -> int:
        seen = bytes.fromhex(state.information_state_string(self.seat))  # a View, byte for byte
        return self.bot.choose(from_bytes(self.game.rules.view, seen)[0], state.legal_actions(), self.spec.budget)


game = pyspiel.load_game("akhet_nile")
bots = [Greedy("nile", 0), pyspiel.make_uniform_random_bot(1, 1)]
returns = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[0] for seed in range(10)]
print(f"mean return of greedy against random: {sum(returns) / len(returns):+.2f}")
