"""How the points grew over a match: told after its end, to everybody alike, and to nobody before."""

import pytest

from iacta.games import NAMES, load_game

SHORT = {
    "lusitania": {"turn_limit": 6},
    "lusitania-xxi": {"turn_limit": 6},
    "lutetia": {"round_limit": 2},
    "lumeria": {"round_limit": 1},
}


def two(serving, game):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up(game, "me", "open", options=SHORT[game])
    bob.join(table)
    return ada.sit(table), bob.sit(table)


def play_until_over(*lines):
    """Decide for everybody. Where several may decide at once, one may come too late, and is told the position."""
    while not lines[0].position["result"]:
        for line in lines:
            line.settle()
            if line.position["legal"] and line.position["own_choice"] is None:
                line.play(line.position["legal"][0]["id"])


def points_at(serving, table):
    return serving.ask("GET", f"/api/tables/{table}/points")


@pytest.mark.parametrize("game", NAMES)
def test_the_points_are_told_to_everybody_after_the_end_and_to_nobody_before(serving, game):
    ada, bob = two(serving, game)
    ada.play_any() if ada.position["legal"] else bob.play_any()
    early = points_at(serving, ada.table)
    assert (early.status, early.said["error"]) == (409, "NotPossible")
    assert set(early.said) == {"error", "text"}
    play_until_over(ada, bob)
    points = points_at(serving, ada.table)
    assert points.status == 200
    assert points.body == points_at(serving, ada.table).body
    spectator = serving.guest().sit(ada.table)
    assert spectator.seat == load_game(game).spectator
    assert points.said["points"][-1] == spectator.position["points"]
    assert len(points.said["points"]) == spectator.position["version"] + 1


def test_before_the_deal_there_are_no_points_to_tell(serving):
    table = serving.guest("Ada").set_up("lusitania", "me", "open")
    assert points_at(serving, table).status == 409


def test_points_of_a_match_that_somebody_resigned_are_told(serving):
    ada, bob = two(serving, "lutetia")
    assert points_at(serving, ada.table).status == 409
    ada.do("resign")
    bob.until("players")
    assert points_at(serving, ada.table).said["points"] == [bob.position["points"]]
