"""The files of the browser app: one page for each of its addresses, and no file from outside its folder."""

import gzip
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from akhet.server.http.pages import _compressed
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

NILE = 100 * "The river rises. "
TEXTS = ["icon.svg", "sw.js", "files.json", "style.css", "page.html", "words.ftl", "app.webmanifest"]


@pytest.fixture(scope="module")
def app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a small app, and a secret file beside its folder."""
    folder = tmp_path_factory.mktemp("app")
    app = folder / "dist"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text("<!doctype html><title>Akhet</title>")
    (app / "manifest.webmanifest").write_text("{}")
    (app / "assets" / "index-abc.js").write_text("1;")
    for name in TEXTS:
        (app / name).write_text(NILE)
    for name in ("icon.png", "preview.png", "preview-nile.png"):
        (app / name).write_bytes(NILE.encode())
    (folder / "secret.txt").write_text("top secret")
    server = RunningServer(f"sqlite:///{folder / 'akhet.sqlite'}", app_dir=app, wait_for_bots=False, **GENEROUS)
    yield server
    server.close()


@pytest.mark.parametrize(
    "path",
    ["/", "/tables", "/me", "/table/abcdefgh", "/replay/abcdefgh", "/rules/nile", "/learn/nile", "/puzzles/nile"],
)
def test_every_address_of_the_app_is_its_one_page(app_server: RunningServer, path: str) -> None:
    answer = httpx.get(app_server.url + path)
    assert answer.status_code == 200 and "<title>Akhet</title>" in answer.text
    assert (
        answer.headers["cache-control"] == "no-cache"
        and "script-src 'self'" in answer.headers["content-security-policy"]
    )


def test_a_file_named_by_its_content_is_cached_for_ever(app_server: RunningServer) -> None:
    answer = httpx.get(f"{app_server.url}/assets/index-abc.js")
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{app_server.url}/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_is_compressed_if_the_client_accepts_it(app_server: RunningServer, name: str) -> None:
    address = f"{app_server.url}/{name}"
    answer = httpx.get(address, headers={"Accept-Encoding": "br, gzip"})
    assert answer.text == NILE and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(NILE) / 5
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert plain.text == NILE and "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == answer.headers["content-type"]
    assert plain.headers["vary"] == answer.headers["vary"] == "Accept-Encoding"


def test_a_file_that_is_not_a_text_is_not_compressed(app_server: RunningServer) -> None:
    answer = httpx.get(f"{app_server.url}/icon.png", headers={"Accept-Encoding": "gzip"})
    assert answer.text == NILE and "content-encoding" not in answer.headers


def test_a_changed_file_is_compressed_again(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("old")
    old = _compressed(page, 1)
    page.write_text("new")
    assert _compressed(page, 1) == old and gzip.decompress(_compressed(page, 2)) == b"new"


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
def test_no_file_from_outside_the_folder_is_sent(app_server: RunningServer, path: str) -> None:
    answer = httpx.get(app_server.url + path)
    assert answer.status_code == 404 and "secret" not in answer.text


def test_if_the_app_is_not_built_the_page_says_so(open_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    server = open_server(wait_for_bots=False, app_dir=tmp_path / "nothing")
    answer = httpx.get(server.url)
    assert answer.status_code == 404 and "make web" in answer.text


# Previews of links


def tags_of(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    page = httpx.get(server.url + path, headers=headers).text
    return {name: unescape(content) for name, content in re.findall('property="([a-z:]+)" content="([^"]*)"', page)}


def test_a_link_to_a_table_has_a_preview_for_those_who_may_see_it(app_server: RunningServer) -> None:
    mia = Guest(app_server, "Mia <3")
    table = mia.open("nile", "me", "open")
    invited = f"/table/{table['id']}?invite={table['invite']}"
    tags = tags_of(app_server, invited)
    assert tags["og:title"] == "NILE: Mia <3" and tags["og:description"] == "A seat is free. Sit down and play."
    assert tags["og:image"] == f"{app_server.url}/preview-nile.png"
    assert httpx.get(tags["og:image"]).status_code == 200
    assert tags_of(app_server, invited, **{"Accept-Language": "de"})["og:description"].startswith("Ein Platz ist frei")
    # Without the invitation, or with a wrong one, not even the game is told.
    for path in (f"/table/{table['id']}", f"/table/{table['id']}?invite=wrong", "/table/abcdefgh", "/"):
        assert tags_of(app_server, path)["og:title"] == "Akhet"
    public = mia.open("fertility", "me", "open", public=True)
    tags = tags_of(app_server, f"/table/{public['id']}")
    assert tags["og:title"] == "Fertility: Mia <3"
    assert tags["og:image"] == f"{app_server.url}/preview.png"  # this small app has no picture of Fertility
