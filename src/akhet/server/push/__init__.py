"""Web push: a person who is not at the table is told on their device that it is their turn."""
