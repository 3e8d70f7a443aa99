"""The ground floor stands on the standard library, NumPy and Numba alone: the GPU machine has nothing else."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "akhet"
ALLOWED = {*sys.stdlib_module_names, "numpy", "numba"}
GROUND = sorted([*(PACKAGE / "kernel").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])


@pytest.mark.parametrize("source", GROUND, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_the_ground_floor_imports_nothing_else(source: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    foreign = {name for name in imported if name.partition(".")[0] not in ALLOWED}
    assert {name for name in foreign if not name.startswith(("akhet.kernel", "akhet.games"))} == set()
