"""The learned players: networks of whole numbers that judge positions and plans, written as rule functions."""
