"""Run a notebook's cells in order, without Jupyter, and store their outputs: `run_notebook.py balance.ipynb --keep`.

The value of a cell's last line is shown as in Jupyter, with its `_repr_svg_` if it has one.
"""

import argparse
import ast
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any


def run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run one cell with the names of the cells before it. Returns its outputs as a notebook stores them."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = lines(value._repr_svg_())
        outputs.append({"data": data, "metadata": {}, "output_type": "execute_result"})
    return outputs


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Run a notebook's cells in order, without Jupyter.")
    parser.add_argument("notebook", type=Path)
    parser.add_argument("--keep", action="store_true", help="write the outputs into the notebook")
    asked = parser.parse_args()
    notebook = json.loads(asked.notebook.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, start=1):
        cell["outputs"], cell["execution_count"] = run_cell("".join(cell["source"]), names), number
        for output in cell["outputs"]:
            if output["output_type"] == "execute_result":
                output["execution_count"] = number
            print("".join(output.get("text") or output["data"]["text/plain"]))
    if asked.keep:
        asked.notebook.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
