"""What a study asks about NILE: the crops, the Monuments, the trades, Speculation."""

from typing import Any

from akhet.bots.nile.plans import next_step
from akhet.games.nile.actions import DONE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.state import CARD_NAMES, CROP_NAMES, CROPS, PAIRS, PLOT_NAMES, SPECULATION, SPHINX, STONE
from akhet.kernel.compiling import rule
from akhet.lab.study.game import GameStudy, Gift, Thing


def things(components: Any) -> list[Thing]:
    plots = [
        Thing("crop" if plot < SPHINX else "monument", name, range(PUT + plot, PUT + plot + 1),
              (f"nile-card-{name}" if plot < SPHINX else f"nile-plot-{name}", {}))
        for plot, name in enumerate(PLOT_NAMES)
    ]  # fmt: skip
    return [
        *plots,
        Thing("trade", "market", range(START_MARKET, START_MARKET + 1), ("study-nile-market", {})),
        Thing("trade", "offering", range(START_OFFERING, START_OFFERING + 1), ("study-nile-offering", {})),
        Thing("move", "speculate", range(PLAY, PLAY + len(PAIRS)), ("study-nile-speculate", {})),
        Thing("move", "pass", range(DONE, DONE + 1), ("study-nile-pass", {})),
    ]


def gifts(components: Any) -> list[Gift]:
    cards = (*CROP_NAMES, CARD_NAMES[STONE])
    return [Gift("card", name, (f"nile-card-{name}", {}), {}) for name in cards]


def in_play(game: Any, s: Any, group: str, name: str) -> bool:
    """Crops that are out and Monuments without Stone are not asked about."""
    if group == "monument" or name == CARD_NAMES[STONE]:
        return s.deck[STONE] > 0
    return name not in CROP_NAMES or s.deck[CROP_NAMES.index(name)] > 0


@rule
def plan_step(s, parts, plan, taken, scratch):
    """A plan fixes all its steps. The `done` that ends a planting or a speculation is not a pass."""
    action = next_step(s, parts, plan, taken, scratch)
    return -1 if action == DONE and taken > 0 else action


@rule
def give(s, parts, seat, gift):
    """One more card in the opening hand; gifts are numbered as cards."""
    s.pile[gift] -= 1
    s.pile_size -= 1
    s.hand[seat, gift] += 1
    s.drawn[seat, gift] += 1
    s.hand_size[seat] += 1


@rule
def note_sources(s, parts, seat, sources):
    for crop in range(CROPS):
        sources[crop] = s.storage[seat, crop]


STUDY = GameStudy(
    things=things,
    gifts=gifts,
    in_play=in_play,
    sources=tuple((f"nile-card-{name}", {}) for name in CROP_NAMES),
    elements=lambda components, name: ("", {}),
    ladder=("fisher", "farmer", "scribe", "vizier", "learned"),
    plan_step=plan_step,
    give=give,
    note_sources=note_sources,
)
assert SPECULATION > STONE  # gifts are cards below it
