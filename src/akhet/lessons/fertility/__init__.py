"""The short lessons on Fertility: see lessons.toml."""
