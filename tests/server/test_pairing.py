"""Who plays whom in tournaments: properties that hold for every number of people and every size of table."""

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from akhet.server.tournaments.pairing import Entrant, pair_round, pair_waiting, table_sizes
from akhet.server.tournaments.standings import PlayedGame, entrants, points_by_place, standings
from tests.effort import by_effort

PATIENCE = 20.0
FEW = by_effort(3, 12, 100)

PEOPLE = st.integers(8, 200)
SIZES = st.integers(2, 6)


def play_swiss(people: int, size: int, smallest: int, rounds: int, seed: int, leave: float = 0.0) -> list[PlayedGame]:
    """The games of a Swiss tournament in which stronger players, those with lower numbers, mostly win."""
    dice = random.Random(seed)
    games: list[PlayedGame] = []
    gone: set[int] = set()
    for _ in range(rounds):
        rows = standings("swiss", range(people), games)
        known = entrants(rows, games)
        free = [known[row.number] for row in rows if row.number not in gone]
        pairing = pair_round(free, size, smallest)
        seated = [number for table in pairing.tables for number in table]
        assert sorted(seated + pairing.byes) == sorted(one.number for one in free)  # everybody exactly once
        for table in pairing.tables:
            ranking = sorted(table, key=lambda number: number + dice.gauss(0, people / 4))
            places = [1 + ranking.index(number) for number in table]
            games.append(PlayedGame(list(table), points_by_place(places, [False] * len(table))))
        games += [PlayedGame([number], [1.0]) for number in pairing.byes]
        gone |= {one.number for one in free if dice.random() < leave}
        if len(gone) > people - size:
            break
    return games


def meetings(games: list[PlayedGame]) -> Counter[frozenset[int | None]]:
    return Counter(frozenset(pair) for game in games for pair in combinations(game.players, 2))


@given(PEOPLE, SIZES, st.integers(0, 3), st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_everybody_sits_once_at_tables_of_nearly_equal_size(people: int, size: int, fewer: int, seed: int) -> None:
    smallest = max(2, size - fewer)
    play_swiss(people, size, smallest, 3, seed, leave=0.1)
    sizes = table_sizes(people, size, smallest)
    assert all(smallest <= one <= size for one in sizes)
    assert people - sum(sizes) < size
    if size > 2 and smallest == 2:
        assert sum(sizes) == people  # nobody has to wait if tables may be smaller


@given(PEOPLE, SIZES, st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_nobody_meets_again_while_there_are_many_others(people: int, size: int, seed: int) -> None:
    rounds = min(6, (people - 1) // (3 * (size - 1)))  # two thirds of the others remain unmet
    assert all(count == 1 for count in meetings(play_swiss(people, size, 2, rounds, seed)).values())


@given(st.integers(4, 12).map(lambda half: 2 * half), st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_pairs_meet_again_only_if_that_cannot_be_avoided(people: int, seed: int) -> None:
    dice = random.Random(seed)
    met: dict[int, dict[int, int]] = {number: {} for number in range(people)}
    hidden = list(range(people))
    dice.shuffle(hidden)
    possible = [frozenset(hidden[at : at + 2]) for at in range(0, people, 2)]  # one round without rematches
    for one, other in combinations(range(people), 2):
        if frozenset((one, other)) not in possible and dice.random() < 0.7:
            met[one][other] = met[other][one] = 1
    free = [Entrant(number, float(dice.randrange(5)), met[number]) for number in range(people)]
    free.sort(key=lambda one: -one.score)
    for one, other in pair_round(free, 2, 2).tables:
        assert other not in met[one]


@given(PEOPLE, SIZES, st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_nobody_has_a_second_bye_before_everybody_had_one(people: int, size: int, seed: int) -> None:
    games = play_swiss(people, size, size, 5, seed)
    byes = Counter(game.players[0] for game in games if len(game.players) == 1)
    if sum(byes.values()) <= people:
        assert all(count == 1 for count in byes.values())


@given(st.integers(8, 50), SIZES, st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_nobody_is_always_first_and_nobody_never(people: int, size: int, seed: int) -> None:
    rounds = 2 * size
    games = play_swiss(people, size, 2, rounds, seed)
    first = Counter(game.players[0] for game in games if len(game.players) > 1)
    assert all(0 < first[number] <= rounds // size + 2 for number in range(people))


@given(PEOPLE, st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_tables_join_people_of_near_scores(people: int, seed: int) -> None:
    dice = random.Random(seed)
    free = sorted((Entrant(n, float(dice.randrange(6))) for n in range(people)), key=lambda one: -one.score)
    scores = {one.number: one.score for one in free}
    levels = len(set(scores.values()))
    apart = sum(len({scores[one] for one in table}) > 1 for table in pair_round(free, 2, 2).tables)
    assert apart < levels  # a score group of an odd number gives one to the next


@given(st.integers(2, 200), SIZES, st.booleans(), st.integers(0, 2**32))
@settings(max_examples=FEW, deadline=None)
def test_an_arena_seats_whoever_waits_long_and_avoids_the_last_opponents(
    people: int, size: int, bots: bool, seed: int
) -> None:
    dice = random.Random(seed)
    smallest = 1 if bots else 2
    waiting = [
        Entrant(n, float(dice.randrange(9)), {dice.randrange(people): 1}, waited=dice.uniform(0, 2 * PATIENCE))
        for n in range(people)
    ]
    tables = pair_waiting(waiting, size, smallest, PATIENCE)
    seated = [number for table in tables for number in table]
    assert len(seated) == len(set(seated)) and set(seated) <= set(range(people))
    assert all(smallest <= len(table) <= size for table in tables)
    longest = max(waiting, key=lambda one: one.waited)
    if people >= size and longest.waited >= PATIENCE:
        assert longest.number in seated
    for table in tables:
        again = any(other in waiting[one].met for one in table for other in table if one != other)
        assert not again or max(waiting[one].waited for one in table) >= PATIENCE


def test_a_place_is_worth_the_share_of_the_others_behind_it() -> None:
    here = [False] * 4
    assert points_by_place([1, 2, 3, 4], here) == [1.0, 0.666667, 0.333333, 0.0]
    assert points_by_place([1, 1, 3, 3], here) == [0.833333, 0.833333, 0.166667, 0.166667]
    assert points_by_place([1, 2], [False, False]) == [1.0, 0.0]
    assert points_by_place([1, 2], [True, False]) == [0.0, 1.0]  # a stand-in won
    assert points_by_place([1, 2, 3], [True, True, False]) == [0.0, 0.0, 1.0]


def test_ties_are_broken_by_the_opponents_then_by_games_with_each_other() -> None:
    games = [
        PlayedGame([0, 1], [1.0, 0.0]),
        PlayedGame([2, 3], [1.0, 0.0]),
        PlayedGame([0, 2], [0.0, 1.0]),
        PlayedGame([3, 1], [0.0, 1.0]),
    ]
    rows = standings("swiss", range(4), games)
    assert [(row.number, row.place) for row in rows] == [(2, 1), (0, 2), (1, 3), (3, 4)]
    assert rows[1].opponents == 3.0 and rows[2].opponents == 1.0  # both have one point
    even = [PlayedGame([0, 1], [1.0, 0.0]), PlayedGame([1, 2], [1.0, 0.0]), PlayedGame([2, 0], [1.0, 0.0])]
    assert [row.place for row in standings("swiss", range(3), even)] == [1, 1, 1]


def test_an_arena_counts_all_points_and_then_wins() -> None:
    games = [
        PlayedGame([0, 1, None], [0.5, 1.0, 0.0]),
        PlayedGame([0, 2], [0.5, 0.5]),
        PlayedGame([1, 2], None),
    ]
    rows = standings("arena", range(3), games)
    assert [(row.number, row.points, row.place) for row in rows] == [(1, 1.0, 1), (0, 1.0, 2), (2, 0.5, 3)]
