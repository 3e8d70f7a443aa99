"""Pebbles: take one, two or three from the heap; sometimes the river turns them to gold, which counts double.

The third game of docs/adding-a-game.md. It has a manifest, its rules and a catalogue, and nothing else.
"""
