"""The golden matches of Lusitania (2019), and who plays the matches among which they are found."""

from __future__ import annotations

from tests.golden.lusitania import shown
from tests.golden.scenes import Matches, Player, by, scene, wavering
from tests.golden.shown import UNDO, UNDO_BY_CONSENT, ended, family, told_of


def holds_musician(player: Player) -> bool:
    kinds = player.match.game.kinds
    return kinds.index("musician") in player.match.state["hand"][0][player.seat]


def martial(player: Player) -> None:
    """Greedy, but whoever holds the Musician is rid of it with Mars, and nobody uses Mars otherwise."""
    if holds_musician(player):
        player.play("greedy", player.only("mars") or None)
    else:
        player.play("greedy", player.only("replenish", "trade", "recruit", "equip", "caesar", "senator"))


def thievish(player: Player) -> None:
    """Greedy, but Senators are sent at once, and the Musician is not traded."""
    sent = player.only("senator")
    kept = [action for action in player.legal() if not traded_musician(player, action)]
    player.play("random" if sent else "greedy", sent or kept)


def traded_musician(player: Player, action: int) -> bool:
    table = player.match.game.actions
    if family(player.match.game, action) != "trade":
        return False
    held = player.match.state["hand"][0][player.seat, table.argument[0][action]]
    return bool(held == player.match.game.kinds.index("musician"))


def spendthrift(player: Player) -> None:
    """Draws and turns up whatever can be, and never trades the Musician."""
    spent = player.only("replenish", "caesar", "senator", "mars", "recruit", "equip")
    kept = [action for action in player.legal() if not traded_musician(player, action)]
    player.play("random", spent or kept)


TABLES = {
    "greedy": Matches(2, 150, by("greedy")),
    "greedy at four": Matches(4, 80, by("greedy")),
    "in a hurry": Matches(3, 300, by("greedy"), {"turn_limit": 4}),
    "martial": Matches(3, 200, martial),
    "thievish": Matches(3, 300, thievish),
    "spendthrift": Matches(4, 150, spendthrift),
    "wavering": Matches(2, 60, wavering("trade", "recruit"), {"turn_limit": 5, "first": 0}),
}


SCENES = {
    "ends_at_20_with_a_soldier": scene("greedy", shown.BY_SOLDIER),
    "ends_at_20_with_equipment": scene("greedy", shown.BY_EQUIPMENT, page=True),
    "ends_when_the_musician_is_turned_up": scene("greedy at four", ended("musician"), shown.MUSICIAN_TURNED_UP),
    "ends_when_the_musician_is_traded": scene("greedy at four", ended("musician"), shown.MUSICIAN_TRADED, page=True),
    "ends_when_the_pile_runs_out": scene("spendthrift", ended("pile"), shown.SECOND_PILE_DRAWN),
    "ends_at_the_turn_limit": scene("in a hurry", ended("turn_limit")),
    "ends_in_a_tie_that_mercenaries_decide": scene("in a hurry", shown.TIE_BY_MERCENARIES),
    "ends_in_a_tie_that_the_order_of_turns_decides": scene("in a hurry", shown.TIE_BY_TURN),
    "discards_the_musician_with_mars": scene("martial", shown.MUSICIAN_DISCARDED, told_of("shuffled")),
    "steals_the_musician": scene("thievish", shown.MUSICIAN_STOLEN),
    "sends_a_senator_and_caesar": scene("in a hurry", told_of("stolen"), shown.CAESAR_KEEPS, page=True),
    "takes_back_freely_and_by_consent": scene("wavering", UNDO, UNDO_BY_CONSENT, page=True),
}
