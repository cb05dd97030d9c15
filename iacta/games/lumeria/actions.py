"""The actions of Lumeria, and what can be decided at each point of a round."""

from iacta.engine.rules.actions import Actions, Argument, Family
from iacta.games.lumeria.board import FIELD_NAMES, FIELDS
from iacta.games.lumeria.kinds import KINDS, MANOEUVRES, NAMES, SIDE_NAMES
from iacta.games.lumeria.reasons import AIM_COMES_FIRST, ATTACK_MUST_FOLLOW, GAME_IS_OVER, NO_ACTION_YET
from iacta.games.lumeria.state import MOST_DICE

side = Argument("side", (0, 1), SIDE_NAMES)
unit = Argument("unit", tuple(range(1, KINDS)), NAMES[1:])
field = Argument("field", tuple(range(FIELDS)), tuple(name.lower() for name in FIELD_NAMES))
dice = Argument("dice", tuple(range(1, MOST_DICE + 1)), tuple(str(number) for number in range(1, MOST_DICE + 1)))
manoeuvre = Argument("manoeuvre", tuple(range(len(MANOEUVRES))), MANOEUVRES)

FAMILIES = (
    Family("begin", "{side} begins", (side,), ("side.{side}",)),
    Family("recruit", "recruit {unit}", (unit,), ("recruit.{unit}",)),
    Family("choose", "choose {field}", (field,), ("field.{field}",)),
    Family("go", "go to {field}", (field,), ("field.{field}",)),
    Family("attack", "attack {field}", (field,), ("field.{field}",)),
    Family("fortify", "fortify", (), ("fortify",)),
    Family("aim", "aim", (), ("aim",)),
    Family("march", "march", (), ("march",)),
    Family("salvo", "salvo", (), ("salvo",)),
    Family("pray", "use god", (), ("god",)),
    Family("spare", "spare god", (), ("spare",)),
    Family("reroll", "reroll {dice}", (dice,), ("reroll.{dice}",)),
    Family("fortune", "fortune", (), ("fortune",)),
    Family("keep", "keep roll", (), ("keep",)),
    Family("renew", "renew {manoeuvre}", (manoeuvre,), ("renew.{manoeuvre}",)),
    Family("stop", "stop", (), ("stop",)),
    Family("pass", "pass", (), ("pass",)),
)

PHASES = {
    "beginning": ("begin",),  # M2
    "recruitment": ("recruit", "pass"),  # M4
    "placing": ("go",),  # M4
    "manoeuvre": ("march", "salvo", "pass"),  # M6
    "marching": ("choose", "stop"),  # M7: which unit
    "marching-on": ("go",),  # M7: where to
    "shooting": ("choose", "stop"),  # M8: which unit
    "shooting-at": ("attack",),  # M8: at whom
    "activation": ("choose", "pass"),  # M9
    "first-action": ("go", "attack", "fortify", "aim"),  # M10
    "second-action": ("go", "attack", "fortify", "stop"),  # M10
    "aimed": ("attack",),  # M10
    "thor": ("pray", "spare"),  # M14, step 2
    "svetovit": ("pray", "spare"),  # M14, step 3
    "rolled": ("reroll", "fortune", "keep"),  # M14, step 5
    "renewal": ("renew",),  # M18
    "skirmish": ("go", "stop"),  # M14, step 9
    "athena": ("choose", "spare"),  # which unit
    "athena-to": ("go",),  # where to
    "over": (),
}

ACTIONS = Actions(
    FAMILIES,
    PHASES,
    {
        "first-action": {"stop": NO_ACTION_YET},
        "second-action": {"aim": AIM_COMES_FIRST},
        "aimed": dict.fromkeys(("go", "fortify", "aim", "stop"), ATTACK_MUST_FOLLOW),
        "over": {family.name: GAME_IS_OVER for family in FAMILIES},
    },
)
FAMILY_OF = ACTIONS.family_of
ARGUMENT, _, _ = ACTIONS.argument

(
    BEGIN,
    RECRUIT,
    CHOOSE,
    GO,
    ATTACK,
    FORTIFY,
    AIM,
    DECLARE_MARCH,
    DECLARE_SALVO,
    PRAY,
    SPARE,
    REROLL,
    USE_FORTUNE,
    KEEP,
    RENEW,
    STOP,
    PASS,
) = range(len(FAMILIES))

(
    BEGINNING,
    RECRUITMENT,
    PLACING,
    MANOEUVRE,
    MARCHING,
    MARCHING_ON,
    SHOOTING,
    SHOOTING_AT,
    ACTIVATION,
    FIRST_ACTION,
    SECOND_ACTION,
    AT_AIM,
    AT_THOR,
    AT_SVETOVIT,
    ROLLED,
    RENEWAL,
    AT_SKIRMISH,
    AT_ATHENA,
    ATHENA_TO,
    OVER,
) = range(len(PHASES))
