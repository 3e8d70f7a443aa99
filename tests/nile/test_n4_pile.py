"""N4: the draw pile, the end of the game, and what each player may know."""

from typing import Any

import pytest

from akhet import Game, Refused, Table
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed, new_stream
from tests.nile.helpers import forbids, happens, moves, names_of, rest_of_deck, short_pile
from tests.nile.positions import position
from tests.rulings import ruling

SPECULATED: dict[str, Any] = {"owner": 1, "cards": ["wheat-flax"]}  # by the player before seat 0

# N4.1: the reshuffle. What a Flood card causes comes after it: see test_n3_flood.py.


@ruling("N4.1")
def test_a_draw_under_way_continues_from_the_new_pile():
    table = short_pile("lettuce", flood="castor")
    plies = table.play("done", chance=["lettuce", "papyrus", "wheat"], dice=False)
    assert names_of(plies[-1].events) == ["passed", "drew", "reshuffled", "drew", "turn", "flooded"]
    assert table.position()["hands"][0] == {"lettuce": 1, "papyrus": 1}


@ruling("N4.1")
def test_a_card_that_completes_a_draw_and_empties_the_pile_is_followed_by_the_reshuffle_at_once():
    table = short_pile("2 lettuce", flood="castor")
    plies = table.play("done", chance=["lettuce", "lettuce", "wheat"], dice=False)
    assert names_of(plies[-1].events) == ["passed", "drew", "drew", "reshuffled", "turn", "flooded"]
    assert table.position()["hands"][0] == {"lettuce": 2}  # what was drawn is not in the new pile


@ruling("N4.1")
def test_the_new_pile_is_the_discards_the_whole_flood_stack_and_the_plague():
    given: dict[str, Any] = {
        "storage": ["castor", "2 flax"],
        "fields": {"lettuce": (1, 2)},
        "monuments": {"sphinx": (0, 3), "wall": (1, 1)},
        "discards": "2 lettuce stone wheat-flax",
        "flood": "wheat",
        "flood_stack": "2 wheat castor",
        "plague_aside": True,
    }
    hand = rest_of_deck(**given)  # all other cards, except the flax, which is the pile
    hand["flax"] -= 1
    given |= {"hands": [hand], "pile": "flax"}
    table = position(**given)
    table.play("done", chance=["flax", "wheat", "castor"], dice=False)
    assert table.position()["pile"] == {"lettuce": 2, "stone": 1, "wheat-flax": 1, "wheat": 1, "plague": 1}


@ruling("N4.1", "N6.3")
def test_a_plague_drawn_as_the_last_of_the_pile_is_in_the_new_pile_but_not_what_it_eats():
    table = short_pile("plague", fields={"castor": (1, 3)}, flood="wheat")
    plies = table.play("done", chance=["plague", "papyrus", "papyrus", "lettuce"], dice=False)
    assert names_of(plies[-1].events) == [
        *("passed", "locusts", "reshuffled", "drew", "drew", "eaten"),
        *("turn", "flooded"),
    ]
    assert table.position()["pile"]["plague"] == 1
    assert table.position()["discards"] == {"castor": 3}


@ruling("N4.1")
def test_speculation_in_play_stays_out_of_a_reshuffle():
    table = short_pile("lettuce", hands=["wheat-flax"], flood="castor")
    table.play("speculate wheat-flax", chance=["lettuce", "papyrus", "castor"], dice=False)
    assert "wheat-flax" not in table.position()["pile"]
    assert table.position()["discards"] == {"wheat-flax": 1}


@ruling("N4.1")
def test_the_flood_in_force_outlasts_the_reshuffle_of_its_card():
    table = short_pile("lettuce", hands=["2 castor 2 wheat"], flood="wheat")
    table.play("market 2 castor", chance=["lettuce"], dice=False)
    assert table.position()["flood_stack"] == {}
    assert forbids(table, "plant 2 wheat") == "N3.10"


@ruling("N4.1")
def test_the_flood_card_may_be_drawn_again_in_the_same_turn():
    table = short_pile("wheat", hands=["2 castor", "13 wheat"], step="flood")
    happens(table, "wheat")
    table.play("market 2 castor", chance=["wheat"], dice=False)
    assert table.position()["hands"][0] == {"wheat": 1}
    assert table.position()["flood"] == "wheat"


# N4.2 to N4.4: the seasons, and the end


@ruling("N4.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_pile_is_played_through_as_many_times_as_there_are_players(players: int):
    table = Game("nile").open(players, seed=3)
    assert table.position()["season"] == 1
    while not table.over:
        table.play("done")
    reshuffles = [event["season"] for event in table.events() if event["event"] == "reshuffled"]
    assert reshuffles == list(range(2, players + 1))


@ruling("N4.2")
@pytest.mark.parametrize(("season", "ends"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_with_the_last_pass_and_no_earlier(season: int, ends: bool):
    table = short_pile("2 lettuce", 3, flood="castor", season=season)
    table.play("done", chance=["lettuce", "lettuce"])
    assert table.over is ends


@ruling("N4.3")
@pytest.mark.parametrize("pile", [["lettuce"], ["lettuce", "papyrus"]])
def test_a_turns_draw_that_takes_the_last_card_is_finished_as_far_as_cards_remain(pile: list[str]):
    table = short_pile(" ".join(pile), 3, flood="castor", season=3, turn=1)
    plies = table.play("done", chance=pile, dice=False)
    assert names_of(plies[-1].events) == ["passed", *["drew"] * len(pile), "ended"]
    assert table.position()["hands"][1] == dict.fromkeys(pile, 1)


@ruling("N4.3")
def test_the_plague_in_the_last_draw_is_settled_before_the_game_ends():
    table = short_pile("lettuce plague", fields={"wheat": (1, 2)}, flood="castor", season=2)
    table.play("done", chance=["lettuce", "plague"], dice=False)
    assert table.over
    assert table.position()["fields"] == {}


@ruling("N4.3")
def test_after_a_market_that_takes_the_last_card_no_planting_and_no_draw_follow():
    table = short_pile("lettuce", hands=["2 castor 2 wheat"], flood="castor", season=2)
    plies = table.play("market 2 castor", chance=["lettuce"], dice=False)
    assert names_of(plies[-1].events) == ["traded", "gave", "gave", "drew", "ended"]
    assert table.over
    assert forbids(table, "plant 2 wheat") == "N4.3"


@ruling("N4.3", "N6.2")
def test_a_market_may_find_nothing_but_the_plague_in_the_last_season():
    table = short_pile("plague", hands=["2 castor"], fields={"wheat": (0, 2)}, flood="castor", season=2)
    plies = table.play("market 2 castor", chance=["plague"], dice=False)
    assert names_of(plies[-1].events) == ["traded", "gave", "gave", "locusts", "eaten", "ended"]
    assert table.position()["hands"][0] == {}


@ruling("N4.3")
def test_the_game_continues_while_the_plague_alone_is_left_in_the_last_season():
    table = short_pile("lettuce plague", hands=["2 castor 2 wheat"], flood="castor", season=2)
    table.play("market 2 castor", chance=["lettuce"], dice=False)
    assert forbids(table, "plant 2 wheat") is None


@ruling("N4.3")
def test_the_harvest_is_the_last_thing_after_an_offering_that_takes_the_last_card():
    table = short_pile("flax", hands=["2 castor 2 wheat"], fields={"flax": (1, 2)}, flood="castor", season=2, turn=0)
    plies = table.play("offering 2 castor", chance=["flax"], dice=False)
    assert names_of(plies[-1].events) == ["traded", "gave", "gave", "flooded", "harvested", "ended"]
    assert table.position()["storage"][1] == {"flax": 1}
    assert table.position()["hands"][0] == {"wheat": 2}


@ruling("N4.3")
def test_the_plague_as_last_card_of_an_offering_is_settled_and_no_flood_follows():
    table = short_pile(
        "plague",
        hands=["2 castor"],
        fields={"castor": (1, 1), "flax": (1, 2)},
        flood="castor",
        season=2,
    )
    table.play("offering 2 castor", chance=["plague"], dice=False)
    assert table.over
    assert table.position()["fields"] == {"castor": {"owner": 1, "cards": 1}}
    assert table.position()["storage"] == [{}, {}]


@ruling("N4.3")
def test_the_plague_as_last_card_of_a_flood_leaves_the_old_flood_in_force_and_speculation_in_play():
    table = short_pile(
        "plague",
        fields={"wheat": (0, 2), "castor": (1, 1)},
        flood="castor",
        speculation=SPECULATED,
        season=2,
        step="flood",
    )
    events = happens(table, "plague")
    assert names_of(events) == ["locusts", "eaten", "ended"]
    after = table.position()
    assert after["flood"] == "castor"
    assert after["speculation"] == SPECULATED
    assert after["storage"] == [{}, {}]


@ruling("N4.3", "N5.2")
@pytest.mark.parametrize("card", ["wheat", "lettuce"])
def test_speculation_draws_nothing_on_the_last_card_and_is_discarded(card: str):
    table = short_pile(card, fields={card: (0, 2)}, speculation=SPECULATED, season=2, step="flood")
    happens(table, card)
    after = table.position()
    assert table.over
    assert after["hands"][1] == {}
    assert after["speculation"] is None
    assert after["discards"]["wheat-flax"] == 1
    assert after["storage"][0] == {card: 1}


@ruling("N4.3")
def test_the_harvest_follows_a_speculations_draw_that_takes_the_last_card():
    table = short_pile(
        "wheat papyrus plague",
        fields={"wheat": (0, 2), "castor": (0, 3)},
        speculation=SPECULATED,
        season=2,
        step="flood",
    )
    events = happens(table, "wheat", "papyrus", "plague")
    assert names_of(events) == [
        *("flooded", "succeeded", "drew", "locusts"),
        *("spent", "eaten", "harvested", "ended"),
    ]
    assert table.position()["hands"][1] == {"papyrus": 1}


@ruling("N4.3")
def test_speculation_still_in_play_at_the_end_earns_nothing_and_stays():
    table = short_pile("papyrus", hands=["wheat-flax"], flood="castor", season=2)
    plies = table.play("speculate wheat-flax", chance=["papyrus"], dice=False)
    assert names_of(plies[-1].events) == ["speculated", "drew", "ended"]
    assert table.position()["speculation"] == {"owner": 0, "cards": ["wheat-flax"]}
    assert table.position()["flood"] == "castor"


@ruling("N4.3")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_turns_are_not_evened_out(turn: int):
    table = short_pile("papyrus", 3, first=0, turn=turn, flood="castor", season=3)
    table.play("done")
    assert table.over
    assert table.turn is None
    assert moves(table) == []
    assert forbids(table, "done") == "N4.3"


@ruling("N4.4")
def test_a_pile_of_the_plague_alone_is_a_pass_like_any_other():
    given: dict[str, Any] = {"fields": {"wheat": (0, 3), "flax": (1, 2)}, "step": "flood"}
    hand = rest_of_deck(3, **given)
    del hand["plague"]
    given |= {"hands": [hand], "pile": "plague"}
    table = position(3, **given)
    events = happens(table, "plague", "plague", "wheat")
    assert [(event.name, event.values.get("cards")) for event in events] == [
        ("locusts", None),
        ("reshuffled", 1),  # the second season is the Plague alone
        ("eaten", 3),
        ("locusts", None),
        ("reshuffled", 4),  # the third has what the first Plague ate
        ("eaten", 2),
        ("flooded", None),
    ]
    assert table.position()["season"] == 3


# N4.5 and N4.6: what each player may know


def deals(table: Table, seat: int | None, count: int = 40) -> list[dict[str, Any]]:
    """Positions that the seat thinks possible, with the unknown cards dealt at random."""
    positions = []
    for number in range(count):
        state = blank(table.rules.state)[0]
        table.rules.verbs.determinise(table.view(seat), new_stream(key_from_seed(number)), state)
        positions.append(table.rules.notation.position(table.game.components, state))
    return positions


@ruling("N4.5")
@pytest.mark.parametrize("seat", [0, None])
def test_nobody_sees_a_rivals_hand_or_what_the_pile_holds(seat: int | None):
    one, other = (
        position(hands=["2 castor", hand], flood="flax").view(seat).tobytes()
        for hand in ("2 wheat papyrus-wheat", "3 lettuce")
    )
    assert one == other


@ruling("N4.5")
def test_a_spectator_sees_no_hand():
    one, other = (
        position(hands=[hand, "2 wheat"], flood="flax").view(None).tobytes() for hand in ("lettuce", "castor")
    )
    assert one == other


@ruling("N4.5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_that_was_ever_face_up_is_open_with_all_sizes(seat: int | None):
    table = position(
        hands=["2 castor", "3 wheat"],
        storage=["wheat", "2 flax"],
        fields={"lettuce": (1, 2)},
        monuments={"wall": (0, 2)},
        discards="2 lettuce",
        flood="papyrus",
        flood_stack="papyrus wheat-flax",
        speculation=SPECULATED | {"cards": ["papyrus-castor"]},
        plague_aside=True,
        step="flood",
    )
    seen, known = table.view_position(seat), table.position()
    open_to_all = ("fields", "monuments", "discards", "flood", "flood_stack", "speculation", "plague_aside")
    assert all(seen[name] == known[name] for name in (*open_to_all, "season", "turn", "step"))
    assert (seen["hand_sizes"], seen["storage_sizes"]) == ([2, 3], [1, 2])
    assert seen["pile_size"] == sum(known["pile"].values())


@ruling("N4.5")
def test_all_see_how_many_cards_are_drawn_and_only_the_drawer_sees_which():
    table = short_pile("papyrus plague", flood="castor")
    table.play("done", chance=["papyrus", "plague", "lettuce", "wheat"], dice=False)
    openly = [
        {"event": "passed", "seat": 0},
        {"event": "drew", "seat": 0},
        {"event": "locusts", "seat": 0},
        {"event": "reshuffled", "season": 2, "cards": 80},
        {"event": "drew", "seat": 0},
        {"event": "turn", "seat": 1},
        {"event": "flooded", "card": "wheat"},
    ]
    assert table.events(1, everything=False) == openly
    assert table.events(None, everything=False) == openly
    drawn = [event["card"] for event in table.events(0, everything=False) if event["event"] == "drew"]
    assert drawn == ["papyrus", "lettuce"]


@ruling("N4.5")
def test_a_traded_card_is_open_and_so_is_whether_it_came_from_hand_or_storage():
    table = position(hands=["wheat"], storage=["flax"], flood="castor")
    table.play("market wheat from hand flax from storage", chance=["papyrus"])
    seen = [event for event in table.events(1, everything=False) if event["event"] == "gave"]
    assert seen == [
        {"event": "gave", "seat": 0, "card": "wheat", "from": "hand"},
        {"event": "gave", "seat": 0, "card": "flax", "from": "storage"},
    ]


@ruling("N4.5")
def test_a_deal_of_the_unknown_cards_never_changes_a_storage_pile():
    table = position(hands=["2 castor", "3 wheat"], storage=["", "2 flax wheat"], flood="papyrus")
    assert all(deal["storage"] == [{}, {"flax": 2, "wheat": 1}] for deal in deals(table, 0))


@ruling("N4.5")
def test_storage_is_shown_when_the_game_is_over():
    table = short_pile("papyrus", storage=["wheat", "2 flax"], flood="castor", season=2)
    table.play("done")
    assert table.view_position(None)["storage"] == [{"wheat": 1}, {"flax": 2}]


@ruling("N4.6")
def test_before_any_reshuffle_any_unseen_card_but_the_plague_may_be_in_a_rivals_hand():
    table = Game("nile").open(2, seed=5)
    rival = [deal["hands"][1] for deal in deals(table, 0)]
    assert len({str(hand) for hand in rival}) > 30
    assert not any("plague" in hand for hand in rival)
    assert all(deal["hands"][0] == table.position()["hands"][0] for deal in deals(table, 0))


def reshuffled_in_the_draw_of_seat_0(hands: list[str]) -> Table:
    """Everybody's hand was held through the reshuffle; seat 1 is to move."""
    table = short_pile("2 lettuce", len(hands), hands=hands, flood="flax")
    table.play("done", chance=["lettuce", "lettuce", "papyrus"], dice=False)
    assert table.position()["season"] == 2
    return table


@ruling("N4.6")
def test_a_card_held_through_the_reshuffle_cannot_be_in_the_pile():
    table = reshuffled_in_the_draw_of_seat_0(["2 castor", "3 wheat"])
    known = table.position()
    for seat in (0, 1):
        assert all((deal["hands"], deal["pile"]) == (known["hands"], known["pile"]) for deal in deals(table, seat))


@ruling("N4.6")
@pytest.mark.parametrize(("move", "held"), [("done", 3), ("plant 2 wheat", 1)])
def test_only_cards_that_a_rival_drew_since_the_reshuffle_are_exchanged_with_the_pile(move: str, held: int):
    table = reshuffled_in_the_draw_of_seat_0(["2 castor", "3 wheat"])
    table.play(move, chance=["papyrus", "castor", "papyrus"], dice=False)
    rival = [deal["hands"][1] for deal in deals(table, 0)]
    assert all(hand.get("wheat", 0) >= held and sum(hand.values()) == held + 2 for hand in rival)
    assert len({str(hand) for hand in rival}) > 10


@ruling("N4.6")
def test_the_hands_of_several_rivals_are_exchanged_with_each_other():
    table = reshuffled_in_the_draw_of_seat_0(["2 castor", "3 wheat", "2 flax"])
    splits = [(deal["hands"][1], deal["hands"][2]) for deal in deals(table, 0)]
    for one, other in splits:
        assert (sum(one.values()), sum(other.values())) == (3, 2)
        assert one.get("wheat", 0) + other.get("wheat", 0) == 3
        assert one.get("flax", 0) + other.get("flax", 0) == 2
    assert len({str(split) for split in splits}) == 3  # the second rival has two, one or none of the flax


@ruling("N4.6")
def test_a_view_distinguishes_cards_held_through_the_reshuffle_from_cards_drawn_since():
    def view(hand: str, drawn: str) -> bytes:
        held = {"flood": "flax", "season": 2, "hands": ["2 castor", hand]}
        return position(**held, drawn=[{}, dict.fromkeys(drawn.split(), 1)]).view(0).tobytes()

    assert view("wheat papyrus", "papyrus") == view("wheat lettuce", "lettuce")
    assert view("wheat papyrus", "papyrus") != view("lettuce papyrus", "papyrus")


# N4.7: positions set up by hand


def set_up(**changes: Any) -> Table:
    """A position with Monuments, two players, only the given cards on the table, the rest in the pile."""
    return Game("nile").set_up({"players": 2, "options": {"monuments": True}, "turn": 0, **changes})


def every_card_but(*some: str) -> dict[str, int]:
    return {card: n for card, n in rest_of_deck(2, monuments={}).items() if card not in some}


@ruling("N4.7")
@pytest.mark.parametrize(
    "lawful",
    [
        {},
        {"flood": "wheat", "flood_stack": {"wheat": 1, "flax": 2}},
        {"flood": "wheat"},  # the stack is empty: the card was reshuffled
        {"plague_aside": True},
        {"season": 2},
        {"season": 2, "discards": {"wheat": 1}, "drawn": [{}, {}], "shown": [{}, {"wheat": 1}]},
        {"monuments": {"wall": {"owner": 1, "cards": 1}}},
        {"fields": {"wheat": {"owner": 1, "cards": 14}}},
        {"storage": [{"wheat": 14}, {"flax": 14}]},
        {"hands": [every_card_but("plague"), {}]},
        {"step": "flood", "speculation": {"owner": 1, "cards": ["wheat-flax"]}},
        {"step": "flood", "speculation": {"owner": 1, "cards": ["papyrus-flax", "wheat-flax"]}},
        {
            "step": "draw",
            "draw": {"for": "turn", "seat": 0, "owed": 2, "plague_met": 0},
            "speculation": {"owner": 0, "cards": ["wheat-flax"]},
        },
        {
            "step": "draw",
            "draw": {"for": "speculation", "seat": 1, "owed": 2, "plague_met": 1},
            "speculation": {"owner": 1, "cards": ["wheat-flax"]},
        },
        {"step": "over", "season": 2, "hands": [every_card_but("plague"), {}], "plague_aside": True},
        *(
            {
                "step": "over",
                "season": 2,
                "hands": [every_card_but("plague", "wheat-flax"), {}],
                "plague_aside": True,
                "speculation": {"owner": owner, "cards": ["wheat-flax"]},
            }
            for owner in (0, 1)  # played this turn, or waiting for a flood that never came
        ),
    ],
)
def test_a_lawful_position_is_set_up_as_it_is_described(lawful: dict[str, Any]):
    after = set_up(**lawful).position()
    assert {name: after[name] for name in lawful} == lawful


@ruling("N4.7")
@pytest.mark.parametrize(
    "unlawful",
    [
        # cards are conserved by kind
        {"hands": [{"wheat": 15}, {}]},
        {"hands": [{"wheat": 14}, {}], "storage": [{}, {"wheat": 1}]},
        {"monuments": {"wall": {"owner": 0, "cards": 15}}},
        {"hands": [{"wheat-flax": 1}, {"wheat-flax": 1}]},
        {"pile": {"wheat": 14, "plague": 1}},
        {"pile": {**every_card_but(), "wheat": 13}},
        {"pile": {**every_card_but(), "grape": 1}},
        # each crop's field has one owner
        {"fields": {"wheat": {"owner": [0, 1], "cards": 2}}},
        {"fields": {"wheat": {"owner": 2, "cards": 2}}},
        {"fields": {"wheat": {"cards": 2}}},
        # storage and fields hold crops in play only
        {"storage": [{"grape": 1}, {}]},
        {"storage": [{"stone": 1}, {}]},
        {"storage": [{"wheat-flax": 1}, {}]},
        {"fields": {"grape": {"owner": 0, "cards": 1}}},
        {"fields": {"stone": {"owner": 0, "cards": 1}}},
        {"options": {}, "monuments": {"wall": {"owner": 0, "cards": 1}}},
        # a Monument has an owner exactly when it has Stone
        {"monuments": {"wall": {"owner": 0, "cards": 0}}},
        {"monuments": {"wall": {"owner": None, "cards": 2}}},
        # the Plague is in the pile or aside
        {"hands": [{"plague": 1}, {}]},
        {"discards": {"plague": 1}},
        {"flood": "plague", "flood_stack": {"plague": 1}},
        {"pile": every_card_but("plague")},
        {"pile": every_card_but(), "plague_aside": True},
        # at most two Speculation cards are in play, all of one player …
        {
            "step": "flood",
            "speculation": {"owner": 1, "cards": ["wheat-flax", "papyrus-flax", "castor-flax"]},
        },
        {"step": "flood", "speculation": {"owner": 1, "cards": ["wheat-flax", "wheat-flax"]}},
        {"step": "flood", "speculation": {"owner": 1, "cards": ["wheat"]}},
        # … and only between speculating and the next Flood card
        {"step": "choose", "speculation": {"owner": 0, "cards": ["wheat-flax"]}},
        {"step": "choose", "speculation": {"owner": 1, "cards": ["wheat-flax"]}},
        {"step": "flood", "speculation": {"owner": 0, "cards": ["wheat-flax"]}},
        {
            "step": "draw",
            "draw": {"for": "market", "owed": 1},
            "speculation": {"owner": 0, "cards": ["wheat-flax"]},
        },
        {
            "step": "draw",
            "draw": {"for": "turn", "owed": 1},
            "speculation": {"owner": 1, "cards": ["wheat-flax"]},
        },
        # the season is 1 to the number of players
        {"season": 0},
        {"season": 3},
        # the newest Flood card is in the Flood stack, or that is empty
        {"flood": "wheat", "flood_stack": {"flax": 1}},
        {"flood_stack": {"flax": 1}},
        # what a seat drew since the reshuffle it holds or has shown, and what it has shown lies open (N4.6)
        {"drawn": [{"wheat": 1}, {}], "shown": [{}, {}]},
        {"drawn": [{"wheat": 1}, {}], "hands": [{}, {"wheat": 1}]},
        {"shown": [{"wheat": 1}, {}]},
        {"shown": [{"wheat": 1}, {"wheat": 1}], "discards": {"wheat": 1}},
        {"shown": [{"wheat": 1}, {}], "flood": "wheat", "flood_stack": {"wheat": 1}},
        {"shown": [{"plague": 1}, {}]},
        {"shown": [{}]},
        # the pile is empty exactly when the game is over, in the last season
        {"step": "over", "season": 2},
        {"season": 2, "hands": [every_card_but("plague"), {}], "plague_aside": True},
        {"step": "over", "season": 1, "hands": [every_card_but("plague"), {}], "plague_aside": True},
    ],
)
def test_any_other_position_is_refused(unlawful: dict[str, Any]):
    with pytest.raises(Refused) as refused:
        set_up(**unlawful)
    assert refused.value.refusal.ruling == "N4.7"


@ruling("N4.7")
@pytest.mark.parametrize("options", [{}, {"monuments": True}, {"classic": True}])
def test_every_position_of_a_game_is_lawful(options: dict[str, Any]):
    table = Game("nile").open(3, seed=2, **options)
    number = 0
    while not table.over:
        again = Game("nile").set_up(table.position())
        assert again.state.tobytes() == table.state.tobytes()
        number = (number * 31 + 7) % 1009
        choices = table.legal()
        table.play(choices[number % len(choices)].id)
    assert Game("nile").set_up(table.position()).state.tobytes() == table.state.tobytes()
