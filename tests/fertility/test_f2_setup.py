"""F2: the set-up."""

from typing import Any

import pytest

from akhet import Game
from akhet.kernel.manifest import Option
from tests.fertility.positions import TILES, game_with, play, position, refused, rows_of, shipped_set, with_symbol
from tests.rulings import ruling

TILE_NAMES = set(TILES.values())
LAND = ["...."] * 8


def symbols_at(*corners: tuple[int, int]) -> Game:
    """A game with the boards W, X, Y and Z, all desert, with their symbols at these corners."""
    names = ("W", "X", "Y", "Z")
    corners = (*corners, (0, 1), (0, 1))[:4]
    lands = [[*LAND[:7], line] for line in ("....", "...w", "..w.", ".w..")]  # so that they differ
    drawn = [with_symbol(land, corner) for land, corner in zip(lands, corners, strict=True)]
    boards = [{"name": name, "rows": board} for name, board in zip(names, drawn, strict=True)]
    return game_with(shipped_set() | {"boards": boards})


def start_of(valley: list[str]) -> tuple[int, int]:
    """The top left square of the starting tile."""
    return next((r, c) for r in range(8) for c in range(len(valley[r])) if valley[r][c].isupper())


def open_valley(game: Game, players: int = 2, **options: Any) -> list[str]:
    return game.open(players, seed=1, **options).position()["valley"]


# Boards


@ruling("F2.1")
@pytest.mark.parametrize(("players", "boards"), [(2, 3), (3, 3), (4, 4)])
def test_two_or_three_players_lay_three_boards_and_four_players_four(players: int, boards: int):
    table = Game("fertility").open(players, seed=1)
    laid = [str(name).split()[0] for name in table.position()["options"]["boards"]]
    assert len(laid) == len(set(laid)) == boards


@ruling("F2.1")
@pytest.mark.parametrize("players", [1, 5, 0, True, "2", None])
def test_the_game_is_for_two_to_four_players(players: Any):
    assert refused(lambda: Game("fertility").open(players, seed=1)).ruling == "F2.1"


@ruling("F2.1")
def test_boards_lie_side_by_side_from_left_to_right_along_their_long_edges():
    boards = {board["name"]: board["rows"].replace("S", ".").split() for board in shipped_set()["boards"]}
    valley = open_valley(Game("fertility"), boards=["III", "I", "IV"], start_turn=0)
    top, left = start_of(valley)
    for row in range(8):
        for column in range(12):
            if not (top <= row <= top + 1 and left <= column <= left + 1):
                assert valley[row][column] == boards[("III", "I", "IV")[column // 4]][row][column % 4]


@ruling("F2.1")
def test_a_half_turn_takes_a_square_to_the_opposite_one():
    boards = [board["rows"].replace("S", ".").split() for board in shipped_set()["boards"]]
    names = ["I turned", "II", "III turned", "IV turned"]
    valley = open_valley(Game("fertility"), 4, boards=names, start_turn=1)
    top, left = start_of(valley)
    for place, name in enumerate(names):
        for row in range(8):
            for column in range(4):
                if top <= row <= top + 1 and left <= 4 * place + column <= left + 1:
                    continue
                r, c = (7 - row, 3 - column) if "turned" in name else (row, column)
                assert valley[row][4 * place + column] == boards[place][r][c]


@ruling("F2.1", "F2.2")
def test_the_start_symbol_turns_with_its_board():
    game = symbols_at((0, 0), (2, 0), (0, 2))
    assert start_of(open_valley(game, boards=["W", "X", "Y"])) == (2, 4)
    assert start_of(open_valley(game, boards=["W", "X turned", "Y"])) == (4, 6)  # (7 - 3, 3 - 1) on the second board


@ruling("F2.1")
@pytest.mark.parametrize(
    "boards",
    [
        ["I", "II"],
        ["I", "II", "III", "IV"],
        ["I", "II", "V"],
        ["I", "II", "II"],
        ["I", "II", "II turned"],
        ["I", "II", "III upside"],
        "I II III",
        [1, 2, 3],
    ],
)
def test_boards_that_are_given_must_be_different_ones_of_the_set_and_as_many_as_needed(boards: Any):
    assert refused(lambda: Game("fertility").open(2, seed=1, boards=boards)).ruling == "F2.1"


@ruling("F2.1")
def test_which_boards_their_order_and_their_turns_are_drawn_at_random():
    seen = [Game("fertility").open(2, seed=seed).position()["options"]["boards"] for seed in range(12)]
    assert {name for laid in seen for name in laid} >= {"I", "II", "III", "IV", "I turned", "IV turned"}
    assert len({tuple(laid) for laid in seen}) > 8


@ruling("F2.1")
def test_a_seam_is_not_an_edge():
    table = position(pools=["bb bp bg"])
    table.play("place bb 3,7 3,8")
    assert table.position()["valley"][3] == ".....ABBB..."


# The starting tile


@ruling("F2.2")
@pytest.mark.parametrize(
    ("corners", "start"),
    [
        (((3, 2), (3, 1), (3, 0)), (3, 5)),  # in the middle
        (((3, 2), (0, 0), (0, 0)), (3, 2)),  # 3 across, against 3 up and 1 across
        (((3, 0), (6, 2), (0, 2)), (6, 6)),  # 3 down and 1 across, against 5 across
        (((0, 0), (0, 1), (4, 0)), (0, 5)),  # 3 up, against 3 across and 1 down
        (((0, 0), (0, 2), (2, 0)), None),  # 3 and 1 twice: a tie
    ],
)
def test_the_starting_tile_covers_the_symbol_nearest_the_centre(
    corners: tuple[tuple[int, int], ...], start: tuple[int, int] | None
):
    table = symbols_at(*corners).open(2, seed=1, boards=["W", "X", "Y"], start_turn=0, first=0)
    assert len(table.start.chance) == 13 + (start is None)
    assert start_of(table.position()["valley"]) in ([(0, 6), (2, 8)] if start is None else [start])


@ruling("F2.2")
def test_nearest_is_measured_in_a_straight_line():
    """X's symbol is 3 squares from the centre; Y's 2 across and 2 down: four steps, but less than 3 straight."""
    game = symbols_at((0, 0), (3, 0), (5, 1), (0, 2))
    assert start_of(open_valley(game, 4, boards=["W", "X", "Y", "Z"])) == (5, 9)


TIED = symbols_at((0, 0), (3, 1), (3, 1), (6, 2))  # of four boards X, Y: 2 across either way


@ruling("F2.2")
def test_of_two_equally_near_symbols_either_is_taken_at_random():
    boards = ["W", "X", "Y", "Z"]
    starts = {start_of(TIED.open(4, seed=seed, boards=boards).position()["valley"]) for seed in range(12)}
    assert starts == {(3, 5), (3, 9)}


@ruling("F2.2")
@pytest.mark.parametrize(("symbol", "start"), [(1, (3, 5)), (2, (3, 9))])
def test_of_two_equally_near_symbols_either_may_be_given(symbol: int, start: tuple[int, int]):
    valley = open_valley(TIED, 4, boards=["W", "X", "Y", "Z"], symbol=symbol)
    assert start_of(valley) == start


@ruling("F2.2")
@pytest.mark.parametrize("symbol", [0, 3, 4, -1, "1", True])
def test_no_symbol_farther_off_may_be_given(symbol: Any):
    refusal = refused(lambda: TIED.open(4, seed=1, boards=["W", "X", "Y", "Z"], symbol=symbol))
    assert refusal.ruling == "F2.2"


@ruling("F2.2")
def test_the_starting_tile_lies_any_of_four_ways():
    valleys = {tuple(open_valley(Game("fertility"), boards=["I", "II", "III"], start_turn=n)) for n in range(4)}
    assert len(valleys) == 4
    found = {Game("fertility").open(2, seed=n).position()["options"]["start_turn"] for n in range(16)}
    assert found == {0, 1, 2, 3}
    for wrong in (4, -1, "1", True):
        assert refused(lambda wrong=wrong: Game("fertility").open(2, seed=1, start_turn=wrong)).ruling == "F2.2"


@ruling("F2.2")
def test_all_other_symbols_are_plain_desert():
    table = position(pools=["bb bp bg"])
    squares = "".join(table.position()["valley"])
    assert squares.count(".") == 8 * 12 - 4
    rows = Game("fertility").open(4, seed=2).position()["valley"]
    assert "S" not in "".join(rows)


@ruling("F2.2")
def test_the_starting_tile_pays_nobody_and_makes_no_quarry():
    """It lies along wheat, and closes the square above its top left."""
    land = ["....", ".~..", "~.~.", "....", "w..w", "....", "....", "...."]
    boards = shipped_set()["boards"]
    boards[1]["rows"] = with_symbol(land, (3, 1))
    game = game_with(shipped_set() | {"boards": boards})
    table = game.open(2, seed=1, boards=["I", "II", "III"])
    after = table.position()
    assert start_of(after["valley"]) == (3, 5) and after["valley"][2][5] == "."
    assert after["step"] == "place" and after["turn_so_far"]["quarries"] == []
    assert after["wheat"] == [0, 0] and after["beside"] == {} and set(after["stock"].values()) == {20}
    assert {event["event"] for event in table.events()} == {
        *("board", "start", "begins", "dealt", "tile", "district", "turn")
    }


# Tiles and Districts


@ruling("F2.3")
@pytest.mark.parametrize(("players", "used"), [(2, 24), (3, 35), (4, 46)])
def test_the_pile_depends_on_the_players_and_each_pool_starts_with_three_tiles(players: int, used: int):
    table = Game("fertility").open(players, seed=1).position()
    assert [sum(pool.values()) for pool in table["pools"]] == [3] * players
    assert sum(table["common"].values()) == 3
    assert table["pile_size"] == used - 3 * players - 3


@ruling("F2.3")
def test_pile_and_box_are_one_unseen_lot():
    """One tile is left to be drawn; it may be any of the 27 that nobody has seen."""
    table = position(step="take", pile=1, common="aa bb pp")
    unseen = table.position()["unseen"]
    assert table.position()["pile_size"] == 1 and sum(unseen.values()) == 27
    for tile in TILE_NAMES:
        twin = table.copy()
        if tile in unseen:
            twin.play("take aa", chance=[tile])
            assert twin.position()["pile_size"] == 0 and sum(twin.position()["unseen"].values()) == 26
        else:
            assert refused(lambda twin=twin, tile=tile: twin.play("take aa", chance=[tile])).code == "chance.impossible"


@ruling("F2.3")
def test_a_kind_of_tile_that_is_all_face_up_is_not_drawn():
    table = position(step="take", pools=["2 gg", "3 gg"], common="aa bb pp")
    assert "grape-grape" not in table.position()["unseen"]
    assert refused(lambda: table.play("take aa", chance=["grape-grape"])).code == "chance.impossible"


@ruling("F2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_districts_lie_face_up_and_nobody_has_wheat(players: int):
    table = Game("fertility").open(players, seed=1).position()
    assert len(set(table["row"])) == 4
    assert table["wheat"] == [0] * players
    assert table["metropolis"] == [[]] * players


@ruling("F2.4")
def test_the_first_player_is_random_or_given():
    assert {Game("fertility").open(3, seed=seed).turn for seed in range(12)} == {0, 1, 2}
    assert [Game("fertility").open(3, seed=1, first=first).turn for first in range(3)] == [0, 1, 2]
    for wrong in (3, -1, "0", True):
        assert refused(lambda wrong=wrong: Game("fertility").open(3, seed=1, first=wrong)).ruling == "F2.4"


@ruling("F2.4")
@pytest.mark.parametrize(("turn", "then"), [(0, 1), (1, 2), (2, 0)])
def test_clockwise_is_the_next_higher_seat_and_after_the_last_seat_0(turn: int, then: int):
    table = position(3, turn=turn, step="take", common="aa bb pp")
    table.play("take aa")
    assert table.turn == then


# The order of chance


@ruling("F2.5")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (4, 2)])
def test_chance_comes_in_the_order_of_the_rulebook(players: int, first: int):
    boards = ["W", "X turned", "Y", "Z turned"][: 4 if players == 4 else 3]
    game = symbols_at((0, 0), (3, 1), (0, 2), (0, 2))  # X is nearest, alone
    dealt = ["alabaster-grape", "bovine-bovine", "papyrus-grape"] * players
    common = ["alabaster-alabaster", "alabaster-alabaster", "grape-grape"]
    row = ["G9", "A1", "P10", "B2"]
    chance = [*boards, 3, first, *dealt, *common, *row]
    table = game.open(players, seed=0, chance=chance)
    assert table.start.chance == chance
    after = table.position()
    assert after["options"]["boards"] == boards and after["options"]["start_turn"] == 3
    assert after["first"] == after["turn"] == first
    assert after["common"] == {"alabaster-alabaster": 2, "grape-grape": 1}
    assert sorted(after["row"]) == sorted(row)


@ruling("F2.5")
def test_tiles_are_dealt_three_each_from_the_first_player_clockwise():
    table = Game("fertility").open(3, seed=4, first=2)
    dealt = [event["seat"] for event in table.events() if event["event"] == "dealt"]
    assert dealt == [2, 2, 2, 0, 0, 0, 1, 1, 1]


@ruling("F2.5")
def test_a_tie_of_symbols_is_decided_after_the_boards_and_before_the_starting_tiles_turn():
    boards = ["W", "X", "Y", "Z"]
    table = TIED.open(4, seed=0, chance=[*boards, 2, 1, 0])
    assert table.start.chance[:7] == [*boards, 2, 1, 0]
    after = table.position()
    assert (after["options"]["symbol"], after["options"]["start_turn"], after["first"]) == (2, 1, 0)
    assert refused(lambda: TIED.open(4, seed=0, chance=[*boards, 0])).code == "chance.impossible"  # not the nearest


@ruling("F2.5")
def test_options_that_are_given_are_not_left_to_chance():
    given: dict[str, Any] = {"boards": ["W", "X", "Y", "Z"], "symbol": 2, "start_turn": 1, "first": 3}
    for left_out in [(), ("first",), ("start_turn",), ("symbol",), ("boards", "symbol")]:
        options = {name: value for name, value in given.items() if name not in left_out}
        results = TIED.open(4, seed=5, **options).start.chance
        assert results[-19:-4] and all(tile in TILE_NAMES for tile in results[-19:-4])
        assert len(results) - 19 in ({4, 5} if "boards" in left_out else {len(left_out)})


@ruling("F2.5")
def test_the_events_of_the_set_up_come_in_its_order():
    table = Game("fertility").open(2, seed=1)
    names = [event["event"] for event in table.events()]
    assert names == [*["board"] * 3, "start", "begins", *["dealt"] * 6, *["tile"] * 3, *["district"] * 4, "turn"]


@ruling("F2.5")
def test_a_set_up_from_a_seed_is_repeated_by_its_results():
    table = Game("fertility").open(3, seed=9)
    again = Game("fertility").open(3, seed=10, chance=table.start.chance)
    assert again.position() == table.position()
    assert play(again, again.legal()[0].say).plies[0].chance == []


@ruling("F2.1")
def test_the_position_of_a_table_just_opened_can_be_set_up_again():
    table = Game("fertility").open(4, seed=11)
    assert Game("fertility").set_up(table.position()).position() == table.position()
    assert len(rows_of("\n".join(table.position()["valley"]))) == 8


# What a form offers


def offered(players: int, **given: Any) -> dict[str, Option]:
    game = Game("fertility")
    offered_options = game.rules.setup.offered_options
    assert offered_options is not None
    return {option.name: option for option in offered_options(game.components, players, given)}


@ruling("F2.1")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
def test_a_form_offers_as_many_boards_of_the_set_as_the_players_need(players: int, count: int):
    boards = offered(players)["boards"]
    assert (boards.choices, boards.count, boards.ordered, boards.turns) == (("I", "II", "III", "IV"), count, True, True)


@ruling("F2.2")
@pytest.mark.parametrize("boards", [["I", "II", "III turned"], ["I turned", "II", "III"], ["IV", "II turned", "I"]])
def test_a_form_offers_exactly_the_symbols_that_can_be_given(boards: list[str]):
    symbol = offered(2, boards=boards)["symbol"]
    for place in range(3):
        if str(place) in symbol.choices:
            assert (
                Game("fertility").open(2, seed=1, boards=boards, symbol=place).position()["options"]["symbol"] == place
            )
        else:
            assert refused(lambda place=place: Game("fertility").open(2, boards=boards, symbol=place)).ruling == "F2.2"


@ruling("F2.2")
def test_a_form_says_that_a_symbol_needs_the_boards():
    assert offered(2)["symbol"].closed == refused(lambda: Game("fertility").open(2, symbol=0))
    assert offered(4, boards=["I", "II", "III"])["symbol"].closed is not None


@ruling("F7.3")
def test_a_form_says_that_the_variant_is_for_two():
    assert offered(2)["variant"].closed is None
    assert offered(3)["variant"].closed == refused(lambda: Game("fertility").open(3, variant=True))
