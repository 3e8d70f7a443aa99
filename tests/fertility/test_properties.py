"""Properties that always hold, checked in random games of every variant."""

import hashlib

import numpy as np
import pytest

from akhet import Game, Refused, Table
from akhet.games.fertility.state import (
    EMPTY,
    MAX_WHEAT,
    MONUMENT,
    MONUMENTS,
    NEIGHBOURS,
    NO_DISTRICT,
    POOL,
    SCENE,
    SIDES,
    STOCK,
    TILE_KINDS,
)
from akhet.kernel.stream import below
from akhet.language import explain
from tests.fertility.driver import VARIANTS, Variant, games

GAME = Game("fertility")


def check_conserved(table: Table) -> None:
    """No tile, token, District or Monument is ever lost or made."""
    s = table.state
    players = table.players
    tiles = s.unseen.astype(int) + s.common + s.gone + s.personal.sum(0, int)
    placed = np.array(table.game.parts.tiles) - tiles
    assert (placed >= 0).all()
    scenes = [int((s.scene == SCENE + scene).sum()) - 1 for scene in range(4)]
    assert scenes == [
        sum(int(placed[n]) * pair.count(scene) for n, pair in enumerate(TILE_KINDS)) for scene in range(4)
    ]
    assert (s.stock + s.beside + s.tokens.sum((0, 1), int) == STOCK).all()
    districts = [d for d in (*s.row, *s.metropolis.ravel(), s.buying) if d != NO_DISTRICT]
    assert sorted([*districts, *np.flatnonzero(s.district_unseen)]) == list(range(40))
    for seat in range(players):
        assert int((s.scene == MONUMENT + seat).sum()) + int(s.monuments[seat]) == MONUMENTS
        assert s.wheat[seat] <= MAX_WHEAT
        assert s.personal[seat].sum() == s.personal_size[seat] <= POOL
    assert s.common.sum() == s.common_size and s.unseen.sum() == s.unseen_size
    assert s.district_unseen.sum() == s.districts_left


def check_touching(table: Table) -> None:
    """The scenes along a square's edges, kept up to date step by step, are those that a full search finds."""
    s = table.state
    for square in np.flatnonzero(s.scene == EMPTY):
        near = [int(n) for n in NEIGHBOURS[square][:SIDES] if n >= 0]
        scenes = {int(s.scene[n]) - SCENE for n in near if SCENE <= s.scene[n] < SCENE + 4}
        assert int(s.touching[square]) == sum(1 << scene for scene in scenes)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_is_lost_or_made_and_every_game_has_nine_turns_each(variant: Variant) -> None:
    for table, choices in games(variant, range(3)):
        while not table.over:
            check_conserved(table)
            check_touching(table)
            moves = table.legal()
            table.play(moves[below(choices, len(moves))].id)
        check_conserved(table)
        turns = [event["seat"] for event in table.events() if event["event"] == "turn"]
        assert [turns.count(seat) for seat in range(table.players)] == [9] * table.players


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_listed_move_is_accepted_and_every_other_number_refused_unchanged(variant: Variant) -> None:
    for table, choices in games(variant, range(1)):
        step = 0
        while not table.over:
            legal = {move.id for move in table.legal()}
            before = table.state.tobytes()
            for action in range(step % 13, len(table.rules.actions), 13):
                refusal = table.why_not(action)
                assert (refusal is None) == (action in legal), table.rules.actions.say(action)
                if refusal is not None:
                    assert refusal.ruling and explain(refusal)
                    with pytest.raises(Refused):
                        table.play(action)
            assert all(table.why_not(action) is None for action in legal)
            assert table.state.tobytes() == before
            step += 1
            moves = sorted(legal)
            table.play(moves[below(choices, len(moves))])


def test_a_copy_stays_while_the_original_plays_on_and_never_changes_its_dice() -> None:
    def final(copy: bool) -> str:
        table = GAME.open(3, seed=5)
        seen = hashlib.sha256()
        for _ in range(40):
            if copy:
                twin = table.copy()
                bytes_then = twin.state.tobytes()
                twin.copy().play(twin.legal()[0].id)
                assert twin.state.tobytes() == bytes_then
            table.play(table.legal()[0].id)
            seen.update(table.state.tobytes())
        return seen.hexdigest()

    assert final(copy=True) == final(copy=False)


def test_the_whole_turn_can_be_taken_back_until_a_tile_is_turned_up() -> None:
    table = GAME.open(2, seed=2)
    start = table.state.tobytes()
    steps = 0
    while not table.legal()[0].say.startswith("take"):
        table.play(table.legal()[0].id)
        steps += 1
    assert steps >= 2
    for _ in range(steps):
        table.undo()
    assert table.state.tobytes() == start
    while not table.legal()[0].say.startswith("take"):
        table.play(table.legal()[0].id)
    table.play(table.legal()[0].id)
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.refusal.code == "undo.nothing"
