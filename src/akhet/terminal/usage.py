"""argparse's own messages in the reader's language."""

import argparse

from akhet.language import say

# argparse's English texts and the ids of our translations, which keep its % signs: argparse fills them in. A text that
# is not here, as in another version of Python, stays in English.
MESSAGES = {
    "usage: ": "usage-usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s\n": "usage-error",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "the following arguments are required: %s": "usage-required",
    "one of the arguments %s is required": "usage-one-required",
    "unrecognized arguments: %s": "usage-unrecognised",
    "expected one argument": "usage-expected-one",
    "expected at least one argument": "usage-expected-some",
    "not allowed with argument %s": "usage-not-with",
    "ignored explicit argument %r": "usage-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "invalid %(type)s value: %(value)r": "usage-value",
}


def translate_argparse() -> None:
    """Translate argparse's texts. It gets each of them from a module global `_`, which is gettext's by default."""
    argparse._ = _translate  # type: ignore[attr-defined]


def _translate(text: str) -> str:
    return say(MESSAGES[text]) if text in MESSAGES else text
