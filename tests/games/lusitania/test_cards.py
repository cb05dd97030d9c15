"""The card file: what it says, and that a broken one is refused with its line and what is wrong."""

import pytest

from iacta.engine.cards.card_set import ORIGINS
from iacta.engine.words.errors import BadCards
from iacta.games.lusitania import GAME
from iacta.games.lusitania.kinds import EQUIPMENT, NAMES
from tests.games.card_files import CardFile

FILE = CardFile(GAME)
TEXT, load, changed = FILE.text, FILE.load, FILE.changed


def test_the_box_holds_66_cards_60_of_them_shuffled():
    k = load().k[0]
    assert k.copies.sum() == 66
    assert k.copies[: NAMES.index("musician")].sum() == 60


def test_what_is_printed():
    k = load().k[0]
    named = {name: number for number, name in enumerate(NAMES)}
    assert [int(k.vp[named[name]]) for name in (*EQUIPMENT, "doctor", "gunner", "mars")] == [1, 2, 2, 2, 3, 3, 2, 1, 1]
    assert [int(k.place[named[f"green-{numeral}"]]) for numeral in range(1, 6)] == [1, 2, 3, 4, 5]
    assert load().facts["red-2"]["slots"] == ["sword|spear", "shield", "horse"]
    takes = dict(zip(EQUIPMENT, k.takes[named["red-2"]].tolist(), strict=True))
    assert takes == {"shield": 0b010, "sword": 0b001, "spear": 0b001, "axe": 0, "horse": 0b100, "bow": 0}


def test_every_fact_of_every_card_has_an_origin():
    loaded = load()
    assert set(loaded.origins) == set(NAMES[1:])
    for kind, origins in loaded.origins.items():
        assert set(origins.values()) <= set(ORIGINS), kind
        assert origins.keys() == loaded.facts[kind].keys()


def test_a_file_that_means_the_same_has_the_same_digest_and_another_number_another():
    assert load(TEXT + "\n# a remark\n") == load()
    text, _ = changed("vp = 1", "vp = 2", card="gunner")
    assert load(text) != load()


@pytest.mark.parametrize(
    ("card", "old", "new", "phrase"),
    [
        ("", 'game = "lusitania"', 'game = "lusitania-xxi"', "this is a file for the game"),
        ("", "soldiers = 31", "soldiers = 30", 'the total of "soldiers" must be 31, as in the rulebook, not 30'),
        ("", "special = 12", "special = 13", 'the total of "special" must be 12'),
        ("legionary-1", "vp = 1", "vp = 4", "must be 1, 2 or 3, not 4"),
        ("bow", "vp = 3", "vp = 0", "must be 1, 2 or 3, not 0"),
        ("mars", "vp = 1", "vp = 2", "must be 1, not 2"),
        ("mars", "copies = 4", "copies = 3", "the box holds 4"),
        ("musician", "copies = 1", "copies = 2", "the box holds 1"),
        ("commander", "copies = 1", "copies = 0", "the box holds 1"),
        ("legionary-3", "numeral = 3", "numeral = 4", "must be 3, not 4 (L7)"),
        ("mercenary-2", '["black"]', '["white"]', "must be black"),
        ("doctor", "slots = []", 'slots = ["axe"]', "has slots, but carries no equipment (L8)"),
        ("gunner", "slots = []", 'slots = ["stone"]', 'there is no equipment "stone"'),
        ("mercenary-5", '["axe", "horse"]', '["axe|axe"]', "a choice is between two kinds"),
        ("mercenary-5", '["axe", "horse"]', '["axe|bow|horse"]', "a choice is between two kinds"),
        ("mercenary-5", '["axe", "horse"]', '["axe", "axe", "bow", "bow"]', "3 at most"),
        ("senator", "copies = 3", "copies = 3\nslots = []", "only soldiers carry equipment"),
        ("senator", "copies = 3", "copies = 3\nvp = 1", "unknown key"),
        ("caesar", 'clause = "L9"', 'clause = "L18"', "clauses go from L1 to L17"),
        ("horse", 'vp = "reconstructed"', 'vp = "guessed"', '"guessed" is not an origin'),
        ("horse", 'name = "horse"', 'name = "stone"', 'there is no card "stone"'),
    ],
)
def test_a_broken_file_is_refused_with_its_line(card, old, new, phrase):
    text, line = changed(old, new, card=card)
    with pytest.raises(BadCards) as caught:
        load(text)
    assert phrase in str(caught.value)
    assert caught.value.line in (line, line + new.count("\n"))


def test_copies_may_move_inside_a_group_but_its_total_stays():
    text, _ = changed("copies = 5", "copies = 4", card="shield")
    with pytest.raises(BadCards, match='the copies of "equipment" add up to 22, but the box holds 23'):
        load(text)
    at = text.index("copies = 4", text.index('name = "sword"'))
    assert load(text[:at] + "copies = 5" + text[at + 10 :]).k["copies"][0][NAMES.index("sword")] == 5
