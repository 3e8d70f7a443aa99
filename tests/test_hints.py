"""Hints: the same for the same View, whatever is hidden; and every reason is true and said in four languages."""

import pytest

from akhet import Game, Table
from akhet.analysis.hint import hint_for
from akhet.hints import fertility, nile
from akhet.hints.reason import Line, Reason, strongest
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.language import say
from akhet.terminal.narration import spoken_values
from tests.test_language import LANGUAGES

KEY = key_from_seed(1)


def line_of(table: Table, *words: str) -> Line:
    """What these moves lead to, as a hint sees it."""
    table = table.copy()
    moves, positions = [], [table.state.copy()]
    for phrase in words:
        for ply in table.play(phrase):
            moves.append(ply.move)
            positions.append(table.state.copy())
    return Line(moves, positions)


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_another_deal_of_what_is_hidden_gives_the_same_hint(game: str) -> None:
    table = Game(game).open(3, seed=4)
    assert table.turn is not None
    view = table.view(table.turn)
    other = table.copy()
    dealt = blank(table.rules.state)
    table.rules.verbs.determinise(view, new_stream(key_from_seed(9)), dealt[0])
    other._state = dealt
    found = [hint_for(one.game, one.view(table.turn), KEY, 2000) for one in (table, other)]
    assert found[0].moves == found[1].moves
    assert (found[0].plans, found[0].reasons) == (found[1].plans, found[1].reasons)


@pytest.mark.parametrize(("game", "players"), [("nile", 2), ("nile", 4), ("fertility", 2), ("fertility", 3)])
def test_hints_lead_through_a_game_and_every_reason_can_be_said(game: str, players: int) -> None:
    table = Game(game).open(players, seed=7, names=["Mia", "Ben", "Zoe", "Ann"][:players])
    said = 0
    for _ in range(30):
        if table.turn is None:
            break
        seat = table.turn
        hint = hint_for(table.game, table.view(seat), KEY, 500)
        for reason in hint.reasons:
            for language in LANGUAGES:
                values = spoken_values(game, reason.values)
                said += bool(say(f"{game}-hint-{reason.code}", language, table.names, seat, **values))
        for move in hint.moves:
            table.play(move)
        assert hint.ends == (table.turn != seat)
    assert said > 100


def test_reasons_of_nile_count_what_the_player_cannot_see() -> None:
    table = Game("nile").open(2, seed=4, first=0)
    view = table.view_position(0)
    crop = next(crop for crop, count in view["hand"].items() if count and "-" not in crop)
    other = next(other for other in view["hand"] if other != crop and "-" not in other)
    line = line_of(table, f"put {crop}", f"put {other}", "done")
    found = {reason.values["crop"]: reason for reason in nile.reasons(table.game, line, None)}
    unseen = {card: count for card, count in view["unseen"].items() if card != "plague"}
    assert found[crop].code == "floods" and found[crop].values == {
        "crop": crop,
        "shows": sum(count for card, count in unseen.items() if crop in card.split("-")),
        "unseen": sum(unseen.values()),
    }


def test_reasons_of_fertility_say_what_a_placement_earns() -> None:
    table = Game("fertility").open(2, seed=4, first=0)
    forecast = table.rules.notation.forecast
    move = max(table.legal(), key=lambda move: sum(earned(forecast(table.state, move.id)).values()))
    expected = earned(forecast(table.state, move.id))
    found = fertility.reasons(table.game, line_of(table, move.say), None)
    assert {one.values["good"]: one.values["count"] for one in found if one.code == "earns"} == expected != {}


def earned(earns: object) -> dict[str, int]:
    assert isinstance(earns, dict)
    goods = dict(earns["scenes"])
    for good, count in earns["printed"].items():
        goods[good] = goods.get(good, 0) + count
    return goods | ({"wheat": earns["wheat"]} if earns["wheat"] else {})


def test_reasons_that_hold_for_both_plans_are_left_out() -> None:
    both, own, worse = Reason("keep", {}, 3.0), Reason("market", {}, 2.0), Reason("floods", {}, -1.0)
    assert strongest([both, own, worse], [both], 3) == [own]
    assert strongest([both], [both], 3) == [both]
