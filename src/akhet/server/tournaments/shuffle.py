"""The random keys of a tournament's tables: docs/shuffle.md, "At the tables of a tournament".

The tournament's secret is committed to before anybody joins, and whoever joins contributes once. What each table and
each seat has follows from that, so that neither the server nor a player can choose it table by table.
"""

import hmac
from hashlib import sha256


def table_secret(secret: bytes, tournament: str, round: int, board: int) -> bytes:
    """The server's part of the random key of a table."""
    return hmac.digest(secret, f"akhet tournament {tournament} round {round} board {board}".encode(), "sha256")


def table_contribution(random: str | None, round: int, board: int) -> str | None:
    """What a player's seat contributes at a table; None if they contributed nothing when they joined."""
    if random is None:
        return None
    return sha256(f"akhet contribution {random} round {round} board {board}".encode()).hexdigest()
