"""argparse's own words, in the reader's language."""

import argparse

from akhet.language import say

# What argparse says, and the messages that say the same. They keep its % signs: it fills them in itself. What is not
# here, as in another version of Python, stays as it is.
MESSAGES = {
    "usage: ": "usage-usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s\n": "usage-error",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unrecognised",
    "expected one argument": "usage-expected-one",
    "expected at least one argument": "usage-expected-some",
    "not allowed with argument %s": "usage-not-with",
    "ignored explicit argument %r": "usage-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "invalid %(type)s value: %(value)r": "usage-value",
}


def teach_argparse() -> None:
    """It asks a function `_` for each of its sentences. That is gettext's, who knows none of our catalogues."""
    argparse._ = in_readers_language  # type: ignore[attr-defined]


def in_readers_language(words: str) -> str:
    return say(MESSAGES[words]) if words in MESSAGES else words
