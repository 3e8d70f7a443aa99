"""The preview of a table, for lists: the same bytes for everybody, and those that a spectator is sent."""

import asyncio
import json
from typing import Any

import pytest

from akhet.games import BUILT_IN
from akhet.server.lobby_messages import TablePreview
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_preview_is_what_a_spectator_sees_whoever_asks(either_server: RunningServer, game: str) -> None:
    mia, ben, eve = (Guest(either_server, name) for name in ("Mia", "Ben", "Eve"))
    table = mia.open(game, "me", "open", public=True)
    path = f"/api/tables/{table['id']}/preview"
    waiting = eve.get(path)
    assert (waiting["stage"], waiting["scene"]) == ("open", None)
    ben.post(f"/api/tables/{table['id']}/seats")

    async def play() -> None:
        async with mia.at(table) as left, ben.at(table) as right, eve.at(table) as watching:
            for _ in range(3):
                answers = {guest.http.get(path).content for guest in (mia, ben, eve, Guest(either_server, None))}
                (answer,) = answers
                shown = TablePreview.model_validate_json(answer)
                assert json.loads(answer)["scene"] == watching.scene and shown.stage == "playing"
                assert watching.scene["view"]["seat"] is None and watching.scene["moves"] is None
                assert eve.get(path, after=shown.version) == {
                    "stage": "playing",
                    "version": shown.version,
                    "scene": None,
                }
                player = left if left.my_turn else right
                version = (await player.step(player.scene["moves"][0]))["version"]
                for one in (left, right, watching):
                    await one.until(is_at(version))

    asyncio.run(play())


def is_at(version: int) -> Any:
    return lambda seated: seated.scene["version"] >= version


def test_a_table_that_may_not_be_watched_has_no_preview(server: RunningServer) -> None:
    mia, eve = Guest(server, "Mia"), Guest(server, "Eve")
    private = mia.open("nile", "me", "me:Ann")
    unwatched = mia.open("nile", "me", "me:Ann", public=True, onlookers=False)
    for table, query in ((private, {}), (private, {"invite": "wrong"}), (unwatched, {})):
        with pytest.raises(Refusal) as refused:
            eve.get(f"/api/tables/{table['id']}/preview", **query)
        assert (refused.value.status, refused.value.code) == (404, "server.no_table")
    shown = eve.get(f"/api/tables/{private['id']}/preview", invite=private["invite"])
    assert shown["scene"]["view"]["hand"] == {}


@pytest.mark.parametrize("after", ["-1", "x", "1.5", "9" * 30])
def test_an_invalid_version_is_refused(server: RunningServer, after: str) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")
    with pytest.raises(Refusal, match=r"server\.message"):
        mia.get(f"/api/tables/{table['id']}/preview", after=after)
