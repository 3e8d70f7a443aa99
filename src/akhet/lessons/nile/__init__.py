"""The short lessons on NILE: see lessons.toml."""
