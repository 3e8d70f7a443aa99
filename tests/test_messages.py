"""All messages in all languages, as people read them, in tests/messages/. A change in the words shows as a difference.

After an intended change, write the files again, and read the difference before you commit it:

    .venv/bin/python -m tests.test_messages --write
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from akhet.games.nile.state import CROPS, PLOT_NAMES
from akhet.kernel.refusal import Refusal, Seat, Term
from akhet.language import LOCALES, say

LANGUAGES = ["en", "de", "fr", "nl"]
FOLDER = Path(__file__).with_name("messages")
WRITE = "`.venv/bin/python -m tests.test_messages --write` writes tests/messages/ again; read the difference."

NUMBERS = (0, 1, 2, 5)
NAMES = ["Ana", "Ben"]
CROP_NAMES = PLOT_NAMES[:CROPS]
RESOURCE_TERMS = tuple(Term(f"fertility-good-{good}") for good in ("alabaster", "bovine", "papyrus", "grape"))
GOODS = (*RESOURCE_TERMS, Term("fertility-good-wheat"))
QUARRY = (*RESOURCE_TERMS, Term("fertility-good-monument"))
CROP_TERMS = tuple(Term(f"nile-card-{crop}") for crop in CROP_NAMES)
STONE = Term("nile-card-stone")
PAIR = Term("nile-card-papyrus-wheat")
FIELDS = tuple(Term(f"nile-plot-{crop}") for crop in CROP_NAMES)
MONUMENTS = tuple(Term(f"nile-plot-{monument}") for monument in PLOT_NAMES[CROPS:])
WEB_MONUMENTS = tuple(Term(f"web-nile-monument-{monument}") for monument in PLOT_NAMES[CROPS:])

NUMBER_NAMES = """
    all asked bots byte cards column columns cores cost count days debens decider each fewer filled found full functions
    games had held icons iterations last least left limit line minutes more most needed number owed own pairings pile
    place player players plies ply port raised resources rest rival_debens rival_resources rounds row rows rules
    season seasons seats seconds size symbol turn value wanted wheat whole
"""
# What a variable of a message can be. A number stands for itself, and a text shows what is inserted.
VALUES: dict[str, tuple[Any, ...]] = {
    # Players. Where a message has `you`, each of them is also the reader.
    "seat": (Seat(0),),
    "owner": (Seat(0),),
    "name": (Seat(0),),
    "rival": (Seat(1),),
    # Names from the games
    "card": (*CROP_TERMS, STONE),
    "crop": CROP_TERMS,
    "good": GOODS,
    "plot": (*FIELDS, *MONUMENTS),
    "tile": (Term("fertility-tile-bovine-grape"),),
    "one": (Term("fertility-good-bovine"),),
    "other": (Term("fertility-good-grape"),),
    "reason": (Refusal("entry.missing"),),
    # Numbers
    **dict.fromkeys(NUMBER_NAMES.split(), NUMBERS),
    # Texts
    "a": ("search@1s",),
    "action": ("▶",),
    "ahead": (0, 1),
    "behind": (1, 2),
    "percent": (54,),
    "variant": ("…",),
    "actions": ("…",),
    "address": ("http://127.0.0.1:8000",),
    "answer": ("[]",),
    "b": ("greedy",),
    "board": ("III",),
    "bot": ("greedy",),
    "budget": ("800,000",),
    "choices": ("wheat, flax",),
    "classic": (14,),
    "code": ("senet.throw.none",),
    "command": ("./mybot",),
    "components": ("1f3a",),
    "counts": ("1, 2, 5",),
    "crops": ("papyrus, wheat",),
    "decisions": ("2,500",),
    "details": ("none", "seat 1"),
    "did": ("…",),
    "district": ("A9",),
    "districts": ("A9 (3)",),
    "entry": ("options.first",),
    "error": ("ValueError",),
    "even": ("25 %",),
    "event": ("took back",),
    "fair": ("50 %",),
    "file": ("game.json",),
    "files": ("leaderboard.html",),
    "first": ("3,4",),
    "better": (2.1,),
    "reviewed": (3,),
    "luck": ("+1.2",),
    "errors": ("12",),
    "tried": (3,),
    "solved": (3,),
    "winners": ("Ana, Ben",),
    "day": ("20 November 2026",),
    "topic": ("Ana, Ben",),
    "points": ("+1.2",),
    "played": (3,),
    "format": ("akhet-1",),
    "free": ("temple",),
    "game": ("NILE",),
    "lesson": ("market",),
    "total": (18,),
    "god": ("Ra",),
    "gods": ("Ra, Isis",),
    "goods": ("…",),
    "hash": ("1f3a",),
    "heading": ("N3",),
    "high": ("60 %",),
    "host": ("127.0.0.1",),
    "key": ("M",),
    "known": ("none", "first, out"),
    "label": ("…",),
    "letter": ("A",),
    "letters": ("A B",),
    "levels": ("farmer, scribe",),
    "longest": (90,),
    "loss": ("7.5",),
    "low": ("40 %",),
    "lower": ("greedy",),
    "margin": ("5.1",),
    "mark": ("inaccuracy", "mistake", "blunder"),
    "mean": ("71.5",),
    "move": ("done",),
    "names": ("Ana, Ben",),
    "needs": ("A B",),
    "numbers": ("2",),
    "option": ("out",),
    "options": (", monuments",),
    "order": ("1. Ana, 2. Ben",),
    "outcome": ("wheat",),
    "packages": ("uvicorn",),
    "pays": ("4 debens",),
    "piece": (Term("fertility-piece-sphinx"),),
    "piles": ("1, 2, 5",),
    "plan": ("plant 2 wheat",),
    "question": ("weather",),
    "questions": ("seats, luck",),
    "reasons": ("crashed, stalled",),
    "resigned": ("Ana",),
    "ruling": ("N3.13",),
    "said": ("maybe",),
    "say": ("done",),
    "scale": ("0, 3, 10",),
    "scenes": ("A B P G",),
    "scheme": ("mysql",),
    "score": ("42\u00a0:\u00a037",),
    "second": ("3,5",),
    "seed": (7,),
    "set": ("my-set",),
    "share": ("3 %",),
    "shop": ("A9",),
    "shops": ("A9",),
    "shortest": (60,),
    "square": ("3,4",),
    "taken": tuple(Term(f"fertility-taken-{what}") for what in ("water", "wheat", "tile", "monument")),
    "squares": ("3,4 3,5",),
    "step": ("plant",),
    "steps": ("plant",),
    "stone": (14,),
    "text": ("abc",),
    "tiles": ("aa 4",),
    "title": ("options",),
    "upper": ("learned",),
    "usual": ("scribe",),
    "verb": ("go",),
    "verbs": ("new, play",),
    "what": ("…",),
    "when": ("…",),
    "who": ("Ana",),
    "words": ("xyzzy",),
}
# Variables that only choose among variants: their values are the keys of the English message.
CHOICES = {
    "at",
    "fault",
    "from",
    "kind",
    "level",
    "named",
    "of",
    "others",
    "printed",
    "status",
    "there",
    "turned",
    "where",
}
CHOICES |= {"why"}
CHOICES |= {"group", "verdict"}
# Where a message means something else by a name: patterns of ids, and what the variable is there.
MEANT: dict[str, dict[str, tuple[Any, ...]]] = {
    "nile-action-play|nile-speculate-.*|nile-event-(spent|speculated|succeeded)|web-pages-learn-nile-speculate": {
        "card": (PAIR,)
    },
    "nile-action-put|web-nile-storage-pile|web-pages-learn-nile-(outplant|add)|web-nile-tray-storage": {
        "card": CROP_TERMS
    },
    "puzzles?-.*|web-study-puzzles?-.*": {
        "best": (9,),
        "change": ("+12.0",),
        "checked": (100,),
        "count": (5,),
        "games": (1200,),
        "kept": (98,),
        "more": (90,),
        "now": (3,),
        "percent": ("31.2",),
        "points": ("6.2",),
        "puzzles": (300,),
        "rating": (1500,),
        "solvers": ("…",),
        "source": ("1/2/3",),
        "themes": ("…",),
        "times": (10,),
        "tried": (7,),
    },
    "nile-event-flooded|web-nile-flood-one|web-pages-learn-nile-(flood|harvest)": {"card": (*CROP_TERMS, STONE, PAIR)},
    "nile-event-(dealt|drew)|web-nile-speculation-more": {"cards": (CROP_TERMS[:2],)},
    "nile-(build-too-few|action-put-stone|event-washed)": {"plot": MONUMENTS},
    "nile-plant-too-few": {"plot": FIELDS},
    "study-fertility-district": {"name": ("A9",), "cost": (2,)},
    "study-facts": {"options": ("none", "monuments")},
    "study-numbers": {"number": ("9",)},
    "study-seat-.*": {"least": ("20 %",)},
    "nile-(plant-too-few|plant-wall|build-too-few)": {"needed": (3,), "size": (1, 2), "cards": (1, 2)},
    "nile-(event-eaten|event-ousted|event-planted)": {"cards": (1, 2)},
    "nile-plant-not-in-hand": {"cards": (2, 5), "held": (0, 1)},
    "fertility-build-cannot-pay": {"cost": (1, 2), "held": (0, 1)},
    "(nile|fertility)-result-behind": {"place": (2, 3, 4, 5, 6), "decider": (1, 2)},
    "(nile|fertility)-result-shared": {"place": (1, 2, 3, 4, 5)},
    "nile-open-out-unknown": {"crop": ("barley",)},
    "nile-open-first": {"first": (9,)},
    "components-show-nile-crops": {"crop": (14,)},
    "nile-wrong-step": {"step": (Term("nile-step-choose"),)},
    "fertility-wrong-step": {"step": (Term("fertility-step-city"),)},
    "fertility-(quarry-cannot-give|event-quarried)": {"good": QUARRY},
    "fertility-(action-quarry|(action-)?(supply|exchange)(-.*)?|event-(supplied|exchanged))": {"good": RESOURCE_TERMS},
    "web-fertility-(printed|scene|print-tip|pays-each|supply)|components-.*|unlawful-icon": {"good": RESOURCE_TERMS},
    "web-fertility-pays-gods": {"one": ("Ra",), "other": ("Isis",)},
    "web-fertility-monuments-left": {"raised": (0, 1, 2, 4)},
    "web-fertility-statues-hold": {"gods": NUMBERS},
    "web-nile-flood-two": {"first": CROP_TERMS, "second": CROP_TERMS},
    "web-nile-(plot-monument.*|monument-free)": {"plot": WEB_MONUMENTS},
    "web-nile-plot-field.*": {"plot": CROP_TERMS},
    "web-nile-drives-out": {"plot": (*CROP_TERMS, *WEB_MONUMENTS)},
    "web-nile-recap-(planted|harvested|harvest|speculated)": {"cards": ("…",)},
    "web-nile-recap-cards": {"card": CROP_TERMS},
    "web-nile-recap-failed": {"card": (PAIR,)},
    "web-nile-recap-stone": {"plot": MONUMENTS},
    "web-pages-tables-place|web-standing|web-pages-replay-standing-.*": {"place": (1, 2, 3, 4, 5, 6)},
    "seat-unknown|server-not-your-seat|record-reason-seat": {"seat": (9,)},
    "server-setting": {"name": ("AKHET_PORT",)},
    "json-wrong": {"name": ("NaN",)},
    "components-show-board|components-sheet-foot|unlawful-(count|none|twice)": {"name": ("III",)},
    "bot-option": {"options": ("cut, depth",)},
    "bot-unknown": {"bots": ("greedy, search",)},
    "bot-fault-(ended|said)": {"status": (1,), "fault": ("…",), "line": ("…",)},
    "bot-no-choose": {"kind": ("MyBot",)},
    "bot-option-value": {"value": ("x",)},
    "play-stand-in": {"why": ("bored",)},
    "terminal-level": {"level": ("easy",)},
    "move-unknown-number|record-reason-words": {"move": (9999,)},
    "arena-results-unfit": {"found": ("nile",), "wanted": ("fertility",)},
    "arena-rating-above": {"first": ("random",)},
    "web-fertility-tally": {"what": ("…",)},
    "bench-game|cli-.*|game-unknown": {"games": ("nile, fertility",)},
    "web-pages-me-stats-latest": {"won": (2,), "count": (5,)},
    "web-pages-replay-step|simulate-.*|bot-fault-late": {"seconds": (1.5,), "ply": (2,), "plies": (5,)},
    "(simulate|hint)-.*": {"seconds": (1.5,)},
    "nile-hint-monument|web-nile-hint-build": {"plot": MONUMENTS, "turns": (1, 4)},
    "nile-hint-(speculation|long-shot)": {"card": (PAIR,), "cards": (3,)},
    "nile-hint-(well-stocked|flooded)|web-nile-hint-plant": {"card": CROP_TERMS},
    "nile-hint-.*": {
        "shows": (9,),
        "unseen": (42,),
        "rivals": (5,),
        "harvest": (1.5,),
        "pile": (4.2,),
        "least": (0.6,),
        "cards": (1, 2),
    },
    "fertility-hint-fills": {"district": ("none", "A9")},
    "fertility-hint-heading": {"heading": ("generic", "specialised", "statues")},
    "fertility-hint-quarry": {"good": RESOURCE_TERMS},
    "fertility-hint-.*": {"others": (1, 2), "needed": (0, 1, 3), "rivals": (0, 1, 2)},
    "nile-plant-shape": {"monuments": (0, 1)},
    "web-fertility-done.*": {"ends": ("yes", "no")},
    "server-unknown-setting": {"near": ("none", "AKHET_PORT"), "name": ("AKHET_PROT",)},
    "server-not-ratable": {"reason": ("game", "clock", "hints", "device", "set", "position", "level")},
    "web-ratings-.*": {"place": (1, 2, 3, 4), "change": ("+12",), "rating": ("1512",), "margin": ("96",)},
    "web-ratings-board": {"game": ("NILE",)},
    "web-profile-.*|web-ratings-(graph|games)": {
        "low": ("1490",),
        "high": ("1560",),
        "now": ("1512",),
        "count": (1, 12),
    },
    "server-preview.*": {"names": ("Mia, Ben",), "game": ("NILE",), "count": (1, 2)},
    "web-home-.*": {"names": ("Mia",), "game": ("NILE",), "count": (5,)},
    "web-pages-me-(played|streak)": {"played": (0, 1, 7), "won": (0, 1, 3), "count": (2,)},
    "server-tournament": {"reason": ("size", "length", "people", "name")},
    "server-(tournament-full|too-many-tournaments)": {"most": (1, 3)},
    "web-tournament.*": {
        "stage": ("open", "running", "over", "cancelled"),
        "format": ("swiss", "arena"),
        "reason": ("few", "opener"),
        "game": ("NILE",),
        "count": (0, 1, 5),
        "clock": ("…",),
        "time": ("4:07",),
        "round": (2,),
        "rounds": (5,),
        "least": (4,),
        "board": (3,),
        "name": ("Mia",),
    },
    "web-preparing-left": {"seconds": (12,)},
    "web-quick-.*": {"time": ("0:12",), "others": (0, 1, 2), "count": (0, 1, 2), "seconds": (1, 12)},
    "web-study-(waiting|marked)": {"ahead": (1, 2), "count": (0, 1, 2)},
    "web-study-.*": {
        "points": ("6.2",),
        "percent": (54,),
        "turn": (12,),
        "number": (2,),
        "count": (5,),
        "moves": (59736,),
        "low": ("12",),
        "high": ("320",),
        "ply": (7,),
        "plies": (130,),
        "version": ("1",),
        "shares": ("Ana 54 %",),
        "levels": ("the Scribe",),
        "what": ("Plant 2 Wheat",),
        "game": ("NILE",),
    },
    "duplicate-too-many-matches": {"most": (20,)},
    "web-match-.*": {
        "game": ("NILE",),
        "name": ("Mia",),
        "day": ("27 November 2026",),
        "boards": (4,),
        "players": (3,),
        "level": ("the Scribe",),
        "number": (2,),
        "count": (1, 3),
        "own": ("2.5",),
        "other": ("1.5",),
        "difference": ("+3",),
        "seat": (2,),
        "score": ("4",),
    },
    "web-duplicate-.*": {
        "game": ("NILE",),
        "day": ("20 November 2026",),
        "name": ("Mia",),
        "mean": ("3.4",),
        "deviation": ("+1.2",),
        "seat": (2,),
        "players": (3,),
        "score": (4,),
        "rank": (2,),
        "finished": (14,),
        "count": (0, 1, 5),
    },
    "nile-opening-turn": {
        "plots": (0, 1, 2),
        "cards": (1, 3),
        "speculation": (0, 1, 2),
        "market": (0, 1),
        "offering": (0, 1),
    },
    "fertility-opening-turn": {"goods": (0, 1, 3), "built": (0, 1), "supplied": (0, 1, 2)},
    "explore-.*": {"games": ("2,000",), "value": ("12.5",), "low": ("41",), "high": ("59",), "why": ("…",)},
    "openings-.*": {"game": ("NILE",)},
    "web-openings-.*": {"game": ("NILE",), "games": (14000,), "number": (2,), "low": (41,), "high": (59,)},
    "web-board-fertility-(scene|printed)": {"good": RESOURCE_TERMS},
    "web-board-.*": {
        "worlds": (2048,),
        "direction": (0, 1, 2, 3),
        "result": ("wheat",),
        "where": ("A9",),
        "game": ("NILE",),
        "number": (2,),
    },
    "web-hint-.*": {"plan": ("…",), "step": (2,), "steps": (5,), "percent": (61,)},
}

ALIGNED = {"terminal-help-nile", "terminal-help-fertility", "terminal-valley-legend"}  # columns of a table


class Variables(Visitor):
    """The variables of a message, and those that choose among variants, with the variants' keys."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            keys += [str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants]
        self.generic_visit(node)


def variables_of(pattern: Any) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def patterns(language: str) -> dict[str, Pattern]:
    return {
        entry.id.name: entry.value
        for catalogue in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(catalogue.read_text("utf-8")).body
        if isinstance(entry, Message) and entry.value is not None
    }


def values_of(message: str, variable: str, keys: dict[str, list[str]]) -> tuple[Any, ...]:
    """What a variable of a message can be. `keys` are those of the variants of the English message."""
    for pattern, meant in MEANT.items():
        if variable in meant and re.fullmatch(pattern, message):
            return meant[variable]
    if variable in CHOICES:
        return tuple(int(key) if key.isdecimal() else key for key in dict.fromkeys(keys.get(variable, ())))
    if variable not in VALUES:
        pytest.fail(f"{message} has the variable ${variable}, which has no values: add it to tests/test_messages.py.")
    return VALUES[variable]


def renderings(language: str, message: str, pattern: Pattern, english: Pattern) -> Iterator[str]:
    """A message with all values, but only as often as one of its parts is new."""
    own, keys = variables_of(pattern), variables_of(english).keys
    names = sorted({name.removesuffix("_id") for name in own.used} - {"you"})
    # A number that is only inserted is shown once.
    chosen = {name.removesuffix("_id") for name in own.keys} | {"card", "crop", "good", "plot"}
    values = [values_of(message, name, keys) for name in names]
    values = [those if name in chosen else those[-1:] for name, those in zip(names, values, strict=True)]
    parts = [
        {name.removesuffix("_id") for name in variables_of(element).used}
        for element in pattern.elements
        if isinstance(element, Placeable)
    ]
    seen: set[Any] = set()
    for combination in product(*values):
        given = dict(zip(names, combination, strict=True))
        readers = [None, *dict.fromkeys(int(value) for value in combination if isinstance(value, Seat))]
        for reader in readers if "you" in own.used else [None]:
            shown = {
                (number, reader if "you" in part else None, *(repr(given[name]) for name in sorted(part - {"you"})))
                for number, part in enumerate(parts)
            }
            if shown <= seen and seen:
                continue
            seen |= shown
            yield say(message, language, NAMES, reader, **given)


@cache
def lines(language: str) -> list[str]:
    """Every message in a language, one line for each form."""
    english = patterns("en")
    found: list[str] = []
    for message, pattern in sorted(patterns(language).items()):
        forms = dict.fromkeys(renderings(language, message, pattern, english.get(message, pattern)))
        found += [f"{message} = {form.replace(chr(10), ' ⏎ ')}" for form in forms]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_all_messages_are_the_reviewed_ones(language: str) -> None:
    reviewed = (FOLDER / f"{language}.txt").read_text("utf-8").splitlines()
    said = lines(language)
    gone, new = set(reviewed) - set(said), set(said) - set(reviewed)
    differences = [f"- {line}" for line in sorted(gone)] + [f"+ {line}" for line in sorted(new)]
    if said != reviewed:
        pytest.fail("\n".join([f"tests/messages/{language}.txt is not what is said. {WRITE}", *differences[:40]]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_signs_of_their_language(language: str) -> None:
    wrong: list[str] = []
    for line in lines(language):
        message, _, text = line.partition(" = ")
        faults = {
            "a brace": r"[{}]",
            "a straight quote": r"[\"']",
            "two spaces": r" {2}" if message not in ALIGNED else r"(?!)",
            "a space before a sign": r" [,.](?: |$)" if message not in ALIGNED else r"(?!)",
            "three dots": r"\.\.\.",
        }
        if language == "fr":
            faults["no narrow space before ; ! ?"] = r"(?<!\u202f)[;!?](?: |$)"
            faults["no no-break space before :"] = r"(?<!\xa0):(?: |$)"
            faults["no narrow space inside « »"] = r"«(?!\u202f)|(?<!\u202f)»"
        wrong += [f"{what}: {line}" for what, pattern in faults.items() if re.search(pattern, text)]
    assert wrong == []


# Words that the printed games do not use, and words of an earlier dialect.
NOT_SAID = {
    "en": r"\bgoods?\b|\bdice\b|\bhouse\b|onlooker|specialised|(?<!here) is no\b|unless (?:said|given)|\bgives? up\b",
    "de": r"Person(?:en)?\b|\bWaren?\b|Würfel|Joker|Aufdruck|aufgedruckt|Weizenlagerhaus|Bauplatz|Bauplätze|\bHaus\b",
    "fr": r"\bdés?\b|marchandise|\b(?:tu|toi|ton|ta|tes)\b",
    "nl": r"dobbelste|goederen|opdruk|spellenhuis",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_words_of_the_printed_games(language: str) -> None:
    assert [line for line in lines(language) if re.search(NOT_SAID[language], line.partition(" = ")[2])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_does_not_name_the_reader(language: str) -> None:
    for message, pattern in patterns(language).items():
        found = variables_of(pattern)
        if "you" not in found.used:
            continue
        names = {name.removesuffix("_id") for name in found.used} - {"you"}
        given = {name: values_of(message, name, found.keys)[0] for name in names}
        for seat in [value for value in given.values() if isinstance(value, Seat)]:
            text = say(message, language, NAMES, seat, **given)
            assert NAMES[seat] not in text and NAMES[seat] in say(message, language, NAMES, None, **given), message


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    FOLDER.mkdir(exist_ok=True)
    for one in LANGUAGES:
        (FOLDER / f"{one}.txt").write_text("\n".join(lines(one)) + "\n", "utf-8")
