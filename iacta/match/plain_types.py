"""The types of what a match says as plain data, for each game: made from what the game declares, and read by whoever
checks such data or writes its types down in another language."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Union

from typing_extensions import TypeAliasType, TypedDict

from iacta.engine.rules.game import Game, Nothing
from iacta.engine.rules.meanings import KIND, one_name_of
from iacta.match.plain import shown_fields

UNDO = "undo"  # the event that a match tells when something is taken back


class PlainTypes(NamedTuple):
    """The types of one game."""

    View: Any  # a table as one viewer sees it
    Phase: Any  # what is to be decided
    Family: Any  # of actions
    EventName: Any  # what happened; `undo` is the engine's own
    Facts: Any  # what else there is to tell of it, in a form of its own for each event that has some
    Ending: Any  # why a match is over
    Kind: Any  # of cards
    About: Any  # what there is to know of an action before it is chosen
    Layout: Any  # what else of the card file a table needs to be drawn
    Traits: Any  # what the rules say of a kind of card


@functools.cache
def facts_types(game: Game) -> Mapping[str, Any]:
    """By event, the type of its further facts, where it has some: those of `attacks` are `AttacksFacts`."""
    return {
        event.text: TypedDict(  # type: ignore[operator]  # made from a declaration
            f"{event.name.title().replace('_', '')}Facts",
            {name: meaning.values_type(0) for name, meaning in event.facts.meanings.items()},
        )
        for event in game.event_names
        if event.facts.meanings
    }


@functools.cache
def plain_types(game: Game) -> PlainTypes:
    fields = {name: meaning.values_type(len(game.state[name].shape)) for name, meaning in shown_fields(game).items()}
    return PlainTypes(
        View=TypedDict("View", {"game": Literal[game.name], **fields}),  # type: ignore[operator]  # made from a declaration
        Phase=one_name_of(game.actions.phases, "Phase"),
        Family=one_name_of(tuple(family.name for family in game.actions.families), "Family"),
        EventName=one_name_of((*game.events, UNDO), "EventName"),
        Facts=Union[*facts_types(game).values(), Nothing],
        Ending=one_name_of(game.endings, "Ending"),
        Kind=one_name_of(game.kinds, KIND),
        About=called("About", game.about_type),
        Layout=called("Layout", game.layout_type),
        Traits=called("Traits", game.traits_type),
    )


def called(name: str, type_: Any) -> Any:
    """A type by the name that it has in every game."""
    return type_ if getattr(type_, "__name__", "") == name else TypeAliasType(name, type_)
