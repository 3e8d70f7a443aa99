"""Everything that is wrong with a position set up by hand is named at once, each fault as it would be named alone."""

from typing import Any

import pytest

from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refusal, Refused
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.language import explain, languages
from akhet.table import Game
from tests.test_unlawful import FERTILITY, NILE

LAWFUL = {"nile": NILE, "fertility": FERTILITY}


def faults_of(game: str, position: Any) -> list[Refusal]:
    played = Game(game)
    find = played.rules.notation.position_faults
    assert find is not None
    return find(played.components, position)


def entries_of(game: str, **changes: Any) -> list[object]:
    return [fault.values.get("entry") for fault in faults_of(game, LAWFUL[game] | changes)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lawful_position_has_no_faults(game: str) -> None:
    assert faults_of(game, LAWFUL[game]) == []


def test_every_fault_of_nile_is_named() -> None:
    assert entries_of("nile", turn=7, season=0, storage=[{"stone": 1}, {}]) == ["turn", "season", "storage[0]"]
    assert entries_of("nile", hands=[{"wheat": 20}, {"flax": 20}]) == ["pile", "pile"]
    assert entries_of("nile", flood="wheat", flood_stack={"flax": 1}, fields={"wheat": {"owner": 3, "cards": 1}}) == [
        *("fields.wheat.owner", "flood"),
    ]


def test_every_fault_of_fertility_is_named() -> None:
    pools = [{"papyrus-grape": 2}, {"grape-grape": 3}]
    assert entries_of("fertility", pools=pools, row=["P3", "A4", "A8"]) == ["row", "pools[0]", "placed"]
    assert entries_of("fertility", wheat=[0, 11], row=["P3", "P3"], common={"papyrus": 1}) == [
        "common",
        "row",
        "wheat[1]",
    ]


@pytest.mark.parametrize(("game", "changes"), [("nile", {"turn": 7, "season": 0}), ("fertility", {"row": ["P3"]})])
def test_alone_the_first_of_them_is_raised(game: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        Game(game).set_up(LAWFUL[game] | changes)
    assert refused.value.refusal == faults_of(game, LAWFUL[game] | changes)[0]


def test_all_of_them_together_are_a_refusal_with_a_sentence() -> None:
    faults = tuple(faults_of("nile", NILE | {"turn": 7}))
    for language in languages():
        assert explain(Refusal("position.faults", None, {"faults": faults}), language)


# Hands of which only the size is known


def dealt(hands: list[Any], seed: int = 1, **more: Any) -> Any:
    game = Game("nile")
    deal = game.rules.notation.deal_unknown
    assert deal is not None
    position = {"players": 2, "turn": 0, "hands": hands} | more
    return deal(game.components, position, new_stream(key_from_seed(seed)))


def test_a_hand_of_known_size_is_dealt_from_the_cards_in_no_other_place() -> None:
    found = dealt([{"wheat": 14}, 5])
    assert found["hands"][0] == {"wheat": 14} and sum(found["hands"][1].values()) == 5
    assert "wheat" not in found["hands"][1]
    table = Game("nile").set_up(found)
    assert int(table.state.hand_size[1]) == 5
    assert dealt([{"wheat": 14}, 5]) == found != dealt([{"wheat": 14}, 5], seed=2)


def test_a_position_without_such_hands_stays_as_it_is() -> None:
    assert dealt([{"wheat": 1}, {}]) == {"players": 2, "turn": 0, "hands": [{"wheat": 1}, {}]}


def test_a_hand_that_is_too_large_is_refused() -> None:
    with pytest.raises(Refused, match="unlawful"):
        dealt([{}, 200])


def test_if_the_rest_is_wrong_these_hands_are_empty() -> None:
    assert dealt([{}, 5], turn=9)["hands"] == [{}, {}]
