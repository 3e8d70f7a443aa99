"""Achievements: what a player did in a finished game that shows a rule of it, such as out-planting somebody.

`<game>.py` says what there is in a game: `NAMES`, and `earned`, which reads the steps of a game. A game without one has
none. The texts are the messages `web-profile-achieved-<game>-<name>` and `…-more`, which teaches the rule.
"""

from akhet.achievements.games import achievement_names, earned_in

__all__ = ["achievement_names", "earned_in"]
