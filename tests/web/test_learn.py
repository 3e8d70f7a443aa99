"""The guided first game points at what it talks about and can be followed and resumed; short lessons are checked."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import PHONE, Visitor, resize

SMALL_DESKTOP = {"width": 1280, "height": 720}
SMALL_PHONE = {"width": 360, "height": 640}
# The coach's panel, the rings of the spotlight and the window, as boxes: left, top, right, bottom.
COACH = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const panel = document.querySelector("section.coach");
  return {
    title: panel.querySelector("h2").innerText,
    reads: panel.querySelector("[data-go-on].main") !== null,
    panel: box(panel),
    rings: [...document.querySelectorAll(".spotlight .ring")].map(box),
    steps: [...document.querySelectorAll(".spotlight .ring.hint")].map(
      (ring) => ({ box: box(ring), number: ring.querySelector(".number")?.innerText ?? null })),
    window: [0, 0, innerWidth, innerHeight],
    state: document.querySelector("[data-state]").dataset.state,
  };
}"""
# The rings have followed what moved, and the panel has made way for them.
SETTLED = """() => new Promise((done) => {
  let before = "", still = 0;
  const look = () => {
    const now = JSON.stringify(COACH());
    still = now === before ? still + 1 : 0;
    before = now;
    if (still > 2) done(true); else requestAnimationFrame(look);
  };
  look();
})""".replace("COACH", f"({COACH})")


def coach(page: Page) -> Any:
    page.evaluate(SETTLED)
    return page.evaluate(COACH)


def overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def begin(visitor: Visitor, game: str) -> Page:
    visitor.go(f"/learn/{game}")
    assert visitor.axe_violations() == []
    visitor.page.locator("main button.main").first.click()
    visitor.page.wait_for_selector("section.coach [data-go-on]")
    visitor.page.wait_for_selector(f".{game}")
    return visitor.page


def follow(page: Page, steps: Any) -> None:
    """Do the first step that the coach suggests: press its places one after the other."""
    for step in steps:
        if step["number"] not in (steps[0]["number"], None):
            break
        left, top, right, bottom = step["box"]
        page.mouse.click((left + right) / 2, (top + bottom) / 2)


@pytest.mark.parametrize(("game", "lessons"), [("nile", 6), ("fertility", 8)])
def test_each_lesson_of_the_guided_game_points_at_its_subject_and_does_not_cover_it(
    visit, game: str, lessons: int
) -> None:
    visitor = visit(size=SMALL_DESKTOP)
    page = begin(visitor, game)
    met: list[str] = []
    for _ in range(80):
        seen = coach(page)
        if seen["title"] not in (*met, "Your coach"):
            met.append(seen["title"])
            check_pointing(page, seen)
            resize(page, PHONE)
            check_pointing(page, coach(page))
            resize(page, SMALL_DESKTOP)
            seen = coach(page)
        if len(met) == lessons:
            break
        if seen["reads"]:
            page.locator("[data-go-on]").click()
        elif seen["steps"]:
            follow(page, seen["steps"])
        else:  # the suggestion is being worked out, or the opponent moves
            page.wait_for_timeout(100)
    assert len(met) == lessons, met
    assert visitor.axe_violations() == [] and visitor.untranslated() == []


def check_pointing(page: Page, seen: Any) -> None:
    """Something is marked, in the window, and the coach's panel is not in front of it."""
    where = f"{seen['title']} at {page.viewport_size}"
    assert seen["rings"], f"nothing is marked: {where}"
    for ring in seen["rings"]:
        assert overlap(ring, seen["window"]), f"marked outside the window: {where}"
        assert not overlap(ring, seen["panel"]), f"covered: {where}"
    left, top, right, bottom = seen["panel"]
    assert left >= 0 and top >= 0 and right <= seen["window"][2] and bottom <= seen["window"][3], where


def test_what_comes_under_a_pointer_at_rest_does_not_explain_itself_over_the_coach(visit) -> None:
    visitor = visit(size=SMALL_PHONE)
    page = begin(visitor, "nile")
    for _ in range(3):
        page.wait_for_timeout(600)  # longer than a tip takes to open
        assert page.locator(".tip").count() == 0
        page.locator("[data-go-on]").click()  # then the coach moves, and the pointer is over something else
        coach(page)
    page.locator("[data-card]").first.hover()
    page.wait_for_selector(".tip")


def test_the_guided_game_can_be_left_and_resumed_and_read_again(visit) -> None:
    visitor = visit(size=SMALL_DESKTOP)
    page = begin(visitor, "nile")
    bar = page.get_by_role("progressbar")
    for lesson in (1, 2):
        expect(bar).to_have_attribute("aria-valuenow", str(lesson))
        page.keyboard.press("Enter")  # nothing has the focus, so it goes on
    expect(bar).to_have_attribute("aria-valuenow", "3")
    title = page.locator("section.coach h2")
    now = title.inner_text()
    page.locator("section.coach").get_by_role("button", name="Back").click()
    expect(bar).to_have_attribute("aria-valuenow", "2")
    assert title.inner_text() != now
    visitor.press("Forward")
    expect(title).to_have_text(now)
    page.get_by_role("button", name="Collapse the coach").click()
    expect(page.locator("[data-go-on]")).to_have_count(0)
    visitor.go("/learn/nile")
    visitor.wait_for_text("2 of 18 lessons done")
    visitor.press("Continue your first game")
    expect(title).to_have_text(now)
    expect(bar).to_have_attribute("aria-valuenow", "3")
    page.get_by_role("link", name="Play on without the coach").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.coach")).to_have_count(0)


def test_a_short_lesson_says_what_was_wrong_and_praises_what_is_right(visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    visitor.go("/learn/nile?lesson=speculation")
    page.wait_for_selector("[data-lesson=task]")
    assert visitor.axe_violations() == []
    page.locator("[data-card=papyrus-castor]").click()
    page.locator("[data-spot=main]").click()
    page.wait_for_selector("[data-lesson=again]")
    visitor.press("Try again")
    page.wait_for_selector("[data-lesson=task]")
    page.locator("[data-card=wheat-lettuce]").click()
    page.locator("[data-spot=main]").click()
    page.wait_for_selector("[data-lesson=praise]")
    assert visitor.axe_violations() == [] and visitor.untranslated() == []
    visitor.press("All lessons")
    expect(page.locator("a.lesson.solved")).to_have_count(1)
