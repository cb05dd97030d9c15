"""Shows a lesson while it is being written: what each step says and does, what the learner sees where it ends, and what
could be decided there.

python -m tools.lesson lutetia              # the whole lesson
python -m tools.lesson lutetia --steps 5    # as far as its fifth step
python -m tools.lesson lutetia --deals 20   # what the learner is dealt with other secrets, to choose a deal
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib

from iacta.games import NAMES
from iacta.match import Match
from iacta.match.lesson import LEARNER, Lesson, load_lesson
from iacta.match.words import log_lines
from iacta.table_text.layout import text_layout_for
from iacta.table_text.sight import Sight


def show(lesson: Lesson, steps: int, language: str) -> None:
    match, words, seen = lesson.deal("interpreted"), lesson.words(language), -1
    for number, step in enumerate(lesson.steps[:steps], 1):
        print(f"\n{number}. [{step.say or '-'}] -> {', '.join(step.point) or '(what is to be clicked)'}")
        if step.say:
            print("  ", words(f"lesson-{step.say}", player="Ana", other="Marcus").replace("\n", "\n   "))
        for seat, action in step.plays:
            print(f"   seat {seat} plays: {match.game.actions.text(action)}")
            match.play(seat, action)
        if step.plays:
            for line in log_lines(match.game, match.events(LEARNER, seen), LEARNER, language):
                print("      ·", line[1])
            seen = match.version
    look(match, language)


def look(match: Match, language: str) -> None:
    sight = Sight(match, LEARNER, language, ("Ana", "Marcus", "Livia", "Titus", "Gaius")[: match.seats])
    print("\n" + "\n".join(text_layout_for(sight).table_in_words("")))
    for seat in match.to_act:
        actions = match.legal(seat)
        print(f"seat {seat} may: {', '.join(action.text for action in actions[:80])}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--language", default="en")
    parser.add_argument("--deals", type=int, default=0)
    given = parser.parse_args()
    lesson = load_lesson(given.game)
    for number in range(given.deals):
        secret = hashlib.sha256(f"{given.game} {number}".encode()).digest()
        print(f"\n# secret = {secret.hex()!r}")
        look(dataclasses.replace(lesson, secret=secret).deal("interpreted"), given.language)
    if not given.deals:
        show(lesson, given.steps, given.language)


if __name__ == "__main__":
    main()
