"""Moves in words: what a phrase means, as actions."""

import re
from collections.abc import Callable

from akhet.games.nile.actions import ACTIONS, DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.components import Components
from akhet.games.nile.notation import CARDS, PLOTS_BY_NAME, card_term
from akhet.games.nile.plant import refuse_planting
from akhet.games.nile.refusals import Reason
from akhet.games.nile.speculate import refuse_play
from akhet.games.nile.state import CROPS, FROM_STORAGE, HAND_KINDS, PLOTS, SPECULATION, SPHINX, Step
from akhet.games.nile.why_not import refused_planting, refused_step, with_planting
from akhet.kernel.layout import NOBODY, Record
from akhet.kernel.refusal import Refusal, Refused, Term, refuse, shown

FILLER = {"and", "the", "on", "from", "with", "a", "an", "of", "to", "for", "in"}
MAX_WORDS = 60
MOST_CARDS = 200  # larger numbers are judged as this: nobody has so many cards


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
    if s.step == Step.OVER:
        raise Reason.GAME_OVER.refused()
    if s.step != Step.CHOOSE:
        raise Refused(refused_step(s, Reason.WRONG_STEP))
    return moves[said[0]](s, said[1:])


def _counted(said: list[str]) -> list[tuple[int | None, str]]:
    """`2 wheat flax` as (2, wheat), (None, flax); a number with nothing after it counts nothing: (2, '')."""
    parts: list[tuple[int | None, str]] = []
    number: int | None = None
    for word in said:
        if re.fullmatch(r"[+-]?\d{1,20}", word):
            if number is not None:
                parts.append((number, ""))
            number = int(word)
        else:
            parts.append((number, word))
            number = None
    if number is not None:
        parts.append((number, ""))
    return parts


def _planting(s: Record, said: list[str]) -> list[int]:
    planting: dict[int, int] = {}
    stone: int | None = None  # a number of Stone whose Monument comes next
    for number, name in _counted(said):
        cards = 1 if number is None else number
        if name == "stone" and stone is None:
            stone = cards
            continue
        plot = PLOTS_BY_NAME.get(name)
        if plot is None or (stone is not None and plot < SPHINX):
            raise Reason.PLANT_NOTHING.refused()
        if stone is not None:
            if number is not None:  # `2 stone 1 wall`
                raise refuse("nile.plant.two_numbers", "N3.12")
            cards, stone = stone, None
        if cards < 1:
            raise Reason.PLANT_NOTHING.refused()
        planting[plot] = planting.get(plot, 0) + cards
    if stone is not None:  # its Monument is missing
        raise Reason.PLANT_NOTHING.refused()
    judged = {plot: min(cards, MOST_CARDS) for plot, cards in planting.items()}
    reason = refuse_planting(with_planting(s, judged), 0, 0)
    if reason != Reason.FINE:
        raise Refused(refused_planting(s, reason, [planting.get(plot, 0) for plot in range(PLOTS)]))
    return [PUT + plot for plot, cards in planting.items() for _ in range(cards)] + [DONE]


def _market(s: Record, said: list[str]) -> list[int]:
    return [START_MARKET, *_gifts(s, said, Reason.MARKET_NOT_TWO)]


def _offering(s: Record, said: list[str]) -> list[int]:
    return [START_OFFERING, *_gifts(s, said, Reason.OFFERING_NOT_TWO)]


def _gifts(s: Record, said: list[str], reason: Reason) -> list[int]:
    """N3.9: two cards, each with where it comes from; the hand, where no place is named."""
    gifts: list[int] = []
    since: int = 0  # gifts named since the last place: `wheat flax from storage` are both from storage
    for number, name in _counted(said):
        cards = 1 if number is None else number
        if name in ("hand", "storage"):
            if since == len(gifts) or number is not None:
                raise reason.refused()
            if name == "storage":
                for place in range(since, len(gifts)):
                    if gifts[place] >= CROPS:
                        raise reason.refused()
                    gifts[place] += FROM_STORAGE
            since = len(gifts)
            continue
        card = CARDS.get(name)
        if card is None or card >= HAND_KINDS or not 1 <= cards <= 2:
            raise reason.refused()
        gifts += [card] * cards
    if len(gifts) != 2:
        raise reason.refused()
    for gift in set(gifts):
        held = s.hand[s.turn, gift] if gift < FROM_STORAGE else s.storage[s.turn, gift - FROM_STORAGE]
        if held < gifts.count(gift):
            raise reason.refused()
    return [GIVE + gift for gift in gifts]


def _speculating(s: Record, said: list[str]) -> list[int]:
    counted = _counted(said)
    cards = [CARDS.get(name, NOBODY) for _, name in counted]
    fine = 1 <= len(cards) <= 2 and len(set(cards)) == len(cards) and all(number in (None, 1) for number, _ in counted)
    if not fine or not all(SPECULATION <= card < HAND_KINDS for card in cards):
        raise Reason.SPECULATE_NOT_CARDS.refused(card=Term("nile-card-unknown"))
    for reason in (Reason.SPECULATE_NOT_CARDS, Reason.SPECULATE_FLOODED):
        for card in cards:
            if refuse_play(s, card) == reason:
                raise reason.refused(card=card_term(card))
    plays = [PLAY + card - SPECULATION for card in cards]
    return plays if len(plays) == 2 else [*plays, DONE]
