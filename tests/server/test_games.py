"""Whole games over the wire: with bots, with friends, on one device; their records hold."""

import asyncio
import random

import pytest

from akhet.record import commitment_to, replay
from tests.server.clients import Guest, play_on
from tests.server.servers import RunningServer


@pytest.mark.parametrize(("game", "rivals"), [("nile", ["scribe"]), ("fertility", ["farmer", "scribe"])])
def test_a_game_against_bots_ends_and_its_record_verifies(server: RunningServer, game: str, rivals: list[str]) -> None:
    mia = Guest(server)
    table = mia.open(game, "me", *rivals)
    dice = random.Random(1)

    async def play() -> None:
        async with mia.at(table) as seat:
            await play_on(seat, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())
    record = mia.get(f"/api/tables/{table['id']}/record")
    replayed = replay(record)
    assert replayed.over and record["dice"]["commitment"] == table["commitment"]
    assert commitment_to(bytes.fromhex(record["dice"]["key"])) == table["commitment"]
