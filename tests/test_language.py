"""The catalogues: every message there is gets said, and everything said has a message."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from akhet.games.nile.refusals import REFUSALS
from akhet.games.nile.state import CARD_NAMES, PLOT_NAMES, STEP_NAMES
from akhet.games.nile.words import _EVENTS
from akhet.kernel.refusal import Refusal, Seat, Term
from akhet.language import LOCALES, explain, message_of, say

SOURCES = Path(__file__).parents[1] / "src" / "akhet"
LANGUAGES = ["en"]

# Ids that the code puts together from parts, by the part it has in full.
MADE = {
    *(f"nile-card-{card}" for card in (*CARD_NAMES, "unknown")),
    *(f"nile-plot-{plot}" for plot in PLOT_NAMES),
    *(f"nile-step-{step}" for step in STEP_NAMES if step != "over"),
    *(f"nile-event-{name}" for name, _ in _EVENTS),
    *(f"nile-event-{name}" for name in ("dealt-hidden", "drew-hidden", "locusts-nobody")),
    *(f"nile-action-done-{step}" for step in ("choose", "plant", "speculate")),
    *(f"nile-result-{how}" for how in ("first", "behind", "shared")),
    *("nile-action-market", "nile-action-offering", "nile-simulate-counts"),
    *(message_of(code) for code, _ in REFUSALS if code),
    *(f"terminal-column-{column}" for column in ("player", "hand", "storage", "speculation")),
    *("terminal-plague-pile", "terminal-plague-aside"),
    *(f"simulate-column-{column}" for column in ("seat", "share", "interval")),
    *("cli-record-verify", "cli-record-show"),
}


def messages(language: str) -> set[str]:
    found = set()
    for catalogue in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(catalogue.read_text("utf-8"))
        assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"], catalogue.name
        names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        assert len(names) == len(set(names)) and not found & set(names), f"{catalogue.name} says something twice"
        found |= set(names)
    return found


def said_in_code() -> set[str]:
    """Ids written out in the code: of `say`, of labels, and of every refusal."""
    found = set()
    for source in SOURCES.rglob("*.py"):
        text = source.read_text("utf-8")
        found |= set(re.findall(r"""say\(\s*["']([a-z][a-z-]+)["']""", text))
        found |= set(re.findall(r"""["'](nile-action-[a-z-]+|cli-record-[a-z]+)["']""", text))
        found |= {message_of(code) for code in re.findall(r"""(?:refuse|Refusal)\(\s*["']([a-z._]+)["']""", text)}
        found |= {message_of(code) for code in re.findall(r"""parse_json\(.+?, ["']([a-z._]+)["']""", text)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_lacks_a_message(language: str) -> None:
    assert (said_in_code() | MADE) - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_never_said(language: str) -> None:
    assert messages(language) - (said_in_code() | MADE) == set()


def test_a_refusal_is_a_whole_sentence_with_its_values() -> None:
    values = {"plot": Term("nile-plot-wheat"), "needed": 3, "cards": 2, "rival": Seat(1), "size": 2}
    refusal = Refusal("nile.plant.too_few", "N3.13", values)
    sentence = "You need 3 cards to take the Wheat field from Tiye, who has 2 there. You put 2."
    assert explain(refusal, names=["Nefer", "Tiye"]) == sentence
    assert "Seat 1" in explain(refusal)


def test_a_missing_value_is_an_error_and_not_a_hole_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="seat"):
        say("seat")
