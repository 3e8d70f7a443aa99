"""The random stream: the cipher against published vectors, the draws against exact counts.

The vectors are those of RFC 8439 (section 2.3.2 and appendix A.1, 20 rounds) and of TC1 of
draft-strombergson-chacha-test-vectors (256-bit key, 8, 12 and 20 rounds). The golden words of seeds were made
with another implementation of ChaCha20.
"""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from akhet.kernel.layout import Record
from akhet.kernel.stream import (
    BLOCK,
    KEY_BYTES,
    MAX_STREAM,
    ROUNDS,
    WORD,
    below,
    chacha,
    key_from_seed,
    new_stream,
    new_streams,
    next_word,
    pick,
    secret_key,
)

ZEROS = bytes(32)
ONE_LAST = bytes(31) + b"\x01"

# key, block counter, nonce of 12 bytes, and the block that the RFC prints
RFC_8439 = {
    "2.3.2": (
        bytes(range(32)),
        1,
        "000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "A.1 #1": (
        ZEROS,
        0,
        "000000000000000000000000",
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "A.1 #2": (
        ZEROS,
        1,
        "000000000000000000000000",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "A.1 #3": (
        ONE_LAST,
        1,
        "000000000000000000000000",
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    "A.1 #4": (
        b"\x00\xff" + bytes(30),
        2,
        "000000000000000000000000",
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    "A.1 #5": (
        ZEROS,
        0,
        "000000000000000000000002",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
}

# TC1, all-zero key and IV: the first two blocks of the key stream by number of rounds
TC1 = {
    8: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    12: (
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
        "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
        "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
        "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316",
    ),
    20: (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
}

SEED_7 = [
    *(0x51F5288A, 0x2215F0E1, 0x5BD09E12, 0xD956984C, 0x5295BC68, 0x61842D26, 0xEC358714, 0xCCBA39DE),
    *(0x02C041B9, 0xCFFCC650, 0x30F487F0, 0xB7403A5F, 0xA3C0F918, 0x7659CDEC, 0x8E911061, 0xF04C15BE),
    *(0xFACE41F4, 0x60D93E0E, 0xDC534514, 0xCD498FD3),  # of the second block
]
SEED_7_STREAM = 2**33 + 5  # a number that needs both words
SEED_7_STREAM_WORDS = [0x846A4B7C, 0xC5E24BC3, 0x6213F85C, 0x78158610]

limits = st.one_of(st.integers(1, 250), st.integers(1, 2**31 - 1))


def block(key: bytes, counter: int, nonce: bytes, rounds: int) -> str:
    words = np.frombuffer(b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce, "<u4")
    out = np.zeros(BLOCK, np.uint32)
    chacha(words.astype(np.uint32), out, rounds)
    return out.astype("<u4").tobytes().hex()


def drawn(stream: Record, count: int) -> list[int]:
    return [int(next_word(stream)) for _ in range(count)]


def scripted(*words: int) -> Record:
    """A stream whose next words are these."""
    stream = new_stream(ZEROS)
    stream.output[: len(words)] = words
    stream.used = 0
    return stream


def word_for(outcome: int, limit: int) -> int:
    """A word that gives this number below the limit: from the middle of all words that do."""
    return ((2 * outcome + 1) << 31) // limit


# The cipher


@pytest.mark.parametrize("vector", RFC_8439.values(), ids=RFC_8439.keys())
def test_a_block_is_that_of_rfc_8439(vector):
    key, counter, nonce, expected = vector
    assert block(key, counter, bytes.fromhex(nonce), 20) == expected


@pytest.mark.parametrize("rounds", TC1)
def test_a_block_is_that_of_strombergsons_draft(rounds):
    assert (block(ZEROS, 0, bytes(12), rounds), block(ZEROS, 1, bytes(12), rounds)) == TC1[rounds]


def test_a_stream_is_the_key_stream_of_twenty_rounds():
    words = np.array(drawn(new_stream(ZEROS), 2 * BLOCK), "<u4")
    assert ROUNDS == 20
    assert words.tobytes().hex() == "".join(TC1[20])


# Streams


def test_a_seed_always_gives_the_same_words():
    assert drawn(new_stream(key_from_seed(7)), len(SEED_7)) == SEED_7
    assert drawn(new_stream(key_from_seed(7), SEED_7_STREAM), 4) == SEED_7_STREAM_WORDS


def test_other_seeds_and_numbers_give_other_words():
    keys = [ZEROS, ONE_LAST, *(key_from_seed(seed) for seed in range(50))]
    numbers = [0, 1, 2, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**63, MAX_STREAM]
    firsts = {tuple(drawn(new_stream(key, number), 4)) for key in keys for number in numbers}
    assert len(firsts) == len(keys) * len(numbers)


def test_secret_keys_differ_and_fit():
    keys = {secret_key() for _ in range(20)}
    assert len(keys) == 20
    assert {len(key) for key in keys} == {KEY_BYTES}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused(length):
    with pytest.raises(ValueError, match=f"a key has 32 bytes, not {length}"):
        new_stream(bytes(length))


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, MAX_STREAM), min_size=1, max_size=8))
def test_many_streams_equal_single_ones(key, numbers):
    streams = new_streams(key, numbers)
    assert len(streams) == len(numbers)
    for stream, number in zip(streams, numbers, strict=True):
        alone = new_stream(key, number)
        assert stream.tobytes() == alone.tobytes()
        assert drawn(stream, 3) == drawn(alone, 3)


def test_many_streams_can_be_numbered_by_a_range():
    streams = new_streams(key_from_seed(1), range(5, 9))
    alone = [new_stream(key_from_seed(1), number) for number in range(5, 9)]
    assert [stream.tobytes() for stream in streams] == [stream.tobytes() for stream in alone]


def test_drawing_from_one_of_many_streams_leaves_the_others():
    streams = new_streams(key_from_seed(1), range(3))
    before = [stream.tobytes() for stream in streams]
    drawn(streams[1], 20)
    assert [stream.tobytes() == old for stream, old in zip(streams, before, strict=True)] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("counter", "following"),
    [((0, 0), (1, 0)), ((WORD, 0), (0, 1)), ((WORD, 6), (0, 7)), ((WORD - 1, 5), (WORD, 5)), ((WORD, WORD), (0, 0))],
)
def test_the_block_counter_carries_into_its_second_word(counter, following):
    key, number = key_from_seed(3), 9
    stream = new_stream(key, number)
    stream.input[12], stream.input[13] = counter
    words = drawn(stream, 2 * BLOCK)
    nonces = [high.to_bytes(4, "little") + number.to_bytes(8, "little") for _, high in (counter, following)]
    expected = block(key, counter[0], nonces[0], ROUNDS) + block(key, following[0], nonces[1], ROUNDS)
    assert np.array(words, "<u4").tobytes().hex() == expected


# Draws


@given(st.integers(0, 2**64 - 1), limits)
def test_a_number_below_a_limit_is_below_it(seed, limit):
    stream = new_stream(key_from_seed(seed))
    assert all(0 <= below(stream, limit) < limit for _ in range(20))


@given(limits, st.data())
def test_each_number_below_a_limit_is_made_from_equally_many_words(limit, data):
    """Exactly 2**32 // limit of the words give each number; any other word is rejected."""
    number = data.draw(st.integers(0, limit - 1))
    share = 2**32 // limit
    last = (((number + 1) << 32) - 1) // limit
    first = last - share + 1
    assert below(scripted(first), limit) == number
    assert below(scripted(last), limit) == number
    marker = data.draw(st.integers(0, limit - 1))
    rejected = range(-((-number << 32) // limit), first)
    assert len(rejected) <= 1
    for word in rejected:
        stream = scripted(word, word_for(marker, limit))
        assert below(stream, limit) == marker
        assert stream.used == 2
    if not rejected and number > 0:
        assert below(scripted(first - 1), limit) == number - 1


def test_one_word_is_drawn_if_none_is_rejected():
    stream = scripted(WORD, 0, 1)
    assert [below(stream, 2**16), below(stream, 2**16)] == [2**16 - 1, 0]
    assert stream.used == 2


def test_several_words_in_a_row_can_be_rejected():
    stream = scripted(0, 0, 0, WORD)  # 2**32 leaves 1 when divided by 3: the word 0 is one too many
    assert below(stream, 3) == 2
    assert stream.used == 4


@pytest.mark.parametrize("limit", [2, 3, 7, 30, 100])
def test_draws_are_uniform(limit):
    stream, draws = new_stream(key_from_seed(11)), 20_000
    counts = Counter(int(below(stream, limit)) for _ in range(draws))
    expected = draws / limit
    chi_square = sum((counts[number] - expected) ** 2 / expected for number in range(limit))
    freedom = limit - 1
    assert chi_square < freedom + 5 * math.sqrt(2 * freedom)
    assert chi_square > freedom - 5 * math.sqrt(2 * freedom)  # nor suspiciously uniform


@given(st.lists(st.integers(0, 16), min_size=1, max_size=30).filter(any))
def test_a_pick_gives_each_member_once(kinds):
    """Over all results of `below`, each kind comes exactly as often as it has members; an empty kind never."""
    counts = np.array(kinds, np.uint8)
    total = sum(kinds)
    picks = Counter(int(pick(counts, total, scripted(word_for(left, total)))) for left in range(total))
    assert picks == {kind: count for kind, count in enumerate(kinds) if count}
    assert counts.tolist() == kinds  # nothing is taken out


def test_picks_are_as_frequent_as_their_counts():
    counts = np.array([0, 1, 0, 4, 10, 0, 5, 0], np.uint8)
    stream, draws = new_stream(key_from_seed(12)), 20_000
    picks = Counter(int(pick(counts, 20, stream)) for _ in range(draws))
    assert set(picks) == {1, 3, 4, 6}
    chi_square = sum(
        (picks[kind] - draws * count / 20) ** 2 / (draws * count / 20)
        for kind, count in enumerate(counts.tolist())
        if count
    )
    assert chi_square < 16.3  # 3 degrees of freedom: one in a thousand
