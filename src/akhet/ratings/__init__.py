"""Ratings: how strong a player is, and how certain that is. docs/ratings.md explains the formulas."""
