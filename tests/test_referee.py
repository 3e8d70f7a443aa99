"""`akhet referee`: every verb, that a refusal changes nothing, and a game followed card by card from its events."""

import io
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from akhet import __version__
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.components import SHIPPED
from akhet.referee import MAX_LINE, VERBS, Referee, serve
from tests.rulings import ruling

CROPS = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"]
MONUMENTS = ["sphinx", "obelisk", "wall"]
DEAL = [*["wheat"] * 2, *["flax"] * 2, "wheat-flax", *["castor"] * 4, "papyrus"]  # five to each of two players


class Client:
    """Sends requests to a referee as another program would, without a process."""

    def __init__(self) -> None:
        self._referee = Referee()

    def ask(self, do: str, **entries: Any) -> dict[str, Any]:
        line = json.dumps({"do": do, **{name.rstrip("_"): value for name, value in entries.items()}})
        return json.loads(json.dumps(self._referee.answer(line.encode())))

    def do(self, do: str, **entries: Any) -> dict[str, Any]:
        """An answer that must not be a refusal."""
        answer = self.ask(do, **entries)
        assert answer.pop("ok") is True, answer
        return answer

    def refuses(self, do: str, **entries: Any) -> str:
        """The code of a refusal, which must have exactly these entries and a sentence."""
        answer = self.ask(do, **entries)
        assert answer.keys() == {"ok", "code", "ruling", "why"}, answer
        assert answer["ok"] is False
        assert answer["why"]
        return answer["code"]

    def everything(self) -> dict[str, Any]:
        """Everything that can be asked about the table; not its random stream."""
        return {verb: self.do(verb) for verb in ("state", "legal", "record", "events", "score", "odds")}


def new_game(players: int = 2, seed: int = 7, **entries: Any) -> Client:
    opened = Client()
    opened.do("new", game="nile", players=players, seed=seed, **entries)
    return opened


def dealt(**entries: Any) -> Client:
    """Seat 0 has two Wheat, two Flax and Wheat/Flax in hand; Lettuce is flooded; nothing else has happened."""
    return new_game(options={"first": 0}, chance=[*DEAL, "lettuce"], **entries)


def set_up(seed: int | None = 0, **state: Any) -> Client:
    opened = Client()
    opened.do("set", game="nile", seed=seed, state={"players": 2, "turn": 0, **state})
    return opened


def over() -> Client:
    """A finished game: seat 1 has won, by its smallest pile."""
    storage = [{"flax": 3}, dict.fromkeys(CROPS[:5], 1)]
    rest = set_up(step="flood", storage=storage).do("state")["state"]["pile"]
    del rest["plague"]
    return set_up(step="over", season=2, storage=storage, discards=rest, pile={}, plague_aside=True)


# The line protocol


def served(*lines: bytes) -> list[Any]:
    out = io.StringIO()
    serve(io.BytesIO(b"".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_requests_are_answered_in_order_one_line_each():
    answers = served(b'{"do":"help"}\n', b"nonsense\n", b'{"do":"legal"}\r\n', b'{"do":"actions","game":"nile"}')
    assert [answer["ok"] for answer in answers] == [True, False, False, True]


def test_an_answer_is_ascii_without_blanks():
    out = io.StringIO()
    serve(io.BytesIO('{"do":"new","game":"na\u00efve \u3042"}\n'.encode()), out)
    assert out.getvalue().isascii()
    assert out.getvalue().count("\n") == 1
    assert json.loads(out.getvalue())["code"] == "game.unknown"


def test_blank_lines_are_ignored():
    assert len(served(b"\n", b"  \r\n", b'{"do":"help"}\n', b"\n")) == 1


@pytest.mark.parametrize("extra", [0, 1, 2, MAX_LINE, 3 * MAX_LINE])
def test_a_line_over_a_mebibyte_is_refused_and_the_next_one_answered(extra: int):
    line = b'{"do":"help"}'.ljust(MAX_LINE - 1 + extra) + b"\n"
    answers = served(line, b'{"do":"help"}\n')
    assert [answer["ok"] for answer in answers] == [extra == 0, True]
    assert extra == 0 or answers[0]["code"] == "referee.too_long"


def test_a_long_line_that_never_ends_is_refused_once():
    assert [answer["code"] for answer in served(b"x" * (2 * MAX_LINE + 5))] == ["referee.too_long"]


# help and actions


def test_help_names_the_version_the_games_the_bots_and_every_verb_with_its_entries():
    answer = Client().do("help")
    assert answer["akhet"] == __version__
    assert "nile" in answer["games"]
    assert "random" in answer["bots"]
    assert answer["verbs"] == {name: list(verb.entries) for name, verb in VERBS.items()}


def test_actions_lists_the_whole_table_of_a_game():
    actions = Client().do("actions", game="nile")["actions"]
    assert [action["id"] for action in actions] == list(range(70))
    assert [action["say"] for action in actions] == ACTIONS.words
    assert Client().refuses("actions", game="chess") == "game.unknown"
    assert Client().refuses("actions") == "referee.type"


# new


def test_new_deals_names_who_begins_and_turns_up_the_first_flood_card():
    answer = Client().do("new", game="nile", players=3, seed=1)
    names = [event["event"] for event in answer["events"]]
    assert names[:17] == [*["dealt"] * 15, "begins", "turn"]
    assert "flooded" in names[17:]
    assert answer["events"][15]["seat"] == answer["turn"]
    assert (answer["game"], answer["players"], answer["chance"], answer["over"]) == ("nile", 3, False, False)


def test_a_seed_makes_the_dice_repeatable_and_without_one_they_are_not():
    assert new_game(seed=5).everything() == new_game(seed=5).everything()
    assert new_game(seed=5).everything() != new_game(seed=6).everything()
    secret = [Client().do("new", game="nile", players=6)["events"] for _ in range(2)]
    assert secret[0] != secret[1]


def test_chance_given_with_new_is_the_deal_the_first_player_and_the_flood():
    opened = Client()
    answer = opened.do("new", game="nile", players=2, chance=[*DEAL, 1, "plague", "lettuce"])
    assert answer["events"][-4:] == [
        {"event": "begins", "seat": 1},
        {"event": "turn", "seat": 1},
        {"event": "locusts", "seat": None},
        {"event": "flooded", "card": "lettuce"},
    ]
    assert opened.do("state")["state"]["hands"] == [
        {"wheat": 2, "flax": 2, "wheat-flax": 1},
        {"papyrus": 1, "castor": 4},
    ]
    assert opened.do("record")["record"]["start"]["chance"] == [*DEAL, 1, "plague", "lettuce"]


def test_options_choose_the_variant():
    state = new_game(players=4, options={"monuments": True, "out": ["wheat", "flax"], "first": 3}).do("state")["state"]
    assert state["options"] == {"monuments": True, "classic": False, "out": ["wheat", "flax"]}
    assert state["first"] == state["turn"] == 3
    assert new_game(options={"classic": True}).do("state")["state"]["options"] == {"monuments": False, "classic": True}


def test_sentences_use_the_players_names():
    named = set_up(fields={"wheat": {"owner": 1, "cards": 2}}, hands=[{"wheat": 2}, {}])
    assert "Seat 1" in named.do("check", move="plant 2 wheat")["why"]
    state = named.do("state")["state"]
    named.do("set", game="nile", state=state, names=["Ana", " Ben "])
    assert "Ben" in named.do("check", move="plant 2 wheat")["why"]
    assert named.do("score")["why"][0].startswith("Ana")
    assert named.do("record")["record"]["seats"] == ["Ana", "Ben"]


def test_another_set_of_components_can_be_named(tmp_path: Path):
    text = SHIPPED.read_text("utf-8")
    few = tmp_path / "few.toml"
    few.write_text(text.replace("crop = 14", "crop = 10").replace("opening_hand = 5", "opening_hand = 3"), "utf-8")
    small = new_game(components=str(few))
    state = small.do("state")["state"]
    assert [sum(hand.values()) for hand in state["hands"]] == [3, 3]
    record = small.do("record")["record"]
    assert small.refuses("load", record=record) == "record.components"
    assert small.do("load", record=record, components=str(few))["game"] == "nile"
    assert small.refuses("set", game="nile", state=state) == "position.unlawful"
    assert small.do("set", game="nile", state=state, components=str(few))["players"] == 2


# set and load


def test_set_takes_what_state_gives():
    one = new_game(players=3, options={"monuments": True})
    state = one.do("state")
    other = Client()
    assert other.do("set", game="nile", state=state["state"])["events"] == []
    assert other.do("state") == state


@ruling("N4.7")
def test_set_fills_in_what_is_left_out():
    state = Client()
    answer = state.do("set", game="nile", state={"players": 2, "turn": 1})
    assert answer == {
        "game": "nile",
        "players": 2,
        "events": [],
        "turn": 1,
        "chance": False,
        "over": False,
    }
    assert state.do("state")["state"] == {
        "players": 2,
        "options": {"monuments": False, "classic": False, "out": ["grape", "onion"]},
        "first": 1,
        "turn": 1,
        "step": "choose",
        "season": 1,
        "hands": [{}, {}],
        "storage": [{}, {}],
        "fields": {},
        "monuments": {},
        "speculation": None,
        "flood": None,
        "flood_stack": {},
        "discards": {},
        "pile": dict.fromkeys(CROPS[:5], 14) | dict.fromkeys(pairs(CROPS[:5]), 1) | {"plague": 1},
        "plague_aside": False,
        "drawn": [{}, {}],
        "draw": None,
        "pick": None,
    }


@ruling("N4.7")
@pytest.mark.parametrize(
    ("entry", "state"),
    [
        ("turn", {"turn": 2}),
        ("season", {"season": 3}),
        ("step", {"step": "deal"}),
        ("hands", {"hands": [{}]}),
        ("hands[1]", {"hands": [{}, {"plague": 1}]}),
        ("hands[0].wheat", {"hands": [{"wheat": -1}, {}]}),
        ("storage[0]", {"storage": [{"stone": 1}, {}]}),
        ("fields", {"fields": {"sphinx": {"owner": 0, "cards": 1}}}),
        ("fields.wheat.owner", {"fields": {"wheat": {"cards": 1}}}),
        ("monuments.wall.cards", {"monuments": {"wall": {"owner": 0, "cards": 0}}}),
        ("pile", {"hands": [{"wheat": 15}, {}]}),
        ("pile", {"hands": [{"grape": 1}, {}]}),
        ("pile", {"monuments": {"wall": {"owner": 0, "cards": 1}}}),
        ("pile", {"pile": {}}),
        ("pile", {"step": "over"}),
        ("plague_aside", {"plague_aside": 1}),
        ("flood", {"flood": "plague"}),
        ("flood", {"flood": "stone"}),
        ("flood", {"flood_stack": {"wheat": 1}}),
        ("flood", {"flood": "flax", "flood_stack": {"wheat": 1}}),
        ("speculation", {"speculation": {"owner": 0, "cards": ["wheat-flax"]}}),
        ("speculation.cards", {"step": "flood", "speculation": {"owner": 1, "cards": []}}),
        ("draw", {"step": "draw"}),
        ("draw", {"draw": {"for": "turn", "owed": 1}}),
        ("draw.owed", {"step": "draw", "draw": {"for": "turn"}}),
        ("draw.seat", {"step": "draw", "draw": {"for": "turn", "owed": 1, "seat": 1}}),
        ("pick", {"pick": {"trade": "market"}}),
        ("pick", {"step": "trade", "pick": {"trade": "market"}}),
        ("pick.trade", {"step": "trade", "hands": [{"wheat": 2}, {}], "pick": {}}),
        ("drawn", {"drawn": [{"wheat": 1}, {}]}),
        ("position.bananas", {"bananas": 1}),
    ],
)
def test_set_refuses_an_unlawful_position_and_names_the_entry(entry: str, state: dict[str, Any]):
    answer = Client().ask("set", game="nile", state={"players": 2, "turn": 0, **state})
    assert (answer["code"], answer["ruling"]) == ("position.unlawful", "N4.7")
    assert f" {entry}: " in answer["why"]


def test_load_continues_where_a_record_ends():
    one = played(new_game(players=3), 40)
    other = Client()
    answer = other.do("load", record=one.do("record")["record"])
    assert answer == {"game": "nile", "players": 3, **status(one)}
    assert other.everything() == one.everything()


def test_load_takes_back_as_far_as_the_table_it_came_from():
    one = dealt()
    one.do("play", move="market")
    one.do("play", move="give wheat from hand")
    other = Client()
    other.do("load", record=one.do("record")["record"])
    other.do("undo")
    other.do("undo")
    assert other.do("state") == dealt().do("state")


def test_load_refuses_a_changed_record_with_the_ply():
    record = played(new_game(), 10).do("record")["record"]
    record["plies"][4]["seat"] = 1 - record["plies"][4]["seat"]
    answer = Client().ask("load", record=record)
    assert answer["code"] == "record.ply"
    assert "5" in answer["why"]


# legal, play and check


def test_legal_lists_moves_with_number_and_words_whose_turn_it_is_and_whether_it_is_over():
    assert dealt().do("legal") == {
        "moves": [
            {"id": 0, "say": "done"},
            {"id": 1, "say": "market"},
            {"id": 2, "say": "offering"},
            {"id": 40, "say": "put wheat"},
            {"id": 43, "say": "put flax"},
            {"id": 57, "say": "play wheat-flax"},
        ],
        "turn": 0,
        "chance": False,
        "over": False,
    }
    assert set_up(step="flood").do("legal") == {"moves": [], "turn": None, "chance": True, "over": False}
    assert over().do("legal") == {"moves": [], "turn": None, "chance": False, "over": True}


def test_play_takes_a_number_a_number_in_words_or_words():
    answers = [dealt().do("play", move=move) for move in (40, "40", " Put Wheat ")]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0] == {
        "plies": [{"seat": 0, "move": 40, "say": "put wheat", "chance": []}],
        "events": [],
        "turn": 0,
        "chance": False,
        "over": False,
    }


def test_play_says_what_chance_answered_and_what_happened():
    answer = dealt().do("play", move="done", chance=["plague", "castor", "papyrus", "flax"])
    assert answer["plies"] == [{"seat": 0, "move": 0, "say": "done", "chance": ["plague", "castor", "papyrus", "flax"]}]
    assert answer["events"] == [
        {"event": "passed", "seat": 0},
        {"event": "locusts", "seat": 0},
        {"event": "drew", "seat": 0, "card": "castor"},
        {"event": "drew", "seat": 0, "card": "papyrus"},
        {"event": "turn", "seat": 1},
        {"event": "flooded", "card": "flax"},
    ]
    assert answer["turn"] == 1


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("plant 2 wheat", ["put wheat", "put wheat", "done"]),
        ("Plant one wheat", None),
        ("plant wheat and flax", ["put wheat", "put flax", "done"]),
        ("plant 1 wheat + 1 flax", ["put wheat", "put flax", "done"]),
        ("market wheat from hand, flax from storage", ["market", "give wheat from hand", "give flax from storage"]),
        ("market flax from storage and wheat", ["market", "give flax from storage", "give wheat from hand"]),
        ("offering 2 castor from storage", ["offering", "give castor from storage", "give castor from storage"]),
        ("offering castor, flax from storage", ["offering", "give castor from storage", "give flax from storage"]),
        ("speculate wheat-flax", ["play wheat-flax", "done"]),
        ("speculate flax/wheat papyrus-castor", ["play wheat-flax", "play papyrus-castor"]),
        ("plant 2 stone on sphinx", ["put stone on sphinx", "put stone on sphinx", "done"]),
        ("build 2 sphinx", ["put stone on sphinx", "put stone on sphinx", "done"]),
        ("plant wheat, stone on the wall", ["put wheat", "put stone on wall", "done"]),
        ("pass", ["done"]),
    ],
)
def test_words_for_a_whole_move_are_all_its_steps_or_none(words: str, steps: list[str] | None):
    table = set_up(
        options={"monuments": True},
        hands=[{"wheat": 2, "flax": 2, "stone": 2, "wheat-flax": 1, "papyrus-castor": 1}, {}],
        storage=[{"flax": 1, "castor": 2}, {}],
    )
    before = table.everything()
    assert table.do("check", move=words)["legal"] is (steps is not None)
    assert table.everything() == before
    if steps is None:
        assert table.refuses("play", move=words) == "nile.plant.nothing"
        assert table.everything() == before
    else:
        assert [ply["say"] for ply in table.do("play", move=words)["plies"]] == steps


def test_check_says_what_play_would_and_changes_nothing():
    table = dealt()
    before = table.everything()
    legal = {move["id"] for move in table.do("legal")["moves"]}
    for move in range(-1, 71):
        answer = table.do("check", move=move)
        assert answer["legal"] is (move in legal)
        if move not in legal:
            refused = table.ask("play", move=move)
            assert {**answer, "ok": False} == {**refused, "legal": False}
    assert table.everything() == before
    assert table.refuses("check") == "move.neither"


def test_results_that_chance_cannot_give_or_the_move_does_not_need_are_refused():
    table = dealt()
    before = table.everything()
    assert table.refuses("play", move="done", chance=["grape"]) == "chance.impossible"
    assert table.refuses("play", move="done", chance=["castor", "castor", "castor", "castor"]) == "chance.left_over"
    assert table.refuses("play", move="put wheat", chance=["castor"]) == "chance.left_over"
    assert table.everything() == before


@ruling("N2.5")
def test_a_seat_that_is_not_to_move_is_refused():
    table = dealt()
    for verb in ("play", "check"):
        answer = table.ask(verb, move="done", seat=1)
        assert (answer["code"], answer["ruling"]) == ("nile.not_your_turn", "N2.5")
        assert table.ask(verb, move="done", seat=2)["code"] == "seat.unknown"
        assert table.ask(verb, move="done", seat=-1)["code"] == "seat.unknown"
    assert table.do("check", move="done", seat=0) == {"legal": True}
    assert table.do("check", move="done", seat=None) == {"legal": True}
    table.do("play", move="put wheat", seat=0)
    assert table.refuses("undo", seat=1) == "nile.not_your_turn"
    table.do("undo", seat=0)
    table.do("play", move="done", seat=0, chance=["castor", "castor", "flax"])
    assert table.refuses("play", move="done", seat=0) == "nile.not_your_turn"
    table.do("play", move="done", seat=1)


@ruling("N2.5", "N4.3")
def test_every_seat_is_refused_when_the_game_is_over():
    for seat in (0, 1, None):
        assert over().refuses("play", move="done", seat=seat) == "nile.over"
        assert over().refuses("play", move="plant 2 wheat", seat=seat) == "nile.over"


# undo


def test_undo_takes_back_steps_until_something_was_turned_up():
    table = dealt()
    start = table.everything()
    table.do("play", move="put wheat")
    once = table.everything()
    table.do("play", move="put wheat")
    assert table.do("undo") == {"turn": 0, "chance": False, "over": False}
    assert table.everything() == once
    table.do("undo")
    assert table.everything() == start
    assert table.refuses("undo") == "undo.nothing"
    table.do("play", move="market 2 wheat")
    assert table.refuses("undo") == "undo.nothing"


# chance and odds


def test_a_position_that_waits_for_chance_is_settled_card_by_card():
    table = set_up(
        turn=1,
        step="flood",
        speculation={"owner": 0, "cards": ["wheat-flax"]},
        fields={"flax": {"owner": 1, "cards": 1}, "castor": {"owner": 0, "cards": 2}},
    )
    assert table.refuses("play", move="done") == "nile.wrong_step"
    assert table.refuses("bot") == "bot.nobody_to_move"
    events = []
    for card, step in (("plague", "flood"), ("flax", "draw"), ("castor", "draw"), ("castor", "draw")):
        events += table.do("chance", chance=[card], dice=False)["events"]
        assert table.do("state")["state"]["step"] == step
    assert table.do("state")["state"]["draw"] == {"for": "speculation", "seat": 0, "owed": 1, "plague_met": 0}
    last = table.do("chance", chance=["castor"], dice=False)
    assert [event["event"] for event in events + last["events"]] == [
        "locusts",
        "eaten",
        "flooded",
        "succeeded",
        "drew",
        "drew",
        "drew",
        "spent",
        "harvested",
    ]
    assert {name: last[name] for name in ("turn", "chance", "over")} == {"turn": 1, "chance": False, "over": False}
    assert table.do("events")["events"] == events + last["events"]
    assert table.refuses("chance") == "chance.not_pending"
    assert table.refuses("chance", chance=["wheat"]) == "chance.not_pending"


def test_the_dice_decide_what_is_left_open():
    answers = [set_up(seed, step="flood").do("chance") for seed in (1, 1, 2)]
    assert answers[0] == answers[1]
    assert all(answer["chance"] is False for answer in answers)
    waiting = set_up(step="flood").do("chance", chance=["plague"], dice=False)
    assert waiting["chance"] is True
    assert set_up(step="flood").do("chance", chance=["plague"])["chance"] is False


def test_chance_given_with_set_is_settled_at_once():
    table = Client()
    answer = table.do("set", game="nile", state={"players": 2, "turn": 0, "step": "flood"}, chance=["plague"])
    assert [event["event"] for event in answer["events"]] == ["locusts"]
    assert answer["chance"] is True
    assert table.refuses("set", game="nile", state={"players": 2, "turn": 0}, chance=["wheat"]) == "chance.not_pending"


def test_odds_counts_the_cards_of_the_pile_while_chance_comes_next():
    table = set_up(step="flood", hands=[{"wheat": 13}, {}])
    odds = {one["outcome"]: one["weight"] for one in table.do("odds")["outcomes"]}
    assert odds == table.do("state")["state"]["pile"]
    assert odds["wheat"] == 1
    assert dealt().do("odds") == {"outcomes": []}
    for outcome in odds:
        state = table.do("state")["state"]
        Client().do("set", game="nile", state=state, chance=[outcome])


# view, state and determinise


def test_a_view_has_the_seats_own_hand_and_the_sizes_of_the_others():
    table = dealt()
    views = [table.do("view", seat=seat)["view"] for seat in (0, 1, None)]
    assert [view["hand"] for view in views] == [
        {"wheat": 2, "flax": 2, "wheat-flax": 1},
        {"papyrus": 1, "castor": 4},
        {},
    ]
    assert [view["seat"] for view in views] == [0, 1, None]
    for view in views:
        assert view["hand_sizes"] == [5, 5]
        assert view["pile_size"] == 70
        assert "hands" not in view
        assert "pile" not in view
    assert views[0]["unseen"].get("wheat-flax") is None
    assert views[1]["unseen"]["wheat-flax"] == 1


def test_a_pick_is_shown_to_its_player_only():
    table = dealt()
    untouched = table.do("view", seat=1)
    table.do("play", move="put wheat")
    assert table.do("view", seat=1) == untouched
    assert table.do("view", seat=None)["view"]["step"] == "choose"
    assert table.do("view", seat=0)["view"]["pick"] == {"planting": {"wheat": 1}}


def test_a_view_needs_a_seat_or_null():
    assert dealt().refuses("view") == "referee.type"
    assert dealt().refuses("view", seat=2) == "seat.unknown"
    assert dealt().refuses("view", seat=True) == "seat.unknown"


def test_state_names_the_position_by_a_hash():
    one, other = dealt(), dealt(seed=8)
    assert one.do("state")["hash"] == other.do("state")["hash"]
    one.do("play", move="put wheat")
    assert one.do("state")["hash"] != other.do("state")["hash"]


def test_determinise_deals_what_a_seat_cannot_see_and_the_table_stays():
    table = played(new_game(players=3), 30)
    before = table.everything()
    deals = []
    for seed in range(5):
        for seat in (0, 1, 2, None):
            deal = table.do("determinise", seat=seat, seed=seed)["state"]
            assert deal == table.do("determinise", seat=seat, seed=seed)["state"]
            other = Client()
            other.do("set", game="nile", state=deal)
            assert other.do("view", seat=seat) == table.do("view", seat=seat)
            deals.append(deal)
    assert any(deal != deals[0] for deal in deals)
    assert table.everything() == before


@ruling("N4.6")
@pytest.mark.parametrize("options", [{}, {"monuments": True}])
def test_imagine_opens_a_table_that_looks_the_same_to_the_seat(options: dict[str, Any]):
    table = new_game(players=3, options=options)
    for plies in (0, 1, 29, 30, 30):
        played(table, plies)
        for seat in (0, 1, 2, None):
            view = table.do("view", seat=seat)["view"]
            other = Client()
            other.do("imagine", game="nile", view=view, seed=plies)
            assert other.do("view", seat=seat)["view"] == view
            assert seat != view["turn"] or other.do("legal") == table.do("legal")
            played(other, 3)


def test_imagine_opens_a_table_at_the_end_of_a_game_too():
    for seat in (0, 1, None):
        view = over().do("view", seat=seat)["view"]
        other = Client()
        assert other.do("imagine", game="nile", view=view)["over"] is True
        assert other.do("view", seat=seat)["view"] == view


def test_imagine_deals_by_its_seed_and_the_dice_are_others():
    view = played(new_game(players=3), 30).do("view", seat=0)["view"]
    states = []
    for seed in (1, 1, 2, 3):
        other = Client()
        other.do("imagine", game="nile", view=view, seed=seed)
        states.append(other.do("state")["state"]["hands"])
    assert states[0] == states[1] and any(state != states[0] for state in states)


@ruling("N4.7")
@pytest.mark.parametrize(
    "change",
    [
        {"seat": 3},
        {"seat": True},
        {"players": 2},
        {"hand": {}},
        {"hand_sizes": [5, 5]},
        {"hand_sizes": [5, 9, 5]},
        {"hand_sizes": [0, 5, 5]},
        {"storage_sizes": [1, 0, 0]},
        {"pile_size": 0},
        {"pile_size": 255},
        {"unseen": {}},
        {"unseen": None},
        {"bound": {}},
        {"drawn": {}},
        {"drawn_sizes": [5, 0, 0]},
        {"plague_aside": True},
        {"step": "over"},
        {"step": "plant"},
        {"pick": {"planting": {"wheat": 1}}},
        {"hands": [{}, {}, {}]},
        {"bananas": 1},
    ],
)
def test_an_impossible_view_is_refused(change: dict[str, Any]):
    table = new_game(players=3, seed=3)
    view = table.do("view", seat=0)["view"]
    before = table.everything()
    answer = table.ask("imagine", game="nile", view=view | change)
    assert (answer["code"], answer["ruling"]) == ("position.unlawful", "N4.7")
    assert table.everything() == before


def test_imagine_needs_a_view():
    for view in (None, [], {}, "mine", 3):
        assert Client().refuses("imagine", game="nile", view=view) == "position.unlawful"


def test_imagine_knows_fertility():
    table, other, view = Client(), Client(), {}
    table.do("new", game="fertility", players=3, seed=1)
    for _ in range(3):
        played(table, 7)
        view = table.do("view", seat=1)["view"]
        other.do("imagine", game="fertility", view=view)
        assert other.do("state")["hash"] == table.do("state")["hash"]
        assert other.do("view", seat=1)["view"] == view
    assert other.refuses("imagine", game="fertility", view=view | {"seat": 3}) == "position.unlawful"
    assert other.refuses("imagine", game="fertility", view=view | {"row": ["Z9"]}) == "position.unlawful"


# score, events, record and bot


def test_score_ranks_the_seats_and_says_why():
    assert over().do("score") == {
        "over": True,
        "standings": [
            {
                "seat": 0,
                "place": 2,
                "counts": [0, 0, 0, 0, 3],
                "details": {"papyrus": 0, "wheat": 0, "lettuce": 0, "castor": 0, "flax": 3},
            },
            {"seat": 1, "place": 1, "counts": [1, 1, 1, 1, 1], "details": dict.fromkeys(CROPS[:5], 1)},
        ],
        "why": [
            "Seat 1 is first with piles of 1, 1, 1, 1, 1.",
            "Seat 0 is second with piles of 0, 0, 0, 0, 3: "
            "the first pile that differs, number 1, holds 0 against Seat 1’s 1.",
        ],
    }
    assert dealt().do("score")["over"] is False


@ruling("N4.5")
def test_events_are_listed_as_a_seat_saw_them():
    table = played(new_game(players=3), 60)
    everything = table.do("events")["events"]
    for seat in (0, 1, 2, None):
        seen = table.do("events", seat=seat)["events"]
        assert len(seen) == len(everything)
        for event, full in zip(seen, everything, strict=True):
            secret = full["event"] in ("dealt", "drew") and full["seat"] != seat
            assert event == ({name: full[name] for name in ("event", "seat")} if secret else full)


def test_events_can_be_asked_for_from_a_number_on():
    table = dealt()
    everything = table.do("events")["events"]
    assert table.do("events", from_=12)["events"] == everything[12:]
    assert table.do("events", from_=1000)["events"] == []
    assert table.refuses("events", from_="1") == "referee.type"
    assert table.refuses("events", seat=2) == "seat.unknown"


def test_record_holds_the_header_the_moves_and_what_chance_answered():
    table = dealt(names=["Ana", "Ben"])
    table.do("play", move="done", chance=["castor", "castor", "flax"])
    record = table.do("record")["record"]
    assert record["start"]["chance"] == [*DEAL, "lettuce"]
    assert [(ply["seat"], ply["move"], ply["say"], ply["chance"]) for ply in record["plies"]] == [
        (0, 0, "done", ["castor", "castor", "flax"])
    ]
    assert (record["seats"], record["over"], record["places"]) == (["Ana", "Ben"], False, None)
    assert record["hash"] == table.do("state")["hash"]
    assert over().do("record")["record"]["places"] == [2, 1]


def test_a_bot_chooses_a_legal_move_and_does_not_move_the_dice():
    table, twin = new_game(seed=3), new_game(seed=3)
    for seed in range(20):
        choice = table.do("bot", bot="random", seed=seed)
        assert {"id": choice["move"], "say": choice["say"]} in table.do("legal")["moves"]
        assert choice["seat"] == table.do("legal")["turn"]
    table.do("bot")
    assert table.do("play", move="done") == twin.do("play", move="done")
    assert table.refuses("bot", bot="genius") == "bot.unknown"
    assert over().refuses("bot") == "bot.nobody_to_move"


# What is refused changes nothing

REFUSED: list[dict[str, Any]] = [
    {"do": "new", "game": "chess", "players": 2},
    {"do": "new", "game": "nile", "players": 7},
    {"do": "new", "game": "nile", "players": 2, "seed": -1},
    {"do": "new", "game": "nile", "players": 2, "names": ["Ana"]},
    {"do": "new", "game": "nile", "players": 2, "options": {"first": 2}},
    {"do": "new", "game": "nile", "players": 2, "options": {"seed": 2}},
    {"do": "new", "game": "nile", "players": 2, "chance": ["onion"]},
    {"do": "new", "game": "nile", "players": 2, "chance": [*DEAL, 1, "flax", "flax"]},
    {"do": "new", "game": "nile", "players": 2, "components": "/no/such/file"},
    {"do": "set", "game": "nile", "state": {}},
    {"do": "set", "game": "nile", "state": {"players": 2, "turn": 0}, "chance": ["flax"]},
    {"do": "set", "game": "nile", "state": {"players": 2, "turn": 0, "step": "flood"}, "chance": ["onion"]},
    {"do": "set", "game": "nile", "state": {"players": 2, "turn": 0, "pile": {}}},
    {"do": "load"},
    {"do": "load", "record": {"format": "akhet.record/1"}},
    {"do": "play"},
    {"do": "play", "move": 70},
    {"do": "play", "move": -1},
    {"do": "play", "move": "market"},
    {"do": "play", "move": "plant 3 flax"},
    {"do": "play", "move": "put lettuce"},
    {"do": "play", "move": "sing"},
    {"do": "play", "move": "put wheat", "seat": 1},
    {"do": "play", "move": "put wheat", "chance": ["castor"]},
    {"do": "play", "move": "put wheat", "colour": "red"},
    {"do": "undo", "seat": 1},
    {"do": "chance"},
    {"do": "chance", "dice": 1},
    {"do": "view"},
    {"do": "view", "seat": "me"},
    {"do": "determinise", "seat": 2},
    {"do": "determinise", "seed": "x"},
    {"do": "events", "from": None},
    {"do": "bot", "bot": "genius"},
    {"do": "bot", "seed": 1.5},
    {"do": "actions"},
    {"do": "dance"},
    {},
]


def test_a_refused_request_leaves_table_dice_and_undo_as_they_were():
    table, twin = dealt(), dealt()
    for one in (table, twin):
        one.do("play", move="put wheat")
    before = table.everything()
    for request in REFUSED:
        answer = table._referee.answer(json.dumps(request).encode())
        assert answer["ok"] is False, request
        assert table.everything() == before, request
    assert table.do("undo") == twin.do("undo")
    assert table.do("play", move="done") == twin.do("play", move="done")
    assert table.everything() == twin.everything()


@pytest.mark.parametrize("verb", sorted(VERBS.keys() - {"help", "actions", "new", "set", "load", "imagine"}))
def test_without_a_game_there_is_nothing_to_ask(verb: str):
    entries = {"play": {"move": 0}, "check": {"move": 0}, "view": {"seat": 0}}.get(verb, {})
    assert Client().refuses(verb, **entries) == "referee.no_game"


# A whole game, followed from its events alone


def pairs(crops: list[str]) -> list[str]:
    return [f"{one}-{other}" for one, other in combinations(crops, 2)]


class Follower:
    """Follows every card of a game only by what docs/referee.md says about the events."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        out = options.get("out", ["grape", "onion"])  # which the Classic deck leaves out too
        crops = [crop for crop in CROPS if crop not in out]
        self.pile = Counter(dict.fromkeys(crops, 16 if options["classic"] else 14))
        self.pile.update(pairs(crops))
        self.pile["stone"] = 14 if options["monuments"] else 0
        self.hands = [Counter() for _ in range(players)]
        self.drawn = [Counter() for _ in range(players)]
        self.shown = [Counter() for _ in range(players)]
        self.storage = [Counter() for _ in range(players)]
        self.plots: dict[str, list[int]] = {}  # the owner and the cards
        self.flood: str | None = None
        self.flood_stack, self.discards = Counter(), Counter()
        self.speculation: list[str] = []
        self.speculator = self.first = self.turn = -1
        self.season = 1
        self.plague_aside = self.over = False

    def see(self, event: dict[str, Any]) -> None:
        values = {f"{name}_" if name == "from" else name: value for name, value in event.items()}
        getattr(self, f"_{values.pop('event')}")(**values)

    def _take(self, card: str) -> None:
        assert self.pile[card] > 0
        self.pile[card] -= 1

    def _dealt(self, seat: int, card: str) -> None:
        self._drew(seat, card)

    def _begins(self, seat: int) -> None:
        self.first = seat
        self.pile["plague"] += 1

    def _turn(self, seat: int) -> None:
        self.turn = seat

    def _flooded(self, card: str) -> None:
        self._take(card)
        self.flood_stack[card] += 1
        self.flood = card

    def _locusts(self, seat: int | None) -> None:
        self._take("plague")
        self.plague_aside = True

    def _lose(self, plot: str, owner: int, cards: int) -> None:
        assert self.plots.pop(plot) == [owner, cards]
        self.discards["stone" if plot in MONUMENTS else plot] += cards

    def _eaten(self, plot: str, owner: int, cards: int) -> None:
        self._lose(plot, owner, cards)

    def _ousted(self, plot: str, owner: int, cards: int) -> None:
        self._lose(plot, owner, cards)

    def _reshuffled(self, season: int, cards: int) -> None:
        assert not +self.pile
        assert season == self.season + 1
        self.season = season
        self.pile = self.discards + self.flood_stack + Counter(["plague"])
        assert self.pile.total() == cards
        self.discards, self.flood_stack, self.plague_aside = Counter(), Counter(), False
        self.drawn = [Counter() for _ in self.drawn]
        self.shown = [Counter() for _ in self.shown]

    def _succeeded(self, seat: int, card: str, cards: int) -> None:
        assert seat == self.speculator
        assert card in self.speculation
        assert cards in (3, 4)

    def _spent(self, card: str) -> None:
        self.speculation.remove(card)
        self.discards[card] += 1

    def _harvested(self, seat: int, crop: str, left: int) -> None:
        self._shrink(crop, seat, left)
        self.storage[seat][crop] += 1

    def _washed(self, plot: str, owner: int, left: int) -> None:
        self._shrink(plot, owner, left)
        self.discards["stone"] += 1

    def _shrink(self, plot: str, owner: int, left: int) -> None:
        assert self.plots.pop(plot) == [owner, left + 1]
        if left:
            self.plots[plot] = [owner, left]

    def _traded(self, seat: int, at: str) -> None:
        assert seat == self.turn
        assert at in ("market", "offering")

    def _gave(self, seat: int, card: str, from_: str) -> None:
        {"hand": self.hands, "storage": self.storage}[from_][seat][card] -= 1
        self.shown[seat][card] += from_ == "hand"
        self.discards[card] += 1

    def _planted(self, seat: int, plot: str, cards: int) -> None:
        card = "stone" if plot in MONUMENTS else plot
        self.hands[seat][card] -= cards
        self.shown[seat][card] += cards
        owner, before = self.plots.get(plot, [seat, 0])
        assert owner == seat
        self.plots[plot] = [seat, before + cards]

    def _speculated(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        self.shown[seat][card] += 1
        self.speculation.append(card)
        self.speculator = seat

    def _passed(self, seat: int) -> None:
        assert seat == self.turn

    def _drew(self, seat: int, card: str) -> None:
        self._take(card)
        self.hands[seat][card] += 1
        self.drawn[seat][card] += 1

    def _ended(self) -> None:
        assert not +self.pile
        self.over = True

    def state(self) -> dict[str, Any]:
        """The cards of a `state`."""
        plots = {plot: {"owner": owner, "cards": cards} for plot, (owner, cards) in self.plots.items()}
        in_order = sorted(self.speculation, key=pairs(CROPS).index)
        owner = {"owner": self.speculator, "cards": in_order}
        return {
            "first": self.first,
            "turn": self.turn,
            "season": self.season,
            "hands": [+hand for hand in self.hands],
            "storage": [+storage for storage in self.storage],
            "fields": {plot: plots[plot] for plot in plots if plot not in MONUMENTS},
            "monuments": {plot: plots[plot] for plot in plots if plot in MONUMENTS},
            "speculation": owner if self.speculation else None,
            "flood": self.flood,
            "flood_stack": +self.flood_stack,
            "discards": +self.discards,
            "pile": +self.pile,
            "plague_aside": self.plague_aside,
            "drawn": [+drawn for drawn in self.drawn],
        }


def status(table: Client) -> dict[str, Any]:
    state = table.do("state")
    return {name: state[name] for name in ("turn", "chance", "over")}


def choose(moves: list[dict[str, Any]], dice: Random) -> dict[str, Any]:
    """A random legal move, preferably one that puts or plays a card: such games have more events."""
    eager = [move for move in moves if move["say"].startswith(("put", "play"))]
    return dice.choice(eager if eager and dice.random() < 0.6 else moves)


def played(table: Client, plies: int, seed: int = 0) -> Client:
    dice = Random(seed)
    for _ in range(plies):
        table.do("play", move=choose(table.do("legal")["moves"], dice)["id"])
    return table


@ruling("N4.5")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"monuments": True, "first": 1}),
        (3, {"monuments": True, "out": ["papyrus", "flax"]}),
        (4, {"classic": True}),
        (5, {"monuments": True}),
        (6, {"monuments": True}),
    ],
)
def test_a_game_can_be_followed_card_by_card_from_its_events(players: int, options: dict[str, Any]):
    table = Client()
    answer = table.do("new", game="nile", players=players, options=options, seed=players)
    now = table.do("state")
    follower = Follower(players, now["state"]["options"])
    dice = Random(players)
    events = []
    while True:
        events += answer["events"]
        for event in answer["events"]:
            follower.see(event)
        now = table.do("state")
        followed = follower.state()
        assert {name: now["state"][name] for name in followed} == followed
        hands, drawn = follower.hands, follower.drawn
        least = [drew - hand for drew, hand in zip(drawn, hands, strict=True)]
        assert now["state"].get("shown", least) == [+shown for shown in follower.shown]
        assert follower.over == now["over"] == answer["over"]
        if now["over"]:
            break
        move = choose(table.do("legal")["moves"], dice)
        answer = table.do("play", move=move[dice.choice(["id", "say"])], seat=now["turn"])
    assert table.do("events")["events"] == events
    best = max(sorted(storage[crop] for crop in CROPS) for storage in follower.storage)
    winners = [one["seat"] for one in table.do("score")["standings"] if one["place"] == 1]
    assert winners == [
        seat for seat, storage in enumerate(follower.storage) if sorted(storage[crop] for crop in CROPS) == best
    ]
