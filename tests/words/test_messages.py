"""The words of every table: complete in every language, all of them used, all of them translated."""

from typing import get_args

import pytest
from fluent.syntax import ast

from iacta.bots import BOTS
from iacta.bots.reasons import ReasonName
from iacta.engine.cards.card_set import ORIGINS
from iacta.engine.words.messages import LANGUAGES, SHARED
from iacta.games import NAMES, load_game
from iacta.games.lumeria.kinds import Ability, AttackType, ExtraDie, Modifier
from iacta.games.lusitania.kinds import COLOURS
from iacta.games.lusitania_xxi.kinds import COLOURS as COLOURS_XXI
from iacta.games.lusitanias.kinds import PROVINCE_COLOURS
from iacta.games.lutetia.kinds import RESOURCES
from tests.words.combinations import referred
from tests.words.reading import (
    FOLDERS,
    GAMES,
    OTHER_LANGUAGES,
    PACKAGE,
    alternatives,
    at_the_table,
    entries,
    errors,
    written,
)

over_folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
over_games = pytest.mark.parametrize("name", NAMES)
over_languages = pytest.mark.parametrize("language", LANGUAGES)
over_other_languages = pytest.mark.parametrize("language", OTHER_LANGUAGES)

USED_BY_ALL_GAMES = {
    *("player", "named", "undo", "ambiguous", "not-understood", "either", "none"),
    *(f"bot-{name}" for name in BOTS),
    *("event-bot-failed", "hints-wins", "hints-beats", "hint-wins", "hint-beats", "hint-rough"),
    *(f"hint-reason-{name}" for name in get_args(ReasonName)),
}

# What only the game itself can list.
USED_BY_THE_GAME = {
    "lusitania": {
        *(f"colour-{colour}" for colour in COLOURS[1:]),
        *(f"province-{colour}" for colour in PROVINCE_COLOURS[1:]),
    },
    "lusitania-xxi": {
        *(f"colour-{colour}" for colour in COLOURS_XXI[1:]),
        *(f"province-{colour}" for colour in PROVINCE_COLOURS[1:]),
    },
    "lutetia": {"money", *RESOURCES},
    "lumeria": {
        "titled",
        *(f"modifier-{name}" for name in Modifier.texts()),
        *(f"extra-{name}" for name in ExtraDie.texts()),
        *(f"type-{name}" for name in AttackType.texts()),
        *(f"{kind}-{name}" for kind in ("ability", "effect") for name in Ability.texts()),
    },
}

# The line of an attack goes on when its dice have fallen; that of the hits of a tie, with the dice.
GONE_ON_WITH = {"event-attacks", "event-hits_counted"}

# Texts that are the same in English and in another language because they are names, or happen to be the same word.
PROPER_NAMES = {
    "English",
    "Polski",
    "Português",
    "Українська",
    "Lusitania XXI",
    "Lusitania (2019)",
    "Julius Caesar",
    "Aquitania",
    "Britannia",
    "Tarraconensis",
    "Helvetia",
    "Auxilia",
    "Cleopatra",
    "Caesar",
    "Mars",
    "Lumeria",
    "Svetovit",
    "Thor",
    "Woje",
    "Strzyga",
    "Bies",
    "Jotun",
    "Hastati",
    *(f"Laurus {number}" for number in range(1, 6)),
    *(f"Virtus {number}" for number in range(6, 11)),
}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
SAME_WORD = {
    "pl": {
        *(f"Druid {numeral}" for numeral in ROMAN),
        "gladius",
        "talent",
        "Senator",
        "mars",
        "Legion",
        "legion",
        "bot",
        "bot, { $bot }",
        "Senat.",
        "Insp.",
        "Auxil.",
        "Gladius",
        "folder",
        "Bank",
        "Centaur",
        "Minotaur",
        "bastion",
        "bastion −1",
        "testudo",
        "testudo −1",
    },
    "pt": {
        "Total",
        "Elixir",
        "normal",
        "elixir",
        "numeral",
        "bot",
        "bot, { $bot }",
        "merc.",
        "Insp.",
        "Auxil.",
        "Cleop.",
        "Berserkers",
    },
}


def used_by(name: str) -> set[str]:
    """The messages that a game's table needs."""
    game = load_game(name)
    return {
        "title",
        *(option.message for option in game.options),
        *(f"choice-{choice}" for option in game.options for choice in option.choices),
        *(f"card-{kind}" for kind in game.kinds),
        *(f"effect-{effect}" for effect in game.effects.values()),
        *(f"zone-{zone.name}" for zone in game.places.zones),
        *(f"action-{family.name}" for family in game.actions.families),
        *(f"prompt-{phase.replace(' ', '-')}" for phase in game.actions.phases),
        *(reason.message for reason in game.reasons[1:]),
        *(f"event-{event}" for event in game.events[1:]),
        *(f"ending-{ending}" for ending in game.endings[1:]),
        *USED_BY_THE_GAME[name],
        *errors(GAMES[name]),  # which another test holds against the code
        *(f"sheet-{chapter}" for chapter in game.sheet),
        *(message for message in written(GAMES[name], "en") if message.startswith("page-")),  # see test_page.py
    }


def used_of_cards() -> set[str]:
    """The names of what is printed on cards, and of where it comes from."""
    cards = [load_game(name).load_cards(None) for name in NAMES]
    facts = {fact for file in cards for printed in file.facts.values() for fact in printed}
    return {f"fact-{fact}" for fact in facts} | {f"origin-{origin}" for origin in ORIGINS}


def letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isalpha())


@over_folders
@over_languages
def test_every_line_of_a_file_can_be_read_and_no_message_is_there_twice(folder, language):
    assert not [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert sorted(set(names)) == sorted(names)


@over_games
@over_languages
def test_a_game_has_every_message_that_it_uses_and_no_other(name, language):
    assert set(written(GAMES[name], language)) == used_by(name)


@over_languages
def test_the_shared_messages_are_those_that_are_used(language):
    assert set(written(SHARED, language)) == USED_BY_ALL_GAMES | used_of_cards() | set(errors(SHARED))


@pytest.mark.slow
@over_folders
@over_languages
def test_no_message_hides_another(folder, language):
    others = [SHARED] if folder in GAMES.values() else [*GAMES.values(), SHARED]
    for other in others:
        if other != folder:
            assert not set(written(folder, language)) & set(written(other, language))


@over_folders
@over_other_languages
def test_no_message_is_missing_in_a_language(folder, language):
    assert set(written(folder, language)) == set(written(folder, "en"))


@over_folders
@over_other_languages
def test_messages_have_the_same_attributes_and_variables_in_every_language(folder, language):
    english = written(folder, "en")
    for name, message in written(folder, language).items():
        assert message.attributes == english[name].attributes, name
        assert message.variables <= english[name].variables | referred(folder, "en", english[name]), name
        assert english[name].variables - message.variables <= english[name].plural_selectors, name


@over_folders
@over_other_languages
def test_every_message_is_translated(folder, language):
    allowed = PROPER_NAMES | SAME_WORD.get(language, set())
    english = written(folder, "en")
    untranslated = {
        (name, text)
        for name, message in written(folder, language).items()
        for attribute, text in message.texts().items()
        if text == english[name].texts().get(attribute) and text not in allowed and says_something(message, attribute)
    }
    assert untranslated == set()


def says_something(message, attribute):
    """Whether a pattern has words of its own, or only puts others together, or chooses the form of a verb."""
    return attribute != "number" and any(letters(text) for text in alternatives(message.patterns[attribute]))


@over_games
@over_languages
def test_every_card_and_player_has_every_case_that_a_message_asks_for(name, language):
    messages = at_the_table(name, language)
    cards = set().union(*(message.cases("CARD") for message in messages.values()))
    for kind in load_game(name).kinds:
        assert cards <= messages[f"card-{kind}"].attributes, kind
    players = set().union(*(message.cases("PLAYER") for message in messages.values()), {"nom"})
    for way in ("player", "named"):
        assert players <= messages[way].attributes


@over_games
@over_languages
def test_every_event_is_one_sentence_on_one_line(name, language):
    messages = at_the_table(name, language)
    game = load_game(name)
    for event in ["undo", *(f"event-{event}" for event in game.events[1:])]:
        for text in alternatives(messages[event].patterns[""]):
            if event.removeprefix("event-") in game.continuing:
                assert text.startswith((",", "…")), text
                assert not text.endswith("."), text
            else:
                assert text.endswith(":" if event in GONE_ON_WITH else "."), text
            assert ". " not in text, text
            assert "\n" not in text, text


@over_games
def test_a_title_in_english_is_the_title_of_the_game(name):
    game = load_game(name)
    assert game.words("en")("title") == game.title
