"""The catalogues: every message is used, and everything that the code says has a message."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from akhet import Game
from akhet.bots.levels import LEVEL_NAMES
from akhet.games import BUILT_IN, manifest_of
from akhet.games.fertility import state as fertility
from akhet.games.fertility.refusals import Reason as FertilityReason
from akhet.games.nile import state as nile
from akhet.games.nile.refusals import Reason as NileReason
from akhet.kernel.refusal import Refusal, Seat, Term
from akhet.lab.bench import FIGURES
from akhet.language import LOCALES, explain, message_of, phrases, say
from akhet.puzzles.themes import all_themes
from akhet.server.messages import PresetName
from akhet.server.tables.hints import FORESEEN
from akhet.terminal import analyse, explore
from akhet.terminal.measure_set import PART_COLUMNS
from akhet.terminal.narration import COMMON
from akhet.terminal.usage import MESSAGES

SOURCES = Path(__file__).parents[1] / "src" / "akhet"
WEB = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = WEB.parent / "plugins" / "catalogues.ts"
LANGUAGES = ["en", "de", "fr", "nl"]

# Messages that a game has in a form of its own; a game of another package may use the generic form.
GENERIC = ("result-first", "result-behind", "result-shared", "score", "simulate-counts")


def hint_messages() -> set[str]:
    """The sentences of the reasons for a hint: a game's own, and those from final scores."""
    texts = {game: (SOURCES / "hints" / f"{game}.py").read_text("utf-8") for game in BUILT_IN}
    found = {f"{game}-hint-{code}" for game in texts for code in re.findall(r'Reason\(\s*"([a-z-]+)"', texts[game])}
    return found | {f"{game}-hint-{code}" for game in BUILT_IN for code in FORESEEN}


# The columns of the lists of `akhet admin`.
ADMIN_COLUMNS = (
    *("id", "game", "stage", "host", "public", "seats", "created", "changed", "name", "seen", "restrictions"),
    *("device", "kind", "target", "until", "at", "action", "reason"),
    *("text", "person", "reporter", "table", "seat", "settled", "deleted", "format", "players", "starts"),
)
# Ids that the code puts together from parts.
MADE = {
    *(f"study-{verdict}" for verdict in ("strong", "weak", "never", "always")),
    *(f"study-reading-{what}" for what in ("interval", "chance", "verdict", "bots")),
    *(f"nile-card-{card}" for card in (*nile.CARD_NAMES, "unknown")),
    *(f"nile-plot-{plot}" for plot in nile.PLOT_NAMES),
    *(f"nile-step-{step}" for step in nile.STEP_NAMES if step != "over"),
    *(f"nile-event-{event.name.lower()}" for event in nile.Event),
    *(f"nile-event-{name}" for name in ("dealt-hidden", "drew-hidden", "locusts-nobody")),
    *(f"nile-action-done-{step}" for step in ("choose", "plant", "speculate")),
    *("nile-action-market", "nile-action-offering"),
    *(f"event-{name}" for name in COMMON),
    *(f"fertility-good-{good}" for good in (*fertility.GOOD_NAMES, "monument")),
    *(f"fertility-tile-{tile}" for tile in fertility.TILE_NAMES),
    *(f"fertility-step-{step}" for step in fertility.STEP_NAMES if step != "over"),
    *(f"fertility-event-{event.name.lower()}" for event in fertility.Event),
    *("fertility-action-supply", "fertility-action-exchange"),
    *(f"fertility-taken-{what}" for what in ("monument", "tile", "water", "wheat")),
    *(f"{game}{message}" for game in (*map("{}-".format, BUILT_IN), "") for message in GENERIC),
    *(f"{game}-option-{option.name}" for game in BUILT_IN for option in manifest_of(game).options),
    *(f"fertility-option-{name}-written" for name in ("boards", "symbol", "start_turn", "pieces")),
    *("fertility-option-first-hint", "fertility-option-pieces"),
    *(f"fertility-option-{name}" for name in ("board", "place", "turn")),
    *(f"fertility-piece-{piece}" for piece in fertility.PIECE_NAMES),
    *hint_messages(),
    *(f"analysis-row-{row}" for row in analyse.ROWS),
    *(f"analysis-{row}" for row in analyse.COUNTED),
    *(f"explore-column-{column}" for column in explore.COLUMNS),
    *(f"{game}-opening-turn" for game in BUILT_IN),
    *(f"bench-{figure.replace('_', '-')}" for figure in FIGURES),
    *(f"terminal-help-{game}" for game in BUILT_IN),
    *(f"level-{level}-about" for level in LEVEL_NAMES),
    "level-note-nile",
    *(message_of(reason.code) for reason in (*NileReason, *FertilityReason) if reason.code),
    *(f"terminal-column-{column}" for column in ("player", "hand", "storage", "speculation")),
    *(f"terminal-column-{column}" for column in ("wheat", "monuments-left", "districts", "debens")),
    *("terminal-plague-pile", "terminal-plague-aside"),
    *(f"simulate-column-{column}" for column in ("seat", "share", "interval")),
    *("cli-record-verify", "cli-record-show"),
    *(f"puzzles-column-{column}" for column in ("id", "rating", "margin", "themes")),
    *("puzzles-make", "puzzles-check", "puzzles-show"),
    *(f"web-study-theme-{game}-{theme}" for game in BUILT_IN for theme in all_themes(game)),
    *(f"chat-preset-{name}" for name in get_args(PresetName.__value__)),
    *(f"admin-column-{column}" for column in ADMIN_COLUMNS),
    *(f"components-measure-column-{column}" for column in PART_COLUMNS),
    *(f"fertility-source-{heading}" for heading in fertility.HEADINGS),
    *MESSAGES.values(),
    *phrases(),
    *(
        f"components-show-nile-column-{column}"
        for column in ("players", "crops", "crop", "speculation", "plague", "all", "monuments")
    ),
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
        found |= set(
            re.findall(r"""["']((?:nile|fertility)-action-[a-z-]+|cli-record-[a-z]+|study-[a-z-]+)["']""", text)
        )
        found |= {
            message_of(code) for code in re.findall(r"""(?:refuse|Refusal|remark)\(\s*["']([a-z._]+)["']""", text)
        }
        found |= {message_of(code) for code in re.findall(r"""["']((?:set|entry|unlawful)\.[a-z_]+)["']""", text)}
        found |= {message_of(code) for code in re.findall(r"""parse_json\(.+?, ["']([a-z._]+)["']""", text)}
    return found | {id for text in pages() for id in re.findall(r"""["'`]((?:web|seat)-?[a-z0-9-]*)["'`]""", text)} - {
        "web",
        "seated",  # a state of quick match
    }


def pages() -> list[str]:
    """The sources of the browser app."""
    return [file.read_text("utf-8") for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]]


def put_together(beginning: str) -> list[re.Pattern[str]]:
    """Patterns of the ids that the browser app puts together and that begin like this."""
    found = {id for text in pages() for id in re.findall(r"`([a-z]*-?(?:\$\{[^`}]+\}[a-z-]*|[a-z-]+)+)`", text)}
    made = [re.sub(r"\$\{[^}]+\}", "PART", id) for id in found if "${" in id]
    return [re.compile(re.escape(id).replace("PART", "[a-z0-9_-]+")) for id in made if re.match(beginning, id)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_lacks_a_message(language: str) -> None:
    assert (said_in_code() | MADE) - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_never_said(language: str) -> None:
    unsaid = messages(language) - (said_in_code() | MADE)
    made = put_together("web-")
    assert {id for id in unsaid if not any(pattern.fullmatch(id) for pattern in made)} == set()


def test_the_browser_gets_every_message_that_it_says() -> None:
    found = re.search(r"const SAID =\s+/(.+)/;", CATALOGUES.read_text("utf-8"))
    assert found is not None
    written = {id for text in pages() for id in re.findall(r"""["'`]([a-z][a-z0-9_-]+)["'`]""", text)}
    made = put_together("(?:web|nile|fertility|event)-")
    said = {id for id in messages("en") if id in written or any(pattern.fullmatch(id) for pattern in made)}
    # narration.ts puts these together from the names of events
    said |= {id for id in MADE if re.match("(?:nile|fertility)-(?:card|plot|good|tile|event|hint)-|event-", id)}
    assert len(said) > 500 and {id for id in said if not re.match(found[1], id)} == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_values_in_every_language(language: str) -> None:
    assert values(language) == values("en")


def values(language: str) -> dict[str, set[str]]:
    """The values that each message uses, by its id. `good_id` is given where `good` is, and a language may need it."""
    found = {}
    for catalogue in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(catalogue.read_text("utf-8")).body:
            if isinstance(entry, Message):
                names = re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(entry))
                found[entry.id.name] = {name.removesuffix("_id") for name in names}
    return found


def test_a_refusal_is_a_whole_sentence_with_its_values() -> None:
    values = {"plot": Term("nile-plot-wheat"), "needed": 3, "cards": 2, "rival": Seat(1), "size": 2}
    refusal = Refusal("nile.plant.too_few", "N3.13", values)
    sentence = "You need 3 cards to out-plant Tiye’s Wheat field of 2. You played 2."
    assert explain(refusal, names=["Nefer", "Tiye"]) == sentence
    assert "Seat 1" in explain(refusal)


@pytest.mark.parametrize(
    ("language", "you", "named"),
    [
        ("en", "You earn 2 Grapes.", "Ben earns 2 Grapes."),
        ("de", "Du erhältst 2 Trauben.", "Ben erhält 2 Trauben."),
        ("fr", "Vous récoltez 2 Raisins.", "Ben récolte 2 Raisins."),
        ("nl", "Je verdient 2 Druiven.", "Ben verdient 2 Druiven."),
    ],
)
def test_the_reader_is_addressed_as_you(language: str, you: str, named: str) -> None:
    values = {"seat": Seat(1), "good": Term("fertility-good-grape"), "count": 2}
    assert say("fertility-event-earned", language, ["Ana", "Ben"], 1, **values) == you
    assert say("fertility-event-earned", language, ["Ana", "Ben"], 0, **values) == named


def test_the_ranking_addresses_the_reader_as_you() -> None:
    table = Game("nile").open(2, seed=1, names=["Ana", "Ben"])
    assert table.explain_score("en", reader=0)[0].startswith("You are first")
    assert "shares first place with you" in table.explain_score("en", reader=0)[1]


def test_a_missing_value_is_an_error_and_not_a_hole_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="seat"):
        say("seat")
