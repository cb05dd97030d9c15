"""Random numbers. A match draws from SipHash-2-4 of a counter under a secret 128-bit key; whoever merely thinks
(a bot, a re-deal) draws from a small fast generator of its own."""

from typing import Protocol

import numpy as np

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Row

MASK = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


class Drawing(Protocol):
    """A state whose match draws random numbers."""

    key: Row
    drawn: int


@rule(compiled=np.uint64)
def u64(x: int) -> int:
    """To 64 unsigned bits."""
    return x & MASK


@rule(compiled=np.int64)
def i64(x: int) -> int:
    """To a signed integer; the value fits."""
    return x


@rule
def rotated(x: int, bits: int) -> int:
    return u64(x << u64(bits)) | (x >> u64(64 - bits))


@rule
def siphash(key0: int, key1: int, message: int) -> int:
    """SipHash-2-4 of the 8 bytes of `message`."""
    v0 = key0 ^ u64(0x736F6D6570736575)
    v1 = key1 ^ u64(0x646F72616E646F6D)
    v2 = key0 ^ u64(0x6C7967656E657261)
    v3 = key1 ^ u64(0x7465646279746573) ^ message
    for turn in range(8):
        if turn == 2:  # the message is in; its length, 8 bytes, is the last block
            v0 ^= message
            v3 ^= u64(8 << 56)
        if turn == 4:
            v0 ^= u64(8 << 56)
            v2 ^= u64(0xFF)
        v0 = u64(v0 + v1)
        v2 = u64(v2 + v3)
        v1 = rotated(v1, 13) ^ v0
        v3 = rotated(v3, 16) ^ v2
        v0 = u64(rotated(v0, 32) + v3)
        v2 = u64(v2 + v1)
        v1 = rotated(v1, 17) ^ v2
        v3 = rotated(v3, 21) ^ v0
        v2 = rotated(v2, 32)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw64(s: Drawing) -> int:
    """The next 64 random bits of the match."""
    bits = siphash(u64(s.key[0]), u64(s.key[1]), u64(s.drawn))
    s.drawn = u64(s.drawn + u64(1))
    return bits


@rule
def below(s: Drawing, n: int) -> int:
    """A whole number from 0 to n − 1, each equally likely."""
    while True:
        # Multiply and keep the upper half; the few lower halves that would favour some numbers are thrown away.
        product = u64(u64(draw64(s) >> u64(32)) * u64(n))
        low = i64(product & u64(HALF))
        if low >= n or low >= (HALF + 1) % n:
            return i64(product >> u64(32))


@rule
def think64(g: Row) -> int:
    """The next 64 bits of a thinker's generator (SplitMix64), whose whole state is g[0]."""
    g[0] = u64(u64(g[0]) + u64(0x9E3779B97F4A7C15))
    bits = u64(g[0])
    bits = u64((bits ^ (bits >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    bits = u64((bits ^ (bits >> u64(27))) * u64(0x94D049BB133111EB))
    return bits ^ (bits >> u64(31))


@rule
def think_below(g: Row, n: int) -> int:
    """A whole number from 0 to n − 1 from a thinker's generator, each equally likely."""
    while True:
        product = u64(u64(think64(g) >> u64(32)) * u64(n))
        low = i64(product & u64(HALF))
        if low >= n or low >= (HALF + 1) % n:
            return i64(product >> u64(32))
