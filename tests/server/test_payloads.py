"""Scenes are made once per version, and are never out of date."""

import json
from typing import Any

import pytest

from akhet.server.people.accounts import Person
from akhet.server.storage.rows import apply_change
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.tables.live import game_of
from akhet.server.tables.payloads import scene_for
from akhet.server.tables.playing import step
from akhet.server.tables.seating import TablePlan, open_table
from akhet.table import Table


def test_standings_are_computed_once_per_version(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[Any] = []
    score = Table.score

    def counted(table: Table) -> Any:
        computed.append(score(table))
        return computed[-1]

    monkeypatch.setattr(Table, "score", counted)
    seats = [TableSeat(PERSON, "mia", name) for name in ("Mia", "Ann", "Ben")]
    live, _ = open_table(
        Person("mia", "Mia"), TablePlan("fertility", {}, seats, False, True, None), game_of("fertility")
    )
    for version in (1, 2):
        scenes = [json.loads(scene_for(live, seat)) for seat in (None, 0, 1, 2)]
        assert len(computed) == version
        shown = [{"seat": one.seat, "place": one.place} for one in computed[-1]]
        for scene in scenes:
            assert [{name: one[name] for name in ("seat", "place")} for one in scene["standings"]] == shown
        assert live.table is not None and live.turn is not None
        move = live.table.legal()[0].id
        apply_change(live.row, step(live, "mia", live.turn, move, live.row.step_version, "mia:command-1"))
        live.clear_scenes()
