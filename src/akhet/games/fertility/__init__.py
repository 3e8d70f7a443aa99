"""Fertility.

Read the rules in the order of the rulebook: components, setup, state, actions, turn, valley, city, scoring, view.
Readable names come after: refusals and why_not, notation and phrases, events, position and read_position with the
lawful positions (F9), lawful and lawful_turn. `rules.py` is the table of contents, `manifest.py` the description for
lists and forms.
"""
