"""Studies: the same games on any number of cores, pairs that differ by one choice, answers that find what is there."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from akhet import Game, Refused
from akhet.cli import main
from akhet.kernel.layout import blank
from akhet.lab.pieces import run_pieces
from akhet.lab.study import work as study_work
from akhet.lab.study.answers import answer, explained, least_squares, worths
from akhet.lab.study.game import Gift, Thing, thing_of_action
from akhet.lab.study.play import CASE, MAY_NOT, MUST, NOTHING
from akhet.lab.study.report import html_report, markdown_report, smallest_seen
from akhet.lab.study.work import CHOICE, FREE_GAMES, Study, StudyPiece, StudyWork, played, player_of
from akhet.language import speaking

STUDY = Study("nile", (3,), (("monuments", True),), games=60)
LABEL = ("study-nile-market", dict[str, Any]())


def test_a_study_has_the_same_games_on_any_number_of_cores() -> None:
    small = replace(STUDY, games=8)
    pieces, work = small.pieces(), StudyWork(small)
    work.prepare()
    one, two = (run_pieces(work, pieces, cores) for cores in (1, 2))
    for first, second in zip(one, two, strict=True):
        assert first.keys() == second.keys()
        assert all(np.array_equal(first[name], second[name]) for name in first)


def forced(mode: int, thing: str, games: int = 30) -> dict[str, np.ndarray]:
    """Games of three players in which seat 1 must do a thing at the first chance, or never may."""
    cases = blank(CASE, games)
    kind, options = player_of("learned", "nile")
    cases.kinds, cases.options, cases.gift, cases.seat, cases.mode = kind, options, NOTHING, 1, mode
    cases.thing = next(n for n, one in enumerate(STUDY.things) if one.name == thing)
    found = played(STUDY, StudyPiece(FREE_GAMES, 3, 0, games), np.arange(games), cases)
    return found | {"thing": np.array(cases["thing"])}


@pytest.mark.parametrize("thing", ["sphinx", "market"])
def test_a_player_must_do_a_thing_or_never_may(thing: str) -> None:
    must, may_not = forced(MUST, thing), forced(MAY_NOT, thing)
    number = int(must["thing"][0])
    assert np.array_equal(must["met"], may_not["met"])  # the same game up to the first chance
    met = must["met"] >= 0
    assert met.any() and (must["taken"][met, 1, number] > 0).all()
    assert not may_not["taken"][:, 1, number].any()
    assert may_not["taken"][:, [0, 2], number].any()  # the others play as they like
    for name in ("place", "score", "decisions"):
        assert np.array_equal(must[name][~met], may_not[name][~met])


def test_every_thing_that_is_taken_was_offered() -> None:
    _, found = StudyWork(STUDY).do(StudyPiece(FREE_GAMES, 3, 0, 20), lambda: False)
    assert (found["taken"] <= found["offered"]).all() and found["taken"].any()
    assert (found["changes"] <= found["turns"]).all() and (found["settled"] <= found["decisions"]).all()


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_actions_belong_to_one_thing(game: str) -> None:
    own = Study(game, (2,))
    numbers = thing_of_action(own.things, len(own.table.rules.actions))
    assert [int((numbers == n).sum()) for n in range(len(own.things))] == [len(one.actions) for one in own.things]


def test_a_gift_of_a_card_leaves_the_deck_whole() -> None:
    state = STUDY.setup(3)[0]
    deck = state.deck.astype(int).copy()
    for number in STUDY.asked("gift", 3):
        STUDY.about.give(state, STUDY.table.parts, 1, number)
        assert state.hand[1, number] == 1
    held = state.hand.sum(0).astype(int)
    assert (state.pile[: len(held)] + held == deck[: len(held)]).all() and state.pile.sum() == state.pile_size


def test_a_gift_of_a_district_takes_it_out_of_the_pile() -> None:
    own = Study("fertility", (2,))
    state = own.setup(2)[0]
    own.about.give(state, own.table.parts, 0, 7)
    assert state.metropolis[0, 0] == 7 and state.spots_used[0] == 1
    assert state.district_unseen.sum() == state.districts_left == 39


def pairs_of(effects: list[float], games: int = 2000) -> dict[str, np.ndarray]:
    """Pairs in which each thing adds this much to the chance of winning, and ten times as much to the score."""
    draw = np.random.default_rng(1)
    which = np.arange(games * len(effects)) % len(effects)
    luck = draw.random(len(which))
    effect = np.array(effects)[which]
    return {
        "which": which,
        "met": np.ones(len(which), bool),
        "win_with": (luck < 0.3 + effect).astype(float),
        "win_without": (draw.random(len(which)) < 0.3).astype(float),
        "score_with": 10 * effect + draw.normal(size=len(which)),
        "score_without": draw.normal(size=len(which)),
    }


def test_a_thing_that_is_too_strong_is_found_and_no_other() -> None:
    things = [Thing("district", f"D{n}", range(n, n + 1), LABEL) for n in range(8)]
    found = worths(things, pairs_of([0.05, 0.05, 0.05, 0.25, 0.05, 0.05, 0.05, -0.1]))
    assert [one.verdict for one in found] == ["", "", "", "strong", "", "", "", "weak"]
    assert found[3].wins.low < 0.25 < found[3].wins.high
    assert not any(one.verdict for one in worths(things, pairs_of([0.05] * 8)))


def test_a_report_says_how_small_a_difference_its_games_would_show() -> None:
    things = [Thing("district", f"D{n}", range(n, n + 1), LABEL) for n in range(8)]
    pairs = pairs_of([0.05] * 8)
    many = worths(things, pairs)
    few = worths(things, {name: values[: len(values) // 8] for name, values in pairs.items()})
    none = worths(things, {name: values[:40] for name, values in pairs.items()})
    assert smallest_seen(none) is None
    one, other = smallest_seen(many), smallest_seen(few)
    assert one is not None and other is not None and 4 <= one < other


def test_the_parts_of_gifts_are_told_apart() -> None:
    design = np.random.default_rng(1).integers(0, 3, (3000, 3)).astype(float)
    values = design @ [2.0, 0.0, -1.0] + np.random.default_rng(2).normal(size=3000)
    found = least_squares(design, values)
    assert all(one.low < true < one.high for one, true in zip(found, (2.0, 0.0, -1.0), strict=True))
    assert not any(one.contents for one in STUDY.gifts) and isinstance(STUDY.gifts[0], Gift)


def test_luck_is_what_the_level_does_not_explain() -> None:
    levels = np.arange(4000) % 4
    assert explained(levels * 2.0, levels) == pytest.approx(1)
    assert explained(np.random.default_rng(1).random(4000), levels) < 0.01


def broken_set() -> Any:
    """The shipped set with a District that pays far too much."""
    components = Game("fertility").components
    first = components.districts[0]
    shops = (replace(first.shops[0], pays="40 debens"),)
    return replace(components, districts=(replace(first, shops=shops), *components.districts[1:]))


class OfSixDistricts(Study):
    """A study that asks about few Districts, to be quick."""

    def asked(self, kind: str, players: int) -> list[int]:
        return list(range(6))


def test_a_district_that_pays_far_too_much_is_called_too_strong() -> None:
    own = OfSixDistricts("fertility", (3,), (), broken_set(), games=400, kinds=(FREE_GAMES, CHOICE))
    work, pieces = StudyWork(own), own.pieces()
    work.prepare()
    found = answer(own, pieces, run_pieces(work, pieces))
    strong = [one.name for one in found.choices if one.verdict == "strong"]
    assert strong == ["A1"]
    report = markdown_report(found)
    assert "Too strong among the Districts: A1." in report and "| A1: A → 40 Debens; costs 0 |" in report


@pytest.mark.parametrize(
    ("language", "title"), [("en", "In short"), ("de", "Kurz gesagt"), ("fr", "En bref"), ("nl", "In het kort")]
)
def test_a_report_is_one_page_in_the_readers_language(language: str, title: str) -> None:
    own = replace(STUDY, games=24)
    work, pieces = StudyWork(own), own.pieces()
    work.prepare()
    with speaking(language):
        found = answer(own, pieces, run_pieces(work, pieces))
        page, text = html_report(found, ["akhet", "study", "nile"]), markdown_report(found)
    assert f'<html lang="{language}">' in page and f"<h2>{title}</h2>" in page and f"## {title}" in text
    assert page.count("<svg") >= 4 and "<script" not in page and "<link" not in page and " src=" not in page


def test_a_study_continues_and_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["study", "nile", "--ask", "seats,uses", "--players", "2", "--games", "250", "--out", str(tmp_path)]
    assert main(command) == 0
    first, said = (tmp_path / "report.html").read_bytes(), capsys.readouterr().out
    assert "With 2 players," in said and "report.html" in said
    (tmp_path / "report.html").unlink()
    one = tmp_path / "games" / "free-2-00000000-00000200.parquet"
    written = one.stat().st_mtime_ns
    assert main(command) == 0
    assert (tmp_path / "report.html").read_bytes() == first and one.stat().st_mtime_ns == written
    assert json.loads((tmp_path / "games" / "header.json").read_text("utf-8"))["bot"] == "learned"
    assert main([*command, "--seed", "9"]) == 2
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--bot", "search@1s"], "does not search"),
        (["--players", "9"], "number of players"),
        (["--ask", "weather"], "no question"),
    ],
)
def test_a_study_that_cannot_be_is_refused(
    words: list[str], code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", "nile", "--out", str(tmp_path), *words]) == 2
    assert code in capsys.readouterr().err


def test_a_game_without_a_study_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        study_work.study_of("chess")
    assert refused.value.refusal.code
