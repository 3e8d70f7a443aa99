"""The ruling that a refusal names if several forbid a move; and moves in words."""

from typing import Any

import pytest

from akhet import Table
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.turn import refusal
from akhet.language import explain
from tests.fertility.positions import Shops, moves, play, position, refused, tiles, why
from tests.rulings import ruling

DISTRICTS: dict[str, Shops] = {"free": (0, ("A", "4 debens")), "dear": (2, ("A", "4 debens"))}


def answer(table: Table, move: int | str, seat: int | None = None) -> tuple[str, str | None]:
    refusal = why(table, move, seat)
    return refusal.code.removeprefix("fertility."), refusal.ruling


# The order


@ruling("F7.1", "F2.4")
def test_the_end_of_the_game_comes_before_whose_turn_it_is_and_the_step():
    table = play(position(last_turns=1, step="city"), "done")
    for seat in (0, 1, None):
        for move in ("done", "take aa", "place ab 0,0 0,1", "build A1"):
            assert answer(table, move, seat) == ("over", "F7.1")


@ruling("F2.4")
def test_whose_turn_it_is_comes_before_the_step_and_all_that_follows():
    table = position(3, turn=1, pools=["ab", "3 ab", "ab"])
    for seat in (0, 2):
        for move in ("place ab 2,5 2,6", "place bb 0,0 0,1", "take aa", "done"):
            assert answer(table, move, seat) == ("not_your_turn", "F2.4")
    assert table.why_not("place ab 2,5 2,6", 1) is None


@ruling("F2.4")
def test_another_seat_cannot_take_a_step_back():
    table = play(position(pools=["3 ab"]), "place ab 2,5 2,6")
    assert refused(lambda: table.undo(seat=1)).ruling == "F2.4"
    table.undo(seat=0)


@ruling("F3.0")
def test_the_step_comes_before_what_is_wrong_with_the_move():
    table = position(pools=["3 ab"], step="city", common="aa bb pp")
    for move in ("place bb 0,0 0,1", "discard gg", "take gg", "pay wheat", "quarry monument"):
        assert answer(table, move) == ("wrong_step", "F3.0")


@ruling("F3.1", "F3.2")
def test_a_placement_names_the_pool_then_the_squares_then_the_match():
    table = position(pools=["3 ab"])
    assert answer(table, "place gg 3,5 3,6") == ("place.not_in_pool", "F3.1")
    assert answer(table, "place ab 3,6 3,7") == ("place.taken", "F3.1")
    assert answer(table, "place ab 0,0 0,1") == ("place.no_match", "F3.2")


@ruling("F3.3")
def test_a_discard_names_first_that_a_tile_fits():
    assert answer(position(pools=["3 ab"]), "discard gg") == ("discard.one_fits", "F3.3")


@ruling("F3.0", "F4.1", "F4.2")
def test_a_build_names_the_supply_the_first_build_the_spots_the_row_and_the_cost_in_this_order():
    full = "P2 P3 P4 P5 P6 P7 P8"
    given: dict[str, Any] = {"step": "city", "districts": DISTRICTS, "row": "free dear A9 B9"}
    table = position(metropolis=[full], beside="a", **given)
    table.play("supply alabaster to shop 0")
    assert answer(table, "build P1") == ("build.after_supply", "F3.0")
    table = play(position(metropolis=["P2 P3 P4 P5 P6 P7"], **given), "build free")
    assert answer(table, "build P1") == ("build.twice", "F4.1")
    assert answer(position(metropolis=[full], **given), "build P1") == ("build.no_spot", "F4.1")
    table = position(**given)
    assert answer(table, "build G9") == ("build.not_shown", "F4.1")
    assert answer(table, "build dear") == ("build.cannot_pay", "F4.2")
    table = position(beside="p", **given)
    assert why(table, "build dear").values == {"district": "dear", "cost": 2, "held": 1}


@ruling("F5.1")
def test_a_supply_names_the_goods_before_the_icon():
    table = position(step="city", beside="a")
    assert answer(table, "supply bovine to shop 0") == ("supply.not_there", "F5.1")
    assert answer(table, "supply alabaster to shop 1") == ("supply.no_icon", "F5.1")


@ruling("F5.5")
def test_an_exchange_names_the_shop_then_the_offer_then_the_icon():
    table = play(position(step="city", beside="p"), "supply papyrus to shop 2")
    assert answer(table, "exchange papyrus onto shop 2") == ("exchange.same_shop", "F5.5")
    assert answer(table, "exchange papyrus onto shop 0") == ("exchange.not_offered", "F5.5")
    assert answer(table, "exchange alabaster onto shop 1") == ("exchange.no_icon", "F5.5")


@ruling("F3.0")
def test_exactly_the_legal_moves_are_not_refused():
    """Every action of the table is tried in a position of every step."""
    closed = "............\n....~.......\n...~........\n....~AB.....\n.....GP.....\n" + "............\n" * 3
    places = position(valley=closed, pools=["ab aa pg"])
    quarry = play(position(valley=closed, pools=["3 ab"], stock="0 p"), "place ab 2,5 2,6")
    city = position(step="city", beside="a 2 p", row="A1 B1 A9 G9", metropolis=["A4"])
    paying = play(position(step="city", beside="p", wheat=[2], row="A9"), "build A9")
    exchange = play(position(step="city", beside="p"), "supply papyrus to shop 2")
    taking = position(step="take")
    removing = play(position(step="take", variant=True, common="aa bb pp"), "take aa")
    steps = []
    for table in (places, quarry, city, paying, exchange, taking, removing):
        steps.append(table.position()["step"])
        legal = [move.id for move in table.legal()]
        reasons = [refusal(table.state, table.parts, n) for n in range(len(table.rules.actions))]
        assert [n for n, reason in enumerate(reasons) if reason == Reason.FINE] == legal
        assert all(table.why_not(n) is None for n in legal)
    assert steps == ["place", "quarry", "city", "pay", "exchange", "take", "remove"]


@ruling("F3.0")
def test_a_refused_move_changes_nothing():
    table = position(pools=["3 ab"])
    before = table.hash()
    for move in ("place bb 2,6 1,6", "done", "take aa", "dance", "place ab 0,0 0,1"):
        assert refused(lambda move=move: table.play(move))
        assert table.hash() == before and table.plies == []


# Words that name what is not there are understood, and refused with the ruling.


@ruling("F3.1")
@pytest.mark.parametrize(
    "squares",
    ["2,5 2,7", "2,5 2,5", "2,5 3,6", "-1,5 0,5", "0,-1 0,0", "7,5 8,5", "2,15 2,16", "99,99 99,100", "2,11 3,0"],
)
def test_two_squares_that_are_not_neighbours_in_the_valley(squares: str):
    table = position(pools=["ab bb bb"])
    first, second = squares.split()
    for words in (f"place bb {squares}", f"place bovine {first} bovine {second}", f"place b {first} b {second}"):
        assert answer(table, words) == ("place.not_desert", "F3.1")
        assert first in explain(why(table, words)) and second in explain(why(table, words))
    assert answer(table, f"place gg {squares}") == ("place.not_in_pool", "F3.1")


@ruling("F3.1", "F3.3", "F6.2", "F7.3")
def test_a_tile_that_no_set_has():
    table = position(pools=["3 ab"])
    assert answer(table, "place ax 2,5 2,6") == ("place.not_in_pool", "F3.1")
    assert answer(table, "place gold 2,5 wheat 2,6") == ("place.not_in_pool", "F3.1")
    assert answer(table, "discard xx") == ("discard.one_fits", "F3.3")
    table = position(step="take", variant=True, common="aa bb pp")
    assert answer(table, "take xx") == ("take.not_there", "F6.2")
    assert answer(play(table, "take aa"), "remove wheat") == ("remove.not_there", "F7.3")


@ruling("F3.3")
def test_a_discard_of_a_tile_that_no_set_has():
    around = "............\n" * 2 + ".....~~.....\n....~AB~....\n....~GP~....\n.....~~.....\n" + "............\n" * 2
    assert answer(position(valley=around, pools=["3 ab"]), "discard xx") == ("discard.not_in_pool", "F3.3")


@ruling("F3.7", "F3.10")
def test_a_quarry_gives_resources_and_monuments_only():
    closed = "............\n....~.......\n...~........\n....~AB.....\n.....GP.....\n" + "............\n" * 3
    table = play(position(valley=closed, pools=["3 ab"]), "place ab 2,5 2,6")
    assert answer(table, "quarry wheat") == answer(table, "quarry gold") == ("quarry.not_offered", "F3.7")


@ruling("F4.1", "F3.0")
def test_a_district_that_no_set_has():
    table = position(step="city", districts=DISTRICTS, row="free dear A9 B9")
    assert answer(table, "build Z9") == answer(table, "build 40") == ("build.not_shown", "F4.1")
    assert answer(play(table, "build free"), "build Z9") == ("build.twice", "F4.1")
    table = play(position(step="city", beside="a"), "supply a to shop 0")
    assert answer(table, "build Z9") == ("build.after_supply", "F3.0")
    full = "P2 P3 P4 P5 P6 P7 P8"
    assert answer(position(step="city", metropolis=[full]), "build Z9") == ("build.no_spot", "F4.1")


@ruling("F4.2")
@pytest.mark.parametrize("good", ["gold", "monument", "debens"])
def test_a_payment_with_what_is_not_a_good(good: str):
    table = play(position(step="city", wheat=[2], districts=DISTRICTS, row="dear"), "build dear")
    assert answer(table, f"pay {good}") == ("pay.not_there", "F4.2")


@ruling("F5.4")
@pytest.mark.parametrize("shop", ["shop 0", "shop 3", "A4", "shop 0 of spot 0"])
def test_wheat_cannot_supply_a_shop(shop: str):
    table = position(step="city", wheat=[3], metropolis=["A4"])
    assert answer(table, f"supply wheat to {shop}") == ("supply.wheat", "F5.4")


@ruling("F5.1", "F5.5")
@pytest.mark.parametrize("shop", ["shop 4", "shop 99", "shop -1", "shop 3 of spot 0", "shop 0 of spot 7", "P4", "Z9"])
def test_a_shop_that_the_player_does_not_have(shop: str):
    table = position(step="city", beside="a p", metropolis=["A4"])
    assert answer(table, f"supply alabaster to {shop}") == ("supply.no_icon", "F5.1")
    assert answer(table, f"supply grape to {shop}") == ("supply.not_there", "F5.1")
    assert answer(table, f"supply gold to {shop}") == ("supply.not_there", "F5.1")
    play(table, "supply papyrus to shop 2")
    assert answer(table, f"exchange alabaster onto {shop}") == ("exchange.no_icon", "F5.5")
    assert answer(table, f"exchange papyrus onto {shop}") == ("exchange.not_offered", "F5.5")
    assert answer(table, f"exchange wheat onto {shop}") == ("exchange.not_offered", "F5.5")


@ruling("F3.0", "F7.1")
def test_what_is_not_there_is_refused_after_the_end_and_the_step():
    phrases = ("place bb 2,5 2,7", "discard xx", "take xx", "remove xx", "quarry wheat", "pay gold")
    phrases += ("build Z9", "supply wheat to shop 0", "supply a to shop 9", "exchange wheat onto shop 0")
    city = position(step="city")
    over = play(position(last_turns=1, step="city"), "done")
    for words in phrases:
        assert answer(over, words) == ("over", "F7.1")
        if words.split()[0] not in ("build", "supply"):
            assert answer(city, words) == ("wrong_step", "F3.0")
            assert answer(city, words, 1) == ("not_your_turn", "F2.4")


# Words


@ruling("F5.1")
def test_a_starting_shop_with_a_short_resource():
    table = play(position(step="city", beside="a"), "supply a to shop 0")
    assert table.position()["tokens"][0] == {"0": {"alabaster": 1}}


@ruling("F3.1")
@pytest.mark.parametrize(
    "words",
    [
        "place alabaster 2,5 bovine 2,6",
        "place ab 2,5 2,6",
        "place ba 2,6 2,5",
        "place alabaster-bovine 2,5 2,6",
        "  PLACE  AB 2,5   2,6 ",
    ],
)
def test_a_placement_in_words(words: str):
    table = play(position(pools=["3 ab"]), words)
    assert table.position()["valley"][2] == ".....AB....."


@ruling("F3.7", "F4.2", "F5.1", "F5.5")
@pytest.mark.parametrize("letter", ["a", "b", "p", "g"])
def test_a_resource_may_be_called_by_its_letter(letter: str):
    names = {"a": "alabaster", "b": "bovine", "p": "papyrus", "g": "grape"}
    table = position(step="city", beside="a b p g", districts={"wild": (0, ("*", "2 debens"))}, metropolis=["wild"])
    table.play(f"supply {letter} to wild")
    assert table.position()["tokens"][0] == {"4": {names[letter]: 1}}
    table = play(position(step="city", beside="a b p g", districts=DISTRICTS, row="dear"), "build dear")
    table.play(f"pay {letter}")
    assert names[letter] not in table.position()["beside"]


@ruling("F6.2")
@pytest.mark.parametrize("words", ["take ab", "take ba", "take alabaster-bovine", "take bovine-alabaster"])
def test_a_tile_in_words(words: str):
    table = play(position(step="take", common="ab bb pp", pools=["gg gg"]), words)
    assert table.position()["pools"][0] == tiles("ab gg gg")


@ruling("F4.1")
def test_a_district_by_its_name_whatever_the_case():
    table = position(step="city", districts=DISTRICTS, row="free dear A9 B9")
    table.play("build FREE")
    assert table.position()["metropolis"][0] == ["free"]


@ruling("F3.0")
@pytest.mark.parametrize(
    "words", ["", "dance", "place", "place ab", "place ab 1,1", "take", "build", "supply a", "supply a to my best shop"]
)
def test_other_words_are_not_understood(words: str):
    table = position(step="city", beside="a")
    assert why(table, words).code == "move.not_understood"
    assert "done" in moves(table)


@ruling("F3.0")
@pytest.mark.parametrize("number", [-1, 10**6, True, None, 1.5])
def test_a_number_that_is_not_an_action_is_refused(number: Any):
    assert position().why_not(number) is not None
