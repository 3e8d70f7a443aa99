"""The random stream: ChaCha20 under a key, passed beside the state and never part of it.

Without the key, earlier outputs do not help to predict the next one. A stream is the same on every machine, interpreted
and compiled. One key has 2**64 independent, numbered streams. A table takes its dice from stream 0. Code that looks
ahead takes another key or number, so that it never changes the dice.

The layout is Bernstein's: words 0 to 3 are a constant, 4 to 11 the key, 12 and 13 the block counter, 14 and 15 the
number of the stream. Words are held in 64 bits while they are mixed and cut to 32 after each sum, so that interpreted
and compiled code give the same numbers.
"""

import hashlib
import os

import numpy as np

from akhet.kernel.compiling import rule
from akhet.kernel.layout import Record, blank, record_type, u32

ROUNDS = 20
WORD = 0xFFFFFFFF
BLOCK = 16  # words
KEY_BYTES = 32
MAX_STREAM = 2**64 - 1
SEED_LIMIT = 2**64  # a seed is 0 or more and below this

STREAM = record_type(("input", u32, BLOCK), ("output", u32, BLOCK), ("used", u32))


def new_stream(key: bytes, number: int = 0) -> Record:
    """The stream with this number under this key, at its beginning."""
    return new_streams(key, [number])[0]


def new_streams(key: bytes, numbers: "list[int] | range") -> np.recarray:
    """Many streams of one key, for many games at once."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    streams = blank(STREAM, len(numbers))
    streams.input[:, :4] = np.frombuffer(b"expand 32-byte k", "<u4")
    streams.input[:, 4:12] = np.frombuffer(key, "<u4")
    number = np.array(numbers, np.uint64)
    streams.input[:, 14] = number & np.uint64(WORD)
    streams.input[:, 15] = number >> np.uint64(32)
    streams.used = BLOCK
    return streams


def key_from_seed(seed: int) -> bytes:
    """A key made from a number, so that anyone can repeat it: for tests and simulations, never for a real table."""
    return hashlib.sha256(f"akhet seed {seed}".encode()).digest()


def secret_key() -> bytes:
    """A key from the operating system, for a real table."""
    return os.urandom(KEY_BYTES)


@rule
def quarter_round(a, b, c, d):
    """The quarter round of ChaCha (RFC 8439, section 2.1)."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@rule
def chacha(words, out, rounds):
    """One block of the ChaCha function over 16 words (RFC 8439, section 2.3), with any even number of rounds."""
    a, b, c, d = np.int64(words[0]), np.int64(words[1]), np.int64(words[2]), np.int64(words[3])
    e, f, g, h = np.int64(words[4]), np.int64(words[5]), np.int64(words[6]), np.int64(words[7])
    i, j, k, l = np.int64(words[8]), np.int64(words[9]), np.int64(words[10]), np.int64(words[11])  # noqa: E741
    m, n, o, p = np.int64(words[12]), np.int64(words[13]), np.int64(words[14]), np.int64(words[15])
    for _ in range(rounds // 2):
        a, e, i, m = quarter_round(a, e, i, m)  # the four columns of the 4 by 4 square
        b, f, j, n = quarter_round(b, f, j, n)
        c, g, k, o = quarter_round(c, g, k, o)
        d, h, l, p = quarter_round(d, h, l, p)  # noqa: E741
        a, f, k, p = quarter_round(a, f, k, p)  # and its four diagonals
        b, g, l, m = quarter_round(b, g, l, m)  # noqa: E741
        c, h, i, n = quarter_round(c, h, i, n)
        d, e, j, o = quarter_round(d, e, j, o)
    out[0], out[1], out[2], out[3] = a, b, c, d
    out[4], out[5], out[6], out[7] = e, f, g, h
    out[8], out[9], out[10], out[11] = i, j, k, l
    out[12], out[13], out[14], out[15] = m, n, o, p
    for w in range(BLOCK):
        out[w] = (np.int64(out[w]) + np.int64(words[w])) & WORD


@rule
def next_word(stream):
    """The next 32 bits."""
    if stream.used == BLOCK:
        chacha(stream.input, stream.output, ROUNDS)
        low = (np.int64(stream.input[12]) + 1) & WORD
        stream.input[12] = low
        if low == 0:
            stream.input[13] = (np.int64(stream.input[13]) + 1) & WORD
        stream.used = 0
    used = stream.used
    stream.used = used + 1
    return np.int64(stream.output[used])


@rule
def below(stream, limit):
    """A number from 0 to limit - 1, all equally likely (Lemire's multiplication, with rejection)."""
    product = next_word(stream) * limit
    if product & WORD < limit:
        unfair = (WORD + 1 - limit) % limit
        while product & WORD < unfair:
            product = next_word(stream) * limit
    return product >> 32


@rule
def pick(counts, total, stream):
    """Draw a kind from a multiset of `total` members, each equally likely. Nothing is removed from `counts`."""
    left = below(stream, total)
    kind = 0
    while left >= counts[kind]:
        left -= np.int64(counts[kind])
        kind += 1
    return kind
