"""Lessons at a table: a known deal, an opponent who plays what the lesson says, and a match that goes on afterwards."""

import pytest

from iacta.games import NAMES
from iacta.match.lesson import LEARNER, load_lesson
from tests.server.serving import Serving


@pytest.fixture
def serving(tmp_path):
    with Serving(tmp_path) as serving:
        yield serving


def begin(guest, game):
    answer = guest.post(f"/api/games/{game}/lesson", {"name": guest.name})
    assert answer.status == 201, answer
    return answer.said["table"]


@pytest.mark.parametrize("game", NAMES)
def test_whoever_does_what_a_lesson_says_comes_to_its_end_and_plays_on(serving, game):
    ada, lesson = serving.guest("Ada"), load_lesson(game)
    plan = ada.get(f"/api/games/{game}/lesson").said
    own = [step for step in lesson.decisions if step.decision_of(LEARNER) is not None]
    assert [step["action"] for step in plan["steps"] if step["action"] is not None] == [
        step.decision_of(LEARNER) for step in own
    ]
    with ada.sit(begin(ada, game)) as line:
        assert line.info["lesson"]
        for step in own:
            while lesson.decisions[line.position["lesson"]].decision_of(LEARNER) is None:
                line.update()
            made = line.position["lesson"]
            assert lesson.decisions[made] is step
            assert line.position["undo"] is None
            assert line.play(step.decision_of(LEARNER))["type"] == "done"
            while line.position["lesson"] == made:
                line.update()
        while line.position["lesson"] < plan["decisions"]:
            line.update()
        while not line.position["legal"]:
            line.update()
        line.play_any()  # no more words, but a match


def test_whoever_leaves_the_path_plays_an_ordinary_match(serving):
    ada = serving.guest("Ada")
    with ada.sit(begin(ada, "lusitania-xxi")) as line:
        other = next(
            action["id"]
            for action in line.position["legal"]
            if action["id"] != load_lesson("lusitania-xxi").decisions[0].decision_of(LEARNER)
        )
        line.play(other)
        assert line.update()["lesson"] is None
        while not line.position["legal"]:
            line.update()
        assert line.position["undo"] == "free"


def test_a_lesson_goes_on_where_it_was_left(serving):
    ada = serving.guest("Ada")
    table = begin(ada, "lusitania-xxi")
    with ada.sit(table) as line:
        line.play(load_lesson("lusitania-xxi").decisions[0].decision_of(LEARNER))
        assert line.update()["lesson"] == 1
    with ada.sit(table) as line:
        assert line.position["lesson"] == 1


def test_a_rematch_of_a_lesson_is_no_lesson(serving):
    ada = serving.guest("Ada")
    with ada.sit(begin(ada, "lusitania-xxi")) as line:
        line.do("resign")
        line.do("rematch")
        while line.info["rematch"] is None:
            line.next()
        rematch = ada.get(f"/api/tables/{line.info['rematch']}").said
    assert not rematch["lesson"]
    assert rematch["commitment"] != line.info["commitment"]


def test_others_learn_nothing_and_no_other_lesson_is_there(serving):
    ada = serving.guest("Ada")
    assert serving.ask("GET", "/api/games/chess/lesson").status == 404
    assert serving.ask("POST", "/api/games/chess/lesson", {"name": "Ada"}).status == 404
    assert serving.ask("POST", "/api/games/lutetia/lesson", {}).status == 422
    assert serving.ask("GET", "/api/words/en/chess/lesson").status == 404
    table = begin(ada, "lutetia")
    assert ada.get("/api/tables").said["tables"] == []
    plan = ada.get("/api/games/lutetia/lesson").said
    own = {step.decision_of(LEARNER) for step in load_lesson("lutetia").decisions}
    assert {step["action"] for step in plan["steps"]} <= own  # what the others will do is not in it
    with serving.guest().sit(table) as watching:
        assert watching.position["legal"] == []
