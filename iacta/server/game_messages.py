"""A game and its cards, as clients get them."""

from __future__ import annotations

from iacta.bots.ratings import ratings_at
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.messages import LANGUAGES
from iacta.match import lesson as lessons
from iacta.match.card_words import effect_of
from iacta.server.messages import (
    CardFile,
    CardInfo,
    FamilyInfo,
    GameInfo,
    Lesson,
    LessonStep,
    OptionInfo,
    ZoneInfo,
)

SECONDS_A_DECISION = 10  # of a person who knows the game
STEP = 5  # minutes


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        titles={language: game.words(language)("title") for language in LANGUAGES},
        fewest=game.seats[0],
        most=game.seats[1],
        minutes=minutes_of(game),
        weight=game.weight,
        options=[
            OptionInfo(name=o.name, default=o.default, low=o.low, high=o.high, switch=o.switch, choices=list(o.choices))
            for o in game.options
        ],
        kinds=list(game.kinds),
        families=[
            FamilyInfo(name=family.name, arguments=[argument.name for argument in family.arguments])
            for family in game.actions.families
        ],
        zones=[
            ZoneInfo(
                name=zone.name,
                shape=list(zone.shape),
                cards=zone.cards,
                seen=zone.seen,
                heap=zone.heap,
                hidden=zone.hidden,
                labels=list(zone.labels),
            )
            for zone in game.places.zones
        ],
        sheet=list(game.sheet),
        continuing=sorted(game.continuing),
        untold=sorted(game.untold),
        spectator=game.spectator,
        ratings=ratings_at(game.name),
        lesson=lessons.load_lesson(game.name).minutes if lessons.has_lesson(game) else None,
    )


def minutes_of(game: Game) -> list[int]:
    """How long a match usually takes, to five minutes: its decisions are counted, and each is given ten seconds."""
    exact = sorted({count * SECONDS_A_DECISION / 60 for count in game.usual_decisions if count})
    return sorted({max(STEP, STEP * round(minutes / STEP)) for minutes in exact})


def card_file(game: Game, cards: Cards) -> CardFile:
    return CardFile(
        game=game.name,
        goal=game.goal(cards.k[0]) if game.goal else None,
        cards={
            kind: CardInfo(
                effect=effect_of(game, cards, kind),
                traits=dict(cards.traits.get(kind, {})),
                facts=dict(facts),
                origins=dict(cards.origins[kind]),
            )
            for kind, facts in cards.facts.items()
        },
        titles=dict(cards.titles),
        choices={option: list(names) for option, names in cards.choices.items()},
        layout=dict(cards.layout),
    )


def lesson_message(lesson: lessons.Lesson) -> Lesson:
    """A lesson as clients get it: what it has the others decide is their secret."""
    steps, made = [], 0
    for step in lesson.steps:
        action = step.decision_of(lessons.LEARNER)
        if step.say:
            steps.append(LessonStep(made=made, say=step.say, point=list(step.point), action=action, wrong=step.wrong))
        made += bool(step.plays)
    return Lesson(game=lesson.game.name, minutes=lesson.minutes, decisions=len(lesson.decisions), steps=steps)
