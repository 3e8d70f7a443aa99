"""The page about Fertility's set: its figures add up, and the policy that makes them plays sensibly."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from akhet import Game
from akhet.cli import main
from akhet.games.fertility.read_set import load_components
from akhet.games.fertility.state import HEADINGS
from akhet.kernel.compiling import INTERPRETED
from akhet.lab.fertility.figures import SETTINGS, Figures, play_setting
from akhet.lab.fertility.watch import TURNS
from tests.fertility.own_set import write_own_set
from tools.fertility_set.measure import Results, write_set_page

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
    one, two = (play_setting(game, 1, games=4, seed=5, sensible=True, cores=n, chunk=2) for n in (1, 2))
    assert one.notes.tobytes() == two.notes.tobytes()


def test_an_owners_set_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = write_own_set(tmp_path)
    asked = ["components", "measure", "fertility", "--components", str(own), "--games", "4", "--seed", "2"]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    components = load_components(own)
    assert (found["name"], found["hash"], found["reconstruction"]) == ("Mine", components.hash(), False)
    assert [part["name"] for part in found["parts"]] == [district.name for district in components.districts]
    assert len(found["settings"]) == len(SETTINGS)
    for setting in found["settings"]:
        assert sum(setting["sources"].values()) == pytest.approx(setting["score"])
        assert sum(wins["value"] for wins in setting["wins"]) == pytest.approx(1)
        assert setting["seat_wins"][1]["value"] > 0.7  # of the seat with 99 Debens for one Bovine
        assert len(setting["seat_wins"]) == setting["players"]
    assert main(asked) == 0
    shown = capsys.readouterr().out
    assert "“Mine”: 4 games of each setting" in shown and "G10" in shown and "Statues" in shown


def test_a_set_of_a_game_without_a_measurement_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "measure", "nile"]) == 2
    assert capsys.readouterr().err == "akhet: Sets of NILE cannot be measured.\n"


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
