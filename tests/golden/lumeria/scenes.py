"""The golden matches of Lumeria, and who plays the matches among which they are found."""

from __future__ import annotations

from iacta.engine.rules.game import Game
from iacta.games.lumeria.board import has
from tests.golden.scenes import Matches, Player, by, scene, wavering
from tests.golden.shown import UNDO, UNDO_BY_CONSENT, ended, family, told_of

UNPEACEFUL = ("attack", "aim", "salvo", "recruit")
MIRROR = {"south": "slavs", "north": "slavs", "mirror": True}


def peaceful(player: Player) -> None:
    """Greedy for hills, but without recruits and without a fight; on the hills nobody stays."""
    game, hills = player.match.game, int(player.match.cards.k[0].hills[0])
    actions = [action for action in player.legal() if family(game, action) not in UNPEACEFUL]
    player.play("random", [a for a in actions if not (family(game, a) == "go" and has(hills, argument(game, a)))])


def argument(game: Game, action: int) -> int:
    return game.actions.argument[0][action]


TABLES = {
    "greedy": Matches(2, 30, by("greedy")),
    "on sacred ground": Matches(2, 200, by("greedy"), {"scenario": "sacred-hill"}),
    "equals on sacred ground": Matches(2, 1500, by("greedy"), {**MIRROR, "scenario": "sacred-hill"}),
    "one round": Matches(2, 200, by("greedy"), {"round_limit": 1}),
    "one round in peace": Matches(2, 60, peaceful, {**MIRROR, "round_limit": 1}),
    "three rounds": Matches(2, 60, by("greedy"), {"round_limit": 3}),
    "slavs and vikings": Matches(2, 120, by("greedy"), {"south": "slavs", "north": "vikings"}),
    "greeks and romans": Matches(2, 120, by("greedy"), {"south": "greeks", "north": "romans"}),
    "random": Matches(2, 60, by("random"), {"south": "romans", "north": "greeks"}),
    "wavering": Matches(2, 60, wavering("choose", "attack"), {"round_limit": 2}),
}

SCENES = {
    "ends_with_ten_points": scene("greedy", ended("hills")),
    "ends_with_both_at_ten_by_defeats": scene("on sacred ground", ended("both_defeats")),
    "ends_with_both_at_ten_by_costs": scene("equals on sacred ground", ended("both_costs")),
    "ends_with_both_at_ten_by_dice": scene("equals on sacred ground", ended("both_dice")),
    "ends_at_the_round_limit": scene("three rounds", ended("limit"), page=True),
    "ends_at_the_round_limit_by_defeats": scene("one round", ended("limit_defeats"), page=True),
    "ends_at_the_round_limit_by_costs": scene("one round", ended("limit_costs"), told_of("rolls_level")),
    "ends_at_the_round_limit_by_dice": scene("one round in peace", ended("limit_dice"), told_of("dice_level")),
    "shows_svetovit_thor_and_jotun": scene(
        "slavs and vikings", *map(told_of, ("svetovit", "thor", "crushed", "healed", "extra_dice", "renewed"))
    ),
    "shows_athena_mars_and_skirmishers": scene(
        "greeks and romans", *map(told_of, ("athena", "mars", "fortune", "skirmished", "ran", "stepped_forward"))
    ),
    "shows_random_players": scene("random", *map(told_of, ("aimed", "marched", "shoots", "passed"))),
    "takes_back_freely_and_by_consent": scene("wavering", UNDO, UNDO_BY_CONSENT, page=True),
}
