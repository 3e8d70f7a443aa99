"""Player decisions per second of OpenSpiel's own C++ card games, on one core, in uniformly random play.

Both loops below are OpenSpiel's own C++. Python runs at most once per game, never once per move.

* `measure` uses the fastest way that pyspiel has: `RandomRolloutEvaluator`. Python cannot call it directly, but
  an `MCTSBot` allowed one simulation does nothing except call it once on the position it is given. The
  position must be a player's, so the first deal is not in the time (later draws are): this favours OpenSpiel.
* `measure_whole_games` uses `evaluate_bots` with uniform random bots: slower for each decision (a bot builds
  and copies a list of probabilities to pick a move), but the deal is in the time.

pyspiel's other ways to play a whole random game (policy bots, stateful random bots, `random_sim_test`) are
slower than both. Neither loop reports how many moves it made: those are counted in a separate sample of games.

`python -m benchmarks.peers` prints a table; it needs `pip install open_spiel`.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, cycle

import pyspiel  # type: ignore[import-not-found]  # a bare .so, no stubs

GAMES = ("go_fish", "crazy_eights", "hearts")

SEED = 1
DEALS = 1_000  # many, because a deal may fix a game's length: in hearts one in four has no passing
GAMES_EACH_CALL = 32  # enough that entering C++ costs next to nothing; 100 is about 1 % faster
COUNTED_EACH_DEAL = 10  # 10,000 games in all: the mean length is then known to about 0.2 %
COUNTED_BY_HAND = 2_000
COUNTING = 3.0  # seconds at most for that: in a slow game fewer are counted, and its length is known less well
TOLERANCE = 0.02  # over four standard errors of crazy_eights, whose games differ most in length


@dataclass(frozen=True)
class PeerRate:
    game: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    moves_per_game: float  # chance included: the deal, draws


@dataclass(frozen=True)
class Length:
    decisions: float
    moves: float  # chance included


def measure(game: str, seconds: float, rounds: int) -> PeerRate:
    """The best of `rounds` runs, `seconds` in all, of random rollouts from dealt positions.

    `game` is a name with parameters if wanted, `go_fish(players=4)`. MCTSBot takes only games where players
    move in turn and are paid at the end.
    """
    loaded = pyspiel.load_game(game)
    deals = dealt_positions(loaded, DEALS)
    length = mean_length(loaded, deals * COUNTED_EACH_DEAL)
    searcher = rollout_searcher(loaded)
    positions = cycle(deals)

    def play() -> int:
        searcher.mcts_search(next(positions))
        return GAMES_EACH_CALL

    return rate(game, best_games_per_second(play, seconds, rounds), length)


def measure_whole_games(game: str, seconds: float, rounds: int) -> PeerRate:
    """The same for whole games played by bots, including the deal."""
    loaded = pyspiel.load_game(game)
    length = mean_length(loaded, [loaded.new_initial_state()] * (DEALS * COUNTED_EACH_DEAL))
    bots = random_bots(loaded)
    seeds = count(SEED)

    def play() -> int:
        pyspiel.evaluate_bots(loaded.new_initial_state(), bots, next(seeds))
        return 1

    return rate(game, best_games_per_second(play, seconds, rounds), length)


def rate(game: str, games_per_second: float, length: Length) -> PeerRate:
    return PeerRate(
        game=game,
        decisions_per_second=games_per_second * length.decisions,
        games_per_second=games_per_second,
        decisions_per_game=length.decisions,
        moves_per_game=length.moves,
    )


def best_games_per_second(play: Callable[[], int], seconds: float, rounds: int) -> float:
    """The best of several runs of `play`, which plays some games and returns how many: other load only slows a run."""
    return max(games_per_second(play, seconds / rounds) for _ in range(rounds))


def games_per_second(play: Callable[[], int], seconds: float) -> float:
    games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        games += play()
        elapsed = time.perf_counter() - start
    return games / elapsed


def rollout_searcher(game: pyspiel.Game) -> pyspiel.MCTSBot:
    """A bot whose every search is GAMES_EACH_CALL random games from the position, and nothing more."""
    return pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=GAMES_EACH_CALL, seed=SEED),
        max_simulations=1,
        # The rest is about growing a search tree, which a single simulation does not do.
        uct_c=1.0,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )


def random_bots(game: pyspiel.Game) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]


def dealt_positions(game: pyspiel.Game, deals: int) -> list[pyspiel.State]:
    """Positions where chance has dealt and a player is to move. MCTSBot crashes at a chance position."""
    dice = random.Random(SEED)
    positions = []
    for _ in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance_outcome(state, dice))
        positions.append(state)
    return positions


def chance_outcome(state: pyspiel.State, dice: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(outcomes, weights)[0])


def mean_length(game: pyspiel.Game, starts: list[pyspiel.State]) -> Length:
    """The mean length of one random game from each start, including the moves before the start."""
    bots = random_bots(game)
    decisions = moves = counted = 0
    began = time.perf_counter()
    for seed, start in enumerate(starts):
        if time.perf_counter() - began > COUNTING:
            break
        counted += 1
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed)  # plays `state` itself to the end
        history = state.full_history()
        decisions += sum(move.player != pyspiel.PlayerId.CHANCE for move in history)
        moves += len(history)
    return Length(decisions / counted, moves / counted)


def mean_length_by_hand(game: str, games: int) -> Length:
    """The same in a plain Python loop, independent of the C++ ones: a check of `mean_length`."""
    loaded = pyspiel.load_game(game)
    dice = random.Random(SEED + 1)  # not the deals of `dealt_positions` again
    decisions = moves = 0
    for _ in range(games):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_outcome(state, dice))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
            moves += 1
    return Length(decisions / games, moves / games)


def check_length(peer: PeerRate, by_hand: Length) -> None:
    if abs(peer.decisions_per_game / by_hand.decisions - 1) > TOLERANCE:
        raise ValueError(f"{peer.game}: {peer.decisions_per_game} decisions/game, by hand {by_hand.decisions}")


def main(seconds: float = 6.0, rounds: int = 3) -> None:
    print(f"OpenSpiel {pyspiel.__version__}, C++, one core, random play, best of {rounds}")
    print(f"{'game':<14}{'loop':<20}{'decisions/s':>12}{'games/s':>10}{'decisions/game':>16}{'by hand':>9}")
    for game in GAMES:
        by_hand = mean_length_by_hand(game, COUNTED_BY_HAND)
        for loop, measured in (("rollouts, dealt", measure), ("bots, whole games", measure_whole_games)):
            peer = measured(game, seconds, rounds)
            check_length(peer, by_hand)
            print(
                f"{game:<14}{loop:<20}{peer.decisions_per_second:>12,.0f}{peer.games_per_second:>10,.0f}"
                f"{peer.decisions_per_game:>16.2f}{by_hand.decisions:>9.2f}"
            )


if __name__ == "__main__":
    main()
