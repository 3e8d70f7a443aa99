"""The pictures of the rules pages: each is on a page, described in every language, without words, light and dark, and
correct."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from akhet import Game
from akhet.draw.palette import DARK, LIGHT, css_variables
from tests.fertility import positions as valleys
from tests.nile.helpers import happens
from tests.nile.positions import position
from tools.docs.rule_pictures import IMAGES, fertility, nile, paint
from tools.docs.rule_pictures.placements import BOARDS, PLACEMENTS, THREE_BOARDS, Placement

RULES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = ["en", "de", "fr", "nl"]
LAW = ["nile", "fertility"]
PAGES = [*LAW, *(f"how-to-play-{game}" for game in LAW)]
PICTURE = re.compile(r"!\[([^]]*)\]\(\.\./images/rules/([\w-]+\.svg)\)")
MOST = 40_000  # bytes


def shown(page: str, language: str) -> list[tuple[str, str]]:
    """The pictures of a page: their descriptions and file names."""
    name = f"{page}.md" if language == "en" else f"{page}.{language}.md"
    text = (RULES / name).read_text("utf-8")
    found = PICTURE.findall(text)
    assert len(found) == text.count("!["), name
    return found


# On the pages


def test_every_picture_is_on_a_page() -> None:
    names = [name for page in LAW for _, name in shown(page, "en")]
    assert len(names) == len(set(names)) >= 30
    assert {name for page in PAGES for _, name in shown(page, "en")} == {file.name for file in IMAGES.iterdir()}


@pytest.mark.parametrize("page", PAGES)
def test_the_pictures_are_the_same_in_every_language(page: str) -> None:
    game = page.removeprefix("how-to-play-")
    pages = [[name for _, name in shown(page, language)] for language in LANGUAGES]
    assert pages == [pages[0]] * len(LANGUAGES) and all(name.startswith(game) for name in pages[0])


def test_each_picture_has_its_own_description_in_every_language() -> None:
    described = [words for page in PAGES for language in LANGUAGES for words, _ in shown(page, language)]
    assert all(len(words) > 60 for words in described) and len(described) == len(set(described))


@pytest.mark.parametrize("page", PAGES)
def test_descriptions_have_the_same_numbers_in_every_language(page: str) -> None:
    pages = [[re.findall(r"\d+", words) for words, _ in shown(page, language)] for language in LANGUAGES]
    assert pages == [pages[0]] * len(LANGUAGES)


# In themselves


@pytest.mark.parametrize("file", sorted(IMAGES.iterdir()), ids=lambda file: file.stem)
def test_a_picture_has_no_words_and_loads_nothing(file: Path) -> None:
    text = file.read_text("utf-8")
    drawn = ElementTree.fromstring(text)
    words = [one.text or "" for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert [one for one in words if not re.fullmatch(r"[\d+×/°() ]+|\([abcABCD]\)", one)] == []
    assert not re.search(r"<(script|image|foreignObject)|class=|style=|https?://(?!www\.w3\.org/2000/svg)", text)
    ids = set(re.findall(r'id="([\w-]+)"', text))
    assert set(re.findall(r'(?:href="|url\()#?([^")]+)', text)) <= ids
    assert len(text) <= MOST


@pytest.mark.parametrize("file", sorted(IMAGES.iterdir()), ids=lambda file: file.stem)
def test_a_picture_has_a_colour_for_light_and_for_dark_pages(file: Path) -> None:
    """Every colour that differs between them is a variable of the palette; the picture gives it both values."""
    text = file.read_text("utf-8")
    style = re.search(r"<style>:root\{(.*?)\}@media\(prefers-color-scheme:dark\)\{:root\{(.*?)\}\}</style>", text)
    assert style is not None and text.count("<style>") == 1
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    for declared, page in ((style[1], LIGHT), (style[2], DARK)):
        colours = dict(re.findall(r"(--[\w-]+):([^;]+)", declared))
        assert colours == {name: css_variables(page)[name] for name in used}
    assert {"--ground", "--line"} <= used


def test_the_pictures_are_up_to_date_with_the_drawings() -> None:
    """If this fails, a drawing has changed: run `python -m tools.docs.rule_pictures` and look at the pictures."""
    assert {file.name: file.read_text("utf-8") for file in IMAGES.iterdir()} == paint()


# By the rules: NILE

PLANTINGS = [case for cases in nile.PLANTINGS.values() for case in cases]
CASES = [*PLANTINGS, *nile.OUSTINGS, *nile.BUILDINGS, *nile.SPHINX, *nile.WALL, *nile.HOW_PLANTINGS, nile.HOW_OUSTING]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_planting_is_allowed_or_not_as_its_picture_says(case: nile.Case) -> None:
    owned = {name: (nile.YOU, count) for name, count in case.yours.items()}
    owned |= {name: (nile.RIVAL, count) for name, count in case.rivals.items()}
    hand = {"stone" if name in nile.MONUMENTS else name: 0 for name in case.planted}
    for name, count in case.planted.items():
        hand["stone" if name in nile.MONUMENTS else name] += count
    table = position(
        hands=[" ".join(f"{count} {name}" for name, count in hand.items())],
        fields={name: one for name, one in owned.items() if name in nile.CROPS},
        monuments={name: one for name, one in owned.items() if name in nile.MONUMENTS},
    )
    parts = [
        f"{count} {f'stone on {name}' if name in nile.MONUMENTS else name}" for name, count in case.planted.items()
    ]
    refusal = table.why_not(" ".join(["plant", *parts]))
    assert (refusal is None) is case.allowed
    assert refusal is None or refusal.ruling == case.ruling


def test_a_flood_harvests_as_its_picture_says() -> None:
    table = position(3, fields={crop: (who, before) for who, crop, before, _ in nile.HARVEST}, step="flood")
    happens(table, nile.FLOOD)
    after = table.position()
    for who, crop, before, left in nile.HARVEST:
        assert after["fields"].get(crop, {"cards": 0})["cards"] == left
        assert after["storage"][who].get(crop, 0) == before - left


def test_a_flood_of_stone_takes_what_its_picture_says() -> None:
    built = {monument: (who, before) for who, monument, before, _ in nile.STONE_FLOOD}
    table = position(monuments=built, step="flood")
    happens(table, "stone")
    after = table.position()
    for _, monument, _, left in nile.STONE_FLOOD:
        assert after["monuments"].get(monument, {"cards": 0})["cards"] == left
    assert after["discards"] == {"stone": len(built)}


def test_the_plague_eats_what_its_picture_says() -> None:
    plots = {name: (who, count) for who, name, count, _ in nile.EATEN}
    table = position(
        4,
        fields={name: one for name, one in plots.items() if name in nile.CROPS},
        monuments={name: one for name, one in plots.items() if name in nile.MONUMENTS},
        step="flood",
    )
    happens(table, "plague", "castor")
    after = table.position()
    assert {*after["fields"], *after["monuments"]} == {name for _, name, _, stays in nile.EATEN if stays}


def test_speculation_draws_what_its_picture_says() -> None:
    table = position(speculation={"owner": 1, "cards": [card for card, _ in nile.BETS]}, step="flood")
    drawn = sum(count for _, count in nile.BETS)
    happens(table, nile.FLOOD, *["papyrus"] * drawn)
    assert table.position()["hands"] == [{}, {"papyrus": drawn}]


@pytest.mark.parametrize("standings", [nile.STANDINGS, nile.HOW_STORAGE], ids=["ranking", "how-goal"])
def test_the_ranking_is_that_of_its_picture(standings: tuple[dict[str, int], ...]) -> None:
    storage = [" ".join(f"{count} {crop}" for crop, count in stored.items() if count) for stored in standings]
    players = len(standings)
    assert [one.place for one in position(players, storage=storage).score()] == [*range(1, players + 1)]


def test_in_the_picture_of_the_ranking_the_first_two_have_equally_many_cards() -> None:
    first, second, _ = nile.STANDINGS
    assert sum(first.values()) == sum(second.values())


# By the rules: Fertility


@pytest.mark.parametrize("one", PLACEMENTS.values(), ids=PLACEMENTS)
def test_a_placement_earns_what_its_picture_says(one: Placement) -> None:
    pair = "".join(sorted((scene[0] for scene in one.scenes), key=valleys.LETTERS.index))
    table = valleys.position(valley=one.valley, pools=[pair])
    assert valleys.forbids(table, one.move) == one.ruling
    if one.ruling is None:
        after = valleys.play(table, one.move).position()
        earned = {fertility.NAMES[letter]: count for letter, count in Counter(one.earned).items()}
        assert after["wheat"][0] == earned.pop("wheat", 0) and after["beside"] == earned
        assert after["turn_so_far"]["quarries"] == ([] if one.quarry is None else [list(one.quarry)])


def test_the_three_boards_lie_as_in_their_picture() -> None:
    table = Game("fertility").open(3, seed=0, boards=BOARDS, start_turn=0)
    assert table.view_position(0)["valley"] == THREE_BOARDS.split()


def test_the_districts_and_shops_shown_are_of_the_set() -> None:
    shipped = valleys.shipped_set()
    districts = {one["name"]: (one["cost"], tuple(map(as_shop, one["shops"]))) for one in shipped["districts"]}
    assert districts.items() >= fertility.DISTRICTS.items()
    every = {*map(as_shop, shipped["starting_shops"]), *(shop for _, shops in districts.values() for shop in shops)}
    assert {shop for kinds in fertility.KINDS for shop in kinds} <= every


def as_shop(shop: dict[str, str]) -> fertility.Shop:
    return shop["needs"], shop["pays"]


@pytest.mark.parametrize("paid", fertility.PAYMENTS)
def test_a_district_is_paid_as_its_picture_says(paid: str) -> None:
    table = valleys.position(step="city", beside="2 g p", wheat=[3], row="G9")
    valleys.play(table, "build G9", *(f"pay {fertility.NAMES[letter]}" for letter in paid))
    assert table.position()["metropolis"][0] == ["G9"]


def test_a_whole_turn_goes_as_its_picture_says() -> None:
    lay = PLACEMENTS["icons"]
    table = valleys.position(valley=lay.valley, pools=["pg"], row=fertility.HOW_BUILT)
    valleys.play(table, lay.move, f"build {fertility.HOW_BUILT}", "pay bovine", "supply grape to shop 1 of spot 0")
    after = table.position()
    assert after["metropolis"][0] == [fertility.HOW_BUILT] and after["beside"] == {}
    tokens = {str(4 + n): {fertility.NAMES[letter]: 1} for n, letter in enumerate(fertility.HOW_SUPPLIED) if letter}
    assert after["tokens"][0] == tokens
