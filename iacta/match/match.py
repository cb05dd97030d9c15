"""`Match`: options, seats, key, state and log. It refuses bad input with a clear error and an unchanged state, says
what a seat sees and may do, and what happened."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from iacta.engine.compiling.background import fastest
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import MODES, Mode
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.batch import MOST_SEATS
from iacta.engine.rules.contract import ALLOWED
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import (
    BadAction,
    BadOptions,
    IactaError,
    IllegalAction,
    NotYourTurn,
    StaleVersion,
    listed,
    shown,
)
from iacta.match.learning import MatchRules, learnt, learnt_nothing, match_rules
from iacta.match.log import SEALED, Entry, new_entry, state_before
from iacta.match.luck import SECRET_BYTES, commitment, key_of, new_secret
from iacta.match.plain import plain_event, plain_table
from iacta.match.seen import Seen
from iacta.match.undo import taken_back

LONGEST_NAME = 200
BEFORE_THE_DEAL = -1  # the version before the first


class TooManyEvents(IactaError):
    """A step had more events than its game declares; the step is not made."""


@dataclass(frozen=True)
class Action:
    """Something a seat may do: its id, its family and arguments by their names, its text, and the things on the table a
    person clicks for it."""

    id: int
    family: str
    arguments: Mapping[str, str]
    text: str
    handles: tuple[str, ...]


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done: the action, the clause, and the message that says it; `game.words(language)` has
    its words."""

    action: str
    clause: str
    message: str


class Match:
    """A match of any game. It is for one thread at a time: who shares one between threads guards it with a lock."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        cards: Cards | None = None,
        id: str | None = None,  # noqa: A002  # what a match is called everywhere else too
        entropy: Sequence[str] = (),
        secret: bytes | None = None,
        mode: Mode | None = None,
    ) -> None:
        """Deal a match. `entropy` is what the players themselves add to the random key, a text each. Without a `mode`
        the match starts interpreted and goes on compiled when that is ready."""
        given: tuple[object, object] = (options or {}, entropy)
        if not isinstance(given[0], Mapping) or isinstance(entropy, str) or not isinstance(given[1], Sequence):
            raise BadOptions("options-and-words")
        if mode is not None and mode not in MODES:
            raise BadOptions("no-such-mode", name=shown(mode), known=listed(MODES))
        self.game = game
        self.cards = cards or game.load_cards(None)
        self.numbers = game.option_numbers(seats, options or {}, self.cards)
        self.seats = seats
        self.options = game.option_values(self.numbers.tolist(), self.cards)
        self.id = checked_name(id if id is not None else secrets.token_hex(8))
        self.entropy = tuple(checked_name(text) for text in entropy)
        if len(self.entropy) > seats:
            raise BadOptions("too-many-words", most=seats, words=len(self.entropy))
        self.secret = new_secret() if secret is None else secret
        if type(self.secret) is not bytes:
            raise BadOptions("secret-is-not-bytes", due=SECRET_BYTES)
        if len(self.secret) != SECRET_BYTES:
            raise BadOptions("secret-of-another-length", due=SECRET_BYTES, length=len(self.secret))
        self.commitment = commitment(self.secret)
        self.mode = mode
        self.log: list[Entry] = []
        self.done: list[Entry] = []  # the entries that count: the log without what was undone
        self.waiting: dict[int, int] = {}  # sealed choices, by seat
        state = blank(game.state)
        self.rulebook.deal(state, self.cards.k, self.numbers, key_of(self.secret, self.id, self.entropy))
        self.dealt = happened(game, state)
        self.state = state
        self.seen_of = b""  # the state that `seen_by` has the views of
        self.seen_by: dict[int, Seen] = {}
        self.seen_before: tuple[Entry | None, dict[int, Seen]] = None, {}  # the same before the entry

    @property
    def rules(self) -> MatchRules:
        return fastest(self.game, self.mode, match_rules)

    @property
    def rulebook(self) -> Rulebook:
        return self.rules.book

    @property
    def version(self) -> int:
        """How many entries the log has. Sealed choices that wait do not count."""
        return len(self.log)

    @property
    def to_act(self) -> list[int]:
        """The seats that may decide now; in a sealed phase those that have chosen may choose again."""
        bits = self.rulebook.to_act(self.state)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def current_seat(self) -> int | None:
        """The seat that decides next, where several may in any order one of them; nobody when all have chosen."""
        if self.sealed:
            return next(iter(self.waits_for), None)
        return None if self.over else int(self.rulebook.current_seat(self.state))

    @property
    def waits_for(self) -> list[int]:
        """The seats without whose decision nothing goes on."""
        return [seat for seat in self.to_act if seat not in self.waiting]

    @property
    def sealed(self) -> bool:
        """Whether the choices to be made now stay secret until the last of them."""
        return bool(self.rulebook.sealed(self.state))

    @property
    def ending(self) -> str | None:
        """Why the match is over; None while it runs."""
        why = self.rulebook.ending(self.state)
        return self.game.endings[why] if why else None

    @property
    def over(self) -> bool:
        return self.ending is not None

    def by_seat(self, entry_point: Any, state: np.ndarray) -> list[int]:
        out = np.zeros(MOST_SEATS, np.int64)
        entry_point(state, self.cards.k, out)
        return [int(number) for number in out[: self.seats]]

    @property
    def scores(self) -> list[float]:
        """Each seat's victory points."""
        return self.victory_points(self.state)

    def sheet(self, viewer: int) -> list[list[float]]:
        """The points that the viewer can count, chapter by chapter of the game's scoring sheet, for each seat."""
        return self.seen(viewer).sheet

    @property
    def places(self) -> list[int]:
        """Each seat's place, 1 for the winner, as if the match ended now."""
        return self.by_seat(self.rulebook.rank, self.state)

    def seen(self, seat: int) -> Seen:
        """What a seat or a spectator may know now, made once for each position."""
        now, viewer = self.state.tobytes(), self.viewer(seat)
        if self.seen_of != now:
            self.seen_of, self.seen_by = now, {}
        if viewer not in self.seen_by:
            seen = Seen(self.game, self.cards, self.seats, self.view_record(viewer))
            same = (other for other in self.seen_by.values() if other.memory == seen.memory)
            self.seen_by[viewer] = next(same, seen)
        return self.seen_by[viewer]

    def view_record(self, seat: int, state: np.ndarray | None = None) -> np.ndarray:
        """What a seat or a spectator may know, as a record."""
        view = blank(self.game.state)
        self.rulebook.view(self.state if state is None else state, self.viewer(seat), view)
        return view

    def viewer(self, seat: object) -> int:
        """The number of a seat or of the spectators, checked."""
        if type(seat) is int and seat == self.game.spectator:
            return seat
        return self.seat(seat)

    def seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadAction("no-such-seat", seat=shown(seat), last=str(self.seats - 1))
        return seat

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now; nothing when others decide."""
        return [self.action(number, seat) for number in self.legal_ids(seat)]

    def legal_ids(self, seat: int) -> list[int]:
        """The same as numbers."""
        if self.seat(seat) not in self.to_act:
            return []
        ids: list[int] = np.flatnonzero(self.mask(seat)).tolist()
        return ids

    def mask(self, seat: int) -> np.ndarray:
        """The legal actions of a seat that may decide, as a mask over all actions."""
        seat = self.seat(seat)
        mask = np.zeros(self.game.actions.count, np.uint8)
        found = np.zeros(self.game.actions.count, np.int64)
        self.rulebook.legal_actions(self.seen(seat).record, self.cards.k, seat, mask, found)
        return mask

    def action(self, number: int, seat: int) -> Action:
        table = self.game.actions
        family, handles = table.family_name(number), tuple(table.handles(number, seat))
        return Action(number, family, table.arguments[number], table.text(number), handles)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat or a spectator may know, as plain data."""
        return {
            "game": self.game.name,
            "match": self.id,
            "version": self.version,
            "viewer": seat,
            "to_act": self.to_act,
            "chosen": sorted(self.waiting),
            "phase": self.phase(seat),
            "ending": self.ending,
            "points": self.points(seat),
            "table": plain_table(self.game, self.seen(seat).record),
        }

    def phase(self, seat: int) -> str:
        """The phase, as the viewer may know it."""
        number: int = self.rulebook.phase(self.seen(seat).record)
        phases: tuple[str, ...] = self.game.actions.phases
        return phases[number]

    def points(self, seat: int) -> list[float]:
        """Each seat's victory points, as the viewer may know them."""
        return self.victory_points(self.seen(seat).record)

    def points_in(self, state: np.ndarray, seat: int) -> list[float]:
        """The same in another state of the match."""
        return self.victory_points(self.view_record(seat, state))

    def victory_points(self, state: np.ndarray) -> list[float]:
        """Each seat's victory points in a state or a view."""
        return [points / self.game.points_per_victory_point for points in self.by_seat(self.rulebook.score, state)]

    def about(self, seat: int, action: int) -> dict[str, Any]:
        """What a person may want to know of an action before deciding, from the seat's own view."""
        if self.game.about is None:
            return {}
        return dict(self.game.about(*self.seen(seat).rules_arguments, seat, action))

    def text(self, seat: int) -> str | None:
        """The position as the viewer sees it in a line of text, where the game has one and the match goes on."""
        return None if self.over else self.seen(seat).text

    def events(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What happened after version `since`, as the viewer may know it; the deal belongs to version 0 and is
        there when `since` is BEFORE_THE_DEAL."""
        viewer = self.viewer(seat)
        if type(since) is not int:
            raise BadAction("no-version", version=shown(since))
        found = [] if since >= 0 else [{"version": 0, **plain_event(self.game, e, viewer)} for e in self.dealt.tolist()]
        for version, entry in enumerate(self.log[max(since, 0) :], max(since, 0) + 1):
            if entry.is_undo:
                found.append({"version": version, "event": "undo", "seat": entry.seat})
            found += [{"version": version, **plain_event(self.game, event, viewer)} for event in entry.events.tolist()]
        return found

    def play(self, seat: int, action: int | str, version: int | None = None) -> None:
        """Decide. A sealed choice waits, and can be replaced, until the last seat has chosen."""
        number = self.game.actions.parse(action)
        seat = self.seat(seat)
        self.check_version(version)
        self.check_turn(seat)
        why = self.rulebook.why_forbidden(self.seen(seat).record, self.cards.k, seat, number)
        if why != ALLOWED:
            reason = self.game.reasons[why]
            raise IllegalAction(reason.message, self.game.text_folder, clause=reason.clause)
        if not self.sealed:
            self.enter(seat, ((seat, number),))
        elif set(self.waits_for) <= {seat}:
            choices = {**self.waiting, seat: number}
            self.enter(SEALED, tuple(sorted(choices.items())))
            self.waiting = {}
        else:
            self.waiting[seat] = number

    def check_version(self, version: int | None) -> None:
        if version is not None and (type(version) is not int or version != self.version):
            raise StaleVersion("stale-version", now=str(self.version), version=shown(version))

    def check_turn(self, seat: int) -> None:
        if self.over:
            raise NotYourTurn("match-is-over")
        others = self.to_act
        if seat not in others:
            raise NotYourTurn("turn-of-others", seat=str(seat), others=listed(map(str, others)), count=len(others))

    def enter(self, seat: int, plays: tuple[tuple[int, int], ...]) -> None:
        """Make a step and add it to the log."""
        state = self.state.copy()
        events = []
        for who, action in plays:
            self.rulebook.step(state, self.cards.k, who, action)
            events.append(happened(self.game, state))
        entry = new_entry(self.version + 1, seat, plays, np.concatenate(events), (self.state, state))
        self.seen_before = entry, self.seen_by if self.seen_of == self.state.tobytes() else {}
        self.log.append(entry)
        self.done.append(entry)
        self.state = state

    def copy(self) -> Match:
        """The same match, to try something on: whatever is done to one is not done to the other."""
        other = copy.copy(self)
        other.log, other.done, other.waiting = list(self.log), list(self.done), dict(self.waiting)
        return other

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back without asking: nobody else has decided since, no random
        number was drawn, and the seat has learnt nothing by it."""
        seat = self.seat(seat)
        if self.over or self.waiting or not self.done or self.done[-1].seat != seat:
            return False
        last = self.done[-1]
        if last.drew:
            return False
        entry, views = self.seen_before
        before = views[seat].record if entry is last and seat in views else self.view_record(seat, self.before(last))
        return learnt_nothing(self.rules.news, seat, before, self.seen(seat).record, last.events)

    def before(self, entry: Entry) -> np.ndarray:
        """The state before an entry of the log."""
        return state_before(self.log, entry.number, self.state)

    def binding(self, seat: int) -> list[int]:
        """The legal actions that the seat could not take back freely, as far as it can tell before: each is tried on a
        deal that fits what the seat sees."""
        rules, k = self.rules, self.cards.k
        book = rules.book
        step, ending, show = book.step, book.ending, book.view
        view, actions = self.seen(seat).record, self.legal_ids(seat)
        before = blank(self.game.state)
        book.determinize(view, k, seat, before, np.zeros(1, np.uint64))
        states, views, ended = np.repeat(before, len(actions)), blank(self.game.state, len(actions)), []
        for number, action in enumerate(actions):
            state = states[number : number + 1]
            step(state, k, seat, action)
            ended.append(ending(state))
            show(state, seat, views[number : number + 1])
        checked_count(self.game, int(states["happened"].max(initial=0)))
        drew = (states["drawn"] != before["drawn"]).tolist()
        known = learnt(rules.news, seat, view, states, views)
        return [action for action, *why in zip(actions, ended, drew, known, strict=True) if any(why)]

    def undo(self, seat: int, consent: Collection[int] = (), version: int | None = None) -> None:
        """Take the last entry back: freely, or with the consent of every other seat. All returns to where it was but
        what was seen and how many random numbers were drawn."""
        seat = self.seat(seat)
        if not isinstance(consent, Collection):
            raise BadAction("no-consent", consent=shown(consent))
        agreed = {self.seat(other) for other in consent} - {seat}
        self.check_version(version)
        if self.over:
            raise IllegalAction("undo-after-the-end")
        if not self.done:
            raise IllegalAction("nothing-to-undo")
        if self.waiting:
            raise IllegalAction("undo-of-sealed-choices")
        if not self.can_undo(seat) and len(agreed) != self.seats - 1:
            raise IllegalAction("undo-needs-everybody")
        last = self.done[-1]
        state = taken_back(self.game, self.before(last), self.state, last.events)
        nothing, agreement = last.events[:0], tuple(sorted(agreed))
        self.log.append(new_entry(self.version + 1, seat, (), nothing, (self.state, state), agreement))
        self.done.pop()
        self.state = state

    def why_not(self, seat: int, what: int | str, chosen: Sequence[str] = ()) -> list[Refusal]:
        """Why an action, or a thing on the table, can do nothing now: a reason for each action that it is part of,
        together with the things that were chosen before it. What stands in the way here and now comes first, then
        what is never possible with such a thing, and last what belongs to another moment; the thing itself comes
        before the row that it lies in. Empty if something is
        possible, and where the things go together in no action at all."""
        seat = self.seat(seat)
        actions = self.meant(seat, what, chosen)
        if seat not in self.to_act:
            message = "match-is-over" if self.over else "not-your-turn"
            return [Refusal(self.game.actions.text(action), "", message) for action in actions]
        view = self.seen(seat).record
        table, now = self.game.actions, self.rulebook.phase(view)
        found: list[tuple[tuple[int, bool], Refusal]] = []
        for action in actions:
            why = self.rulebook.why_forbidden(view, self.cards.k, seat, action)
            if why == ALLOWED:
                return []
            reason = self.game.reasons[why]
            remote = 2 if table.is_of_another_moment(action, now) else int(reason.settled)
            about_its_row = what not in table.handles(action, seat)
            found.append(((remote, about_its_row), Refusal(table.text(action), reason.clause, reason.message)))
        return [refusal for _, refusal in sorted(found, key=lambda one: one[0])]

    def meant(self, seat: int, what: int | str, chosen: Sequence[str] = ()) -> list[int]:
        """The actions that a text or an id can mean, or a thing on the table together with those chosen before it."""
        table = self.game.actions
        if chosen:
            return [action for action in range(table.count) if holds(table.handles(action, seat), chosen, str(what))]
        if isinstance(what, str):
            part_of = [action for action in range(table.count) if what in table.handles(action, seat)]
            if part_of:
                return part_of
            if what in self.game.places.numbers:
                raise BadAction("nothing-to-do-with", seat=str(seat), what=what)
        return [table.parse(what)]

    def record(self, *, private: bool = False) -> str:
        """The match as JSON lines. The secret is in it after the end, or in the private record of a running match."""
        from iacta.match.record import write

        return write(self, private=private)

    @classmethod
    def replay(cls, text: str, *, cards: Cards | None = None, mode: Mode | None = None) -> Match:
        """The match of a record, checked line by line."""
        from iacta.match.record import read

        return read(text, cards=cards, mode=mode)


def holds(handles: list[str], chosen: Sequence[str], clicked: str) -> bool:
    """Whether an action with these handles can begin with the things chosen and the one clicked after them. A place
    also stands for the row that it lies in."""
    left = list(handles)
    for thing in chosen:
        if thing not in left:
            return False
        left.remove(thing)
    return any(clicked == handle or clicked.startswith(f"{handle}.") for handle in left)


def happened(game: Game, state: np.ndarray) -> np.ndarray:
    """The events of the last step, as an array of their own."""
    count = checked_count(game, int(state["happened"][0]))
    events: np.ndarray = state["events"][0][:count].copy()
    return events


def checked_count(game: Game, events: int) -> int:
    if events > game.most_events:
        raise TooManyEvents("too-many-events", most=game.most_events, game=game.called)
    return events


def checked_name(text: object) -> str:
    """A match's id or a player's entropy: any text without control characters, not too long."""
    if not isinstance(text, str) or len(text) > LONGEST_NAME or not text.isprintable():
        raise BadOptions("no-name-or-word", most=LONGEST_NAME, text=shown(text))
    return text
