"""Over random games: what an army is worth, and what may be recruited, as the slow oracle says it."""

import random
from pathlib import Path

import pytest

from iacta.games.lusitania import cards
from iacta.games.lusitania.cards import load
from iacta.games.lusitania.kinds import EQUIPMENT, NAMES
from tests.games.lusitania.oracle import all_fit, may_carry, may_join, numeral, read_army, worth
from tests.games.lusitania.position import dealt, position

FILE = Path(cards.__file__).with_name("cards.toml")
NUMERALS = ("i", "ii", "iii", "iv", "v")
KINDS = [name for name in NAMES[1:] if name not in ("mars", "commander")]


def check_recruits(table, seats):
    me = table.me
    army = read_army(table, me)
    others = [read_army(table, seat) for seat in range(seats) if seat != me]
    for place, card in enumerate(table.hand(me).split(), 1):
        assert table.allows(f"recruit {place}") == may_join(card, army, others), (card, army, others)
        for number, text in enumerate(NUMERALS, 1):
            carriers = [soldier for soldier in army if numeral(soldier) == number]
            expected = any(may_carry(soldier, army[soldier], card) for soldier in carriers)
            assert table.allows(f"equip {place} under {text}") == expected, (card, army)


@pytest.mark.clause("L7", "L8", "L13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_recruits_and_points_are_those_of_the_oracle_in_random_games(seats):
    choices = random.Random(seats)
    for game in range(2):
        table = dealt(seats, key=(game, seats))
        while not table.over:
            check_recruits(table, seats)
            for seat in range(seats):
                assert table.points(seat) == worth(read_army(table, seat), mars_used=table.mars_used(seat))
            recruits = [text for text in table.legal if text.startswith(("recruit", "equip"))]
            table.play(choices.choice(recruits if recruits and choices.random() < 0.8 else table.legal))
        for seat in range(seats):
            assert table.points(seat) == worth(read_army(table, seat), mars_used=table.mars_used(seat))


@pytest.mark.clause("L7")
@pytest.mark.parametrize("card", KINDS)
def test_every_card_is_recruited_as_the_oracle_says(card):
    armies = (
        "",
        "blue-1",
        "red-3, mercenary-2",
        "mercenary-1, mercenary-2",
        "mercenary-4, mercenary-5, green-1, doctor",
    )
    for mine in armies:
        for theirs in ("", "yellow-2", "blue-5, gunner"):
            if {"blue-1", "blue-5, gunner"} == {mine, theirs}:
                continue
            table = position(hands={0: f"{card} caesar caesar"}, armies={0: mine, 1: theirs})
            assert table.allows("recruit 1") == may_join(card, read_army(table, 0), [read_army(table, 1)])


PUBLISHED = ["mars", "red-1 + bow", "red-2 + shield", "red-3 + spear", "red-4 + sword + axe", "red-5 + shield"]


@pytest.mark.clause("L13")
def test_the_published_army_with_mars_first_is_worth_20():
    table = position(hands={0: "gunner sword axe"}, armies={0: ", ".join([*PUBLISHED[1:], "doctor"])})
    assert table.points(0) == 19
    table.play("recruit 1")
    assert table.army(0) == [*PUBLISHED, "doctor", "gunner"]
    soldiers = read_army(table, 0).items()
    assert [worth({soldier: pieces}, mars_used=True) for soldier, pieces in soldiers] == [4, 2, 3, 5, 2, 2, 1]
    assert (table.points(0), table.ending, table.places) == (20, "twenty", [1, 2])


# Slots as a card file may have them: the same kind twice, and choices that share a kind.
SLOTS = (
    ["sword|spear", "spear"],
    ["sword", "sword", "bow"],
    ["sword|axe", "axe|spear", "spear|sword"],
    ["horse"],
)


@pytest.mark.clause("L8")
@pytest.mark.parametrize("slots", SLOTS)
def test_equipment_fits_if_all_of_it_can_be_assigned_to_slots_in_any_card_file(slots):
    text = FILE.read_text(encoding="utf-8")
    at = text.index("slots", text.index('name = "mercenary-1"'))
    printed = "slots = " + str(slots).replace("'", '"')
    k = load(text[:at] + printed + text[text.index("\n", at) :]).k
    waiting, tried = [()], set()
    while waiting:
        lying = waiting.pop()
        under = " + ".join(("mercenary-1", *lying))
        for piece in EQUIPMENT:
            table = position(hands={0: f"{piece} caesar caesar"}, armies={0: under}, k=k)
            more = tuple(sorted((*lying, piece)))
            assert table.allows("equip 1 under i") == all_fit(more, slots), (under, piece)
            if all_fit(more, slots) and more not in tried:
                tried.add(more)
                waiting.append(more)
    assert tried
