# pyright: strict
"""Our bots as baselines: to play with in any environment, and to measure another player against."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, cast

import numpy as np

from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.envs.batch import BatchEnv
from akhet.envs.one_game import OneGame
from akhet.kernel.layout import Record
from akhet.kernel.stream import key_from_seed
from akhet.table import Game, Table

NORMAL = 1.96  # standard errors of a 95 % interval
RIVALS = ("random", "greedy", "learned")

Policy = Callable[[np.ndarray, np.ndarray], Any]


class Baseline:
    """A bot as a policy: `baseline.action(env)` is its move for the seat whose turn it is.

    `env` is an environment of PettingZoo or Gymnasium, a state of OpenSpiel, or a `Table`. The bot sees only what that
    seat may know.
    """

    def __init__(self, bot: str = "learned", seed: int = 1) -> None:
        """`bot` is named as in docs/bots.md: "learned" is the shipped network, "learned@100" searches with it. The seed
        makes its choices repeatable, so a budget in seconds is refused."""
        self._spec = read_spec(bot)
        if self._spec.budget.seconds is not None:
            raise ValueError(f"bot is {bot!r}; the budget of a baseline is a number of iterations, not of seconds")
        self._seed = seed
        self._game: Game | None = None
        self._seats: dict[int, BotSeat] = {}

    def action(self, env: Any) -> int:
        """The number of the bot's action for the seat whose turn it is."""
        game, turn = turn_of(env)
        if game is not self._game:
            self.close()
            self._game = game
        if turn.turn not in self._seats:
            key = hashlib.sha256(key_from_seed(self._seed) + b"seat %d" % turn.turn).digest()
            self._seats[turn.turn] = BotSeat(self._spec, game, key)
        return self._seats[turn.turn].move(cast(Table, turn))

    def close(self) -> None:
        """End the bots that are programs."""
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()


class Legal(NamedTuple):
    id: int


@dataclass(frozen=True)
class Turn:
    """What `BotSeat` needs of a table: whose turn it is, what that seat sees, and its legal actions."""

    turn: int
    look: Callable[[], Record]
    actions: Sequence[int]
    plies = ()

    def view(self, seat: int) -> Record:
        return self.look()

    def legal(self) -> list[Legal]:
        return [Legal(action) for action in self.actions]


def turn_of(env: Any) -> tuple[Game, Turn]:
    """The game of an environment, and the turn that it is at."""
    if isinstance(env, Table):
        seat = -1 if env.turn is None else env.turn
        turn = Turn(seat, partial(env.view, seat), [move.id for move in env.legal()])
        game = env.game
    elif isinstance(one := getattr(getattr(env, "unwrapped", None), "game", None), OneGame):
        seat = one.seat
        turn, game = Turn(seat, partial(one.view, seat), one.legal()), one.variant.game
    elif hasattr(env, "current_player"):
        spiel, seat = env.get_game(), int(env.current_player())
        turn = Turn(seat, lambda: spiel.view(env.position, seat).view(spiel.rules.view)[0], env.legal_actions())
        game = spiel.variant.game
    else:
        raise TypeError(f"{type(env).__name__} is not an environment of PettingZoo or Gymnasium, a state or a Table")
    if seat < 0:
        raise ValueError("nobody has to move")
    return game, turn


@dataclass(frozen=True)
class Evaluation:
    """How a player did against a baseline. `low` and `high` are the 95 % confidence interval of `wins`."""

    games: int
    wins: float  # the share of games in which nobody was ahead; a shared first place is shared
    low: float
    high: float
    reward: float  # the mean, by rank: from -1, always last, to 1, always first

    def __str__(self) -> str:
        share, low, high = 100 * self.wins, 100 * self.low, 100 * self.high
        figures = f"wins {share:.1f} % of {self.games:,} games (95 %: {low:.1f} to {high:.1f})"
        return f"{figures}; mean reward {self.reward:+.3f}"


def evaluate(
    policy: Policy,
    game: str,
    rival: str = "learned",
    games: int = 1000,
    players: int = 2,
    *,
    seed: int = 1,
    layout_version: int | None = None,
    **options: Any,
) -> Evaluation:
    """Let a policy play against a baseline in all other seats; it sits in every seat equally often.

    `policy(observations, masks)` returns one legal action for each row. It is asked for many games at once, with what
    its seat sees and may do, as in `BatchEnv`. `rival` is "random", "greedy" or "learned".
    """
    if rival not in RIVALS:
        raise ValueError(f"rival is {rival!r}; it must be one of {', '.join(RIVALS)}")
    env = BatchEnv(game, games, players, seed=seed, layout_version=layout_version, **options)
    rivals: Callable[[], np.ndarray] = {"random": env.sample, "greedy": env.greedy, "learned": env.learned}[rival]
    seats = np.arange(games) % players
    playing = np.ones(games, np.bool_)
    rewards, wins = np.zeros(games), np.zeros(games)
    while playing.any():
        actions = rivals()
        [own] = np.nonzero(playing & (env.seats == seats))
        if len(own):
            actions[own] = np.asarray(policy(env.observations[own], env.masks[own]))
        env.step(actions)
        [over] = np.nonzero(playing & env.ended)
        rewards[over] = env.rewards[over, seats[over]]
        best = env.rewards[over].max(1, keepdims=True, initial=-np.inf)
        first = env.rewards[over] == best
        wins[over] = first[np.arange(len(over)), seats[over]] / first.sum(1)
        playing &= ~env.ended
    env.close()
    low, high = wilson(float(wins.sum()), games)
    return Evaluation(games, float(wins.mean()), low, high, float(rewards.mean()))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's), also where all games were won."""
    middle = wins + NORMAL**2 / 2
    width = NORMAL * (wins * (games - wins) / games + NORMAL**2 / 4) ** 0.5
    return max(0.0, (middle - width) / (games + NORMAL**2)), min(1.0, (middle + width) / (games + NORMAL**2))
