"""The PettingZoo environments: PettingZoo's own tests, and what they do not check."""

import copy
import pickle
import random
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import akhet.envs
from akhet.envs.spaces import Actions
from akhet.envs.zoo import env, raw_env
from akhet.kernel.layout import blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed, new_stream
from tests.envs.variants import VARIANTS, any_of, every_variant

few = settings(max_examples=max(1, settings().max_examples // 2), deadline=None)


def walk(played: AECEnv, seed: int, decisions: int | None = None) -> Iterator[dict[str, Any]]:
    """Play a random game in the usual loop; yields what `last` returns at each decision."""
    rng = random.Random(seed)
    played.reset(seed=seed)
    for _ in played.agent_iter():
        seen, reward, terminated, truncated, _ = played.last()
        assert seen is not None and not truncated
        if terminated:
            played.step(None)
            continue
        assert reward == 0.0  # rewards come at the end
        yield seen
        if decisions is not None and (decisions := decisions - 1) < 0:
            return
        played.step(any_of(seen["action_mask"], rng))


# PettingZoo warns about these except for a fixed list of its own games: an observation is a dict with a mask, as in its
# own card games, and when a game is over nothing is legal.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
@every_variant
def test_api(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(env(game, players=players, **options), num_cycles=1000)
    api_test(raw_env(game, players=players, **options), num_cycles=50)


@every_variant
def test_seeds(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(partial(env, game, players=players, **options), num_cycles=100)


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_render_modes(game: str) -> None:
    render_test(partial(env, game, players=3))  # type: ignore[arg-type]  # PettingZoo says Gymnasium's Env for its own


@every_variant
def test_the_mask_has_the_legal_actions_of_the_seat_to_move(game: str, players: int, options: dict[str, Any]) -> None:
    played = raw_env(game, players=players, **options)
    rules, parts = played.game.rules, played.game.variant.game.parts
    moves = rules.actions.buffer()
    for seen in walk(played, 1):
        count = rules.verbs.legal(played.game.state, parts, moves)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(moves[:count].tolist())
        assert played.agent_selection == f"player_{played.game.state.turn}"
        for agent in played.agents:
            assert played.observation_space(agent).contains(played.observe(agent))
            if agent != played.agent_selection:
                assert not played.observe(agent)["action_mask"].any()


@few
@given(st.integers(0, 2**32), st.integers(0, 120), st.sampled_from(VARIANTS))
def test_hidden_things_change_no_observation(seed: int, decisions: int, variant: Any) -> None:
    game, players, options = variant
    played = raw_env(game, players=players, **options)
    list(walk(played, seed, decisions))
    rules, now = played.game.rules, played.game.state.tobytes()
    stream, view, redealt = new_stream(key_from_seed(seed)), blank(rules.view)[0], blank(rules.state)
    for seat, agent in enumerate(played.possible_agents):
        seen = played.game.observation(seat).tobytes()
        rules.verbs.look(played.game.state, seat, view)
        rules.verbs.determinise(view, stream, redealt[0])
        played.game._states[:] = redealt
        assert played.observe(agent)["observation"].tobytes() == seen
        played.game._states[:] = np.frombuffer(now, rules.state)


@every_variant
@pytest.mark.parametrize("rewards", ["rank", "margin"])
def test_rewards_come_at_the_end_and_sum_to_zero(
    game: str, players: int, options: dict[str, Any], rewards: str
) -> None:
    played = env(game, players=players, rewards=rewards, **options)
    list(walk(played, 2))
    one = played.unwrapped.game  # type: ignore[attr-defined]
    standings = one.rules.notation.standings(one.variant.game.components, one.state)
    assert one.rewards.sum() == pytest.approx(0.0, abs=1e-9)
    if rewards == "rank":
        for first in standings:
            for second in standings:
                assert (first.place < second.place) == (one.rewards[first.seat] > one.rewards[second.seat])


def test_every_agent_gets_its_reward() -> None:
    played, rewards = raw_env("nile", players=4), {}
    played.reset(seed=3)
    rng = random.Random(3)
    for agent in played.agent_iter():
        seen, reward, terminated, _, _ = played.last()
        if terminated:
            rewards[agent] = reward
        played.step(None if terminated else any_of(seen["action_mask"], rng))  # type: ignore[index]
    assert played.agents == [] and any(rewards.values())
    assert rewards == dict(zip(played.possible_agents, played.game.rewards.tolist(), strict=True))


@every_variant
def test_a_seed_repeats_a_game_and_what_comes_after(game: str, players: int, options: dict[str, Any]) -> None:
    def two_games(seed: int) -> list[bytes]:
        played, rng, seen = raw_env(game, players=players, **options), random.Random(1), []
        for number in range(2):
            played.reset(seed=seed if number == 0 else None)
            while played.game.seat >= 0:
                seen.append(played.game.observation(played.game.seat).tobytes())
                played.step(any_of(played.game.mask(played.game.seat), rng))
        return seen

    assert two_games(5) == two_games(np.int64(5)) != two_games(6)  # type: ignore[arg-type]


def test_without_a_seed_no_two_games_are_the_same() -> None:
    first, second = raw_env("nile"), raw_env("nile")
    first.reset()
    second.reset()
    assert first.game.state.tobytes() != second.game.state.tobytes()


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_copy_and_a_pickle_continue_like_the_original(game: str) -> None:
    played = raw_env(game)
    list(walk(played, 4, 20))
    ends = []
    for twin in (played, copy.deepcopy(played), pickle.loads(pickle.dumps(played))):
        rng = random.Random(7)
        while twin.game.seat >= 0:
            twin.step(any_of(twin.game.mask(twin.game.seat), rng))
        ends.append((twin.rewards, twin.game.state.tobytes()))
    assert ends[0] == ends[1] == ends[2]


def test_changing_an_observation_does_not_change_the_game() -> None:
    played = raw_env("nile")
    played.reset(seed=1)
    first = played.observe(played.agent_selection)
    kept = {name: array.copy() for name, array in first.items()}
    for array in first.values():
        array[:] = 1
    again = played.observe(played.agent_selection)
    assert all((again[name] == kept[name]).all() for name in kept)
    played.step(any_of(kept["action_mask"], random.Random(1)))  # the game did not use the changed mask


def test_the_state_is_what_all_seats_see() -> None:
    played = raw_env("nile", players=3)
    played.reset(seed=1)
    state = played.state()
    assert played.state_space.contains(state)
    assert all((state[seat] == played.game.observation(seat)).all() for seat in range(3))


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (39 + 9, r"action 48 \(put stone on wall\) is not legal now: "),
        (-1, "action -1 is not legal: there are only 0 to 69"),
        (10**30, "is not legal"),
        (1.0, r"the action is 1\.0; it must be the number of a legal one"),
        (None, "the action is None"),
        ("put wheat", "the action is 'put wheat'"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: Any, says: str) -> None:
    played = raw_env("nile")
    played.reset(seed=1)
    before = played.game.state.tobytes(), played.agent_selection, played.observe(played.agent_selection)
    with pytest.raises(ValueError, match=says):
        played.step(action)
    assert played.game.state.tobytes() == before[0] and played.agent_selection == before[1]
    assert (played.observe(before[1])["action_mask"] == before[2]["action_mask"]).all()


def test_wrapped_an_illegal_action_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    played = env("nile", players=3)
    played.reset(seed=1)
    loser = played.agent_selection
    seen, *_ = played.last()
    played.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))  # type: ignore[index]
    assert "Illegal move" in caplog.text
    assert played.rewards[loser] == -1.0 and all(played.terminations.values())
    for _ in range(3):
        played.step(None)  # type: ignore[arg-type]
    assert played.agents == []
    played.reset(seed=1)
    assert played.agent_selection == loser and not any(played.rewards.values())


def test_wrapped_calls_out_of_order_are_errors() -> None:
    played = env("nile")
    assert str(played) == "nile_v0"
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(played, name)
    with pytest.raises(AssertionError, match="reset"):
        played.step(0)
    played.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        played.step(70)


def test_the_games_are_registered() -> None:
    assert akhet.envs.__name__ == "akhet.envs"  # importing it registers the games
    made = pettingzoo.make("aec", "akhet/nile-v0", players=3, monuments=True)
    made.reset(seed=1)
    assert made.max_num_agents == 3 and made.unwrapped.game.state.deck[7]  # type: ignore[attr-defined]
    assert str(pettingzoo.make("aec", "akhet/fertility_v0")) == "fertility_v0"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"rewards": "glory"}, "rewards is 'glory'; it must be one of rank, margin"),
        ({"render_mode": "smell"}, "render_mode is 'smell'; it must be one of human, ansi, rgb_array"),
        ({"render_seat": 2}, "render_seat is 2; it must be a seat from 0 to 1"),
        ({"render_seat": True}, "render_seat is True"),
    ],
)
def test_a_wrong_choice_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        raw_env("nile", **wrong)


@pytest.mark.parametrize("wrong", [{"players": 7}, {"monuments": 1}])
def test_an_invalid_option_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        raw_env("nile", **wrong)


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_an_unknown_option_is_a_type_error(game: str) -> None:
    with pytest.raises(TypeError, match=rf"unexpected keyword argument 'crops'; the options of {game} are "):
        raw_env(game, crops=3)


@pytest.mark.parametrize("seed", [-1, 2**64, "five", 1.0])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Refused, match=r"open\.seed"):
        raw_env("nile").reset(seed=seed)


def test_without_pettingzoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)  # type: ignore[arg-type]
    monkeypatch.delitem(sys.modules, "akhet.envs.zoo")
    with pytest.raises(ImportError, match=r"install `akhet\[envs\]`"):
        import_module("akhet.envs.zoo")


def test_the_action_space_is_gymnasiums_and_draws_the_same() -> None:
    ours, theirs, dice = Actions(70), Discrete(70), np.random.default_rng(1)
    ours.seed(3)
    theirs.seed(3)
    for _ in range(50):
        mask = (dice.random(70) < dice.random() / 4).astype(np.int8)
        drawn, expected = ours.sample(mask), theirs.sample(mask)
        assert drawn == expected and type(drawn) is type(expected)
    assert ours == theirs and ours.sample() == theirs.sample() and pickle.loads(pickle.dumps(ours)) == theirs
    for number in (0, 69, 70, -1, 2**70, True, 1.0, None, "1", *map(np.int64, (0, 70)), np.uint8(3), np.array(3)):
        assert ours.contains(number) == theirs.contains(number), number
    for wrong in (np.full(70, 2, np.int8), np.ones(71, np.int8), np.ones(70, np.int64), [1] * 70):
        with pytest.raises(AssertionError):
            ours.sample(wrong)  # type: ignore[arg-type]


def test_the_wrappers_decide_as_pettingzoos_own() -> None:
    """A legal move goes past them; whatever may be wrong does not."""
    theirs = AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env("nile"), -1.0))
    played, plain = env("nile"), OrderEnforcingWrapper(theirs)
    rng = random.Random(5)
    played.reset(seed=5)
    plain.reset(seed=5)
    for number in range(30):
        (seen, *rest), (expected, *others) = played.last(), plain.last()
        assert rest == others and all((seen[part] == expected[part]).all() for part in expected)  # type: ignore[index]
        action = any_of(seen["action_mask"], rng)  # type: ignore[index]
        if number == 20:
            with pytest.raises(AssertionError):
                played.step(70)
            action = int(np.flatnonzero(seen["action_mask"] == 0)[0])  # type: ignore[index]
        if number == 20:
            played.step(action)
            plain.step(action)
            break
        played.step(action)
        plain.step(action)
    assert played.terminations == plain.terminations and played.rewards == plain.rewards
    assert sorted(played.rewards.values()) == [-1, 0]
