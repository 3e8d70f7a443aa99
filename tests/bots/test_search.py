"""`search`: its tree, its thought, what it spends, and its options."""

import itertools
import time

import pytest

from akhet import Refused, Table
from akhet.bots import new_bot
from akhet.bots.bot import Budget, Thought
from akhet.bots.heuristics import heuristics_of
from akhet.bots.options import MAX_VALUE
from akhet.bots.planner import Planner
from akhet.bots.search import SearchBot
from akhet.bots.search_loop import SEARCH_PARAMS
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.bots.tree import Tree
from akhet.games import BUILT_IN
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed
from tests.bots.tables import SOME, Variant, decisions, game_of, legal_of, open_table
from tests.nile.positions import position

KEY = key_from_seed(3)
PLENTY = 1.0  # seconds, for a decision that should take almost no time


def new_tree(table: Table, **changes: float) -> tuple[Tree, Planner]:
    """A tree, and a planner with the same parameters."""
    heuristics = heuristics_of(table.rules.name)
    params = blank(SEARCH_PARAMS)[0]
    for name, value in (heuristics.params | changes).items():
        setattr(params, name, value)
    tree = Tree(heuristics, table.parts, KEY, params)
    tree.clear()
    return tree, Planner(heuristics, table.parts, KEY, params)


def search_bot(table: Table, **options: float) -> SearchBot:
    bot = new_bot(Spec("search", options), table.game, KEY)
    assert isinstance(bot, SearchBot)
    return bot


def choose(bot: SearchBot, table: Table, **budget: float) -> int:
    return bot.choose(table.view(table.turn), legal_of(table), Budget(**budget))  # type: ignore[arg-type]


def visits(thought: Thought) -> int:
    return sum(candidate.visits for candidate in thought.candidates)


def thoughts(variant: Variant, seed: int, iterations: int, **options: float) -> list[tuple[Table, int, Thought]]:
    """A new bot's choices with a search, at decisions all over a game."""
    found = []
    for number, table in enumerate(decisions(variant, seed)):
        if number % 7 == 0:
            bot = search_bot(table, **options)
            move = choose(bot, table, iterations=iterations)
            if bot.thought is not None:
                found.append((table.copy(), move, bot.thought))
    assert found
    return found


# The tree


@pytest.mark.parametrize("changes", [{}, {"single": 1}, {"random": 1, "cut": 20}, {"depth": 1}, {"widen_start": 999}])
@pytest.mark.parametrize("variant", SOME, ids=str)
def test_every_iteration_visits_one_branch_of_the_root(variant: Variant, changes: dict[str, float]):
    for number, table in enumerate(decisions(variant, 1)):
        if number % 15:
            continue
        (tree, planner), view = new_tree(table, **changes), table.view(table.turn)
        legal_plans = [plan for plan, _ in planner.plans(view)]
        if len(legal_plans) == 1:
            continue
        for done in (1, 30):
            tree.grow(view, done - sum(branch.visits for branch in tree.branches()))
            assert sum(branch.visits for branch in tree.branches()) == done
        plans = [branch.plan for branch in tree.branches()]
        assert len(plans) == len(set(plans)) and set(plans) <= set(legal_plans)
        assert all(0 <= branch.wins <= branch.visits for branch in tree.branches())
        tree.clear()
        assert tree.branches() == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_playouts_are_longer_if_the_root_has_many_visits(game: str):
    """The first playout ends at once, with a chance of winning. All others reach the end: won, lost or shared."""
    table = open_table(Variant(game, 2), 2)
    (tree, _), view = new_tree(table, cut=0, longer=1.0e9), table.view(table.turn)
    tree.grow(view, 1)
    (first,) = tree.branches()
    assert not (2 * first.wins).is_integer()
    tree.grow(view, 20)
    wins = sum(branch.wins for branch in tree.branches()) - first.wins
    assert 2 * wins == pytest.approx(round(2 * wins))


def test_a_tree_that_follows_a_plan_keeps_the_nodes_below_it():
    table = open_table(Variant("fertility", 2), 2)
    (tree, _), view = new_tree(table), table.view(table.turn)
    tree.grow(view, 200)
    best = max(tree.branches(), key=lambda branch: branch.visits)
    tree.follow(best.plan)
    assert 0 < sum(branch.visits for branch in tree.branches()) < best.visits
    tree.follow(-1)  # not a plan in the tree
    assert tree.branches() == []


# The thought


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_thought_has_the_plans_most_visited_first_and_the_choice_begins_the_first(variant: Variant, cores: int):
    for table, move, thought in thoughts(variant, 2, iterations=50, cores=cores):
        assert 0 < thought.iterations <= 50
        assert visits(thought) == thought.iterations
        assert move == thought.candidates[0].steps[0]
        counts = [candidate.visits for candidate in thought.candidates]
        assert counts == sorted(counts, reverse=True) and counts[-1] > 0
        assert all(0.0 <= candidate.chance <= 1.0 for candidate in thought.candidates if candidate.chance is not None)
        assert all(candidate.chance is not None and candidate.score is not None for candidate in thought.candidates)
        assert all(candidate.steps[0] in legal_of(table) for candidate in thought.candidates)
        assert thought.seconds > 0


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_the_steps_of_a_candidate_can_be_played_in_their_order(variant: Variant):
    for table, _, thought in thoughts(variant, 3, iterations=30):
        for candidate in thought.candidates:
            copy = table.copy()
            for step in candidate.steps:
                copy.play(step)


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_the_later_steps_of_a_plan_are_made_without_a_new_search(variant: Variant):
    longest = 0
    for table in decisions(variant, 4):
        copy, bot = table.copy(), search_bot(table)
        move = choose(bot, copy, iterations=40)
        if (thought := bot.thought) is None:
            continue
        first, *later = thought.candidates[0].steps
        assert move == first
        copy.play(move)
        for step in later:
            assert choose(bot, copy, iterations=40) == step
            assert bot.thought is thought
            copy.play(step)
        longest = max(longest, len(later))
    assert longest >= (2 if variant.game == "nile" else 1)


@pytest.mark.parametrize("reuse", [0, 1])
def test_reuse_continues_with_the_tree_of_the_same_turn(reuse: int):
    """In Fertility, where a turn is several plans with no chance between them."""
    reused = 0
    for seed in range(3):
        table = open_table(Variant("fertility", 3), seed)
        bots = [search_bot(table, reuse=reuse) for _ in range(table.players)]
        while (turn := table.turn) is not None:
            before = bots[turn].thought
            table.play(choose(bots[turn], table, iterations=30))
            after = bots[turn].thought
            if after is not None and after is not before:
                assert visits(after) >= after.iterations
                reused += visits(after) > after.iterations
    assert (reused > 0) == bool(reuse)


# The budget


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_budget_in_seconds_is_kept(game: str, cores: int):
    table = open_table(Variant(game, 2), 5)
    choose(search_bot(table, cores=cores), table, iterations=2)  # compiles and loads what is missing
    bot = search_bot(table, cores=cores)
    began = time.perf_counter()
    choose(bot, table, seconds=0.05)
    assert time.perf_counter() - began < PLENTY
    assert bot.thought is not None and bot.thought.seconds < PLENTY


@pytest.mark.parametrize(("cores", "clock"), [(1, "thread_time"), (2, "process_time")])
def test_with_the_option_processor_time_counts(monkeypatch, cores: int, clock: str):
    """For the search, and for the seat, which subtracts it from the turn's budget."""
    readings = itertools.count()
    monkeypatch.setattr(time, clock, lambda: float(next(readings)))
    table = open_table(Variant("fertility", 2), 5)
    with BotSeat(read_spec(f"search:processor=1,cores={cores},doubt=1@60s"), table.game, bytes(32)) as seat:
        seat.move(table)
        thought = seat.thought
    assert thought is not None and 1 < thought.seconds < seat.seconds < 60  # each reading adds a second


@pytest.mark.parametrize("game", BUILT_IN)
def test_without_time_left_it_answers_at_once(game: str):
    table = open_table(Variant(game, 2), 5)
    choose(search_bot(table), table, iterations=2)
    bot = search_bot(table)
    assert choose(bot, table, seconds=0.0) in legal_of(table)
    assert bot.thought is not None and bot.thought.seconds < PLENTY / 2


@pytest.mark.parametrize("game", BUILT_IN)
def test_with_iterations_and_seconds_the_search_ends_at_the_first_limit(game: str):
    table = open_table(Variant(game, 2), 5)
    bot = search_bot(table, doubt=1)
    choose(bot, table, seconds=60.0, iterations=70)
    assert bot.thought is not None and bot.thought.iterations <= 70
    choose(bot := search_bot(table, doubt=1), table, seconds=0.01, iterations=10**9)
    assert bot.thought is not None and bot.thought.iterations < 10**6


def test_the_seconds_of_a_turn_are_for_all_its_decisions_together():
    table = open_table(Variant("fertility", 2), 6)
    mover = table.turn
    seat = BotSeat(read_spec("search@1"), table.game, KEY)
    seat.move(table)
    seat = BotSeat(read_spec("search@0.2s"), table.game, KEY)
    while table.turn == mover:
        seat.play(table)
    assert seat.seconds < 0.2 + PLENTY


def test_a_forced_move_needs_no_search():
    table = position(hands=[""], flood="wheat")
    assert [move.say for move in table.legal()] == ["done"]
    bot = search_bot(table)
    assert choose(bot, table, iterations=10**9) == legal_of(table)[0]
    assert bot.thought is None


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_it_stops_early_when_the_choice_is_clear(variant: Variant):
    sure = [thought for _, _, thought in thoughts(variant, 7, iterations=300, doubt=1)]
    hasty = [thought for _, _, thought in thoughts(variant, 7, iterations=300, doubt=0)]
    for thought in sure:
        if thought.iterations < 300:  # no further iteration could have changed the choice
            first, second, *_ = thought.candidates
            assert first.visits - second.visits > 300 - thought.iterations
    assert sum(thought.iterations for thought in hasty) < sum(thought.iterations for thought in sure)


# The options


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("option", ["exploer", "noise ", "key", ""])
@pytest.mark.parametrize("game", BUILT_IN)
def test_an_unknown_option_is_refused(game: str, option: str, bot: str):
    with pytest.raises(Refused) as refused:
        new_bot(Spec(bot, {option: 1.0}), game_of(game), KEY)
    assert refused.value.refusal.code == "bot.option"
    assert "noise" in str(refused.value.refusal.values["options"])


@pytest.mark.parametrize("value", ["much", "", "1,5", "nan", "inf", -1, MAX_VALUE + 1, None, [1]])
@pytest.mark.parametrize("words", ["greedy:noise", "search:noise", "search:cores", "search:reuse"])
def test_an_option_that_is_not_a_number_from_0_is_refused(words: str, value: object):
    bot, option = words.split(":")
    with pytest.raises(Refused) as refused:
        new_bot(Spec(bot, {option: value}), game_of("nile"), KEY)
    assert refused.value.refusal.code == "bot.option_value"
    assert refused.value.refusal.values["option"] == option


@pytest.mark.parametrize("value", [0.0, 1.0, MAX_VALUE])
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_accepts_values_from_0_to_the_maximum(game: str, value: float):
    table = open_table(Variant(game, 2), 1)
    for option in {*heuristics_of(game).params, "reuse", "share", "doubt"} - {"depth"}:
        assert choose(search_bot(table, **{option: value}), table, iterations=5) in legal_of(table)


@pytest.mark.parametrize("depth", [0, 1, MAX_VALUE])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_tree_may_have_any_depth(game: str, depth: float):
    table = open_table(Variant(game, 2), 1)
    assert choose(search_bot(table, depth=depth), table, iterations=5) in legal_of(table)
