"""A whole position, and a seat's View of it, in readable names, as JSON has them."""

from itertools import compress
from typing import Any, cast

from akhet.games.nile.actions import ACTIONS, GIVE
from akhet.games.nile.components import Components
from akhet.games.nile.schema import (
    NileCards,
    NileCrop,
    NileCrops,
    NileDraw,
    NileDrawFor,
    NileGift,
    NileHandCard,
    NileMonument,
    NileOptions,
    NilePick,
    NilePlanted,
    NilePosition,
    NileSpeculation,
    NileView,
)
from akhet.games.nile.state import (
    CARD_NAMES,
    CROP_NAMES,
    CROPS,
    DRAW_NAMES,
    HAND_NAMES,
    MARKET,
    MONUMENT_NAMES,
    NO_CARD,
    NO_GIFT,
    PLOT_NAMES,
    PLOTS,
    SPECULATION,
    SPECULATION_NAMES,
    SPHINX,
    STATE,
    STEP_NAMES,
    STONE,
    Step,
    least_shown,
)
from akhet.games.nile.view import VIEW
from akhet.kernel.layout import NOBODY, Record, plain_reader

read_state, read_view = plain_reader(STATE), plain_reader(VIEW)


def position(components: Components, state: Record) -> NilePosition:
    """A whole position with readable names. Kinds with a count of 0 are left out."""
    s = read_state(state)
    seats = range(s.players)
    written: NilePosition = {
        "players": s.players,
        "options": _options(s),
        "first": _seat(s.first),
        "turn": _seat(s.turn),
        "step": STEP_NAMES[s.step],
        "season": s.season,
        "hands": [cards_in(s.hand[seat]) for seat in seats],
        "storage": [crops_in(s.storage[seat]) for seat in seats],
        "fields": fields_in(s),
        "monuments": monuments_in(s),
        "speculation": speculation_in(s),
        "flood": _card(s.flood),
        "flood_stack": cards_in(s.flood_stack),
        "discards": cards_in(s.discards),
        "pile": cards_in(s.pile),
        "plague_aside": bool(s.plague_aside),
        "drawn": [cards_in(s.drawn[seat]) for seat in seats],
        "draw": draw_in(s),
        "pick": pick_in(s),
    }
    if (state.shown != least_shown(state)).any():
        written["shown"] = [cards_in(s.shown[seat]) for seat in seats]
    return written


def view_position(components: Components, view: Record) -> NileView:
    """A View with readable names. It has the rivals' storage, which follows from the open history (N4.5)."""
    v = read_view(view)
    seats = range(v.players)
    return {
        "seat": _seat(v.seat),
        "players": v.players,
        "options": _options(v),
        "first": _seat(v.first),
        "turn": _seat(v.turn),
        "step": STEP_NAMES[v.step],
        "season": v.season,
        "hand": cards_in(v.hand),
        "hand_sizes": list(v.hand_size[: v.players]),
        "storage_sizes": list(v.storage_size[: v.players]),
        "storage": [crops_in(v.storage[seat]) for seat in seats],
        "fields": fields_in(v),
        "monuments": monuments_in(v),
        "speculation": speculation_in(v),
        "flood": _card(v.flood),
        "flood_stack": cards_in(v.flood_stack),
        "discards": cards_in(v.discards),
        "pile_size": v.pile_size,
        "plague_aside": bool(v.plague_aside),
        "drawn": cards_in(v.drawn),
        "drawn_sizes": list(v.drawn_size[: v.players]),
        "shown": [cards_in(v.shown[seat]) for seat in seats],
        "unseen": cards_in(v.unseen),
        "bound": cards_in(v.bound),
        "draw": draw_in(v),
        "pick": pick_in(v),
    }


def cards_in(counts: Any) -> NileCards:
    return dict(compress(zip(CARD_NAMES, counts), counts))


def crops_in(counts: Any) -> NileCrops:
    return dict(compress(zip(CROP_NAMES, counts), counts))


def fields_in(s: Any) -> dict[NileCrop, NilePlanted]:
    return {name: planted_in(s, plot) for plot, name in enumerate(CROP_NAMES) if s.planted[plot]}


def monuments_in(s: Any) -> dict[NileMonument, NilePlanted]:
    return {name: planted_in(s, plot) for plot, name in enumerate(MONUMENT_NAMES, SPHINX) if s.planted[plot]}


def planted_in(s: Any, plot: int) -> NilePlanted:
    return {"owner": s.owner[plot], "cards": s.planted[plot]}


def speculation_in(s: Any) -> NileSpeculation | None:
    cards = [SPECULATION_NAMES[card - SPECULATION] for card in s.speculation if card != NO_CARD]
    return {"owner": s.speculator, "cards": cards} if cards else None


def draw_in(s: Any) -> NileDraw | None:
    if s.step != Step.DRAW:
        return None
    return {
        "for": cast(NileDrawFor, DRAW_NAMES[s.draw_for]),
        "seat": s.drawer,
        "owed": s.owed,
        "plague_met": s.plague_met,
    }


def pick_in(s: Any) -> NilePick | None:
    if s.step == Step.TRADE:
        given = None if s.given == NO_GIFT else cast(NileGift, ACTIONS.say(GIVE + s.given).removeprefix("give "))
        return {"trade": "market" if s.trade == MARKET else "offering", "given": given}
    if s.step == Step.PLANT:
        return {"planting": {PLOT_NAMES[plot]: s.planting[plot] for plot in range(PLOTS) if s.planting[plot]}}
    if s.step == Step.SPECULATE:
        return {"speculating": SPECULATION_NAMES[s.picked - SPECULATION]}
    return None


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _card(number: int) -> NileHandCard | None:
    return None if number == NO_CARD else HAND_NAMES[number]


def _options(s: Any) -> NileOptions:
    options: NileOptions = {"monuments": bool(s.deck[STONE]), "classic": bool(s.classic)}
    if not s.classic:
        options["out"] = [CROP_NAMES[crop] for crop in range(CROPS) if not s.deck[crop]]
    return options
