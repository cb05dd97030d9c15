"""What happened in words: from everybody's point of view, and nobody reads what they may not know."""

import random
from functools import cache

import pytest

from iacta.engine.rules.events import CARD, KNOWN, NO_CARD
from iacta.engine.words.messages import LANGUAGES
from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match.plain import plain_event
from iacta.match.words import name_of, prompt, sentence
from tests.languages import over_languages, over_languages_polish_first
from tests.quick import slow
from tests.words.reading import written

LUSITANIA = load_game("lusitania-xxi")


def played(game, seats, seed):
    """A match played at random, with every switch on."""
    options = {option.name: True for option in game.options if option.switch}
    match = Match(game, seats, options, id="words", secret=seed.to_bytes(32), mode="interpreted")
    choices = random.Random(seed)
    while not match.over:
        seat = choices.choice(match.waits_for)
        match.play(seat, choices.choice(match.legal(seat)).id)
    return match


FEW, MANY = 1, 3


@pytest.fixture(
    scope="module",
    params=[*((name, FEW) for name in NAMES), *(slow((name, MANY)) for name in NAMES)],
    ids=[*NAMES, *(f"many of {name}" for name in NAMES)],
)
def matches(request):
    """Matches with every number of seats."""
    name, count = request.param
    game = load_game(name)
    return [played(game, seats, seed) for seats in range(game.seats[0], game.seats[1] + 1) for seed in range(count)]


def told(match):
    """Every event as it was."""
    return [event for events in (match.dealt, *(entry.events for entry in match.log)) for event in events.tolist()]


def secrets(game):
    """The zones whose cards are not known to all."""
    return [zone for zone in game.places.zones if zone.hidden or zone.seen]


def viewers(match):
    return [*range(match.seats), match.game.spectator]


@cache
def names_of(game, kind, language):
    """A card's name in every case."""
    words = game.words(language)
    return {
        words.card(kind, case) for case in ("nom", *written(game.folder / "text", language)["card-unknown"].attributes)
    }


@over_languages_polish_first
def test_nobody_reads_the_name_of_a_card_they_may_not_know(matches, language):
    hidden = 0
    for match in matches:
        game = match.game
        for event in told(match):
            if event[CARD] in (NO_CARD, 0):
                continue
            secret = names_of(game, game.kinds[event[CARD]], language)
            for viewer in viewers(match):
                if event[KNOWN] >> viewer & 1:
                    continue
                hidden += 1
                text = sentence(game, plain_event(game, event, viewer), viewer, language)
                # “Your Senator takes a card” names a Senator whatever card he takes.
                whatever = event.copy()
                whatever[CARD] = 0
                same_for_all = sentence(game, plain_event(game, whatever, viewer), viewer, language)
                assert text == same_for_all
                unknown = names_of(game, "unknown", language)
                around = min((text.replace(name, "") for name in unknown), key=len)
                assert not {name for name in secret if name in text and name not in around}
    assert hidden or not secrets(matches[0].game)


@pytest.mark.slow
@over_languages_polish_first
def test_whoever_may_know_a_card_reads_its_name(matches, language):
    for match in matches:
        game = match.game
        for event in told(match):
            known = [viewer for viewer in viewers(match) if event[KNOWN] >> viewer & 1]
            for viewer in known if event[CARD] not in (NO_CARD, 0) else []:
                plain = plain_event(game, event, viewer)
                text = sentence(game, plain, viewer, language)
                hidden = sentence(game, {**plain, "card": "unknown"}, viewer, language)
                named = any(name in text for name in names_of(game, plain["card"], language))
                assert named or text == hidden  # a sentence may speak of no card at all


@pytest.mark.slow
@over_languages_polish_first
def test_every_event_of_a_match_is_one_sentence_for_everybody(matches, language):
    for match in matches:
        for viewer in viewers(match):
            for event in match.events(viewer, since=-1):
                text = sentence(match.game, event, viewer, language)
                assert text.isprintable()
                assert "  " not in text
                if event["event"] not in match.game.continuing:
                    assert text[-1] in ".:"
                    assert text[0].isupper()


def event_of(name, seat, card=None, source=None, target=None):
    return {"event": name, "seat": seat, "card": card, "from": source, "to": target}


HANDED = event_of("handed", 0, "shield", "hand.0.1", "hand.1.2")
STOLEN = event_of("stolen", 0, "shield", "hand.1.0", "aside")
ROBBED = event_of("robbed", 0, "shield", "gear.1.3", "discard")
CAESAR_GOES = event_of("caesar_passed", 0, "caesar", "legion.0.0", "legion.1.0")
CAESAR_STAYS = event_of("caesar_passed", 0, "caesar", "legion.0.0", "legion.0.8")


@pytest.mark.parametrize(
    ("event", "viewer", "expected"),
    [
        (HANDED, 0, "You give a shield to Player 2."),
        (HANDED, 1, "Player 1 gives you a shield."),
        (HANDED, 2, "Player 1 gives a shield to Player 2."),
        (STOLEN, 0, "Your Senator takes a shield from Player 2."),
        (STOLEN, 1, "Player 1’s Senator takes a shield from you."),
        (STOLEN, 2, "Player 1’s Senator takes a shield from Player 2."),
        (ROBBED, 0, "Your Cleopatra discards a shield from Player 2’s legion."),
        (ROBBED, 1, "Player 1’s Cleopatra discards a shield from your legion."),
        (ROBBED, 4, "Player 1’s Cleopatra discards a shield from Player 2’s legion."),
        (CAESAR_GOES, 0, "Caesar goes to Player 2."),
        (CAESAR_GOES, 1, "Caesar comes to you."),
        (CAESAR_STAYS, 0, "Caesar comes back to you."),
        (CAESAR_STAYS, 1, "Caesar goes to Player 1."),
        (event_of("discarded", 0, "axe", "hand.0.1", "discard"), 0, "You discard an axe from your hand."),
        (event_of("discarded", 0, "axe", "camp.1", "discard"), 1, "Player 1 discards an axe from the camp."),
        (
            event_of("discarded", 0, "doctor", "legion.0.8", "discard"),
            0,
            "You discard the Doctor from your legion after use.",
        ),
        ({"event": "undo", "seat": 1}, 0, "Player 2 takes the last step back."),
        ({"event": "undo", "seat": 1}, 1, "You take the last step back."),
    ],
)
def test_a_sentence_is_told_from_the_viewers_side(event, viewer, expected):
    assert sentence(LUSITANIA, event, viewer) == expected


PASSED = event_of("commander_passed", 0, "commander", "commander.0.0", "commander.1.0")
WON_BACK = event_of("commander_taken", 0, "commander", "commander.1.0", "commander.0.0")
SENATOR = event_of("stolen", 0, "musician", "hand.1.0", "hand.0.2")


@pytest.mark.parametrize(
    ("event", "viewer", "expected"),
    [
        (PASSED, 0, "You pass the Commander to Player 2."),
        (PASSED, 1, "Player 1 passes the Commander to you."),
        (PASSED, 4, "Player 1 passes the Commander to Player 2."),
        (WON_BACK, 0, "You take the Commander from Player 2."),
        (WON_BACK, 1, "Player 1 takes the Commander from you."),
        (WON_BACK, 2, "Player 1 takes the Commander from Player 2."),
        (SENATOR, 0, "Your Senator takes the Musician from Player 2."),
        (SENATOR, 1, "Player 1’s Senator takes the Musician from you."),
        (event_of("equipped", 0, "axe", "hand.0.1", "gear.0.4"), 1, "Player 1 lays an axe under their soldier IV."),
        (event_of("discarded", 0, "axe", "field.1", "discard"), 0, "You discard an axe from the field."),
        (event_of("mars_turned", 0, "mars", "army.0.0", "army.0.0"), 0, "You turn Mars grey side up."),
    ],
)
def test_a_sentence_of_the_elder_lusitania_is_told_from_the_viewers_side(event, viewer, expected):
    assert sentence(load_game("lusitania"), event, viewer) == expected


@pytest.mark.parametrize(
    ("language", "by_number", "by_name"),
    [
        ("en", "Player 1 gives a shield to Player 2.", "Ana gives a shield to Bea."),
        ("pl", "Gracz 1 daje tarczę graczowi 2.", "Ana daje tarczę graczowi Bea."),
        ("pt", "O jogador 1 entrega um escudo ao jogador 2.", "Ana entrega um escudo a Bea."),
        ("uk", "Гравець 1 віддає щит гравцеві 2.", "Ana віддає щит гравцеві Bea."),
    ],
)
def test_players_are_called_by_number_or_by_name_in_the_right_case(language, by_number, by_name):
    assert sentence(LUSITANIA, HANDED, 2, language) == by_number
    assert sentence(LUSITANIA, HANDED, 2, language, ["Ana", "Bea", "Eva"]) == by_name


def test_players_without_names_are_numbered_from_1():
    assert [name_of(LUSITANIA, 0, language) for language in LANGUAGES] == [
        "Player 1",
        "Gracz 1",
        "Jogador 1",
        "Гравець 1",
    ]
    assert name_of(LUSITANIA, 1, "en", ["Ana", "Bea"]) == "Bea"


@over_languages
@pytest.mark.parametrize("name", NAMES)
def test_every_phase_asks_and_every_reason_answers_in_one_line(name, language):
    game = load_game(name)
    lines = [
        *(prompt(game, phase, language) for phase in game.actions.phases),
        *(game.words(language)(reason.message) for reason in game.reasons[1:]),
    ]
    for line in lines:
        assert line.isprintable()
        assert line[-1] in ".?"
