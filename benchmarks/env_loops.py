"""Random play through each interface, as its users write it: the same loop for our games and the peers' games.

Every function that opens a game also plays some of it, so that nothing is compiled while it is measured.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found]  # a bare .so, no stubs

from akhet.envs.batch import BatchEnv
from benchmarks.ours import Variant
from benchmarks.peers import SEED, chance_outcome

RECORDED = 400  # steps of a batch: longer than a game is on average, in every variant


class Played(NamedTuple):
    decisions: int
    chances: int = 0  # if the interface leaves chance to the caller


@dataclass(frozen=True)
class Opened:
    """One game or many; `play` plays some moves."""

    actions: int
    entries: int  # of an observation
    play: Callable[[], Played]

    def __post_init__(self) -> None:
        self.play()


def options_of(variant: Variant) -> dict[str, Any]:
    """With the first layout of observations: like those of other games, it says what lies there and no more."""
    return {"players": variant.players, "layout_version": 1, **({variant.option: True} if variant.option else {})}


def zoo(name: str, **options: Any) -> Opened:
    """A game by its name in PettingZoo's registry; importing `akhet.envs` registers ours."""
    from pettingzoo import make

    env = make("aec", name, **options)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(SEED + number)
    env.reset(seed=SEED)

    def play() -> Played:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return Played(decisions)

    agent = env.possible_agents[0]
    return Opened(int(env.action_space(agent).n), prod(env.observation_space(agent)["observation"].shape), play)


def rlcard(name: str) -> Opened:
    """RLCard's own loop with its own random agents, in training mode, where they do less."""
    import rlcard

    # Loaded from its file: the package of the agents needs pip, which an environment made by uv does not have.
    home = spec_from_file_location("random_agent", Path(rlcard.__file__).parent / "agents" / "random_agent.py")
    assert home and home.loader
    home.loader.exec_module(agents := module_from_spec(home))
    env = rlcard.make(name, config={"seed": SEED})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> Played:
        before = env.timestep
        env.run(is_training=True)
        return Played(env.timestep - before)

    return Opened(env.num_actions, prod(env.state_shape[0]), play)


def spiel(name: str, **options: Any) -> Opened:
    """A game of OpenSpiel's registry, driven from Python: legal actions as a list, the observation as a tensor."""
    from open_spiel.python.observation import make_observation

    import_module("open_spiel.python.games")
    import_module("akhet.envs.spiel")
    game = pyspiel.load_game(name, options)
    observation = make_observation(game)
    dice = random.Random(SEED)

    def play() -> Played:
        state = game.new_initial_state()
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_outcome(state, dice))
                chances += 1
            else:
                observation.set_from(state, state.current_player())
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        state.returns()
        return Played(decisions, chances)

    return Opened(game.num_distinct_actions(), observation.tensor.size, play)


def batch(variant: Variant, games: int, cores: int = 1) -> Opened:
    """A choice and a step in every game."""
    env = BatchEnv(variant.game, games, seed=SEED, cores=cores, **options_of(variant))

    def play() -> Played:
        env.step(env.sample())
        return Played(games)

    for _ in range(RECORDED):  # until the games are at different points
        play()
    return Opened(len(env.actions), env.layout.size, play)


def batch_steps(variant: Variant, games: int) -> Opened:
    """The steps without the choices: the same games again and again, with actions chosen before."""
    env = BatchEnv(variant.game, games, seed=SEED, cores=1, **options_of(variant))
    recorded = []
    for _ in range(RECORDED):
        recorded.append(env.sample())
        env.step(recorded[-1])

    def play() -> Played:
        env.reset(SEED)
        for actions in recorded:
            env.step(actions)
        return Played(games * RECORDED)

    return Opened(len(env.actions), env.layout.size, play)


def pgx(name: str, games: int, steps: int) -> Opened:
    """A choice and a step in every game, compiled together; `steps` of them without returning to Python."""
    import jax
    from pgx import make
    from pgx.experimental import act_randomly, auto_reset

    jax.config.update("jax_platforms", "cpu")
    env = make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(_: Any, both: tuple[Any, Any]) -> tuple[Any, Any]:
        states, key = both
        key, choices, dice = jax.random.split(key, 3)
        actions = act_randomly(choices, states.legal_action_mask)
        return step_all(states, actions, jax.random.split(dice, games)), key

    ahead = jax.jit(lambda both: jax.lax.fori_loop(0, steps, step, both))
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), games)), jax.random.PRNGKey(SEED + 1)

    def play() -> Played:
        nonlocal now
        now = jax.block_until_ready(ahead(now))
        return Played(games * steps)

    states, _ = now
    return Opened(states.legal_action_mask.shape[1], prod(states.observation.shape[1:]), play)
