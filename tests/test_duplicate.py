"""Duplicate deals: equal play gives equal games, and each seat draws from an order of its own (docs/duplicate.md)."""

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from akhet import Game, Refused, Table
from akhet.kernel.duplicate import DuplicateDeal, LotDraw, shuffled
from akhet.kernel.stream import key_from_seed
from akhet.record import load_table, record_of, replay, save_table, with_dice

KEY = key_from_seed(22)
PAGE = (Path(__file__).parents[1] / "docs" / "duplicate.md").read_text("utf-8")
VECTORS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *(("nile", players, {}) for players in range(2, 7)),
    *(("nile", players, {"monuments": True}) for players in range(2, 7)),
    *(("nile", players, {"classic": True}) for players in range(2, 6)),
    *(("fertility", players, {}) for players in range(2, 5)),
    ("fertility", 2, {"variant": True}),
]
TWO = [("nile", 3, {}), ("fertility", 3, {})]


def deal(game: str, players: int, options: dict[str, Any], key: bytes = KEY) -> Table:
    return Game(game).open(players, key=key, duplicate=True, **options)


def play(table: Table, choice: Random, plies: int | None = None) -> Table:
    """Play random steps to the end, or until so many plies were made."""
    while not table.over and (plies is None or len(table.plies) < plies):
        table.play(choice.choice(table.legal()).id)
    return table


# The same deal for many


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_equal_play_gives_equal_games_to_the_byte(game: str, players: int, options: dict[str, Any]) -> None:
    one, other = (play(deal(game, players, options), Random(5)) for _ in range(2))
    assert json.dumps(record_of(one)) == json.dumps(record_of(other))
    assert one.state.tobytes() == other.state.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_every_result_is_lawful_and_can_be_drawn_again(game: str, players: int, options: dict[str, Any]) -> None:
    record = with_dice(record_of(play(deal(game, players, options), Random(6))), KEY)
    again = replay(json.loads(json.dumps(record)))  # refuses a result that the rules do not allow
    assert again.over and record_of(again) | {"dice": record["dice"]} == record


@pytest.mark.parametrize(("game", "players", "options"), TWO)
def test_another_key_is_another_deal(game: str, players: int, options: dict[str, Any]) -> None:
    assert deal(game, players, options).start.chance != deal(game, players, options, key_from_seed(23)).start.chance


# Each seat has its own draw order


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[int, int], list[int]]:
    """What the tables of a test have drawn: by the number of the shuffle and the lane."""
    found: dict[tuple[int, int], list[int]] = {}
    draw = DuplicateDeal.draw

    def noted(self: DuplicateDeal, one: LotDraw) -> int:
        kind = draw(self, one)
        if one.lot == 0:
            found.setdefault((one.shuffle, one.lane), []).append(kind)
        return kind

    monkeypatch.setattr(DuplicateDeal, "draw", noted)
    return found


def test_in_nile_each_order_is_the_same_whatever_was_played(drawn: dict[tuple[int, int], list[int]]) -> None:
    """The draws of each seat, the Floods and the market: the others trade and speculate, so they draw more or fewer."""
    players, season = 3, 1
    lengths: dict[int, set[int]] = {lane: set() for lane in range(players)}
    orders: dict[int, set[tuple[int, ...]]] = {lane: set() for lane in range(players + 2)}
    for seed in range(12):
        drawn.clear()
        play(deal("nile", players, {"first": 0}), Random(seed), 60)
        for lane, known in orders.items():
            known.add(tuple(drawn.get((season, lane), [])[: 8 if lane < players + 1 else 2]))
        for lane, counts in lengths.items():
            counts.add(len(drawn[season, lane]))
    assert all(len(counts) > 1 for counts in lengths.values())  # the tables did differ
    for lane, known in orders.items():
        longest = max(known, key=len)
        assert all(one == longest[: len(one)] for one in known), f"lane {lane}"


def test_in_nile_a_seat_that_plays_alike_gets_the_same_cards(drawn: dict[tuple[int, int], list[int]]) -> None:
    """Seat 0 passes every turn. What it draws is the same at each table, though all else differs."""
    own = set()
    for seed in range(8):
        drawn.clear()
        table, choice = deal("nile", 3, {"first": 0}), Random(seed)
        while len(drawn.get((1, 0), [])) < 10:
            table.play("done" if table.turn == 0 else choice.choice(table.legal()).id)
        own.add(tuple(drawn[1, 0]))
    assert len(own) == 1


def test_in_fertility_the_tiles_of_a_seat_and_the_districts_are_fixed() -> None:
    """After each turn the tile that joins the Common Pool is from the order of that seat, whatever was taken."""
    tiles, districts = set(), set()
    for seed in range(8):
        table = play(deal("fertility", 3, {"first": 0}), Random(seed))
        joined, built, turn = list[tuple[int, str]](), list[str](), -1
        for event in table.events():
            turn = event["seat"] if event["event"] == "turn" else turn
            if event["event"] == "tile":
                joined.append((turn, event["tile"]))
            if event["event"] == "district":
                built.append(event["district"])
        tiles.add(tuple(joined))
        districts.add(tuple(built[:8]))
    assert len(tiles) == 1
    assert len(districts) == 1


def test_a_lane_that_has_run_out_takes_what_is_left_of_the_others() -> None:
    """At the end of a season somebody's cards are used up; every card of the pile is drawn all the same."""
    for seed in range(6):
        table = play(deal("nile", 2, {}, key_from_seed(seed)), Random(seed))
        assert table.over and int(table.state.pile_size) == 0


# The odds


def chi_square(found: Counter[Any], expected: dict[Any, float]) -> float:
    return sum((found[one] - count) ** 2 / count for one, count in expected.items())


@pytest.mark.parametrize("players", [2, 6])
def test_in_nile_every_place_of_the_deal_and_of_the_season_has_the_odds_of_the_pile(players: int) -> None:
    """Over many deals, each single result is as likely as the cards of its kind are many: for the first and last cards
    of the deal, for draws early in the season, and for those at its end, where lanes have run out."""
    deals = 240
    found: dict[int, Counter[str]] = {0: Counter(), 5: Counter(), 5 * players - 1: Counter()}
    late: Counter[bool] = Counter()
    expected_late = 0.0
    for seed in range(deals):
        table = deal("nile", players, {"first": 0}, key_from_seed(seed))
        for place in found:
            found[place][kind_of(table.start.chance[place])] += 1
        while not table.over and table.state.season == 1:
            share = int(table.state.pile[0]) / int(table.state.pile_size)
            (ply,) = table.play("done")
            if table.state.season == 1 and table.state.pile_size < 8 and ply.chance:
                late[ply.chance[0] == "papyrus"] += 1
                expected_late += share
    deck = Game("nile").open(players, seed=0).state.deck
    total = int(deck.sum()) - 1
    crops = {name: deals * 14 / total for name in CROPS[: 5 if players == 2 else 7] if deck[CROPS.index(name)]}
    expected = crops | {"other": deals * (total - 14 * len(crops)) / total}
    for counts in found.values():
        assert chi_square(counts, expected) < 26  # 1 in 2000 with 7 degrees of freedom
    assert abs(late[True] - expected_late) < 4 * (expected_late**0.5)


CROPS = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"]


def kind_of(card: Any) -> str:
    return card if card in CROPS else "other"


def test_the_plague_is_met_as_early_and_as_late_as_any_card() -> None:
    """It comes into the pile after the deal, so its place is drawn then: each quarter of the season is as likely."""
    quarters: Counter[int] = Counter()
    deals = 240
    for seed in range(deals):
        table = deal("nile", 2, {"first": 0}, key_from_seed(seed))
        pile, left = int(table.state.pile_size), 0
        while not table.state.plague_aside and table.state.season == 1:
            left = int(table.state.pile_size)
            table.play("done")
        quarters[min(3, 4 * (pile - left) // pile)] += 1
    assert chi_square(quarters, dict.fromkeys(range(4), deals / 4)) < 20


def test_in_fertility_every_tile_and_district_has_its_odds() -> None:
    deals, first, district = 400, Counter[str](), Counter[str]()
    for seed in range(deals):
        chance = deal("fertility", 2, {"first": 0}, key_from_seed(seed)).start.chance
        first[str(chance[-5])] += 1  # the last tile of the Common Pool
        district[str(chance[-1])] += 1
    assert len(first) == 10 and chi_square(first, dict.fromkeys(first, deals / 10)) < 32
    assert len(district) == 40 and chi_square(district, dict.fromkeys(district, deals / 40)) < 82


# Kept and checked


@pytest.mark.parametrize(("game", "players", "options"), TWO)
def test_a_table_continues_from_a_mark_and_from_a_file_with_the_same_draws(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = play(deal(game, players, options), Random(7), 40)
    while not table.settled:
        table.play(table.legal()[0].id)
    resumed = table.game.resume(table.mark(), KEY, table.options, None)
    loaded = load_table(json.loads(json.dumps(save_table(table))))
    ends = [play(one, Random(8)).state.tobytes() for one in (table, resumed, loaded)]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize(("game", "players", "options"), TWO)
def test_a_copy_draws_something_else_and_reveals_nothing(game: str, players: int, options: dict[str, Any]) -> None:
    table = deal(game, players, options)
    before, twin = table.chance_source, table.copy()
    play(twin, Random(9), 30)
    assert not twin.duplicate and table.chance_source == before
    assert play(table, Random(9), 30).state.tobytes() != twin.state.tobytes()


def test_a_record_says_how_it_was_dealt_and_a_false_one_is_refused() -> None:
    record = with_dice(record_of(play(deal("nile", 2, {}), Random(1), 30)), KEY)
    assert record["duplicate"] == 1
    assert replay(record).duplicate
    plain = {name: value for name, value in record.items() if name != "duplicate"}
    for changed, code in (
        (plain, "record.dice_start"),  # the same key draws other cards at other tables
        (record | {"duplicate": 2}, "record.field"),
        (record | {"duplicate": True}, "record.field"),
    ):
        with pytest.raises(Refused) as refused:
            replay(changed)
        assert refused.value.refusal.code == code


# The page


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: ",".join(vector))
def test_a_vector_of_the_page_is_what_akhet_computes(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    match vector:
        case {"lot": lot, "shuffle": shuffle, "whole": whole, "order": order}:
            assert [list(copy) for copy in shuffled(key, lot, shuffle, whole)] == order
        case {"game": game, "players": players, "options": options, "chance": chance, "then": then}:
            table = deal(game, players, options, key)
            assert table.start.chance == chance
            for move, drawn in then:
                assert table.play(move)[-1].chance == drawn
        case _:
            raise AssertionError(f"a block of an unknown kind: {vector}")


def test_the_page_has_every_kind_of_vector() -> None:
    assert {vector["game"] for vector in VECTORS if "game" in vector} == {"nile", "fertility"}
    assert any("order" in vector for vector in VECTORS)
