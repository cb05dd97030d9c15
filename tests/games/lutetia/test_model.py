"""Over random games, uniform and biased towards what is rare: the game is the slow model's, decision by decision."""

import json
import random
from collections import Counter

import pytest

from iacta.games.lutetia import GAME
from iacta.games.lutetia.kinds import Kind
from iacta.match import Match
from tests.games.lutetia.model import ARTISANS, RESOURCES, SIDES, Model, resource_of, sort_of
from tests.quick import first

SPECTATOR = GAME.spectator
SLOT_NAMES = "abcde12345"
FACTS = GAME.load_cards(None).facts


def card_file(facts):
    """A card file that prints these facts."""
    lines = ['game = "lutetia"', "[totals]", "characters = 40", "places = 34"]
    for name, printed in facts.items():
        lines += ["[[card]]", f'name = "{name}"', 'clause = "T7"']
        lines += [f"{fact} = {toml(value)}" for fact, value in printed.items()]
        lines += [f"origin = {toml(dict.fromkeys(printed, 'reconstructed'))}"]
    return "\n".join(lines)


def toml(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + "}"
    return json.dumps(value)


def any_numbers(chance):
    """Any numbers that a card file may have; Legions and apprentices share the twelve cards that are no artisans."""
    talents = {resource: chance.sample(range(1, 100), 10) for resource in RESOURCES}
    facts = {}
    for name, printed in FACTS.items():
        numbers = {
            "cost": chance.choice((0, 0, 1, 2, 3, 9)),
            "vp": chance.randint(0, 20),
            "money": chance.randint(0, 20),
        }
        if "talent" in printed:
            numbers |= {"talent": talents[resource_of(name)].pop(), "resources": chance.randint(1, 4)}
        wanted = chance.sample(RESOURCES, chance.randint(1, 3))
        numbers["wants"] = {resource: chance.randint(1, 3) for resource in wanted}
        facts[name] = {fact: numbers.get(fact, value) for fact, value in printed.items()}
    legions = chance.randint(1, 11)
    facts["legion"]["seats"], facts["apprentice"]["seats"] = [2] * legions, [2] * (12 - legions)
    return facts


def modelled(match):
    """A model of a match that has just been dealt, which gets its luck from the state."""
    names = [[GAME.kinds[card] for card in match.state[zone][0]] for zone in ("characters", "places", "market", "box")]
    characters, places, market, box = names
    row = max(3, match.seats)
    characters = characters[: match.state["characters_left"][0]] + market[:row][::-1]
    places = places[: match.state["places_left"][0]] + market[5 : 5 + row][::-1]
    check_decks(match, characters, places, box[: match.state["box_left"][0]])
    return Model(match.cards.facts, match.seats, match.options["round_limit"], characters, places)


def check_decks(match, characters, places, box):
    """T2: the cards for so many seats, and so many bazaars fewer."""
    in_play = Counter(
        {name: sum(least <= match.seats for least in facts["seats"]) for name, facts in match.cards.facts.items()}
    )
    assert Counter([*characters, *places, *box]) == +in_play
    assert len(box) == 5 - match.seats
    assert all(card.startswith("bazaar") for card in box)
    assert not any(sort_of(card) in (*ARTISANS, "legion", "apprentice") for card in places)
    assert all(sort_of(card) in (*ARTISANS, "legion", "apprentice") for card in characters)


def laid(match, since):
    """How each seat sees its own bid come to lie."""
    told = {seat: [e for e in match.events(seat, since) if e["event"] == "laid"] for seat in range(match.seats)}
    return {
        seat: [e["card"] for side in range(2) for e in events if e["to"] == f"bid.{seat}.{side}"]
        for seat, events in told.items()
    }


def compare(match, model):
    """Everything that both can say."""
    question = model.question
    assert match.to_act == sorted(question.may)
    assert match.current_seat == question.current_seat
    assert match.waits_for == sorted(set(question.may) - question.chosen)
    assert match.sealed == (question.phase == "bids")
    for seat in model.seats:
        assert {action.text for action in match.legal(seat)} == question.may.get(seat, set())
    assert match.ending == model.ending
    points = model.points
    assert match.scores == points
    assert match.places == model.ranks
    for viewer in (*model.seats, SPECTATOR):
        view = match.view(viewer)
        assert view["phase"] == question.phase
        assert view["chosen"] == sorted(question.chosen)
        assert view["points"] == points
        assert view["ending"] == model.ending
        assert shown(view, len(model.seats)) == expected(model, viewer)


def shown(view, seats):
    """What a view says of the table; apart from `bids` it must be the same for all."""
    table = view["table"]
    return {
        "round": table["round"],
        "left": (table["characters_left"], table["places_left"], table["box_left"]),
        "cash": table["cash"][:seats],
        "stake": table["stake"][:seats],
        "coins": {slot: coins for slot, coins in zip(SLOT_NAMES, table["coins"], strict=True) if coins},
        "market": {slot: card for slot, card in zip(SLOT_NAMES, table["market"], strict=True) if card},
        "owned": table["owned"][:seats],
        "attached": [
            {made: n for made, heap in zip(RESOURCES, heaps, strict=True) for n in heap.values()}
            for heaps in table["attached"][:seats]
        ],
        "gone": table["gone"],
        "support": table["support"][:seats],
        "chosen": any(table["chosen"]),
        "bids": {seat: tuple(cards) for seat, cards in enumerate(table["bid"]) if any(cards)},
    }


def expected(model, viewer):
    """The same of the model."""
    return {
        "round": model.round,
        "left": (len(model.characters), len(model.places), 5 - len(model.seats)),
        "cash": list(model.cash.values()),
        "stake": [[model.stake[seat, side] for side in SIDES] for seat in model.seats],
        "coins": {slot: coins for slot, coins in model.coins.items() if coins},
        "market": {slot: card for slot, card in model.market.items() if card},
        "owned": [dict(+model.owned[seat]) for seat in model.seats],
        "attached": [dict(+model.attached[seat]) for seat in model.seats],
        "gone": dict(+model.gone),
        "support": [model.support[seat] for seat in model.seats],
        "chosen": False,  # sealed choices wait beside the state
        "bids": model.shown_bids(viewer),
    }


def play_both(match, model, seat, action):
    version = match.version
    match.play(seat, action)
    last_bid = model.question.phase == "bids" and match.version > version
    model.play(seat, action, laid(match, version) if last_bid else None)
    compare(match, model)


def slots_of(action):
    """The slots that a bid is for."""
    return action.removeprefix("bid ").removesuffix(" and income").split("+") if action.startswith("bid ") else []


def bids_for(model, action, wanted):
    """How many of the bid's slots offer a card that is wanted."""
    return sum(wanted(sort_of(model.market[slot])) for slot in slots_of(action))


def added(action):
    return int(action.split()[-1]) if action.startswith("bribe") else 0


def anybody(model, seat, action):
    return 1


def thrifty(model, seat, action):
    """Small bribes, so that cards can be paid; contests are passed more often than not."""
    return {"ready": 4, "pass": 2}.get(action, 1 / max(1, added(action)))


def soldier(model, seat, action):
    """Wants Legions, and contests the first slots with them."""
    legions = bids_for(model, action, lambda sort: sort == "legion")
    return 5**legions * (4 if "a" in slots_of(action) else 1) / (1 + added(action)) ** 2


def master(model, seat, action):
    """Apprentices first, artisans later."""
    apprentices = bids_for(model, action, lambda sort: sort == "apprentice")
    artisans = bids_for(model, action, lambda sort: sort in ARTISANS)
    return 30**apprentices * 0.1 ** (artisans * (model.round < 5)) / (1 + added(action)) ** 2


def hoarder(model, seat, action):
    """Takes income, and now and then bribes with much of it."""
    return {"double income": 100, "ready": 1000}.get(action, 1 + added(action))


def pauper(model, seat, action):
    """Puts everything on a card."""
    return {"ready": 0.2, "double income": 0.1}.get(action, (1 + added(action)) ** 3)


def flock(model, seat, action):
    """All want the same two cards, and nobody bribes: cards leave both decks alike."""
    here = "abcde"[model.round % 3] + "123"[model.round % 3]
    return {"ready": 50}.get(action, 200 if slots_of(action) == list(here) else 1)


TEMPERAMENTS = (anybody, thrifty, soldier, master, hoarder, pauper, flock)


def new_match(chance, seats, rounds, facts):
    cards = GAME.load_cards(card_file(facts)) if facts else None
    secret = chance.randbytes(32)
    return Match(GAME, seats, {"round_limit": rounds}, cards=cards, id="model", secret=secret, mode="interpreted")


def give(match, model, seat, legions, cash):
    """Begin with more than the rules give, where it would take many rounds to come by it."""
    match.state["owned"][0][seat, Kind.LEGION] = model.owned[seat]["legion"] = legions
    match.state["cash"][0][seat] = model.cash[seat] = cash


def play_a_game(chance, seats, temperaments, rounds=60, facts=None, legions=0, cash=5):
    """A game by seats of these temperaments, in any order that the rules allow; what rare things happened in it."""
    match = new_match(chance, seats, rounds, facts)
    model = modelled(match)
    for seat in range(seats):
        give(match, model, seat, chance.randint(0, legions), cash)
    compare(match, model)
    of_seat = [chance.choice(temperaments) for _ in range(seats)]
    in_order = chance.random() < 0.3
    while not match.over:
        seat = match.current_seat if in_order else chance.choice(match.to_act)
        actions = sorted(model.question.may[seat])
        weights = [of_seat[seat](model, seat, action) for action in actions]
        play_both(match, model, seat, chance.choices(actions, weights)[0])
    model.marks[model.ending] += 1
    model.marks["shared win"] += model.ranks.count(1) > 1
    model.marks["apprentice waits to the end"] += any(model.owned[seat]["apprentice"] for seat in model.seats)
    return model.marks


# Who plays, for how many rounds, and with what more than the rules give.
EVENINGS = (
    (TEMPERAMENTS, {"rounds": 15}),
    ((anybody, thrifty), {"rounds": 1}),
    ((soldier,), {"rounds": 4, "legions": 4}),
    ((master,), {"rounds": 5}),
    ((pauper,), {"rounds": 5, "cash": 0}),
    ((flock,), {"rounds": 8}),
    ((hoarder,), {"rounds": 3, "cash": 300}),
)
RARE = {
    "all income",
    "apprentice chosen",
    "apprentice waits",
    "apprentice waits to the end",
    "apprentice without a choice",
    "bid replaced",
    "both_decks",
    "bribe of hundreds",
    "bribe on income",
    "bribe out of order",
    "coins lost",
    "insolvent against 0",
    "insolvent against 1",
    "insolvent against 2",
    "legion bought this round",
    "legion for another bidder",
    "legion of a non-bidder",
    "long contest",
    "money of this round paid",
    "nobody has cash",
    "places",
    "ready cleared",
    "round_limit",
    "row without a gap",
    "seat without cash",
    "tie of 2",
    "tie of 3",
    "1 waited",
}


@pytest.mark.slow
def test_random_games_are_those_of_the_model_and_rare_things_happen_in_them():
    marks = Counter()
    for seats in (2, 3, 4, 5):
        chance = random.Random(seats)
        for temperaments, begin in EVENINGS:
            marks += play_a_game(chance, seats, temperaments, **begin)
        marks += play_a_game(chance, seats, (thrifty,), facts=any_numbers(chance), rounds=8)
    assert set(marks) >= RARE


def deal_estates(chance, match, model):
    """Most cards in the hands of seats, as no single game would bring them there."""
    estates, attached = match.state["owned"][0], match.state["attached"][0]
    for seat in model.seats:
        estates[seat], attached[seat] = 0, 0
        model.owned[seat].clear()
        model.attached[seat].clear()
        give(match, model, seat, legions=0, cash=chance.choice((0, 6, 7)))
    for card, facts in match.cards.facts.items():
        for _ in facts["seats"]:
            if chance.random() < 0.8:
                seat = chance.choice(model.seats)
                estates[seat, GAME.kinds.index(card)] += 1
                model.owned[seat][card] += 1
    for seat in model.seats:
        artisans = [ARTISANS[sort_of(card)] for card in model.owned[seat] if sort_of(card) in ARTISANS]
        if artisans and chance.random() < 0.8:
            made = chance.choice(artisans)
            model.attached[seat][made] = model.owned[seat].pop("apprentice", 0)
            attached[seat, RESOURCES.index(made), 0] = model.attached[seat][made]
            estates[seat, Kind.APPRENTICE] = 0


@pytest.mark.clause("T15", "T16", "T17", "T18")
@pytest.mark.parametrize("seats", first([2, 3, 4, 5], 2))
def test_any_estates_are_worth_what_the_model_says(seats):
    chance = random.Random(seats)
    for facts in (None, any_numbers(chance)):
        match = new_match(chance, seats, 60, facts)
        model = modelled(match)
        for _ in range(50):
            deal_estates(chance, match, model)
            assert match.scores == model.points
            assert match.places == model.ranks
