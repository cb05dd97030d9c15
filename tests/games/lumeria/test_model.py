"""Over random games, from the beginning and from crowded late positions: the game is the slow model's, decision by
decision."""

import random
from collections import Counter
from itertools import combinations_with_replacement, count

import pytest

from iacta.engine.compiling.records import interpreted
from iacta.engine.rules.random import below
from iacta.games.lumeria.actions import ACTIONS
from iacta.games.lumeria.names import Ending, Event
from iacta.match import Match
from tests.games.lumeria.model import Model
from tests.games.lumeria.model_pieces import (
    EXTRA_DICE,
    FIELDS,
    GODS,
    KINDS,
    MANOEUVRES,
    MODIFIERS,
    SIDES,
    Unit,
    neighbours,
)
from tests.games.lumeria.model_position import read, text_of
from tests.games.lumeria.staging import (
    FACES,
    GAME,
    at,
    draw_numbers,
    happened,
    names,
    position,
    tie_faces,
    usual_cards,
)

FACTIONS = tuple(GODS)
SCENARIOS = ("three-hills", "sacred-hill")


def faces_to_come(match, drawn=None):
    """The dice of a match before they fall, from its next one on or from the one after so many draws."""
    ahead = match.state.copy()
    if drawn is not None:
        ahead["drawn"] = drawn
    (s,) = interpreted(ahead)
    return (below(s, FACES) + 1 for _ in count())


def compare(match, model):
    """Everything that both can say."""
    text = position(match)
    if match.over:
        text = text[: text.index(" stage=")]
    assert text == text_of(model)
    assert match.scores == model.points
    assert match.ending == model.ending
    if match.over:
        assert model.phase == "over"
        assert match.to_act == []
        assert match.places == [1 if side == model.winner else 2 for side in SIDES]
    else:
        (seat,) = match.to_act
        assert SIDES[seat] == model.me
        assert {action.text for action in match.legal(seat)} == model.legal()


def amounts(events, *wanted):
    return [event.get("amount", 0) for event in events if event["event"] in wanted]


def told_rolls(rolled, number, level):
    """Of rolls of so many dice, those that are told: as often as it is told that one was level, and the last. The last
    time that is told may stand for several."""
    assert len(rolled) == number * (sum(level) + 1)
    assert set(level[:-1]) <= {1}
    return rolled[: number * len(level)] + rolled[-number:]


def compare_dice(match, model, drawn):
    """The model used the dice that the match told of, face by face."""
    events = happened(match)
    attack = amounts(events, "die", "rerolled")
    assert draw_numbers(match) - drawn == len(model.rolled)
    assert model.rolled[: len(attack)] == attack
    tie = model.rolled[len(attack) :]
    if "hits_counted" in names(match):
        dice = [sum(unit.kind.attack for unit in model.units(side).values()) for side in SIDES]
        told = told_rolls(tie, sum(dice), amounts(events, "dice_level"))
        assert tie_faces(match) == told
        assert amounts(events, "hits_counted") == list(hits_of(told, *dice))
    else:
        assert tie == amounts(events, "coin_thrown")


def hits_of(rolled, south, north):
    """The hits of both sides, roll by roll."""
    for first in range(0, len(rolled), south + north):
        roll = rolled[first : first + south + north]
        yield from (sum(face >= 4 for face in some) for some in (roll[:south], roll[south:]))


def play_both(match, model, action):
    before = f"{text_of(model)}: {action}"  # pytest shows it where they differ
    drawn = draw_numbers(match)
    faces = faces_to_come(match)
    (seat,) = match.to_act
    match.play(seat, action)
    model.play(action, faces)
    assert before
    compare_dice(match, model, drawn)
    compare(match, model)


# How seats choose: a family of actions first, by these weights, then one of them.
ANYBODY = {}
FIGHTER = {"attack": 12, "aim": 3, "use": 3, "salvo": 4, "pass": 0.1, "stop": 0.3, "fortify": 0.3}
GAMBLER = FIGHTER | {"march": 8, "fortune": 5, "reroll": 5, "keep": 0.3}
IDLER = {"pass": 20, "stop": 5}


def decide(chance, model, weights):
    families = {}
    for action in sorted(model.legal()):
        families.setdefault(action.split()[0], []).append(action)
    (family,) = chance.choices(list(families), [weights.get(name, 1) for name in families])
    tempting = [1 + 4 * enemies_beside(model, action) * (weights is not ANYBODY) for action in families[family]]
    return chance.choices(families[family], tempting)[0]


def enemies_beside(model, action):
    """How many enemies are next to the field that somebody goes to."""
    if not action.startswith("go to"):
        return 0
    return sum(place in model.board and model.board[place].side != model.me for place in neighbours(action[-2:]))


def read_again(match):
    """The state of a match, from nothing but its line of text and its luck."""
    state = GAME.read_position(position(match), match.cards)
    for name in ("key", "drawn"):
        state[name] = match.state[name]
    return state


def play_on(chance, match, model, manners, marks, decisions=10**6):
    """Both to the end, or for so many decisions; counts what happened. Now and then both go on from the line of text,
    which must hold everything that is still needed."""
    compare(match, model)
    manner = {side: chance.choice(manners) for side in SIDES}
    while not match.over and decisions:
        if chance.random() < 0.1:
            match.state = read_again(match)
            model = read(text_of(model))
        model.marks = marks
        marks["decisions"] += 1
        marks[f"phase {model.phase}"] += 1
        action = decide(chance, model, manner[model.me])
        marks[f"action {action.split()[0]}"] += 1
        play_both(match, model, action)
        marks.update(f"event {event['event']}" for event in happened(match))
        decisions -= 1
    if match.over:
        marks["phase over"] += 1
        marks[f"ending {model.ending}"] += 1


def play_a_game(chance, south, north, marks, manners, round_limit):
    options = {"south": south, "north": north, "mirror": south == north, "round_limit": round_limit}
    options["scenario"] = chance.choice(SCENARIOS)
    secret = chance.randbytes(32)
    match = Match(GAME, 2, options, cards=usual_cards(), id="model", secret=secret, mode="interpreted")
    play_on(chance, match, modelled(match, marks), manners, marks)


def modelled(match, marks):
    """The model of a match that has just been dealt."""
    words = dict(word.split("=") for word in position(match).split())
    model = Model([words[side] for side in SIDES], match.options["scenario"], match.options["round_limit"])
    draws_for_factions = sum(match.options[side] == "random" for side in SIDES)
    model.roll_for_first(faces_to_come(match, draws_for_factions))
    assert draw_numbers(match) == draws_for_factions + len(model.rolled)
    events = match.events(0, -1)
    told = [event["facts"] for event in events if event["event"] == "rolled_first"]
    assert [face for facts in told for face in (facts["one"], facts["two"])] == told_rolls(
        model.rolled, 4, amounts(events, "rolls_level")
    )
    marks.update(f"event {event['event']}" for event in events)
    return model


# Late positions, which no single game would bring about so soon.


def late(chance, factions):
    """One of the last rounds, with an empty board: manoeuvres are spent, and tokens on the tracks nearly renewed."""
    model = Model(factions, chance.choice(SCENARIOS), round_limit=30)
    model.board.clear()
    model.round = chance.choice((28, 29))
    model.first = chance.choice(SIDES)
    for side in model.sides.values():
        home = chance.sample(MANOEUVRES, chance.randint(0, 3))
        side.tokens = {*home, "god"}
        if len(home) < 3:
            side.track, side.beside = chance.randint(2, 5), 2 - len(home)
        side.gold = chance.randint(0, 4)
        side.points = chance.choice((0, 3, 8, 9))
    return model


def crowded(chance):
    """Many units close to each other; any part of a round begins, and some have done something already."""
    model = late(chance, [chance.choice(FACTIONS) for _ in SIDES])
    rows = chance.choice(("345", "34567", "1234567"))
    fields = chance.sample([place for place in FIELDS if place[1] in rows], 12)
    for name in SIDES:
        deal_units(chance, model, name, [fields.pop() for _ in range(chance.randint(2, 6))])
    stage = chance.choice(("recruitment", "first-manoeuvres", "activations", "last-manoeuvres"))
    if stage in ("activations", "last-manoeuvres"):
        for unit in model.board.values():
            unit.activated = chance.random() < 0.3
            unit.fortified = unit.activated and chance.random() < 0.6
            unit.exhausted = unit.activated and not unit.fortified and chance.random() < 0.4
        for side in model.sides.values():
            if chance.random() < 0.2:
                side.tokens.remove("god")
    return model, stage


def deal_units(chance, model, name, fields):
    """Units of a side come out of its stacks: some onto these fields, wounded or not, and some have been defeated."""
    side = model.sides[name]
    cards = [kind for kind in KINDS.values() if kind.faction == side.faction for _ in range(kind.copies)]
    chance.shuffle(cards)
    if chance.random() < 0.5:
        cards.sort(key=lambda kind: kind.cost)  # the strongest come first
    for place in fields:
        kind = cards.pop()
        model.board[place] = Unit(name, kind, chance.choice((0, 0, *range(kind.toughness))))
    side.lost = Counter(cards.pop().name for _ in range(chance.randint(0, 6)))


def siege(chance):
    """Fortified Slavs with enemies before them: where Svetovit helps, no die hits."""
    model = late(chance, ["slavs", chance.choice(FACTIONS)])
    model.first = "north"
    deal_units(chance, model, "north", ["b4", "c4", "d4", "c6"])
    for place in ("b3", "c3", "d3"):
        kind = chance.choice((KINDS["zbrojni"], KINDS["lucznicy"]))
        model.board[place] = Unit("south", kind, activated=True, fortified=True)
    return model, "activations"


def herd(chance):
    """Minotaurs before strong enemies, behind whom there is room or not."""
    model = late(chance, ["greeks", "vikings"])
    model.first = "south"
    for place in ("b3", "d3"):
        model.board[place] = Unit("south", KINDS["minotaur"])
        model.board[place[0] + "4"] = Unit("north", KINDS["jotun"])
        behind = chance.choice((None, "5", "6"))
        if behind:
            model.board[place[0] + behind] = Unit("north", KINDS["tarczownicy"], activated=True)
    return model, "activations"


def level(chance):
    """The last round of a game in which nearly everything is level, down to the units."""
    faction = chance.choice(FACTIONS)
    model = late(chance, [faction, faction])
    model.round = 29
    kinds = [kind for kind in KINDS.values() if kind.faction == faction]
    units = chance.choices(kinds, k=chance.choice((0, 1, 2)))
    points = chance.choice((4, 9))
    hill = chance.choice(("c4", "e4"))  # in Sacred Hill the first of them pays more
    for name, places in (("south", ("a4", "b1")), ("north", (hill, "d7"))):
        model.sides[name].points, model.sides[name].gold = points, 0
        model.sides[name].lost[kinds[0].name] = 1
        model.board.update({place: Unit(name, kind) for place, kind in zip(places, units, strict=False)})
    if chance.random() < 0.2:
        model.sides["north"].lost[kinds[1].name] = 1
    if units and chance.random() < 0.3:
        model.board[hill] = Unit("north", chance.choice(kinds))
    return model, "recruitment"


def play_from(chance, late_position, marks, manners, decisions=120):
    """A built position, in a match and in the model; passed over where nobody has anything to decide."""
    model, stage = late_position(chance)
    model.dice = (chance.randint(1, FACES) for _ in count())
    if stage == "recruitment":
        model.begin_round()
    elif stage == "activations":
        model.begin_activations()
    else:
        model.begin_manoeuvres(stage)
    if model.phase != "over":
        match = at(text_of(model))
        match.state["key"] = chance.getrandbits(64), chance.getrandbits(64)
        play_on(chance, match, model, manners, marks, decisions)


def play_many(chance, times):
    """Games of all pairs of factions, and many more from late positions; what happened in them."""
    marks = Counter()
    for _ in range(times):
        for south, north in (*combinations_with_replacement(FACTIONS, 2), ("random", "random")):
            pair = [south, north]
            chance.shuffle(pair)
            options = {"round_limit": chance.choice((1, 2, 4, 10)), "manners": (ANYBODY, FIGHTER, GAMBLER)}
            play_a_game(chance, *pair, marks, **options)
        for _ in range(22):
            play_from(chance, crowded, marks, (FIGHTER, FIGHTER, GAMBLER, ANYBODY))
        for _ in range(2):
            play_from(chance, siege, marks, (FIGHTER, GAMBLER), decisions=30)
            play_from(chance, herd, marks, (FIGHTER, GAMBLER), decisions=20)
        for _ in range(12):
            play_from(chance, level, marks, (IDLER,))
    return marks


EVERYTHING = {
    *(f"phase {name}" for name in ACTIONS.phases),
    *(f"event {name}" for name in Event.texts()[1:]),
    *(f"ending {name}" for name in Ending.texts()[1:]),
    *(f"modifier {name}" for name in MODIFIERS),
    *(f"extra {name}" for name in EXTRA_DICE),
    *(f"action {family.text.split()[0]}" for family in ACTIONS.families if not family.text.startswith("{")),
    *(f"action {side}" for side in SIDES),
    *(f"hits on {least}" for least in range(2, 8)),
    *(f"renewal with {number} places" for number in (1, 2, 3)),
    *("pushed 0 of 1", "pushed 1 of 1", "pushed 0 of 2", "pushed 1 of 2", "pushed 2 of 2"),
    "athena moves an activated unit",
    "both at the goal with different points",
    "fortune on hits alone",
    "mars on some misses",
    "misses without a token",
    "renewal in a salvo",
    "surplus lost",
}


@pytest.mark.slow
def test_random_games_are_those_of_the_model_and_everything_happens_in_them():
    marks = play_many(random.Random(0), times=5)
    assert EVERYTHING - set(+marks) == set()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_random_games_are_those_of_the_model(seed):
    assert play_many(random.Random(f"long {seed}"), times=10)["decisions"] > 10_000


@pytest.mark.parametrize("target", ["triari", "triari/2"], ids=["pushed", "defeated"])
def test_a_renewal_after_the_target_has_left_its_field_can_be_read_again(target):
    match = at(
        "board=lumeria scenario=three-hills round=3/30 first=south "
        "south=slavs gold=0 points=0 tokens=none track=5+2 units=a3:bies "
        f"north=romans gold=0 points=0 tokens=god track=0+2 units=a4:{target} phase=activation me=south",
        dice=(1, 1, 6),
    )
    for action in ("choose a3", "attack a4"):
        match.play(0, action)
    assert GAME.write_position(read_again(match), match.cards) == position(match)
