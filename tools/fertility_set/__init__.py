"""Measures the shipped Fertility set by simulation and writes `docs/fertility-set.md`."""
