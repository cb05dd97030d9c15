"""What the amounts of some events stand for, for the log: whom an attack is aimed at, what a die must show and why, and
the faces of dice that were told together."""

from collections.abc import Mapping

from iacta.games.lumeria.attack import FACES, threshold
from iacta.games.lumeria.board import FIELD_NAMES
from iacta.games.lumeria.kinds import KINDS, MANOEUVRES, NAMES, ExtraDie, Modifier

Spelt = Mapping[str, int | str | tuple[str, ...]]


def aim(amount: int) -> Spelt:
    """The unit that is attacked, and its field."""
    return {"enemy": NAMES[amount % KINDS], "at": FIELD_NAMES[amount // KINDS]}


def names(bits: int, known: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The messages for the bits of a number."""
    return tuple(f"{kind}-{name}" for number, name in enumerate(known) if bits >> number & 1)


def hits_on(amount: int) -> Spelt:
    """What a die must show, and why it is not 4."""
    return {
        "least": threshold(amount),
        "modified": "yes" if amount else "no",
        "because": names(amount, Modifier.texts(), "modifier"),
    }


def extra_dice(amount: int) -> Spelt:
    return {"because": names(amount, ExtraDie.texts(), "extra")}


def first_roll(amount: int) -> Spelt:
    """Two dice and their sum."""
    one, two = divmod(amount, 10)
    return {"one": one, "two": two, "sum": one + two}


def faces(amount: int) -> Spelt:
    """Dice that were told together, in the order of the roll."""
    found: list[str] = []
    while amount:
        amount, face = divmod(amount, FACES + 1)
        found.insert(0, str(face))
    return {"faces": " ".join(found)}


def manoeuvre(amount: int) -> Spelt:
    return {"manoeuvre": MANOEUVRES[amount - 1]}


SPELT = {
    "attacks": aim,
    "hits_on": hits_on,
    "extra_dice": extra_dice,
    "rolled_first": first_roll,
    "renewed": manoeuvre,
    "tie_dice": faces,
}
