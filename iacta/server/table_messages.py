"""A table and who sits there, as everybody may know it."""

from __future__ import annotations

from collections.abc import Mapping

from iacta.match.luck import commitment
from iacta.server.messages import Seat, TableInfo
from iacta.server.presence import Presence
from iacta.server.stored import StoredTable


def table_info(
    stored: StoredTable, presence: Presence | None = None, instead: Mapping[int, str | None] | None = None
) -> TableInfo:
    """A table; at one that is not loaded nobody is present. `instead` has the bots that decide for others."""
    return TableInfo(
        table=stored.id,
        game=stored.game,
        options=stored.options,
        own_cards=stored.cards is not None,
        public=stored.public,
        hints=stored.hints,
        pace=stored.pace,
        stage=stored.stage,
        lesson=stored.lesson,
        seats=[
            Seat(
                player=seat.player,
                name=seat.name,
                bot=seat.bot,
                present=seat.player == "bot" or (presence is not None and presence.is_here(number)),
                stands_in=presence is not None and number in presence.standing_in,
                resigned=seat.resigned,
                instead=instead.get(number) if instead else None,
            )
            for number, seat in enumerate(stored.seats)
        ],
        commitment=commitment(stored.secret),
        rematch=stored.rematch,
    )
