"""Our bots as baselines: the same moves in every interface, and honest figures."""

import re

import gymnasium
import numpy as np
import pytest

import akhet.envs
from akhet import Game
from akhet.envs.baselines import Baseline, evaluate, wilson
from akhet.envs.gym import MaskInObservation
from akhet.envs.spiel import load
from akhet.envs.zoo import env
from akhet.language import explain


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_baseline_plays_the_same_in_every_interface(game: str) -> None:
    at_table, in_zoo = Game(game).open(players=2, seed=7), env(game)
    in_zoo.reset(seed=7)
    first, second = Baseline("learned"), Baseline("learned")
    for _ in range(40):
        action = first.action(in_zoo)
        assert action == second.action(at_table)
        in_zoo.step(action)
        at_table.play(action)


def test_a_baseline_takes_the_learners_seat_and_wins_against_random() -> None:
    learner = gymnasium.make("akhet/Nile-v0", rivals="random")
    for seed in range(3):
        learner.reset(seed=seed)
        player, over, reward = Baseline("greedy"), False, 0.0
        while not over:
            _, reward, over, _, _ = learner.step(player.action(learner))  # type: ignore[assignment]
        assert reward == 1


def test_a_baseline_plays_on_a_state_of_openspiel() -> None:
    game = load("akhet_nile(tiny=small)")
    state, player = game.new_initial_state(), Baseline("learned")
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = player.action(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    with pytest.raises(ValueError, match="nobody has to move"):
        player.action(state)


def test_a_policy_is_measured_from_every_seat() -> None:
    asked: list[int] = []

    def first_legal(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(observations))
        return masks.argmax(1)

    found = evaluate(first_legal, "fertility", "greedy", games=30, players=3, seed=1)
    assert found.wins < 0.2 and found.low <= found.wins <= found.high and -1 <= found.reward < 0
    assert sum(asked) > 30 * 20 and max(asked) <= 30
    assert re.fullmatch(r"wins [\d.]+ % of 30 games \(95 %: [\d.]+ to [\d.]+\); mean reward -[\d.]+", str(found))


def test_equal_players_are_found_equal() -> None:
    dice = np.random.default_rng(1)

    def any_legal(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return (masks * dice.random(masks.shape)).argmax(1)

    found = evaluate(any_legal, "nile", "random", games=400)
    assert found.low < 0.5 < found.high and abs(found.reward) < 0.2


def test_the_interval_is_wilsons() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20)[0] == 0 and wilson(20, 20)[1] == 1


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations, not of seconds"):
        Baseline("search@1s")
    with pytest.raises(ValueError, match="rival is 'best'"):
        evaluate(lambda observations, masks: masks.argmax(1), "nile", "best")
    with pytest.raises(TypeError, match="not an environment"):
        Baseline().action(3)
    with pytest.raises(akhet.Refused) as refused:
        Baseline("nobody").action(Game("nile").open(players=2, seed=1))
    assert "nobody" in explain(refused.value.refusal, "en")


def test_the_mask_can_be_part_of_the_observation() -> None:
    plain = gymnasium.make("akhet/Nile-v0", rivals="random")
    masked = MaskInObservation(gymnasium.make("akhet/Nile-v0", rivals="random"), observation="obs", mask="mask")
    (seen, info), (both, _) = plain.reset(seed=4), masked.reset(seed=4)
    for _ in range(10):
        assert masked.observation_space.contains(both) and (both["obs"] == seen).all()
        assert (both["mask"] == info["action_mask"]).all()
        action = int(np.flatnonzero(both["mask"])[0])
        (seen, *_, info), (both, *_) = plain.step(action), masked.step(action)
    with pytest.raises(TypeError, match="CartPole"):
        MaskInObservation(gymnasium.make("CartPole-v1"))
