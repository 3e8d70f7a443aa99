"""The measurement of a Fertility set."""

from akhet.lab.fertility.figures import SETTINGS, measure_set

__all__ = ["SETTINGS", "measure_set"]
