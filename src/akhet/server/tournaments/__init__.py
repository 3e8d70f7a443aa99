"""Tournaments: who plays whom, the standings, and the steps that every tournament takes by itself."""
