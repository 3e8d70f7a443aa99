"""Achievements: each is found in a game that has it, and has its texts; a stand-in earns nothing."""

from typing import Any

import pytest

from akhet import Game
from akhet.achievements import achievement_names, earned_in
from akhet.games import game_names
from akhet.kernel.rules import Standing
from akhet.language import languages, say
from akhet.table import event_json


def step(seat: int, *events: dict[str, Any], stand_in: str | None = None) -> dict[str, Any]:
    return {"seat": seat, "stand_in": stand_in, "events": list(events)}


def event(name: str, **values: Any) -> dict[str, Any]:
    return {"event": name, **values}


def planted(seat: int, plot: str) -> dict[str, Any]:
    return event("planted", seat=seat, plot=plot, cards=2)


def harvested(seat: int, crop: str, left: int = 1) -> dict[str, Any]:
    return event("harvested", seat=seat, crop=crop, left=left)


TURN = event("turn", seat=1)
MARKET, OFFERING = (event("traded", seat=0, at=at) for at in ("market", "offering"))
GAVE = event("gave", seat=0, card="wheat", **{"from": "storage"})
FLOOD = event("flooded", card="wheat-flax")
OUSTED = event("ousted", plot="wheat", owner=1, cards=1)
EATEN = event("eaten", plot="flax", owner=1, cards=4)


def succeeded(card: str) -> dict[str, Any]:
    return event("succeeded", seat=0, card=card, cards=3)


def earned(seat: int, good: str, count: int) -> dict[str, Any]:
    return event("earned", seat=seat, good=good, count=count)


QUARRIED = event("quarried", seat=0, square=[1, 1], good="monument")
FILLED = event("filled", seat=0, slot=1)


@pytest.mark.parametrize(
    ("game", "name", "events"),
    [
        ("nile", "out-planting", [OUSTED, planted(0, "wheat")]),
        ("nile", "two-harvests", [TURN, FLOOD, harvested(0, "wheat"), harvested(0, "flax")]),
        ("nile", "speculation-six", [TURN, FLOOD, succeeded("wheat-onion"), succeeded("flax-grape")]),
        ("nile", "surplus", [MARKET, GAVE]),
        ("nile", "paid-flood", [OFFERING, FLOOD, harvested(0, "wheat")]),
        ("nile", "plague-survived", [planted(0, "wheat"), planted(1, "flax"), EATEN, event("passed", seat=0)]),
        ("nile", "monument", [planted(0, "sphinx")]),
        ("nile", "adding", [planted(0, "wheat"), planted(0, "flax"), planted(0, "onion")]),
        ("fertility", "quarry", [QUARRIED]),
        ("fertility", "monument", [QUARRIED]),
        ("fertility", "rich-tile", [earned(0, "grape", 3), earned(0, "wheat", 1)]),
        ("fertility", "nothing-wasted", [earned(0, "grape", 3)]),
        ("fertility", "paid-in-wheat", [event("paid", seat=0, good="wheat")]),
        ("fertility", "exchange", [event("exchanged", seat=0, slot=1, good="grape"), FILLED]),
    ],
)  # fmt: skip
def test_a_move_earns_it_but_not_that_of_a_stand_in(game: str, name: str, events: list[dict[str, Any]]) -> None:
    end = [event("ended")]
    assert name in earned_in(game, [step(0, *events, *end)], None, 2)[0]
    turned = [one | {"seat": 1} if one.get("seat") == 0 else one for one in events]
    assert name not in earned_in(game, [step(1, *turned, *end)], None, 2)[0], "it is the other's"
    of_moves = {"out-planting", "surplus", "paid-flood", "monument", "adding", *achievement_names("fertility")}
    if name in of_moves:
        assert earned_in(game, [step(0, *events, *end, stand_in="clock")], None, 2)[0] & of_moves == set()


@pytest.mark.parametrize(
    ("name", "events"),
    [
        ("two-harvests", [FLOOD, harvested(0, "wheat"), TURN, FLOOD, harvested(0, "flax")]),
        ("speculation-six", [FLOOD, succeeded("wheat-onion"), TURN, FLOOD, succeeded("flax-grape")]),
        ("paid-flood", [OFFERING, FLOOD, TURN, FLOOD, harvested(0, "wheat")]),
        ("paid-flood", [OFFERING, MARKET, harvested(0, "wheat")]),
        ("plague-survived", [planted(0, "wheat"), harvested(0, "wheat", 0), planted(1, "flax"), EATEN, TURN]),
        ("plague-survived", [planted(0, "wheat"), event("eaten", plot="wheat", owner=0, cards=4), EATEN, TURN]),
        ("adding", [planted(0, "wheat"), planted(0, "flax")]),
        ("nothing-wasted", [earned(0, "grape", 3), event("returned", seat=0, good="grape", count=1)]),
        ("exchange", [FILLED, event("exchanged", seat=0, slot=1, good="grape")]),
        ("paid-in-wheat", [event("paid", seat=0, good="wheat"), event("paid", seat=0, good="grape")]),
    ],
)  # fmt: skip
def test_what_is_only_nearly_it_earns_nothing(name: str, events: list[dict[str, Any]]) -> None:
    game = next(game for game in ("nile", "fertility") if name in achievement_names(game))
    assert name not in earned_in(game, [step(0, *events, event("ended"))], None, 2)[0]


def test_the_stores_at_the_end_earn() -> None:
    standings = [Standing(0, 1, [1, 1, 1, 1, 1], {}), Standing(1, 2, [0, 3, 3, 3, 3], {})]
    assert earned_in("nile", [step(0)], standings, 2) == [{"every-crop", "smaller-store"}, set()]
    best = {"monuments": 15, "statues": 21, "specialised": 10, "wheat": 40}
    least = {"monuments": 7, "statues": 15, "specialised": 9, "wheat": 34}
    standings = [Standing(0, 1, [90], best), Standing(1, 2, [60], least)]
    all_of_them = {"most-monuments", "five-gods", "specialised", "full-storehouse"}
    assert earned_in("fertility", [step(0)], standings, 2) == [all_of_them, set()]


@pytest.mark.parametrize("game", game_names())
def test_real_games_are_read_and_every_achievement_says_what_it_teaches(game: str) -> None:
    found: set[str] = set()
    options: dict[str, Any] = {"monuments": True} if game == "nile" else {}
    for seed in range(6):
        table = Game(game).open(2, seed=seed, **options)
        steps = [{"seat": None, "stand_in": None, "events": [event_json(one) for one in table.start.events]}]
        while not table.over:
            legal = table.legal()
            for ply in table.play(legal[len(steps) * 7919 % len(legal)].id):
                steps.append(step(ply.seat, *(event_json(one) for one in ply.events)))
        standings = table.rules.notation.standings(table.game.components, table.state)
        found = found.union(*earned_in(game, steps, standings, 2))
    assert found and found <= set(achievement_names(game))
    assert len(achievement_names(game)) == len(set(achievement_names(game))) == 10
    for language in languages():
        for name in achievement_names(game):
            title, text = (say(f"web-profile-achieved-{game}-{name}{end}", language) for end in ("", "-more"))
            assert title and text.endswith(")."), "the text names the ruling"
