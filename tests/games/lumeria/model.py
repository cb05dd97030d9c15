"""A second Lumeria, slow and obvious, written from the rules page alone: fields are names like "c4", units lie in a
dictionary, and each part of a round is told in the order of the page. Chance is given to it: the faces of the dice."""

from collections import Counter

from tests.games.lumeria.model_pieces import (
    EXTRA_DICE,
    FIELDS,
    FORWARD,
    GOAL,
    GODS,
    HILLS,
    KINDS,
    LAST_SPACE,
    MANOEUVRES,
    MODIFIERS,
    OTHER,
    RECRUITMENT,
    SIDES,
    START,
    STARTING,
    Attack,
    Side,
    Unit,
    beside,
    neighbours,
    step_between,
    threshold,
)


class Model:
    def __init__(self, factions, scenario="three-hills", round_limit=30):
        """Both sides set up, before the roll for who begins (M1)."""
        self.scenario = scenario
        self.round_limit = round_limit
        self.round = 0
        self.first = "south"
        self.sides = {side: Side(faction) for side, faction in zip(SIDES, factions, strict=True)}
        self.board = {
            place: Unit(side, KINDS[name])
            for side in SIDES
            for place, name in zip(START[side], STARTING[self.sides[side].faction], strict=True)
        }
        self.stage = "recruitment"
        self.phase = "beginning"
        self.me = self.turn = "south"  # who decides; whose turn it is
        self.passes = 0
        self.recruit = None  # the kind that is being placed
        self.active = None  # the field of the unit that does something
        self.earlier = None  # the field of the unit that has had its part of the March or Salvo
        self.done = None  # the first action of the activation: move, fortify or aim
        self.attack = None
        self.ending = None
        self.winner = None
        self.dice = iter(())
        self.rolled = []  # the faces that fell in the last decision
        self.marks = Counter()  # the rare things that happened, for tests that want them

    def units(self, side):
        return {place: unit for place, unit in self.board.items() if unit.side == side}

    def stack(self, side, kind):
        """How many of a kind still lie in the stacks."""
        on_board = sum(unit.kind is kind for unit in self.units(side).values())
        return kind.copies - on_board - self.sides[side].lost[kind.name]

    def has_god(self, side, god):
        return GODS[self.sides[side].faction] == god and "god" in self.sides[side].tokens

    def roll(self, number):
        faces = [next(self.dice) for _ in range(number)]
        self.rolled += faces
        return faces

    # Whoever is asked decides

    def legal(self):
        """The texts of everything that may be done."""
        return set(QUESTIONS[self.phase][0](self)) if self.phase != "over" else set()

    def play(self, action, dice=()):
        """Do it. The faces of the dice that fall are taken from `dice`; `rolled` has them then."""
        assert action in self.legal(), action
        self.dice = iter(dice)
        self.rolled = []
        QUESTIONS[self.phase][1](self, action, action.split()[-1])

    def ask(self, phase, me=None):
        self.phase = phase
        self.me = me or self.turn

    # Who begins, M2

    def roll_for_first(self, dice):
        """Both roll two dice, South first, until they differ; the winner decides."""
        self.dice = iter(dice)
        south = north = 0
        while south == north:
            south, north = sum(self.roll(2)), sum(self.roll(2))
        self.turn = "south" if south > north else "north"
        self.ask("beginning")

    def may_begin(self):
        return ["south begins", "north begins"]

    def begin(self, action, _):
        self.first = action.split()[0]
        self.begin_round()

    # Income and recruitment, M3 and M4

    def begin_round(self):
        self.round += 1
        for side in self.sides.values():
            side.gold += 2
        self.stage = "recruitment"
        self.turn = self.first
        self.passes = 0
        self.ask_recruitment()

    def pass_on(self):
        self.passes += 1
        self.turn = OTHER[self.turn]

    def ask_recruitment(self):
        """Who cannot recruit passes unasked; two passes in a row end it."""
        while self.passes < 2 and not self.recruits():
            self.pass_on()
        if self.passes < 2:
            self.ask("recruitment")
        else:
            self.begin_manoeuvres("first-manoeuvres")

    def free_recruitment_fields(self):
        return [place for place in RECRUITMENT[self.turn] if place not in self.board]

    def recruits(self):
        """The kinds that can be paid and placed."""
        side = self.sides[self.turn]
        return [
            kind
            for kind in KINDS.values()
            if kind.faction == side.faction and self.stack(self.turn, kind) > 0 and kind.cost <= side.gold
            if self.free_recruitment_fields()
        ]

    def may_recruit(self):
        return [f"recruit {kind.name}" for kind in self.recruits()] + ["pass"]

    def recruit_or_pass(self, action, name):
        if action == "pass":
            self.pass_on()
            self.ask_recruitment()
        else:
            self.recruit = KINDS[name]
            self.ask("placing")

    def may_place(self):
        return [f"go to {place}" for place in self.free_recruitment_fields()]

    def place(self, _, place):
        self.sides[self.turn].gold -= self.recruit.cost
        self.board[place] = Unit(self.turn, self.recruit)
        self.recruit = None
        self.passes = 0
        self.turn = OTHER[self.turn]
        self.ask_recruitment()

    # Manoeuvres, M6

    def begin_manoeuvres(self, stage):
        self.stage = stage
        self.turn = self.first
        self.passes = 0
        self.ask_manoeuvre()

    def ask_manoeuvre(self):
        """Who can declare neither passes unasked; two passes in a row end the stage."""
        while self.passes < 2 and not self.manoeuvres():
            self.pass_on()
        if self.passes < 2:
            self.ask("manoeuvre")
        elif self.stage == "first-manoeuvres":
            self.begin_activations()
        else:
            self.clean_up()

    def manoeuvres(self):
        able = {"march": self.marchers(), "salvo": self.shooters()}
        return [name for name, units in able.items() if units and name in self.sides[self.turn].tokens]

    def may_manoeuvre(self):
        return [*self.manoeuvres(), "pass"]

    def manoeuvre(self, action, _):
        if action == "pass":
            self.pass_on()
            self.ask_manoeuvre()
        else:
            self.spend(action)
            self.ask({"march": "marching", "salvo": "shooting"}[action])

    def next_unit(self, phase, units):
        """A second unit of the March or Salvo may follow; not asked when none can (M24)."""
        if units:
            self.ask(phase)
        else:
            self.end_manoeuvre()

    def end_manoeuvre(self):
        self.active = self.earlier = None
        self.passes = 0
        self.turn = OTHER[self.turn]
        self.ask_manoeuvre()

    # March, M7

    def march_fields(self, place):
        return self.reach(place, 2 if self.board[place].kind.ability == "quick-march" else 1)

    def marchers(self):
        return [place for place in self.units(self.turn) if place != self.earlier and self.march_fields(place)]

    def may_choose_marcher(self):
        return [f"choose {place}" for place in self.marchers()] + ["stop"] * (self.earlier is not None)

    def choose_marcher(self, action, place):
        if action == "stop":
            self.end_manoeuvre()
        else:
            self.active = place
            self.ask("marching-on")

    def may_march(self):
        return [f"go to {place}" for place in self.march_fields(self.active)]

    def march(self, _, place):
        self.move_unit(self.active, place)
        second = self.earlier is not None
        self.active, self.earlier = None, place
        self.next_unit("marching", not second and self.marchers())

    # Salvo, M8

    def shooters(self):
        """A melee unit has no part in it."""
        ranged = [place for place, unit in self.units(self.turn).items() if unit.kind.ranged]
        return [place for place in ranged if place != self.earlier and self.targets(place)]

    def may_choose_shooter(self):
        return [f"choose {place}" for place in self.shooters()] + ["stop"] * (self.earlier is not None)

    def choose_shooter(self, action, place):
        if action == "stop":
            self.end_manoeuvre()
        else:
            self.active = place
            self.ask("shooting-at")

    def end_shot(self):
        second = self.earlier is not None
        self.active, self.earlier = None, self.active
        self.next_unit("shooting", not second and self.shooters())

    # Activations, M9 and M10

    def begin_activations(self):
        self.stage = "activations"
        self.passes = 0
        for side in self.sides.values():
            side.activations = 3
        self.turn = self.first
        self.ask_activation()

    def fresh_units(self, side):
        return [place for place, unit in self.units(side).items() if not unit.activated]

    def ask_activation(self):
        """Whose turn it is, or the other if that one has finished; a seat without an unactivated unit has."""
        for side in (self.turn, OTHER[self.turn]):
            if not self.fresh_units(side):
                self.sides[side].activations = 0
            if self.sides[side].activations:
                self.turn = side
                self.ask("activation")
                return
        self.begin_manoeuvres("last-manoeuvres")

    def may_activate(self):
        return [f"choose {place}" for place in self.fresh_units(self.turn)] + ["pass"]

    def activate(self, action, place):
        if action == "pass":
            self.sides[self.turn].activations = 0
            self.next_activation()
        else:
            self.sides[self.turn].activations -= 1
            self.board[place].activated = True
            self.active = place
            self.ask("first-action")

    def next_activation(self):
        self.active = None
        self.turn = OTHER[self.turn]
        self.ask_activation()

    def may_go(self):
        return [f"go to {place}" for place in self.reach(self.active, self.board[self.active].kind.move)]

    def may_attack(self):
        return [f"attack {place}" for place in self.targets(self.active)]

    def may_act_first(self):
        aim = ["aim"] if self.board[self.active].kind.ranged and self.may_attack() else []
        return [*self.may_go(), *self.may_attack(), "fortify", *aim]

    def may_act_again(self):
        """After Move: Run, Fortify or Attack. After Fortify: Move or Attack."""
        fortify = ["fortify"] if self.done == "move" else []
        return [*self.may_go(), *self.may_attack(), *fortify, "stop"]

    def act(self, action, last):
        """An action of an activation, the first or the second."""
        unit = self.board[self.active]
        if action == "stop":
            self.end_activation()
        elif action == "aim":
            self.done = "aim"
            self.ask("aimed")
        elif action == "fortify":
            unit.fortified = True
            self.after_action("fortify")
        elif action.startswith("go to"):
            self.move_unit(self.active, last)
            self.active = last
            if self.done == "move":
                unit.exhausted = unit.kind.ability != "tireless"
            self.after_action("move")
        else:
            self.name_attack(action, last)

    def after_action(self, action):
        if self.done:
            self.end_activation()
        else:
            self.done = action
            if self.may_act_again() == ["stop"]:  # not asked, M24
                self.end_activation()
            else:
                self.ask("second-action")

    def end_activation(self):
        """Then Athena, before anybody else decides."""
        self.done = None
        if self.has_god(self.turn, "athena") and self.athena_units():
            self.ask("athena")
        else:
            self.next_activation()

    # Moving, M11

    def reach(self, place, most):
        """The empty fields at most so many steps away, over empty fields; flight crosses cards."""
        flies = self.board[place].kind.ability == "flight"
        reached = {place}
        for _ in range(most):
            reached |= {far for near in reached for far in neighbours(near) if flies or far not in self.board}
        return [each for each in FIELDS if each in reached and each not in self.board]

    def move_unit(self, here, there):
        assert there not in self.board
        self.board[there] = self.board.pop(here)

    # Whom an attack can reach, and what helps and hinders it, M12 to M16

    def empty_between(self, here, there):
        """How many fields lie between two fields of a row or column when all of them are empty; otherwise None."""
        step = step_between(here, there)
        if step is None:
            return None
        number, place = 0, beside(here, *step)
        while place != there:
            if place in self.board:
                return None
            number, place = number + 1, beside(place, *step)
        return number

    def targets(self, here):
        kind, side = self.board[here].kind, self.board[here].side
        most = 0 if not kind.ranged else 4 if kind.ability == "long-shot" else 3
        gaps = {there: self.empty_between(here, there) for there in self.units(OTHER[side])}
        return [there for there, gap in gaps.items() if gap is not None and gap <= most]

    def is_next_to(self, place, side, kind, but=None):
        """Whether a unit of this side and kind is next to a field; the one on the field `but` is not counted."""
        around = [self.board[each] for each in neighbours(place) if each in self.board and each != but]
        return any(unit.side == side and unit.kind is kind for unit in around)

    def is_surrounded(self, here, there):
        """Whether no empty field lies behind a target that is attacked from here (M15)."""
        behind = beside(there, *step_between(here, there))
        return behind is None or behind in self.board

    def modifiers(self, here, there):
        """Everything that changes what hits, before Svetovit."""
        attacker, target = self.board[here], self.board[there]
        ranged, ability = attacker.kind.ranged, target.kind.ability
        front = step_between(here, there) == (0, -FORWARD[target.side])
        alike = self.is_next_to(there, target.side, target.kind)
        holds = {
            "aim": self.done == "aim",
            "exhausted": target.exhausted,
            "surrounded": not ranged and self.is_surrounded(here, there),
            "javelins": attacker.kind.ability == "javelins" and self.empty_between(here, there) <= 1,
            "fortified": target.fortified,
            "bastion": ability == "bastion" and target.fortified,
            "armour": ability == "armour" and front,
            "shield-wall": ability == "shield-wall" and front and alike,
            "phalanx": ability == "phalanx" and front and alike,
            "cover": ability == "cover" and ranged,
            "testudo": ability == "testudo" and ranged,
        }
        return [name for name in MODIFIERS if holds.get(name)]

    def extra_dice(self, here, there):
        """None in a Salvo; before Thor."""
        unit, ability = self.board[here], self.board[here].kind.ability
        holds = {
            "horde": ability == "horde" and self.is_next_to(there, unit.side, unit.kind, but=here),
            "axes": ability == "axes" and there in neighbours(here),
            "rage": ability == "rage" and unit.wounds > 0,
            "charge": ability == "charge" and self.done == "move",
        }
        return [name for name in EXTRA_DICE if holds.get(name) and not self.in_salvo]

    @property
    def in_salvo(self):
        return self.stage != "activations"

    # The order of an attack, M14

    def name_attack(self, _, there):
        """Dice and modifiers are fixed now. Then Thor, for a melee attack in an activation."""
        kind = self.board[self.active].kind
        extra, modifiers = self.extra_dice(self.active, there), self.modifiers(self.active, there)
        self.attack = Attack(there, 1 if self.in_salvo else kind.attack + len(extra), extra, modifiers)
        if not kind.ranged and self.has_god(self.turn, "thor"):
            self.ask("thor")
        else:
            self.after_thor()

    def may_pray(self):
        return ["use god", "spare god"]

    def thor(self, action, _):
        if action == "use god":
            self.sides[self.turn].tokens.remove("god")
            self.attack.dice += 1
            self.attack.extra.append("thor")
        self.after_thor()

    def after_thor(self):
        if self.has_god(OTHER[self.turn], "svetovit"):
            self.ask("svetovit", me=OTHER[self.turn])
        else:
            self.roll_attack()

    def svetovit(self, action, _):
        if action == "use god":
            self.sides[self.me].tokens.remove("god")
            self.attack.modifiers.append("svetovit")
        self.roll_attack()

    def roll_attack(self):
        """A Salvo's roll stands; another's may be changed where a token allows it."""
        self.attack.faces = self.roll(self.attack.dice)
        self.mark_roll()
        if not self.in_salvo and self.may_reroll() != ["keep roll"]:
            self.ask("rolled")
        else:
            self.resolve()

    def missed(self):
        """Which dice of the attack miss, in roll order."""
        least = threshold(self.attack.modifiers)
        return [number for number, face in enumerate(self.attack.faces) if face < least]

    def may_reroll(self):
        able = ["keep roll"]
        if "fortune" in self.sides[self.turn].tokens:
            able.append("fortune")
        if self.has_god(self.turn, "mars"):
            able += [f"reroll {number}" for number in range(1, len(self.missed()) + 1)]
        return able

    def reroll(self, action, number):
        if action == "fortune":
            self.marks["fortune on hits alone"] += not self.missed()
            self.spend("fortune")
            self.attack.faces = self.roll(self.attack.dice)
        elif action != "keep roll":
            self.sides[self.turn].tokens.remove("god")
            some = self.missed()[: int(number)]
            self.marks["mars on some misses"] += len(some) < len(self.missed())
            for die, face in zip(some, self.roll(len(some)), strict=True):
                self.attack.faces[die] = face
        self.resolve()

    def resolve(self):
        """Wounds, then defeat or a push, then the track."""
        attacker, target = self.board[self.active], self.board[self.attack.target]
        misses = len(self.missed())
        hits = self.attack.dice - misses
        target.wounds += hits
        if hits and attacker.kind.ability == "crush" and "surrounded" in self.attack.modifiers:
            target.wounds += 1
        if target.wounds >= target.kind.toughness:
            del self.board[self.attack.target]
            self.sides[target.side].lost[target.kind.name] += 1
            self.sides[target.side].gold += 1
        elif hits and not attacker.kind.ranged:
            self.push(2 if attacker.kind.ability == "horns" else 1)
        self.move_track(misses)

    def push(self, most):
        """M15: as far as the fields behind the target are empty."""
        there = self.attack.target
        step = step_between(self.active, there)
        pushed = 0
        while pushed < most and (behind := beside(there, *step)) and behind not in self.board:
            self.move_unit(there, behind)
            there, pushed = behind, pushed + 1
        self.marks[f"pushed {pushed} of {most}"] += 1

    def end_attack(self):
        """Then skirmish, not in a Salvo."""
        self.attack = None
        if self.in_salvo:
            self.end_shot()
        elif self.board[self.active].kind.ability == "skirmish" and self.reach(self.active, 1):
            self.ask("skirmish")
        else:
            self.end_activation()

    def may_skirmish(self):
        return [f"go to {place}" for place in self.reach(self.active, 1)] + ["stop"]

    def skirmish(self, action, place):
        if action != "stop":
            self.move_unit(self.active, place)
            self.active = place
        self.end_activation()

    def mark_roll(self):
        self.marks.update(f"modifier {name}" for name in self.attack.modifiers)
        self.marks.update(f"extra {name}" for name in self.attack.extra)
        self.marks[f"hits on {threshold(self.attack.modifiers)}"] += 1

    # Renewal, M18

    def spend(self, manoeuvre):
        """The token goes to 0 of the track, or beside it."""
        owner = self.sides[self.turn]
        owner.tokens.remove(manoeuvre)
        if owner.track is None:
            owner.track = 0
        else:
            owner.beside += 1

    def move_track(self, misses):
        """Surplus is lost, and so are misses without a token. At the end of the track the token returns."""
        owner = self.sides[self.turn]
        if owner.track is None:
            self.marks["misses without a token"] += misses > 0
            self.end_attack()
            return
        self.marks["surplus lost"] += owner.track + misses > LAST_SPACE
        owner.track = min(LAST_SPACE, owner.track + misses)
        if owner.track < LAST_SPACE:
            self.end_attack()
            return
        empty = self.empty_places()
        self.marks[f"renewal with {len(empty)} places"] += 1
        self.marks["renewal in a salvo"] += self.in_salvo
        if len(empty) > 1:
            self.ask("renewal")
        else:
            self.renew(f"renew {empty[0]}", empty[0])

    def empty_places(self):
        return [name for name in MANOEUVRES if name not in self.sides[self.turn].tokens]

    def may_renew(self):
        return [f"renew {name}" for name in self.empty_places()]

    def renew(self, _, name):
        """A token that waits beside enters at 0."""
        owner = self.sides[self.turn]
        owner.tokens.add(name)
        owner.track = 0 if owner.beside else None
        owner.beside = max(0, owner.beside - 1)
        self.end_attack()

    # Athena

    def athena_units(self):
        return [place for place in self.units(self.turn) if place != self.active and self.reach(place, 1)]

    def may_choose_for_athena(self):
        return [f"choose {place}" for place in self.athena_units()] + ["spare god"]

    def choose_for_athena(self, action, place):
        if action == "spare god":
            self.next_activation()
        else:
            self.marks["athena moves an activated unit"] += self.board[place].activated
            self.active = place
            self.ask("athena-to")

    def may_go_for_athena(self):
        return [f"go to {place}" for place in self.reach(self.active, 1)]

    def go_for_athena(self, _, place):
        self.sides[self.turn].tokens.remove("god")
        self.move_unit(self.active, place)
        self.next_activation()

    # Clean-up, M19 and M20

    def clean_up(self):
        for unit in self.board.values():
            unit.activated = unit.fortified = unit.exhausted = False
        for side in self.sides.values():
            side.tokens.add("god")
        for unit in self.board.values():
            if unit.kind.ability == "regeneration":
                unit.wounds = max(0, unit.wounds - 1)
        for place, points in HILLS[self.scenario].items():
            if place in self.board:
                self.sides[self.board[place].side].points += points
        self.check_victory()
        if self.ending:
            self.phase = "over"
        else:
            self.step_forward()
            self.first = OTHER[self.first]
            self.begin_round()

    def step_forward(self):
        for side in SIDES:
            for place in RECRUITMENT[side]:
                ahead = beside(place, 0, FORWARD[side])
                if place in self.units(side) and ahead not in self.board:
                    self.move_unit(place, ahead)

    # The end, M20 to M22

    def check_victory(self):
        points = {side: self.sides[side].points for side in SIDES}
        there = [side for side in SIDES if points[side] >= GOAL]
        if len(there) == 1:
            self.ending, self.winner = "hills", there[0]
        elif len(there) == 2:
            self.marks["both at the goal with different points"] += points["south"] != points["north"]
            self.break_tie("both")
        elif self.round >= self.round_limit:
            if points["south"] == points["north"]:
                self.break_tie("limit")
            else:
                self.ending, self.winner = "limit", max(SIDES, key=points.get)

    def break_tie(self, why):
        """M21."""
        defeated = {side: self.sides[OTHER[side]].lost.total() for side in SIDES}
        costs = {side: sum(unit.kind.cost for unit in self.units(side).values()) for side in SIDES}
        dice = {side: sum(unit.kind.attack for unit in self.units(side).values()) for side in SIDES}
        if defeated["south"] != defeated["north"]:
            how, self.winner = "defeats", max(SIDES, key=defeated.get)
        elif costs["south"] != costs["north"]:
            how, self.winner = "costs", max(SIDES, key=costs.get)
        elif any(dice.values()):
            hits = dict.fromkeys(SIDES, 0)
            while hits["south"] == hits["north"]:
                hits = {side: sum(face >= 4 for face in self.roll(dice[side])) for side in SIDES}
            how, self.winner = "dice", max(SIDES, key=hits.get)
        else:
            how, self.winner = "dice", "south" if self.roll(1)[0] <= 3 else "north"
        self.ending = f"{why}_{how}"

    @property
    def points(self):
        return [self.sides[side].points for side in SIDES]


# For each phase: what may be done, and what it does.
QUESTIONS = {
    "beginning": (Model.may_begin, Model.begin),
    "recruitment": (Model.may_recruit, Model.recruit_or_pass),
    "placing": (Model.may_place, Model.place),
    "manoeuvre": (Model.may_manoeuvre, Model.manoeuvre),
    "marching": (Model.may_choose_marcher, Model.choose_marcher),
    "marching-on": (Model.may_march, Model.march),
    "shooting": (Model.may_choose_shooter, Model.choose_shooter),
    "shooting-at": (Model.may_attack, Model.name_attack),
    "activation": (Model.may_activate, Model.activate),
    "first-action": (Model.may_act_first, Model.act),
    "second-action": (Model.may_act_again, Model.act),
    "aimed": (Model.may_attack, Model.name_attack),
    "thor": (Model.may_pray, Model.thor),
    "svetovit": (Model.may_pray, Model.svetovit),
    "rolled": (Model.may_reroll, Model.reroll),
    "renewal": (Model.may_renew, Model.renew),
    "skirmish": (Model.may_skirmish, Model.skirmish),
    "athena": (Model.may_choose_for_athena, Model.choose_for_athena),
    "athena-to": (Model.may_go_for_athena, Model.go_for_athena),
}
