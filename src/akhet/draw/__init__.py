"""Drawings: charts and report pages, pictures of tables, a set to print."""
