"""Every ruling of a rules page has a test that names it and code that names it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE_RULING = re.compile(r"^- \*\*([NF]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
CITED = re.compile(r"\b[NF]\d+(?:\.\d+)?\b")
CITED_RANGE = re.compile(r"\b([NF]\d+)\.(\d+) to \1\.(\d+)\b")


def rulings(game: str) -> list[str]:
    """The numbers of the rulings of a game's page; tests/test_rules_pages.py compares the languages."""
    return PAGE_RULING.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def rulings_with_a_test() -> set[str]:
    """The numbers in every `@ruling(...)` of the tests."""
    numbers: set[str] = set()
    for source in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "ruling":
                        numbers |= {str(number.value) for number in mark.args if isinstance(number, ast.Constant)}
    return numbers


def cited_by_code(game: str) -> set[str]:
    numbers: set[str] = set()
    folder = ROOT / "src" / "akhet" / "games" / game
    sources = [source for source in folder.rglob("*.py") if source.name != "schema.py"]  # types carry nothing out
    texts = [text for source in sources for text in explanations(source.read_text("utf-8"))]
    for text in [*texts, (folder / "components.toml").read_text("utf-8")]:
        numbers |= set(CITED.findall(text))
        for section, first, last in CITED_RANGE.findall(text):
            numbers |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
    return numbers


def explanations(source: str) -> Iterator[str]:
    """The docstrings of functions and classes, and the comments.

    The docstring of a module names whole sections, so it does not say where a ruling is carried out.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def test_the_docstring_of_a_module_cites_no_ruling() -> None:
    source = '"""N3.10 to N3.15."""\n\n\ndef plant():\n    """N3.12: plant."""\n    return 1  # N3.13\n'
    assert list(explanations(source)) == ["N3.12: plant.", "# N3.13"]


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_the_rules_page_has_rulings(game: str) -> None:
    found = rulings(game)
    assert len(found) >= 50 and len(found) == len(set(found))


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_every_ruling_has_a_test(game: str) -> None:
    assert set(rulings(game)) - rulings_with_a_test() == set()


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_no_test_names_an_unknown_ruling(game: str) -> None:
    assert {number for number in rulings_with_a_test() if number[0] == game[0].upper()} - set(rulings(game)) == set()


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_every_ruling_is_cited_by_the_code_that_carries_it_out(game: str) -> None:
    assert set(rulings(game)) - cited_by_code(game) == set()
