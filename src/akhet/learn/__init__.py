"""Training of networks: self-play on all cores, lessons on a GPU or a CPU.

Needs the extra `learn` (PyTorch), except `curriculum.py` and the games' own modules.

- `curriculum.py`, `<game>.py`: which variants of a game are played how often
- `self_play_loop.py`, `self_play.py`: many games at a time, played by plans
- `model.py`: the network in PyTorch, and its weights as whole numbers
- `lessons.py`, `targets.py`: what is learned from the decisions of these games
- `training.py`, `checkpoint.py`, `curve.py`: a run, and the files that it leaves
"""
