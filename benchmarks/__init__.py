"""Measurements, never tests: a machine's speed is not a property of the code alone."""
