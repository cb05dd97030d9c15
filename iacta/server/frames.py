"""A match as its viewers get it: everything here is made from the match's own answers to one viewer."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from typing import Literal

from iacta.engine.game import Cards, Game
from iacta.match import Match
from iacta.match.card_words import effect_of
from iacta.match.words import spoken
from iacta.server.messages import (
    CardFile,
    CardInfo,
    Event,
    FamilyInfo,
    GameInfo,
    LegalAction,
    OptionInfo,
    Position,
    Result,
    UndoAsked,
    ZoneInfo,
)

FIRST_VERSION = -1  # before the deal
RESIGNED = "resigned"  # an ending that no game knows: the page has the words for it


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[1],
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
    )


def card_file(game: Game, cards: Cards) -> CardFile:
    return CardFile(
        game=game.name,
        cards={
            kind: CardInfo(effect=effect_of(game, cards, kind), facts=dict(facts), origins=dict(cards.origins[kind]))
            for kind, facts in cards.facts.items()
        },
        titles=dict(cards.titles),
        choices={option: list(names) for option, names in cards.choices.items()},
        layout=dict(cards.layout),
    )


@functools.cache
def spoken_words(game: Game) -> tuple[dict[str, str], ...]:
    """The arguments of each action's message, by the action's id."""
    return tuple(arguments for _, arguments in spoken(game))


def events(match: Match, viewer: int, since: int) -> list[Event]:
    """What happened after a version, as the viewer may know it."""
    return [
        Event(
            version=told["version"],
            event=told["event"],
            seat=told["seat"],
            card=told.get("card"),
            source=told.get("from"),
            target=told.get("to"),
            amount=told.get("amount", 0),
            spelt=told.get("spelt", {}),
        )
        for told in match.events(viewer, since)
    ]


def position(match: Match, viewer: int, asked: UndoAsked | None, resigned: Collection[int] = ()) -> Position:
    """The table now, and what the viewer may do. When all but one have resigned, the match is over."""
    view = match.view(viewer)
    given_up = len(resigned) == match.seats - 1
    plays = viewer < match.seats and not given_up
    return Position(
        version=view["version"],
        phase=view["phase"],
        to_act=[] if given_up else view["to_act"],
        chosen=view["chosen"],
        points=view["points"],
        sheet=match.sheet(viewer),
        table=view["table"],
        text=match.text(viewer),
        legal=list(legal(match, viewer)) if plays else [],
        undo=undo(match, viewer) if plays else None,
        own_choice=match.waiting.get(viewer),
        asked=asked,
        result=resignation(match, resigned) if given_up else result(match),
    )


def legal(match: Match, seat: int) -> Iterator[LegalAction]:
    families, words = match.game.actions, spoken_words(match.game)
    actions = match.legal(seat)
    if match.sealed:  # a choice can be changed until the last seat has chosen
        binding = {action.id for action in actions} if match.waits_for == [seat] else set[int]()
    else:
        binding = set(match.binding(seat)) if actions else set[int]()
    for action in actions:
        yield LegalAction(
            id=action.id,
            family=families.families[families.family_of[action.id]].name,
            words=words[action.id],
            handles=list(action.handles),
            binding=action.id in binding,
            about=match.about(seat, action.id),
        )


def undo(match: Match, seat: int) -> Literal["free", "ask"] | None:
    """How the seat can take the last decision back: freely, by asking, or not at all."""
    if match.can_undo(seat):
        return "free"
    can_ask = match.done and not match.over and not match.waiting and decided(match, seat)
    return "ask" if can_ask else None


def decided(match: Match, seat: int) -> bool:
    """Whether the seat took part in the last decision."""
    return any(who == seat for who, _ in match.done[-1].plays)


def result(match: Match) -> Result | None:
    if match.ending is None:
        return None
    return Result(ending=match.ending, places=match.places, secret=match.secret.hex())


def resignation(match: Match, resigned: Collection[int]) -> Result:
    """The one who is left has won."""
    places = [2 if seat in resigned else 1 for seat in range(match.seats)]
    return Result(ending=RESIGNED, places=places, secret=match.secret.hex())
