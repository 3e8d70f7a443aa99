"""Reviews: the bill adds up, luck has mean zero, hidden cards change no mark, and mistakes are found."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema_rs
import numpy as np
import pytest

from akhet.analysis import Review, review
from akhet.analysis.bill import refine_luck, values_along
from akhet.analysis.candidates import Proposer
from akhet.analysis.course import Choice, Course
from akhet.analysis.estimates import Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.kernel.json_schema import DIALECT, definitions_of, ref
from akhet.kernel.layout import blank
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.record import read_record, record_of, replay
from akhet.table import Table
from tests.analysis.games import SETTINGS, Setting, follow_policy, game_of, policy_game, random_game, reviewer_of
from tests.effort import by_effort

RECORDS = Path(__file__).parents[1] / "records"
EXACT = 1e-9
KEY = key_from_seed(3)
SMALL = 1000  # plans
GAMES = by_effort(1, 2, 20)  # of each setting
SETTING_IDS = [f"{name}-{players}{'-'.join(['', *(key for key, _ in options)])}" for name, players, options in SETTINGS]
WORLDS = 8


@pytest.fixture(scope="module", params=SETTINGS, ids=SETTING_IDS)
def reviewed(request: pytest.FixtureRequest) -> list[tuple[Table, Review]]:
    setting: Setting = request.param
    tables = [random_game(setting, seed) for seed in range(GAMES)]
    return [(table, review(record_of(table), budget=SMALL)) for table in tables]


def test_the_parts_of_the_bill_add_up_to_the_result(reviewed: list[tuple[Table, Review]]) -> None:
    for table, found in reviewed:
        firsts = [standing.seat for standing in table.score() if standing.place == 1]
        for seat in range(table.players):
            bill = found["seats"][seat]["bill"]
            parts = bill["start"] + bill["draws"] + bill["hidden"] - bill["mistakes"] + bill["others"]
            result = 1 / len(firsts) if seat in firsts else 0.0
            assert parts + bill["residual"] == pytest.approx(result, abs=EXACT)
            assert bill["result"] == result


def test_what_one_seat_gains_the_others_lose(reviewed: list[tuple[Table, Review]]) -> None:
    for _, found in reviewed:
        for draw in found["draws"]:
            assert sum(draw["luck"]) == pytest.approx(0.0, abs=EXACT)
        bills = [seat["bill"] for seat in found["seats"]]
        moves = sum(bill["hidden"] - bill["mistakes"] + bill["others"] for bill in bills)
        assert moves == pytest.approx(0.0, abs=EXACT)
        assert sum(bill["residual"] for bill in bills) == pytest.approx(0.0, abs=EXACT)
        assert sum(bill["start"] for bill in bills) == pytest.approx(1.0, abs=EXACT)


def test_the_parts_are_those_of_the_decisions_and_draws(reviewed: list[tuple[Table, Review]]) -> None:
    for _, found in reviewed:
        for seat, entry in enumerate(found["seats"]):
            own = [one for one in found["decisions"] if one["seat"] == seat]
            assert entry["bill"]["mistakes"] == pytest.approx(sum(one["loss"] for one in own), abs=EXACT)
            assert entry["bill"]["hidden"] == pytest.approx(sum(one["luck"] for one in own), abs=EXACT)
            assert entry["bill"]["draws"] == pytest.approx(sum(one["luck"][seat] for one in found["draws"]), abs=EXACT)


def test_a_review_covers_every_ply_and_has_its_type(reviewed: list[tuple[Table, Review]]) -> None:
    schema = {"$schema": DIALECT, "$defs": definitions_of([Review]), **ref("Review")}
    validator = jsonschema_rs.validator_for(schema)
    for table, found in reviewed:
        validator.validate(json.loads(json.dumps(found)))
        assert len(found["graph"]) == len(table.plies) + 1
        plies = [number for one in found["decisions"] for number in range(one["first"], one["last"] + 1)]
        assert plies == list(range(1, len(table.plies) + 1))
        for one in found["decisions"]:
            assert [move["move"] for move in one["played"]] == [
                ply.move for ply in table.plies[one["first"] - 1 : one["last"]]
            ]
            assert {ply.seat for ply in table.plies[one["first"] - 1 : one["last"]]} == {one["seat"]}


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_luck_has_mean_zero_over_all_that_could_have_come(game: str) -> None:
    table = random_game((game, 3, ()), 5)
    evaluator = Evaluator(table.game)
    chances = [chance for choice in Course(table).choices for chance in choice.chances]
    seen = 0
    for chance in chances[:: max(1, len(chances) // 12)]:
        odds, _ = evaluator.outcomes(chance.before)
        lucks = [evaluator.luck(replace(chance, outcome=int(outcome)))[1] for outcome in np.flatnonzero(odds)]
        mean = sum(share * luck for share, luck in zip(odds[odds > 0], lucks, strict=True))
        assert mean == pytest.approx(np.zeros(3), abs=EXACT)
        assert odds[chance.outcome] > 0
        seen += len(lucks) > 1
    assert seen > 5


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_luck_has_mean_zero_over_games(game: str) -> None:
    lucks = []
    evaluator = Evaluator(game_of(game))
    for seed in range(by_effort(10, 20, 300)):
        draws = values_along(Course(random_game((game, 2, ()), seed)), evaluator).draws
        lucks.append(sum(draw.luck[0] for draw in draws))
    error = np.std(lucks, ddof=1) / len(lucks) ** 0.5
    assert abs(np.mean(lucks)) < 3 * error


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_games_that_are_played_on_see_no_luck_over_all_that_could_have_come(game: str) -> None:
    table = random_game((game, 2, ()), 5)
    evaluator = Evaluator(table.game)
    chances = [choice.chances[-1] for choice in Course(table).choices if choice.chances]
    chance = chances[len(chances) // 2]
    games = 1600
    before, _ = evaluator.play_out(chance.before, KEY, games)
    odds, _ = evaluator.outcomes(chance.before)
    after, variance = 0.0, 0.25 / games
    for outcome in np.flatnonzero(odds):
        state = chance.before.copy()
        table.rules.verbs.happen(state, table.game.parts, int(outcome), None)
        many = max(8, int(odds[outcome] * games))
        shares, _ = evaluator.play_out(state, sha256(KEY + b"%d" % outcome).digest(), many)
        after += odds[outcome] * shares[0]
        variance += odds[outcome] ** 2 * 0.25 / many
    assert abs(before[0] - after) < 4 * variance**0.5


def test_playing_on_moves_luck_between_draws_and_residual_only() -> None:
    table = policy_game("fertility", 2, 3)
    course, evaluator = Course(table), Evaluator(table.game)
    values = values_along(course, evaluator)
    before = [draw.luck.copy() for draw in values.draws]
    total = np.sum(before, 0) + values.drift
    for _ in refine_luck(course, evaluator, values, KEY, 8):
        pass
    assert np.sum([draw.luck for draw in values.draws], 0) + values.drift == pytest.approx(total, abs=EXACT)
    assert values.draws[0].luck == pytest.approx(before[0], abs=0.0)  # the set-up is valued by the network alone
    changed = [not np.array_equal(draw.luck, old) for draw, old in zip(values.draws, before, strict=True)]
    assert sum(changed) > len(changed) / 2


def test_the_value_of_a_finished_game_is_its_result() -> None:
    table = random_game(("nile", 2, ()), 1)
    value = Evaluator(table.game).value(table.state)
    assert value.tolist() == [1.0 if standing.place == 1 else 0.0 for standing in table.score()]


def comparisons(reviewer: Any, choices: list[Choice]) -> list[Comparison]:
    found = [reviewer.prepare(choice).comparison for choice in choices]
    for one in found:
        if one is not None:
            one.play(reviewer.evaluator, WORLDS)
    return found


def exchanged(table: Table, choice: Choice, number: int) -> Choice:
    """The same choice where other cards are hidden: rivals' cards exchanged with the pile, as the View allows."""
    view, dealt = blank(table.rules.view)[0], blank(table.rules.state)[0]
    table.rules.verbs.look(choice.before, choice.seat, view)
    table.rules.verbs.determinise(view, new_stream(key_from_seed(99), number), dealt)
    return replace(choice, before=dealt)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_changes_no_honest_value(players: int) -> None:
    table = random_game(("nile", players, (("monuments", True),)), 3)
    reviewer = reviewer_of(table)
    choices = reviewer.course.choices[:: by_effort(8, 4, 1)]
    others = [exchanged(table, choice, number) for number, choice in enumerate(choices)]
    assert any(one.before.tobytes() != other.before.tobytes() for one, other in zip(choices, others, strict=True))
    open_changes = 0
    for one, other in zip(comparisons(reviewer, choices), comparisons(reviewer, others), strict=True):
        if one is None or other is None:
            assert one is other
            continue
        assert [candidate.moves for candidate in one.candidates] == [candidate.moves for candidate in other.candidates]
        assert [candidate.prior for candidate in one.candidates] == [candidate.prior for candidate in other.candidates]
        assert one.found.tobytes() == other.found.tobytes()
        assert one.finals.tobytes() == other.finals.tobytes()
        open_changes += one.open_found.tobytes() != other.open_found.tobytes()
    assert open_changes  # with open cards it does make a difference


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_review_can_be_repeated_from_its_seed(game: str) -> None:
    record = record_of(random_game((game, 2, ()), 2))
    first, again = (review(record, seed=7, budget=SMALL) for _ in range(2))
    assert first == again
    assert review(record, seed=8, budget=SMALL)["decisions"] != first["decisions"]


def test_a_game_that_hides_nothing_has_no_luck_of_hidden_cards() -> None:
    found = review(random_game(("fertility", 2, ()), 2), budget=SMALL)
    assert not found["hides"]
    assert {seat["bill"]["hidden"] for seat in found["seats"]} == {0.0}
    assert all(one["value"] == one["open_value"] for decision in found["decisions"] for one in decision["candidates"])


def test_progress_begins_with_the_luck_and_ends_with_the_review() -> None:
    table = random_game(("nile", 2, ()), 4)
    partial: list[Review] = []
    found = review(table, budget=50_000, progress=partial.append)
    assert [one["done"] for one in partial] == sorted(one["done"] for one in partial)
    assert "open" not in {one["kind"] for one in partial[0]["decisions"]}
    assert "waiting" not in {one["kind"] for one in partial[1]["decisions"]}
    assert partial[-1] == found
    assert found["done"] == 1.0


def test_a_game_under_way_is_refused() -> None:
    for table in (game_of("nile").open(2, seed=1), replay(read_record(RECORDS / "fertility-unfinished.json"))):
        with pytest.raises(Refused) as refused:
            review(record_of(table))
        assert refused.value.refusal.code == "analysis.not_over"


@pytest.mark.parametrize("budget", [0, 10**11])
def test_a_budget_out_of_bounds_is_refused(budget: int) -> None:
    with pytest.raises(Refused) as refused:
        review(random_game(("nile", 2, ()), 4), budget=budget)
    assert refused.value.refusal.code == "analysis.budget"


def test_what_a_stand_in_does_is_nobodys_mistake() -> None:
    table = game_of("fertility").open(2, seed=3)
    while not table.over:
        table.play(table.legal()[-1].id, stand_in="gone" if table.turn == 0 else None)
    found = review(table, budget=SMALL)
    assert {one["kind"] for one in found["decisions"] if one["seat"] == 0} == {"stand_in"}
    bill = found["seats"][0]["bill"]
    assert (bill["mistakes"], bill["hidden"], found["seats"][0]["decisions"]) == (0.0, 0.0, 0)


def test_supplies_in_another_order_are_the_same_candidate() -> None:
    """F5: which resource is put down first makes no difference to the position after all of them."""
    table = policy_game("fertility", 2, 1)
    evaluator = Evaluator(table.game)
    proposer, merged = Proposer(evaluator), 0
    for choice in Course(table).choices:
        *supplies, done = choice.moves
        if len(supplies) < 2:
            continue
        turned = [*reversed(supplies), done]
        try:
            reordered = proposer.candidates(choice.before, turned)
        except IndexError:  # an exchange in between makes another order impossible
            continue
        usual = proposer.candidates(choice.before, choice.moves)
        if proposer.after(choice.before, turned) == proposer.after(choice.before, choice.moves):
            assert len(usual) == len(reordered)
            assert next(one for one in reordered if one.played).prior == next(one for one in usual if one.played).prior
            merged += 1
    assert merged


def test_a_planted_blunder_is_found() -> None:
    """F6.1: a player who is done without supplying anything wastes all the resources of the turn."""
    table = game_of("fertility").open(2, seed=8)
    evaluator, stream = Evaluator(table.game), new_stream(key_from_seed(8), 1)
    planted: int | None = None
    while not table.over:
        s = table.state
        city = [move.say for move in table.legal()].count("done") > 0
        if planted is None and city and not s.supplied and int(s.beside.sum()) >= 3 and len(table.plies) > 40:
            table.play("done")
            planted = len(table.plies)
        else:
            follow_policy(table, evaluator, stream)
    found = review(table, budget=100_000)
    (decision,) = [one for one in found["decisions"] if one["first"] == planted]
    assert decision["mark"] in ("mistake", "blunder")
    assert found["decisions"].index(decision) in found["seats"][decision["seat"]]["costliest"]
    assert not decision["candidates"][0]["played"]
    assert decision["reasons"]
    assert len(decision["futures"]) == 3
