"""Secrets on the wire: what a viewer may not know is dealt anew in a live table, and no byte that reaches the viewer
changes, in what is sent, how often and in which order."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace

import numpy as np
import pytest

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.events import CARD
from iacta.games import NAMES, load_game
from iacta.match import Match, match, record
from iacta.match.plain import card_name, plain_event
from iacta.server import bot_pool, hints, notifications, positions, schema
from iacta.server.auth import guest_id
from iacta.server.connection import Connection
from iacta.server.messages import Pong, Why
from iacta.server.stored import StoredSeat, StoredTable
from iacta.server.table import Table
from iacta.server.table_rows import TableRows
from tests.conformance.disclosure import SECRET, match_at
from tests.conformance.playing import (
    Position,
    greedy_game,
    legal,
    may_act,
    random_game,
    spread,
    waiting_positions,
)
from tests.conformance.redeal import knowledge_of
from tests.conformance.redeal.anew import Redealt
from tests.conformance.redeal.lutetia import bid_of, pairs
from tests.conformance.settings import FULL_LENGTH, plainest, richest
from tests.conformance.test_secrecy import played_on, reveals
from tests.quick import first
from tests.server.serving import Guest

TABLE = "told"
ANY_DATE = re.compile(r"\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT")
RANDOM_ID = re.compile(r"r-[0-9a-f]{12}")
STAMPS = {"date": ANY_DATE, "x-request-id": RANDOM_ID}  # of an HTTP answer: when it was sent, and which it is
MOST_TRIED = 30
QUICK = [richest(name, min(3, load_game(name).seats[1])) for name in NAMES]


@pytest.fixture(autouse=True)
def the_same_hints(monkeypatch):
    """Hints that depend on nothing but the view: the same seed, and so many tries however fast they are."""
    monkeypatch.setattr(hints, "ADVISER", "search:5")
    monkeypatch.setattr(bot_pool, "BUDGET", 3600.0)
    monkeypatch.setattr(bot_pool, "new_seed", lambda: 5)


@dataclass(frozen=True)
class Spoken:
    """Something that reached the viewer, and after what."""

    after: str
    what: str


@dataclass(frozen=True)
class Script:
    """What is done at every one of the tables that are compared: what the viewer asks about and tries in vain, and
    then somebody's move that shows the viewer nothing."""

    asked: tuple[int | str, ...]
    illegal: tuple[int, ...]
    move: tuple[int, int] | None  # seat and action


def person(serving, seat):
    """Whoever sits there; the spectator's cookie is good but not for this table."""
    token = f"token-{seat}"
    return Guest(serving, f"Seat {seat}", serving.services.guests.signer.sign(token).decode())


def clear(connection):
    for table in reversed(schema.metadata.sorted_tables):
        if table is schema.tables:
            connection.execute(table.delete().where(table.c.id == TABLE))
        elif "table" in table.c:
            connection.execute(table.delete().where(table.c.table == TABLE))


async def plant(serving, setting, match):
    """Make this the match that is played at the table, as if nothing had ever been asked there."""
    lobby = serving.services.lobby
    before = lobby.tables.pop(TABLE, None)
    if before is not None:
        before.close()
    await lobby.store.run(clear)
    kept = StoredTable(
        id=TABLE,
        game=setting.name,
        rules=setting.game.rules_version,
        options=setting.options,
        cards=None,
        secret=SECRET,
        public=True,
        seats=[StoredSeat("person", f"Seat {n}", guest=guest_id(f"token-{n}")) for n in range(setting.seats)],
    )
    await lobby.store.add(kept)
    table = Table(TableRows(kept), lobby.store, lobby.bot_pool, lobby.settings)
    table.stored.stage = "over" if match.over else "running"
    table.match = match
    lobby.tables[TABLE] = table


class Witness:
    """A viewer who writes down everything that reaches it."""

    def __init__(self, serving, viewer):
        self.guest = person(serving, viewer)
        self.line = None
        self.spoken = []

    def note(self, after):
        self.spoken += [Spoken(after, frame) for frame in self.line.frames]
        self.line.frames.clear()

    def get(self, path):
        answer = self.guest.get(path)
        assert all(stamp.fullmatch(answer.headers[name]) for name, stamp in STAMPS.items())
        headers = {name: value for name, value in answer.headers.items() if name not in STAMPS}
        self.spoken.append(Spoken(f"GET {path}", f"{answer.status} {headers} {answer.body!r}"))

    def look(self):
        """Everything that can be asked over HTTP."""
        for path in ("", "/record", "/points", "/cards"):
            self.get(f"/api/tables/{TABLE}{path}")
        self.get("/api/tables")

    def come(self, version, lang="en"):
        if self.line is not None:
            self.line.close()
        self.line = self.guest.sit(TABLE, version, lang)
        self.line.settle()
        self.note(f"hello with version {version}")

    def do(self, what, /, **fields):
        self.line.do(what, **fields)
        self.line.settle()
        self.note(f"{what} {fields}")

    def hint(self, version):
        """A hint over both ways; where it is not the viewer's turn, both are refused."""
        self.line.send({"type": "hint", "command": "hint", "version": version})
        self.line.until("hinted", "refused", command="hint")
        self.note("hint")
        self.get(f"/api/tables/{TABLE}/hints")

    def raw(self, frame):
        self.line.send(frame)
        self.line.settle()
        self.note(f"the frame {frame}")


def witnessed(serving, dealt: Redealt, viewer: int, script: Script) -> list[Spoken]:
    """All that reaches the viewer at a table at which the cards lie so."""
    match = match_at(dealt)
    version = match.version
    serving.inside(plant(serving, dealt.position.setting, match))
    witness = Witness(serving, viewer)
    witness.look()
    witness.come(None)
    for what in script.asked:
        witness.do("why", what=what)
    for action in script.illegal:
        witness.do("play", action=action, version=version)
    witness.do("play", action=0, version=max(version - 2, 0) if version else 7)
    witness.do("answer", agree=True, version=version)
    if witness.line.position["undo"] is None:
        witness.do("undo", version=version)
    if not match.over:
        witness.do("rematch")
    witness.hint(version)
    witness.do("say", text="Salve!")
    witness.raw("{")
    witness.come(version, "pl")
    witness.do("play", action=1_000_000, version=version)
    witness.come(max(version - 3, 0), "uk")
    others = {seat: person(serving, seat).sit(TABLE) for seat in range(match.seats) if seat != viewer}
    if match.sealed:
        choose(match, others, np.random.default_rng(int(dealt.state["key"][0, 0])))
    elif script.move is not None:
        move(others | {viewer: witness.line}, *script.move)
    witness.line.settle()
    witness.note("the others come and decide")
    witness.look()
    witness.come(version)
    for line in (witness.line, *others.values()):
        line.close()
    return witness.spoken


def move(lines, seat, action):
    """Somebody decides, and then wants to take it back."""
    assert lines[seat].play(action)["type"] == "done"
    lines[seat].settle()
    lines[seat].do("undo", version=lines[seat].position["version"])
    lines[seat].settle()


def choose(match, others, rng):
    """Others choose what is sealed, each something else at each of the tables, and change their minds; but one seat
    still has to choose."""
    missing = next((seat for seat in match.waits_for if seat not in others), match.waits_for[-1])
    for seat, line in others.items():
        if seat != missing and seat in match.to_act:
            for _ in range(rng.integers(1, 4)):
                line.play(int(rng.choice([action["id"] for action in line.position["legal"]])))
            line.settle()


def is_quiet(position: Position, state: np.ndarray, seat: int, action: int, viewer: int) -> bool:
    """Whether a move is allowed where the cards lie so, and shows the viewer nothing new."""
    setting, book = position.setting, rulebook(position.setting.game, "interpreted")
    if action not in legal(setting, book, state, seat):
        return False
    after = played_on(setting, book, state, {seat: action})
    if after["drawn"][0] != state["drawn"][0]:
        return False
    after["drawn"] = position.state["drawn"]
    return not reveals(position, {seat: action}, after, viewer)


def script_for(position: Position, deals: list[Redealt], viewer: int, rng: np.random.Generator) -> Script:
    """Something to do that means the same in all deals."""
    setting, book, game = position.setting, rulebook(position.setting.game, "interpreted"), position.setting.game
    ids = rng.choice(game.actions.count, 6, replace=False).tolist()
    things = rng.choice(list(game.places.names), 6, replace=False).tolist()
    seats = may_act(book, position.state)
    mine = legal(setting, book, position.state, viewer) if viewer in seats else []
    illegal = [action for action in ids if action not in mine]
    moves = [(seat, action) for seat in seats for action in legal(setting, book, position.state, seat)]
    rng.shuffle(moves)
    if book.sealed(position.state):
        moves = []
    quiet = (
        (int(seat), int(action))
        for seat, action in moves[:MOST_TRIED]
        if all(is_quiet(position, dealt.state, int(seat), int(action), viewer) for dealt in deals)
    )
    return Script((*ids, *things, "nothing.9"), tuple(illegal[:3]), next(quiet, None))


def differences(one: list[Spoken], other: list[Spoken]) -> list[str]:
    """Where two viewers were told something else, with a bit of both."""
    found = [] if len(one) == len(other) else [f"{len(one)} and {len(other)} messages"]
    for a, b in zip(one, other, strict=False):
        if a != b:
            at = next((n for n, (x, y) in enumerate(zip(a.what, b.what, strict=False)) if x != y), 0)
            found.append(f"after {a.after}: {a.what[max(at - 60, 0) : at + 60]} | {b.what[max(at - 60, 0) : at + 60]}")
    return found


def leaks(serving, position: Position, viewer: int, rng: np.random.Generator, deals: int = 1) -> list[str]:
    """What a viewer is told differently when everything hidden from it is dealt anew."""
    knowledge = knowledge_of(position.setting.game)
    dealt = [Redealt(position, position.state), *(knowledge.redealt(position, viewer, rng) for _ in range(deals))]
    script = script_for(position, dealt, viewer, rng)
    told, *others = [witnessed(serving, one, viewer, script) for one in dealt]
    return [difference for other in others for difference in differences(told, other)]


@pytest.mark.slow
@pytest.mark.parametrize("setting", first(QUICK), ids=str)
def test_no_byte_sent_depends_on_what_is_hidden(serving, setting):
    rng = np.random.default_rng(1)
    game = random_game(setting, 1)
    position = (waiting_positions(game, 2) or spread(game, 4))[1]
    for viewer in setting.viewers:
        assert leaks(serving, position, viewer, rng) == [], (position, viewer)


@pytest.mark.slow
@pytest.mark.parametrize("setting", [*QUICK, *(plainest(name, 2) for name in NAMES)], ids=str)
def test_no_byte_sent_depends_on_what_is_hidden_from_the_deal_to_the_end(serving, setting):
    rng = np.random.default_rng(2)
    game = random_game(setting, 2)
    for position in (*spread(game, 4), *waiting_positions(game, 2)):
        for viewer in setting.viewers:
            assert leaks(serving, position, viewer, rng) == [], (position, viewer)


@pytest.mark.long
@pytest.mark.parametrize("setting", FULL_LENGTH, ids=str)
def test_no_byte_sent_depends_on_what_is_hidden_in_random_and_greedy_games(serving, setting):
    rng = np.random.default_rng(3)
    for game in (random_game(setting, 3), greedy_game(setting, 4)):
        for position in (*spread(game, 10), *waiting_positions(game, 4)):
            for viewer in setting.viewers:
                assert leaks(serving, position, viewer, rng, deals=2) == [], (position, viewer)


@pytest.mark.parametrize("name", ["lusitania-xxi", "lusitania"])
def test_the_moves_that_show_nothing_are_found(name):
    rng = np.random.default_rng(4)
    setting = plainest(name, 3)
    found = 0
    for position in spread(random_game(setting, 1), 8)[:-1]:
        for viewer in setting.viewers:
            other = knowledge_of(setting.game).redealt(position, viewer, rng)
            found += script_for(position, [other], viewer, rng).move is not None
    assert found > 8


# What is sealed

LUTETIA = plainest("lutetia", 3)
PAIRS = [bid_of(pair) for pair in pairs(LUTETIA.seats)]


def sealed_position():
    return random_game(LUTETIA, 1).position(0)


def bidding(serving, viewer, bids, *, then=None):
    """What reaches the viewer of a bidding: these seats choose these things, and `then` the seat 2 does."""
    position = sealed_position()
    serving.inside(plant(serving, LUTETIA, match_at(Redealt(position, position.state))))
    witness = Witness(serving, viewer)
    lines = {seat: person(serving, seat).sit(TABLE) for seat in range(LUTETIA.seats) if seat != viewer}
    witness.come(None)
    lines[witness.line.seat] = witness.line
    for seat, action in bids:
        lines[seat].play(action)
        lines[seat].settle()
    if then is not None:
        assert lines[2].play(then)["type"] == "done"
        lines[2].settle()
        witness.line.settle()
        assert witness.line.position["version"] == 1
    witness.do("why", what=PAIRS[3])
    witness.do("play", action=PAIRS[0], version=77)
    witness.look()
    witness.come(0)
    for line in lines.values():
        line.close()
    witness.line.close()
    return witness.spoken


@pytest.mark.slow
@pytest.mark.parametrize("viewer", first([2, LUTETIA.game.spectator]))
@pytest.mark.parametrize("then", [None, PAIRS[4]], ids=["some have chosen", "all have chosen"])
def test_what_is_chosen_under_seal_and_how_often_reaches_nobody_else(serving, viewer, then):
    told = bidding(serving, viewer, [(0, PAIRS[0]), (1, PAIRS[1])], then=then)
    for bids in (
        [(0, PAIRS[1]), (1, PAIRS[0])],
        [(0, PAIRS[7]), (0, PAIRS[8]), (0, PAIRS[9]), (1, PAIRS[2])],
        [(0, PAIRS[5]), (1, PAIRS[6]), (0, PAIRS[2]), (1, PAIRS[6])],
        [(0, 1_000_000), (0, PAIRS[3]), (1, PAIRS[0])],
    ):
        assert differences(told, bidding(serving, viewer, bids, then=then)) == []


def test_in_which_order_others_choose_is_told_and_what_they_choose_is_not(serving):
    spoken = bidding(serving, 2, [(1, PAIRS[0]), (0, PAIRS[1])])
    told = [json.loads(one.what) for one in spoken if one.what.startswith('{"type":"update"')]
    assert [update["position"]["chosen"] for update in told] == [[1], [0, 1]]
    assert all(update["events"] == [] and update["position"]["own_choice"] is None for update in told)


# Leaks that are planted here must be found.


def views_with_everything(patch):
    patch.setattr(Match, "view_record", lambda self, seat, state=None: (self.state if state is None else state).copy())


def events_with_all_cards(patch):
    def open_event(game, event, viewer):
        return {**plain_event(game, event, viewer), "card": card_name(game, int(event[CARD]))}

    patch.setattr(match, "plain_event", open_event)


def records_with_what_lies_face_down(patch):
    patch.setattr(record, "still_closed", lambda _: set())


def refusals_that_count_random_numbers(patch):
    honest = notifications.refusal

    async def refusal(table, *arguments):
        refused = await honest(table, *arguments)
        return refused.model_copy(update={"text": f"{refused.text} {table.match.state['drawn'][0]}"})

    patch.setattr(notifications, "refusal", refusal)


def hints_from_everything(patch):
    honest = hints.task_for

    def task_for(match, *arguments):
        return replace(honest(match, *arguments), seed=int(match.state["key"][0, 0]))

    patch.setattr(hints, "task_for", task_for)


def one_more_frame_for_some_keys(patch):
    honest = Connection.reply

    def reply(self, message, *arguments):
        honest(self, message, *arguments)
        if isinstance(message, Why) and int(self.table.match.state["key"][0, 0]) % 2:
            self.send(Pong(type="pong"))

    patch.setattr(Connection, "reply", reply)


def changed_choices_that_all_hear_of(patch):
    honest = notifications.send_position
    patch.setattr(notifications, "send_position", lambda table, since, only=None: honest(table, since))


def longer_answers_for_some_choices(patch):
    honest = positions.position

    def position(match, viewer, *more, **named):
        told = honest(match, viewer, *more, **named)
        chosen = sum(action for seat, action in match.waiting.items() if seat != viewer)
        return told.model_copy(update={"points": [*told.points, *[0.0] * (chosen % 3)]})

    patch.setattr(positions, "position", position)


PLANTED = [
    ("lusitania-xxi", views_with_everything),
    ("lusitania-xxi", events_with_all_cards),
    ("lusitania", refusals_that_count_random_numbers),
    ("lusitania", one_more_frame_for_some_keys),
    ("lusitania", hints_from_everything),
    ("lutetia", views_with_everything),
    ("lutetia", records_with_what_lies_face_down),
    ("lutetia", changed_choices_that_all_hear_of),
    ("lutetia", longer_answers_for_some_choices),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "leak"), PLANTED, ids=[f"{name} {leak.__name__}" for name, leak in PLANTED])
def test_a_planted_leak_is_found(serving, monkeypatch, name, leak):
    rng = np.random.default_rng(5)
    game = random_game(plainest(name, 3), 1)
    after_bids = next((step + 1 for step, choices in enumerate(game.choices) if len(choices) > 1), 5)
    leak(monkeypatch)
    assert any(
        leaks(serving, position, viewer, rng, deals=3)
        for position in (*waiting_positions(game, 1), game.position(after_bids))
        for viewer in (1, 2, 0)
    )
