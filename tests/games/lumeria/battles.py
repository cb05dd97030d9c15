"""Battles to attack in, and what is told of an attack."""

from tests.games.lumeria.staging import NORTH, SOUTH, at, happened, part, play

# All three manoeuvres used up, and the god: nothing is asked after a roll.
SPENT = "tokens=none track=0+2"
ONLY_GOD = "tokens=god track=0+2"
ONLY_FORTUNE = "tokens=fortune track=0+1"
ALL = "tokens=march,salvo,fortune,god"


def battle(south, north, dice=(), me="south", tokens=(SPENT, SPENT)):
    """A battle of armies written as `slavs c3:bies,a1:woje`."""
    (our_faction, ours), (their_faction, theirs) = south.split(), north.split()
    return at(
        f"south={our_faction} {tokens[SOUTH]} units={ours} north={their_faction} {tokens[NORTH]} units={theirs} "
        f"phase=activation me={me}",
        dice,
    )


def attacked(match, unit, target, *first):
    return play(match, f"choose {unit}", *first, f"attack {target}")


def units(match, side):
    return part(match, "units", side)


def hits_on(match):
    (event,) = (event for event in happened(match) if event["event"] == "hits_on")
    return event["facts"]["least"], set(event["facts"]["modifier"])


def faces(match, event="die"):
    return [each["amount"] for each in happened(match) if each["event"] == event]


def extra(match):
    return {reason for event in happened(match) if event["event"] == "extra_dice" for reason in event["facts"]["extra"]}
