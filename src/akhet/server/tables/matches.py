"""Duplicate matches: two people play the same deals in the same seats against the same bots, each when they like.

Nothing of a board, and nothing of the other's game of it, leaves this module before one has finished it oneself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.record import commitment_to
from akhet.server.ids import new_id
from akhet.server.storage.duplicate import Deal, DuplicateGame, boards_of
from akhet.server.storage.matches import (
    OPENER,
    Match,
    MatchPlayer,
    accept,
    add_match,
    add_rematch,
    own_matches,
    players_of,
    read_match,
)
from akhet.server.storage.rows import TableRow
from akhet.server.storage.store import Store
from akhet.server.tables import play_time
from akhet.server.tables.deal_days import board_id, is_kept_secret, match_of
from akhet.server.tables.duplicates import deal_secret, duplicate_levels

DAY = 24 * 3600.0
ACCEPT_SECONDS = 7 * DAY
PLAY_SECONDS = 7 * DAY
MOST_MATCHES = 20  # of a person at the same time
ID_BYTES = 9


@dataclass(frozen=True)
class Board:
    """A deal with the two games of it, as one of the two has them."""

    deal: Deal
    own: DuplicateGame | None
    other: DuplicateGame | None


@dataclass(frozen=True)
class MatchState:
    """A match as one of the two has it; without boards for somebody else."""

    match: Match
    other: MatchPlayer | None
    joined: bool
    boards: list[Board]
    now: float

    @property
    def gone(self) -> bool:
        """Whether the other one deleted their data, with their results."""
        return self.other is not None and self.other.person is None

    @property
    def over(self) -> bool:
        """Whether its time is over, or nobody has anything left to play."""
        if self.match.ends is None:
            return False
        played = all(is_finished(board.own) and (self.gone or is_finished(board.other)) for board in self.boards)
        return self.now >= self.match.ends or (self.joined and played)

    def counts(self, game: DuplicateGame | None) -> list[int] | None:
        """What the ranking compares; None if the board is lost: resigned, or not finished in time."""
        if game is None or game.finished is None or self.match.ends is None or game.finished >= self.match.ends:
            return None
        return game.counts

    def may_compare(self, board: Board) -> bool:
        """Whether this person is told of the other's game: they have finished their own, or cannot any more."""
        return self.joined and (is_finished(board.own) or self.over)

    def next_deal(self) -> Deal:
        """The board that this person plays now, or can begin now; refused if there is none."""
        if self.match.ends is None:
            raise refuse("duplicate.match_waiting")
        begun = next((board for board in self.boards if board.own is not None and board.own.goes_on), None)
        free = next((board for board in self.boards if board.own is None), None)
        board = begun or free
        if self.over or board is None:
            raise refuse("duplicate.match_over")
        return board.deal


class Matches:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, person: str, game: str, boards: int, players: int, level: str) -> str:
        """Open a match; its id. Refused if the game has no duplicate deals for so many, or not with this level."""
        if level not in duplicate_levels(game, players):
            raise refuse("server.no_level")
        now = play_time.now()
        match = Match(new_id(ID_BYTES), game, boards, players, level, now)
        await self._store.write(add_match, match, person, MOST_MATCHES, now - ACCEPT_SECONDS)
        return match.id

    async def opener(self, id: str) -> str | None:
        """Who has opened a match; refused if there is none."""
        await self._match(id)
        return next((one.person for one in await self._store.read(players_of, id) if one.number == OPENER), None)

    async def accept(self, id: str, person: str) -> None:
        """Accept a match. From now on its boards can be played."""
        match, now = await self._match(id), play_time.now()
        ends = now + PLAY_SECONDS
        deals = [self._deal(match, board, ends) for board in range(match.boards)]
        await self._store.write(accept, match, person, ends, deals, MOST_MATCHES, now, now - ACCEPT_SECONDS)

    async def rematch(self, id: str, person: str) -> str:
        """The next match of the same two people, which the first of them opens; its id."""
        state = await self.state(id, person)
        old = state.match
        if not state.joined:
            raise refuse("duplicate.no_match")
        if not state.over:
            raise refuse("duplicate.match_not_over")
        if old.rematch is not None and await self._found(old.rematch) is not None:
            return old.rematch
        now = play_time.now()
        new = Match(new_id(ID_BYTES), old.game, old.boards, old.players, old.level, now)
        return await self._store.write(add_rematch, old, new, person, MOST_MATCHES, now - ACCEPT_SECONDS)

    async def state(self, id: str, person: str | None) -> MatchState:
        """A match as somebody sees it. Once it was accepted, only the two may see it."""
        match = await self._match(id)
        players = await self._store.read(players_of, id)
        joined = person is not None and any(one.person == person for one in players)
        if match.ends is not None and not joined:
            raise refuse("duplicate.no_match")
        other = next((one for one in players if one.person != person), None)
        boards = await self._store.read(boards_of, id) if joined else []
        return MatchState(
            match, other, joined, [_board(deal, games, person) for deal, games in boards], play_time.now()
        )

    async def info(self, id: str, person: str | None) -> dict[str, Any]:
        """The fields of a MatchInfo."""
        state = await self.state(id, person)
        rematch = state.match.rematch
        if rematch is not None and await self._found(rematch) is None:
            rematch = None  # nobody accepted it in time
        return match_info(state) | {"rematch": rematch}

    async def own(self, person: str, most: int) -> list[dict[str, Any]]:
        """The fields of a MatchInfo for each of a person's matches, the latest first."""
        found = await self._store.read(own_matches, person, play_time.now() - ACCEPT_SECONDS, most)
        return [await self.info(match.id, person) for match in found]

    async def may_look(self, row: TableRow, person: str | None) -> bool:
        """Whether a person may look at the other's game of a board, which is over."""
        id = match_of(row.duplicate)
        match = None if id is None else await self._found(id)
        if match is None or row.stage != "over" or person is None:
            return False
        players = await self._store.read(players_of, match.id)
        if all(one.person != person for one in players):
            return False
        state = await self.state(match.id, person)
        return any(board.deal.id == row.duplicate and state.may_compare(board) for board in state.boards)

    async def _match(self, id: str) -> Match:
        match = await self._found(id)
        if match is None:
            raise refuse("duplicate.no_match")
        return match

    async def _found(self, id: str) -> Match | None:
        """A match; None if there is none, or nobody accepted it in time."""
        match = await self._store.read(read_match, id)
        if match is not None and match.ends is None and match.opened + ACCEPT_SECONDS <= play_time.now():
            return None
        return match

    def _deal(self, match: Match, board: int, ends: float) -> Deal:
        """The deal of a board. The seat changes from board to board."""
        id = board_id(match.id, board, ends)
        day = datetime.fromtimestamp(ends, UTC).date().isoformat()
        secret = deal_secret(self._store.secret, id)
        return Deal(id, match.game, day, match.players, board % match.players, match.level, secret, match.id)


def is_finished(game: DuplicateGame | None) -> bool:
    return game is not None and game.finished is not None


def match_info(state: MatchState) -> dict[str, Any]:
    """The fields of a MatchInfo but for the rematch."""
    match, over = state.match, state.over
    results = [_result(state, board) for board in state.boards]
    points = [sum(one["points"][side] for one in results if one["points"]) for side in (0, 1)]
    difference = sum(one["difference"] or 0 for one in results)
    return {
        "id": match.id,
        "game": match.game,
        "boards": match.boards,
        "players": match.players,
        "level": match.level,
        "stage": "over" if over else "open" if match.ends is None else "playing",
        "opened": match.opened,
        "ends": match.opened + ACCEPT_SECONDS if match.ends is None else match.ends,
        "joined": state.joined,
        "name": None if state.other is None else state.other.name,
        "finished": sum(is_finished(board.other) for board in state.boards),
        "results": results,
        "points": points,
        "difference": difference,
        "winner": winner(points, difference) if over and not state.gone else None,
    }


def winner(points: Sequence[float], difference: int) -> str:
    """Who has won: by the points of the boards, and among equals by the sum of the differences."""
    own, other = (points[0], difference), (points[1], 0)
    return "nobody" if own == other else "you" if own > other else "other"


def _board(deal: Deal, games: Sequence[DuplicateGame], person: str | None) -> Board:
    own = next((one for one in games if one.person == person), None)
    return Board(deal, own, next((one for one in games if one.person != person), None))


def _result(state: MatchState, board: Board) -> dict[str, Any]:
    """The fields of a MatchBoard."""
    own, other = state.counts(board.own), state.counts(board.other)
    told = state.may_compare(board)
    both = told and not state.gone and (state.over or is_finished(board.other))
    points = [0.0, 0.0]
    if own is not None or other is not None:
        # As the ranking of the game compares; a lost board is below every result.
        first, second = own or [], other or []
        points = [0.5, 0.5] if first == second else [1.0, 0.0] if first > second else [0.0, 1.0]
    deal = board.deal
    return {
        "seat": deal.seat,
        "commitment": commitment_to(deal.secret),
        "secret": None if is_kept_secret(deal.id) else deal.secret.hex(),
        "table": None if board.own is None else board.own.table,
        "own": _game(board.own, own) if told else None,
        "other": _game(board.other, other) if both else None,
        "points": points if both else None,
        "difference": own[0] - other[0] if both and own is not None and other is not None else None,
    }


def _game(game: DuplicateGame | None, counts: list[int] | None) -> dict[str, Any]:
    """The fields of a MatchResult."""
    return {
        "table": None if game is None or game.stage != "over" else game.table,
        "score": None if counts is None else counts[0],
        "place": None if game is None or counts is None else game.place,
    }
