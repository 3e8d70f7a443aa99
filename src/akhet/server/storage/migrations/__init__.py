"""The database's history: `versions/` lists its steps."""
