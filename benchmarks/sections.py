"""Pages that several commands write: each keeps to the section between its own marks, and to what it measured."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def keep(folder: Path, name: str, found: dict[str, Any]) -> None:
    """What was measured today, for the page to be made from whenever more of it is measured."""
    found["date"] = f"{datetime.now(UTC):%Y-%m-%d}"
    (folder / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def section(page: str, name: str) -> str | None:
    """What stands between the marks, with them; None where there is nothing."""
    found = re.search(_pattern(name), page, re.DOTALL)
    return found[0] if found else None


def with_section(page: str, name: str, text: str) -> str:
    """The page with its section otherwise; a new one comes last."""
    marked = text if text.startswith(_mark(name)) else f"{_mark(name)}\n{text.strip()}\n{_mark(f'/{name}')}"
    if section(page, name) is not None:
        return re.sub(_pattern(name), lambda _: marked, page, count=1, flags=re.DOTALL)
    return f"{page.rstrip()}\n\n{marked}\n"


def row(page: str, head: str, figures: str | None) -> str:
    """A table's row. What nothing was found of here stays as the page has it: it was played on another machine."""
    if figures is not None:
        return f"{head} {figures} |"
    return next((line for line in page.splitlines() if line.startswith(head)), f"{head} not played yet |")


def _mark(name: str) -> str:
    return f"<!-- {name} -->"


def _pattern(name: str) -> str:
    return re.escape(_mark(name)) + ".*" + re.escape(_mark(f"/{name}"))
