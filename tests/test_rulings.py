"""Every ruling of a rules page has a test that names it and code that names it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE_RULING = re.compile(r"^- \*\*([NF]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
CITED = re.compile(r"\b[NF]\d+(?:\.\d+)?\b")
CITED_RANGE = re.compile(r"\b([NF]\d+)\.(\d+) to \1\.(\d+)\b")


def rulings(game: str) -> list[str]:
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
    for source in (ROOT / "src" / "akhet" / "games" / game).rglob("*"):
        if source.suffix in (".py", ".toml") and source.name != "schema.py":  # types carry nothing out
            text = source.read_text("utf-8")
            numbers |= set(CITED.findall(text))
            for section, first, last in CITED_RANGE.findall(text):
                numbers |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
    return numbers


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
