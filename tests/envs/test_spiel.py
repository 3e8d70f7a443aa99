"""The OpenSpiel games: OpenSpiel's own tests, what players see, and OpenSpiel's bots at our tables.

After an intended change, write the playthroughs again, and read the difference before you commit it:

    .venv/bin/python -m tests.envs.test_spiel --write
"""

import hashlib
import importlib
import io
import json
import os
import pickle
import random
import re
import subprocess
import sys
import time
from contextlib import redirect_stdout
from itertools import zip_longest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from akhet import Game  # noqa: E402
from akhet.envs.spiel import CHANCE, SpielGame, SpielState, load  # noqa: E402
from akhet.kernel.refusal import Refused  # noqa: E402
from tests.golden import GOLDEN  # noqa: E402

GAMES = ("akhet_nile", "akhet_fertility")
VARIANTS: dict[str, dict[str, Any]] = {  # with the options that a table is opened with
    "akhet_nile": {},
    "akhet_nile(players=2,out=papyrus/flax)": {"out": ["papyrus", "flax"]},
    "akhet_nile(players=3,classic=True,first=1)": {"classic": True, "first": 1},
    "akhet_nile(players=4,monuments=True,rewards=margin)": {"monuments": True},
    "akhet_nile(players=6)": {},
    "akhet_fertility": {},
    "akhet_fertility(variant=True,rewards=margin)": {"variant": True},
    "akhet_fertility(players=3,boards=II turned/IV/I,start_turn=3)": {
        "boards": ["II turned", "IV", "I"],
        "start_turn": 3,
    },
    "akhet_fertility(players=4,first=2)": {"first": 2},
}
PLAYTHROUGHS = {"akhet_nile": 8, "akhet_fertility": 5}  # by seed: short games
PEER = "python_block_dominoes"


def play(state: Any, dice: random.Random) -> Any:
    """The states of a random game, each before the next step; the last one is terminal."""
    while not state.is_terminal():
        yield state
        step(state, dice)
    yield state


def step(state: Any, dice: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


# OpenSpiel's own tests


@pytest.mark.parametrize("name", VARIANTS)
def test_openspiels_random_simulations_find_nothing(name):
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


class TestNileByOpenSpiel(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "akhet_nile"
    game = load("akhet_nile")


class TestFertilityByOpenSpiel(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "akhet_fertility"
    game = load("akhet_fertility")


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulation_with_pickles_finds_nothing(name):
    games_sim_test.GamesSimTest().sim_game(load(name))


def playthrough(name: str) -> list[str]:
    """A playthrough as OpenSpiel writes it, with a digest in place of the tensors, which would be most of it."""
    lines = playthrough_lines(name, seed=PLAYTHROUGHS[name])
    of_tensor = re.compile(r"(InformationState|Observation)Tensor\(|[ ◯◉]")
    tensors = "\n".join(line for line in lines if of_tensor.match(line))
    digest = hashlib.sha256(tensors.encode()).hexdigest()[:16]
    return [*(line for line in lines if not of_tensor.match(line)), "", f"# tensors {digest}"]


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_have_not_changed(name):
    expected = (GOLDEN / "openspiel" / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (line, then) in enumerate(zip_longest(playthrough(name), expected), start=1):
        assert line == then, f"{name}.txt, line {number}"


# The same rules as at a table


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_the_same_as_at_a_table(name):
    game = load(name)
    state, dice = game.new_initial_state(), random.Random(7)
    answers: list[list[Any]] = [[]]  # of chance: to the deal, then to every move
    moves = []
    while not state.is_terminal():
        chance, position = state.is_chance_node(), state.record()
        step(state, dice)
        action = state.history()[-1]
        if chance:
            answers[-1].append(game.rules.notation.say_outcome(game.components, int(position.step), action))
        else:
            moves.append(action)
            answers.append([])
    table = Game(game.rules.name).open(game.num_players(), seed=1, chance=answers[0], **VARIANTS[name])
    for move, answer in zip(moves, answers[1:], strict=True):
        table.play(move, chance=answer, dice=False)
    assert table.over and table.state.tobytes() == state.position.raw.tobytes()


def test_returns_are_by_rank_or_by_margin():
    state = load("akhet_fertility(rewards=margin)").new_initial_state()
    by_rank = load("akhet_fertility").new_initial_state()
    for _ in play(state, random.Random(3)):
        assert state.is_terminal() or state.returns() == [0.0, 0.0]
    for action in state.history():
        by_rank.apply_action(action)
    game = state.get_game()
    debens = [standing.counts[0] for standing in game.rules.notation.standings(game.components, state.record())]
    margin = debens[0] - debens[1]
    assert state.returns() == [margin, -margin] and margin != 0
    assert by_rank.returns() == [np.sign(margin), -np.sign(margin)]


@pytest.mark.parametrize("name", VARIANTS)
def test_players_who_never_say_done_stay_within_the_longest_game(name):
    game = load(name)
    state, dice, decisions = game.new_initial_state(), random.Random(5), 0
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, dice)
        else:
            state.apply_action(state.legal_actions()[-1])
            decisions += 1
    assert decisions <= game.max_game_length() and state.move_number() <= game.max_move_number()


def test_actions_have_the_words_of_the_action_table():
    state = load("akhet_nile(first=0)").new_initial_state()
    assert state.action_to_string(0, 0) == "done"
    assert state.action_to_string(CHANCE, 29) == "plague"
    assert state.string_to_action("papyrus") == 0
    with pytest.raises(ValueError, match="there is no action 70: they go from 0 to 69"):
        state.action_to_string(0, 70)


# Refusals


def test_an_illegal_action_is_refused_and_changes_nothing():
    state, dice = load("akhet_nile").new_initial_state(), random.Random(1)
    with pytest.raises(ValueError, match="outcome 29 is not possible now"):
        state.apply_action(29)  # the Plague is not dealt
    while state.is_chance_node():
        step(state, dice)
    before, history = str(state), state.history()
    for action, reason in ((5, r"action 5 \(give lettuce from hand\) is not legal now"), (70, "only 0 to 69")):
        with pytest.raises(ValueError, match=reason):
            state.apply_action(action)
    assert str(state) == before and state.history() == history
    for _ in play(state, dice):
        pass
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("akhet_nile(players=7)", "nile.open.players"),
        ("akhet_nile(first=2)", "nile.open.first"),
        ("akhet_nile(out=rice/flax)", "nile.open.out_unknown"),
        ("akhet_fertility(symbol=1)", "symbol_without_boards"),
        ("akhet_fertility(components=nowhere.toml)", "file.none"),
    ],
)
def test_an_invalid_variant_is_refused(name, reason):
    with pytest.raises(Refused, match=reason):
        load(name)


def test_rewards_are_by_rank_or_margin_only():
    with pytest.raises(ValueError, match="rewards is 'luck'; it must be one of rank, margin"):
        load("akhet_nile(rewards=luck)")


def test_without_openspiel_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "akhet.envs.spiel")
    with pytest.raises(ImportError, match=r"install `akhet\[openspiel\]`"):
        importlib.import_module("akhet.envs.spiel")


# What players see


@pytest.mark.parametrize("name", ["akhet_nile(players=3,monuments=True)", "akhet_nile", "akhet_fertility(players=3)"])
def test_the_player_cannot_tell_a_resampled_state_apart(name):
    dice = random.Random(11)
    for state in play(load(name).new_initial_state(), dice):
        if state.is_chance_node():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_can_be_played_to_the_end():
    dice = random.Random(2)
    for number, state in enumerate(play(load("akhet_nile(players=3)").new_initial_state(), dice)):
        if not state.is_chance_node() and number % 40 == 0:
            *_, last = play(state.resample_from_infostate(state.current_player(), dice.random), dice)
            assert sum(last.returns()) == 0


def test_a_rivals_hand_is_dealt_again():
    dice = random.Random(4)
    state = load("akhet_nile(first=0)").new_initial_state()
    while state.is_chance_node():
        step(state, dice)
    deals = {json.dumps(state.resample_from_infostate(0, dice.random).to_dict()["hands"]) for _ in range(20)}
    assert len(deals) > 10
    own = {json.dumps(json.loads(deal)[0]) for deal in deals}
    assert own == {json.dumps(state.to_dict()["hands"][0])}


def test_one_number_gives_one_deal():
    state, dice = load("akhet_nile").new_initial_state(), random.Random(4)
    while state.is_chance_node():
        step(state, dice)
    assert str(state.resample_from_infostate(0, lambda: 0.25)) == str(state.resample_from_infostate(0, lambda: 0.25))


@pytest.mark.parametrize("name", GAMES)
def test_equal_information_states_have_equal_legal_actions(name):
    legal: dict[str, list[int]] = {}
    met_again = 0
    for seed in range(3):
        state = load(name).new_initial_state()
        for _ in play(state, random.Random(seed)):
            if state.is_chance_node() or state.is_terminal():
                continue
            for twin in (state.resample_from_infostate(state.current_player(), random.Random(seed).random), state):
                key = twin.information_state_string()
                met_again += key in legal
                assert legal.setdefault(key, twin.legal_actions()) == twin.legal_actions()
    assert met_again > 0


def test_no_player_sees_a_rivals_hand_or_pick():
    """NILE: two positions that differ only in what a rival holds, or has picked so far, look the same."""
    dice = random.Random(9)
    for state in play(load("akhet_nile").new_initial_state(), dice):
        if state.is_chance_node() or state.is_terminal():
            continue
        seen = json.loads(state.observation_string(1 - state.current_player()))
        assert seen["step"] == "choose"
        assert seen["hand"] == state.to_dict()["hands"][1 - state.current_player()]


def test_public_and_private_observations():
    state, dice = load("akhet_nile").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        step(state, dice)
    game = state.get_game()
    nobody, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody))
    private = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=single)
    )
    assert public.tensor is None and private.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert json.loads(private.string_from(state, 0))["hand"] == state.to_dict()["hands"][0]
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="SINGLE_PLAYER"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"planes": 2})


def test_a_tensor_is_the_observation_in_named_parts():
    state, dice = load("akhet_fertility").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        step(state, dice)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor is not None and observer.tensor.dtype == np.float32
    assert observer.tensor.tolist() == state.observation_tensor(1) == state.information_state_tensor(1)
    assert observer.dict["personal"].shape == (4, 10) and observer.dict["personal"][0].sum() == 3


# Copies


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_independent(name):
    state, dice = load(name).new_initial_state(), random.Random(6)
    for _ in range(60):
        step(state, dice)
    before = str(state)
    twin = state.clone()
    assert isinstance(twin, SpielState) and twin.history() == state.history()
    step(twin, dice)
    assert str(state) == before and len(twin.history()) == len(state.history()) + 1


@pytest.mark.parametrize("name", VARIANTS)
def test_games_and_states_can_be_pickled(name):
    game = load(name)
    state, dice = game.new_initial_state(), random.Random(6)
    for _ in range(40):
        step(state, dice)
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, SpielGame) and again == game and again.new_initial_state().is_chance_node()
    for twin in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(twin) == str(state) and twin.history() == state.history()
        step(twin, random.Random(1))


SAMPLE = """
import random, pyspiel, akhet.envs.spiel
for name in ("akhet_nile", "akhet_fertility"):
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(60):
        outcomes = state.chance_outcomes() or [(action, 1) for action in state.legal_actions()]
        state.apply_action(dice.choices(*zip(*outcomes))[0])
    twin = state.resample_from_infostate(0, dice.random)
    print(state, twin, state.history(), state.observation_tensor(1))
"""


def test_interpreted_rules_play_the_same_games():
    with redirect_stdout(io.StringIO()) as compiled:
        exec(SAMPLE, {})
    interpreted = subprocess.run(
        [sys.executable, "-c", SAMPLE],
        env=os.environ | {"AKHET_RULES": "interpreted"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert compiled.getvalue() == interpreted.stdout != ""


# OpenSpiel's bots at our tables


def test_openspiels_mcts_plays_fertility():
    game = load("akhet_fertility")
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.4, 4, 100, False, 1, False)
    state = game.new_initial_state()
    returns = pyspiel.evaluate_bots(state, [bot, pyspiel.make_uniform_random_bot(1, 2)], 3)
    assert state.is_terminal() and returns == state.returns() and sum(returns) == 0


def test_openspiels_ismcts_plays_nile():
    game = load("akhet_nile")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 2, random_state=dice)
    state = game.new_initial_state()
    returns = pyspiel.evaluate_bots(state, [bot, pyspiel.make_uniform_random_bot(1, 2)], 3)
    assert state.is_terminal() and returns == state.returns() and sum(returns) == 0


# Speed


def steps_per_second(name: str, seconds: float = 0.2) -> float:
    """Random steps through the interface per second of processor time, including chance."""
    game, dice, steps = pyspiel.load_game(name), random.Random(1), 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in play(game.new_initial_state(), dice):
            steps += 1
    return steps / spent


@pytest.mark.parametrize("name", GAMES)
def test_our_games_are_faster_than_a_python_game_of_openspiel(name):
    rates = dict.fromkeys((name, PEER), 0.0)
    steps_per_second(name, 0.01)  # compiled, or loaded
    for _ in range(3):
        for game in rates:
            rates[game] = max(rates[game], steps_per_second(game))
    assert rates[name] > rates[PEER]


def write() -> None:
    for name in GAMES:
        (GOLDEN / "openspiel" / f"{name}.txt").write_text("\n".join(playthrough(name)) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
