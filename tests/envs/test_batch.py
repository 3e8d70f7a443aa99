"""`BatchEnv`: each of many games at once is the game that the rules play."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akhet.bots import new_bot
from akhet.bots.bot import Budget
from akhet.bots.spec import Spec
from akhet.envs.batch import BatchEnv
from akhet.envs.observation import observation_of
from akhet.envs.one_game_loop import encode_of
from akhet.games import BUILT_IN
from akhet.kernel.layout import blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed, new_stream, new_streams
from akhet.table import Game
from tests.envs.variants import every_variant

ARRAYS = ("states", "seats", "masks", "observations", "rewards", "ended")


def rolled(game: str, games: int, steps: int, players: int = 2, **choices: Any) -> BatchEnv:
    env = BatchEnv(game, games, players, seed=7, **choices)
    for _ in range(steps):
        env.step(env.sample())
    return env


@every_variant
def test_masks_seats_and_observations_are_those_of_the_rules(game: str, players: int, options: dict[str, Any]):
    env = BatchEnv(game, 20, players, seed=3, **options)
    rules, parts = env.variant.game.rules, env.variant.game.parts
    encode = encode_of(game, env.variant.layout_version)
    moves, view, seen = rules.actions.buffer(), blank(rules.view)[0], np.full(env.layout.size, 99, np.uint8)
    for _ in range(40):
        for number, s in enumerate(env.states):
            count = rules.verbs.legal(s, parts, moves)
            assert count > 0
            assert np.flatnonzero(env.masks[number]).tolist() == moves[:count].tolist()
            assert env.seats[number] == s.turn
            rules.verbs.look(s, s.turn, view)
            encode(view, parts, seen)
            assert (env.observations[number] == seen).all()
        env.step(env.sample())


@every_variant
def test_a_finished_game_is_paid_and_the_next_begins_in_its_place(game: str, players: int, options: dict[str, Any]):
    env = BatchEnv(game, 30, players, seed=5, **options)
    ended = 0
    while ended < 10:
        env.step(env.sample())
        for number in np.flatnonzero(env.ended):
            ended += 1
            assert env.rewards[number].sum() == pytest.approx(0.0, abs=1e-5)
            assert env.rewards[number].max() <= 1.0 and env.rewards[number].min() >= -1.0
            assert env.masks[number].any()
        assert (env.rewards[~env.ended] == 0.0).all()


@pytest.mark.parametrize("game", BUILT_IN)
def test_rewards_are_by_rank_or_by_margin(game: str):
    """On the same dice, a seat ahead by rank is not behind by margin, which is the difference of the two scores."""
    rank, margin = BatchEnv(game, 40, 2, seed=2), BatchEnv(game, 40, 2, seed=2, rewards="margin")
    ended = 0
    while ended < 40:
        actions = rank.sample()
        margin.sample()
        rank.step(actions)
        margin.step(actions)
        assert (rank.ended == margin.ended).all()
        for number in np.flatnonzero(rank.ended):
            ended += 1
            place, lead = rank.rewards[number, 0], margin.rewards[number, 0]
            assert place in (-1.0, 0.0, 1.0)
            assert place * lead >= 0.0
            assert lead == -margin.rewards[number, 1] and lead == round(float(lead))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_batch_is_the_same_on_any_number_of_cores(game: str):
    one, three = rolled(game, 50, 60, cores=1), rolled(game, 50, 60, cores=3)
    for name in ARRAYS:
        assert getattr(one, name).tobytes() == getattr(three, name).tobytes(), name
    assert (one.greedy() == three.greedy()).all()
    assert (one.learned() == three.learned()).all()
    for ours, theirs in zip(one.playouts("greedy"), three.playouts("greedy"), strict=True):
        assert (ours == theirs).all()
    three.close()


def test_a_seed_makes_a_batch_repeatable_and_another_makes_another():
    first, again = rolled("nile", 8, 30), rolled("nile", 8, 30)
    assert first.states.tobytes() == again.states.tobytes()
    first.reset(8)
    again.reset(9)
    assert first.states.tobytes() != again.states.tobytes()
    again.reset(8)
    assert first.states.tobytes() == again.states.tobytes()
    assert BatchEnv("nile", 8).states.tobytes() != BatchEnv("nile", 8).states.tobytes()


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_illegal_action_is_named_in_the_error_and_nothing_changes(game: str):
    env = rolled(game, 6, 10)
    before = {name: getattr(env, name).tobytes() for name in ARRAYS}
    for wrong in (int(np.flatnonzero(~env.masks[4])[0]), -1, len(env.actions), 10**9):
        actions = env.sample()
        actions[4] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 4"):
            env.step(actions)
    assert before == {name: getattr(env, name).tobytes() for name in ARRAYS}


@pytest.mark.parametrize("actions", [[0], np.zeros((4, 1), int), np.zeros(4), "0000", [True] * 4], ids=str)
def test_actions_of_another_shape_or_kind_are_refused(actions: Any):
    with pytest.raises(ValueError, match=r"must be whole numbers of shape \(4,\)"):
        BatchEnv("nile", 4, seed=1).step(actions)


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({"games": 0}, "games is 0"),
        ({"games": True}, "games is True"),
        ({"games": 1 << 40}, "from 1 to"),
        ({"cores": 0.5}, "cores is 0.5"),
        ({"cores": -1}, "cores is -1"),
        ({"rewards": "money"}, "one of rank, margin"),
    ],
)
def test_wrong_choices_are_refused(choices: dict[str, Any], says: str):
    with pytest.raises(ValueError, match=says):
        BatchEnv("nile", choices.pop("games", 2), **choices)


@pytest.mark.parametrize("choices", [{"players": 9}, {"monuments": "yes"}], ids=str)
def test_players_and_options_are_checked_as_at_any_table(choices: dict[str, Any]):
    with pytest.raises(Refused):
        BatchEnv("nile", 2, **choices)


def test_arrays_stay_the_same_arrays_and_are_shared_by_dlpack():
    env = BatchEnv("nile", 4, seed=1)
    arrays = [getattr(env, name) for name in ARRAYS]
    seen = np.from_dlpack(env.observations)
    env.step(env.sample())
    env.reset(2)
    assert all(getattr(env, name) is array for name, array in zip(ARRAYS, arrays, strict=True))
    assert np.shares_memory(seen, env.observations) and (seen == env.observations).all()


@settings(deadline=None)
@given(steps=st.integers(0, 120), seed=st.integers(0, 2**32))
def test_an_observation_does_not_change_when_only_hidden_things_do(steps: int, seed: int):
    """N4.5, N4.6."""
    env = rolled("nile", 3, steps, 3)
    rules = env.variant.game.rules
    write = observation_of("nile").write
    view, state, stream = blank(rules.view)[0], blank(rules.state)[0], new_stream(key_from_seed(seed))
    for number in range(env.games):
        rules.verbs.look(env.states[number], env.seats[number], view)
        rules.verbs.determinise(view, stream, state)
        rules.verbs.look(state, env.seats[number], view)
        seen = np.zeros(env.layout.size, np.uint8)
        write(view, env.variant.game.parts, seen)
        assert seen.tobytes() == env.observations[number].tobytes()


@pytest.mark.parametrize("bot", ["greedy", "learned"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_bot_uses_only_what_its_seat_may_know(game: str, bot: str):
    """Its action is legal, and the same for any deal of what it cannot see."""
    env = rolled(game, 40, 25)
    actions = getattr(env, bot)()
    assert env.masks[np.arange(40), actions].all()
    rules = env.variant.game.rules
    view, stream = blank(rules.view)[0], new_stream(key_from_seed(1))
    for number in range(env.games):
        rules.verbs.look(env.states[number], env.seats[number], view)
        rules.verbs.determinise(view, stream, env.states[number])
    assert (getattr(env, bot)() == actions).all()


@pytest.mark.parametrize("game", BUILT_IN)
def test_greedy_beats_random(game: str):
    env = BatchEnv(game, 100, 2, seed=4)
    won = []
    while len(won) < 100:
        env.step(np.where(env.seats == 0, env.greedy(), env.sample()))
        won.extend(env.rewards[env.ended, 0])
    assert np.mean(won) > 0.7


@pytest.mark.parametrize("game", BUILT_IN)
def test_learned_in_a_batch_plays_as_the_bot_does(game: str):
    env = BatchEnv(game, 1, 2, seed=5)
    table = Game(game).open(2, seed=5)
    for _ in range(40):
        env.states[0] = table.state
        bot = new_bot(Spec("learned"), table.game, key_from_seed(5))  # a new one has no plan that it began
        choice = bot.choose(table.view(table.turn), [move.id for move in table.legal()], Budget())
        assert env.learned()[0] == choice
        table.play(choice)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_playouts_finish_copies_of_the_games(game: str, bot: str):
    env = rolled(game, 20, 30)
    before = {name: getattr(env, name).tobytes() for name in ARRAYS}
    rewards, decisions = env.playouts(bot)
    assert (decisions > 0).all()
    assert rewards.sum(axis=1) == pytest.approx(0.0, abs=1e-5)
    assert before == {name: getattr(env, name).tobytes() for name in ARRAYS}
    again, _ = env.playouts(bot)
    assert bot == "greedy" or (again != rewards).any()  # each playout uses new dice


def test_a_playout_is_that_of_the_rules():
    env = BatchEnv("nile", 5, 2, seed=6)
    rules, parts = env.variant.game.rules, env.variant.game.parts
    streams = new_streams(key_from_seed(6), range(1, 10, 2))
    _, decisions = env.playouts()
    for number in range(5):
        copy = env.states[number : number + 1].copy()[0]
        stream = streams[number]
        assert rules.verbs.playout(copy, parts, stream, stream, rules.actions.buffer()) == decisions[number]


def test_only_known_bots_make_playouts():
    with pytest.raises(ValueError, match="one of random, greedy"):
        BatchEnv("nile", 2).playouts("search")
