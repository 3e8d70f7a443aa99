"""Fertility in the lab: the measurement of a set, and what a study asks about."""

from akhet.lab.fertility.figures import SETTINGS, measure_set
from akhet.lab.fertility.study import STUDY

__all__ = ["SETTINGS", "STUDY", "measure_set"]
