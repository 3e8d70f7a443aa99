"""The page about Fertility's set: its figures add up, and the policy that makes them plays sensibly."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from akhet import Game
from akhet.games.fertility.state import HEADINGS
from akhet.kernel.compiling import INTERPRETED
from tools.fertility_set.measure import SETTINGS, Figures, Results, play_setting, write_set_page
from tools.fertility_set.watch import TURNS

GAMES = 6

pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted, each game takes a minute")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    folder = tmp_path_factory.mktemp("docs")
    return folder, write_set_page(folder, games=GAMES, seed=3, quiet=True)


def every(results: Results) -> list[Figures]:
    return [*results.sensible, *results.random]


def test_every_player_has_nine_turns(made: tuple[Path, Results]) -> None:
    for found in every(made[1]):
        assert found.turns.tolist() == [TURNS] * found.players


def test_shares_are_between_0_and_1(made: tuple[Path, Results]) -> None:
    for found in every(made[1]):
        shares = [found.fill, found.stock_out, found.stock_out_turns, found.storehouse_full, found.no_monument]
        assert all(0 <= share <= 1 for share in [*shares, *found.no_fit])
        assert sum(share.value for share in found.order_wins) == pytest.approx(1)
    for lift in made[1].lifts:
        assert lift.built <= lift.shown <= GAMES * len(SETTINGS)
        assert 0 <= lift.taken <= 1 and 0 <= lift.filled <= 1
        assert 0 <= lift.lift.low <= lift.lift.value <= lift.lift.high


def test_headings_and_places_sum_to_the_scores(made: tuple[Path, Results]) -> None:
    for found in every(made[1]):
        assert len(found.headings) == len(HEADINGS)
        assert found.headings.sum() == pytest.approx(found.score)
        assert found.places.mean() == pytest.approx(found.score)
        assert found.order_scores.mean() == pytest.approx(found.score)
        assert np.all(np.diff(found.places) <= 0)


def test_districts_counted_by_player_and_by_district_agree(made: tuple[Path, Results]) -> None:
    by_player = sum(found.districts * found.players * found.games for found in made[1].sensible)
    assert sum(lift.built for lift in made[1].lifts) == pytest.approx(by_player)


def test_sensible_play_beats_random_play_clearly(made: tuple[Path, Results]) -> None:
    for sensible, at_random in zip(made[1].sensible, made[1].random, strict=True):
        assert sensible.score > at_random.score + 25
        assert sensible.places[-1] > at_random.score


def test_a_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    game = Game("fertility")
    one, two = (play_setting(game, 1, games=4, seed=5, sensible=True, cores=n, quiet=True, chunk=2) for n in (1, 2))
    assert one.notes.tobytes() == two.notes.tobytes()


def test_the_page_says_what_it_is_and_shows_its_charts(made: tuple[Path, Results]) -> None:
    folder, results = made
    page = (folder / "fertility-set.md").read_text("utf-8")
    assert "reconstruction" in page and f"--seed {results.seed} --games {GAMES}" in page
    pictures = re.findall(r"\]\((images/[^)]+)\)", page)
    assert len(pictures) == 5
    for picture in pictures:
        drawn = (folder / picture).read_text("utf-8")
        ElementTree.fromstring(drawn)
        assert "nan" not in drawn and "href" not in drawn and "url(" not in drawn
    assert "nan" not in page
