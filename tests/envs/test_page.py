"""docs/environments.md: its examples run, its tables agree with the code, and its links work."""

import io
import os
import re
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from dataclasses import fields
from pathlib import Path

import pytest

from akhet.envs import CudaBatchEnv
from akhet.games.fertility import setup as fertility
from akhet.games.nile import setup as nile
from tools.docs.env_tables import written

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLE = re.compile(
    r"(?:^<!-- needs (?P<needs>[^>]+) -->\n)?^```python\n(?P<code>.*?)^```\n(?:\n^```text\n(?P<prints>.*?)^```\n)?",
    re.MULTILINE | re.DOTALL,
)
EXAMPLES = [found.groupdict() for found in EXAMPLE.finditer(TEXT)]


def examples(needs: str | None) -> list[pytest.ParameterSet]:
    """The examples that need this, named by their headings."""
    return [
        pytest.param(
            found["code"], found["prints"], id=re.findall(r"^##+ (.*)$", TEXT[: found.start()], re.MULTILINE)[-1]
        )
        for found in EXAMPLE.finditer(TEXT)
        if found["needs"] == needs
    ]


@pytest.mark.parametrize(("code", "prints"), examples(None))
def test_the_examples_print_what_the_page_shows(code: str, prints: str) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(code, str(PAGE), "exec"), {})
    assert printed.getvalue() == prints


@pytest.mark.parametrize(("code", "prints"), examples("a GPU"))
def test_the_example_for_a_gpu_runs_in_the_simulator(code: str, prints: None) -> None:
    """With fewer games and steps, because the simulator is slow."""
    few = code.replace("games=1 << 20", "games=4").replace("range(100)", "range(2)")
    assert few.count("games=4") == few.count("range(2)") == 1
    simulated = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "AKHET_RULES": "interpreted"}
    run = subprocess.run([sys.executable, "-c", few], env=simulated, capture_output=True, check=False)
    assert run.returncode == 0 and re.fullmatch(rb"\[.*\] \d+\.\d+\n", run.stdout), run.stderr.decode()


def test_examples_that_cannot_run_here_are_valid_python() -> None:
    for example in EXAMPLES:
        compile(example["code"], str(PAGE), "exec")
    assert len(EXAMPLES) == TEXT.count("```python") == 13


def test_the_page_shows_the_error_without_a_gpu() -> None:
    try:
        CudaBatchEnv("nile", 1)
    except RuntimeError as error:
        said = re.sub(r"\(.*\)", "(…)", str(error))
        assert said in re.sub(r"\(CUDA driver[^)]*\)", "(…)", TEXT)
    else:
        pytest.skip("there is a GPU here")


def test_the_tables_agree_with_the_code() -> None:
    assert written(TEXT) == TEXT, "write them again: .venv/bin/python -m tools.docs.env_tables"


@pytest.mark.parametrize(("heading", "options"), [("NILE", nile.Options), ("Fertility", fertility.Options)])
def test_every_option_is_listed(heading: str, options: type) -> None:
    table = TEXT.split(f"\n| {heading} | | |\n")[1].split("\n\n")[0]
    listed = re.findall(r"^\| `(\w+)`", table, re.MULTILINE)
    assert listed == [option.name for option in fields(options) if option.name != "board_words"]


def test_links_work() -> None:
    for link, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", TEXT):
        page = (PAGE.parent / link).resolve() if link else PAGE
        assert page.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
            assert anchor in {slug(heading) for heading in headings}, f"{link}#{anchor}"


def slug(heading: str) -> str:
    """The anchor that GitHub makes from a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    for name in ("version", "license"):
        assert re.search(rf"^{name}: {re.escape(project[name])}$", citation, re.MULTILINE)
        assert f"{name} = {{{project[name]}}}" in TEXT
    assert project["authors"][0]["name"] in citation and project["authors"][0]["name"] in TEXT
