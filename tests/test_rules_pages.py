"""The rules pages: the law and the page "How to play" say the same in every language."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ["nile", "fertility"]
LANGUAGES = ["en", "de", "fr", "nl"]
RULING = re.compile(r'^- \*\*([NF]\d+(?:\.\d+)?)\*\*<a id="([\w.]+)"></a> ', re.MULTILINE)
HEADING = re.compile(r"^(#+) (?:([NF]\d+) |<a id=\"(\w+)\"></a>)?", re.MULTILINE)
OUR_RULING = {
    "en": "*Our ruling.*",
    "de": "*Unsere Festlegung.*",
    "fr": "*Notre décision.*",
    "nl": "*Onze beslissing.*",
}
FROM_REVIEWS = {
    "en": "*From reviews.*",
    "de": "*Aus Rezensionen.*",
    "fr": "*D’après des critiques.*",
    "nl": "*Uit recensies.*",
}
FROM_ANOTHER = {
    "en": "*From another implementation.*",
    "de": "*Aus einer anderen Umsetzung.*",
    "fr": "*D’après une autre adaptation.*",
    "nl": "*Uit een andere uitvoering.*",
}
MARKED = {  # besides those of the list of choices: facts from elsewhere
    "nile": {"reviews": ["N1.1", "N1.2", "N1.3"], "another": ["N1.5"]},
    "fertility": {"reviews": ["F1.2", "F1.4"], "another": []},
}


def text_of(page: str, language: str) -> str:
    return (RULES / (f"{page}.md" if language == "en" else f"{page}.{language}.md")).read_text("utf-8")


def in_every_language(found: list[object]) -> bool:
    return len(found) == len(LANGUAGES) and all(one == found[0] for one in found)


def rulings_with(mark: str, text: str) -> list[str]:
    """The rulings whose text has a mark, once for each time."""
    law = text[RULING.search(text).start() : text.index('<a id="choices">')]  # type: ignore[union-attr]
    parts = re.split(RULING.pattern, law, flags=re.MULTILINE)
    return [number for number, words in zip(parts[1::3], parts[3::3], strict=True) for _ in range(words.count(mark))]


# The law


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_have_the_same_numbers_in_the_same_order_in_every_language(game: str) -> None:
    pages = [RULING.findall(text_of(game, language)) for language in LANGUAGES]
    assert in_every_language([*pages]) and len(pages[0]) >= 50
    assert all(number == anchor for number, anchor in pages[0])
    assert len(pages[0]) == len(re.findall(r"^- \*\*[NF]\d", text_of(game, "en"), re.MULTILINE))


@pytest.mark.parametrize("page", [*GAMES, *(f"how-to-play-{game}" for game in GAMES)])
def test_the_headings_are_the_same_in_every_language(page: str) -> None:
    assert in_every_language([HEADING.findall(text_of(page, language)) for language in LANGUAGES])


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_lists_have_as_many_rows_in_every_language(game: str) -> None:
    shapes = [
        [re.match(r"\s*(\d\.|[-|!]|#*)", line)[0].replace("  ", " ") for line in text_of(game, language).split("\n")]  # type: ignore[index]
        for language in LANGUAGES
    ]
    assert in_every_language([*shapes])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_in_the_rulebook_is_marked(game: str, language: str) -> None:
    text = text_of(game, language)
    choices = text[text.index('<a id="choices">') :].split("\n## ")[0]
    collected = re.findall(r"^- ([NF]\d+(?:\.\d+)?)\b", choices, re.MULTILINE)
    ours = rulings_with(OUR_RULING[language], text)
    assert set(ours) == set(collected) - {"N9"}
    assert len(collected) == len(set(collected))
    assert rulings_with(FROM_REVIEWS[language], text) == MARKED[game]["reviews"]
    assert rulings_with(FROM_ANOTHER[language], text) == MARKED[game]["another"]
    assert in_every_language([rulings_with(OUR_RULING[one], text_of(game, one)) for one in LANGUAGES])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["{}", "how-to-play-{}"])
def test_the_french_pages_address_the_reader_formally(game: str, page: str) -> None:
    words = re.sub(r"\([^)]*\)", "", text_of(page.format(game), "fr"))
    assert re.findall(r"\b(?:[Tt]u|[Tt]e|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)\b|\b[Tt]’", words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_fertilitys_page_has_the_law_before_the_reconstruction_and_the_editions(language: str) -> None:
    parts = [
        number or anchor for _, number, anchor in HEADING.findall(text_of("fertility", language)) if number or anchor
    ]
    assert parts == [*(f"F{n}" for n in range(1, 10)), "refusals", "choices", "reconstruction", "editions"]


# How to play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_has_one_page_with_five_parts(game: str, language: str) -> None:
    text = text_of(f"how-to-play-{game}", language)
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == 5
    words = re.sub(r"!\[[^]]*\]\([^)]*\)|\]\([^)]*\)", "", text).split()
    assert 350 <= len(words) <= 520
    assert text.count("![") == 3 and "<" not in text


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_cites_the_same_rulings_in_every_language(game: str) -> None:
    """A link has the number of its ruling and leads to the law in the same language."""
    pages = []
    for language in LANGUAGES:
        law = f"{game}.md" if language == "en" else f"{game}.{language}.md"
        links = re.findall(r"(?<!!)\[([^]]+)\]\(([^)]+)\)", text_of(f"how-to-play-{game}", language))
        assert all(link.partition("#")[0] == law for _, link in links)
        cited = [(words, link.partition("#")[2]) for words, link in links if re.match(r"[NF]\d", words)]
        assert all(anchor.startswith(words) for words, anchor in cited)
        assert {anchor for _, anchor in cited} <= {number for number, _ in RULING.findall(text_of(game, language))}
        pages.append(cited)
    assert in_every_language(pages) and len(pages[0]) >= 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_law_begins_with_a_link_to_how_to_play(game: str, language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    assert f"(how-to-play-{game}{suffix}.md)" in text_of(game, language).split("\n\n")[1]


# The words of the printed games

NOT_PRINTED = {
    ("nile", "de"): r"Person(?:en)?\b|\bArt \(",
    ("fertility", "en"): r"governor|\bgoods?\b(?! as)|Papyrus(?! flower)|specialised|[Rr]uns? dry",
    ("fertility", "de"): r"Person(?:en)?\b|Joker|Aufdruck|\bWaren?\b|Weizenlagerhaus|Bauplatz|Bauplätze|Statuenleiste",
    ("fertility", "fr"): r"marchandise|Papyrus\b|rangée|imprimée sur|Boutique(?:s)? pleine",
    ("fertility", "nl"): r"gouverneur|goederen|Papyrus\b|opdruk|puntentelling|volle Winkel",
}


@pytest.mark.parametrize(("game", "language"), NOT_PRINTED)
def test_the_pages_use_the_words_of_the_printed_game(game: str, language: str) -> None:
    for page in (game, f"how-to-play-{game}"):
        assert re.findall(NOT_PRINTED[game, language], text_of(page, language)) == []
