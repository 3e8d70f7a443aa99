"""What the rules of every game are written with. It refers to no game and imports only NumPy and Numba."""
