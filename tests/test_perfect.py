"""Positions near the end, solved exactly: against what can be worked out by hand."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from akhet import Game, Table, games
from akhet.bots.spec import read_spec
from akhet.games.nile.state import CARD_NAMES, HAND_KINDS, PLAGUE
from akhet.lab.nile import make_known
from akhet.lab.perfect import (
    EQUAL,
    Solved,
    Solver,
    TooLarge,
    cost_of,
    distance_of,
    late_positions,
    score_lead,
    win_share,
)
from tests.nile.positions import position

MOST = 100_000
PEBBLES = Path(__file__).parent / "third_game"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(PEBBLES))
    games._installed.cache_clear()
    yield Game("pebbles")
    games._installed.cache_clear()


def heap(game: Game, pebbles: int, *scores: int) -> Table:
    return game.set_up(
        {
            "heap": pebbles,
            "pebbles": list(scores),
            "step": "take" if pebbles else "over",
            "turn": 0,
            "players": len(scores),
        }
    )


def leave_in_pile(table: Table, **cards: int) -> None:
    """Discard the rest of NILE's pile, and lay the Plague aside."""
    s = table.state
    for card in range(HAND_KINDS):
        left = cards.get(CARD_NAMES[card], 0)
        s.discards[card] += s.pile[card] - left
        s.pile[card] = left
    s.pile[PLAGUE], s.plague_aside, s.pile_size = 0, 1, sum(cards.values())


def shares(table: Table) -> dict[str, float]:
    """What each move of the player to move is worth, by its words."""
    found = Solver(table.game, win_share, MOST).moves(table.state)
    return {table.rules.actions.say(move): values[table.turn or 0] for move, values in found.items()}


def test_an_expectation_is_over_all_that_chance_can_do(pebbles: Game) -> None:
    """Of two pebbles: both win. One leaves one to the rival; each of the two may turn to gold, one time in four."""
    one = 0.25 * 0.75 + 0.5 * (0.75 * 0.75 + 0.25 * 0.25)
    assert shares(heap(pebbles, 2, 0, 0)) == pytest.approx({"take 1": one, "take 2": 1.0})


def test_rivals_play_for_themselves(pebbles: Game) -> None:
    """The rival, two ahead, takes what is left. Two pebbles are enough only as gold: 4 against 3, or against 4."""
    gold = 0.25 * (0.75 + 0.25 / 2)
    assert shares(heap(pebbles, 3, 0, 2)) == pytest.approx({"take 1": 0.0, "take 2": gold, "take 3": 1.0})


def test_three_players_have_a_share_each(pebbles: Game) -> None:
    table = heap(pebbles, 3, 0, 0, 0)
    values = Solver(pebbles, win_share, MOST).values(table.state)
    assert values == pytest.approx((1.0, 0.0, 0.0))
    assert sum(Solver(pebbles, win_share, MOST).values(heap(pebbles, 5, 0, 0, 0).state)) == pytest.approx(1.0)


def test_the_lead_is_over_the_best_rival(pebbles: Game) -> None:
    assert score_lead(pebbles, heap(pebbles, 0, 4, 9, 7).state) == (-5.0, 2.0, -2.0)


def test_what_is_too_large_is_not_guessed(pebbles: Game) -> None:
    with pytest.raises(TooLarge):
        Solver(pebbles, win_share, 5).values(heap(pebbles, 12, 0, 0).state)


def nile_offering() -> Table:
    table = position(
        hands=["2 flax", ""],
        storage=["2 papyrus lettuce castor flax", "papyrus wheat lettuce castor flax"],
        fields={"wheat": (0, 2)},
        flood="flax",
        options={"out": ["grape", "onion"]},
        season=2,
    )
    leave_in_pile(table, wheat=2)
    return table


def test_nile_an_offering_that_is_sure_to_harvest_the_crop_one_lacks() -> None:
    """N3.8, N4.3: of two wheat in the pile, an Offering paid from the hand floods one, and that wins.

    A Market first takes one of them into the hand. The Offering is then paid with it and a card from storage: a draw.
    """
    assert shares(nile_offering()) == pytest.approx({"done": 0.0, "market": 0.5, "offering": 1.0})


def test_what_a_bot_loses_is_what_its_turn_is_worth_less() -> None:
    table = nile_offering()
    solver = Solver(table.game, win_share, MOST)
    one = Solved(table.state, max(shares(table).values()))
    costs = {seed: cost_of(table.game, solver, one, read_spec("random"), seed) for seed in range(30)}
    assert {0.5, 1.0} <= {round(cost, 6) for cost in costs.values()} <= {0.0, 0.5, 1.0}
    found = distance_of(table.game, solver, [one] * 30, read_spec("random"))
    assert found.positions == 30 and found.worst == pytest.approx(1.0)
    assert found.cost == pytest.approx(sum(costs.values()) / 30)
    assert found.best == sum(cost < EQUAL for cost in costs.values()) / 30


def test_late_positions_are_turns_in_which_the_choice_matters(pebbles: Game) -> None:
    solver = Solver(pebbles, win_share, MOST)
    for one in islice(late_positions(pebbles, 2, solver, seed=1, player="random"), 5):
        own = [values[int(one.state.turn)] for values in solver.moves(one.state).values()]
        assert one.best == max(own) > min(own) + EQUAL


def test_nile_the_seat_to_move_knows_every_card() -> None:
    """Every deal of what it does not see is the position itself."""
    table = position(
        hands=["2 flax wheat", "papyrus 2 lettuce"], flood="castor", season=2, options={"out": ["grape", "onion"]}
    )
    make_known(table.state)
    view = table.view(0)
    assert view.hand_size.tolist()[:2] == [3, 0]
    assert view.unseen.tolist() == table.state.pile.tolist()
