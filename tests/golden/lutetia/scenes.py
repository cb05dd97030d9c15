"""The golden matches of Lutetia, and who plays the matches among which they are found."""

from __future__ import annotations

from iacta.games.lutetia.kinds import ARTISANS, NAMES, SLOTS, Kind
from tests.golden.lutetia import shown
from tests.golden.scenes import Matches, Player, by, scene, wavering
from tests.golden.shown import UNDO, UNDO_BY_CONSENT, ended, family

PATRON = 0


def wanted(player: Player, action: int) -> list[str]:
    """The cards for which a bid is made."""
    if family(player.match.game, action) not in ("bid", "bid_and_earn"):
        return []
    slots = player.match.game.actions.argument[0][action]
    return [NAMES[player.match.state["market"][0][slot]] for slot in range(SLOTS) if slots >> slot & 1]


def patronising(player: Player) -> None:
    """Random and without bribes, but one seat waits for two apprentices before it buys artisans, and no other wants
    any."""
    waiting = player.match.state["owned"][0][PATRON, Kind.APPRENTICE]

    def liked(action: int) -> int:
        cards = wanted(player, action)
        artisans = sum(card.startswith(ARTISANS) for card in cards)
        if player.seat != PATRON:
            return -cards.count("apprentice")
        return artisans if waiting > 1 else cards.count("apprentice") - 2 * artisans

    actions = player.only("ready") or player.legal()
    best = max(map(liked, actions))
    player.play("random", [action for action in actions if liked(action) == best])


TABLES = {
    "greedy": Matches(2, 200, by("greedy")),
    "greedy at five": Matches(5, 60, by("greedy")),
    "random": Matches(2, 200, by("random")),
    "random at four": Matches(4, 100, by("random"), {"round_limit": 4}),
    "in a hurry": Matches(3, 150, by("greedy"), {"round_limit": 3}),
    "at leisure": Matches(3, 200, by("greedy"), {"round_limit": 7}),
    "two rounds": Matches(2, 200, by("greedy"), {"round_limit": 2}),
    "patronising": Matches(5, 60, patronising),
    "wavering": Matches(2, 60, wavering("bribe", "ready"), {"round_limit": 2}),
}

SCENES = {
    "ends_for_want_of_characters": scene("greedy", ended("characters"), page=True),
    "ends_for_want_of_places": scene("greedy at five", ended("places")),
    "ends_for_want_of_both": scene("greedy", ended("both_decks")),
    "ends_at_the_round_limit": scene("in a hurry", ended("round_limit")),
    "ends_in_a_tie_that_money_decides": scene("in a hurry", shown.WON_BY_MONEY),
    "ends_in_a_tie_that_cards_decide": scene("random", shown.WON_BY_CARDS),
    "ends_in_a_shared_victory": scene("two rounds", shown.VICTORY_SHARED, page=True),
    "ties_of_two_and_of_three_for_a_card": scene("in a hurry", shown.TIE_FOR_A_CARD, shown.THREE_WAY_TIE),
    "lends_a_legion": scene("at leisure", shown.LEGION_FOR_ANOTHER, page=True),
    "cannot_pay": scene("random at four", shown.LONE_BIDDER_CANNOT_PAY, shown.WINNER_CANNOT_PAY),
    "chooses_an_artisan_for_an_apprentice": scene("greedy", shown.APPRENTICE_CHOICE),
    "has_two_apprentices_that_wait_and_join": scene("patronising", shown.TWO_APPRENTICES_JOIN),
    "takes_back_freely_and_by_consent": scene("wavering", UNDO, UNDO_BY_CONSENT, page=True),
}
