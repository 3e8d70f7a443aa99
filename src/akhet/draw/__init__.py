"""Drawings: charts and report pages, pictures and texts of tables, sheets to print. One palette for all of them."""
