"""The golden matches of Lusitania XXI, and who plays the matches among which they are found."""

from __future__ import annotations

import numpy as np

from iacta.games.lusitania_xxi.kinds import Kind
from tests.golden.lusitania_xxi import shown
from tests.golden.lusitania_xxi.shown import advantage, taken, used
from tests.golden.scenes import Matches, Player, Scene, by, scene, wavering
from tests.golden.shown import UNDO, UNDO_BY_CONSENT, ended, family, told_of

FREE = ("use", "station", "heal", "enough")
FREE_PHASES = ("auxilia", "doctor", "doctor again")
NEARLY_WON = 18


def used_card(player: Player, action: int) -> int:
    """The card that a `use` calls; 0 for any other action."""
    state = player.match.state
    if family(player.match.game, action) != "use":
        return 0
    return int(state["legion"][0][player.seat, player.match.game.actions.argument[0][action]])


def free_win(player: Player, state: np.ndarray | None = None) -> int | None:
    """A choice of the free action with which the seat wins, now or after its next choices."""
    game = player.match.game
    for action in player.legal(state):
        if family(game, action) in FREE:
            after = player.after(action, state)
            if game.endings[after["ending"][0]] == "twenty_one":
                return action
            if game.actions.phases[after["phase"][0]] in FREE_PHASES and free_win(player, after) is not None:
                return action
    return None


def patient(player: Player) -> None:
    """Greedy, but Auxilia is kept for a winning move, and no free action that wins is missed."""
    if player.match.scores[player.seat] >= NEARLY_WON:
        action = free_win(player)
        if action is not None:
            player.match.play(player.seat, action)
            return
    player.play("greedy", [action for action in player.legal() if used_card(player, action) != Kind.AUXILIA])


def curious(player: Player) -> None:
    """Greedy, but whoever can do what a Virtus card allows does it, once."""
    match = player.match
    done = {advantage(match, match.before(entry), *entry.plays[0]) for entry in match.done}
    for action in player.legal():
        if advantage(match, match.state, player.seat, action) not in done | {None}:
            match.play(player.seat, action)
            return
    player.play("greedy")


def restless(player: Player) -> None:
    """Greedy, but Caesar is sent on at once."""
    caesar = [action for action in player.legal() if used_card(player, action) == Kind.CAESAR]
    player.play("greedy", caesar or None)


BOTH = {"laurus": True, "virtus": True}

TABLES = {
    "greedy": Matches(2, 200, by("greedy")),
    "patient": Matches(2, 600, patient, {"laurus": True}),
    "random": Matches(4, 150, by("random"), BOTH),
    "in a hurry": Matches(3, 40, by("greedy"), {"turn_limit": 5}),
    "at leisure": Matches(3, 100, by("greedy"), {"turn_limit": 8}),
    "restless": Matches(3, 200, restless, {"turn_limit": 5}),
    "restless at four": Matches(4, 60, restless, {"turn_limit": 3, "exclusive_colours": False, "first": 2}),
    "wavering": Matches(2, 60, wavering("exchange", "recruit"), {"turn_limit": 4, "first": 0}),
    "for Laurus": Matches(3, 300, by("greedy"), {"laurus": True}),
    "for Virtus": Matches(2, 400, curious, {"virtus": True}),
    "for both": Matches(4, 100, curious, BOTH),
}


def takes(card: str, table: str, page: bool = False) -> Scene:
    """A match in which the card is taken and what it brings is used."""
    advantages = (used(card),) if card in shown.VIRTUS else ()
    return scene(table, taken(card), *advantages, page=page)


SCENES = {
    "ends_at_21_in_a_mandatory_action": scene("greedy", shown.BY_ACTION),
    "ends_at_21_in_a_free_action_by_the_doctor": scene("patient", shown.BY_DOCTOR),
    "ends_at_21_in_a_free_action_by_auxilia": scene("patient", shown.BY_AUXILIA, page=True),
    "ends_when_the_pile_runs_out": scene("random", ended("pile")),
    "ends_at_the_turn_limit": scene("in a hurry", ended("turn_limit")),
    "ends_in_a_tie_that_caesars_holder_wins": scene("restless", shown.TIE_TO_CAESAR, shown.CAESAR_MOVED, page=True),
    "ends_in_a_tie_won_to_the_left_of_caesar": scene("restless at four", shown.TIE_LEFT_OF_CAESAR),
    "takes_back_freely_and_by_consent": scene("wavering", UNDO, UNDO_BY_CONSENT, page=True),
    "sends_a_senator": scene("at leisure", told_of("stolen"), told_of("dismissed"), page=True),
    "takes_laurus_1": takes("laurus-1", "for Laurus"),
    "takes_laurus_2": takes("laurus-2", "for Laurus"),
    "takes_laurus_3": takes("laurus-3", "for Laurus"),
    "takes_laurus_4": takes("laurus-4", "for Laurus"),
    "takes_laurus_5": takes("laurus-5", "for Laurus"),
    "takes_virtus_6_and_lays_a_second_copy": takes("virtus-6", "for Virtus", page=True),
    "takes_virtus_7_and_has_three_mercenaries": takes("virtus-7", "for Virtus"),
    "takes_virtus_8_and_dismisses_two": takes("virtus-8", "for Virtus"),
    "takes_virtus_9_and_exchanges_two": takes("virtus-9", "for Virtus"),
    "takes_virtus_10_and_lays_pieces_beyond_the_print": takes("virtus-10", "for Virtus"),
    "takes_laurus_and_virtus": scene("for both", taken("laurus-1"), taken("virtus-6")),
}
