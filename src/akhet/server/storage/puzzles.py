"""Puzzles in the database: first attempts, and the ratings of people and of puzzles. The puzzles are files."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sqlalchemy import ColumnElement, Connection, func, select, update

from akhet.puzzles.rating import Rating, after_attempt, theme_weight
from akhet.server.storage.schema import puzzle_attempts, puzzle_players, puzzle_ratings
from akhet.server.storage.store import insert_new

DAY = 24 * 3600.0
STREAK_GOES_ON = ("solved", "half")


@dataclass(frozen=True)
class Player:
    """What a person is worth in the puzzles of a game, and their row of solved ones."""

    rating: Rating = field(default_factory=Rating)
    streak: int = 0
    best_streak: int = 0
    skipped: bool = False
    streak_puzzle: str | None = None


@dataclass(frozen=True)
class Attempt:
    """Somebody's answer to a puzzle."""

    person: str
    game: str
    puzzle: str
    begins: float  # the rating of the puzzle in its file
    grade: str
    loss: float
    theme: str | None  # that was practised
    obvious: bool  # whether it nearly names the answer
    streak: bool  # whether it was made for the row


@dataclass(frozen=True)
class Counted:
    """What an attempt changed."""

    first: bool
    before: Rating | None
    player: Player
    puzzle: Rating


def read_player(connection: Connection, person: str, game: str) -> Player | None:
    row = connection.execute(select(puzzle_players).where(*_player(person, game))).one_or_none()
    if row is None:
        return None
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Player(rating, row.streak, row.best_streak, row.skipped, row.streak_puzzle)


def read_grades(connection: Connection, person: str, game: str) -> dict[str, str]:
    """The grades of all first attempts of a person at the puzzles of a game."""
    columns = puzzle_attempts.c.puzzle, puzzle_attempts.c.grade
    own = puzzle_attempts.c.person == person, puzzle_attempts.c.game == game
    return {row.puzzle: row.grade for row in connection.execute(select(*columns).where(*own))}


def read_ratings(connection: Connection, ids: list[str]) -> dict[str, float]:
    """The ratings of those puzzles that somebody has tried."""
    columns = puzzle_ratings.c.puzzle, puzzle_ratings.c.rating
    query = select(*columns).where(puzzle_ratings.c.puzzle.in_(ids))
    return {row.puzzle: row.rating for row in connection.execute(query)}


def count_attempt(connection: Connection, attempt: Attempt, per_day: int, now: float) -> Counted:
    """Store an attempt, if it is the first one, and change both ratings.

    Beyond `per_day` attempts of a person in a day, the rating of the puzzle is left as it is (0: never).
    """
    player = read_player(connection, attempt.person, attempt.game)
    puzzle = _rating_of(connection, attempt)
    own = puzzle_attempts.c.person == attempt.person
    today = select(func.count()).where(own, puzzle_attempts.c.at > now - DAY)
    many = per_day > 0 and connection.execute(today).scalar_one() >= per_day
    values = {
        "person": attempt.person,
        "puzzle": attempt.puzzle,
        "game": attempt.game,
        "at": now,
        "grade": attempt.grade,
        "loss": attempt.loss,
    }
    new = insert_new(connection, puzzle_attempts, puzzle_attempts.c.puzzle)
    if connection.execute(new, values).one_or_none() is None:
        return Counted(False, None if player is None else player.rating, player or Player(), puzzle)
    before = player or Player()
    weight = theme_weight(attempt.grade, attempt.theme, attempt.obvious)
    after = after_attempt(before.rating, puzzle, attempt.grade, weight)
    changed = replace(before, rating=after.player)
    if attempt.streak and before.streak_puzzle == attempt.puzzle:
        changed = _next_in_row(changed, attempt.grade)
    _write_player(connection, attempt.person, attempt.game, changed)
    if not many:
        puzzle = after.puzzle
        _write_puzzle(connection, attempt.puzzle, puzzle)
    return Counted(True, before.rating, changed, puzzle)


def change_player(
    connection: Connection, person: str, game: str, change: Callable[[Player], Player]
) -> Player:  # fmt: skip
    """Change the row of a person; returns what it is then."""
    player = change(read_player(connection, person, game) or Player())
    _write_player(connection, person, game, player)
    return player


def _next_in_row(player: Player, grade: str) -> Player:
    if grade not in STREAK_GOES_ON:
        return replace(player, streak=0, skipped=False, streak_puzzle=None)
    longer = player.streak + 1
    return replace(player, streak=longer, best_streak=max(longer, player.best_streak), streak_puzzle=None)


def _rating_of(connection: Connection, attempt: Attempt) -> Rating:
    row = connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle == attempt.puzzle)).one_or_none()
    return Rating(attempt.begins) if row is None else Rating(row.rating, row.deviation, row.volatility)


def _write_player(connection: Connection, person: str, game: str, player: Player) -> None:
    values = {**vars(player.rating), **vars(player)}
    values["rating"] = player.rating.rating
    connection.execute(insert_new(connection, puzzle_players), {"person": person, "game": game} | values)
    connection.execute(update(puzzle_players).where(*_player(person, game)).values(values))


def _write_puzzle(connection: Connection, puzzle: str, rating: Rating) -> None:
    connection.execute(insert_new(connection, puzzle_ratings), {"puzzle": puzzle} | vars(rating))
    connection.execute(update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle).values(vars(rating)))


def _player(person: str, game: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return puzzle_players.c.person == person, puzzle_players.c.game == game
