"""The opening explorer: how games of a set began, how often, and how well it went.

- `counts.py`: the sums over a set of games, and the rows made from them
- `turns.py`: the first turn of every seat of a game
- `<game>.py`: what kind of turn it was
- `<game>.json`: the sums over games of strong bots; `python -m tools.openings` makes them
"""

from akhet.openings.counts import Counts, OpeningRow, Selection, read_counts, shipped_counts

__all__ = ["Counts", "OpeningRow", "Selection", "read_counts", "shipped_counts"]
