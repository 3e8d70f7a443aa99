"""Simulations and reports."""
