"""The documentation is complete, its links lead somewhere, and its site needs no other host."""

import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml

from akhet.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "examples").glob("*.md")])
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def anchors(page: Path) -> set[str]:
    """The anchors of a page: its headings as GitHub and Zensical turn them into ids, and those that it gives itself."""
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", text), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'id="([^"]+)"', text)) | set(re.findall(r"^::: (\S+)$", text, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link, anchor in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        target = (page.parent / link).resolve() if link else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{link}#{anchor}"


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=name_of)
def test_a_page_of_the_site_links_only_to_pages_of_the_site(page: Path) -> None:
    for link, _ in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        if link and not link.startswith(("http://", "https://", "mailto:")):
            assert (page.parent / link).resolve().is_relative_to(DOCS), link


def entries(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return [entry for part in parts for entry in entries(part)]


def test_the_navigation_has_every_page_once() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    assert sorted(entries(site["nav"])) == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))


class Loads(HTMLParser):
    """The addresses that a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src"}.get(tag)
        values = dict(attrs)
        if tag != "link" or values.get("rel") != "canonical":
            self.found += [value for key, value in attrs if key == name and value]


def test_the_site_builds_strictly_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """In a copy, so that nothing is written beside the sources."""
    shutil.copytree(DOCS, tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--strict"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    pages = sorted((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        parser = Loads()
        parser.feed(page.read_text("utf-8"))
        assert not [address for address in parser.found if re.match(r"(https?:)?//", address)], page.name
    reference = (tmp_path / "site" / "api.html").read_text("utf-8")
    names = re.findall(r"^::: (\S+)$", (DOCS / "api.md").read_text("utf-8"), re.MULTILINE)
    assert len(names) > 20 and all(f'id="{name}"' in reference for name in names)


def test_every_setting_is_on_its_page_with_its_default() -> None:
    page = (DOCS / "settings.md").read_text("utf-8")
    for setting in fields(Settings):
        if setting.name == "workers":  # an option of the command
            assert "| `--workers` | 1 |" in page
            continue
        row = re.search(rf"^\| `{PREFIX}{setting.name.upper()}` \| `?([^|`]*)`? \|", page, re.MULTILINE)
        assert row is not None, setting.name
        shown = {"none": "", "no": False}.get(row[1].strip(), row[1].strip())
        assert setting.default == (type(setting.default)(shown) if not isinstance(shown, bool) else shown), setting.name


def test_the_settings_are_those_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"Akhet {version}." in (DOCS / "settings.md").read_text("utf-8")
