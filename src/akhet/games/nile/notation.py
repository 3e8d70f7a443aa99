"""NILE in words: moves understood, refusals explained, events and results named.

Words here are the names programs use, in English and stable. What a person reads is made from them by the
catalogues in `locales/`.
"""

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from akhet.games.nile.actions import ACTIONS, DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.components import Components
from akhet.games.nile.plant import needed, refuse_planting, refuse_too_few
from akhet.games.nile.refusals import (
    BUILD_TOO_FEW,
    FINE,
    GAME_OVER,
    MARKET_NOT_TWO,
    NOT_YOUR_TURN,
    OFFERING_NOT_TWO,
    PLANT_FLOODED,
    PLANT_NOT_IN_HAND,
    PLANT_NOTHING,
    PLANT_TOO_FEW,
    PLANT_WALL,
    REFUSALS,
    SPECULATE_FLOODED,
    SPECULATE_NOT_CARDS,
    WRONG_STEP,
)
from akhet.games.nile.scoring import counts, rank
from akhet.games.nile.speculate import refuse_play
from akhet.games.nile.state import (
    CARD_NAMES,
    CHOOSE,
    CROP_NAMES,
    CROPS,
    FIRST,
    FROM_STORAGE,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    OVER,
    PLOT_NAMES,
    PLOTS,
    SPECULATION,
    SPHINX,
    STATE,
    STEP_NAMES,
    STONE,
    TRADE_NAMES,
)
from akhet.games.nile.turn import refusal
from akhet.kernel.layout import NOBODY, Record, from_bytes
from akhet.kernel.refusal import Refusal, Refused, Seat, Term, shown
from akhet.kernel.rules import Event, Standing

FILLER = {"and", "the", "on", "from", "with", "a", "an", "of", "to", "for", "in"}
MAX_WORDS = 60
MOST_CARDS = 200  # larger numbers in words mean no more than this: nobody has so many cards

_CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
_CARDS |= {"-".join(reversed(name.split("-"))): card for name, card in _CARDS.items() if "-" in name}
_PLOTS = {name: plot for plot, name in enumerate(PLOT_NAMES)}


def card_term(card: int) -> Term:
    return Term(f"nile-card-{CARD_NAMES[card]}")


def plot_term(plot: int) -> Term:
    return Term(f"nile-plot-{PLOT_NAMES[plot]}")


def _refusal(number: int, **values: object) -> Refusal:
    code, ruling = REFUSALS[number]
    assert code is not None
    return Refusal(code, ruling, values)


NOT_YOURS = _refusal(NOT_YOUR_TURN)


# Why not ------------------------------------------------------------------------------------------------


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    """N9: why an action is refused now; None where it is legal."""
    number = refusal(s, action)
    if number == FINE:
        return None
    if number in (GAME_OVER, WRONG_STEP):
        return _refused_step(s, number)
    if PUT <= action < PLAY:
        planting = s.planting.tolist()
        plot = action - PUT
        in_hand = int(s.hand[s.turn, plot if plot < CROPS else STONE])
        # as plant.refuse_put judges it: with all the cards that could follow on the same new plot
        alone = sum(planting) == planting[plot] and s.owner[plot] != s.turn
        planting[plot] = max(planting[plot] + 1, in_hand) if alone else planting[plot] + 1
        return _refused_planting(s, number, planting)
    if action == DONE:
        return _refused_planting(s, number, s.planting.tolist())
    if action >= PLAY:
        return _refusal(number, card=card_term(SPECULATION + action - PLAY))
    return _refusal(number)


def _refused_step(s: Record, number: int) -> Refusal:
    return _refusal(number) if number == GAME_OVER else _refusal(number, step=Term(f"nile-step-{STEP_NAMES[s.step]}"))


def _refused_planting(s: Record, number: int, planting: list[int]) -> Refusal:
    """A refused planting with what its sentence says: the flooded card, the missing one, the rival to beat."""
    parts = [plot for plot in range(PLOTS) if planting[plot] > 0]
    if number in (PLANT_TOO_FEW, BUILD_TOO_FEW, PLANT_WALL):
        for plot in parts:
            if refuse_too_few(_with_planting(s, {plot: planting[plot]}), 0, 0) == number:
                return _refusal(
                    number,
                    plot=plot_term(plot),
                    needed=int(needed(s, plot)),
                    cards=planting[plot],
                    rival=Seat(s.owner[plot]),
                    size=int(s.planted[plot]),
                )
    if number == PLANT_FLOODED:
        flooded = next(plot for plot in parts if _refuses_alone(s, plot, PLANT_FLOODED))
        return _refusal(number, card=card_term(flooded if flooded < CROPS else STONE))
    if number == PLANT_NOT_IN_HAND:
        stone = sum(planting[SPHINX:])
        wanted = [(plot, planting[plot]) for plot in range(CROPS)] + [(STONE, stone)]
        card, cards = next((card, n) for card, n in wanted if n > s.hand[s.turn, card])
        return _refusal(number, card=card_term(card), cards=cards, held=int(s.hand[s.turn, card]))
    return _refusal(number)


def _refuses_alone(s: Record, plot: int, number: int) -> bool:
    return refuse_planting(_with_planting(s, {}), plot, 1) == number


def _with_planting(s: Record, planting: dict[int, int]) -> Record:
    """A copy of the position in which this planting, and no other, is picked."""
    copy = from_bytes(STATE, s.tobytes())[0]
    copy.planting[:] = 0
    for plot, cards in planting.items():
        copy.planting[plot] = cards
    return copy


# Actions for a person -----------------------------------------------------------------------------------


def label(components: Components, s: Record, action: int) -> tuple[str, dict[str, object]]:
    """The message that offers an action to the person to move, with its values."""
    if action == DONE:
        return f"nile-action-done-{STEP_NAMES[s.step]}", {}
    if action in (START_MARKET, START_OFFERING):
        return f"nile-action-{ACTIONS.say(action)}", {}
    if action < PUT:
        gift = action - GIVE
        if gift < FROM_STORAGE:
            return "nile-action-give-hand", {"card": card_term(gift)}
        return "nile-action-give-storage", {"card": card_term(gift - FROM_STORAGE)}
    if action < PLAY:
        plot = action - PUT
        return ("nile-action-put", {"card": card_term(plot)}) if plot < CROPS else _stone_label(plot)
    return "nile-action-play", {"card": card_term(SPECULATION + action - PLAY)}


def _stone_label(plot: int) -> tuple[str, dict[str, object]]:
    return "nile-action-put-stone", {"plot": plot_term(plot)}


# Words to actions ---------------------------------------------------------------------------------------


def understand(components: Components, s: Record, words: str) -> list[int]:
    """The actions that a phrase means: one of the table's own, or a whole move, judged as a whole by N9.

    Whole moves: `plant 2 wheat 1 flax`, `plant 3 stone on sphinx`, `market wheat from hand, flax from storage`,
    `offering 2 wheat`, `speculate wheat-flax papyrus-castor`.
    """
    phrase = " ".join(words.lower().split())
    action = ACTIONS.number(phrase)
    if action is None and phrase == "pass":
        action = DONE
    if action is not None:
        return [action]
    said = [word for word in re.split(r"[\s,;+&]+", phrase.replace("/", "-")) if word and word not in FILLER]
    moves: dict[str, Callable[[Record, list[str]], list[int]]] = {
        "plant": _planting,
        "build": _planting,
        "market": _market,
        "offering": _offering,
        "speculate": _speculating,
    }
    if not said or said[0] not in moves or len(said) > MAX_WORDS:
        raise Refused(Refusal("move.not_understood", None, {"words": shown(words, 80)}))
    if s.step == OVER:
        raise Refused(_refusal(GAME_OVER))
    if s.step != CHOOSE:
        raise Refused(_refused_step(s, WRONG_STEP))
    return moves[said[0]](s, said[1:])


def _counted(said: list[str]) -> list[tuple[int, str]]:
    """`2 wheat flax` as (2, wheat), (1, flax); a number with nothing after it counts nothing: (2, '')."""
    parts: list[tuple[int, str]] = []
    number: int | None = None
    for word in said:
        if re.fullmatch(r"[+-]?\d{1,20}", word):
            if number is not None:
                parts.append((number, ""))
            number = min(int(word), MOST_CARDS)
        else:
            parts.append((1 if number is None else number, word))
            number = None
    if number is not None:
        parts.append((number, ""))
    return parts


def _planting(s: Record, said: list[str]) -> list[int]:
    planting: dict[int, int] = {}
    stone: int | None = None  # said, and waiting for its Monument
    for number, name in _counted(said):
        if name == "stone" and stone is None:
            stone = number
            continue
        plot = _PLOTS.get(name)
        if plot is None or (stone is not None and (plot < SPHINX or number != 1)):
            raise Refused(_refusal(PLANT_NOTHING))
        cards = number if stone is None else stone
        stone = None
        if cards < 1:
            raise Refused(_refusal(PLANT_NOTHING))
        planting[plot] = min(planting.get(plot, 0) + cards, MOST_CARDS)
    if stone is not None:  # on no Monument
        raise Refused(_refusal(PLANT_NOTHING))
    number = refuse_planting(_with_planting(s, planting), 0, 0)
    if number != FINE:
        raise Refused(_refused_planting(s, number, [planting.get(plot, 0) for plot in range(PLOTS)]))
    return [PUT + plot for plot, cards in planting.items() for _ in range(cards)] + [DONE]


def _market(s: Record, said: list[str]) -> list[int]:
    return [START_MARKET, *_gifts(s, said, MARKET_NOT_TWO)]


def _offering(s: Record, said: list[str]) -> list[int]:
    return [START_OFFERING, *_gifts(s, said, OFFERING_NOT_TWO)]


def _gifts(s: Record, said: list[str], number: int) -> list[int]:
    """N3.9: two cards, each with where it comes from; a card with no place said comes from the hand."""
    gifts: list[int] = []
    since: int = 0  # gifts named since the last place: `wheat flax from storage` are both from storage
    for cards, name in _counted(said):
        if name in ("hand", "storage"):
            if since == len(gifts) or cards != 1:
                raise Refused(_refusal(number))
            if name == "storage":
                for place in range(since, len(gifts)):
                    if gifts[place] >= CROPS:
                        raise Refused(_refusal(number))
                    gifts[place] += FROM_STORAGE
            since = len(gifts)
            continue
        card = _CARDS.get(name)
        if card is None or card >= HAND_KINDS or not 1 <= cards <= 2:
            raise Refused(_refusal(number))
        gifts += [card] * cards
    if len(gifts) != 2:
        raise Refused(_refusal(number))
    for gift in set(gifts):
        held = s.hand[s.turn, gift] if gift < FROM_STORAGE else s.storage[s.turn, gift - FROM_STORAGE]
        if held < gifts.count(gift):
            raise Refused(_refusal(number))
    return [GIVE + gift for gift in gifts]


def _speculating(s: Record, said: list[str]) -> list[int]:
    counted = _counted(said)
    cards = [_CARDS.get(name, NOBODY) for _, name in counted]
    fine = 1 <= len(cards) <= 2 and len(set(cards)) == len(cards) and all(number == 1 for number, _ in counted)
    if not fine or not all(SPECULATION <= card < HAND_KINDS for card in cards):
        raise Refused(_refusal(SPECULATE_NOT_CARDS, card=Term("nile-card-unknown")))
    for number in (SPECULATE_NOT_CARDS, SPECULATE_FLOODED):
        for card in cards:
            if refuse_play(s, card) == number:
                raise Refused(_refusal(number, card=card_term(card)))
    plays = [PLAY + card - SPECULATION for card in cards]
    return plays if len(plays) == 2 else [*plays, DONE]


# What happened, and how it ended ------------------------------------------------------------------------


def _card(number: int) -> str:
    return CARD_NAMES[number]


def _plot(number: int) -> str:
    return PLOT_NAMES[number]


def _maybe_seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _place(number: int) -> str:
    return "storage" if number else "hand"


def _trade(number: int) -> str | None:
    return TRADE_NAMES[number]


EVENTS: tuple[tuple[str, tuple[tuple[str, Callable[[int], Any]], ...]], ...] = (
    ("dealt", (("seat", int), ("card", _card))),
    ("begins", (("seat", int),)),
    ("turn", (("seat", int),)),
    ("flooded", (("card", _card),)),
    ("locusts", (("seat", _maybe_seat),)),
    ("eaten", (("plot", _plot), ("owner", int), ("cards", int))),
    ("reshuffled", (("season", int), ("cards", int))),
    ("succeeded", (("seat", int), ("card", _card), ("cards", int))),
    ("spent", (("card", _card),)),
    ("harvested", (("seat", int), ("crop", _card), ("left", int))),
    ("washed", (("plot", _plot), ("owner", int), ("left", int))),
    ("gave", (("seat", int), ("card", _card), ("from", _place))),
    ("traded", (("seat", int), ("at", _trade))),
    ("planted", (("seat", int), ("plot", _plot), ("cards", int))),
    ("ousted", (("plot", _plot), ("owner", int), ("cards", int))),
    ("speculated", (("seat", int), ("card", _card))),
    ("passed", (("seat", int),)),
    ("drew", (("seat", int), ("card", _card))),
    ("ended", ()),
)
_SECRET = {"dealt": "card", "drew": "card"}  # N4.5: who drew how many is open, what is not


def event(components: Components, row: tuple[int, int, int, int]) -> Event:
    name, fields = EVENTS[row[0]]
    values = {field: read(number) for (field, read), number in zip(fields, row[1:], strict=False)}
    return Event(name, values, _SECRET.get(name))


def say_outcome(components: Components, s: Record, outcome: int) -> str | int:
    """A chance result as a record has it: the card, or the first player's seat."""
    return outcome if s.step == FIRST else CARD_NAMES[outcome]


def read_outcome(components: Components, s: Record, said: Any) -> int | None:
    if s.step == FIRST:
        return said if type(said) is int and 0 <= said < KINDS else None
    return _CARDS.get(said) if isinstance(said, str) else None


def standings(components: Components, s: Record) -> list[Standing]:
    """N8: every seat with its place and its piles, the smallest first, as they are compared."""
    places = np.zeros(MAX_PLAYERS, np.int64)
    parts = components.parts
    rank(s, parts, places)
    in_play = [crop for crop in range(CROPS) if s.deck[crop]]
    piles = counts(from_bytes(STATE, s.tobytes()), parts)[0].tolist()
    return [
        Standing(
            seat=seat,
            place=int(places[seat]),
            counts=piles[seat],
            details={CROP_NAMES[crop]: int(s.storage[seat, crop]) for crop in in_play},
        )
        for seat in range(s.players)
    ]
