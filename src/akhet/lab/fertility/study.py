"""What a study asks about Fertility: the Districts, what Quarries give, the Shops that Districts are made of."""

from collections import Counter
from typing import Any

from akhet.bots.fertility.evaluation import GENERIC, MONUMENTS, SPECIALISED, STATUES, WHEAT
from akhet.bots.fertility.plans import ONLY
from akhet.games.fertility.actions import BUILD, CHOOSE_QUARRY, DONE
from akhet.games.fertility.components import Components
from akhet.games.fertility.scoring import (
    generic_debens,
    monument_debens,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.set_check import payment
from akhet.games.fertility.state import DISTRICTS, GOOD_NAMES, HEADINGS, MAX_WHEAT, RESOURCES
from akhet.kernel.compiling import rule
from akhet.kernel.refusal import Refusal
from akhet.lab.study.game import GameStudy, Gift, Thing

ONE_WHEAT = DISTRICTS  # the gift after the Districts


def district_label(components: Components, number: int) -> tuple[str, dict[str, Any]]:
    district = components.districts[number]
    shops = tuple(
        Refusal("study.fertility.one_shop", None, {"needs": shop.needs, "pays": payment(shop.pays, components.gods)})
        for shop in district.shops
    )
    return "study-fertility-district", {"name": district.name, "shops": shops, "cost": district.cost}


def things(components: Components) -> list[Thing]:
    districts = [
        Thing("district", one.name, range(BUILD + number, BUILD + number + 1), district_label(components, number), True)
        for number, one in enumerate(components.districts)
    ]
    quarries = [
        Thing("quarry", name, range(CHOOSE_QUARRY + number, CHOOSE_QUARRY + number + 1), (f"fertility-good-{name}", {}))
        for number, name in enumerate((*GOOD_NAMES[:RESOURCES], "monument"))
    ]
    return [*districts, *quarries]


def gifts(components: Components) -> list[Gift]:
    districts = [
        Gift("district", district.name, district_label(components, number), shops_of(district))
        for number, district in enumerate(components.districts)
    ]
    return [*districts, Gift("good", "wheat", ("fertility-good-wheat", {}), {})]


def shops_of(district: Any) -> dict[str, int]:
    """The Shops of a District by what they pay: Debens by their number, gods by name."""
    return dict(Counter(str(shop.pays) for shop in district.shops))


def element_label(components: Components, pays: str) -> tuple[str, dict[str, Any]]:
    return "study-fertility-shop", {"pays": payment(pays, components.gods)}


@rule
def plan_step(s, parts, plan, taken, scratch):
    """A plan is its first action. `DONE` stands for supplying."""
    return plan % ONLY if taken == 0 and plan != DONE else -1


@rule
def give(s, parts, seat, gift):
    """A District on the first spot, unpaid, or one Wheat."""
    if gift < DISTRICTS:
        s.district_unseen[gift] = 0
        s.districts_left -= 1
        s.metropolis[seat, s.spots_used[seat]] = gift
        s.spots_used[seat] += 1
    else:
        s.wheat[seat] = min(MAX_WHEAT, s.wheat[seat] + 1)


@rule
def note_sources(s, parts, seat, sources):
    sources[GENERIC] = generic_debens(s, parts, seat)
    sources[SPECIALISED] = specialised_debens(s, parts, seat)
    sources[STATUES] = statue_debens(s, parts, seat)
    sources[MONUMENTS] = monument_debens(s, seat)
    sources[WHEAT] = wheat_debens(s, parts, seat)


STUDY = GameStudy(
    things=things,
    gifts=gifts,
    in_play=lambda game, s, group, name: True,
    sources=tuple((f"fertility-source-{heading}", {}) for heading in HEADINGS),
    elements=element_label,
    ladder=("fisher", "farmer", "scribe", "vizier"),
    plan_step=plan_step,
    give=give,
    note_sources=note_sources,
)
