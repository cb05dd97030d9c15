"""Random numbers: SipHash-2-4 as published, the same in every mode, and none favoured."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

from iacta.engine.compiling.records import blank, interpreted, record
from iacta.engine.compiling.rule import MODES, Build, Mode, rule
from iacta.engine.rules.piles import shuffle, think_shuffle
from iacta.engine.rules.random import below, draw64, siphash, think64, think_below
from tests.quick import first

MASK = (1 << 64) - 1
WORD = 1 << 32
KEY = bytes(range(16))
STATE = record([("key", "u8", (2,)), ("drawn", "u8"), ("cards", "i1", (8,))])


def rotated(x: int, bits: int) -> int:
    return (x << bits | x >> 64 - bits) & MASK


def sip_round(v: list[int]) -> None:
    v[0] = (v[0] + v[1]) & MASK
    v[1] = rotated(v[1], 13) ^ v[0]
    v[0] = rotated(v[0], 32)
    v[2] = (v[2] + v[3]) & MASK
    v[3] = rotated(v[3], 16) ^ v[2]
    v[0] = (v[0] + v[3]) & MASK
    v[3] = rotated(v[3], 21) ^ v[0]
    v[2] = (v[2] + v[1]) & MASK
    v[1] = rotated(v[1], 17) ^ v[2]
    v[2] = rotated(v[2], 32)


def slow_siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 of a message of any length, step by step as in the paper by Aumasson and Bernstein."""
    key0, key1 = (int.from_bytes(half, "little") for half in (key[:8], key[8:]))
    v = [key0 ^ 0x736F6D6570736575, key1 ^ 0x646F72616E646F6D, key0 ^ 0x6C7967656E657261, key1 ^ 0x7465646279746573]
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= block
        sip_round(v)
        sip_round(v)
        v[0] ^= block
    v[2] ^= 0xFF
    for _ in range(4):
        sip_round(v)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def slow_below(key: tuple[int, int], drawn: int, n: int) -> tuple[int, int]:
    """The next number below n and how many were drawn then: words are drawn until one is not in the short last
    stretch, whose numbers would come once more than others."""
    secret = b"".join(half.to_bytes(8, "little") for half in key)
    while True:
        word = slow_siphash(secret, drawn.to_bytes(8, "little")) >> 32
        drawn += 1
        if word * n % WORD >= WORD % n:
            return word * n // WORD, drawn


@rule
def entry_siphash(keys, messages, out):
    for i in range(len(messages)):
        out[i] = siphash(keys[0], keys[1], messages[i])


@rule
def entry_draws(states, out):
    for i in range(len(out)):
        out[i] = draw64(states[0])


@rule
def entry_below(states, n, out):
    for i in range(len(out)):
        out[i] = below(states[0], n)


@rule
def entry_think64(g, out):
    for i in range(len(out)):
        out[i] = think64(g)


@rule
def entry_think_below(g, n, out):
    for i in range(len(out)):
        out[i] = think_below(g, n)


@rule
def entry_shuffle(states, count):
    shuffle(states[0], states[0].cards, count)


@rule
def entry_think_shuffle(g, states, start, stop):
    think_shuffle(g, states[0].cards, start, stop)


@lru_cache
def build(mode: Mode) -> Build:
    return Build(mode, {})


def call(mode: Mode, function: Any, *arguments: Any) -> None:
    made = build(mode).make(function)
    made(*(map(interpreted, arguments) if mode == "interpreted" else arguments))


def numbers(count: int, dtype: Any = np.uint64) -> np.ndarray:
    return np.zeros(count, dtype)


def fresh(key: tuple[int, int], drawn: int = 0) -> np.ndarray:
    state = blank(STATE)
    state["key"][0] = key
    state["drawn"] = drawn
    return state


over_every_mode = pytest.mark.parametrize("mode", first(MODES, 2))


def test_the_slow_siphash_is_the_published_one():
    assert slow_siphash(KEY, bytes(range(15))) == 0xA129CA6149BE45E5
    assert slow_siphash(KEY, bytes(range(8))) == 0x93F5F5799A932462
    assert slow_siphash(KEY, b"") == 0x726FDB47DD0E0E31


@pytest.mark.slow
@over_every_mode
def test_siphash_gives_the_published_value(mode):
    keys = np.frombuffer(KEY, "<u8").astype(np.uint64)
    out = numbers(1)
    call(mode, entry_siphash, keys, np.frombuffer(bytes(range(8)), "<u8").astype(np.uint64), out)
    assert out.tolist() == [0x93F5F5799A932462]


@over_every_mode
def test_siphash_is_the_slow_one_for_any_key_and_message(mode):
    rng = np.random.default_rng(1)
    messages = np.array([0, 1, 2, MASK, 1 << 63, *rng.integers(1 << 63, size=40).tolist()], np.uint64)
    for keys in (numbers(2), np.array([MASK, MASK], np.uint64), rng.integers(1 << 63, size=2).astype(np.uint64)):
        out = numbers(len(messages))
        call(mode, entry_siphash, keys, messages, out)
        assert out.tolist() == [slow_siphash(keys.tobytes(), message.tobytes()) for message in messages]


@over_every_mode
def test_a_match_draws_siphash_of_a_counter(mode):
    state = fresh((3, MASK - 4), 7)
    out = numbers(5)
    call(mode, entry_draws, state, out)
    secret = (3).to_bytes(8, "little") + (MASK - 4).to_bytes(8, "little")
    assert out.tolist() == [slow_siphash(secret, i.to_bytes(8, "little")) for i in range(7, 12)]
    assert state["drawn"][0] == 12


# With the larger bounds up to half of all words are thrown away.
BOUNDS = (1, 2, 3, 4, 6, 10, 73, 1000, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, 3 << 30, WORD - 1)


@over_every_mode
@pytest.mark.parametrize("n", BOUNDS)
def test_numbers_below_a_bound_are_drawn_as_the_slow_way_draws_them(mode, n):
    state, out = fresh((1, 2)), numbers(60, np.int64)
    call(mode, entry_below, state, n, out)
    drawn, expected = 0, []
    for _ in out:
        number, drawn = slow_below((1, 2), drawn, n)
        expected.append(number)
    assert out.tolist() == expected
    assert state["drawn"][0] == drawn
    if n == (1 << 31) + 1:
        assert drawn > 90  # the words thrown away


@over_every_mode
def test_small_numbers_come_equally_often(mode):
    state, out = fresh((5, 6)), numbers(7000, np.int64)
    call(mode, entry_below, state, 7, out)
    counts = Counter(out.tolist())
    assert sorted(counts) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30


SPLITMIX = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
}


@over_every_mode
@pytest.mark.parametrize("seed", SPLITMIX)
def test_a_thinker_draws_the_published_splitmix64(mode, seed):
    out = numbers(len(SPLITMIX[seed]))
    call(mode, entry_think64, np.array([seed], np.uint64), out)
    assert tuple(out.tolist()) == SPLITMIX[seed]


def unshifted(x: int, bits: int) -> int:
    """The y with y ^ y >> bits == x."""
    y = x
    for _ in range(64 // bits + 1):
        y = x ^ y >> bits
    return y


def seed_that_draws(word: int) -> int:
    """The state of a thinker's generator whose next number is this one."""
    x = unshifted(word, 31)
    x = unshifted(x * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK, 27)
    x = unshifted(x * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK, 30)
    return (x - 0x9E3779B97F4A7C15) & MASK


def accepted(mode: Mode, n: int, word: int) -> int | None:
    """What a thinker makes of a first word; None if it is thrown away."""
    generator, out = np.array([seed_that_draws(word << 32)], np.uint64), numbers(1, np.int64)
    after_one = (int(generator[0]) + 0x9E3779B97F4A7C15) & MASK
    call(mode, entry_think_below, generator, n, out)
    return int(out[0]) if int(generator[0]) == after_one else None


@over_every_mode
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 12, 73, 100])
def test_every_number_comes_from_equally_many_words(mode, n):
    for number in range(n):
        first, beyond = -(-number * WORD // n), -(-(number + 1) * WORD // n)
        thrown_away = accepted(mode, n, first) is None
        for word in (first + 1, first + 2, beyond - 2, beyond - 1):
            assert accepted(mode, n, word) == number
        assert beyond - first - thrown_away == WORD // n


@over_every_mode
def test_a_word_thrown_away_is_followed_by_the_next(mode):
    assert accepted(mode, 3, 0) is None
    generator, out = np.array([seed_that_draws(0)], np.uint64), numbers(1, np.int64)
    second = numbers(2)
    call(mode, entry_think64, generator.copy(), second)
    call(mode, entry_think_below, generator, 3, out)
    assert out[0] == (int(second[1]) >> 32) * 3 // WORD


@pytest.mark.slow
@over_every_mode
def test_shuffling_keeps_the_cards_beyond_and_gives_every_order(mode):
    orders, thought = Counter(), Counter()
    generator, state = np.array([1], np.uint64), fresh((8, 9))
    for _ in range(1200):
        state["cards"][0] = range(8)
        call(mode, entry_shuffle, state, 3)
        assert state["cards"][0][3:].tolist() == [3, 4, 5, 6, 7]
        orders[tuple(state["cards"][0][:3].tolist())] += 1
        state["cards"][0] = range(8)
        call(mode, entry_think_shuffle, generator, state, 2, 5)
        assert state["cards"][0].tolist()[:2] + state["cards"][0].tolist()[5:] == [0, 1, 5, 6, 7]
        thought[tuple(state["cards"][0][2:5].tolist())] += 1
    for counts in (orders, thought):
        assert len(counts) == 6
        assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 25
