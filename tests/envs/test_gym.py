"""The Gymnasium environments: Gymnasium's own checker, and what it does not check."""

import random
import sys
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import akhet.envs
from akhet.envs.gym import SeatEnv
from akhet.kernel.refusal import Refused
from tests.envs.variants import any_of, every_variant

IDS = {"nile": "akhet/Nile-v0", "fertility": "akhet/Fertility-v0"}


def made(game: str, **choices: Any) -> gymnasium.Env:
    assert akhet.envs.__name__ == "akhet.envs"  # importing it registers the games
    return gymnasium.make(IDS[game], **choices)


def play(env: gymnasium.Env, seed: int | None, choices: int = 1) -> list[Any]:
    """Play a random game; returns everything that the environment returned."""
    rng = random.Random(choices)
    seen, info = env.reset(seed=seed)
    given: list[Any] = [(seen.tobytes(), info["seat"])]
    over = False
    while not over:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()  # type: ignore[attr-defined]
        seen, reward, over, truncated, info = env.step(any_of(info["action_mask"], rng))
        assert not truncated and (over or reward == 0.0)
        given.append((seen.tobytes(), float(reward), info["action_mask"].tobytes(), info["seat"]))
    assert not info["action_mask"].any()
    return given


@every_variant
def test_the_checker(game: str, players: int, options: dict[str, Any]) -> None:
    """The checker tries any action, legal or not, so an illegal one must not raise here."""
    check_env(made(game, players=players, rivals="random", illegal="lose", **options).unwrapped)


@pytest.mark.parametrize("render_mode", ["human", "ansi", "rgb_array"])
@pytest.mark.parametrize("game", IDS)
def test_the_checker_with_pictures(game: str, render_mode: str) -> None:
    check_env(made(game, illegal="lose", render_mode=render_mode).unwrapped)


@every_variant
def test_whole_games_are_played_under_the_passive_checker(game: str, players: int, options: dict[str, Any]) -> None:
    env = made(game, players=players, rivals="random", **options)
    assert play(env, 1) == play(env, 1) != play(env, 2)


@pytest.mark.parametrize("rivals", ["random", "greedy", "farmer", "search@20", ["greedy", "random"]])
@pytest.mark.parametrize("game", IDS)
def test_any_bot_can_be_a_rival(game: str, rivals: Any) -> None:
    env = made(game, rivals=rivals, players=3 if isinstance(rivals, list) else 2)
    assert play(env, 1) == play(env, 1)


def test_a_seed_repeats_later_games_too() -> None:
    first, second = made("nile"), made("nile")
    assert [play(first, seed) for seed in (8, None, None)] == [play(second, seed) for seed in (8, None, None)]
    assert play(first, None) != play(first, None)


def test_the_seat_is_fixed_or_drawn() -> None:
    fixed, drawn = made("nile", seat=2, players=3, rivals="random"), made("nile", players=3, rivals="random")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_a_learner_decides_only_on_its_turn() -> None:
    env = SeatEnv("nile", players=4, rivals="random")
    rng = random.Random(1)
    for seed in range(5):
        seen, info = env.reset(seed=seed)
        while env.game.seat >= 0:
            assert env.game.seat == env.seat == info["seat"] == env.game.state.turn
            assert (seen == env.game.observation(env.seat)).all() and info["action_mask"].any()
            seen, _, _, _, info = env.step(any_of(info["action_mask"], rng))


def test_greedy_beats_random_moves() -> None:
    env = made("nile", rivals="greedy")
    assert sum(play(env, seed, seed)[-1][1] for seed in range(20)) < -10


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = made("nile")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=rf"action {illegal} \(.*\) is not legal now"):
        env.step(illegal)
    with pytest.raises(ValueError, match="it must be the number of a legal one"):
        env.step("done")
    assert (env.unwrapped.game.observation(info["seat"]) == seen).all()  # type: ignore[attr-defined]
    env.step(any_of(info["action_mask"], random.Random(1)))


def test_an_illegal_action_loses_the_game_if_that_was_chosen() -> None:
    env = made("nile", illegal="lose", rewards="margin")
    _, info = env.reset(seed=1)
    _, reward, over, truncated, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, truncated) == (-1.0, True, False)
    with pytest.raises(ValueError, match="`reset` begins the next"):
        env.step(0)
    assert play(env, 1)


def test_a_step_after_the_end_is_refused() -> None:
    env = SeatEnv("nile", rivals="random")
    play(env, 1)
    with pytest.raises(ValueError, match="the game is over; `reset` begins the next"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 2}, "seat is 2; it must be one from 0 to 1, or None"),
        ({"seat": True}, "seat is True"),
        ({"illegal": "shrug"}, "illegal is 'shrug'; it must be one of raise, lose"),
        ({"rivals": ["greedy", "greedy"]}, "it must be one bot for all, or a list of 1"),
        ({"rivals": 3}, "rivals is 3"),
    ],
)
def test_a_wrong_choice_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SeatEnv("nile", **wrong)


@pytest.mark.parametrize("game", IDS)
def test_an_unknown_option_is_the_error_by_which_programs_find_out_what_there_is(game: str) -> None:
    """TorchRL's `GymEnv` tries every environment with `frameskip` first, and looks for these words."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        made(game, frameskip=1)


@pytest.mark.parametrize("rivals", ["", "nobody", "greedy:noise=much", "search@-1"])
def test_a_wrong_bot_is_refused_when_the_environment_is_made(rivals: str) -> None:
    with pytest.raises(Refused):
        SeatEnv("nile", rivals=rivals)


def test_gymnasium_makes_vector_environments() -> None:
    envs = gymnasium.make_vec(IDS["nile"], num_envs=3, vectorization_mode="sync", rivals="random")
    seen, infos = envs.reset(seed=1)
    for _ in range(50):
        actions = np.array([any_of(mask, random.Random(1)) for mask in infos["action_mask"]])
        seen, _, terminated, _, infos = envs.step(actions)
        if terminated.any():
            break
    assert seen.shape == (3, SeatEnv("nile").layout.size)
    envs.close()


def test_without_gymnasium_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)  # type: ignore[arg-type]
    monkeypatch.delitem(sys.modules, "akhet.envs.gym")
    with pytest.raises(ImportError, match=r"install `akhet\[envs\]`"):
        import_module("akhet.envs.gym")
