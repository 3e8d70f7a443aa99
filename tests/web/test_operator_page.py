"""The operator's page in a browser: a report comes in, and the operator acts on it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.server.test_admin import admin, run_admin
from tests.web.visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(scope="module")
def with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = f"sqlite:///{tmp_path_factory.mktemp('operator') / 'akhet.sqlite'}"
    server = RunningServer(database, wait_for_bots=False, admin_page="yes", **GENEROUS)
    yield server
    server.close()


@pytest.fixture
def sign_in(chromium: Any, with_page: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Opens browsers in which the operator has entered a code, by keyboard."""
    monkeypatch.setenv("AKHET_ADMIN_PAGE", "yes")
    visitors: list[Visitor] = []

    def start(**choices: Any) -> Visitor:
        visitor = Visitor(chromium, with_page, **choices)
        visitors.append(visitor)
        visitor.go("/admin")
        assert visitor.axe_violations() == []
        code = re.search("[0-9A-Z]{4}(-[0-9A-Z]{4}){5}", run_admin(with_page.database, "page").stdout)
        assert code is not None
        visitor.page.locator("input[name=code]").focus()
        visitor.page.keyboard.type(code.group())
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_url("**/admin/reports")
        return visitor

    yield start
    for visitor in visitors:
        visitor.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []


def reported_table(server: RunningServer, names: tuple[str, str]) -> str:
    mia, otto = (Guest(server, name) for name in names)
    table = mia.open("nile", "me", "open")
    otto.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    mia.post(f"/api/tables/{table['id']}/reports", seat=1, reason="insults", text="Read what he wrote")
    return table["id"]


def test_a_report_is_read_and_its_table_deleted(sign_in: Any, with_page: RunningServer) -> None:
    table = reported_table(with_page, ("Mia Page", "Otto Page"))
    operator = sign_in(size=PHONE)
    card = operator.page.locator(".rows > li", has_text="Otto Page")
    assert "Read what he wrote" in card.inner_text()
    assert operator.axe_violations() == [] and not operator.scrolls_sideways()
    operator.screenshot("operator-reports")
    card.get_by_role("link", name="Delete the table").click()
    operator.page.get_by_label("Why?").fill("insults")
    assert operator.axe_violations() == []
    operator.screenshot("operator-action")
    operator.page.get_by_role("button", name="Delete the table").click()
    operator.wait_for_text(f"Table {table} is deleted.")
    (row,) = admin(with_page, "log", "--limit", "1")
    assert (row["action"], row["target"], row["reason"]) == ("delete", table, "insults")
    operator.press("Sign out")
    operator.page.locator("input[name=code]").wait_for()
    operator.page.goto(f"{with_page.url}/admin")
    assert operator.page.locator("input[name=code]").count() == 1


@pytest.mark.parametrize(
    ("size", "language", "colours"), [(DESKTOP, "de", "dark"), (PHONE, "fr", "light"), (PHONE, "nl", "dark")]
)
def test_every_list_is_accessible_and_translated(
    sign_in: Any, with_page: RunningServer, size: dict[str, int], language: str, colours: str
) -> None:
    reported_table(with_page, (f"Mia {language}", f"Otto {language}"))
    admin(with_page, "ban", "--address", "192.0.2.0/24", "--reason", "a test")
    operator = sign_in(size=size, language=language, colours=colours)
    lists = operator.page.locator("nav a")
    assert lists.count() == 7
    for number in range(7):
        lists.nth(number).click()
        operator.page.locator("nav a[aria-current=page]").nth(0).wait_for()
        assert operator.axe_violations() == [] and not operator.scrolls_sideways()
        assert not re.search(r"\badmin-[a-z]", operator.page.inner_text("body"))
        operator.screenshot(f"operator-{language}-{number}")
    assert operator.page.evaluate("document.documentElement.lang") == language
