"""“Why can't I do this with that?”: for every pair of things on the table the true reasons, the nearest first. The
reasons are held against what happens when each action that the pair could mean is really tried."""

import random

import pytest

from iacta.engine.words.errors import IllegalAction
from iacta.match import Match
from tests.conformance.settings import FULL_LENGTH
from tests.quick import first

POSITIONS, PAIRS = 4, 20


def tried(match, seat, action):
    """Why the rules refuse an action, if they do: the message and the clause."""
    try:
        match.copy().play(seat, action)
    except IllegalAction as refused:
        return refused.sentence.message, refused.clause
    return None


def meant_by(match, seat, chosen, clicked):
    """The actions whose things are among others these two, slowly. A place is also a part of its row."""
    table = match.game.actions
    for action in range(table.count):
        things = table.handles(action, seat)
        if chosen in things:
            things.remove(chosen)
            if any(clicked == thing or clicked.startswith(thing + ".") for thing in things):
                yield action


def positions(setting, seed):
    """Some positions of a match played at random, and who is to decide there."""
    match, chance = (
        Match(setting.game, setting.seats, setting.options, secret=bytes([seed]) * 32, mode="interpreted"),
        random.Random(seed),
    )
    for number in range(POSITIONS * 7):
        seat = match.current_seat
        if seat is None:
            return
        if number % 7 == 0:
            yield match, seat, chance
        match.play(seat, chance.choice(match.legal_ids(seat)))


@pytest.mark.parametrize("setting", first(FULL_LENGTH), ids=str)
def test_a_pair_of_things_is_answered_with_the_reasons_of_what_it_can_mean(setting):
    refused = 0
    for match, seat, chance in positions(setting, 3):
        table = match.game.actions
        handles = [table.handles(action, seat) for action in range(table.count)]
        pairs = [things for things in handles if len(things) > 1]
        for number in range(PAIRS):
            things = chance.choice(pairs if pairs and number % 2 else handles)
            chosen, clicked = things[0], things[-1] if len(things) > 1 else chance.choice(match.game.places.names)
            actions = list(meant_by(match, seat, chosen, clicked))
            reasons = [tried(match, seat, action) for action in actions]
            answers = match.why_not(seat, clicked, [chosen])
            assert match.meant(seat, clicked, [chosen]) == actions
            if None in reasons:
                assert answers == []
                continue
            said = {(answer.message, answer.clause) for answer in answers}
            assert said == set(reasons)
            assert sorted(answer.action for answer in answers) == sorted(table.text(action) for action in actions)
            refused += bool(answers)
    assert refused > 0 or not pairs


@pytest.mark.parametrize("setting", first(FULL_LENGTH), ids=str)
def test_what_stands_in_the_way_now_is_said_before_what_belongs_to_another_moment(setting):
    for match, seat, chance in positions(setting, 4):
        table, now = match.game.actions, match.game.actions.phase(match.phase(seat))
        for _ in range(PAIRS):
            action = chance.randrange(table.count)
            things = table.handles(action, seat)
            if len(things) < 2:
                continue
            answers = match.why_not(seat, things[-1], things[:-1])
            later = [table.is_of_another_moment(table.parse(answer.action), now) for answer in answers]
            assert later == sorted(later)
