"""The days of duplicate deals: when one can be begun, and until when its key is kept secret."""

from datetime import UTC, date, datetime, time, timedelta

FINISH_DAYS = 1  # a game that was begun on its day can still be finished on the next one


def today() -> date:
    return datetime.now(UTC).date()


def deal_id(game: str, day: date) -> str:
    return f"{game}-{day.isoformat()}"


def day_of(deal: str) -> date:
    """The day of a deal, by its id."""
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
