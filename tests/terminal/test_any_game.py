"""A game without a layout of its own, with sealed choices, at the same table."""

import dataclasses

import pytest

from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match.card_words import effect_text
from iacta.terminal.choices import choice_lines, groups
from iacta.terminal.display import composed
from iacta.terminal.layout import Layout
from iacta.terminal.sight import Sight
from tests.sealed_bids import GAME
from tests.terminal.desk import Desk, played_match


@pytest.fixture
def game(tmp_path, monkeypatch):
    """Sealed Bids with words: each thing is called by its name in code."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    lines = [(GAME.text_folder / "en.ftl").read_text("utf-8")]
    lines += [f"card-{kind} = {kind}" for kind in GAME.kinds]
    lines += [
        f"action-{family.name} = {family.text.replace('{', '{ $').replace('}', ' }')}"
        for family in GAME.actions.families
    ]
    lines += [f"prompt-{phase} = What about {phase}?" for phase in GAME.actions.phases]
    lines += [f"event-{event} = {event} {'{ CARD($card) }'} {'{ PLAYER($player) }'}" for event in GAME.events]
    lines += [f"ending-{ending} = {ending}" for ending in GAME.endings]
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    return dataclasses.replace(GAME, folder=tmp_path)


def drawn(match, viewer=0, width=80, height=23):
    return [line.plain for line in composed(Layout(Sight(match, viewer, "en", ())), width, height)]


def after_two_bids(game):
    match = Match(game, 3, {"rounds": 2}, mode="interpreted", secret=bytes(32), id="bids")
    match.play(0, "bid 3")
    match.play(1, "bid 2")
    return match


@pytest.mark.parametrize("plain", [True, False])
def test_sealed_choices_are_made_one_after_the_other_behind_the_curtain(game, plain):
    match = Match(game, 3, {"rounds": 1}, mode="interpreted", secret=bytes(32))
    desk = Desk(match, "human,random", plain=plain, names="Ana,Rui,Bot")
    desk.type(*[""] * (not plain), "", "bid 3", "", "", "bid 2")
    curtains = [question for question in desk.asked if "it is your turn" in question]
    assert [curtain.split(",")[0] for curtain in curtains[:2]] == ["Ana", "Rui"]
    assert match.version >= 1
    before_rui = "".join(desk.shown[: desk.asked.index(curtains[1]) + 1])
    assert "bid number-3" not in before_rui


def test_any_game_is_played_to_its_end(game):
    match = Match(game, 2, {"rounds": 2}, mode="interpreted", secret=bytes(32))
    desk = Desk(match, "random", plain=False)
    assert desk.type(*["", "table", "hand", "help", "why", "actions", *["1"] * 40]) == 0
    assert match.over
    assert "rounds" in desk.shown[-1]


def test_every_zone_and_number_is_shown_those_of_a_seat_beside_it(game):
    match = after_two_bids(game)
    match.play(2, "bid 1")
    match.play(0, "keep the prize")
    lines = drawn(match)
    assert lines[0].split("   ") == ["Sealed Bids", "pile left 5", "rounds left 1"]
    for line in (
        "prize         ·",
        "spent         number-1   number-2   number-3",
        "  number      number-1   number-2   number-4   number-5",
    ):
        assert line in lines
    assert "  won         prize-5" in lines
    assert "▶ You   5 points   bid 3" in lines


def test_who_has_chosen_is_shown_and_told_but_not_what(game):
    match = after_two_bids(game)
    lines = drawn(match, viewer=2)
    assert [line.split("   ")[0] for line in lines if line[0] in "✓▶"] == ["✓ Player 1", "✓ Player 2", "▶ You"]
    text = Layout(Sight(match, 2, "en", ())).table_in_words("")
    assert "Player 1: 0 points, has chosen" in text
    other = Match(game, 3, {"rounds": 2}, mode="interpreted", secret=bytes(32), id="bids")
    other.play(0, "bid 5")
    other.play(1, "bid 4")
    assert drawn(other, viewer=2) == lines


def test_a_game_that_names_its_numbers_has_these_shown(game):
    with (game.folder / "text" / "en.ftl").open("a") as file:
        file.write("number-rounds_left = rounds to come\n")
    lines = drawn(after_two_bids(game))
    assert lines[0].split("   ") == ["Sealed Bids", "rounds to come 1"]


@pytest.mark.slow
def test_hidden_cards_are_hidden_and_known_ones_have_their_places():
    match = played_match(decisions=80)
    lines = drawn(match, width=160, height=60)
    (mine, *others) = [line for line in lines if line.startswith("  Hand")]
    assert "3 Inspector (seen)" in mine
    assert [line.split(maxsplit=1)[1].split("   ") for line in others] == [
        ["1 Legionary I of Helvetia", "2–3 ?"],
        ["1–2 ?", "3 Axe"],
        ["1 ?", "2 Stone", "3 ?"],
    ]
    assert any(line.startswith("  Equipment") and "IV Sword, Axe" in line for line in lines)
    assert any("Mercenary IV (points 1, cell 4, slots Spear, Axe)" in line for line in lines)


def test_a_card_that_all_actions_of_a_group_are_about_does_not_stand_beside_each():
    match = Match(load_game("lutetia"), 2, mode="interpreted", secret=bytes(32), id="bribes")
    match.play(0, "bid a+b")
    match.play(1, "bid a+b")
    sight = Sight(match, 0, "en", ())
    lines = [line.plain for line in choice_lines(groups(sight, Layout(sight).label), 80, together=False)]
    assert lines[0] == "1–5) bribe left 1–5   6–10) bribe right 1–5"


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", NAMES)
def test_every_game_there_is_answers_at_the_table(name, plain, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match = Match(load_game(name), load_game(name).seats[0], {}, mode="interpreted", secret=bytes(32))
    desk = Desk(match, "random", plain=plain)
    any_action = ("1", "a b")  # by its number, or as bids are spelled
    desk.type("", "table", "hand", "help", f"help {match.game.kinds[1]}", "actions", *any_action, "quit")
    assert match.version > 0
    text = "".join(desk.shown)
    assert effect_text(match.game, match.cards, match.game.kinds[1])[:30] in " ".join(text.split())
