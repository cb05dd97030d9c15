"""Units that somebody's own card file names: the title stands in every sentence, and can break none."""

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.games import load_game
from iacta.match import Match
from iacta.match.words import action_text, log_lines, read_action, sentence
from tests.games.lumeria.own_units import STRANGE, titled
from tests.games.lumeria.staging import at, load, play
from tests.languages import over_languages

GAME = load_game("lumeria")
TITLES = ("Amazons", *STRANGE)
over_titles = pytest.mark.parametrize("title", TITLES)


def attacked(title):
    """A match in which a unit of one's own attacks another."""
    match = at(
        "south=slavs units=c3:own-1 north=slavs units=c4:own-1 phase=first-action active=c3 me=south",
        cards=titled(title),
    )
    load(match, 1, 3, 5)
    return play(match, "attack c4", "spare god", "keep roll")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Amazons attacks Amazons: 1 3 5, hits on 4+, one wound, pushed to C5"),
        ("pl", "Amazons atakuje Amazons: 1 3 5, trafienie na 4+, jedna rana, odepchnięcie na C5"),
        ("pt", "Amazons ataca Amazons: 1 3 5, acerto com 4+, uma ferida, alvo empurrado para C5"),
        ("uk", "Amazons атакує Amazons: 1 3 5, влучання на 4+, одна рана, відкинуто на C5"),
    ],
)
def test_the_log_calls_a_unit_by_its_title_in_every_case(language, told):
    match = attacked("Amazons")
    assert told in [text for _, text in log_lines(GAME, match.events(0), 0, language, cards=match.cards)]


@pytest.mark.slow
@over_languages
@over_titles
def test_every_event_can_be_told_of_any_title(language, title):
    cards, other = titled(title), titled("Titulus")
    match = Match(GAME, 2, {"south": "slavs"}, cards=cards, id="titles", secret=bytes(32), mode="interpreted")
    told = match.events(0, -1)
    for name in GAME.events[1:]:
        event = {"event": name, "seat": 0, "card": "own-1", "from": "field.9", "to": "field.16", "amount": 1}
        facts = dict(GAME.event_facts[GAME.events.index(name)].values([1] * GAME.event_names.most_facts()))
        text = sentence(GAME, {**event, "facts": facts}, 0, language, cards=cards)
        plain = sentence(GAME, {**event, "facts": facts}, 0, language, cards=other)
        assert text == plain.replace("Titulus", title)
    assert any(title in sentence(GAME, event, 0, language, cards=cards) for event in told)


@over_languages
@over_titles
def test_an_action_is_shown_and_typed_with_the_title(language, title):
    cards = titled(title)
    action = GAME.actions.parse("recruit own-1")
    text = action_text(GAME, action, language, cards)
    assert text.endswith(f" {title}")
    for typed in (text, text.upper(), "recruit own-1"):
        assert read_action(GAME, typed, language, cards=cards) == action


def test_words_without_titles_are_as_before():
    cards = titled("Amazons")
    for language in LANGUAGES:
        plain = GAME.words(language)
        assert GAME.words(language, GAME.load_cards(None)) is plain
        assert GAME.words(language, cards) is GAME.words(language, titled("Amazons"))
        assert GAME.words(language, cards).card("bies", "acc") == plain.card("bies", "acc")
        assert plain.card("own-1") != GAME.words(language, cards).card("own-1") == "Amazons"
