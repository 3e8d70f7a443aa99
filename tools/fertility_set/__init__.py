"""Measure the shipped Fertility set by simulation, and write `docs/fertility-set.md`."""
