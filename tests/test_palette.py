"""The palette and the patterns: each is in one file, words can be read on colours, and colours can be told apart."""

import math
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from akhet.draw import palette, patterns
from akhet.draw.canvas import Canvas
from akhet.draw.palette import DARK, LIGHT, blend, colours, contrast, css_variables, linear, tones, words_on
from akhet.draw.patterns import PATTERNS
from akhet.games.nile.state import CROP_NAMES

PACKAGE = Path(__file__).parents[1] / "src" / "akhet"
WEB = Path(__file__).parents[1] / "web"
HEX = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b")
READABLE = 4.5  # WCAG 2.2 AA for normal text
APART = 12  # in CIELAB, where a difference of 2.3 can just be noticed: small marks need about five times that
TONES = [(section, name) for section in ("crop", "card", "good") for name in tones(section)]

# What dichromats see of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
VISIONS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CIE_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8730))  # divided by those of white


def _seen(colour: str, vision: str) -> tuple[float, float, float]:
    """A colour in CIELAB, as it is seen."""
    light = (np.array(VISIONS[vision]) @ linear(colour)).clip(0, 1)
    parts = np.array(CIE_XYZ) @ light
    x, y, z = np.where(parts > 0.008856, np.cbrt(parts), 7.787 * parts + 16 / 116)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _colour_sets() -> Iterator[tuple[str, dict[str, str]]]:
    """The colours by which things of one kind are known: cards, resources, seats, and the bars of a chart."""
    cards = tones("crop") | {"stone": tones("card")["stone"]}
    yield "frames of cards", {name: card.main for name, card in cards.items()}
    yield "name plates of cards", {name: card.deep for name, card in cards.items()}
    for page in (LIGHT, DARK):
        goods = tones("good", page)
        yield f"scenes of resources, page {page}", {name: good.main for name, good in goods.items()}
        yield f"drawings of resources, page {page}", {name: good.deep for name, good in goods.items()}
    yield "seats", colours("seat")
    yield "bars", colours("bar")


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("found", [pytest.param(found, id=kind) for kind, found in _colour_sets()])
def test_colours_of_one_kind_can_be_told_apart(found: dict[str, str], vision: str) -> None:
    seen = {name: _seen(colour, vision) for name, colour in found.items()}
    too_close = {
        (one, other): round(distance, 1)
        for one, other in combinations(seen, 2)
        if (distance := math.dist(seen[one], seen[other])) < APART
    }
    assert too_close == {}


def test_the_simulation_confuses_red_and_green() -> None:
    """A red and a green that a deuteranope cannot tell apart, although they are far apart for other people."""
    red, green = "#c2542d", "#6b8e23"
    assert math.dist(_seen(red, "full"), _seen(green, "full")) > 60
    assert math.dist(_seen(red, "deuteranopia"), _seen(green, "deuteranopia")) < 2


def test_every_crop_and_stone_has_a_pattern_of_its_own() -> None:
    """The pale grounds of cards are similar; with equal colours their patterns still differ."""
    assert {*CROP_NAMES, "stone", "plague"} == PATTERNS.keys()
    drawn = {}
    for name in PATTERNS:
        canvas = Canvas(100, 140)
        canvas.patterned(name, tones("card")["stone"], 0, 0, 100, 140)
        drawn[name] = canvas.pixels()
    for one, other in combinations(PATTERNS, 2):
        assert (drawn[one] != drawn[other]).mean() > 0.25, f"{one} looks like {other}"


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_can_be_seen_on_its_card_in_grey(name: str) -> None:
    tone = (tones("crop") | tones("card"))[name]
    assert contrast(blend(tone.deep, tone.pale, PATTERNS[name].opacity), tone.pale) >= 1.4


def test_every_seat_has_a_shape_of_its_own_in_the_browser() -> None:
    """Names beside the dots can be cut, as in the heads of a narrow table."""
    shapes = re.findall(r"--seat-shape: (.+);", (WEB / "src" / "styles.css").read_text("utf-8"))
    assert len(shapes) == len(set(shapes)) == len(palette.SEATS)


@pytest.mark.parametrize("package", ["draw", "terminal"])
def test_no_colour_is_written_outside_the_palette(package: str) -> None:
    found = [
        f"{source.relative_to(PACKAGE)}: {colour}"
        for source in (PACKAGE / package).rglob("*.py")
        for colour in HEX.findall(source.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(("section", "name"), TONES)
def test_words_can_be_read_on_every_tone(section: str, name: str) -> None:
    main, deep, pale = tones(section)[name]
    assert contrast(deep, pale) >= READABLE
    assert contrast(palette.WORDS["light"], deep) >= READABLE
    assert contrast(words_on(main), main) >= READABLE


@pytest.mark.parametrize("seat", range(len(palette.SEATS)))
def test_words_can_be_read_on_a_seats_colour(seat: int) -> None:
    assert contrast(words_on(palette.SEATS[seat]), palette.SEATS[seat]) >= READABLE


def test_every_entry_has_the_form_that_the_browsers_plugin_reads() -> None:
    """web/plugins/palette.ts reads lines, not TOML: one entry per line, a colour or a pair of colours."""
    entry = re.compile(r'\[[a-z]+(\.[a-z]+)?\]|[\w-]+ = ("#[0-9a-f]{6}"|\["#[0-9a-f]{6}", "#[0-9a-f]{6}"\])')
    lines = [line for line in palette.FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not entry.fullmatch(line)] == []


def test_every_pattern_has_the_form_that_the_browsers_plugin_reads() -> None:
    """One entry per line, whose value is written as JSON writes it."""
    entry = re.compile(r"\[[a-z]+\]|[a-z]+ = [-\d., \[\]]+")
    lines = [line for line in patterns.FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not entry.fullmatch(line)] == []


def test_the_browsers_variables_are_named_by_section_name_and_tone() -> None:
    found = css_variables()
    assert {"--ink", "--seat-1", "--seat-6", "--crop-wheat", "--crop-wheat-deep", "--good-any-pale"} <= found.keys()
    assert all(HEX.fullmatch(colour) for colour in found.values())


def test_the_plugin_makes_the_same_variables() -> None:
    """The sections that web/plugins/palette.ts exports are those of `css_variables`."""
    plugin = (WEB / "plugins" / "palette.ts").read_text("utf-8")
    sections = re.search(r"SECTIONS = \[(.*?)\]", plugin, re.DOTALL)
    assert sections is not None
    assert tuple(re.findall(r'"(\w+)"', sections[1])) == palette.BROWSER_SECTIONS
