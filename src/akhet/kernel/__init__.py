"""The language the rules are written in. It knows no game and imports nothing but NumPy and Numba."""
