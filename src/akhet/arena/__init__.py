"""Matches and tournaments between bots, and their ratings."""
