"""OpenSpiel's form: perfect recall, against a model that keeps all that was seen and done; tiny variants."""

import copy
import pickle
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import exploitability  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from akhet.envs.spiel import load  # noqa: E402
from akhet.envs.tiny import tiny_of  # noqa: E402
from examples.solve import BotPolicy, histories, solve, value_of  # noqa: E402
from tests.envs.test_spiel import step  # noqa: E402

GAMES = ("nile", "fertility")
TINY = [(game, name) for game in GAMES for name in tiny_of(game)]


class Model:
    """Everything that each player has seen and done, in order. Views are compared in their readable names."""

    def __init__(self, state: Any) -> None:
        self.known: list[list[Any]] = [[] for _ in range(state.num_players())]
        self.look(state)

    def look(self, state: Any) -> None:
        for player, known in enumerate(self.known):
            view = state.observation_string(player)
            if [entry for entry in known if isinstance(entry, str)][-1:] != [view]:
                known.append(view)

    def after(self, mover: int, action: int, state: Any) -> "Model":
        later = copy.copy(self)
        later.known = [list(known) for known in self.known]
        if mover >= 0:
            later.known[mover].append(action)
        later.look(state)
        return later

    def of(self, player: int) -> tuple[Any, ...]:
        return tuple(self.known[player])


def walk(state: Any, model: Model) -> Iterator[tuple[Any, Model]]:
    """Every history from here on, with the model."""
    yield state, model
    if state.is_terminal():
        return
    for action in state.legal_actions():
        child = state.child(action)
        yield from walk(child, model.after(state.current_player(), action, child))


@pytest.mark.parametrize("game", GAMES)
def test_information_states_are_equal_exactly_if_all_that_was_seen_and_done_is(game: str) -> None:
    loaded = load(f"akhet_{game}(tiny=small,perfect_recall=True)")
    start = loaded.new_initial_state()
    by_string: dict[str, set[Any]] = defaultdict(set)
    by_model: dict[Any, set[str]] = defaultdict(set)
    views = set()
    met_again = 0
    for state, model in walk(start, Model(start)):
        if state.is_chance_node():
            continue
        for player in range(2):
            known = (player, model.of(player))
            string = state.information_state_string(player)
            met_again += known in by_model
            by_string[string].add(known)
            by_model[known].add(string)
            views.add(state.observation_string(player))
    assert max(map(len, by_string.values())) == max(map(len, by_model.values())) == 1
    assert len(by_string) > len(views)  # a View alone does not say all of this
    assert met_again > 100 or game == "fertility"  # where nothing is hidden, each history is its own


@pytest.mark.parametrize("name", ["akhet_nile(perfect_recall=True)", "akhet_fertility(perfect_recall=True)"])
def test_with_perfect_recall_no_information_state_comes_twice(name: str) -> None:
    state, dice = load(name).new_initial_state(), random.Random(3)
    seen: set[str] = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            known = state.information_state_string()
            assert known not in seen
            seen.add(known)
        step(state, dice)
    assert len(seen) > 50


def test_steps_that_a_player_cannot_see_leave_no_trace() -> None:
    """NILE: what a rival picks for a planting is secret until it is done, and so is how many picks there were."""
    state, dice = load("akhet_nile(perfect_recall=True)").new_initial_state(), random.Random(1)
    unseen = 0
    while not state.is_terminal():
        mover, rival = state.current_player(), 1 - state.current_player()
        before = None if state.is_chance_node() else state.information_state_string(rival)
        step(state, dice)
        if before is not None and not state.is_terminal() and state.current_player() == mover:
            assert state.information_state_string(rival) == before
            unseen += 1
    assert unseen > 5


def test_copies_remember_too() -> None:
    game = load("akhet_nile(tiny=large,perfect_recall=True)")
    state, dice = game.new_initial_state(), random.Random(1)
    for _ in range(8):
        step(state, dice)
    known = state.information_state_string(0)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert twin.information_state_string(0) == known
        step(twin, random.Random(2))
        assert twin.information_state_string(0) != known or twin.information_state_string(1) != known
    assert state.information_state_string(0) == known
    assert pickle.loads(pickle.dumps(game)).perfect_recall


def test_a_history_has_no_tensor_and_cannot_be_dealt() -> None:
    game = load("akhet_nile(perfect_recall=True)")
    assert not game.get_type().provides_information_state_tensor and game.get_type().provides_observation_tensor
    assert load("akhet_nile").get_type().provides_information_state_tensor
    state, dice = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        step(state, dice)
    with pytest.raises(ValueError, match="perfect_recall=True no state can be dealt"):
        state.resample_from_infostate(0, dice.random)


# Tiny variants


@pytest.mark.parametrize(("game", "name"), TINY)
def test_a_tiny_variant_is_small_and_not_decided(game: str, name: str) -> None:
    loaded = load(f"akhet_{game}(tiny={name})")
    assert 1000 < histories(loaded.new_initial_state()) < 30_000
    results = set()
    for seed in range(60):
        state, dice = loaded.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            step(state, dice)
        results.add(state.returns()[0])
    assert {-1.0, 1.0} <= results


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("akhet_nile(tiny=huge)", "tiny is 'huge'; it must be one of small, large"),
        ("akhet_nile(tiny=small,players=3)", "tiny variants have 2 players, not 3"),
    ],
)
def test_an_unknown_tiny_variant_is_refused(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        load(name)


def test_cfr_solves_a_tiny_variant_and_its_best_reply_finds_weaker_players() -> None:
    game = load("akhet_nile(tiny=small,perfect_recall=True)")
    solved = solve(game, 8)
    assert exploitability.exploitability(game, solved) < 0.05
    assert value_of(game, solved) == pytest.approx(0.0998, abs=0.03)
    random_player = exploitability.exploitability(game, UniformRandomPolicy(game))
    greedy = exploitability.exploitability(game, BotPolicy(game, "greedy"))
    assert greedy < 0.01 < 0.1 < random_player
