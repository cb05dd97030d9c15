"""Actions as a person types them, in every language."""

import re

import pytest

from iacta.engine.words.errors import BadAction
from iacta.games import NAMES, load_game
from iacta.match.words import action_text, action_texts, prompt, read_action, simplified, typed_texts
from tests.languages import over_languages, over_languages_polish_first

LUSITANIA = load_game("lusitania-xxi")
over_games = pytest.mark.parametrize("game", [load_game(name) for name in NAMES], ids=NAMES)


def action(text):
    return LUSITANIA.actions.parse(text)


def actions_of(phase):
    """The ids that can be meant in a phase."""
    table = LUSITANIA.actions
    number = table.phase(phase)
    return list(table.candidates)[table.start[number] : table.start[number + 1]]


@pytest.mark.slow
@over_games
@over_languages_polish_first
def test_every_action_has_a_text_of_its_own_that_means_it(game, language):
    texts = action_texts(game, language)
    assert len(set(texts)) == game.actions.count
    for number in range(game.actions.count):
        assert read_action(game, action_text(game, number, language), language) == number
        assert read_action(game, game.actions.text(number), language) == number


@over_games
@over_languages
def test_nothing_that_can_be_typed_means_two_actions(game, language):
    typed = [text for texts in typed_texts(game, language) for text in texts]
    assert len(set(typed)) == len(typed)


@pytest.mark.parametrize(
    ("language", "canonical", "text"),
    [
        ("en", "rob seat 1 at iii", "rob player 2 at III"),
        ("pl", "rob seat 1 at iii", "okradnij gracza 2 na III"),
        ("pt", "rob seat 1 at iii", "assaltar o jogador 2 em III"),
        ("uk", "rob seat 1 at iii", "пограбувати гравця 2 у III"),
        ("en", "take shield", "take a shield"),
        ("pl", "take shield", "weź tarczę"),
        ("pt", "take shield", "recuperar um escudo"),
        ("uk", "take shield", "взяти щит"),
        ("en", "double axe at v", "double an axe at V"),
        ("pl", "equip 3 under vii", "połóż 3 pod VII"),
        ("pt", "dismiss 1+3", "dispensar 1+3"),
        ("uk", "end turn", "завершити хід"),
    ],
)
def test_an_action_reads_well_in_each_language(language, canonical, text):
    assert action_text(LUSITANIA, action(canonical), language) == text


@pytest.mark.parametrize(
    ("language", "typed", "canonical"),
    [
        ("en", "  EXCHANGE 1   For 2 ", "exchange 1 for 2"),
        ("en", "take shield", "take shield"),
        ("en", "take Legionary II of Britannia", "take red-2"),
        ("en", "take red-2", "take red-2"),
        ("en", "equip 1 under 4", "equip 1 under iv"),
        ("pl", "weż tarcze", "take shield"),
        ("pl", "poloz 1 pod iii", "equip 1 under iii"),
        ("pl", "POŁÓŻ 1 POD III", "equip 1 under iii"),
        ("pt", "recuperar cao", None),
        ("pt", "recuperar lanca", "take spear"),
        ("pt", "recuperar uma lança", "take spear"),
        ("pt", "recuperar o legionario i da aquitania", "take blue-1"),
        ("uk", "вилікувати 3", "heal 3"),
        ("uk", "ПІДКЛАСТИ 1 під ІІІ", "equip 1 under iii"),  # Cyrillic letters
        ("uk", "підкласти 1 під 7", "equip 1 under vii"),
        ("uk", "end turn", "end turn"),
    ],
)
def test_case_accents_blanks_and_the_way_numerals_are_written_do_not_matter(language, typed, canonical):
    if canonical is None:
        with pytest.raises(BadAction):
            read_action(LUSITANIA, typed, language)
    else:
        assert read_action(LUSITANIA, typed, language) == action(canonical)


@over_languages
def test_the_beginning_of_just_one_candidate_is_enough(language):
    among = actions_of("doctor again")
    enough = action_text(LUSITANIA, action("enough"), language)
    assert read_action(LUSITANIA, enough[:3], language, among) == action("enough")
    assert read_action(LUSITANIA, "eno", language, among) == action("enough")


@over_languages
def test_a_whole_text_is_no_beginning_of_a_longer_one(language):
    text = action_text(LUSITANIA, action("dismiss 1"), language)
    assert read_action(LUSITANIA, text, language) == action("dismiss 1")
    assert read_action(LUSITANIA, text, language, [action("dismiss 1+2")]) == action("dismiss 1")


@over_languages
def test_the_beginning_of_several_candidates_is_refused_with_some_of_them(language):
    among = [action("recruit 2"), action("recruit 3"), action("end turn")]
    typed = action_text(LUSITANIA, among[0], language)[:-1]
    with pytest.raises(BadAction) as refused:
        read_action(LUSITANIA, typed, language, among)
    assert action_text(LUSITANIA, among[0], language) in refused.value.text(language)
    assert action_text(LUSITANIA, among[1], language) in refused.value.text(language)
    assert action_text(LUSITANIA, among[2], language) not in refused.value.text(language)


@over_languages
@pytest.mark.parametrize("typed", ["", "   ", "17", "qqq", "\x1b[2J\nend", "x" * 1_000_000, "{ $typed }", "“"])
def test_what_cannot_be_read_is_refused_in_one_line_with_examples(language, typed):
    among = actions_of("turn")
    with pytest.raises(BadAction) as refused:
        read_action(LUSITANIA, typed, language, among)
    said = refused.value.text(language)
    assert said.isprintable()
    assert len(said) < 300
    assert any(action_text(LUSITANIA, number, language) in said for number in among)
    with pytest.raises(BadAction):
        read_action(LUSITANIA, typed, language, [])


def test_what_is_nearly_right_is_answered_with_what_is_like_it():
    with pytest.raises(BadAction, match="recruit 2"):
        read_action(LUSITANIA, "recrute 2", "en", actions_of("turn"))


@over_games
@over_languages
def test_a_prompt_quotes_only_what_can_be_typed_there_or_a_card(game, language):
    cards = {simplified(game.words(language).card(kind)) for kind in game.kinds}
    for number, phase in enumerate(game.actions.phases):
        ids = list(game.actions.candidates)[game.actions.start[number] : game.actions.start[number + 1]]
        possible = {simplified(action_text(game, action, language)) for action in ids} | cards
        for quoted in re.findall(r"[“„«](.*?)[”»]", prompt(game, phase, language)):
            assert simplified(quoted) in possible, phase
