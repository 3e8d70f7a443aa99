"""Golden files: what once was right, as text. A test compares; a person reads the difference."""

from pathlib import Path

GOLDEN = Path(__file__).parent
