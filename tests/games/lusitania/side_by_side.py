"""The game and the model played side by side: after every decision all that can be said of a table is compared."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy

import numpy as np

from iacta.match import Match
from tests.games.lusitania.model import HandCard, Luck, Model, Move
from tests.games.lusitania.oracle import FACTS, may_carry, mercenaries, read_army
from tests.games.lusitania.position import BOOK, GAME, SPECTATOR, UPPER, Position, position

Weigh = Callable[[Model, str], float]


def read_model(table: Position) -> Model:
    """The model of the position that a table shows."""
    seats = int(table["seats"])
    return Model(
        seats=seats,
        last_turn=int(table["turn_limit"]),
        me=table.me,
        commander=table.commander,
        hands=[
            [
                None if kind == "-" else HandCard(kind, table.seen(seat, place), table.came_from(seat, place))
                for place, kind in enumerate(table.hand(seat).split())
            ]
            for seat in range(seats)
        ],
        field=table.field.split(),
        armies=[read_army(table, seat) for seat in range(seats)],
        mars_used=[table.mars_used(seat) for seat in range(seats)],
        pile=table.pile.split(),
        pile_number=int(table["pile_number"]),
        discard=table.discard.split(),
        turns=int(table["turns"]),
        replenished=table.phase == "after replenishing",
        ending=table.ending,
    )


def read_luck(table: Position) -> Luck:
    """What chance did in the last step: from its events, and the pile that is left."""
    luck = Luck()
    for name, _, card, source, _, _ in table.events:
        if name == "stolen":
            assert source is not None
            luck.hit = int(source.split(".")[-1])
        if name == "shuffled":
            luck.second_pile = []
        elif source == "pile":
            luck.second_pile.append(card)
    luck.second_pile += table.pile.split()
    return luck


def read_moves(table: Position) -> list[Move]:
    """The cards that went from one place to another in the last step."""
    return [
        (card, source, str(target), frozenset(viewer for viewer in range(5) if known >> viewer & 1))
        for _, _, card, source, target, known in table.events
        if card != "-" and source != target
    ]


def compare(match: Match, model: Model) -> None:
    """All that the game says of the table is what the model says."""
    table = Position(match.state, match.cards.k)
    assert (match.ending or "running") == model.ending
    assert match.to_act == ([model.me] if model.ending == "running" else [])
    assert {action.text for seat in range(model.seats) for action in match.legal(seat)} == model.legal()
    assert (table.commander, int(table["pile_number"])) == (model.commander, model.pile_number)
    assert (table.field.split(), table.pile.split()) == (model.field, model.pile)
    assert table.discard.split() == sorted(model.discard)
    if model.ending == "running":
        assert (int(table["turns"]), table.phase == "after replenishing") == (model.turns, model.replenished)
    for seat in range(model.seats):
        expected = {soldier: Counter(pieces) for soldier, pieces in model.armies[seat].items()}
        assert {soldier: Counter(pieces) for soldier, pieces in read_army(table, seat).items()} == expected
        assert table.mars_used(seat) == model.mars_used[seat]
        for place, card in enumerate(model.hands[seat]):
            seen = (table.hand(seat).split()[place], table.seen(seat, place), table.came_from(seat, place))
            assert seen == (("-", set(), None) if card is None else (card.kind, card.knowers, card.origin))
    assert match.scores == [model.points(seat) for seat in range(model.seats)]
    assert match.places == model.places()
    assert [counted(row) for row in table["unseen"].tolist()] == model.unseen()
    for viewer in (*range(model.seats), SPECTATOR):
        compare_view(match, model, viewer)


def counted(copies: list[int]) -> Counter[str]:
    return Counter({GAME.kinds[kind]: count for kind, count in enumerate(copies) if count})


HIDDEN = ("key", "drawn", "pile", "hand", "events")


def compare_view(match: Match, model: Model, viewer: int) -> None:
    """A viewer knows the hand cards and events that the model says, nothing of the pile, and all that is public."""
    view = Position(match.view_record(viewer), match.cards.k)
    for seat in range(model.seats):
        assert view.hand(seat) == model.hand_as_known(seat, viewer)
    assert [move[:-1] for move in read_moves(view)] == model.moves_as_known(viewer)
    assert view.pile.split() == ["unknown"] * len(model.pile)
    assert not view["key"].any()
    assert not view["drawn"].any()
    for name in set(GAME.state.fields or ()) - set(HIDDEN):
        assert np.array_equal(view[name], match.state[name][0]), name


def compare_a_filled_view(match: Match, model: Model, viewer: int, seed: int) -> None:
    """A deal that fits a view looks the same to the viewer, and its Musician lies where an unseen one can be."""
    view = match.view_record(viewer)
    table = Position(match.state, match.cards.k)
    filled = table.filled(viewer, seed)
    seen_again = np.zeros(1, GAME.state)
    BOOK.view(filled.state, viewer, seen_again)
    assert GAME.without_events(seen_again).tobytes() == GAME.without_events(view).tobytes()
    if model.unseen()[0]["musician"]:
        assert "musician" not in filled.pile.split()[:-6]
        assert all(
            filled.came_from(seat, place) != UPPER
            for seat in range(model.seats)
            for place, kind in enumerate(filled.hand(seat).split())
            if kind == "musician"
        )


def play_on(match: Match, choices: random.Random, weigh: Weigh) -> set[str]:
    """Play a match to its end beside the model, and say which rare things came about."""
    model = read_model(Position(match.state, match.cards.k))
    model.moves = read_moves(Position(match.state))
    reached: set[str] = set()
    compare(match, model)
    while not match.over:
        # Sorted, since the order of a set is another in every run.
        texts = sorted(model.legal())
        text = choices.choices(texts, [weigh(model, text) for text in texts])[0]
        before = deepcopy(model)
        match.play(model.me, text)
        model.play(text, read_luck(Position(match.state)))
        compare(match, model)
        if choices.random() < 0.05:
            viewer = choices.choice([*range(model.seats), SPECTATOR])
            compare_a_filled_view(match, model, viewer, choices.getrandbits(32))
        reached |= rare_things(before, text, model)
    return reached


def where_the_musician_is(model: Model) -> str:
    for seat, hand in enumerate(model.hands):
        if any(card is not None and card.kind == "musician" for card in hand):
            return f"hand {seat}"
    if "musician" in model.pile:
        return f"pile {model.pile_number}"
    return "discard" if "musician" in model.discard else "field" if "musician" in model.field else "nowhere"


def rare_things(before: Model, text: str, model: Model) -> set[str]:
    """What a step brought about that few games see."""
    name = text.split(maxsplit=1)[0]
    found = {f"the game ends: {model.ending}"} if model.ending != "running" else set()
    if model.pile_number != before.pile_number:
        last = [source for _, source, _, _ in model.moves if source == "pile"][len(before.pile) :]
        found.add(f"the first pile ends in {'the middle of ' if last else ''}{name}")
    if model.ending == "pile":
        found.add(f"pile {before.pile_number} ends the game in {name}")
    if name == "caesar" and before.replenished:
        found.add("Caesar brings the Commander back")
    if name == "caesar" and before.commander == before.me:
        found.add("Caesar finds the Commander at home")
    where_before, where = where_the_musician_is(before), where_the_musician_is(model)
    if where != where_before:
        found.add(f"the Musician goes from {where_before.split()[0]} to {where.split()[0]} in {name}")
    if model.ending not in ("running", "twenty"):
        first, second = (model.places().index(place) for place in (1, 2))
        if model.points(first) == model.points(second):
            by_turn = mercenaries(model.armies[first]) == mercenaries(model.armies[second])
            found.add(f"a tie is broken by {'the turn' if by_turn else 'mercenaries'}")
    return found


def anything(model: Model, text: str) -> float:
    return 1


def recruiting(model: Model, text: str) -> float:
    return 30 if text.startswith(("recruit", "equip")) else 1


def drawing(model: Model, text: str) -> float:
    return 0.2 if text.startswith("trade") else 5


def discarding_the_musician(model: Model, text: str) -> float:
    """The Musician is never traded; Mars is kept for it."""
    name, *rest = text.split()
    if name == "trade":
        return 0 if model.held(model.me, int(rest[0]) - 1).kind == "musician" else 0.3
    if name == "mars":
        return 9 if where_the_musician_is(model) == f"hand {model.me}" else 0
    return 2


def stealing_the_musician(model: Model, text: str) -> float:
    """The Musician is never traded; Senators are gathered, and sent to whoever holds it."""
    name, *rest = text.split()
    if name == "trade":
        given, taken = model.held(model.me, int(rest[0]) - 1).kind, model.field[int(rest[2]) - 1]
        return 0 if given in ("musician", "senator") else 9 if taken == "senator" else 0.1
    if name == "senator":
        return 50 if where_the_musician_is(model) == f"hand {rest[-1]}" else 0.01
    return 0.01 if name == "mars" else 1


def renewing_the_field(model: Model, text: str) -> float:
    """The Commander is used whenever it can be, and Caesars and Senators are played."""
    return {"replenish": 100, "caesar": 50, "senator": 10}.get(text.split(maxsplit=1)[0], 1)


WAYS_TO_PLAY: tuple[Weigh, ...] = (
    anything,
    recruiting,
    drawing,
    discarding_the_musician,
    stealing_the_musician,
    renewing_the_field,
)


def new_match(seed: int) -> Match:
    """A match of any number of seats and any options."""
    choices = random.Random(seed)
    seats = choices.choice([2, 3, 4])
    options = {"first": choices.randrange(-1, seats), "turn_limit": choices.choice([1, 5, 40, 100])}
    return Match(GAME, seats, options, secret=choices.randbytes(32), id=str(seed), mode="interpreted")


def match_near_its_end(seed: int) -> Match:
    """A match with armies and a pile of few cards, as a long game may have them; cards that are left are out of it."""
    choices = random.Random(seed)
    seats = choices.choice([2, 3, 4])
    box = [kind for kind, fact in FACTS.items() for _ in range(int(str(fact["copies"])))]
    box = [kind for kind in box if kind not in ("mars", "commander")]
    choices.shuffle(box)
    field = [box.pop(-1 - (box[-1] == "musician")) for _ in range(4)]
    if choices.random() < 0.5:  # somebody holds it, more often than chance would have it
        box.remove("musician")
        box.insert(len(box) - choices.randrange(3 * seats), "musician")
    hands = {seat: [box.pop() for _ in range(3)] for seat in range(seats)}
    pile = [box.pop() for _ in range(choices.randint(1, 8))]
    pile.sort(key=lambda kind: kind == "musician")  # in the first pile it is one of the last six (L2)
    discard = [box.pop() for _ in range(choices.choice([0, 0, 1, 4]))]
    holder = {(seat, hand.index("musician")) for seat, hand in hands.items() if "musician" in hand}
    pile_number = 2 if holder and len(pile) > 5 else choices.choice([1, 1, 2])
    places = [(seat, place) for seat in hands for place in range(3)]
    known = {at: choices.choice([[], [], [0], [1], range(5)]) for at in places if at not in holder}
    hidden = [at for at in places if known.get(at) != range(5) and at not in holder]
    drawn_late = 6 - len(holder) if pile_number == 2 else max(0, 6 - len(pile) - len(holder))
    table = position(
        seats=seats,
        me=choices.randrange(seats),
        commander=choices.randrange(seats),
        hands={seat: " ".join(hand) for seat, hand in hands.items()},
        field=" ".join(field),
        armies=raised_armies(choices, seats, box),
        mars_used=[seat for seat in range(seats) if choices.random() < 0.5],
        pile=" ".join(pile),
        pile_number=pile_number,
        discard=" ".join(discard),
        known=known,
        last_six=holder | set(choices.sample(hidden, min(len(hidden), choices.randint(0, drawn_late)))),
        key=(seed, seats),
        turn_limit=choices.choice([2, 100, 100]),
    )
    match = Match(GAME, seats, mode="interpreted")
    match.state = table.state
    return match


def raised_armies(choices: random.Random, seats: int, box: list[str]) -> dict[int, str]:
    """Armies that have been recruited from the box by the model's rules, each worth less than 20 points."""
    model = Model(seats, 0, 0, 0, [], [], [{} for _ in range(seats)], [False] * seats, [])
    for seat in range(seats):
        model.me = seat
        for kind in choices.sample(box, 12):
            army = model.armies[seat]
            carriers = [soldier for soldier in army if may_carry(soldier, army[soldier], kind)]
            if model.points(seat) > 16:
                break
            if model.may_join(kind):
                army[kind] = []
            elif carriers:
                army[choices.choice(carriers)].append(kind)
            else:
                continue
            box.remove(kind)
    return {
        seat: ", ".join(" + ".join((soldier, *pieces)) for soldier, pieces in army.items())
        for seat, army in enumerate(model.armies)
    }
