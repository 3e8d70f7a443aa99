"""Golden files: playthroughs as text, known to be right. A test compares them; a person reads the difference."""

from pathlib import Path

GOLDEN = Path(__file__).parent
