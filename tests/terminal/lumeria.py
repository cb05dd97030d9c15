"""Positions of Lumeria for the tests of its table."""

import functools

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.terminal.layout import layout_for
from iacta.terminal.position import match_at
from iacta.terminal.sight import Sight

GAME = load_game("lumeria")

SOUTH = (
    "south=slavs gold=12 points=9 tokens=fortune,god track=2+1 activations=2 "
    "units=a1:zbrojni!+,b2:woje,e2:lucznicy,d2:woje/1!-,b3:strzyga,c3:bies/2,a4:woje/1 "
    "lost=woje,lucznicy*2,zbrojni,bies"
)
NORTH = (
    "north=vikings gold=10 points=8 tokens=salvo track=4+1 activations=1 "
    "units=c4:berserkerzy/1,e4:huskarle,b6:tarczownicy,c6:miotacze!,d6:tarczownicy,a7:miotacze,e7:jotun/3 "
    "lost=tarczownicy*2,miotacze,berserkerzy*2"
)
ACTIVE = "round=12/30 first=south"
# A position with as much on the table as there usually is, in every phase.
CROWDED = {
    "recruitment": "stage=recruitment phase=recruitment passes=1",
    "placing": "stage=recruitment phase=placing recruit=woje",
    "manoeuvre": "stage=first-manoeuvres phase=manoeuvre",
    "marching": "stage=first-manoeuvres phase=marching earlier=b2",
    "marching-on": "stage=first-manoeuvres phase=marching-on active=b3",
    "shooting": "stage=last-manoeuvres phase=shooting",
    "shooting-at": "stage=last-manoeuvres phase=shooting-at active=e2",
    "activation": "phase=activation",
    "first-action": "phase=first-action active=b3",
    "second-action": "phase=second-action active=c3 done=move",
    "aimed": "phase=aimed active=e2 done=aim",
    "svetovit": "phase=svetovit turn=north active=c4 target=c3 dice=3 extra=rage modifiers=surrounded,exhausted",
    "rolled": "phase=rolled active=c3 target=c4 dice=3 modifiers=surrounded,exhausted faces=1,3,5",
    "renewal": "phase=renewal active=c3 target=c4 dice=3 faces=1,3,5",
}
# The same with everybody of the other factions.
OTHERS = {
    "thor": "south=vikings units=c3:berserkerzy/1 north=greeks units=c4:hoplici,b4:hoplici phase=thor active=c3 "
    "target=c4 dice=3 extra=rage modifiers=phalanx",
    "rolled": "south=romans units=c3:gryf north=greeks units=c4:minotaur phase=rolled active=c3 target=c4 dice=3 "
    "faces=1,2,6",
    "skirmish": "south=greeks units=c3:peltasci north=romans units=c6:triari phase=skirmish active=c3",
    "athena": "south=greeks units=c3:peltasci!,b2:toksoci,e3:centaur north=romans units=c6:triari phase=athena "
    "active=c3",
    "athena-to": "south=greeks units=c3:peltasci,b2:toksoci north=romans units=c6:triari phase=athena-to active=b2",
}


def at(text, cards=None):
    return match_at(GAME, text, cards)


def crowded_match(phase, cards=None, board="lumeria"):
    north, south = NORTH, SOUTH
    if phase in ("svetovit", "rolled"):
        south = south.replace("c3:bies/2", "c2:woje,c3:bies/2-")
        north = north.replace("c4:berserkerzy/1", "c4:berserkerzy/1-,c5:miotacze")
    if phase == "renewal":
        south = south.replace("tokens=fortune,god track=2+1", "tokens=fortune,god track=6+1")
    if phase in ("recruitment", "placing", "manoeuvre", "marching", "marching-on", "shooting", "shooting-at"):
        south, north = (side.replace(f" activations={left}", "") for side, left in ((south, 2), (north, 1)))
        south = south.replace("tokens=fortune,god track=2+1", "tokens=march,salvo,fortune,god")
    return at(f"board={board} {ACTIVE} {south} {north} {CROWDED[phase]}", cards)


def new_match(seed=1, south="slavs", north="vikings", **options):
    given = {"south": south, "north": north, **options}
    return Match(GAME, 2, given, mode="interpreted", secret=bytes([seed]) * 32, id=f"lumeria{seed}")


@functools.cache
def played_record(decisions, seed):
    """The private record of a match in which greedy bots have decided so many times, and then until seat 0 decides."""
    match = new_match(seed)
    bot, generator = make_bot("greedy", GAME, mode="interpreted"), new_generator(seed)
    while match.version < decisions or match.current_seat != 0:
        seat = match.current_seat
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
    return match.record(private=True)


def played_match(decisions=60, seed=1):
    return Match.replay(played_record(decisions, seed), mode="interpreted")


def largest_cards():
    """A card file with a board of seven by seven and a unit that can go almost everywhere."""
    text = (GAME.folder / "cards.toml").read_text("utf-8")
    begin, end = text.index("rows = ["), text.index("sacred =")
    rows = ["R c R c R c R", *[". . . . . . ."] * 2, "H . H . H . H", *[". . . . . . ."] * 2, "R c R c R c R"]
    board = "rows = [\n" + "".join(f'  "{row}",\n' for row in rows) + "]\n"
    text = text[:begin] + board + text[end:]
    own = text.replace('name = "strzyga"', 'name = "own-1"').replace("move = 3\nattack = 2", "move = 6\nattack = 2", 2)
    return GAME.load_cards(own.replace('start = ["C3", "B2", "C2", "D2"]', 'start = ["D3", "C2", "D2", "E2"]'))


def table(match, language="en", viewer=None, names=()):
    seat = match.current_seat if viewer is None else viewer
    return layout_for(Sight(match, match.game.spectator if seat is None else seat, language, tuple(names)))
