"""Every choice of the rulings is in the form for a new table, folded away; what was chosen is what is played."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.rulings import ruling
from tests.web.test_narrow import NARROW, fits
from tests.web.visitor import PHONE, Visitor


def unfold(visitor: Visitor, game: str, bots: int = 2) -> Locator:
    """The form of the front page for a game among bots, with the further options open."""
    visitor.go()
    visitor.page.locator("input[autocomplete=nickname]").fill("Mia")
    visitor.page.locator("label.card", has_text=game).click()
    rivals = visitor.page.get_by_role("button", name="Add an opponent")
    while visitor.page.locator("select:has(option[value=here])").count() < bots:
        rivals.click()
    visitor.page.locator("#new-table summary").click()
    options = visitor.page.locator("#new-table details .choices")
    options.get_by_label("First player").wait_for()
    return options


def opened(visitor: Visitor) -> dict[str, Any]:
    """The table that the form opens."""
    visitor.page.locator("button.play").click()
    return visitor.context.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()


def test_a_beginner_sees_no_options(visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go()
    assert not visitor.page.locator("#new-table details .choices").is_visible()
    assert not any(url.endswith("/options") for url in asked)


@ruling("F1.7")
@ruling("F2.1")
@ruling("F2.2")
@ruling("F2.4")
def test_a_table_of_fertility_is_set_up_as_chosen(visit) -> None:
    visitor = visit()
    options = unfold(visitor, "Fertility")
    boards = options.get_by_role("group", name="Boards from left to right")
    boards.get_by_label("Boards from left to right", exact=True).select_option("chosen")
    expect(options.get_by_label("Board of the starting tile")).to_be_enabled()
    for place, board in enumerate(("III", "I", "II"), start=1):  # a board that is laid already changes places
        boards.get_by_label(f"Boards from left to right, {place}", exact=True).select_option(board)
    boards.get_by_label("Boards from left to right, 1: upside down").check()
    symbol = options.get_by_label("Board of the starting tile")
    symbol.locator("option").nth(1).wait_for(state="attached")
    symbol.select_option(index=1)
    options.get_by_label("Turn of the starting tile").select_option(label="A half turn")
    first = options.get_by_label("First player")
    assert first.locator("option").all_inner_texts() == ["random", "Mia", "Scribe", "Scribe 2"]
    first.select_option(label="Mia")
    assert "youngest" in options.inner_text()
    own = options.get_by_role("group", name="Type of the Monuments: Mia")
    own.get_by_role("radio", name="Temple").check()
    theirs = options.get_by_role("group", name="Type of the Monuments: Scribe 2")
    assert theirs.get_by_role("radio", name="Temple").count() == 0
    theirs.get_by_role("radio", name="Obelisk").check()
    assert visitor.axe_violations() == []
    visitor.screenshot("options-fertility")
    table = opened(visitor)
    assert table["options"] == {
        "variant": False,
        "boards": ["III turned", "I", "II"],
        "symbol": table["options"]["symbol"],
        "start_turn": 2,
        "first": 0,
        "pieces": ["temple", "pyramid", "obelisk"],
    }
    assert [seat["piece"] for seat in table["seats"]] == ["temple", "pyramid", "obelisk"]
    visitor.page.wait_for_selector("[data-state=mine]")
    for seat, piece in enumerate(("temple", "pyramid", "obelisk")):
        if seat > 0:
            visitor.page.locator(f"[data-spot='seat:{seat}']").click()  # opens that player's city
        visitor.page.locator(f".city.seat-{seat} use[href='#f-monument-{piece}']").first.wait_for()
    visitor.screenshot("options-fertility-table")


@ruling("N1.5")
@ruling("N2.2")
@ruling("N2.5")
def test_a_table_of_nile_is_set_up_as_chosen(visit) -> None:
    visitor = visit()
    options = unfold(visitor, "NILE")
    out = options.get_by_role("group", name="Crops not in play")
    classic, monuments = (options.get_by_label(label) for label in ("With the Classic deck", "With Monuments"))
    classic.check()
    options.get_by_text("never played with the Monuments").wait_for()
    assert monuments.is_disabled() and out.get_by_label("Crops not in play, 1").is_disabled()
    classic.uncheck()
    options.get_by_text("never played with the Monuments").wait_for(state="detached")
    monuments.check()
    options.get_by_text("never played with the Monuments").wait_for()
    assert classic.is_disabled()
    assert out.get_by_label("Crops not in play, 1").input_value() == "grape"
    out.get_by_label("Crops not in play, 1").select_option(label="Flax")
    options.get_by_label("First player").select_option(label="Scribe 2")
    assert visitor.axe_violations() == []
    visitor.screenshot("options-nile")
    assert opened(visitor)["options"] == {"monuments": True, "classic": False, "out": ["flax", "onion"], "first": 2}


@ruling("N1.5")
def test_the_classic_deck_can_be_chosen_for_up_to_five(visit) -> None:
    visitor = visit()
    options = unfold(visitor, "NILE", bots=4)
    options.get_by_label("With the Classic deck").check()
    visitor.page.get_by_role("button", name="Add an opponent").click()
    options.get_by_text("The Classic deck is for 2 to 5 players").wait_for()
    assert opened(visitor)["options"]["classic"] is False
    options = unfold(visitor, "NILE", bots=4)
    options.get_by_label("With the Classic deck").check()
    options.get_by_text("never played with the Monuments").wait_for()
    assert opened(visitor)["options"] == {"monuments": False, "classic": True}


@ruling("F1.7")
def test_a_guest_who_sits_down_chooses_among_the_types_that_are_free(visit) -> None:
    mia, ben = visit(), visit(size=PHONE)
    mia.context.request.post(f"{mia.server.url}/api/me", data={"name": "Mia"})
    seats = [{"kind": "me", "piece": "sphinx"}, {"kind": "open"}]
    table = mia.context.request.post(f"{mia.server.url}/api/tables", data={"game": "fertility", "seats": seats}).json()
    ben.go(f"/table/{table['id']}?invite={table['invite']}")
    types = ben.page.get_by_role("group", name="Type of the Monuments")
    types.wait_for()
    assert types.get_by_role("radio").count() == 4  # any, and three that are free
    assert "Sphinx" in ben.page.get_by_role("listitem").first.inner_text()
    types.get_by_role("radio", name="Pyramid").check()
    assert ben.axe_violations() == [] and not ben.scrolls_sideways()
    ben.screenshot("sit-down-fertility")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down")
    ben.page.wait_for_selector("[data-state=mine], [data-state=waiting]")
    info = ben.context.request.get(f"{ben.server.url}/api/tables/{table['id']}").json()
    assert info["options"]["pieces"] == ["sphinx", "pyramid"]


@pytest.mark.parametrize("game", ["NILE", "Fertility"])
def test_the_options_fit_a_narrow_window(visit, game: str) -> None:
    visitor = visit(size=NARROW, language="de")
    visitor.go()
    visitor.page.locator("label.card", has_text=game).click()
    visitor.page.locator("#new-table summary").click()
    visitor.page.get_by_label("Startspieler").wait_for()
    if game == "Fertility":
        boards = visitor.page.get_by_label("Talpläne von links nach rechts", exact=True)
        boards.locator("option[value=chosen]").wait_for(state="attached")
        visitor.page.locator("fieldset > select").select_option("chosen")
        visitor.page.locator(".entry svg").first.wait_for()
    visitor.screenshot(f"options-{game}-narrow")
    assert visitor.axe_violations() == [] and visitor.untranslated() == [] and fits(visitor)
