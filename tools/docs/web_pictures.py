"""Make the README's pictures of the browser app: `.venv/bin/python -m tools.docs.web_pictures` after `make web`.

They show real games on a real server, so every run gives different ones. Look at them before you commit them.
"""

import os
import random
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

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
            visitor.page.evaluate("scrollTo(0, 0); document.activeElement.blur()")
            visitor.page.screenshot(path=IMAGES / f"{game}-table.png")
            visitor.close()
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
