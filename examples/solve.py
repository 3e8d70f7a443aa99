"""Solve tiny variants exactly with OpenSpiel, and measure how exploitable our bots are on them.

Exploitability is what the best reply to a player wins, beyond the value of the game, on average over both seats: 0 for
a perfect player. CFR+ comes closer to it with every iteration. Run it with `--help` for the options.
"""

import argparse
import time
from collections.abc import Iterator

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.policy import Policy, TabularPolicy, UniformRandomPolicy

from akhet.bots import new_bot
from akhet.bots.bot import Budget
from akhet.bots.spec import read_spec
from akhet.envs.spiel import SpielGame, SpielState, load
from akhet.envs.tiny import tiny_of
from akhet.kernel.stream import key_from_seed

BOTS = ("greedy", "learned", "search@50", "search@500")


class BotPolicy(Policy):
    """A bot as a policy: at every information state a new one, with the same random numbers, so it never varies."""

    def __init__(self, game: SpielGame, name: str, seed: int = 1) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._game = game
        self._spec = read_spec(name)
        self._key = key_from_seed(seed)
        self._chosen: dict[str, int] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        legal = state.legal_actions(player)
        known = state.information_state_string(player)
        if known not in self._chosen:
            view = self._game.view(state.position, player).view(self._game.rules.view)[0]
            bot = new_bot(self._spec, self._game.variant.game, self._key)
            budget = self._spec.budget
            self._chosen[known] = int(bot.choose(view, legal, Budget(iterations=budget.iterations)))
        return {action: float(action == self._chosen[known]) for action in legal}


def tiny_games(game: str, rewards: str, recall: bool) -> Iterator[tuple[str, SpielGame]]:
    for name in tiny_of(game):
        yield name, load(f"akhet_{game}(tiny={name},rewards={rewards},perfect_recall={recall})")


def histories(state: SpielState) -> int:
    """How many histories begin here, this one counted."""
    actions = state.legal_actions() if not state.is_terminal() else []
    return 1 + sum(histories(state.child(action)) for action in actions)


def solve(game: SpielGame, iterations: int) -> Policy:
    """The average policy of CFR+."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def value_of(game: SpielGame, policy: Policy) -> float:
    """What seat 0 wins if both follow this policy."""
    return float(expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0])


def show(game: str, name: str, loaded: SpielGame, iterations: int, bots: tuple[str, ...]) -> None:
    began = time.process_time()
    solved = solve(loaded, iterations)
    states = len(TabularPolicy(loaded).state_lookup)
    print(
        f"{game}, {name} ({tiny_of(game)[name].about}): {histories(loaded.new_initial_state()):,} histories, "
        f"{states:,} information states; value for seat 0: {value_of(loaded, solved):+.4f}"
    )
    players = {"random": UniformRandomPolicy(loaded), **{bot: BotPolicy(loaded, bot) for bot in bots}}
    players[f"CFR+, {iterations} iterations"] = solved
    for player, policy in players.items():
        print(f"  {player:24} {exploitability.exploitability(loaded, policy):.4f}")
    print(f"  ({time.process_time() - began:.0f} s)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["nile", "fertility"], help="games (default: both)")
    parser.add_argument("--tiny", help="only the tiny variants of this name")
    parser.add_argument("--rewards", choices=["rank", "margin"], default="rank")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+ (default: 100)")
    parser.add_argument("--bots", nargs="*", default=BOTS, help=f"(default: {' '.join(BOTS)})")
    parser.add_argument("--no-recall", action="store_true", help="Views as information states, without perfect recall")
    choice = parser.parse_args()
    for game in choice.games:
        for name, loaded in tiny_games(game, choice.rewards, not choice.no_recall):
            if choice.tiny in (None, name):
                show(game, name, loaded, choice.iterations, tuple(choice.bots))


if __name__ == "__main__":
    print(f"OpenSpiel {pyspiel.__version__}")
    main()
