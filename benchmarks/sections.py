"""Pages that several commands write: each command replaces only the section between its own marks."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def keep(folder: Path, name: str, found: dict[str, Any]) -> None:
    """Store a result, so that the page can be written again when more is measured."""
    found["date"] = f"{datetime.now(UTC):%Y-%m-%d}"
    (folder / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def section(page: str, name: str) -> str | None:
    """The section with its marks; None if there is none."""
    found = re.search(_pattern(name), page, re.DOTALL)
    return found[0] if found else None


def with_section(page: str, name: str, text: str) -> str:
    """The page with its section replaced; a new section is appended."""
    marked = text if text.startswith(_mark(name)) else f"{_mark(name)}\n{text.strip()}\n{_mark(f'/{name}')}"
    if section(page, name) is not None:
        return re.sub(_pattern(name), lambda _: marked, page, count=1, flags=re.DOTALL)
    return f"{page.rstrip()}\n\n{marked}\n"


def row(page: str, head: str, figures: str | None) -> str:
    """A row of a table. Without results here the page's row stays: it was played on another machine."""
    if figures is not None:
        return f"{head} {figures} |"
    return next((line for line in page.splitlines() if line.startswith(head)), f"{head} not played yet |")


def _mark(name: str) -> str:
    return f"<!-- {name} -->"


def _pattern(name: str) -> str:
    return re.escape(_mark(name)) + ".*" + re.escape(_mark(f"/{name}"))
