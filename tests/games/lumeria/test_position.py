"""Positions as text: what can be read, and that a position which could never be is none."""

import pytest

from iacta.engine.words.errors import BadPosition
from tests.games.lumeria.staging import GAME, at, usual_cards

SLAVS = "south=slavs units=c3:bies,b3:woje north=vikings units=c4:berserkerzy"
VIKINGS = "south=vikings units=c3:jotun,a1:miotacze north=slavs units=c4:bies,e7:woje"


@pytest.mark.parametrize(
    "text",
    [
        f"{SLAVS} phase=first-action active=c3",
        f"{VIKINGS} phase=thor active=c3 target=c4 dice=3",
        f"{VIKINGS} phase=svetovit me=north turn=south active=c3 target=c4 dice=3",
        f"{SLAVS} phase=rolled active=c3 target=c4 dice=3 faces=1,3,5",
        "south=slavs gold=4 north=vikings phase=placing recruit=bies",
        "round=0/30 south=slavs units=c3:bies north=vikings units=c4:jotun phase=beginning",
    ],
)
def test_a_position_is_read_and_written_again(text):
    match = at(text)
    written = GAME.write_position(match.state, match.cards)
    assert GAME.write_position(GAME.read_position(written, match.cards), match.cards) == written


@pytest.mark.parametrize(
    "text",
    [
        f"{VIKINGS} phase=thor active=c3 target=e7 dice=3",  # not in reach
        f"{VIKINGS} phase=thor active=c3 target=c4 dice=8",
        f"{VIKINGS} phase=thor active=c3 target=c4 dice=0",
        f"{VIKINGS} phase=thor active=c3 target=c4 dice=3 modifiers=surrounded",
        f"{VIKINGS} phase=thor active=c3 target=c4 dice=3".replace(
            "south=vikings", "south=vikings tokens=march,salvo,fortune"
        ),
        f"{VIKINGS} phase=svetovit active=c3 target=c4 dice=3",  # asked of the attacker
        f"{VIKINGS} phase=skirmish active=c3",
        f"{SLAVS} phase=athena active=c3",
        f"{SLAVS} phase=rolled active=c3 target=c4 dice=3 faces=1,3,5".replace(
            "south=slavs", "south=slavs tokens=march,salvo,god track=0"
        ),
        f"{SLAVS} phase=second-action active=c3 done=fortify,move",
        f"{SLAVS} phase=aimed active=c3 done=aim",
        f"{SLAVS} phase=activation".replace("south=slavs", "south=slavs activations=0"),
        f"{SLAVS} phase=manoeuvre".replace("south=slavs", "south=slavs activations=3"),
        f"{SLAVS} phase=shooting-at active=c3",
        f"{SLAVS} phase=marching-on active=c3 earlier=c3",
        f"{SLAVS} phase=renewal active=c3 target=c4 dice=3 faces=1,1,1",
        f"{SLAVS} phase=activation".replace("south=slavs", "south=slavs tokens=salvo,fortune,god track=6"),
        f"round=30/30 {SLAVS} phase=beginning",
        f"round=0/30 {SLAVS} phase=activation",
        "south=slavs gold=0 north=vikings phase=placing recruit=bies",
        "south=slavs gold=9 north=vikings phase=placing recruit=jotun",
        f"{VIKINGS} stage=activations phase=svetovit me=north turn=south active=c3 target=c4 dice=3 earlier=a1",
        "south=slavs units=c3:jotun north=vikings units=c5:jotun",
        "south=slavs units=c3:bies/4 north=vikings units=c5:jotun",
        "south=slavs units=c3:bies,c3:woje north=vikings units=c5:jotun",
        "south=slavs units=c9:bies north=vikings units=c5:jotun",
        "south=slavs north=vikings",
        "south=slavs units=c3:bies",
        "gold=3 south=slavs north=vikings",
        "south=slavs units=c3:bies north=vikings color=red",
        "nonsense",
        "",
    ],
)
def test_what_no_match_could_come_to_is_no_position(text):
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text, usual_cards())
    assert str(caught.value).endswith(".")
