"""Shared code knows no game by name: only a game's own modules, tests, tools and documentation may name it."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from akhet.games import BUILT_IN

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "akhet"
WEB = ROOT / "web" / "src"
GENERATED = WEB / "lib" / "protocol.ts"
NAME = re.compile("|".join(BUILT_IN), re.IGNORECASE)
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`/])//[^\n]*", re.DOTALL)


def is_of_a_game(file: Path) -> bool:
    """In a folder or a file that has a game's name."""
    return any(NAME.search(part) for part in file.relative_to(ROOT).parts[2:])


def code_of(source: str) -> str:
    """Python without comments and docstrings, which may give examples."""
    docstrings = {
        node.body[0].value.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    }
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(
        token.string
        for token in tokens
        if token.type != tokenize.COMMENT and not (token.type == tokenize.STRING and token.start[0] in docstrings)
    )


def python_files() -> list[Path]:
    return [file for file in sorted(PACKAGE.rglob("*.py")) if not is_of_a_game(file)]


def web_files() -> list[Path]:
    found = [file for ending in ("*.ts", "*.svelte", "*.css") for file in WEB.rglob(ending)]
    return [file for file in sorted(found) if not is_of_a_game(file) and file != GENERATED]


def test_a_name_in_code_is_found_and_one_in_a_docstring_is_not():
    assert NAME.search(code_of('"""For example NILE."""\nx = 1  # nile\n')) is None
    assert NAME.search(code_of('if game == "nile":\n    pass\n'))
    assert NAME.search(code_of("from akhet.games.fertility import state\n"))
    assert WEB_COMMENT.sub("", '// of nile\nconst page = "https://x";') == '\nconst page = "https://x";'


@pytest.mark.parametrize("file", python_files(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_python_names_no_game(file: Path):
    assert NAME.findall(code_of(file.read_text("utf-8"))) == []


@pytest.mark.parametrize("file", web_files(), ids=lambda file: str(file.relative_to(WEB)))
def test_the_browser_app_names_no_game(file: Path):
    assert NAME.findall(WEB_COMMENT.sub("", file.read_text("utf-8"))) == []
