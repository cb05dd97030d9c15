"""A second Lutetia, slow and obvious, written from the rulebook and the rules page alone: a round is told from top to
bottom, and waits where somebody decides. Chance is given to it: the decks, and on which side each bid lies."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

LETTERS, DIGITS = "abcde", "12345"
SIDES = ("left", "right")
RESOURCES = ("beer", "bread", "elixir", "gladius")
ARTISANS = dict(zip(("brewer", "baker", "druid", "blacksmith"), RESOURCES, strict=True))
FIELDS = dict(zip(("field", "forest", "mine"), RESOURCES[1:], strict=True))
MILLS = dict(zip(("mill", "laboratory", "forge"), RESOURCES[1:], strict=True))
BAKERIES = dict(zip(("bakery", "herbalist", "armoury"), RESOURCES[1:], strict=True))
FAMILIES = {**ARTISANS, **FIELDS, **MILLS, **BAKERIES, "tavern": "beer"}
LARGEST_BRIBE = 1000  # of one decision; the rules page lets a table cap it


def sort_of(card):
    return card.split("-")[0]


@dataclass(frozen=True)
class Question:
    """What is to be decided: by seat, what it may do; who decides next; who has chosen already."""

    phase: str
    may: dict
    current_seat: int | None
    chosen: frozenset = frozenset()


class Model:
    def __init__(self, facts, seats, round_limit, characters, places):
        """Decks are lists with the top card last; `facts` is what the card file prints on each card."""
        self.facts = facts
        self.seats = range(seats)
        self.round_limit = round_limit
        self.letters = LETTERS[: max(3, seats)]
        self.digits = DIGITS[: max(3, seats)]
        self.characters = list(characters)
        self.places = list(places)
        self.market = dict.fromkeys(self.letters + self.digits)
        self.coins = dict.fromkeys(self.market, 0)
        self.cash = dict.fromkeys(self.seats, 5)
        self.bids = {}  # the action cards before each seat, left and right
        self.stake = {(seat, side): 0 for seat in self.seats for side in SIDES}
        self.face_up = False
        self.owned = {seat: Counter() for seat in self.seats}  # apprentices that wait among them
        self.attached = {seat: Counter() for seat in self.seats}  # apprentices by the resource of their artisans
        self.gone = Counter()
        self.support = Counter()
        self.round = 0
        self.ending = None
        self.marks = Counter()  # the rare things that happened, for tests that want them
        self.flow = self.game()
        self.question = next(self.flow)

    def play(self, seat, action, lay=None):
        """Decide. The last bid needs `lay`: for each seat its action cards, left and right."""
        assert action in self.question.may[seat]
        self.question = self.flow.send((seat, action, lay))

    def game(self):
        while self.deal_market():
            yield from self.choose_bids()
            yield from self.bribe()
            self.reveal()
            for slot in self.market:
                yield from self.sell(slot)
            self.raise_values()
        while True:
            yield Question("over", {}, None)

    def deal_market(self):
        """T4: nothing is dealt if either deck is short of its row's empty slots; T19."""
        empty = [slot for slot in self.market if self.market[slot] is None]
        short = [
            name
            for name, deck, row in (("characters", self.characters, self.letters), ("places", self.places, self.digits))
            if len(deck) < sum(slot in row for slot in empty)
        ]
        if short:
            self.ending = short[0] if len(short) == 1 else "both_decks"
        elif self.round == self.round_limit:
            self.ending = "round_limit"
        if self.ending:
            return False
        for slot in empty:
            self.market[slot] = (self.characters if slot in self.letters else self.places).pop()
        self.marks["row without a gap"] += not set(empty) & set(self.letters) or not set(empty) & set(self.digits)
        self.round += 1
        return True

    @property
    def first_seat(self):
        return (self.round - 1) % len(self.seats)

    def clockwise(self, seat):
        """All seats, beginning with that one."""
        return [*self.seats[seat:], *self.seats[:seat]]

    def choose_bids(self):
        """T5: a pair of different action cards each; the last choice closes the phase."""
        slots = list(self.market)
        pairs = {f"bid {one}+{other}" for one, other in combinations(slots, 2)}
        may = pairs | {f"bid {slot} and income" for slot in slots} | {"double income"}
        chosen = {}
        while len(chosen) < len(self.seats):
            waits = [seat for seat in self.seats if seat not in chosen]
            question = Question("bids", dict.fromkeys(self.seats, may), waits[0], frozenset(chosen))
            seat, action, lay = yield question
            self.marks["bid replaced"] += seat in chosen
            chosen[seat] = action
        for seat, action in chosen.items():
            assert sorted(lay[seat]) == cards_of(action), (seat, action, lay)
        self.bids = lay
        self.marks["all income"] += set(chosen.values()) == {"double income"}

    def bribe(self):
        """T6: money onto face-down cards, by any seat that has some and is not ready, until all are ready."""
        ready = {seat for seat in self.seats if not self.cash[seat]}
        self.marks["seat without cash"] += bool(ready)
        self.marks["nobody has cash"] += len(ready) == len(self.seats)
        asked_from = self.first_seat
        while len(ready) < len(self.seats):
            may = {seat: self.bribes_of(seat) | {"ready"} for seat in self.seats if seat not in ready}
            asked = next(seat for seat in self.clockwise(asked_from) if seat in may)
            seat, action, _ = yield Question("bribes", may, asked)
            self.marks["bribe out of order"] += seat != asked
            if action == "ready":
                ready.add(seat)
                continue
            _, side, amount = action.split()
            self.cash[seat] -= int(amount)
            self.stake[seat, side] += int(amount)
            self.marks["bribe of hundreds"] += int(amount) >= 100
            self.marks["ready cleared"] += any(self.cash[other] for other in ready)
            ready = {other for other in self.seats if not self.cash[other]}
            asked_from = seat

    def bribes_of(self, seat):
        most = min(self.cash[seat], LARGEST_BRIBE)
        return {f"bribe {side} {amount}" for side in SIDES for amount in range(1, most + 1)}

    def reveal(self):
        """T7: each income card pays 3, and a bribe on it is lost."""
        self.face_up = True
        for seat, cards in self.bids.items():
            for side, card in zip(SIDES, cards, strict=True):
                if card == "income":
                    self.marks["bribe on income"] += self.stake[seat, side] > 0
                    self.stake[seat, side] = 0
                    self.cash[seat] += 3
        # Only for the marks: money to which nothing came from slots of this round, and Legions bought in it.
        self.old_money, self.fresh_legions = dict(self.cash), Counter()

    def sell(self, slot):
        """T7 to T13: one slot, from the Legions to the apprentice."""
        bidders = {
            seat: SIDES[self.bids[seat].index(f"action-{slot}")]
            for seat in self.seats
            if f"action-{slot}" in self.bids[seat]
        }
        self.support = Counter()
        if not bidders:
            return
        if len(bidders) > 1:
            yield from self.play_legions(bidders)
        strength = {seat: self.stake[seat, side] + 2 * self.support[seat] for seat, side in bidders.items()}
        best = [seat for seat in bidders if strength[seat] == max(strength.values())]
        winner = best[0] if len(best) == 1 else None
        for seat, side in bidders.items():
            if seat != winner:
                self.cash[seat] += self.stake[seat, side] + 1
            self.stake[seat, side] = 0
        card, coins = self.market[slot], self.coins[slot]
        self.market[slot], self.coins[slot] = None, 0
        if winner is None or self.cash[winner] < self.facts[card]["cost"]:
            self.gone[card] += 1
            self.marks[f"tie of {len(best)}" if winner is None else f"insolvent against {len(bidders) - 1}"] += 1
            self.marks["coins lost"] += coins > 0
            return
        self.old_money[winner] -= self.facts[card]["cost"]
        self.marks["money of this round paid"] += self.old_money[winner] < 0
        self.fresh_legions[winner] += card == "legion"
        self.cash[winner] -= self.facts[card]["cost"]
        self.owned[winner][card] += 1
        self.cash[winner] += coins
        if sort_of(card) in FIELDS:
            self.cash[winner] += self.amount(winner, FIELDS[sort_of(card)])
        if card == "tavern":
            self.cash[winner] += self.facts[card]["money"] + self.amount(winner, "beer")
        yield from self.apprentice(winner, card)

    def play_legions(self, bidders):
        """T9: from the first seat on, each owner of a Legion plays one or passes, until all owners have passed."""
        may = {f"legion for seat {seat}" for seat in bidders} | {"pass"}
        passed = set()
        asked_from = self.first_seat
        length = 0
        while True:
            owners = [seat for seat in self.clockwise(asked_from) if self.owned[seat]["legion"]]
            if set(owners) <= passed:
                break
            seat, action, _ = yield Question("legions", {owners[0]: may}, owners[0])
            length += 1
            asked_from = (seat + 1) % len(self.seats)
            if action == "pass":
                passed.add(seat)
                continue
            passed = set()
            target = int(action.split()[-1])
            self.owned[seat]["legion"] -= 1
            self.gone["legion"] += 1
            self.support[target] += 1
            self.marks["legion of a non-bidder"] += seat not in bidders
            self.marks["legion for another bidder"] += seat in bidders and seat != target
            self.marks["legion bought this round"] += self.owned[seat]["legion"] < self.fresh_legions[seat]
            self.fresh_legions[seat] = min(self.fresh_legions[seat], self.owned[seat]["legion"])
        self.marks["long contest"] += length >= 10

    def apprentice(self, seat, bought):
        """T13: an apprentice joins an artisan; those that wait join the first artisan."""
        own = sorted({ARTISANS[sort_of(card)] for card in +self.owned[seat] if sort_of(card) in ARTISANS})
        waiting = self.owned[seat]["apprentice"]
        if not waiting or not own:
            self.marks["apprentice waits"] += bought == "apprentice"
            return
        resource = own[0]
        if len(own) > 1:
            may = {f"attach to {artisan}": made for artisan, made in ARTISANS.items() if made in own}
            _, action, _ = yield Question("apprentice", {seat: set(may)}, seat)
            resource = may[action]
            self.marks["apprentice chosen"] += 1
        else:
            self.marks[f"{waiting} waited" if bought != "apprentice" else "apprentice without a choice"] += 1
        self.owned[seat]["apprentice"] = 0
        self.attached[seat][resource] += waiting

    def raise_values(self):
        """T14."""
        self.support = Counter()
        for slot, card in self.market.items():
            self.coins[slot] += card is not None
        self.bids = {}
        self.face_up = False

    def shown_bids(self, viewer):
        """What a viewer sees of the action cards before each seat."""
        return {
            seat: tuple(cards) if self.face_up or seat == viewer else ("unknown", "unknown")
            for seat, cards in self.bids.items()
        }

    def amount(self, seat, resource):
        shown = sum(
            number * self.facts[card]["resources"]
            for card, number in self.owned[seat].items()
            if resource_of(card) == resource
        )
        return shown + self.attached[seat][resource]

    def talents(self, seat, resource):
        return [self.facts[card]["talent"] for card in +self.owned[seat] if resource_of(card) == resource]

    def majority(self, resource):
        """T15: 10 for the most, 0 for the fewest, 4 for the others."""
        amounts = {seat: self.amount(seat, resource) for seat in self.seats}
        if not any(amounts.values()):
            return dict.fromkeys(self.seats, 0)
        some = [seat for seat in self.seats if amounts[seat]]
        most = max(some, key=lambda seat: (amounts[seat], max(self.talents(seat, resource))))
        fewest = [seat for seat in self.seats if not amounts[seat]]
        if not fewest:
            rest = [seat for seat in some if seat != most]
            fewest = [min(rest, key=lambda seat: (amounts[seat], min(self.talents(seat, resource))))]
        return {seat: 10 if seat == most else 0 if seat in fewest else 4 for seat in self.seats}

    def prestige(self, seat):
        """T16."""
        points = 0
        for card, number in self.owned[seat].items():
            sort = sort_of(card)
            if sort in MILLS:
                points += number * self.amount(seat, MILLS[sort])
            if sort in BAKERIES:
                family = sum(
                    n for other, n in self.owned[seat].items() if FAMILIES.get(sort_of(other)) == FAMILIES[sort]
                )
                points += number * (self.facts[card]["vp"] + family)
        return points

    def influence(self, seat):
        """T17: every choice of bazaars is tried."""
        bazaars = [card for card in (+self.owned[seat]).elements() if sort_of(card) == "bazaar"]
        served = max(
            sum(self.facts[card]["vp"] for card in some)
            for size in range(len(bazaars) + 1)
            for some in combinations(bazaars, size)
            if all(
                sum(self.facts[card]["wants"].get(resource, 0) for card in some) <= self.amount(seat, resource)
                for resource in RESOURCES
            )
        )
        roman = sum(number for card, number in self.owned[seat].items() if card in MILLS or card in BAKERIES)
        statues = self.owned[seat]["statue"] * (self.facts["statue"]["vp"] + roman)
        return served + statues + self.owned[seat]["legion"] * self.facts["legion"]["vp"]

    @property
    def points(self):
        """T15 to T18, as if the game ended now."""
        majorities = [self.majority(resource) for resource in RESOURCES]
        return [
            sum(majority[seat] for majority in majorities)
            + self.prestige(seat)
            + self.influence(seat)
            + self.cash[seat] // 3
            for seat in self.seats
        ]

    @property
    def ranks(self):
        """T18: points, then money, then cards; a rank is 1 + the number of seats that did better."""
        merits = [
            (points, self.cash[seat], self.owned[seat].total() + self.attached[seat].total())
            for seat, points in enumerate(self.points)
        ]
        return [1 + sum(other > merit for other in merits) for merit in merits]


def resource_of(card):
    """The resource that a card shows."""
    return {**ARTISANS, **FIELDS}.get(sort_of(card))


def cards_of(action):
    """The two action cards of a bid, sorted by name."""
    if action == "double income":
        return ["income", "income"]
    slots = action.removeprefix("bid ").removesuffix(" and income")
    cards = [f"action-{slot}" for slot in slots.split("+")]
    return sorted([*cards, "income"][:2])
