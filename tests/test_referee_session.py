"""The referee's pages: their sessions are replayed, their client runs, and they list everything."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from akhet import Game
from akhet.games.fertility.events import EVENTS as FERTILITY_EVENTS
from akhet.games.fertility.read_position import FIELDS as FERTILITY_FIELDS
from akhet.games.fertility.refusals import Reason as FertilityReason
from akhet.games.fertility.rules import RULES as FERTILITY
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.events import EVENTS
from akhet.games.nile.position import view_position
from akhet.games.nile.read_position import FIELDS
from akhet.games.nile.refusals import Reason
from akhet.games.nile.view import VIEW
from akhet.kernel.layout import blank
from akhet.referee import VERBS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "referee.md").read_text("utf-8")
FERTILITY_PAGE = (ROOT / "docs" / "referee-fertility.md").read_text("utf-8")
LEFT_OUT = "…"  # never in an answer, which is ASCII

# Codes of other interfaces, or that are only part of another refusal's sentence.
ELSEWHERE = {
    *("record.unreadable", "chance.missing", "play.stand_in"),
    # within others
    *("bot.no_choose", "json.wrong", *(f"record.reason.{why}" for why in ("seat", "words", "check", "start"))),
}


def sessions() -> dict[str, list[tuple[str, str]]]:
    """The requests and answers of the page's fenced blocks, by section."""
    found: dict[str, list[tuple[str, str]]] = {}
    section, fenced, request = "", False, None
    for line in [*PAGE.splitlines(), *FERTILITY_PAGE.splitlines()]:
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and line.startswith("#"):
            section = line.lstrip("# ")
        elif fenced and line.startswith("> "):
            assert request is None, f"no answer to {request}"
            request = line[2:]
        elif fenced and line.startswith("< "):
            assert request is not None, f"no request for {line}"
            found.setdefault(section, []).append((request, line[2:]))
            request = None
    assert request is None
    return found


def fits(answer: str, expected: str) -> bool:
    """Whether an answer is that of the page, except for what the page leaves out."""
    parts = expected.split(LEFT_OUT)
    if len(parts) == 1:
        return json.loads(answer) == json.loads(expected)
    plain = json.dumps(json.loads(answer), ensure_ascii=False, separators=(",", ":"))
    return re.fullmatch(".+".join(re.escape(part) for part in parts), plain) is not None


def akhet_command() -> Path:
    return Path(sys.executable).with_name("akhet")


@pytest.mark.parametrize("section", sessions())
def test_a_session_of_the_page_has_the_answers_it_shows(section: str):
    session = sessions()[section]
    requests = "".join(f"{request}\n" for request, _ in session)
    # Small sessions run interpreted, which starts faster and must give the same answers.
    mode = {} if section == "An example session" else {"AKHET_RULES": "interpreted"}
    command, env = [akhet_command(), "referee"], os.environ | mode
    run = subprocess.run(command, input=requests.encode(), env=env, capture_output=True, timeout=120, check=True)
    answers = run.stdout.decode("ascii").splitlines()
    assert len(answers) == len(session)
    for (request, expected), answer in zip(session, answers, strict=True):
        assert fits(answer, expected), f"\n> {request}\n< {answer}\nbut the page says\n< {expected}"


def test_the_example_covers_what_it_should():
    verbs = {json.loads(request)["do"] for request, _ in sessions()["An example session"]}
    needed = "new legal play check undo view state set chance odds score record events bot"
    assert verbs >= set(needed.split())


def test_the_client_of_the_page_plays_a_game():
    client = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert client is not None
    path = os.pathsep.join([str(akhet_command().parent), os.environ.get("PATH", "")])
    command = [sys.executable, "-W", "ignore", "-c", client[1]]
    run = subprocess.run(command, env=os.environ | {"PATH": path}, capture_output=True, timeout=120, check=True)
    assert b"is first with piles of" in run.stdout


def test_every_verb_has_its_part_with_every_entry():
    parts = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##)", PAGE, re.DOTALL | re.MULTILINE))
    assert parts.keys() == VERBS.keys()
    for name, verb in VERBS.items():
        for entry in verb.entries:
            assert f"`{entry}`" in parts[name].replace('`"from"`', ""), (name, entry)


def test_every_refusal_code_is_in_the_table_with_its_ruling():
    section = PAGE[PAGE.index("\n## Refusals") : PAGE.index("\n## NILE: names")]
    table = dict(re.findall(r"^\| `([a-z_.]+)` \| ([N0-9.]*) *\|", section, re.MULTILINE))
    sources = [ROOT / "src/akhet" / name for name in ("referee.py", "table.py", "record.py")]
    sources += [*(ROOT / "src/akhet/games").rglob("*.py"), *(ROOT / "src/akhet/bots").rglob("*.py")]
    text = "".join(source.read_text("utf-8") for source in sources)
    raised = set(re.findall(r"""(?:refuse|Refusal)\(\s*"([a-z_]+\.[a-z_.]+)\"""", text)) - ELSEWHERE
    files = {"file.unreadable", "file.too_large", "components.faults"}  # of the kernel, for components
    sets = ("components.check.", "components.show.", "components.entry.")
    elsewhere = ("file.", "fertility.", *sets)  # Fertility has a page of its own
    raised = {"referee.not_json", *files, *(code for code in raised if not code.startswith(elsewhere))}
    assert table.keys() >= raised, raised - table.keys()
    ours = {reason.code: reason.ruling for reason in Reason if reason.code is not None}
    assert {code: ruling for code, ruling in table.items() if code in ours} == ours
    assert not table.keys() - raised - ours.keys() - {"position.unlawful"}, "codes of the page that nothing raises"


def test_every_action_is_in_the_tables():
    for number, words in enumerate(ACTIONS.words):
        card = words.split()[1] if "-" in words else None
        if card is not None:
            row = re.search(rf"`{card}` \| (\d+) \| (\d+) \|", PAGE)
            assert row is not None
            assert number in (int(row[1]), int(row[2])), words
    groups = re.findall(r"^\| (\d+)(?:(?: to |, 47, )(\d+))? \| `([^`]+)`(?:.*?`([^`]+)`)? \|", PAGE, re.MULTILINE)
    covered = []
    for first, last, words, last_words in groups:
        assert ACTIONS.words[int(first)] == words
        covered += range(int(first), int(last or first) + 1)
        assert not last or ACTIONS.words[int(last)] == last_words or "wall" in ACTIONS.words[int(last)]
    assert covered == list(range(70))


def test_every_event_is_documented_with_its_values_and_how_to_follow_it():
    listed, followed = PAGE[PAGE.index("## NILE: events") :].split("## NILE: following")
    for event, fields in EVENTS.items():
        name = event.name.lower()
        row = re.search(rf"^\| `{name}` \| (.*?) \|", listed, re.MULTILINE)
        assert row is not None, name
        assert re.findall(r"`(\w+)`", row[1]) == [field for field, _ in fields]
        assert f"`{name}`" in followed


def test_every_entry_of_a_position_a_view_and_a_record_is_there():
    position, view = PAGE[PAGE.index("## NILE: a whole position") :].split("## NILE: a view")
    for entry in FIELDS:
        assert f"| `{entry}` |" in position
    for entry in view_position(Game("nile").components, blank(VIEW)[0]):
        assert f"`{entry}`" in view


def test_the_fertility_page_has_every_refusal_event_entry_and_group_of_actions():
    table = dict(re.findall(r"^\| `(fertility\.[a-z_.]+)` \| (F[0-9.]+) \|", FERTILITY_PAGE, re.MULTILINE))
    ours = {reason.code: reason.ruling for reason in FertilityReason if reason.code is not None}
    assert {code: ruling for code, ruling in table.items() if code in ours} == ours
    text = (ROOT / "src/akhet/games/fertility/setup.py").read_text("utf-8")
    opening = set(re.findall(r"""refuse\("(fertility\.[a-z_.]+)\"""", text))
    more = (ROOT / "src/akhet/games/fertility/why_not.py").read_text("utf-8")
    specific = set(re.findall(r"""Refusal\("(fertility\.[a-z_.]+)\"""", more))
    assert table.keys() == ours.keys() | opening | specific
    for event, fields in FERTILITY_EVENTS.items():
        name = event.name.lower()
        row = re.search(rf"^\| `{name}` \|(.*?)\|$", FERTILITY_PAGE, re.MULTILINE)
        assert row is not None, name
        assert [field for field, _ in fields] == re.findall(r"`(\w+)`", row[1].replace("`monument`", ""))
    for entry in FERTILITY_FIELDS:
        assert f"`{entry}`" in FERTILITY_PAGE
    words = FERTILITY.actions.words
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| `([^`]+)`", FERTILITY_PAGE, re.MULTILINE)
    covered = [number for first, last, _ in rows for number in range(int(first), int(last or first) + 1)]
    assert covered == list(range(len(words)))
    assert all(words[int(first)].split()[0] == expected.split()[0] for first, _, expected in rows)
