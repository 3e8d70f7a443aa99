"""The ids of duplicate deals and their days: when one can be begun, and until when its key is kept secret."""

from datetime import UTC, date, datetime, time, timedelta

FINISH_DAYS = 1  # a game that was begun on its day can still be finished on the next one


def today() -> date:
    return datetime.now(UTC).date()


def deal_id(game: str, day: date) -> str:
    return f"{game}-{day.isoformat()}"


def board_id(match: str, board: int, ends: float) -> str:
    """The id of the deal of a board of a match, which counts until then. Boards are in the order of their ids."""
    return f"{match}/{board}/{datetime.fromtimestamp(ends, UTC).date().isoformat()}"


def match_of(deal: str | None) -> str | None:
    """The match whose board a deal is, by its id; None for the duplicate of a day."""
    match, found, _ = (deal or "").partition("/")
    return match if found else None


def day_of(deal: str) -> date:
    """The day whose duplicate a deal is, or on which its match ends, by its id."""
    return date.fromisoformat(deal[-len("2026-01-31") :])


def last_day(day: date) -> date:
    """The last day on which a game of the deal of a day counts."""
    return day + timedelta(days=FINISH_DAYS)


def end_of(day: date) -> float:
    """When games of the deal of a day count no more, in seconds since 1970."""
    return datetime.combine(last_day(day) + timedelta(days=1), time(), UTC).timestamp()


def is_kept_secret(deal: str | None) -> bool:
    """Whether somebody may still have to play a deal, so that its key is told to nobody."""
    return deal is not None and today() <= last_day(day_of(deal))
