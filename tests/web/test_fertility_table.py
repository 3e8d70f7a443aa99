"""A turn of Fertility: everything can be dragged, nothing is lost by a slip, and on a phone both sides are at hand."""

from playwright.sync_api import Locator, Page

from tests.web.test_feel import seat_among_bots
from tests.web.test_one_screen_fertility import play_to
from tests.web.visitor import PHONE, Visitor


def drag(page: Page, piece: Locator, to: Locator) -> None:
    piece.hover()
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    page.wait_for_selector(".dragged, .ghost")
    to.hover()
    page.mouse.up()
    assert page.locator(".dragged").count() == 0


def wait_for_step(page: Page, *steps: str) -> str:
    page.wait_for_selector(", ".join(f"[data-state=mine] [data-step={step}]" for step in steps))
    return page.locator("[data-spot=actions]").get_attribute("data-step") or ""


def test_a_whole_turn_is_played_by_dragging(visit) -> None:
    visitor: Visitor = visit()
    seat_among_bots(visitor, "fertility", 1)
    page = visitor.page
    drag(page, page.locator(".own .tile").nth(1), page.locator(".cell.fits").first)
    page.wait_for_selector("[data-spot=valley] .last")
    play_to(page, "city")  # past a Quarry
    offered = page.locator("[data-spot=row] .able")
    if offered.count():
        drag(page, offered.last.locator(".head"), page.locator("[data-spot='city:0'] .free").first)
        while wait_for_step(page, "pay", "city") == "pay":
            drag(page, page.locator(".good").last, page.locator(".buying"))
            page.wait_for_timeout(100)
        assert page.locator("[data-spot='city:0'] .district").count() == 1
    play_to(page, "city")  # a Shop takes something
    good = page.locator("[data-slot].lit")
    for one in page.locator(".good:not([data-spot$=wheat])").all():
        one.click()  # now only the Shops that take it are lit
        if good.count():
            tokens = page.locator("[data-spot='city:0'] .token")
            before = tokens.count()
            drag(page, one, good.first)
            tokens.nth(before).wait_for()
            break
    play_to(page, "take")
    pool = page.locator("[data-spot^='pool:0:']")
    assert pool.count() == 2
    drag(page, page.locator("[data-spot^='common:']").first, page.locator("[data-spot='pool:0']"))
    page.wait_for_function(
        "() => document.querySelectorAll('[data-spot^=\"pool:0:\"]').length === 3"
    )  # and the turn is over


SPY = """() => {
  const send = WebSocket.prototype.send;
  window.asked = 0;
  WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).type === 'forecast') window.asked++;
    return send.call(this, data);
  };
}"""


def test_the_second_click_on_a_district_that_is_built_asks_nothing(visit) -> None:
    visitor: Visitor = visit()
    seat_among_bots(visitor, "fertility", 1)
    page = visitor.page
    play_to(page, "city")
    page.evaluate(SPY)
    head = page.locator("[data-spot=row] .able .head").first
    box = head.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_function("() => !document.querySelector('[data-spot=row] .able')")
    assert page.locator("[data-spot=row] .district").count() > 0
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    assert page.evaluate("window.asked") == 0
    page.locator("[data-spot=row] .district:not(.buying) .head").first.click()
    page.wait_for_selector("[data-spot=actions] p a")  # a click that means it is answered, with the ruling
    assert page.evaluate("window.asked") == 1


def test_goods_are_lost_only_on_purpose_and_a_double_click_undoes_nothing(visit) -> None:
    visitor: Visitor = visit()
    seat_among_bots(visitor, "fertility", 1)
    page = visitor.page
    play_to(page, "city", 1)
    main = page.locator("[data-spot=main]")
    page.wait_for_selector("[data-spot=main][aria-disabled=false]")
    assert "lost" in main.inner_text()
    where = main.bounding_box()
    main.dblclick()
    page.wait_for_selector("[data-meaning=done-anyway][aria-disabled=false]")
    assert main.bounding_box() == where and wait_for_step(page, "city") == "city"  # it has only asked
    assert "Shop could still take" in page.locator("[data-spot=actions] p").inner_text()
    main.dblclick()
    assert wait_for_step(page, "take") == "take"  # and it has not been taken back
    undo = page.locator("[data-spot='actions:undo']").bounding_box()
    assert where is not None and undo is not None
    beside = undo["x"] + undo["width"] <= where["x"] or where["x"] + where["width"] <= undo["x"]
    assert beside  # nothing has come to where the main button was
    page.keyboard.press("u")
    assert wait_for_step(page, "city") == "city"
    assert page.locator("[data-meaning=done]").count() == 1
    good = page.locator(".good:not([data-spot$=wheat])").first
    good.click()
    page.locator("[data-slot]:not(.lit)").first.click()
    page.wait_for_selector("[data-spot=actions] p a")  # why not, with the ruling


def test_on_a_phone_the_table_turns_to_what_is_needed_and_a_rival_is_one_tap_away(visit) -> None:
    visitor: Visitor = visit(size=PHONE)
    seat_among_bots(visitor, "fertility", 3)
    page = visitor.page
    valley, own, rival = (page.locator(f"[data-spot='{spot}']") for spot in ("valley", "city:0", "city:2"))
    assert valley.is_visible() and not own.is_visible()
    page.locator(".cell.fits").first.tap()
    page.locator("[data-spot=main][aria-disabled=false]").tap()
    page.wait_for_selector("[data-state=mine] [data-step=city], [data-step=quarry]")
    assert own.is_visible() and not valley.is_visible()
    page.keyboard.press("v")
    assert valley.is_visible()
    page.locator("[data-spot='debens:2']").tap()
    rival.wait_for()
    assert rival.locator("[data-spot^='pool:2:']").count() == 3 and not valley.is_visible()
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    page.locator("[data-spot='side:valley']").tap()
    assert valley.is_visible()
    play_to(page, "take")
    play_to(page, "city")
    assert own.is_visible() and rival.count() == 0
    assert visitor.axe_violations() == []
