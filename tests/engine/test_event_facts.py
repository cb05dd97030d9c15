"""Events are declared with their further facts: numbers in their places, and what each means."""

from enum import auto

from iacta.engine.rules.event_facts import Events, facts
from iacta.engine.rules.meanings import flags, number, several

A_DIE = number(6, none=0)


class Event(Events):
    NONE = auto()
    ROLLED = facts(one=A_DIE, two=A_DIE)
    PASSED = auto()
    THROWN = facts(faces=several(A_DIE, 3), because=flags(("rage", "horde")))


def test_events_count_from_0_whether_they_have_facts_or_not():
    assert list(Event) == [0, 1, 2, 3]
    assert Event.texts() == ("none", "rolled", "passed", "thrown")


def test_an_event_has_room_for_the_most_numbers_that_one_tells():
    assert Event.most_facts() == 4


def test_facts_are_told_by_their_names():
    assert dict(Event.ROLLED.facts.values([1, 4, 0, 0])) == {"one": 1, "two": 4}
    assert dict(Event.PASSED.facts.values([0, 0, 0, 0])) == {}


def test_of_several_numbers_those_that_there_are_not_are_left_out():
    assert dict(Event.THROWN.facts.values([6, 2, 0, 0b10])) == {"faces": [6, 2], "because": ["horde"]}
    assert dict(Event.THROWN.facts.values([0, 0, 0, 0])) == {"faces": [], "because": []}
