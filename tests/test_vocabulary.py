"""Plain words: the private dialect of earlier versions does not come back. docs/glossary.md has today's words."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RETIRED = {
    "house": "server",
    "door": "middleware, API",
    "wish": "command, request",
    "desk": "scratch",
    "taste": "weights",
    "hopes": "estimates",
    "thinker": "bot pool",
    "onlooker": "spectator",
    "what is none": "anything else",
    "unless said": "default:",
    "gone on with": "continued",
    "FairLine": "FairQueue",
    "mind_of": "heuristics_of",
}
WORD = re.compile("|".join(rf"\b{word}(?:s|es)?\b" for word in RETIRED), re.IGNORECASE)
FOLDERS = (
    "src",
    "tests",
    "tools",
    "benchmarks",
    "examples",
    "docs",
    "deploy",
    "web/src",
    "web/plugins",
    "web/tests",
    "locales/en",
)
ENDINGS = {".py", ".ts", ".cjs", ".svelte", ".css", ".md", ".ftl", ".toml", ".yml"}
FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Makefile", "hatch_build.py", "pyproject.toml")
# Names on the wire and in databases, which stay.
STAYS = re.compile(r"\bonlookers\b|\"house\"|`house`|(?:UPDATE|FROM) house", re.IGNORECASE)
ALLOWED = {
    "tests/test_messages.py",  # lists words that messages must not use
    "tests/test_vocabulary.py",
    "tests/records/server.sql",
    "src/akhet/server/storage/migrations/versions/0001_people_tables_and_their_log.py",
}


def sources() -> list[Path]:
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in ENDINGS]
    found += [ROOT / name for name in FILES]
    rulings = ROOT / "docs" / "rules"
    return [
        file
        for file in sorted(found)
        if str(file.relative_to(ROOT)) not in ALLOWED
        and not file.is_relative_to(rulings)
        and "node_modules" not in file.parts
    ]


def test_the_pattern_finds_what_it_should():
    assert WORD.findall("The house hears the wishes.") == ["house", "wishes"]
    assert WORD.search("the Storehouse, a doorway, seconds") is None


@pytest.mark.parametrize("folder", [*FOLDERS, *FILES])
def test_no_retired_word_is_used(folder: str):
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in sources()
        if file.is_relative_to(ROOT / folder)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if WORD.search(STAYS.sub("", line))
    ]
    assert found == []
