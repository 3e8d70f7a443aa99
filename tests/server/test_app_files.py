"""The browser app as the house gives it out: one page for every address of it, and no file beside its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import GENEROUS
from tests.server.houses import RunningHouse


@pytest.fixture(scope="module")
def app_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with an app of three files, and a secret beside it."""
    folder = tmp_path_factory.mktemp("app")
    app = folder / "dist"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text("<!doctype html><title>Akhet</title>")
    (app / "manifest.webmanifest").write_text("{}")
    (app / "assets" / "index-abc.js").write_text("1;")
    (folder / "secret.txt").write_text("nobody's")
    house = RunningHouse(f"sqlite:///{folder / 'akhet.sqlite'}", app_dir=app, **GENEROUS)
    yield house
    house.close()


@pytest.mark.parametrize(
    "path", ["/", "/tables", "/me", "/table/abcdefgh", "/replay/abcdefgh", "/rules/nile", "/learn/nile"]
)
def test_every_address_of_the_app_is_its_one_page(app_house: RunningHouse, path: str) -> None:
    answer = httpx.get(app_house.url + path)
    assert answer.status_code == 200 and "<title>Akhet</title>" in answer.text
    assert (
        answer.headers["cache-control"] == "no-cache"
        and "script-src 'self'" in answer.headers["content-security-policy"]
    )


def test_what_is_named_by_its_content_is_kept_for_ever(app_house: RunningHouse) -> None:
    answer = httpx.get(f"{app_house.url}/assets/index-abc.js")
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{app_house.url}/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/secret.txt",
        "/.x",
    ],
)
def test_no_file_but_the_apps_own_is_given_out(app_house: RunningHouse, path: str) -> None:
    answer = httpx.get(app_house.url + path)
    assert answer.status_code == 404 and "nobody" not in answer.text


def test_where_the_app_is_not_built_the_page_says_so(open_house: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = open_house(app_dir=tmp_path / "nothing")
    answer = httpx.get(house.url)
    assert answer.status_code == 404 and "make web" in answer.text
