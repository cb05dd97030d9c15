"""The guided first games, on a real page to their last words: by mouse, by touch and by keyboard."""

import pytest

from iacta.games import NAMES, load_game
from iacta.match.lesson import LEARNER, load_lesson
from tests.browser.visiting import PATIENCE

pytestmark = pytest.mark.slow
SAID = "[data-lesson-step]"
NEXT = "[data-lesson-next]"

# Whether the words of the lesson lie over something that they point at, so that it cannot be pressed.
COVERED = """() => {
  const words = document.querySelector(".bubble").getBoundingClientRect();
  return [...document.querySelectorAll(".rings .ring")].map((ring) => ring.getBoundingClientRect()).filter((ring) => {
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    return x > words.left && x < words.right && y > words.top && y < words.bottom;
  }).length;
}"""


class Learner:
    """Does what a lesson says, by a way of pressing things."""

    def __init__(self, visitor, game, press):
        self.visitor, self.page, self.press = visitor, visitor.page, press
        self.game, self.lesson = load_game(game), load_lesson(game)
        self.steps = {step.say: step for step in self.lesson.steps if step.say}

    def begin(self):
        self.visitor.open()
        self.page.locator(f"[data-learn={self.game.name}]").click()
        self.page.locator(SAID).wait_for()

    @property
    def said(self):
        return self.page.locator(SAID).get_attribute("data-lesson-step")

    def until_words_follow(self, before):
        self.page.wait_for_function(
            """(before) => {
              const said = document.querySelector("[data-lesson-step]");
              return said && said.dataset.lessonStep !== before;
            }""",
            arg=before,
        )

    def do(self, say):
        """The action that the words ask for: what it is made of, one after the other."""
        action = self.steps[say].decision_of(LEARNER)
        amounts = []
        for handle in self.game.actions.handles(action, LEARNER):
            if handle.startswith("amount."):
                amounts.append(handle.removeprefix("amount."))
                continue
            self.press(self.reached(handle, action))
        for amount in amounts:
            self.page.locator("form.amount button.primary").wait_for()
            quick = self.page.locator(f'form.amount button.quick:text-is("{amount}")')
            if quick.count() and quick.get_attribute("aria-pressed") != "true":
                quick.click()
            self.press("form.amount button.primary")

    def reached(self, handle, action):
        """What is pressed for a handle: a thing on the table, the largest where it is drawn twice, or the button that
        does the action."""
        thing = f'[data-handle="{handle}"]:visible'
        button = f'.prompt [data-action="{action}"]'
        self.page.locator(f"{thing}, {button}").first.wait_for()
        sizes = self.page.locator(thing).evaluate_all("(all) => all.map((it) => it.offsetWidth * it.offsetHeight)")
        return f"{thing} >> nth={sizes.index(max(sizes))}" if sizes else button

    def learn(self, until=None):
        heard = []
        while True:
            say = self.said
            heard.append(say)
            if say == until:
                return heard
            self.page.wait_for_function(f"() => !({COVERED})()")  # they move aside with the next frame
            if self.steps[say].plays:
                self.do(say)
            elif say == self.lesson.steps[-1].say:
                self.press(NEXT)
                self.page.locator(SAID).wait_for(state="detached")
                return heard
            else:
                self.press(NEXT)
            self.until_words_follow(say)


def spoken(lesson):
    return [step.say for step in lesson.steps if step.say]


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", NAMES)
def test_whoever_follows_a_lesson_hears_all_of_it_and_plays_on(visitor, game, size):
    ana = visitor(size=size)
    press = ana.page.tap if size == "phone" else ana.page.click
    learner = Learner(ana, game, press)
    learner.begin()
    assert learner.learn() == spoken(learner.lesson)
    ana.page.locator(".thing.glows, .prompt [data-action]").first.wait_for()
    ana.open()
    ana.page.locator(f"[data-learn={game}]").wait_for()
    assert ana.page.evaluate("(game) => JSON.parse(localStorage.iacta).lessons[game]", game) == {"state": "done"}


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_learnt_by_keyboard_alone(visitor, game):
    ana = visitor()
    learner = Learner(ana, game, ana.walk)
    learner.begin()
    assert learner.learn() == spoken(learner.lesson)


def test_other_clicks_are_answered_and_change_nothing(visitor):
    ana = visitor()
    learner = Learner(ana, "lutetia", ana.page.click)
    learner.begin()
    learner.learn(until="bid-1")
    ana.page.locator('[data-handle="card.0.0"]:visible').first.click(force=True)  # it says that it leads nowhere
    ana.page.get_by_text("begin with this").first.wait_for()
    assert learner.said == "bid-1"
    learner.do("bid-1")
    learner.until_words_follow("bid-1")


def test_a_lesson_goes_on_after_a_reload_and_from_the_lobby(visitor):
    ana = visitor()
    learner = Learner(ana, "lusitania-xxi", ana.page.click)
    learner.begin()
    first = next(step.say for step in learner.lesson.steps if step.plays and step.say)
    learner.learn(until=first)
    learner.do(first)
    learner.until_words_follow(first)
    table, after = ana.page.url, learner.said
    ana.page.reload()
    ana.page.locator(SAID).wait_for()
    assert learner.said == after
    learner.begin()
    assert ana.page.url == table
    assert learner.said == after


def test_whoever_leaves_a_lesson_plays_on_without_it(visitor):
    ana = visitor()
    learner = Learner(ana, "lumeria", ana.page.click)
    learner.begin()
    ana.page.locator("[data-lesson-leave]").click()
    ana.page.locator(SAID).wait_for(state="detached")
    ana.page.locator(".thing.glows, .prompt [data-action]").first.wait_for(timeout=PATIENCE)
