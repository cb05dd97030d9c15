"""Lessons are played by the rules, and what their words rely on is true: whatever breaks one fails here."""

from __future__ import annotations

from typing import Any

import pytest

from iacta.bots import BOTS
from iacta.engine.words.messages import LANGUAGES
from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match.lesson import LEARNER, Lesson, has_lesson, load_lesson, read_lesson

LONGEST = 260  # characters that somebody reads at once
FEWEST_DECISIONS = 8
# What words point at besides what can be clicked and where cards lie.
PARTS = {"seat.0", "seat.1", "points.0", "points.1", "prompt", "log", "hint", "sheet", "rules", "turn-order"}

over_every_lesson = pytest.mark.parametrize("lesson", NAMES, indirect=True)


@pytest.fixture
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return load_lesson(request.param)


def test_every_game_has_a_lesson():
    assert all(has_lesson(load_game(name)) for name in NAMES)


def at(path: str, view: Any) -> Any:
    """What a view has there: `table.hand.0` is the learner's hand."""
    for part in path.split("."):
        view = view[int(part) if isinstance(view, list) else part]
    return view


@over_every_lesson
def test_a_lesson_can_be_played_and_its_words_are_true(lesson: Lesson):
    match = lesson.deal("interpreted")
    for number, step in enumerate(lesson.steps, 1):
        view = match.view(LEARNER)
        for path, due in step.expect.items():
            assert at(path, view) == due, f"step {number} ({step.say}): {path}"
        assert lesson.made(match) == match.version
        for seat, action in step.plays:
            assert action in match.legal_ids(seat), f"step {number}: {match.game.actions.text(action)}"
            assert lesson.decision_of(match, seat) == action
            match.play(seat, action)
    assert lesson.made(match) == len(lesson.decisions)
    assert lesson.decision_of(match, LEARNER) is None
    assert not match.over, "whoever has learnt the game plays on"


@over_every_lesson
def test_a_lesson_points_at_things_that_there_are(lesson: Lesson):
    match, table = lesson.deal("interpreted"), lesson.game.actions
    handles = {handle for action in range(table.count) for handle in table.handles(action, LEARNER)}
    places = set(match.game.places.numbers)
    known = PARTS | {whole for name in handles | places for whole in (name, name.rpartition(".")[0])}
    known |= {zone.name for zone in match.game.places.zones}
    assert [thing for step in lesson.steps for thing in step.point if thing not in known] == []


@over_every_lesson
def test_a_lesson_asks_for_one_thing_at_a_time_and_begins_with_the_goal(lesson: Lesson):
    assert lesson.steps[0].say == "goal"
    assert not lesson.steps[-1].plays
    assert sum(step.decision_of(LEARNER) is not None for step in lesson.steps) >= FEWEST_DECISIONS
    assert 5 <= lesson.minutes <= 8
    assert lesson.opponent in BOTS


@pytest.mark.parametrize("language", LANGUAGES)
@over_every_lesson
def test_a_lesson_has_words_in_every_language_and_few_at_a_time(lesson: Lesson, language: str):
    words = lesson.words(language)
    for step in lesson.steps:
        for name in filter(None, (step.say, step.wrong)):
            said = words(f"lesson-{name}", player="Ana", other="Marcus")
            assert len(said) <= LONGEST, (name, len(said))
            assert said.strip() == said


@over_every_lesson
def test_all_words_of_a_lesson_are_said_and_no_language_repeats_another(lesson: Lesson):
    texts = {}
    for language in LANGUAGES:
        lines = (lesson.game.folder / "lesson" / f"{language}.ftl").read_text("utf-8").splitlines()
        texts[language] = {line.partition(" = ")[0]: line for line in lines if line.startswith("lesson-")}
    said = {f"lesson-{name}" for step in lesson.steps for name in (step.say, step.wrong) if name}
    assert all(set(found) == said for found in texts.values())
    for language in LANGUAGES[1:]:
        assert not set(texts["en"].values()) & set(texts[language].values())


def test_whoever_decides_otherwise_or_takes_something_back_leaves_the_path():
    lesson = load_lesson("lusitania-xxi")
    match = lesson.deal("interpreted")
    match.play(LEARNER, "dismiss 1")
    assert lesson.made(match) is None
    assert lesson.decision_of(match, LEARNER) is None
    match = lesson.deal("interpreted")
    match.play(LEARNER, "recruit 2")
    match.undo(LEARNER, consent=[1])
    assert lesson.made(match) is None


def test_a_lesson_of_sealed_choices_goes_on_when_all_have_made_theirs():
    lesson = load_lesson("lutetia")
    match = lesson.deal("interpreted")
    sealed = lesson.next_plays(0)
    assert [seat for seat, _ in sealed] == [0, 1]
    for seat, action in sealed:
        assert lesson.made(match) == 0
        assert lesson.decision_of(match, seat) == action
        match.play(seat, action)
    assert lesson.made(match) == 1
    match = lesson.deal("interpreted")
    other = next(action.id for action in match.legal(LEARNER) if action.id != dict(sealed)[LEARNER])
    match.play(LEARNER, other)
    assert lesson.made(match) is None


def test_the_deal_of_a_lesson_is_the_same_every_time():
    lesson = load_lesson("lumeria")
    first, second = lesson.deal("interpreted"), lesson.deal("interpreted")
    assert first.state.tobytes() == second.state.tobytes()
    assert isinstance(first, Match)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seats = 2\nstep = []", "does not say 'secret'"),
        ('seats = 2\nsecret = "00"\nminutes = 5\nopponent = "greedy"\n[[step]]\nsays = "x"', "other keys"),
        ('seats = 2\nsecret = "00"\nminutes = 5\nopponent = "greedy"\n[[step]]\nplay = "recruit 1"', "no words"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_lesson(load_game("lusitania-xxi"), text)
