"""Puzzles: decisions with a clearly best answer, found by the machine; docs/puzzles.md.

- `puzzle.py`: a puzzle, its answers, and the table at which it is played
- `positions.py`, `finder.py`: where puzzles are looked for, and what makes a position one
- `solvers.py`: which levels of the bots find the answer; `rating.py`: Glicko-2, player against puzzle
- `themes.py`: what a puzzle is about; `<game>.py` has the game's own themes
- `library.py`: the file of a game's puzzles; `making.py` and `checking.py` write it
- `grading.py`: what an attempt is worth
"""
