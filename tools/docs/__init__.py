"""Generators of tables and pictures in `docs/`."""
