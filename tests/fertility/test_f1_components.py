"""F1: the components, the checks on a set of them, and the shipped reconstruction."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any

import pytest

from akhet import Game
from akhet.games.fertility.components import SHIPPED
from akhet.games.fertility.read_set import load_components, parse_components
from akhet.games.fertility.write_set import blank_entries, set_entries, write_components
from akhet.kernel.refusal import Refusal
from akhet.language import explain, languages
from tests.fertility.positions import game_with, position, refused, shipped_set, write_set
from tests.rulings import ruling

ABPG = "ABPG"
WHEAT_TRACK = [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]
Set = dict[str, Any]
Change = Callable[[Set], object]
Square = tuple[int, int]


def shops_of(data: Set) -> list[dict[str, str]]:
    return [shop for district in data["districts"] for shop in district["shops"]]


def named_gods(data: Set, shop: dict[str, str]) -> set[str]:
    words = set(shop["pays"].split())
    return words if words <= set(data["gods"]) else set()


# What is in the box ----------------------------------------------------------------------------------------------


@ruling("F1.1")
def test_there_are_four_resources_and_tiles_show_scenes_of_the_same_names():
    names = ("alabaster", "bovine", "papyrus", "grape")
    table = Game("fertility").open(4, seed=1).position()
    assert tuple(table["stock"]) == names
    dominoes = {f"{one}-{other}" for one, other in combinations_with_replacement(names, 2)}
    assert {*table["unseen"], *table["common"], *(tile for pool in table["pools"] for tile in pool)} == dominoes


@ruling("F1.1")
def test_wheat_is_kept_on_a_track_and_is_not_a_resource_of_the_stock():
    table = Game("fertility").open(3, seed=1).position()
    assert table["wheat"] == [0, 0, 0]
    assert "wheat" not in table["stock"]


@ruling("F1.2")
def test_the_valley_is_of_boards_of_eight_rows_by_four_columns():
    assert [len(row) for row in Game("fertility").open(2, seed=1).position()["valley"]] == [12] * 8
    assert [len(row) for row in Game("fertility").open(4, seed=1).position()["valley"]] == [16] * 8


@ruling("F1.2")
def test_there_are_four_different_boards():
    valleys = {tuple(board["rows"].split()) for board in shipped_set()["boards"]}
    assert len(valleys) == 4


@ruling("F1.3")
@pytest.mark.parametrize("start_turn", range(4))
def test_the_starting_tile_shows_all_four_scenes_clockwise_and_is_turned_never_turned_over(start_turn: int):
    valley = Game("fertility").open(2, seed=3, start_turn=start_turn).position()["valley"]
    row, column = next((r, c) for r in range(8) for c in range(12) if valley[r][c].isupper())
    clockwise = valley[row][column : column + 2] + valley[row + 1][column : column + 2][::-1]
    assert clockwise == ("ABPGABPG"[4 - start_turn :] + "ABPG")[:4]


@ruling("F1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_fifty_tiles_whatever_the_number_of_players(players: int):
    table = Game("fertility").open(players, seed=1).position()
    assert sum(sum(lot.values()) for lot in (table["unseen"], table["common"], *table["pools"])) == 50


@ruling("F1.4")
def test_there_are_forty_districts_that_cost_up_to_two_with_one_to_three_shops():
    districts = shipped_set()["districts"]
    assert len({district["name"] for district in districts}) == 40
    assert {district["cost"] for district in districts} == {0, 1, 2}
    assert {len(district["shops"]) for district in districts} == {1, 2, 3}


@ruling("F1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stock_has_twenty_of_each_resource(players: int):
    stock = Game("fertility").open(players, seed=1).position()["stock"]
    assert stock == {"alabaster": 20, "bovine": 20, "papyrus": 20, "grape": 20}


@ruling("F1.6")
def test_a_metropolis_has_four_starting_shops_the_same_for_all():
    for turn in range(3):
        table = position(3, turn=turn, step="city", beside="a b p g")
        for shop, resource in enumerate(("alabaster", "bovine", "papyrus", "grape")):
            assert table.why_not(f"supply {resource} to shop {shop}") is None


@ruling("F1.6")
def test_a_metropolis_has_seven_spots():
    table = position(metropolis=["A2 B2 P2 G2 A3 B3"], row="A1 B1 P1 G1", step="city")
    table.play("build A1")
    assert len(table.position()["metropolis"][0]) == 7
    table = position(metropolis=["A2 B2 P2 G2 A3 B3 P3"], row="A1 B1 P1 G1", step="city")
    assert table.why_not("build A1") is not None


@ruling("F1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_four_monuments(players: int):
    assert Game("fertility").open(players, seed=1).position()["monuments"] == [4] * players


@ruling("F1.7")
def test_every_player_chooses_a_type_of_monuments_of_their_own():
    table = Game("fertility").open(3, seed=1, pieces=["temple", "obelisk", "sphinx"])
    assert table.position()["options"]["pieces"] == ["temple", "obelisk", "sphinx"]
    assert table.view_position(2)["options"]["pieces"] == ["temple", "obelisk", "sphinx"]
    assert table.options["pieces"] == ["temple", "obelisk", "sphinx"]


@ruling("F1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_have_the_types_in_order_if_nobody_chooses(players: int):
    table = Game("fertility").open(players, seed=1)
    assert table.position()["options"]["pieces"] == ["obelisk", "pyramid", "sphinx", "temple"][:players]
    assert "pieces" not in table.options  # records of earlier releases have none


@ruling("F1.7")
@pytest.mark.parametrize(
    "pieces", [["temple"], ["temple", "temple"], ["temple", "wall"], ["temple", None], "temple", [1, 2], ["temple", ""]]
)
def test_a_type_that_is_unknown_or_chosen_twice_is_refused(pieces: Any):
    assert refused(lambda: Game("fertility").open(2, seed=1, pieces=pieces)).ruling == "F1.7"


@ruling("F1.7")
def test_the_type_of_monuments_has_no_effect_on_play():
    tables = [Game("fertility").open(2, seed=5, pieces=pieces) for pieces in (None, ["sphinx", "temple"])]
    for table in tables:
        while len(table.plies) < 40:
            table.play(table.legal()[len(table.plies) % len(table.legal())].id)
    plain, chosen = tables
    assert plain.hash() == chosen.hash() and plain.score() == chosen.score()
    assert [ply.events for ply in plain.plies] == [ply.events for ply in chosen.plies]


@ruling("F1.7")
def test_a_position_that_says_nothing_about_types_has_them_in_order():
    table = Game("fertility").open(2, seed=1, pieces=["sphinx", "temple"])
    position = table.position()
    assert Game("fertility").set_up(position).position() == position
    del position["options"]["pieces"]
    again = Game("fertility").set_up(position)
    assert again.position()["options"]["pieces"] == ["obelisk", "pyramid"] and again.hash() == table.hash()


@ruling("F1.7")
def test_a_game_saved_before_types_could_be_chosen_has_them_in_order():
    table = Game("fertility").open(3, seed=1)
    rules, mark = table.rules, table.mark()
    earlier = rules.restore(mark.state[: rules.checked_bytes])
    assert earlier.tobytes() == mark.state


@ruling("F1.8")
@pytest.mark.parametrize(("wheat", "debens"), list(enumerate(WHEAT_TRACK)))
def test_the_wheat_track_goes_up_to_ten(wheat: int, debens: int):
    assert position(wheat=[wheat]).score()[0].details["wheat"] == debens


@ruling("F1.8")
def test_no_more_than_ten_wheat_are_kept():
    assert refused(lambda: position(wheat=[11])).values["entry"] == "wheat[0]"


# What a set must be ----------------------------------------------------------------------------------------------


def change_board(number: int, row: int, line: str) -> Change:
    def change(data: Set) -> None:
        rows = data["boards"][number]["rows"].split()
        rows[row] = line
        data["boards"][number]["rows"] = "\n".join(rows)

    return change


def change_shop(district: int, shop: int, **entries: Any) -> Change:
    return lambda data: data["districts"][district]["shops"][shop].update(entries)


def change_district(number: int, **entries: Any) -> Change:
    return lambda data: data["districts"][number].update(entries)


SHOP = {"needs": "A", "pays": "4 debens"}
WRONG: list[tuple[str, Change, str, str]] = [
    # what is wrong, the change, the ruling, the entry
    ("an entry there is not", lambda data: data.update(colour="red"), "F1.1", "colour"),
    ("a fifth scene on a tile", lambda data: data["tiles"].update(AW=0), "F1.3", "tiles.AW"),
    ("a board missing", lambda data: data["boards"].pop(), "F1.2", "boards"),
    ("a board too many", lambda data: data["boards"].append(data["boards"][0]), "F1.2", "boards"),
    ("a board twice", lambda data: data["boards"][2].update(rows=data["boards"][0]["rows"]), "F1.2", "boards"),
    ("a name twice", lambda data: data["boards"][2].update(name=data["boards"][0]["name"]), "F1.2", "boards[3].name"),
    ("a row too long", change_board(1, 7, "..w~."), "F1.2", "boards[2].rows[8]"),
    ("a row too short", change_board(1, 7, "..w"), "F1.2", "boards[2].rows[8]"),
    (
        "a row missing",
        lambda data: data["boards"][0].update(rows=data["boards"][0]["rows"].strip()[:-5]),
        "F1.2",
        "boards[1].rows",
    ),
    ("a square of no kind", change_board(0, 0, "..x."), "F1.2", "boards[1].rows[1]"),
    ("no whole symbol", change_board(0, 2, ".S.."), "F1.2", "boards[1].rows"),
    ("two symbols", change_board(0, 6, "S..."), "F1.2", "boards[1].rows"),
    ("no symbol", lambda d: (change_board(0, 2, "....")(d), change_board(0, 3, "...b")(d)), "F1.2", "boards[1].rows"),
    ("49 tiles", lambda data: data["tiles"].update(AA=4), "F1.3", "tiles"),
    ("51 tiles", lambda data: data["tiles"].update(GG=6), "F1.3", "tiles"),
    ("a tile not counted", lambda data: data["tiles"].pop("PG"), "F1.3", "tiles.PG"),
    ("fewer tiles than none", lambda data: data["tiles"].update(AA=-1, AB=11), "F1.3", "tiles.AA"),
    ("39 Districts", lambda data: data["districts"].pop(), "F1.4", "districts"),
    ("41 Districts", lambda data: data["districts"].append({**data["districts"][0], "name": "X"}), "F1.4", "districts"),
    ("one name for two Districts", change_district(1, name="A1"), "F1.4", "districts[2].name"),
    ("a cost below nothing", change_district(4, cost=-1), "F1.4", "districts[5].cost"),
    ("a cost that is no number", change_district(4, cost="1"), "F1.4", "districts[5].cost"),
    ("a District with four Shops", change_district(0, shops=[SHOP] * 4), "F1.4", "districts[1].shops"),
    ("three starting Shops", lambda data: data["starting_shops"].pop(), "F1.6", "starting_shops"),
    ("a statue scale too short", lambda data: data["god_scale"].pop(), "F1.6", "god_scale"),
    ("a Wheat track too short", lambda data: data["wheat_scale"].pop(), "F1.8", "wheat_scale"),
    ("a Shop that needs nothing", change_shop(0, 0, needs=""), "F1.9", "districts[1].shops[1].needs"),
    ("a Shop that needs Wheat", change_shop(0, 0, needs="W"), "F1.9", "districts[1].shops[1].needs"),
    ("a Shop that pays nothing", change_shop(0, 0, pays=""), "F1.9", "districts[1].shops[1].pays"),
    ("a Shop of no kind", change_shop(4, 1, pays="4 camels"), "F1.9", "districts[5].shops[2].pays"),
    ("two Wheat", change_shop(4, 1, pays="2 wheat"), "F1.9", "districts[5].shops[2].pays"),
    ("a god there is not", change_shop(4, 1, pays="Zeus"), "F1.9", "districts[5].shops[2].pays"),
    ("three gods", change_shop(4, 1, pays="Ra Isis Horus"), "F1.9", "districts[5].shops[2].pays"),
    ("one god twice", change_shop(4, 1, pays="Ra Ra"), "F1.9", "districts[5].shops[2].pays"),
    ("2 for each token", change_shop(4, 1, pays="2 each G"), "F1.9", "districts[5].shops[2].pays"),
    ("Debens for each Wheat", change_shop(4, 1, pays="1 each W"), "F1.9", "districts[5].shops[2].pays"),
    ("an exchange for two", change_shop(4, 1, pays="exchange A B"), "F1.9", "districts[5].shops[2].pays"),
    ("an exchange for four", change_shop(4, 1, pays="exchange A B P G"), "F1.9", "districts[5].shops[2].pays"),
    ("an exchange for one twice", change_shop(4, 1, pays="exchange A A B"), "F1.9", "districts[5].shops[2].pays"),
    ("no god", lambda data: data.update(gods=[]), "F1.9", "gods"),
    ("nine gods", lambda data: data.update(gods=[f"God{letter}" for letter in "ABCDEFGHI"]), "F1.9", "gods"),
    ("a god twice", lambda data: data.update(gods=["Ra", "ra"]), "F1.9", "gods"),
    ("a god called wheat", lambda data: data.update(gods=["Ra", "Wheat"]), "F1.9", "gods"),
    ("a statue scale too long", lambda data: data["god_scale"].append(28), "F1.6", "god_scale"),
    ("a scene twice on the starting tile", lambda data: data.update(starting_tile="ABPA"), "F1.3", "starting_tile"),
    ("a starting tile of three scenes", lambda data: data.update(starting_tile="ABP"), "F1.3", "starting_tile"),
    ("a starting tile that is no text", lambda data: data.update(starting_tile=4), "F1.3", "starting_tile"),
    ("starting Shops of three players", lambda d: d.update(starting_shops=starting(d, 3)), "F1.6", "starting_shops"),
    ("a player with three Shops", lambda d: starting(d, 4)[1].pop(), "F1.6", "starting_shops[2]"),
    (
        "a player's Shop that pays nothing known",
        lambda d: starting(d, 4)[2][3].update(pays="gold"),
        "F1.9",
        "starting_shops[3][4].pays",
    ),
]


def starting(data: Set, players: int) -> list[list[dict[str, str]]]:
    """Starting Shops of their own for some players, in place of those for all."""
    data["starting_shops"] = [[dict(shop) for shop in data["starting_shops"]] for _ in range(players)]
    return data["starting_shops"]


@ruling("F1.1", "F1.2", "F1.3", "F1.4", "F1.6", "F1.8", "F1.9")
@pytest.mark.parametrize(("what", "change", "number", "entry"), WRONG, ids=[what for what, *_ in WRONG])
def test_a_set_that_does_not_fit_is_refused_by_file_entry_and_reason(
    what: str, change: Change, number: str, entry: str, tmp_path: Path
):
    data = shipped_set()
    change(data)
    path = write_set(tmp_path, data)
    refusal = refused(lambda: Game("fertility", path))
    assert (refusal.code, refusal.values["file"]) == ("components.faults", "mine.toml")
    found = [(fault.code, fault.ruling, fault.values["path"]) for fault in faults_of(refusal)]
    assert ("components.wrong", number, entry) in found, what
    assert all(len(explain(refusal, language)) > 30 for language in languages())


def faults_of(refusal: Refusal) -> list[Refusal]:
    faults = refusal.values["faults"]
    assert isinstance(faults, tuple)
    return list(faults)


@ruling("F1.1", "F1.2", "F1.3", "F1.4", "F1.6", "F1.9")
def test_all_faults_of_a_set_are_named_at_once_in_the_words_of_the_game(tmp_path: Path):
    data = shipped_set()
    change_shop(24, 1, needs="C")(data)
    change_board(1, 4, "bSS")(data)
    data["tiles"].update(AB="many")
    starting(data, 4)[1][2].update(pays="4 dollars")
    change_district(39, cost=-1)(data)
    refusal = refused(lambda: Game("fertility", write_set(tmp_path, data)))
    lines = explain(refusal).splitlines()
    assert lines[0] == "mine.toml does not fit. 5 things are wrong:" and refusal.values["count"] == 5
    assert lines[1] == "1. tiles AB: must be a whole number from 0 to 50."
    assert lines[2] == "2. board II, row 5: must have 4 squares, not 3."
    assert lines[3].startswith("3. starting Shops of player 2, Shop 3, pays: “4 dollars” is not one of these: ")
    assert lines[4].startswith("4. District A7, Shop 2, needs: must be 1 to 9 of A, B, P, G")
    assert lines[5] == "5. District G10, cost: must be a whole number from 0 to 9."
    assert "Bezirk A7, Geschäft 2, needs" in explain(refusal, "de")


@ruling("F1.4")
def test_a_district_has_at_least_one_shop(tmp_path: Path):
    data = shipped_set()
    data["districts"][2]["shops"] = []
    path = write_set(tmp_path, data)
    assert [fault.values["path"] for fault in faults_of(refused(lambda: Game("fertility", path)))] == [
        "districts[3].shops"
    ]


@ruling("F1.8")
@pytest.mark.parametrize("debens", [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [*WHEAT_TRACK[:7], 21, *WHEAT_TRACK[8:]]])
def test_the_wheat_track_is_the_same_in_every_set(debens: list[int], tmp_path: Path):
    """F1.8 is marked neither review nor ruling; the Dutch picture's 21 for 7 Wheat is overruled in F0."""
    data = shipped_set() | {"wheat_scale": debens}
    path = write_set(tmp_path, data)
    refusal = refused(lambda: Game("fertility", path))
    assert [(fault.ruling, fault.values["path"]) for fault in faults_of(refusal)] == [("F1.8", "wheat_scale")]


MAY_DIFFER: list[tuple[str, Change]] = [
    ("other land", change_board(0, 0, "~~ww")),
    ("a board with no print", lambda d: d["boards"][0].update(rows="....\n" * 4 + "SS..\nSS..\n....\n....")),
    ("other counts of tiles", lambda data: data["tiles"].update(AA=0, GG=10)),
    ("a cost of 3", change_district(0, cost=3)),
    ("a District with three Shops", change_district(0, shops=[SHOP] * 3)),
    ("other starting Shops", lambda data: data["starting_shops"][0].update(needs="B B", pays="9 debens")),
    ("another statue scale", lambda data: data.update(god_scale=[0, 2, 5, 10, 14, 20])),
    ("other gods", lambda data: data.update(gods=[*data["gods"][:4], "Thoth"], **without_ra(data))),
    ("one god", lambda data: data.update(gods=["Ra"], god_scale=[0, 3], **only_ra(data))),
    (
        "eight gods",
        lambda data: (data["gods"].extend(["Thoth", "Seth", "Ptah"]), data["god_scale"].extend([28, 36, 45])),
    ),
    ("another order of the starting tile", lambda data: data.update(starting_tile="GPBA")),
    ("starting Shops of its own for each player", lambda data: starting(data, 4)[3][0].update(pays="2 debens")),
    ("no Wheat track, which is always the same", lambda data: data.pop("wheat_scale")),
    ("a generic Shop of another worth", change_shop(0, 0, needs="A A B P", pays="14 debens")),
    ("a generic Shop with a wildcard beside its own", change_shop(0, 0, needs="A *", pays="5 debens")),
]


def without_ra(data: Set) -> Set:
    """The same Shops with Thoth for Ra."""
    for shop in [*shops_of(data), *data["starting_shops"]]:
        shop["pays"] = shop["pays"].replace("Ra", "Thoth")
    return {}


def only_ra(data: Set) -> Set:
    """The same Shops with Ra for every other god."""
    for shop in [*shops_of(data), *data["starting_shops"]]:
        if named_gods(data, shop):
            shop["pays"] = "Ra"
    return {}


@ruling("F1.2", "F1.3", "F1.4", "F1.6", "F1.9")
@pytest.mark.parametrize(("what", "change"), MAY_DIFFER, ids=[what for what, _ in MAY_DIFFER])
def test_an_owners_set_may_differ_in_what_is_not_known(what: str, change: Change):
    data = shipped_set()
    change(data)
    table = game_with(data).open(2, seed=1)
    assert table.turn is not None, what


@ruling("F1.9")
@pytest.mark.parametrize(
    ("needs", "pays"),
    [
        ("A A", "7 debens"),
        ("*", "2 debens"),
        ("G", "wheat"),
        ("B", "Ra"),
        ("B A", "Horus Ra"),
        ("A P", "any god"),
        ("B", "1 each G"),
        ("B B", "3 each A"),
        ("P", "exchange A B G"),
        ("A", "exchange A P G"),
    ],
)
def test_every_kind_of_shop_can_be_written_down(needs: str, pays: str):
    data = shipped_set()
    data["districts"][0]["shops"] = [{"needs": needs, "pays": pays}]
    assert game_with(data).open(2, seed=1).turn is not None


# Spelling ---------------------------------------------------------------------------------------------------------

SPELLED: list[tuple[str, str]] = [
    ('pays = "4 debens"', 'pays = "4 Debens"'),
    ('pays = "4 debens"', 'pays = " 4 deben "'),
    ('pays = "Bastet"', 'pays = "bastet"'),
    ('pays = "Horus Ra"', 'pays = "RA, horus"'),
    ('pays = "any god"', 'pays = "Any God"'),
    ('pays = "3 each G"', 'pays = "3 each g"'),
    ('pays = "exchange A B G"', 'pays = "Exchange G, b, A"'),
    ('pays = "wheat"', 'pays = "Wheat"'),
    ('needs = "A A"', 'needs = "AA"'),
    ('needs = "A A"', 'needs = "a, a"'),
    ("AB = 5", "ba = 5"),
    ('starting_tile = "ABPG"', 'starting_tile = "a b p g"'),
    ('starting_tile = "ABPG"\n', ""),
    ('"Anubis", "Bastet"', '" Anubis", "Bastet "'),
    ("..g.\nw~w.", ". . g .\nW ~ W ."),
    (".SS.\n.SSb", ".ss.\n.ssB"),
    ('name = "A1"', 'name = " A1 "'),
]


@ruling("F1.1", "F1.9")
@pytest.mark.parametrize(("old", "new"), SPELLED, ids=[new.strip() for _, new in SPELLED])
def test_spelling_does_not_matter_and_equal_sets_have_equal_hashes(old: str, new: str):
    text = SHIPPED.read_text("utf-8")
    assert old in text
    assert parse_components(text.replace(old, new).encode(), "mine.toml") == load_components()


@ruling("F1.1")
def test_a_byte_order_mark_and_other_line_ends_do_not_matter():
    raw = SHIPPED.read_bytes()
    assert parse_components(b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n"), "mine.toml") == load_components()


@ruling("F1.6")
def test_four_equal_lists_of_starting_shops_are_one_list_for_all():
    data = shipped_set()
    starting(data, 4)
    assert game_with(data).components.hash() == load_components().hash()


def test_records_cite_the_hash_of_the_shipped_set():
    assert load_components().hash() == "350f7693af5a2a77973cd66142759e742f545f38e9a8b4fc0649158babf77ded"


@ruling("F1.3", "F1.6", "F1.9")
@pytest.mark.parametrize("change", [lambda d: d.update(starting_tile="GPBA"), lambda d: starting(d, 4)[0].reverse()])
def test_what_only_an_owners_set_has_is_part_of_its_hash(change: Change):
    data = shipped_set()
    change(data)
    assert game_with(data).components.hash() != load_components().hash()


# Writing a set ----------------------------------------------------------------------------------------------------


@ruling("F1.1")
def test_the_shipped_file_is_what_the_writer_writes():
    assert write_components(set_entries(load_components())) == SHIPPED.read_text("utf-8")


@ruling("F1.2", "F1.3", "F1.4", "F1.6", "F1.9")
@pytest.mark.parametrize(("what", "change"), MAY_DIFFER, ids=[what for what, _ in MAY_DIFFER])
def test_a_set_that_is_written_reads_as_it_was(what: str, change: Change):
    data = shipped_set()
    change(data)
    components = game_with(data).components
    assert parse_components(write_components(data).encode(), "x.toml") == components, what
    assert parse_components(write_components(set_entries(components)).encode(), "x.toml") == components, what


@ruling("F1.1")
@pytest.mark.parametrize(
    "entries",
    [
        {},
        {"name": None, "boards": None, "districts": 4, "tiles": [1], "starting_shops": "none"},
        {"name": 'quote " and \\ and \x00\x7f\n\ud800 \U0001f600', "colour of": {"a.b": [1.5, float("nan"), None]}},
        {"boards": [{"rows": '"""\n\\'}], "districts": [{"shops": [[[[[[[[[[[1]]]]]]]]]]]}], "tiles": {"": ""}},
    ],
)
def test_whatever_a_form_sends_becomes_a_file_that_is_read_or_refused_with_its_faults(entries: Set):
    text = write_components(entries)
    refusal = refused(lambda: parse_components(text.encode(), "form.toml"))
    assert refusal.code == "components.faults"
    assert "components.entry.toml" not in str(refusal.values), text


@ruling("F1.1", "F1.2", "F1.3", "F1.4", "F1.6", "F1.9")
def test_a_set_to_fill_in_names_everything_that_is_missing():
    refusal = refused(lambda: parse_components(write_components(blank_entries()).encode(), "mine.toml"))
    lines = [line.split(". ", 1)[1] for line in explain(refusal).splitlines()[1:]]
    missing = [
        "name",
        "gods",
        "god_scale",
        "starting_tile",
        "tiles",
        *(f"board {n}" for n in ("I", "II", "III", "IV")),
    ]
    missing += ["starting Shops", *(f"District {number}" for number in range(1, 41))]
    assert lines == [f"{entry}: not filled in yet." for entry in missing]


@ruling("F1.4", "F1.9")
def test_a_district_filled_in_by_half_names_what_is_missing():
    entries = blank_entries()
    entries["districts"][6] = {
        "name": "Oasis",
        "cost": 1,
        "shops": [{"needs": "A", "pays": "?"}, {"needs": "", "pays": ""}],
    }
    text = explain(refused(lambda: parse_components(write_components(entries).encode(), "mine.toml")))
    assert "District Oasis, Shop 1, pays: not filled in yet." in text
    assert "District Oasis, Shop 2: not filled in yet." in text and "District 7" not in text


# What an owner's set does in play ---------------------------------------------------------------------------------


@ruling("F1.3", "F2.2")
@pytest.mark.parametrize("start_turn", range(4))
def test_the_starting_tile_has_the_scenes_of_the_set(start_turn: int):
    game = game_with(shipped_set() | {"starting_tile": "GAPB"})
    table = game.open(2, seed=3, start_turn=start_turn)
    valley = table.position()["valley"]
    row, column = next((r, c) for r in range(8) for c in range(12) if valley[r][c].isupper())
    clockwise = valley[row][column : column + 2] + valley[row + 1][column : column + 2][::-1]
    assert clockwise == ("GAPBGAPB"[4 - start_turn :] + "GAPB")[:4]
    assert game.set_up(table.position()).position() == table.position()


def with_own_shops() -> Game:
    data = shipped_set()
    for seat, shops in enumerate(starting(data, 4)):
        shops[0].update(needs=ABPG[seat], pays=f"{seat + 2} debens")
    return game_with(data)


@ruling("F1.6", "F5.1", "F8.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_the_starting_shops_of_its_own(players: int):
    game = with_own_shops()
    names = ("alabaster", "bovine", "papyrus", "grape")
    table = game.open(players, seed=1)
    filled = set[int]()
    while not table.over and len(filled) < players:
        seat = table.turn
        assert seat is not None
        moves = [move.say for move in table.legal()]
        mine = [say for say in moves if say.startswith("supply") and say.endswith("to shop 0")]
        assert set(mine) <= {f"supply {names[seat]} to shop 0"}
        if mine:
            table.play(mine[0])
            filled.add(seat)
            assert table.score()[seat].details["generic"] == seat + 2
            assert game.set_up(table.position()).score()[seat].details["generic"] == seat + 2
        else:
            others = [say for say in moves if not say.startswith("supply")]
            table.play((others or moves)[0])
    assert filled == set(range(players))


@ruling("F8.3", "F8.4", "F1.9")
@pytest.mark.parametrize(
    ("gods", "pays", "debens"),
    [
        (2, ["Ra", "any god"], 9),
        (2, ["Ra", "any god", "any god"], 9),
        (8, ["Ra Isis", "Seth Sobek", "Thoth Ptah", "Nut", "Bastet"], 45),
        (8, ["Ra Isis", "Seth Sobek", "Thoth Ptah", "Nut"], 36),
        (8, ["Nut", "Bastet", "any god"], 13),
        (8, ["any god"] * 7, 36),
    ],
)
def test_statues_count_up_to_as_many_gods_as_the_set_has(gods: int, pays: list[str], debens: int):
    names = ["Ra", "Isis", "Seth", "Sobek", "Thoth", "Ptah", "Nut", "Bastet"][:gods]
    data = shipped_set() | {"gods": names, "god_scale": [0, 4, 9, 13, 20, 24, 30, 36, 45][: gods + 1]}
    for shop in [*shops_of(data), *data["starting_shops"]]:
        if not re.search("[0-9]|wheat|any|exchange", shop["pays"]):
            shop["pays"] = "Ra"
    for district, pay in zip(data["districts"], pays, strict=False):
        district["shops"] = [{"needs": "A", "pays": pay}]
    game = game_with(data)
    state = game.open(2, seed=1).state.copy()
    for spot in range(len(pays)):
        slot = 4 + 3 * spot
        state.metropolis[1, spot], state.tokens[1, slot, 0], state.full[1, slot] = spot, 1, 1
    state.spots_used[1] = len(pays)
    assert game.rules.notation.standings(game.components, state)[1].details["statues"] == debens


# The reconstruction ----------------------------------------------------------------------------------------------


@ruling("F1.3")
def test_the_reconstruction_has_five_of_each_pair_of_scenes():
    assert shipped_set()["tiles"] == {a + b: 5 for a, b in combinations_with_replacement(ABPG, 2)}


@ruling("F1.6", "F1.8")
def test_the_reconstruction_has_the_scales_that_are_known():
    assert shipped_set()["god_scale"] == [0, 3, 6, 10, 15, 21]
    assert shipped_set()["wheat_scale"] == WHEAT_TRACK


@ruling("F1.2")
@pytest.mark.parametrize("number", range(4))
def test_each_board_has_its_squares(number: int):
    squares = Counter("".join(shipped_set()["boards"][number]["rows"].split()))
    assert squares["~"] in (3, 4) and squares["w"] in (3, 4)
    assert [squares[letter] for letter in "abpg"] == [1, 1, 1, 1]
    assert squares["S"] == 4 and squares.total() == 32


def arrangements() -> Iterator[tuple[list[str], list[Square]]]:
    """Every row of three or four boards, each turned or not, with the start symbols nearest to the centre."""
    boards = [board["rows"].split() for board in shipped_set()["boards"]]
    for count in (3, 4):
        for chosen in permutations(boards, count):
            for turned in product((False, True), repeat=count):
                laid = [half_turn(b) if t else b for b, t in zip(chosen, turned, strict=True)]
                valley = ["".join(parts) for parts in zip(*laid, strict=True)]
                symbols = [
                    (r, c) for r in range(7) for c in range(4 * count - 1) if is_symbol(valley, r, c) and c % 4 < 3
                ]
                far = {(r, c): (r + 1 - 4) ** 2 + (c + 1 - 2 * count) ** 2 for r, c in symbols}
                assert len(symbols) == count
                yield valley, [symbol for symbol in symbols if far[symbol] == min(far.values())]


def half_turn(board: list[str]) -> list[str]:
    return [row[::-1] for row in board[::-1]]


def is_symbol(valley: list[str], row: int, column: int) -> bool:
    return valley[row][column : column + 2] == valley[row + 1][column : column + 2] == "SS"


@cache
def sides(row: int, column: int, columns: int) -> tuple[Square, ...]:
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple((r, c) for r, c in near if 0 <= r < 8 and 0 <= c < columns)


def is_one_piece(squares: set[Square], columns: int) -> bool:
    found, open_ends = set[Square](), [min(squares)]
    while open_ends:
        square = open_ends.pop()
        if square not in found:
            found.add(square)
            open_ends += [near for near in sides(*square, columns) if near in squares]
    return found == squares


@ruling("F1.2")
def test_in_every_arrangement_of_the_boards_the_desert_is_one_piece_that_everything_can_be_reached_from():
    count = 0
    for valley, symbols in arrangements():
        count += 1
        columns = len(valley[0])
        desert = {(r, c) for r in range(8) for c in range(columns) if valley[r][c] not in "~w"}
        wheat = [(r, c) for r in range(8) for c in range(columns) if valley[r][c] == "w"]
        covers = [set[Square](), *({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} for r, c in symbols)]
        for covered in covers:
            empty = desert - covered
            beside = {square: [near for near in sides(*square, columns) if near in empty] for square in empty}
            assert is_one_piece(empty, columns), valley
            assert all(beside.values()), valley  # an empty square without an empty neighbour is a Quarry
            assert all(empty & set(sides(*square, columns)) for square in wheat), valley
            for corner in covered:  # for any scene there
                assert any(near in empty and beside[near] for near in sides(*corner, columns)), valley
    assert count == 576


def families() -> dict[str, list[dict[str, Any]]]:
    """The Districts by the number in their names: one per leading resource, in the order A, B, P, G."""
    found: dict[str, list[dict[str, Any]]] = {}
    for district in shipped_set()["districts"]:
        found.setdefault(district["name"][1:], []).append(district)
    for family in found.values():
        family.sort(key=lambda district: ABPG.index(district["name"][0]))
    return found


@ruling("F1.4")
def test_there_are_ten_families_of_districts_by_leading_resource():
    assert len(families()) == 10
    for family in families().values():
        assert [district["name"][0] for district in family] == list(ABPG)
        assert [district["shops"][0]["needs"][0] for district in family] == list(ABPG)


@ruling("F1.4")
@pytest.mark.parametrize("number", [str(n) for n in range(1, 11)])
def test_the_districts_of_a_family_differ_only_in_their_resources(number: str):
    data = shipped_set()
    family = families()[number]
    assert len({district["cost"] for district in family}) == 1
    assert len({len(district["shops"]) for district in family}) == 1
    for shops in zip(*(district["shops"] for district in family), strict=True):
        for role in zip(*(shop["needs"].split() for shop in shops), strict=True):
            assert set(role) in ({"*"}, set(ABPG))  # each resource once in every role
        pays = [shop["pays"] for shop in shops]
        if "each" in pays[0]:
            assert {pay.split()[-1] for pay in pays} == set(ABPG)
            assert len({pay.split()[0] for pay in pays}) == 1
        elif "exchange" in pays[0]:  # for the three others
            assert [{*pay.split()[1:], shop["needs"]} for pay, shop in zip(pays, shops, strict=True)] == [set(ABPG)] * 4
        elif pays[0] == "any god" or named_gods(data, shops[0]):
            assert all(pay == "any god" or named_gods(data, s) for pay, s in zip(pays, shops, strict=True))
        else:
            assert len(set(pays)) == 1


@ruling("F1.9")
def test_every_kind_of_shop_is_in_the_reconstruction():
    data = shipped_set()
    pays = Counter(shop["pays"] for shop in shops_of(data))
    assert all(pays[f"{debens} debens"] for debens in (2, 4, 5, 7, 9))
    assert {shop["pays"] for shop in shops_of(data) if "*" in shop["needs"]} == {"2 debens"}
    assert {shop["needs"] for shop in shops_of(data) if "*" in shop["needs"]} == {"*"}
    assert pays["wheat"] and pays["any god"]
    assert {len(named_gods(data, shop)) for shop in shops_of(data)} == {0, 1, 2}
    assert all(pays[f"{debens} each {letter}"] for debens in (1, 3) for letter in ABPG)
    assert any(pay.startswith("exchange") for pay in pays)


@ruling("F1.9")
def test_each_of_five_gods_is_on_at_least_two_districts():
    data = shipped_set()
    assert len(set(data["gods"])) == 5
    for god in data["gods"]:
        assert sum(any(god in named_gods(data, s) for s in d["shops"]) for d in data["districts"]) >= 2, god


@ruling("F1.6")
def test_the_starting_shops_of_the_reconstruction():
    data = shipped_set()
    statue, *others = data["starting_shops"]
    assert statue["needs"] == "A" and len(named_gods(data, statue)) == 1
    assert others == [
        {"needs": "B", "pays": "1 each B"},
        {"needs": "P", "pays": "exchange A B G"},
        {"needs": "G", "pays": "wheat"},
    ]


@ruling("F1.6")
def test_the_shipped_set_says_that_it_is_a_reconstruction():
    assert shipped_set()["reconstruction"] is True
    assert Game("fertility").components.reconstruction is True
