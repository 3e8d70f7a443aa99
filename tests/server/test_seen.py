"""What leaves the house is made as seldom as can be, and never out of date."""

import json
from typing import Any

import pytest

from akhet.server.storage.rows import follow
from akhet.server.tables.payloads import scene_for
from akhet.server.tables.playing import step
from akhet.server.tables.seating import Person, Plan, open_table
from akhet.server.tables.seats import PERSON, Seat
from akhet.table import Table


def test_how_everybody_stands_is_reckoned_once_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[Any] = []
    score = Table.score

    def counted(table: Table) -> Any:
        reckoned.append(score(table))
        return reckoned[-1]

    monkeypatch.setattr(Table, "score", counted)
    seats = [Seat(PERSON, "mia", name) for name in ("Mia", "Ann", "Ben")]
    live, _ = open_table(Person("mia", "Mia"), Plan("fertility", {}, seats, False, True, None))
    for version in (1, 2):
        scenes = [json.loads(scene_for(live, seat)) for seat in (None, 0, 1, 2)]
        assert len(reckoned) == version
        shown = [{"seat": one.seat, "place": one.place} for one in reckoned[-1]]
        for scene in scenes:
            assert [{name: one[name] for name in ("seat", "place")} for one in scene["standings"]] == shown
        assert live.table is not None and live.turn is not None
        move = live.table.legal()[0].id
        follow(live.row, step(live, "mia", live.turn, move, live.row.step_version, "mia:command-1"))
        live.forget_scenes()
