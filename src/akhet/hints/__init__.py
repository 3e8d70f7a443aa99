"""Hints: what a strong player would do in a seat, and why, from what that seat may know."""
