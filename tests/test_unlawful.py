"""Why a position or a view is not lawful: the entry, what was found and what is allowed, in every language."""

from typing import Any

from akhet import Game
from akhet.games.fertility.state import TILE_NAMES
from akhet.kernel.refusal import Refusal
from akhet.language import explain, languages, message_of
from tests.fertility.positions import lawful, refused
from tests.fertility.test_f9_positions import MATCHED, QUARRIES
from tests.test_language import messages

UNLAWFUL = "This position is not lawful. "

NILE = {"players": 2, "turn": 0, "hands": [{"wheat": 2, "flax": 2, "wheat-flax": 1}, {}]}
SPECULATION = {"owner": 1, "cards": ["wheat-flax"]}
WITHOUT_SPECULATION = [{"wheat": 2, "flax": 2}, {}]

OPTIONS = {"variant": False, "boards": ["I", "III", "IV turned"], "symbol": 1}
FERTILITY: dict[str, Any] = {
    "players": 2,
    "turn": 0,
    "options": OPTIONS | {"start_turn": 1},
    "valley": [
        "..g.w....p..",
        "w~w...~.w~.~",
        "....bw.a.a.w",
        "...b.~.w~...",
        "..a.GAp~....",
        "p~..PB.~....",
        ".......g.w..",
        "~w.w...wg.b.",
    ],
    "pools": [{"papyrus-grape": 3}, {"grape-grape": 3}],
    "common": {"alabaster-bovine": 3},
    "row": ["P3", "A4", "A8", "G10"],
}
FULL = {"metropolis": [["A1", "B1", "P1", "G1", "A2", "B2", "P2"], []]}
PLACED: dict[str, Any] = {
    "step": "take",
    "pools": [{"papyrus-grape": 2}, {"grape-grape": 3}],
    "gone": {"grape-grape": 1},
}
PAYING = {"step": "pay", "row": ["P3", "A4", "A8"]}
LATE = {
    "bovine-bovine": 5,
    "alabaster-alabaster": 5,
    "papyrus-papyrus": 5,
    "bovine-papyrus": 1,
}  # discarded: the pile is empty
OVER = {"step": "over", "turn": 1, "pools": [{"papyrus-grape": 2}] * 2, "common": {"alabaster-bovine": 2}}

OF_NILE: list[tuple[dict[str, Any], str]] = [
    ({"turn": 2}, "turn: must be a whole number from 0 to 1"),
    ({"hands": [{}]}, "hands: must be a list of 2, one per seat"),
    ({"hands": [{"wheat": 15}, {}]}, "pile: 15 wheat in all places together; there are 14"),
    ({"drawn": [{"wheat": 3}, {}]}, "drawn: 15 wheat drawn or in the pile; there are 14"),
    ({"drawn": [{}, {"flax": 1}], "shown": [{}, {}]}, "drawn[1]: 1 flax drawn, but only 0 in the hand or shown since"),
    (
        {"shown": [{"wheat": 1}, {}]},
        "shown: 15 wheat shown, in hands, in the pile or in the Flood stack; there are 14",
    ),
    ({"step": "draw", "draw": {"for": "market", "owed": 2}}, "draw.owed: must be 1"),
    ({"pile": {}}, "pile: 0 papyrus in all places together; there are 14"),
    ({"season": 2, "step": "over"}, "pile: the pile is empty exactly when the game is over, in the last season"),
    ({"flood": "grape"}, "flood: grape is not in this deck"),
    (
        {"flood": "wheat", "flood_stack": {"flax": 1}},
        "flood: the newest Flood card is in the Flood stack, unless that is empty",
    ),
    (
        {"hands": WITHOUT_SPECULATION, "speculation": {"owner": 0, "cards": []}},
        "speculation.cards: must be a list of 1 to 2 Speculation cards",
    ),
    (
        {"hands": WITHOUT_SPECULATION, "speculation": SPECULATION},
        "speculation: it is in play only between speculating and the next player’s Flood card",
    ),
    (
        {"step": "draw", "draw": {"for": "turn", "seat": 1, "owed": 1}},
        "draw.seat: the player to move draws, or for speculation the one who speculated",
    ),
    ({"step": "draw", "draw": {"for": "speculation", "owed": 1}}, "draw.for: no speculation is in play"),
    ({"step": "draw"}, "draw: is needed in the step draw"),
    ({"step": "draw", "draw": {"for": "market", "owed": 2}}, "draw.owed: must be 1"),
    ({"draw": {"for": "turn", "owed": 1}}, "draw: may be there only in the step draw"),
    ({"pick": {"trade": "market"}}, "pick: may be there only in these steps: trade, plant, speculate"),
    ({"step": "plant"}, "pick.planting: is needed in the step plant"),
    ({"step": "plant", "pick": {"planting": {"wheat": 3}}}, "pick: “put wheat” is not legal there"),
]

# Differences from the view of the first player of a new table.
BOUND = {"papyrus": 13, "wheat": 12, "lettuce": 12, "castor": 14, "flax": 14, "papyrus-wheat": 1, "papyrus-lettuce": 1}
BOUND |= {"papyrus-castor": 1, "papyrus-flax": 1, "wheat-lettuce": 1, "wheat-castor": 1, "wheat-flax": 1}
BOUND |= {"lettuce-castor": 1, "castor-flax": 1, "plague": 1}

VIEWS_OF_NILE: list[tuple[dict[str, Any], str]] = [
    ({"hand_sizes": [5, 6]}, "unseen: must be 76 cards, as many as the pile has and the others hold, not 75"),
    ({"drawn_sizes": [5, 6]}, "bound: must be 76 cards, as many as the pile has and the others have drawn, not 75"),
    ({"pile_size": 0, "hand_sizes": [5, 75], "drawn_sizes": [5, 75]}, "bound: leaves no pile of that size"),
    ({"shown": None}, "shown: is missing"),
    (
        {"hand_sizes": [5, 4], "pile_size": 71, "bound": BOUND | {"flax": 15}},
        "shown: does not fit what the others hold and have drawn since the reshuffle",
    ),
    ({"hand_sizes": [4, 5]}, "view: is not what any position looks like from that seat"),
]

# Differences from a position in which nothing has been placed yet.
OF_FERTILITY: list[tuple[dict[str, Any], str]] = [
    ({"options": {"boards": ["I", "III", "IV turned"]}}, "options.start_turn: is missing"),
    ({"options": OPTIONS | {"start_turn": 1, "first": 0}}, "options.first: there is no such entry"),
    (
        {"players": 4, "options": {"boards": ["II", "I", "IV", "III"], "start_turn": 0}},
        "options.symbol: must be given, because two start symbols are equally near the centre",
    ),
    ({"step": "start_turn"}, "step: everything that is given leads to the step first"),
    ({"step": "board", "options": {"boards": ["I"] * 3}}, "options.boards: must be a list of at most 2 boards"),
    ({"step": "deal", "first": 0, "common": {}, "row": []}, "pools[0]: must be 2 tiles in the step deal, not 3"),
    (
        {"step": "row", "first": 0, "row": ["P3"], "wheat": [1, 0]},
        "wheat: must be empty before the first turn",
    ),
    (
        {"step": "row", "first": 0, "row": [], "valley": [".0g.w....p..", *FERTILITY["valley"][1:]]},
        "valley: the Monument at 0,1 is not in a Quarry",
    ),
    (
        {"step": "row", "first": 0, "row": [], "turn_so_far": {"quarries": [[0, 0]]}},
        "turn_so_far: must be empty before the first turn",
    ),
    (
        PLACED | {"step": "city", "gone": {}},
        "placed: no tile can have been placed or discarded",
    ),
    ({"step": "remove"}, "step: tiles are removed only in the two-player variant"),
    ({"valley": []}, "valley: must be 8 rows of 12 squares"),
    ({"valley": ["A" * 12] * 8}, "valley: “A” at 0,4, where the boards have “w”"),
    ({"options": OPTIONS | {"start_turn": 0}}, "valley: the starting tile does not lie where the options say"),
    ({"pools": [{"grape-grape": 4}, {}]}, "pools[0]: 4 tiles; at most 3 are possible"),
    ({"common": {"grape-grape": 4}}, "common: 4 tiles; at most 3 are possible"),
    ({"gone": {"grape-grape": 5}}, "placed: 8 grape-grape face up; there are 5"),
    (
        {"gone": dict.fromkeys(TILE_NAMES, 3), "pools": [{}, {}], "common": {}},
        "placed: 30 tiles face up; at most 24 are possible",
    ),
    ({"unseen": {"grape-grape": 4}}, 'unseen: must be {"alabaster-alabaster": 5, "alabaster-bovine": 2,'),
    ({"pile_size": 14}, "pile_size: must be 15, which is what everything else leaves"),
    (
        {"placed": {"grape-grape": 1}, "pools": [{}, {}]},
        "placed: the scenes in the Valley are not those of the tiles placed and the starting tile",
    ),
    ({"row": "P3"}, "row: must be a list of at most 4 Districts"),
    ({"row": ["Z1"]}, "row: there is no District “Z1”"),
    ({"row": ["P3"], "metropolis": [["P3"], []]}, "metropolis[0]: District P3 is there twice"),
    (
        {"row": ["P3", "A4", "A8"]},
        "row: must be 4 Districts, not 3: three lie there only while the one built in this turn is not yet replaced",
    ),
    (
        PLACED | {"turn_so_far": {"built": True}},
        "row: must be 3 Districts, not 4: the one built in this turn is not yet replaced",
    ),
    (
        PLACED | {"row": ["P3", "A4", "A8"], "turn_so_far": {"built": True}},
        "metropolis[0]: must have the District that was built in this turn",
    ),
    ({"tokens": [{"4": {"grape": 1}}, {}]}, "tokens[0]: there is no Shop “4”"),
    ({"tokens": [{"0": {"grape": 2}}, {}]}, "tokens[0].0: there are not enough free icons for its grape"),
    ({"beside": {"grape": 1}}, "beside: may be there only in these steps: quarry, city, pay, exchange"),
    ({"step": "city", "beside": {"grape": 21}}, "stock: 21 grape beside the board and on Shops; there are 20"),
    ({"stock": {"grape": 20}}, 'stock: must be {"alabaster": 20, "bovine": 20,'),
    ({"monuments": [4, 3]}, "monuments: must be [4, 4], which is what everything else leaves"),
    ({"pools": [{}, {"grape-grape": 3}]}, "pools[0]: must be 3 tiles in the step place, not 0"),
    ({"common": {"alabaster-bovine": 1}}, "common: must be 3 tiles in the step place, not 1"),
    ({"first": 1}, "first: must be 0: this is turn 1 of the game, and that of seat 0"),
    ({"last_turns": 2}, "last_turns: the last turns begin only when the pile is empty; it has 15"),
    (PLACED | {"gone": LATE, "last_turns": 2}, "last_turns: may be there only in these steps: place, quarry, city,"),
    (
        {"first": 0, "last_turns": 1, "common": {"alabaster-bovine": 2}, "gone": LATE},
        "last_turns: must be 2 if seat 0 began and it is the turn of seat 0",
    ),
    (OVER | {"first": 1}, "turn: the last turn of the game is that of seat 0"),
    (OVER, "step: the last turns begin only when the pile is empty; it has 18"),
    (
        {"step": "refill", "common": {"alabaster-bovine": 2}, "gone": LATE},
        "pile_size: nothing is left to refill the Common Pool with",
    ),
    (
        {"options": OPTIONS | {"start_turn": 1, "variant": True}, "gone": {"bovine-bovine": 1}},
        "pile_size: does not fit: every turn takes 2 tiles from the pile",
    ),
    ({"turn_so_far": {"buying": "P4"}}, "turn_so_far.buying: may be there only in the step pay"),
    (PAYING | {"turn_so_far": {"buying": "P4"}}, "turn_so_far.owed: is needed in the step pay"),
    (PAYING | {"turn_so_far": {"buying": "P4", "owed": "1"}}, "turn_so_far.owed: must be a whole number"),
    (PAYING | {"turn_so_far": {"buying": "P4", "owed": 1}}, "turn_so_far.built: is needed in the step pay"),
    (
        PAYING | {"turn_so_far": {"buying": "P4", "owed": 2, "built": True}},
        "turn_so_far.owed: must be from 1 to what the District costs, which is 1; it is 2",
    ),
    (
        PAYING | {"turn_so_far": {"buying": "P4", "owed": 1, "built": True}},
        "turn_so_far.owed: 1 cannot be paid: the player has 0",
    ),
    (
        PAYING | {"wheat": [1, 0], "turn_so_far": {"buying": "P4", "owed": 1, "built": True}} | FULL,
        "turn_so_far.buying: there is no free spot for it",
    ),
    ({"step": "exchange"}, "turn_so_far.exchange: is needed in the step exchange"),
    (
        {
            "step": "exchange",
            "tokens": [{"0": {"alabaster": 1}}, {}],
            "turn_so_far": {"exchange": 0, "supplied": True},
        },
        "turn_so_far.exchange: is not a fully supplied exchange Shop",
    ),
    (
        {"step": "city", "turn_so_far": {"supplied": True}},
        "turn_so_far.supplied: no resource lies on a Shop of the player to move",
    ),
    (
        {"turn_so_far": {"built": True}},
        "turn_so_far.built: may be there only in these steps: city, pay, exchange, take",
    ),
    ({"step": "quarry", "turn_so_far": {"quarries": 1}}, "turn_so_far.quarries: must be a list of at most 6 squares"),
    ({"step": "quarry", "turn_so_far": {"quarries": [1]}}, "turn_so_far.quarries: a square is a row and a column of"),
    ({"step": "quarry"}, "turn_so_far.quarries: is needed in the step quarry"),
    (
        PLACED
        | {
            "step": "pay",
            "row": ["P3", "A4", "A8"],
            "turn_so_far": {"buying": "P4", "owed": 1, "built": True},
            "wheat": [1, 0],
        },
        "placed: no tile can have been placed or discarded in this turn",
    ),
]

# Five squares shut in by water, each with a Monument of seat 0.
MONUMENTS = """
    0~0~0~0~0~..
    ~~~~~~~~~~~~
    ............
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""

# Positions drawn by hand, which are made up to all else.
DRAWN: list[tuple[dict[str, Any], str]] = [
    ({"valley": MONUMENTS}, "valley: 5 Monuments of one player; at most 4 are possible"),
    ({"valley": MONUMENTS.replace("0~0~0~0~0~", "0.........")}, "valley: the Monument at 0,0 is not in a Quarry"),
    (
        {"valley": QUARRIES, "step": "quarry", "so_far": {"quarries": [[0, 2], [0, 0]]}},
        "turn_so_far.quarries: the squares come from top to bottom",
    ),
    (
        {"valley": QUARRIES, "step": "quarry", "so_far": {"quarries": [[7, 7]]}},
        "turn_so_far.quarries: 7,7 is not a Quarry",
    ),
    (
        {"valley": QUARRIES, "step": "quarry", "so_far": {"quarries": [[0, 0]]}},
        "turn_so_far.quarries: no tile in the Valley can have created exactly these Quarries",
    ),
    (
        {"valley": QUARRIES, "step": "city", "beside": "g"},
        "beside: no tile in the Valley can have earned exactly this, with what was paid and supplied in this turn",
    ),
    (
        {
            "valley": MATCHED,
            "step": "exchange",
            "tokens": [{"0": "a", "1": "b", "2": "p", "3": "g"}],
            "so_far": {"supplied": True, "exchange": 2},
        },
        "step: there is nothing to choose in the step exchange",
    ),
    (
        {"valley": QUARRIES, "variant": True, "first": 1},
        "gone: must be at least 1 tile: in the variant one is removed in every turn",
    ),
]


def refusals() -> dict[str, Refusal]:
    """Ids for the parameters: their English sentences."""
    nile, fertility = Game("nile"), Game("fertility")
    view = nile.open(2, seed=1).view_position(0)
    found = {said: refused(lambda change=change: nile.set_up(NILE | change)) for change, said in OF_NILE}
    for change, said in VIEWS_OF_NILE:
        found[said] = refused(lambda change=change: nile.rules.notation.read_view(nile.components, view | change))
    for change, said in OF_FERTILITY:
        found[said] = refused(lambda change=change: fertility.set_up(FERTILITY | change))
    for given, said in DRAWN:
        found[said] = refused(lambda given=given: lawful(**given))
    return found


def test_the_sentence_names_the_entry_and_the_reason() -> None:
    said = {words: explain(refusal) for words, refusal in refusals().items()}
    assert [words for words, sentence in said.items() if not sentence.startswith(f"{UNLAWFUL}{words}")] == []


def test_every_reason_is_translated_into_every_language() -> None:
    reasons = [refusal.values["reason"] for refusal in refusals().values()]
    codes = {message_of(reason.code) for reason in reasons if isinstance(reason, Refusal)}
    assert {message for message in messages("en") if message.startswith("unlawful-")} - codes == set()
    for language in languages() - {"en"}:
        for refusal in refusals().values():
            assert explain(refusal, language) != explain(refusal)
