"""Routes: the opening explorer, over the games of strong bots that come with Akhet."""

from typing import Annotated

from fastapi import APIRouter, Query

from akhet.games import manifest_of
from akhet.openings.counts import Selection, shipped_counts
from akhet.server.lobby_messages import OpeningInfo, OpeningsInfo
from akhet.server.messages import GameName, SeatNumber

router = APIRouter()
Flag = Annotated[str, Query(max_length=40)]


@router.get("/api/games/{game}/openings")
async def openings(
    game: GameName, players: int | None = None, order: SeatNumber | None = None, option: Flag | None = None
) -> OpeningsInfo:
    """How games began: with so many players, by the seat `order` counted from the one that begins, with this option.

    Without an option: the games without any.
    """
    counts = shipped_counts(manifest_of(game).name)
    flags = sorted({name for _, name in counts.variants()})
    rows = counts.rows(Selection(players, {name: name == option for name in {*flags, option} - {None}}, order))
    shown = OpeningInfo.model_fields
    return OpeningsInfo(
        by=str(counts.made["by"]),
        games=sum(counts.games.values()),
        players=sorted({many for many, _ in counts.games}),
        options=flags,
        turns=[OpeningInfo(**{name: row[name] for name in shown}) for row in rows],
    )
