"""A real Chromium and a real server: the app as people see it. `make test` builds the app and installs the browser."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from akhet.server.http.pages import APP
from tests.server.conftest import GENEROUS, open_server  # noqa: F401 (a fixture)
from tests.server.servers import RunningServer
from tests.web import known_dice
from tests.web.visitor import Visitor
from tools.chromium import FLAGS

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell fixtures, at their end, whether the test has failed."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    assert path is not None, "Install Chromium, or name it with CHROMIUM=…; `make test` installs it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def dice_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        file = tmp_path_factory.mktemp("dice") / "test"
        file.touch()
        patch.setenv(known_dice.FILE, str(file))
        yield file


@pytest.fixture
def dice(dice_file: Path, request: pytest.FixtureRequest) -> None:
    """From now on, tables are dealt with the dice of this test."""
    dice_file.write_text(request.node.name, "utf-8")


@pytest.fixture(scope="session")
def web_server(tmp_path_factory: pytest.TempPathFactory, dice_file: Path) -> Iterator[RunningServer]:
    assert (APP / "index.html").is_file(), "The browser app is not built: `make web` does it."
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'akhet.sqlite'}"
    limits: dict[str, Any] = GENEROUS | {"review_plans": 250_000}
    server = RunningServer(database, command=known_dice.COMMAND, **limits)
    yield server
    server.close()


@pytest.fixture
def visit(
    chromium: Browser, web_server: RunningServer, dice: None, request: pytest.FixtureRequest
) -> Iterator[type[Visitor]]:
    """Opens browsers, one per person. A failed test leaves a screenshot of each. A page must not have written errors or
    warnings to its console."""
    visitors: list[Visitor] = []

    def start(**choices: object) -> Visitor:
        visitor = Visitor(chromium, web_server, **choices)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield start  # type: ignore[misc]
    for number, visitor in enumerate(visitors):
        if request.node.stash[FAILED] or visitor.problems:
            visitor.screenshot(f"{request.node.name}-{number}")
        visitor.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
