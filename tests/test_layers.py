"""The kernel and the games import only the standard library, NumPy and Numba: the GPU machine has nothing else."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "akhet"
ALLOWED = {*sys.stdlib_module_names, "numpy", "numba"}
LOWEST = sorted([*(PACKAGE / "kernel").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])


@pytest.mark.parametrize("source", LOWEST, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_the_kernel_and_the_games_import_nothing_else(source: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    foreign = {name for name in imported if name.partition(".")[0] not in ALLOWED}
    assert {name for name in foreign if not name.startswith(("akhet.kernel", "akhet.games"))} == set()
