"""The built-in bots at a table: whole games, repeatable by their key, from a View alone."""

import json
import re
import time
from dataclasses import replace

import pytest

from akhet import Game, Table
from akhet.bots import BOTS, bot_names, new_bot
from akhet.bots import spec as spec_module
from akhet.bots.bot import Budget, Thought
from akhet.bots.levels import LEVEL_NAMES, levels_of, resolve_level
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.games import BUILT_IN
from akhet.games.fertility.state import Step as FertilityStep
from akhet.games.nile.state import Step as NileStep
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.record import record_of, replay
from akhet.referee import Referee
from tests.bots.tables import (
    SOME,
    VARIANTS,
    HeuristicsRunner,
    Variant,
    copy_of,
    deal,
    decisions,
    game_of,
    legal_of,
    open_table,
    play_out,
    seats_for,
)

QUICK = Budget(iterations=6)
EVERYBODY = tuple(
    str(Spec(name, {}, Budget() if name in ("random", "greedy") else QUICK)) for name in (*BOTS, *LEVEL_NAMES)
)
# Bots that are repeatable by their key: those without a clock.
TIMELESS = ("random", "greedy", "greedy:noise=1", "search@40", "search:cores=2@40", "search:random=1,cut=30@10")
BEGINNINGS = {"nile": NileStep.CHOOSE, "fertility": FertilityStep.PLACE}
MOST_PLIES = 80  # of a turn
SLACK = 2.0  # seconds, for a busy machine


def answer(table: Table, spec: str, key: int = 0) -> tuple[int, Thought | None]:
    """What a new bot chooses, and its thought without the time."""
    named = read_spec(spec)
    bot = new_bot(named, table.game, key_from_seed(key))
    move = bot.choose(table.view(table.turn), legal_of(table), named.budget)
    thought: Thought | None = getattr(bot, "thought", None)
    return move, None if thought is None else replace(thought, seconds=0.0)


# Whole games


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_bot_and_level_plays_every_variant_to_the_end(variant: Variant):
    for first in range(0, len(EVERYBODY), variant.players):
        table = open_table(variant, seed=first)
        seats = seats_for(table, *EVERYBODY[first:], *EVERYBODY[:first])
        play_out(table, seats)  # which refuses illegal moves
        assert not any(seat.faults for seat in seats)
        assert all(ply.stand_in is None for ply in table.plies)
        again = replay(json.loads(json.dumps(record_of(table))))
        assert again.over and again.hash() == table.hash()


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_greedy_takes_the_plan_with_the_best_score(variant: Variant):
    runner = HeuristicsRunner(variant.game)
    for table in decisions(variant, 12):
        best = runner.best_plan(table.state, new_stream(key_from_seed(0)), 0.0, "greedy_plan")
        assert answer(table, "greedy")[0] == runner.next_step(copy_of(table), best, 0)


@pytest.mark.parametrize("game", BUILT_IN)
def test_greedy_beats_random(game: str):
    wins = 0
    for seed in range(24):
        table = open_table(Variant(game, 2), seed)
        play_out(table, seats_for(table, *(("greedy", "random") if seed % 2 else ("random", "greedy")), seed=seed))
        wins += [standing.place for standing in table.score()].index(1) == (seed + 1) % 2
    assert wins >= 20


# Repeatability


@pytest.mark.parametrize("spec", TIMELESS)
@pytest.mark.parametrize("variant", SOME, ids=str)
def test_the_same_key_and_iterations_give_the_same_choice_and_thought(variant: Variant, spec: str):
    thoughts = 0
    for number, table in enumerate(decisions(variant, 5)):
        if number % 8 == 0:
            one, other = (answer(table, spec) for _ in range(2))
            assert one == other
            assert one[0] in legal_of(table)
            thoughts += one[1] is not None
    assert (thoughts > 0) == (spec != "random")


@pytest.mark.parametrize("variant", SOME, ids=str)
@pytest.mark.parametrize("spec", ["greedy:noise=1", "search@12", "search:cores=2@12"])
def test_the_same_keys_give_the_same_game(variant: Variant, spec: str):
    tables = [play_out(table, seats_for(table, spec)) for table in (open_table(variant, 6), open_table(variant, 6))]
    assert tables[0].check == tables[1].check


def test_another_key_gives_another_game():
    variant = SOME[0]
    games = [
        play_out(table, seats_for(table, "random", seed=9 * n)) for n in range(3) if (table := open_table(variant, 6))
    ]
    assert len({table.check for table in games}) == 3


# Only the View


@pytest.mark.parametrize("variant", [variant for variant in SOME if variant.game == "nile"], ids=str)
def test_no_bot_can_tell_a_position_from_another_deal_of_it(variant: Variant):
    stream, varied = new_stream(key_from_seed(7), 2), 0
    for number, table in enumerate(decisions(variant, 7)):
        if number % 10:
            continue
        twin, seen = deal(table, stream), blank(table.rules.view)[0]
        table.rules.verbs.look(twin, int(table.state.turn), seen)
        assert seen.tobytes() == table.view(table.turn).tobytes()
        varied += twin.tobytes() != table.state.tobytes()
        for spec in TIMELESS:
            named = read_spec(spec)
            choice = new_bot(named, table.game, key_from_seed(0)).choose(seen, legal_of(table), named.budget)
            assert choice == answer(table, spec)[0]
    assert varied > 0


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_choosing_changes_neither_the_view_nor_the_table_nor_its_dice(variant: Variant):
    table = open_table(variant, 8)
    # Even a bot with the table's own key does not touch its dice.
    bots = {spec: new_bot(read_spec(spec), table.game, table.key) for spec in TIMELESS}
    for number, table in enumerate(decisions(variant, 8)):
        if number % 6 == 0:
            view, legal = table.view(table.turn), legal_of(table)
            before = view.tobytes(), list(legal), table.hash(), table.stream.tobytes()
            for spec, bot in bots.items():
                bot.choose(view, legal, read_spec(spec).budget)
                assert (view.tobytes(), legal, table.hash(), table.stream.tobytes()) == before


# In the middle of a turn


@pytest.mark.parametrize("spec", ["random", "greedy", "search@6", "search:single=1@6"])
@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_bot_asked_in_the_middle_of_a_turn_finishes_it(variant: Variant, spec: str):
    """Like a stand-in, which has not seen the earlier moves of the turn."""
    steps = set()
    for table in decisions(variant, 9):
        step, mover = int(table.state.step), table.turn
        if step == BEGINNINGS[variant.game] or len(table.plies) % 2:
            continue
        steps.add(step)
        copy = table.copy()
        seats = seats_for(copy, spec)
        for _ in range(MOST_PLIES):
            if copy.turn == mover:
                seats[0].play(copy)
        assert copy.turn != mover
        assert not seats[0].faults
    assert len(steps) >= 2


@pytest.mark.parametrize("spec", ["greedy", "search@6"])
@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_bot_whose_plan_another_player_spoiled_still_plays_legally(variant: Variant, spec: str):
    """Every other move of its seat is made at random: a person played for a moment, or took a step back."""
    table = open_table(variant, 10)
    seats, reckless = seats_for(table, spec), seats_for(table, "random")
    while (turn := table.turn) is not None:
        (reckless if len(table.plies) % 2 else seats)[turn].play(table)
    assert table.over


# Levels


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_level_is_a_built_in_bot_in_every_game(game: str):
    assert tuple(levels_of(game)) == LEVEL_NAMES
    for name in LEVEL_NAMES:
        level = resolve_level(read_spec(name), game)
        assert level == levels_of(game)[name]
        assert level.name in BOTS
        assert read_spec(str(level)) == replace(
            level, options={key: str(value) for key, value in level.options.items()}
        )
        assert resolve_level(read_spec(f"{name}@7"), game) == replace(level, budget=Budget(iterations=7))
        assert resolve_level(Spec(name, {"more": "1"}), game) == replace(level, options={**level.options, "more": "1"})


def test_no_two_levels_of_a_game_are_the_same_and_any_other_bot_stays_as_it_is():
    for game in BUILT_IN:
        assert len({str(spec) for spec in levels_of(game).values()}) == len(LEVEL_NAMES)
    assert resolve_level(read_spec("search:cut=3@5"), "nile") == read_spec("search:cut=3@5")
    assert set(LEVEL_NAMES) <= set(bot_names())


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_level_answers_in_its_time(game: str, level: str):
    table = game_of(game).open(2, seed=11)
    seats_for(table, f"{level}@1")[0].move(table)  # compiles and loads what is missing
    seat = BotSeat(read_spec(level), table.game, key_from_seed(0))
    began = time.perf_counter()
    move = seat.move(table)
    assert time.perf_counter() - began < (levels_of(game)[level].budget.seconds or 0.0) + SLACK
    assert move in legal_of(table)
    assert seat.seconds <= time.perf_counter() - began


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_referee_asks_a_level_by_its_name(game: str, level: str):
    referee = Referee()
    asked = {"do": "bot", "bot": level, "seed": 1, "iterations": 20, "explain": True}
    assert referee.answer(json.dumps({"do": "new", "game": game, "players": 2, "seed": 1}).encode())["ok"]
    answered = referee.answer(json.dumps(asked).encode())
    assert answered["ok"]
    assert answered["move"] in legal_of(referee.table)
    assert answered["thought"]["candidates"][0]["steps"][0]["id"] == answered["move"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_bot_that_the_docstring_of_a_spec_names_can_be_made(game: str):
    named = re.findall(r"`([a-z]{2,}[^`]*)`", spec_module.__doc__ or "")
    assert named == ["greedy", "search@1s", "search:random=1@500", "program:./mybot.py --fast@1s"]
    for words in named[:-1]:
        assert new_bot(read_spec(words), game_of(game), key_from_seed(0))
    assert read_spec(named[-1]) == Spec("program", {"command": "./mybot.py --fast"}, Budget(seconds=1.0))


def test_a_bot_is_made_from_a_game_and_not_from_a_table():
    """So it has access to nothing but the View."""
    game = Game("nile")
    assert not any(isinstance(value, Table) for value in vars(game).values())
