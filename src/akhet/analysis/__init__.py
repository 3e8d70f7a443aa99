"""Reviews of finished games: what each decision was worth to a player who knew what could be known, and what was luck.

- `types.py`: a review as JSON has it
- `loop.py`: rollouts and values, as templates that a game binds to its own functions
- `evaluator.py`: the frozen evaluator of positions
- `course.py`: a record as positions, decisions and chance results; `<game>.py` says where a decision begins
- `candidates.py`, `estimates.py`: the moves that are compared, and the statistics of the comparison
- `bill.py`: the luck of chance results, and the parts that a result is made of
- `futures.py`: how a game may go on after a move
- `reviewer.py`: all of it together; `report.py` writes it as JSON

docs/analysis.md has the definitions and formulas.
"""

from typing import TYPE_CHECKING, Any

from akhet.analysis.types import Review

if TYPE_CHECKING:
    from akhet.analysis.reviewer import DEFAULT_BUDGET, review, review_steps

__all__ = ["DEFAULT_BUDGET", "Review", "review", "review_steps"]


def __getattr__(name: str) -> Any:
    """Load the evaluator only when it is asked for: the schema and the command line need the types alone."""
    if name not in __all__:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module("akhet.analysis.reviewer"), name)
