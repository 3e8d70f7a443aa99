"""NILE in the lab."""

from akhet.lab.nile.known import make_known
from akhet.lab.nile.study import STUDY

__all__ = ["STUDY", "make_known"]
