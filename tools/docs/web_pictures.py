"""Make pictures of the browser app: `.venv/bin/python -m tools.docs.web_pictures` after `make web`.

Those of the README show real games on a real server, so every run gives different ones. Look at them before you commit
them. Those of links (server/http/previews.py) show each game's drawing on the start page.
"""

import os
import random
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from akhet.server.http.previews import SIZE as PREVIEW
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.web.players import play_fertility, play_nile
from tests.web.test_games import start
from tests.web.visitor import Visitor
from tools.chromium import FLAGS

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PRESSES = {"nile": 12, "fertility": 30}
SIZE = {"width": 1280, "height": 1080}
PLAY = {"nile": play_nile, "fertility": play_fertility}
TIDY = """() => {
  scrollTo(0, 0);
  document.activeElement.blur();
  for (const list of document.querySelectorAll("details[open]")) list.open = false;
}"""
TITLES = {"nile": "NILE", "fertility": "Fertility"}
PUBLIC = Path(__file__).parents[2] / "web" / "public"
# The drawing of a game above its name: what remains of the start page.
COMPOSE = """([number, title]) => {
  const article = document.querySelectorAll("article")[number ?? 0];
  const [drawing, sun] = [article.querySelector("svg"), document.querySelector("header svg")];
  const said = number === null ? document.querySelector("h1") : article.querySelector("p");
  const page = document.createElement("div");
  page.className = "preview";
  const words = document.createElement("div");
  words.append(sun, Object.assign(document.createElement("strong"), { textContent: title }));
  page.append(drawing, words, Object.assign(document.createElement("p"), { textContent: said.textContent }));
  document.body.replaceChildren(page);
}"""
STYLE = """
.preview { position: fixed; inset: 0; display: grid; grid-template-rows: auto 1fr auto; padding-bottom: 52px;
  background: var(--sheet); color: var(--ink); }
.preview > svg { width: 100%; display: block; }
.preview > div { display: flex; align-items: center; gap: 28px; padding: 0 56px; }
.preview > div svg { width: 110px; height: auto; }
.preview strong { font: 700 92px/1 var(--title); }
.preview p { padding: 0 56px; font-size: 34px; color: var(--ink-soft); }
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(f"sqlite:///{folder}/akhet.sqlite", **GENEROUS)
        path = shutil.which(os.environ.get("CHROMIUM", "chromium"))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game, play in PLAY.items():
            visitor = Visitor(browser, server, size=SIZE)
            start(visitor, game, "scribe")
            play(visitor, random.Random(11), presses=PRESSES[game])
            visitor.page.wait_for_selector("[data-state=mine], [data-state=over]")
            visitor.page.evaluate(TIDY)
            visitor.page.screenshot(path=IMAGES / f"{game}-table.png")
            visitor.close()
        draw_previews(browser, server)
        browser.close()
        server.close()


def draw_previews(browser: Browser, server: RunningServer) -> None:
    """The pictures that messengers show of a link, in English."""
    width, height = PREVIEW
    titles = [(None, "Akhet", "preview"), *((n, TITLES[game], f"preview-{game}") for n, game in enumerate(PLAY))]
    for number, title, name in titles:
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en", bypass_csp=True)
        page.goto(server.url)
        page.wait_for_selector("article svg")
        page.add_style_tag(content=STYLE)
        page.evaluate(COMPOSE, [number, title])
        page.screenshot(path=PUBLIC / f"{name}.png")
        page.close()


if __name__ == "__main__":
    main()
