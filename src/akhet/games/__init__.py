"""The games, a folder each, with the same file names and the same verbs; read a folder in its rulebook's order."""

from importlib import import_module

from akhet.kernel.refusal import refuse, shown
from akhet.kernel.rules import Rules

GAMES = ("nile", "fertility")


def rules_of(game: object) -> Rules:
    """The rules of a game by its name; a game is loaded only when somebody asks for it."""
    if game not in GAMES:
        raise refuse("game.unknown", None, game=shown(game), games=", ".join(GAMES))
    return import_module(f"akhet.games.{game}").RULES
