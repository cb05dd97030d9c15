"""A command and its answer: the sender gets the answer before anybody gets the news, and one command is done at a
time."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from iacta.server.json_text import text_of
from iacta.server.messages import Pong
from iacta.server.outcome import News, Outcome

FIRST = {"first": 0}


def types_of(messages):
    return [message["type"] for message in messages]


def test_the_sender_gets_the_answer_before_the_news(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options=FIRST)
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        first.settle(), second.settle()
        commands = {
            "say": ({"text": "Salve!"}, ["said"]),
            "play": ({"version": 0, "action": first.position["legal"][0]["id"]}, ["update"]),
            "undo": ({"version": 1}, ["update"]),
            "resign": ({}, ["players", "update"]),
            "rematch": ({}, ["players"]),
        }
        for name, (fields, news) in commands.items():
            first.send({"type": name, "command": name, **fields})
            assert types_of(first.settle()) == ["done", *news], name
            assert types_of(second.settle()) == news, name


class Witness:
    """A viewer who writes down when something comes."""

    seat = 0

    def __init__(self, order):
        self.order = order

    def send(self, message):
        assert '"players"' in text_of(message)
        self.order.append("news")

    def close(self, code):
        raise AssertionError(code)


@pytest.fixture
def watched(serving):
    """A table with one viewer, and what happens there."""
    table = serving.table(serving.guest("Ada").set_up("lusitania", "me", "open"))
    order = []
    table.presence.viewers.append(Witness(order))
    yield table, order
    table.presence.viewers.clear()


def answered(table, order, name, error=None):
    async def work():
        order.append(f"{name} works")
        return Outcome(Pong(type="pong"), News(players=True))

    async def answer():
        async with table.answering(work) as message:
            assert message.type == "pong"
            order.append(f"{name} is answered")
            if error is not None:
                raise error

    return answer()


def test_nobody_else_does_anything_before_the_news_is_out(serving, watched):
    table, order = watched

    async def both():
        await asyncio.gather(*map(partial(answered, table, order), ("one", "other")))

    serving.inside(both())
    assert order == [
        *("one works", "one is answered", "news"),
        *("other works", "other is answered", "news"),
    ]


def test_the_news_goes_out_even_if_the_sender_cannot_be_answered(serving, watched):
    table, order = watched
    with pytest.raises(ConnectionError):
        serving.inside(answered(table, order, "one", ConnectionError()))
    assert order == ["one works", "one is answered", "news"]
    assert not table.lock.locked()
