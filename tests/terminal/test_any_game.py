"""A game without a layout of its own, with sealed choices, at the same table."""

import dataclasses

import pytest

from iacta.games import NAMES, load_game
from iacta.match import Match
from tests.sealed_bids import GAME
from tests.terminal.desk import Desk


@pytest.fixture
def game(tmp_path, monkeypatch):
    """Sealed Bids with words: each thing is called by its name in code."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    lines = ["title = Sealed Bids"]
    lines += [f"card-{kind} = {kind}" for kind in GAME.kinds]
    lines += [
        f"action-{family.name} = {family.text.replace('{', '{ $').replace('}', ' }')}"
        for family in GAME.actions.families
    ]
    lines += [f"prompt-{phase} = What about {phase}?" for phase in GAME.actions.phases]
    lines += [f"reason-{reason.name} = {reason.sentence or '…'}" for reason in GAME.reasons]
    lines += [f"event-{event} = {event} {'{ CARD($card) }'} {'{ PLAYER($player) }'}" for event in GAME.events]
    lines += [f"ending-{ending} = {ending}" for ending in GAME.endings]
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    return dataclasses.replace(GAME, folder=tmp_path)


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


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", NAMES)
def test_every_game_of_the_shelf_answers_at_the_table(name, plain, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match = Match(load_game(name), load_game(name).seats[0], {}, mode="interpreted", secret=bytes(32))
    desk = Desk(match, "random", plain=plain)
    desk.type("", "table", "hand", "help", f"help {match.game.kinds[1]}", "actions", "1", "quit")
    assert match.version > 0
    told = "".join(desk.shown)
    assert match.game.words("en")(f"effect-{match.game.effects[match.game.kinds[1]]}")[:30] in " ".join(told.split())
