"""The actions of Lumeria, and what can be decided at each point of a round."""

from iacta.engine.rules.actions import Actions, Argument, Families
from iacta.games.lumeria.board import FIELD_NAMES, FIELDS
from iacta.games.lumeria.kinds import KINDS, MANOEUVRES, NAMES, SIDES, Side
from iacta.games.lumeria.names import Phase, Reason
from iacta.games.lumeria.state import MOST_DICE

side = Argument("side", tuple(range(SIDES)), Side.texts())
unit = Argument("unit", tuple(range(1, KINDS)), NAMES[1:])
field = Argument("field", tuple(range(FIELDS)), tuple(name.lower() for name in FIELD_NAMES))
dice = Argument("dice", tuple(range(1, MOST_DICE + 1)), tuple(str(number) for number in range(1, MOST_DICE + 1)))
manoeuvre = Argument("manoeuvre", tuple(range(len(MANOEUVRES))), MANOEUVRES)


class Family(Families):
    """The forms of actions: the text, the arguments, and what a person clicks."""

    BEGIN = "{side} begins", (side,), ("side.{side}",)
    RECRUIT = "recruit {unit}", (unit,), ("recruit.{unit}",)
    CHOOSE = "choose {field}", (field,), ("field.{field}",)
    GO = "go to {field}", (field,), ("field.{field}",)
    ATTACK = "attack {field}", (field,), ("field.{field}",)
    FORTIFY = "fortify", (), ("fortify",)
    AIM = "aim", (), ("aim",)
    MARCH = "march", (), ("march",)
    SALVO = "salvo", (), ("salvo",)
    PRAY = "use god", (), ("god",)
    SPARE = "spare god", (), ("spare",)
    REROLL = "reroll {dice}", (dice,), ("reroll.{dice}",)
    FORTUNE = "fortune", (), ("fortune",)
    KEEP = "keep roll", (), ("keep",)
    RENEW = "renew {manoeuvre}", (manoeuvre,), ("renew.{manoeuvre}",)
    STOP = "stop", (), ("stop",)
    PASS = "pass", (), ("pass",)


PHASES = {
    Phase.BEGINNING: (Family.BEGIN,),  # M2
    Phase.RECRUITMENT: (Family.RECRUIT, Family.PASS),  # M4
    Phase.PLACING: (Family.GO,),  # M4
    Phase.MANOEUVRE: (Family.MARCH, Family.SALVO, Family.PASS),  # M6
    Phase.MARCHING: (Family.CHOOSE, Family.STOP),  # M7: which unit
    Phase.MARCHING_ON: (Family.GO,),  # M7: where to
    Phase.SHOOTING: (Family.CHOOSE, Family.STOP),  # M8: which unit
    Phase.SHOOTING_AT: (Family.ATTACK,),  # M8: at whom
    Phase.ACTIVATION: (Family.CHOOSE, Family.PASS),  # M9
    Phase.FIRST_ACTION: (Family.GO, Family.ATTACK, Family.FORTIFY, Family.AIM),  # M10
    Phase.SECOND_ACTION: (Family.GO, Family.ATTACK, Family.FORTIFY, Family.STOP),  # M10
    Phase.AIMED: (Family.ATTACK,),  # M10
    Phase.THOR: (Family.PRAY, Family.SPARE),  # M14, step 2
    Phase.SVETOVIT: (Family.PRAY, Family.SPARE),  # M14, step 3
    Phase.ROLLED: (Family.REROLL, Family.FORTUNE, Family.KEEP),  # M14, step 5
    Phase.RENEWAL: (Family.RENEW,),  # M18
    Phase.SKIRMISH: (Family.GO, Family.STOP),  # M14, step 9
    Phase.ATHENA: (Family.CHOOSE, Family.SPARE),  # which unit
    Phase.ATHENA_TO: (Family.GO,),  # where to
    Phase.OVER: (),
}

ACTIONS = Actions(
    Family,
    PHASES,
    {
        Phase.FIRST_ACTION: {Family.STOP: Reason.NO_ACTION_YET},
        Phase.SECOND_ACTION: {Family.AIM: Reason.AIM_COMES_FIRST},
        Phase.AIMED: dict.fromkeys((Family.GO, Family.FORTIFY, Family.AIM, Family.STOP), Reason.ATTACK_MUST_FOLLOW),
        Phase.OVER: dict.fromkeys(Family, Reason.GAME_IS_OVER),
    },
)
FAMILY_OF = ACTIONS.family_of
ARGUMENT, _, _ = ACTIONS.argument
