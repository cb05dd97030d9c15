"""A game and its cards, as clients get them."""

from __future__ import annotations

from iacta.bots.ratings import ratings_at
from iacta.engine.rules.game import Cards, Game
from iacta.match.card_words import effect_of
from iacta.server.messages import CardFile, CardInfo, FamilyInfo, GameInfo, OptionInfo, ZoneInfo


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
        ratings=ratings_at(game.name),
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
