"""F9: positions set up by hand. Those of games are lawful; broken in one place, they are refused with the ruling."""

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
import pytest

from akhet import Game, Refused, Table
from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.games.fertility.state import STEP_NAMES, TILE_NAMES
from akhet.kernel.layout import copy_of
from akhet.kernel.refusal import Refusal
from akhet.kernel.stream import below, key_from_seed
from akhet.language import explain
from akhet.referee import Referee
from tests.effort import by_effort
from tests.fertility.driver import VARIANTS, Variant, games
from tests.fertility.positions import lawful, refused
from tests.rulings import ruling

GAME = Game("fertility")
SEEDS = by_effort(1, 3, 20)
Position = dict[str, Any]
FEWEST = by_effort(1, 5, 5)  # positions that a change has to break, so that it is a test at all
Break = Callable[[Position, random.Random], str | None]  # the entry that is wrong then; None if it cannot be broken


# Every position of a game is lawful


def states(table: Table, before: np.recarray, chance: list[str | int]) -> Iterator[np.recarray]:
    """The State, and those after each of the chance results that follow."""
    rules, state = table.rules, copy_of(before)
    yield copy_of(state)
    for result in chance:
        outcome = rules.notation.read_outcome(table.game.components, int(state[0].step), result)
        assert outcome is not None
        rules.verbs.happen(state[0], table.parts, outcome, None)
        yield copy_of(state)


def all_states(table: Table, choose: Callable[[Table], int]) -> Iterator[np.recarray]:
    """Every State of a game, from before its first chance result to its end."""
    yield from states(table, table.game.initial_state(table.players, table.options), table.start.chance)
    while not table.over:
        state = np.recarray(1, table.state.dtype, buf=bytearray(table.state.tobytes()))
        move = choose(table)
        table.rules.verbs.act(state[0], table.parts, move, None)
        (ply,) = table.play(move)
        yield from states(table, state, ply.chance)


def check_read_again(state: np.recarray) -> str:
    """The position's State, read again, is the same to the byte. Returns its step."""
    given = GAME.rules.notation.position(GAME.components, state[0])
    again = GAME.rules.notation.read_position(GAME.components, given)
    assert again.tobytes() == state.tobytes(), given
    return given["step"]


@ruling("F9.1", "F9.2", "F9.3", "F9.4", "F9.5", "F9.6")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_position_of_a_random_game_is_set_up_again_to_the_byte(variant: Variant):
    steps: set[str] = set()
    for table, choices in games(variant, range(10, 10 + SEEDS)):
        for state in all_states(table, lambda table, c=choices: (m := table.legal())[below(c, len(m))].id):
            steps.add(check_read_again(state))
    drawn = set(STEP_NAMES) - {"symbol", "exchange", "pay"} - (set() if "boards" not in variant.options else {"board"})
    decided = {name for name in ("start_turn", "first") if name in variant.options}
    assert drawn - decided - (set() if variant.options.get("variant") else {"remove"}) <= steps


@ruling("F9.1", "F9.2", "F9.3", "F9.4", "F9.5", "F9.6")
@pytest.mark.parametrize("variant", VARIANTS[:4], ids=str)
def test_every_position_of_a_greedy_game_is_set_up_again_to_the_byte(variant: Variant):
    table = GAME.open(variant.players, seed=21, **variant.options)
    with BotSeat(read_spec("greedy"), GAME, key_from_seed(2)) as seat:
        steps = {check_read_again(state) for state in all_states(table, seat.move)}
    assert {"city", "pay", "quarry", "refill", "replace", "over"} <= steps


@ruling("F9.4")
def test_a_symbol_still_to_be_drawn_is_a_lawful_step():
    table = GAME.initial_state(4, {"boards": ["II", "I", "IV", "III"]})
    assert check_read_again(table) == "symbol"


@ruling("F9.6", "F2.5")
def test_a_position_awaiting_chance_goes_on_as_the_game_does():
    table = GAME.open(2, seed=4)
    state = GAME.initial_state(2, {})
    set_up = GAME.set_up(GAME.rules.notation.position(GAME.components, state[0]), seed=9)
    assert set_up.awaits_chance
    set_up.settle(table.start.chance)
    assert set_up.position() == table.position()


@ruling("F9.1", "F9.6")
def test_the_referee_sets_what_it_has_shown_and_refuses_anything_else_with_the_ruling():
    def ask(**request: Any) -> dict[str, Any]:
        return referee.answer(json.dumps(request).encode())

    referee = Referee()
    ask(do="new", game="fertility", players=3, seed=5)
    while (shown := ask(do="state"))["state"]["step"] != "city":
        ask(do="play", move=ask(do="legal")["moves"][-1]["id"])
    moves = ask(do="legal")["moves"]
    assert ask(do="set", game="fertility", state=shown["state"])["ok"]
    assert ask(do="state") == shown and ask(do="legal")["moves"] == moves
    state = shown["state"] | {"beside": {}, "turn_so_far": {"supplied": True}}
    answer = ask(do="set", game="fertility", state=state)
    assert (answer["code"], answer["ruling"]) == ("position.unlawful", "F9.1")
    assert "stock" in answer["why"]
    del state["stock"]
    answer = ask(do="set", game="fertility", state=state)
    assert (answer["code"], answer["ruling"]) == ("position.unlawful", "F9.6")
    assert ask(do="state") == shown


# Breaking positions of games


@cache
def of_games() -> list[Position]:
    """Positions at decisions, of a random game of every variant."""
    found: list[Position] = []
    for variant in VARIANTS[:4]:
        for table, choices in games(variant, range(30, 31)):
            while not table.over:
                found.append(table.position())
                moves = table.legal()
                table.play(moves[below(choices, len(moves))].id)
            found.append(table.position())
    return found


def why(given: Position) -> Refusal | None:
    try:
        GAME.set_up(given)
    except Refused as refused:
        return refused.refusal
    return None


def broken(change: Break, number: str) -> int:
    """How many positions the change breaks. Each is refused with the ruling and the entry, in a sentence."""
    dice, count = random.Random(7), 0
    for original in of_games()[:: by_effort(5, 2, 1)]:
        given = deepcopy(original)
        entry = change(given, dice)
        if entry is None:
            continue
        count += 1
        refusal = why(given)
        assert refusal is not None, (change.__name__, given)
        assert (refusal.code, refusal.ruling) == ("position.unlawful", number), (refusal, given)
        assert entry in str(refusal.values["entry"]), refusal
        assert explain(refusal)
    return count


def add(counts: dict[str, int], name: str, more: int) -> None:
    counts[name] = counts.get(name, 0) + more
    if not counts[name]:
        del counts[name]


def some(counts: dict[str, int], dice: random.Random) -> str | None:
    return dice.choice(sorted(counts)) if counts else None


def a_tile_of_a_pool_twice(p: Position, dice: random.Random) -> str | None:
    pool = p["pools"][dice.randrange(p["players"])]
    tile = some(pool, dice)
    if tile is None or sum(pool.values()) == 3:
        return None
    add(pool, tile, 1)
    return ""  # too many of them, or the unseen ones no longer fit


def an_unseen_tile_lost(p: Position, dice: random.Random) -> str | None:
    tile = some(p["unseen"], dice)
    assert tile is not None
    add(p["unseen"], tile, -1)
    return "unseen"


def a_tile_more_in_the_pile(p: Position, dice: random.Random) -> str | None:
    p["pile_size"] += 1
    return "pile_size"


def a_resource_more_in_the_stock(p: Position, dice: random.Random) -> str | None:
    add(p["stock"], dice.choice(["alabaster", "bovine", "papyrus", "grape"]), 1)
    return "stock"


def a_token_lost(p: Position, dice: random.Random) -> str | None:
    for shops in p["tokens"]:
        for slot in shops:
            add(shops[slot], sorted(shops[slot])[0], -1)
            return "stock"
    return None


def a_monument_lost(p: Position, dice: random.Random) -> str | None:
    p["monuments"][0] -= 1
    return "monuments"


def a_district_in_two_places(p: Position, dice: random.Random) -> str | None:
    if len(p["metropolis"][0]) == 7:
        return None
    p["metropolis"][0].append(p["row"][0])
    return "metropolis[0]"


def another_scene(p: Position, dice: random.Random) -> str | None:
    """A desert square becomes a scene."""
    for n, row in enumerate(p["valley"]):
        if "." in row:
            p["valley"][n] = row.replace(".", "A", 1)
            return "placed"
    return None


def too_few_removed(p: Position, dice: random.Random) -> str | None:
    """In the variant, removed tiles lie in the Valley instead."""
    if not p["options"]["variant"] or p["step"] != "place" or len(p["gone"]) < 1:
        return None
    tile = some(p["gone"], dice)
    assert tile is not None
    add(p["gone"], tile, -1)
    add(p["placed"], tile, 1)
    for scene in tile.split("-"):
        for n, row in enumerate(p["valley"]):
            if "." in row:
                p["valley"][n] = row.replace(".", scene[0].upper(), 1)
                break
    return "gone"


@ruling("F9.1")
@pytest.mark.parametrize(
    "change",
    [
        a_tile_of_a_pool_twice,
        an_unseen_tile_lost,
        a_tile_more_in_the_pile,
        a_resource_more_in_the_stock,
        a_token_lost,
        a_monument_lost,
        a_district_in_two_places,
        another_scene,
        too_few_removed,
    ],
)
def test_everything_is_in_exactly_one_place(change: Break):
    assert broken(change, "F9.1") >= FEWEST


def a_district_less_in_the_row(p: Position, dice: random.Random) -> str | None:
    p["row"].pop()
    return "row"


def four_although_one_is_not_replaced(p: Position, dice: random.Random) -> str | None:
    if not p["turn_so_far"]["built"]:
        return None
    used = {*p["row"], p["turn_so_far"]["buying"], *(name for names in p["metropolis"] for name in names)}
    p["row"].append(next(district.name for district in GAME.components.districts if district.name not in used))
    return "row"


def built_although_four_lie_there(p: Position, dice: random.Random) -> str | None:
    if p["step"] not in ("city", "take") or p["turn_so_far"]["built"] or not p["metropolis"][p["turn"]]:
        return None
    p["turn_so_far"]["built"] = True
    return "row"


@ruling("F9.2")
@pytest.mark.parametrize(
    "change", [a_district_less_in_the_row, four_although_one_is_not_replaced, built_although_four_lie_there]
)
def test_the_row_shows_four_districts_or_three_while_one_is_not_replaced(change: Break):
    assert broken(change, "F9.2") >= FEWEST


@ruling("F9.2")
def test_the_district_built_is_in_the_metropolis_of_the_player_to_move():
    given = next(
        given
        for given in of_games()
        if given["turn_so_far"]["built"] and given["step"] == "take" and given["metropolis"]
    )
    given = deepcopy(given)
    given["metropolis"][given["turn"]] = []
    given["tokens"][given["turn"]] = {}
    del given["stock"]
    refusal = why(given)
    assert refusal and (refusal.ruling, refusal.values["entry"]) == ("F9.2", f"metropolis[{given['turn']}]")


def a_tile_of_a_pool_discarded(p: Position, dice: random.Random) -> str | None:
    seat = dice.randrange(p["players"])
    tile = some(p["pools"][seat], dice)
    if tile is None:
        return None
    add(p["pools"][seat], tile, -1)
    add(p["gone"], tile, 1)
    return f"pools[{seat}]"


def a_pool_emptied(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "place":
        return None
    for tile in list(p["pools"][p["turn"]]):
        add(p["gone"], tile, p["pools"][p["turn"]].pop(tile))
    return f"pools[{p['turn']}]"


def a_tile_of_the_common_pool_discarded(p: Position, dice: random.Random) -> str | None:
    tile = some(p["common"], dice)
    if tile is None or (p["pile_size"] == 0 and p["last_turns"] == 0):
        return None
    add(p["common"], tile, -1)
    add(p["gone"], tile, 1)
    return "common"


def a_tile_given_away(p: Position, dice: random.Random) -> str | None:
    turn = p["turn"]
    other = (turn + 1) % p["players"]
    if sum(p["pools"][other].values()) == 3:
        return None
    tile = some(p["pools"][turn], dice)
    assert tile is not None
    add(p["pools"][turn], tile, -1)
    add(p["pools"][other], tile, 1)
    return "pools["


@ruling("F9.3")
@pytest.mark.parametrize(
    "change", [a_tile_of_a_pool_discarded, a_pool_emptied, a_tile_of_the_common_pool_discarded, a_tile_given_away]
)
def test_the_number_of_tiles_in_each_pool_fits_the_step(change: Break):
    assert broken(change, "F9.3") >= 2


def another_seat_began(p: Position, dice: random.Random) -> str | None:
    p["first"] = (p["first"] + dice.randrange(1, p["players"])) % p["players"]
    return "turn" if p["step"] == "over" else "last_turns" if p["last_turns"] else "first"


def a_tile_of_the_pile_discarded(p: Position, dice: random.Random) -> str | None:
    tile = some(p["unseen"], dice)
    if not p["pile_size"] or tile is None:
        return None
    add(p["unseen"], tile, -1)
    add(p["gone"], tile, 1)
    p["pile_size"] -= 1
    return "pile_size" if p["options"]["variant"] else "first"


def other_last_turns(p: Position, dice: random.Random) -> str | None:
    if not p["last_turns"]:
        return None
    p["last_turns"] = dice.choice([n for n in range(p["players"] + 1) if n != p["last_turns"]])
    return "last_turns"


def the_last_turns_too_early(p: Position, dice: random.Random) -> str | None:
    if p["last_turns"] or not p["pile_size"]:
        return None
    p["last_turns"] = dice.randrange(1, p["players"] + 1)
    return "last_turns"


def over_too_early(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "place":
        return None
    p["step"] = "over"
    refusal = why(p)
    if refusal is not None and refusal.ruling == "F9.3":  # the pools do not fit the end either
        return None
    return ""  # `turn`, `step`, or how many turns are left


@ruling("F9.4")
@pytest.mark.parametrize(
    "change",
    [
        another_seat_began,
        a_tile_of_the_pile_discarded,
        other_last_turns,
        the_last_turns_too_early,
        over_too_early,
    ],
)
def test_the_turns_left_agree_with_the_seats_and_the_pile(change: Break):
    assert broken(change, "F9.4") >= 2


@ruling("F9.4")
def test_who_began_follows_from_the_rest():
    for given in of_games()[::9]:
        assert GAME.set_up({name: value for name, value in given.items() if name != "first"}).position() == given


def monuments_side_by_side(p: Position, dice: random.Random) -> str | None:
    if p["monuments"][0] < 2:
        return None
    for n, row in enumerate(p["valley"]):
        if ".." in row:
            p["valley"][n] = row.replace("..", "00", 1)
            p["monuments"][0] -= 2
            return "valley"
    return None


def a_monument_in_the_open_desert(p: Position, dice: random.Random) -> str | None:
    if not p["monuments"][0] or p["step"] == "quarry":
        return None
    rows = p["valley"]
    for r, row in enumerate(rows):
        for c, letter in enumerate(row[:-1]):
            if letter == "." and row[c + 1] in ".abpg":
                rows[r] = f"{row[:c]}0{row[c + 1 :]}"
                p["monuments"][0] -= 1
                return "valley"
    return None


def a_quarry_that_is_none(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "quarry":
        return None
    rows = p["valley"]
    open_desert = [
        [r, c] for r in range(8) for c in range(len(rows[0]) - 1) if rows[r][c] in ".abpg" and rows[r][c + 1] in ".abpg"
    ]
    if not open_desert:
        return None
    p["turn_so_far"]["quarries"] = [dice.choice(open_desert)]
    return "turn_so_far.quarries"


@ruling("F9.5", "F3.7")
@pytest.mark.parametrize(
    ("change", "least"),
    [(monuments_side_by_side, 10), (a_monument_in_the_open_desert, 10), (a_quarry_that_is_none, 2)],
)
def test_quarries_and_monuments_stand_where_quarries_arise(change: Break, least: int):
    assert broken(change, "F9.5") >= least


SHUT_IN = """
    {}~..........
    ~...........
    ............
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""


@ruling("F9.5", "F2.2")
def test_a_square_that_no_players_tile_touches_is_not_a_quarry():
    """Shut in by water from the beginning, or closed by the starting tile only."""
    refusal = refused(lambda: lawful(valley=SHUT_IN.format("0")))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.5", "valley")
    lawful(valley=SHUT_IN.format("."))
    closed = "............\n" * 2 + "......~.....\n.....AB~....\n.....GP.....\n" + "............\n" * 3
    beside = closed.replace("......~.....\n.....AB~....", ".....~0~....\n.....AB~....").replace(
        "............\n" * 2, "............\n......~.....\n", 1
    )
    refusal = refused(lambda: lawful(valley=beside))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.5", "valley")


def goods_before_placing(p: Position, dice: random.Random) -> str | None:
    if p["step"] not in ("place", "take", "remove", "over"):
        return None
    good = some(p["stock"], dice)
    assert good is not None
    add(p["stock"], good, -1)
    add(p["beside"], good, 1)
    return "beside"


def five_goods_more(p: Position, dice: random.Random) -> str | None:
    """No tile earns so many."""
    good = some(p["stock"], dice)
    if p["step"] not in ("city", "quarry", "exchange") or good is None or p["stock"][good] < 12:
        return None
    add(p["stock"], good, -12)
    add(p["beside"], good, 12)
    return "beside"


def built_before_placing(p: Position, dice: random.Random) -> str | None:
    if p["step"] not in ("place", "quarry", "over"):
        return None
    p["turn_so_far"]["built"] = True
    return "turn_so_far.built"


def supplied_out_of_step(p: Position, dice: random.Random) -> str | None:
    if p["step"] in ("city", "exchange"):
        return None
    p["turn_so_far"]["supplied"] = True
    return "turn_so_far.supplied"


def more_owed_than_it_costs(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "pay":
        return None
    p["turn_so_far"]["owed"] = dice.choice([3, 4, 99])
    return "turn_so_far.owed"


def nothing_owed(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "pay":
        return None
    p["turn_so_far"]["owed"] = 0
    return "turn_so_far.owed"


def paying_for_nothing(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "city" or p["turn_so_far"]["supplied"]:
        return None
    p["step"] = "pay"
    return "turn_so_far.buying"


def no_quarry_waits(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "quarry":
        return None
    p["turn_so_far"]["quarries"] = []
    return "turn_so_far.quarries"


def an_exchange_without_its_shop(p: Position, dice: random.Random) -> str | None:
    if p["step"] != "city":
        return None
    p["step"] = "exchange"
    return "turn_so_far.exchange"


@ruling("F9.6")
@pytest.mark.parametrize(
    "change",
    [
        goods_before_placing,
        five_goods_more,
        built_before_placing,
        supplied_out_of_step,
        more_owed_than_it_costs,
        nothing_owed,
        paying_for_nothing,
        no_quarry_waits,
        an_exchange_without_its_shop,
    ],
)
def test_the_turn_so_far_fits_the_step(change: Break):
    assert broken(change, "F9.6") >= 2


# What a tile has earned


MATCHED = """
    ............
    ............
    .....AP.....
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""  # the tile of Alabaster and Papyrus has earned one Alabaster


@ruling("F9.6")
def test_goods_beside_the_board_are_what_the_tile_has_earned():
    first = {"valley": MATCHED, "step": "city", "pools": ["bb bb", "gg gg gg"]}
    assert lawful(beside="a", **first).position()["beside"] == {"alabaster": 1}
    for beside in ("", "p", "2 a", "a p", "b"):
        refusal = refused(lambda beside=beside: lawful(beside=beside, **first))
        assert (refusal.ruling, refusal.values["entry"]) == ("F9.6", "beside")


@ruling("F9.6")
def test_what_was_paid_and_supplied_in_this_turn_is_not_beside_the_board_any_more():
    first: dict[str, Any] = {"valley": MATCHED, "step": "city", "pools": ["bb bb", "gg gg gg"]}
    lawful(tokens=[{"0": "a"}], so_far={"supplied": True}, **first)
    given = {"tokens": [{"3": "g"}], "so_far": {"supplied": True}}
    assert refused(lambda: lawful(**given, **first)).ruling == "F9.6"  # no Grape was earned
    refusal = refused(lambda: lawful(so_far={"supplied": True}, beside="a", **first))
    assert refusal.values["entry"] == "turn_so_far.supplied"
    cost = {district.name: district.cost for district in GAME.components.districts}
    free, one = (next(name for name in cost if cost[name] == price) for price in (0, 1))
    lawful(metropolis=[one], so_far={"built": True}, **first)  # the Alabaster has paid
    lawful(metropolis=[one], so_far={"built": True}, beside="a", **first)  # Wheat has
    lawful(metropolis=[free], so_far={"built": True}, beside="a", **first)
    assert refused(lambda: lawful(metropolis=[free], so_far={"built": True}, **first)).ruling == "F9.6"


@ruling("F9.6", "F3.9")
def test_the_stock_may_have_had_none():
    first: dict[str, Any] = {"valley": MATCHED, "step": "city", "pools": ["bb bb", "gg gg gg"]}
    lawful(stock="0 a", **first)
    assert refused(lambda: lawful(stock="1 a", **first)).ruling == "F9.6"


@ruling("F9.6", "F3.3")
def test_after_a_discard_nothing_lies_beside_the_board():
    """Water all around the starting tile: no tile fits anywhere."""
    valley = "............\n" * 2 + ".....~~.....\n....~AB~....\n....~GP~....\n.....~~.....\n" + "............\n" * 2
    given: dict[str, Any] = {"step": "city", "gone": "bb", "pools": ["bb bb"]}
    lawful(valley=valley, **given)
    refusal = refused(lambda: lawful(valley=valley, beside="b", **given))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.6", "placed")
    refusal = refused(lambda: lawful(**given))  # on the open desert they fit
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.6", "placed")


# The tile of two Alabasters at the top has closed the squares left and right of it, and earned an Alabaster below.
QUARRIES = """
    .A.~........
    ~A~.........
    .A..........
    .A...AB.....
    .....GP.....
    ............
    ............
    ............
"""


@ruling("F9.5", "F3.8")
@pytest.mark.parametrize(
    ("waiting", "beside", "fits"),
    [
        ([[0, 0], [0, 2]], "a", True),
        ([[0, 2]], "a b", True),  # the first gave a Bovine
        ([[0, 2]], "2 a", True),
        ([[0, 0]], "a", False),  # the last ones wait
        ([[0, 0]], "2 a", False),
    ],
)
def test_waiting_quarries_are_the_last_ones_of_the_tile_just_placed(waiting: list[list[int]], beside: str, fits: bool):
    given: dict[str, Any] = {"valley": QUARRIES, "step": "quarry", "so_far": {"quarries": waiting}, "beside": beside}
    if fits:
        assert lawful(**given).position()["turn_so_far"]["quarries"] == waiting
        return
    refusal = refused(lambda: lawful(**given))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.5", "turn_so_far.quarries")


@ruling("F9.6", "F3.7")
@pytest.mark.parametrize("beside", ["b", "a b", "4 a", "a b p g"])
def test_a_quarry_worked_in_this_turn_has_given_one_resource(beside: str):
    refusal = refused(lambda: lawful(valley=QUARRIES, step="city", beside=beside))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.6", "beside")
    assert lawful(valley=QUARRIES, step="city", beside="2 a g")


@ruling("F9.6", "F3.10", "F5.5")
def test_the_player_to_move_has_a_choice():
    """The exchange Shop is full, and so are all Shops that its resources could go to."""
    first: dict[str, Any] = {"valley": MATCHED, "step": "exchange", "so_far": {"supplied": True, "exchange": 2}}
    assert lawful(tokens=[{"0": "a", "2": "p", "3": "g"}], **first).legal()
    refusal = refused(lambda: lawful(tokens=[{"0": "a", "1": "b", "2": "p", "3": "g"}], **first))
    assert (refusal.ruling, refusal.values["entry"]) == ("F9.6", "step")


@ruling("F9.1")
@pytest.mark.parametrize("tile", TILE_NAMES[:2])
def test_a_tile_cannot_be_unknown_or_missing(tile: str):
    given = deepcopy(of_games()[0])
    given["unseen"].pop(tile, None)
    refusal = why(given)
    assert refusal is not None and refusal.ruling == "F9.1"
