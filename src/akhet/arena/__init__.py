"""Matches and tournaments between bots, and what their results say."""
