"""Time during which nobody could play: clocks, expiry and people who wait for a quick match do not count it."""

from sqlalchemy import Connection, case, update

from akhet.server.storage.schema import quick_match_entries, tables, tournaments

LONG_SECONDS = 3600.0  # less is of no importance for the expiry of tables, and changing all of them takes time


def add_pause(connection: Connection, since: float, until: float) -> None:
    """Add a pause to every clock, and, if it was long, to the times from which tables expire. Bots move at once.

    A pause is negative if the clock of the machine was set back meanwhile.
    """
    pause = until - since
    due = case((tables.c.bot_next, 0.0), else_=tables.c.due + pause)
    connection.execute(update(tables).where(tables.c.due.is_not(None)).values(due=due))
    entry = quick_match_entries.c
    waited = {column.name: column + pause for column in (entry.joined, entry.seen, entry.matched)}
    connection.execute(update(quick_match_entries).values(waited))
    if abs(pause) > LONG_SECONDS:
        unfinished = tables.c.stage.in_(("open", "playing"))
        connection.execute(update(tables).where(unfinished).values(changed=tables.c.changed + pause))
    running = tournaments.c.ends.is_not(None) & tournaments.c.due.is_not(None)
    connection.execute(update(tournaments).where(running).values(ends=tournaments.c.ends + pause))
