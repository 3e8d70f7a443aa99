"""Fertility with three bots, at the usual pace: what each of them does is shown one after the other, and summed up."""

import re
from itertools import groupby, pairwise

from playwright.sync_api import expect

from tests.web.test_feel import seat_among_bots

# Notes every line of the news while others play, with the time and whose city is shown, and everything that flies.
WATCH = """() => {
  window.news = [];
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.matches?.('.flight')) window.flown++;
    const words = document.querySelector('.news.busy [data-news]')?.textContent.trim();
    if (words && words !== window.news.at(-1)?.words) {
      const city = document.querySelector('.city').dataset.spot;
      window.news.push({ words, city, at: performance.now() });
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
# Plays a turn on a connection of its own: a press on the page would skip what it shows.
PLAY = """(table) => new Promise((played) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', protocol: 1, seat: 0 });
  socket.onmessage = ({ data }) => {
    const { scene } = JSON.parse(data);
    if (scene && !scene.moves) socket.close(played());
    else if (scene) {
      const after = scene.step_version;
      send({ type: 'step', id: `own-step-${after}`, seat: 0, after, move: scene.moves.at(-1) });
    }
  };
})"""
SKIPPED = 3  # rounds: at first hardly anybody supplies a Shop
OPPONENTS = ["Farmer", "Farmer 2", "Farmer 3"]
DID = re.compile(r"(Farmer(?: \d)?) (places|creates|builds|supplies|fully supplies|gets|takes) .*")


def test_what_the_opponents_do_is_seen_one_after_the_other(visit):
    visitor = visit(pace="normal", motion="no-preference")
    seat_among_bots(visitor, "fertility", 3)
    page = visitor.page
    for _ in range(SKIPPED):
        page.evaluate(PLAY, visitor.table)
        page.get_by_role("button", name="Skip").click()
        page.wait_for_selector("[data-state=mine]")
    page.evaluate(WATCH)
    page.evaluate(PLAY, visitor.table)
    page.wait_for_function("() => window.news.length > 0")
    page.wait_for_selector("[data-state=mine]")

    news = [(found, one) for one in page.evaluate("window.news") if (found := DID.match(one["words"]))]
    assert all(one["city"] == f"city:{OPPONENTS.index(found[1]) + 1}" for found, one in news)
    expect(page.locator(".city")).to_have_attribute("data-spot", "city:0")
    shown = [(*found.groups(), one["at"]) for found, one in news]
    by_seat = {name: [verb for _, verb, _ in did] for name, did in groupby(shown, lambda one: one[0])}
    assert list(by_seat) == OPPONENTS
    for verbs in by_seat.values():
        assert verbs[0] == "places"
        assert verbs[-1] == "takes"
    assert {"builds", "fully supplies"} <= {verb for _, verb, _ in shown}
    # On a busy machine a single line may come late, and the next one soon after it.
    long = [later - earlier > 200 for (_, _, earlier), (_, _, later) in pairwise(shown)]
    assert sum(long) >= 0.8 * len(long)
    assert page.evaluate("window.flown") >= len(shown)

    page.get_by_role("button", name=re.compile("Since your last turn")).click()
    lines = page.locator(".recap li")
    lines.first.wait_for()
    assert [line.strip().partition(" placed ")[0] for line in lines.all_inner_texts()] == OPPONENTS
    assert visitor.problems == []
