"""How decisions of Lumeria are typed: besides the texts of the actions, a field or a unit alone will do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from iacta.match.words import simplified, typed_texts
from iacta.table_text.sight import Sight


def understood(sight: Sight, fields: Sequence[str], typed: str, called: Callable[[str], str]) -> int | None:
    """The action that is meant by a field, as in “c4”, or by the name of a unit, as in “bies”; None if something else
    is meant, or if it can be several. A unit of somebody's own may be called like an action, which is then meant."""
    text = simplified(typed)
    names = [simplified(field) for field in fields]
    if text in names:
        return of_field(sight, text)
    texts = typed_texts(sight.game, sight.language, sight.cards)
    whole = any(text in texts[action.id] for action in sight.legal)
    return None if whole else of_unit(sight, text, called)


def of_field(sight: Sight, field: str) -> int | None:
    """What can be done with a field now. What cannot be done is meant too, and refused with a reason."""
    table = sight.game.actions
    possible = [action.id for action in sight.legal if action.arguments.get("field") == field]
    if possible:
        return possible[0] if len(possible) == 1 else None
    phase = table.phase(sight.view["phase"])
    by_family = {
        table.family_name(action): action
        for action in table.candidates[table.start[phase] : table.start[phase + 1]]
        if table.arguments[action].get("field") == field
    }
    if "attack" in by_family and (is_enemy(sight, field) or len(by_family) == 1):
        return by_family["attack"]
    return next((action for family, action in by_family.items() if family != "attack"), None)


def is_enemy(sight: Sight, field: str) -> bool:
    """Whether a unit of the other side stands there."""
    return any(
        simplified(name) == field
        for side, fields in enumerate(sight.table["army"])
        if side != sight.viewer
        for name in fields
    )


def of_unit(sight: Sight, text: str, called: Callable[[str], str]) -> int | None:
    """The one action that is about a unit of this name."""
    meant = []
    for action in sight.legal:
        unit = action.arguments.get("unit")
        kinds = [unit] if unit else [sight.card_at(handle) for handle in action.handles]
        if any(text in (simplified(called(kind)), kind) for kind in kinds if kind):
            meant.append(action.id)
    return meant[0] if len(meant) == 1 else None
