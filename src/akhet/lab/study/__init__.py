"""Studies: questions about a game, answered by many games of bots that do not search."""
