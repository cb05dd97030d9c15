import numpy as np
import pytest

from iacta.games.lutetia import GAME, kinds
from iacta.games.lutetia.kinds import Kind, Resource
from tests.games.card_files import CardFile, line_of

FILE = CardFile(GAME)
TEXT, load, changed, card_text = FILE.text, FILE.load, FILE.changed, FILE.card_text
refused, change_refused = FILE.refused, FILE.change_refused

ARTISAN = ((1, 0, 1, 2), (1, 0, 4, 2), (2, 2, 2, 2), (2, 3, 8, 2), (1, 1, 10, 3), (2, 2, 5, 4), (1, 1, 7, 5))
FIELD = ((1, 1, 3, 2), (1, 1, 6, 3), (1, 1, 9, 5))
# Name: cost, smallest number of seats of each copy.
OTHERS = {
    "legion": (2, (2, 2, 3, 4, 4, 5, 5, 5)),
    "apprentice": (1, (2, 4, 5, 5)),
    **dict.fromkeys(("mill", "laboratory", "forge"), (2, (2, 4))),
    **dict.fromkeys(("bakery", "herbalist", "armoury"), (3, (2, 5))),
    "tavern": (2, (2, 2, 3, 4)),
    "statue": (3, (2, 4, 5)),
    **{f"bazaar-{number}": (3, (2,)) for number in range(1, 7)},
}
WANTS = ((2, 1, 0, 0), (1, 0, 2, 0), (2, 0, 0, 1), (0, 2, 1, 0), (0, 1, 0, 2), (0, 0, 2, 1))


@pytest.fixture(scope="module")
def k() -> np.record:
    return load().k[0]


def copies(k: np.record, name: str) -> list[int]:
    """How many play with 2, 3, 4 and 5 seats."""
    return k.copies[2:, kinds.NAMES.index(name)].tolist()


# What the file says


@pytest.mark.clause("T2")
def test_the_box_holds_40_characters_of_30_kinds_and_34_places_of_23(k):
    assert (len(kinds.CHARACTERS), len(kinds.PLACES_OF_LUTETIA)) == (30, 23)
    assert k.copies[5, 1 : kinds.FIRST_PLACE].sum() == 40
    assert k.copies[5, kinds.FIRST_PLACE :].sum() == 34


@pytest.mark.clause("T2")
@pytest.mark.parametrize(("seats", "characters", "places"), [(2, 19, 15), (3, 24, 20), (4, 31, 26), (5, 40, 34)])
def test_the_cards_in_play_by_seats_after_the_bazaars_are_put_aside(k, seats, characters, places):
    assert k.copies[seats, 1 : kinds.FIRST_PLACE].sum() == characters
    assert k.copies[seats, kinds.FIRST_PLACE :].sum() - (5 - seats) == places
    assert not k.copies[:2].any()


@pytest.mark.clause("T13")
@pytest.mark.parametrize(("resource", "sort"), list(enumerate(kinds.ARTISANS, 1)))
def test_artisans_have_the_numbers_of_the_page(k, resource, sort):
    for number, (resources, cost, talent, seats) in enumerate(ARTISAN, 1):
        kind = kinds.NAMES.index(f"{sort}-{number}")
        assert (k.resources[kind], k.cost[kind], k.talent[kind]) == (resources, cost, talent)
        assert k.resource[kind] == k.family[kind] == resource
        assert copies(k, f"{sort}-{number}") == [int(seats <= table) for table in range(2, 6)]
        assert (k.vp[kind], k.money[kind]) == (0, 0)


@pytest.mark.clause("T12")
@pytest.mark.parametrize(("resource", "sort"), list(enumerate(kinds.FIELDS, 2)))
def test_fields_forests_and_mines_have_the_numbers_of_the_page(k, resource, sort):
    for number, (resources, cost, talent, seats) in enumerate(FIELD, 1):
        kind = kinds.NAMES.index(f"{sort}-{number}")
        assert (k.resources[kind], k.cost[kind], k.talent[kind]) == (resources, cost, talent)
        assert k.resource[kind] == k.family[kind] == resource
        assert copies(k, f"{sort}-{number}") == [int(seats <= table) for table in range(2, 6)]


@pytest.mark.clause("T16", "T17")
@pytest.mark.parametrize(("name", "facts"), list(OTHERS.items()))
def test_the_other_cards_have_the_cost_and_copies_of_the_page_and_show_no_resource(k, name, facts):
    cost, seats = facts
    kind = kinds.NAMES.index(name)
    assert k.cost[kind] == cost
    assert copies(k, name) == [sum(least <= table for least in seats) for table in range(2, 6)]
    assert (k.resource[kind], k.resources[kind], k.talent[kind]) == (0, 0, 0)


@pytest.mark.clause("T17")
def test_points_and_money_are_those_of_the_page(k):
    worth = {"legion": 2, "statue": 3} | dict.fromkeys(kinds.BAKERIES, 2)
    worth |= {f"bazaar-{number}": 6 for number in range(1, 7)}
    assert {name: k.vp[kind] for kind, name in enumerate(kinds.NAMES[: kinds.KINDS]) if k.vp[kind]} == worth
    assert {name: k.money[kind] for kind, name in enumerate(kinds.NAMES[: kinds.KINDS]) if k.money[kind]} == {
        "tavern": 5
    }


@pytest.mark.clause("T17")
def test_bazaars_ask_for_what_the_page_says(k):
    assert k.wants[kinds.FIRST_BAZAAR :, 1:].tolist() == [list(wants) for wants in WANTS]
    assert not k.wants[: kinds.FIRST_BAZAAR].any()


@pytest.mark.clause("T16")
def test_families_are_those_of_the_page(k):
    family = {name: int(k.family[kind]) for kind, name in enumerate(kinds.NAMES[: kinds.KINDS])}
    for resource, group in enumerate(zip(kinds.FIELDS, kinds.MILLS, kinds.BAKERIES, strict=True), Resource.BREAD):
        field, mill, bakery = group
        assert family[f"{field}-1"] == family[mill] == family[bakery] == resource
    assert family["tavern"] == Resource.BEER
    for name in ("legion", "apprentice", "statue", "bazaar-1", "bazaar-6"):
        assert family[name] == Resource.NONE


def test_every_fact_has_an_origin():
    loaded = load()
    assert set(loaded.origins) == {*kinds.CHARACTERS, *kinds.PLACES_OF_LUTETIA}
    for name, origin in loaded.origins.items():
        assert {"seats", "cost"} <= set(origin) == set(loaded.facts[name])
        assert set(origin.values()) <= {"rulebook", "public", "deduced", "reconstructed"}


def test_the_record_cannot_be_written():
    with pytest.raises(ValueError, match="read-only"):
        load().k[0].vp[Kind.LEGION] = 3


def test_a_comment_or_an_origin_does_not_change_the_digest_and_a_number_does():
    origin, _ = changed('cost = "reconstructed"', 'cost = "public"', card="legion")
    assert load("# mine\n" + TEXT).digest == load(origin).digest == load().digest
    assert load(changed("cost = 2", "cost = 3", card="legion")[0]) != load()


# Files that are refused


@pytest.mark.clause("T15")
@pytest.mark.parametrize("card", ["legion", "apprentice", "mill", "bakery", "tavern", "statue", "bazaar-3"])
@pytest.mark.parametrize("key", ["talent", "resources"])
def test_a_talent_or_resources_on_a_card_without_them_are_refused(card, key):
    text, line = changed("cost =", f"{key} = 3\ncost =", card=card)
    refused(text, f'"{card}" has an unknown key "{key}"', line)


@pytest.mark.clause("T15")
@pytest.mark.parametrize("card", ["brewer-3", "druid-7", "field-2"])
@pytest.mark.parametrize("key", ["talent", "resources", "seats", "cost", "clause", "origin"])
def test_a_card_that_shows_resources_and_lacks_a_key_is_refused_at_its_header(card, key):
    whole = card_text(card)
    rows = [row for row in whole.splitlines(keepends=True) if not row.startswith(f"{key} =")]
    refused(TEXT.replace(whole, "".join(rows)), f'"{card}" has no {key}', line_of(TEXT, whole))


@pytest.mark.clause("T15")
@pytest.mark.parametrize(
    ("card", "old", "new", "twin"),
    [("brewer-2", 4, 1, "brewer-1"), ("field-1", 3, 2, "baker-3"), ("mine-3", 9, 10, "blacksmith-5")],
)
def test_two_equal_talents_of_one_resource_are_refused(card, old, new, twin):
    change_refused(f"talent = {old}", f"talent = {new}", f'has the talent of "{twin}" (T15)', card=card)


@pytest.mark.clause("T15")
def test_two_copies_of_a_card_with_a_talent_are_refused():
    change_refused("seats = [2]", "seats = [2, 3]", "no two cards share a talent", card="baker-1")


@pytest.mark.parametrize("talent", [0, -1, 100, "true", '"4"', "4.0"])
def test_a_talent_beyond_all_bounds_or_no_number_is_refused(talent):
    change_refused("talent = 4", f"talent = {talent}", 'talent of "brewer-2" must be', card="brewer-2")


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("brewer-1", "resources = 1", "resources = 0"),
        ("brewer-1", "resources = 1", "resources = 5"),
        ("legion", "cost = 2", "cost = -1"),
        ("legion", "cost = 2", "cost = 10"),
        ("statue", "vp = 3", "vp = 21"),
        ("tavern", "money = 5", "money = 21"),
        ("tavern", "money = 5", "money = false"),
    ],
)
def test_a_number_out_of_its_bounds_is_refused_with_its_line(card, old, new):
    change_refused(old, new, f'{old.partition(" ")[0]} of "{card}" must be', card=card)


@pytest.mark.parametrize(
    "seats", ["[1, 2, 3, 4, 4, 5, 5, 5]", "[2, 2, 3, 4, 4, 5, 5, 6]", "[]", "2", '["2"]', "[true]", "[2.0]"]
)
def test_bad_seats_are_refused_with_their_line(seats):
    old = "seats = [2, 2, 3, 4, 4, 5, 5, 5]"
    change_refused(old, f"seats = {seats}", 'seats of "legion" must be a list of numbers from 2 to 5', card="legion")


@pytest.mark.clause("T2")
@pytest.mark.parametrize("seats", ["[3]", "[2, 2]"])
def test_a_bazaar_that_is_not_in_every_game_once_is_refused(seats):
    change_refused("seats = [2]", f"seats = {seats}", 'seats of "bazaar-2" must be [2]', card="bazaar-2")


@pytest.mark.parametrize(
    ("wants", "phrase"),
    [
        ("{ wine = 2 }", 'there is no resource "wine"'),
        ("{ beer = 0, bread = 1 }", "must be from 1 to 9"),
        ("{ beer = 10 }", "must be from 1 to 9"),
        ("{ beer = true }", "must be a whole number"),
        ("{ }", "asks for no resource"),
        ('"beer"', "must be a table"),
    ],
)
def test_bad_wants_are_refused_with_their_line(wants, phrase):
    change_refused("wants = { beer = 2, bread = 1 }", f"wants = {wants}", phrase, card="bazaar-1")


def test_wants_on_a_card_that_is_no_bazaar_are_refused():
    text, line = changed("cost = 3", "cost = 3\nwants = { beer = 1 }", card="statue")
    refused(text, 'unknown key "wants"', line + 1)


@pytest.mark.clause("T2")
@pytest.mark.parametrize(("deck", "due"), [("characters", 40), ("places", 34)])
def test_a_total_that_is_not_the_rulebooks_is_refused_with_its_line(deck, due):
    change_refused(f"{deck} = {due}", f"{deck} = {due - 1}", f'the total of "{deck}" must be {due}')


@pytest.mark.clause("T2")
@pytest.mark.parametrize(
    ("card", "old", "new", "phrase", "deck"),
    [
        (
            "legion",
            "[2, 2, 3,",
            "[2, 3,",
            'the copies of "characters" add up to 39, but the box holds 40',
            "characters",
        ),
        (
            "apprentice",
            "[2, 4,",
            "[2, 2, 4,",
            'the copies of "characters" add up to 41, but the box holds 40',
            "characters",
        ),
        ("tavern", "[2, 2,", "[2,", 'the copies of "places" add up to 33, but the box holds 34', "places"),
        ("statue", "[2, 4, 5]", "[2, 4, 5, 5]", 'the copies of "places" add up to 35, but the box holds 34', "places"),
    ],
)
def test_copies_that_do_not_add_up_are_refused_at_the_total(card, old, new, phrase, deck):
    refused(changed(old, new, card=card)[0], phrase, line_of(TEXT, f"{deck} ="))


@pytest.mark.clause("T1")
def test_too_few_cards_for_a_market_are_refused():
    text = "\n".join("seats = [5]" if row == "seats = [2]" else row for row in TEXT.split("\n"))
    text = text.replace("seats = [2, 2, 3, 4, 4, 5, 5, 5]", "seats = [5, 5, 5, 5, 5, 5, 5, 5]")
    text = text.replace("seats = [2, 4, 5, 5]", "seats = [5, 5, 5, 5]")
    for number in range(1, 7):
        text = text.replace(f'name = "bazaar-{number}"\nseats = [5]', f'name = "bazaar-{number}"\nseats = [2]')
    refused(text, 'the copies of "characters" are too few for 2 seats', line_of(TEXT, "characters ="))


def test_an_unknown_card_is_refused_with_its_line():
    change_refused('name = "legion"', 'name = "cohort"', 'there is no card "cohort"')


def test_a_card_without_a_name_is_refused_at_its_header():
    text, line = changed('name = "legion"\n', "")
    refused(text, "a card has no name", line - 1)


def test_a_missing_card_is_refused_by_name():
    text = TEXT.replace(card_text("tavern"), "")
    refused(text, 'without the card "tavern"', text.rstrip("\n").count("\n") + 1)


def test_a_card_told_twice_is_refused_at_the_second():
    refused(TEXT + card_text("legion"), '"legion" is listed twice', TEXT.count("\n") + 2)


@pytest.mark.parametrize("fact", ["seats", "cost", "resources", "talent"])
def test_a_fact_without_an_origin_is_refused_with_its_line(fact):
    kept = [f'{each} = "public"' for each in ("seats", "cost", "resources", "talent") if each != fact]
    row = card_text("druid-2").splitlines()[-1]
    change_refused(row, f"origin = {{ {', '.join(kept)} }}", f'{fact} of "druid-2" has no origin', card="druid-2")


@pytest.mark.parametrize(
    ("old", "new", "phrase"),
    [
        ('cost = "reconstructed"', 'cost = "guess"', '"guess" is not an origin'),
        ('cost = "reconstructed"', "cost = 2", "must be a string"),
        ("origin = { ", 'origin = { colour = "public", ', 'unknown key "colour"'),
    ],
)
def test_a_bad_origin_is_refused_with_its_line(old, new, phrase):
    change_refused(old, new, phrase, card="legion")


@pytest.mark.parametrize("clause", ["T0", "T20", "X9", ""])
def test_an_unknown_clause_is_refused_with_its_line(clause):
    change_refused('clause = "T9"', f'clause = "{clause}"', "there is no clause", card="legion")


def test_another_game_and_unknown_keys_are_refused_with_their_line():
    change_refused('game = "lutetia"', 'game = "lusitania-xxi"', "not for")
    change_refused("[totals]", 'author = "me"\n[totals]', 'unknown key "author"')
    change_refused("cost = 2", "price = 2", '"legion" has an unknown key "price"', card="legion")


# What the rules say of a kind


def test_the_traits_of_a_card_are_those_that_the_rules_go_by(k):
    traits = load().traits
    for kind in range(1, kinds.KINDS):
        its = traits[kinds.NAMES[kind]]
        assert its.get("resource", "none") == Resource(k.family[kind]).text
        assert its["deck"] == ("places" if kind >= kinds.FIRST_PLACE else "characters")
        assert its["influence"] == (Kind.MILL <= kind <= Kind.ARMOURY)
