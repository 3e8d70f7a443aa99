"""Words that the operator does not want in names and in the chat: read from files, found in what people write.

Whole words are compared, so a longer word that contains one is not refused. Case, marks that are put on letters,
invisible characters and letters that are repeated on purpose make no difference.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from akhet.kernel.files import read_file
from akhet.kernel.refusal import refuse, shown

MAX_FILE = 1024 * 1024  # bytes
COMMENT = "#"
ANY_ENDING = "*"
OVERLAYS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]")  # marks that no letter has of its own after NFKC
MOST_SHOWN = 40
REPEATED = 3  # times in a row, a letter is repeated on purpose: "god" and "good" are two words


@dataclass(frozen=True)
class Word:
    """A word of a list: how often each of its letters comes in a row, and whether any ending may follow."""

    runs: tuple[int, ...]
    any_ending: bool

    def is_in(self, written: tuple[int, ...]) -> bool:
        """Whether a word that begins with the same letters, so often in a row, is this one."""
        last = len(self.runs) - 1
        if self.any_ending:
            return all(map(_is_same, written[:last], self.runs[:last])) and written[last] >= self.runs[last]
        return last + 1 == len(written) and all(map(_is_same, written, self.runs))


class WordLists:
    """All lists of an operator together: nobody knows in which language a name is."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        # By its letters without repetitions. Several words may have the same: "bet" and "beet".
        self._words: dict[str, list[Word]] = {}
        for word in words:
            letters, runs = _runs(_normal(word.removesuffix(ANY_ENDING)))
            self._words.setdefault(letters, []).append(Word(runs, word.endswith(ANY_ENDING)))

    def find(self, text: str) -> str | None:
        """The first word of a text that is in a list, as it was written; None if there is none."""
        return next((written for written in _words_of(text) if self._has(written)), None)

    def check(self, *texts: str) -> None:
        """Refuse texts with a word that is in a list."""
        if not self._words:
            return
        for text in texts:
            if (found := self.find(text)) is not None:
                raise refuse("server.word", None, text=shown(_visible(found), MOST_SHOWN))

    def _has(self, written: str) -> bool:
        letters, runs = _runs(_normal(written))
        return any(
            word.is_in(runs) for length in range(1, len(letters) + 1) for word in self._words.get(letters[:length], ())
        )


def read_word_lists(paths: Sequence[str]) -> WordLists:
    """The lists in these files, and in the files `*.txt` of these folders. Refused with the line if one is wrong."""
    files: list[Path] = []
    for path in map(Path, paths):
        found = sorted(path.glob("*.txt")) if path.is_dir() else [path]
        if not found:
            raise refuse("server.no_word_lists", None, file=shown(path, 200))
        files += found
    return WordLists([word for file in files for word in _read(file)])


def _read(file: Path) -> Iterator[str]:
    try:
        text = read_file(file, MAX_FILE).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise refuse("server.word_list", None, file=shown(file, 200), line=line, fault="utf8") from error
    for number, line in enumerate(text.split("\n"), start=1):
        word = line.partition(COMMENT)[0].strip()
        if not word:
            continue
        if (fault := _fault(word)) is not None:
            raise refuse("server.word_list", None, file=shown(file, 200), line=number, fault=fault)
        yield word


def _fault(word: str) -> str | None:
    """What is wrong with a word of a list; None if nothing is."""
    letters = word.removesuffix(ANY_ENDING)
    if ANY_ENDING in letters:
        return "star"
    if len(letters.split()) > 1:
        return "several"
    return None if list(_words_of(letters)) == [letters] and _normal(letters) else "letters"


def _words_of(text: str) -> Iterator[str]:
    """The words of a text as they are written: letters, digits and their marks, and what is invisible between them."""
    return (match for match in re.split(r"\s+", "".join(one if _in_word(one) else " " for one in text)) if match)


def _in_word(character: str) -> bool:
    return unicodedata.category(character)[0] in "LMN" or _invisible(character)


def _invisible(character: str) -> bool:
    return unicodedata.category(character) == "Cf"


def _visible(word: str) -> str:
    return "".join(one for one in word if not _invisible(one))


def _normal(word: str) -> str:
    """A word without what makes no difference."""
    composed = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", _visible(word)).casefold())
    return OVERLAYS.sub("", composed)


def _runs(word: str) -> tuple[str, tuple[int, ...]]:
    """The letters of a word without repetitions, and how often each is repeated."""
    runs = [(letter, len(list(same))) for letter, same in groupby(word)]
    return "".join(letter for letter, _ in runs), tuple(count for _, count in runs)


def _is_same(written: int, listed: int) -> bool:
    """Whether a letter that is written so often in a row is that of a list."""
    return written == listed or written >= max(listed, REPEATED)
