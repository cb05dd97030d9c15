"""The slow model of Lumeria as the one-line text of a position, both ways."""

import re

from tests.games.lumeria.model import Model
from tests.games.lumeria.model_pieces import FIELDS, KINDS, SIDES, TOKENS, Attack, Unit


def text_of(model):
    words = ["board=lumeria", f"scenario={model.scenario}", f"round={model.round}/{model.round_limit}"]
    words += [f"first={model.first}", *text_of_side(model, "south"), *text_of_side(model, "north")]
    if model.phase != "over":
        words += text_of_question(model)
    return " ".join(words)


def text_of_side(model, name):
    side = model.sides[name]
    words = [f"{name}={side.faction}", f"gold={side.gold}", f"points={side.points}"]
    words += ["tokens=" + (",".join(token for token in TOKENS if token in side.tokens) or "none")]
    if side.track is not None:
        words.append(f"track={side.track}" + (f"+{side.beside}" if side.beside else ""))
    if model.stage == "activations":
        words.append(f"activations={side.activations}")
    units = [f"{place}:{text_of_unit(model.board[place])}" for place in FIELDS if place in model.units(name)]
    if units:
        words.append("units=" + ",".join(units))
    lost = [kind + (f"*{side.lost[kind]}" if side.lost[kind] > 1 else "") for kind in KINDS if side.lost[kind]]
    if lost:
        words.append("lost=" + ",".join(lost))
    return words


def text_of_unit(unit):
    wounds = f"/{unit.wounds}" if unit.wounds else ""
    return unit.kind.name + wounds + "!" * unit.activated + "+" * unit.fortified + "-" * unit.exhausted


def text_of_question(model):
    words = {"stage": model.stage, "phase": model.phase, "me": model.me}
    if model.turn != model.me:
        words["turn"] = model.turn
    words |= {"passes": model.passes, "recruit": model.recruit and model.recruit.name}
    words |= {"active": model.active, "earlier": model.earlier, "done": model.done}
    if attack := model.attack:
        words |= {"target": attack.target, "dice": attack.dice, "extra": ",".join(attack.extra)}
        words |= {"modifiers": ",".join(attack.modifiers), "faces": ",".join(map(str, attack.faces))}
    return [f"{key}={value}" for key, value in words.items() if value]


def read(line):
    """The model of a position; what the line does not say of a side is as usual."""
    words = [word.split("=") for word in line.split()]
    names = [name for name, _ in words]
    south, north, end = (names.index(name) for name in ("south", "north", "stage"))
    table, question = dict(words[:south]), dict(words[end:])
    of_side = {"south": dict(words[south:north]), "north": dict(words[north:end])}
    round_now, round_limit = map(int, table["round"].split("/"))
    model = Model([of_side[side][side] for side in SIDES], table["scenario"], round_limit)
    model.round, model.first = round_now, table["first"]
    model.board.clear()
    for side in SIDES:
        read_side(model, side, of_side[side])
    read_question(model, question)
    return model


def several(words, key):
    return [each for each in words.get(key, "").split(",") if each and each != "none"]


def read_side(model, name, words):
    side = model.sides[name]
    side.gold, side.points = int(words.get("gold", 0)), int(words.get("points", 0))
    if "tokens" in words:
        side.tokens = set(several(words, "tokens"))
    if "track" in words:
        track, _, waiting = words["track"].partition("+")
        side.track, side.beside = int(track), int(waiting or 0)
    side.activations = int(words.get("activations", 3))
    for each in several(words, "units"):
        place, kind, wounds, dice = re.fullmatch(r"(\w\d):([a-z]+)(?:/(\d))?([!+-]*)", each).groups()
        model.board[place] = Unit(name, KINDS[kind], int(wounds or 0), "!" in dice, "+" in dice, "-" in dice)
    for each in several(words, "lost"):
        kind, _, number = each.partition("*")
        side.lost[kind] = int(number or 1)


def read_question(model, words):
    model.stage, model.phase, model.me = words["stage"], words["phase"], words["me"]
    model.turn = words.get("turn", model.me)
    model.passes = int(words.get("passes", 0))
    model.recruit = KINDS.get(words.get("recruit"))
    model.active, model.earlier, model.done = words.get("active"), words.get("earlier"), words.get("done")
    if "target" in words:
        extra, modifiers, faces = (several(words, key) for key in ("extra", "modifiers", "faces"))
        model.attack = Attack(words["target"], int(words["dice"]), extra, modifiers, [int(face) for face in faces])
