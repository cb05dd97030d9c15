"""A session at a table: whose turn it is, what they type, what the others do, and how it is left."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from iacta.bots import USUAL, new_generator
from iacta.bots.ratings import rating_of
from iacta.engine.words.errors import BadOptions, IactaError, shown
from iacta.engine.words.messages import Words
from iacta.match import Match
from iacta.match.record import game_of
from iacta.match.words import name_of
from iacta.table_text.sight import points_text
from iacta.terminal.answers import Answers
from iacta.terminal.commands import completions, is_undo, read
from iacta.terminal.completion import Completer
from iacta.terminal.display import Display, Lines, Screen
from iacta.terminal.interrupts import Interrupted, Left, in_one_piece, interruptible
from iacta.terminal.layout import Layout, layout_for
from iacta.terminal.opponents import Opponents
from iacta.terminal.saving import CannotSave, save, seating_in, usual_path
from iacta.terminal.seating import HUMAN, Seating, seat_players
from iacta.terminal.sight import Sight, words_for

PROMPT = "> "
WRAPPED = 3  # lines by which the last words may be longer than they are counted
Ask = Callable[[str], str]


class Output(Console):
    """A console that says so when its reader is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def sit_down(
    match: Match,
    seating: Seating,
    *,
    language: str = "en",
    plain: bool = False,
    path: Path | None = None,
) -> int:
    """Play a match at this terminal until it ends or somebody leaves; the exit status."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    console = Output(force_terminal=sys.stdout.isatty(), highlight=False, emoji=False, markup=False)
    plain = plain or not console.is_terminal or console.is_dumb_terminal
    session = Session(match, seating, Lines(console) if plain else Screen(console), language=language, path=path)
    with interruptible(), session.completer.at_work():
        return session.run()


def read_saved(text: str, *, game: str | None = None, cards: Path | None = None) -> tuple[Match, Seating]:
    """A saved match and who sat where; a record without a seating gets a person in seat 0 and the usual bots."""
    saved = game_of(text)
    if game is not None and game != saved.name:
        raise BadOptions("saved-other-game", saved=saved.name, game=shown(game))
    match = Match.replay(text, cards=saved.load_cards(cards) if cards else None)
    return match, seating_in(text) or seat_players(match.seats, USUAL)


class Session:
    """A match with people at one keyboard."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        display: Display,
        *,
        language: str = "en",
        path: Path | None = None,
        ask: Ask = input,
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.seating = seating
        self.display = display
        self.language = language
        self.path = path
        self.ask_person = ask
        self.words: Words = words_for(match.game, language, match.cards)
        self.completer = Completer()
        self.answers = Answers(self)
        self.bots = Opponents(match, seating)
        self.generator = new_generator(secrets.randbits(64) if seed is None else seed)
        humans = seating.humans
        self.alone = humans[0] if len(humans) == 1 else match.game.spectator if not humans else None
        self.at_keyboard: int | None = self.alone
        self.looked: dict[int, int] = {}  # the version up to which a viewer has been told everything
        self.welcomed: set[int] = set()  # those who have seen the table
        self.replaced: set[tuple[int, str]] = set()  # the seats for which a weaker bot decides
        self.warned = False

    # What is seen

    def layout(self, viewer: int) -> Layout:
        """The table as the viewer sees it now."""
        return layout_for(Sight(self.match, viewer, self.language, self.seating.names))

    def name(self, seat: int) -> str:
        return name_of(self.match.game, seat, self.language, self.seating.names)

    def news(self, viewer: int) -> list[str]:
        """What the viewer has not been told yet."""
        layout = self.layout(viewer)
        since = self.looked.get(viewer, 0)
        self.looked[viewer] = self.match.version
        return [text for _, text in layout.sight.sentences(since, layout.tells)]

    def ask(self, question: str = PROMPT) -> str:
        try:
            return self.ask_person(question)
        except (EOFError, RuntimeError):  # there is no more input, or never was
            self.display.say([""])
            raise Left from None

    # From the first card to the last

    def run(self) -> int:
        """Play until the match is over or is left; the exit status."""
        try:
            self.open()
            while (seat := self.match.current_seat) is not None:
                self.go_on(seat)
            self.tell_the_end()
        except Left:
            self.leave()
        except KeyboardInterrupt as interruption:
            self.leave()
            return interruption.status if isinstance(interruption, Interrupted) else Interrupted().status
        except Exception:
            with contextlib.suppress(CannotSave):  # what went wrong first is what is to be told
                self.save()
            raise
        return 0

    def open(self) -> None:
        """Say who plays, how the luck can be checked, and find out early whether the match can be saved."""
        words, match = self.words, self.match
        if self.path:
            self.save()
        who = []
        for seat, player in enumerate(self.seating.players):
            if player != HUMAN:
                bot, rating = words(f"bot-{player}"), rating_of(match.game.name, player)
                kind = words("player-bot" if rating is None else "player-bot-rated", bot=bot, rating=str(rating))
            else:
                kind = words("player-human" if seat == self.alone else "player-hotseat")
            who.append(words("sitting", player=self.name(seat), who=kind))
        self.display.say([words("opening", title=words("title"), seats=match.seats), self.goal(), *who])
        self.display.say([words("rules-at", game=match.game.name), words("commitment", hash=match.commitment)])
        for viewer in (*range(match.seats), match.game.spectator):
            self.looked[viewer] = match.version
        if match.version:
            self.display.say([words("resumed")])
        if not self.seating.humans:
            self.display.say([words("watching")])
        elif not self.display.plain:
            self.ask(words("begin") + " ")

    def goal(self) -> str:
        """How the game is won, in a sentence."""
        goal = self.match.game.goal
        return self.words("goal-first", points=goal(self.match.cards.k[0])) if goal else self.words("goal-most")

    def go_on(self, seat: int) -> None:
        """One decision of a seat."""
        if seat in self.bots:
            action, bot = self.bots.choose(self.match, seat, self.generator)
            self.tell_who_decides(seat, bot)
            self.play(seat, action)
            return
        seat = self.hand_over(seat)
        self.show(seat)
        while self.decide(seat):
            pass

    def tell_who_decides(self, seat: int, bot: str) -> None:
        """Say once that a weaker bot decides. It is no part of the match."""
        seated = self.seating.players[seat]
        if bot != seated and (seat, bot) not in self.replaced:
            self.replaced.add((seat, bot))
            names = {"bot": self.words(f"bot-{seated}"), "instead": self.words(f"bot-{bot}")}
            self.display.say([self.words("event-bot-failed", player=self.name(seat), **names)])

    def play(self, seat: int, action: int) -> None:
        with in_one_piece():
            self.match.play(seat, action)
        if self.alone is not None:
            self.display.tell(self.news(self.alone))

    def hand_over(self, seat: int) -> int:
        """Between two people at one keyboard nothing can be seen but whose turn it is. Who decides now: that seat, or
        the one before it, which wants to make its sealed choice anew."""
        before = self.at_keyboard
        if before == seat:
            return seat
        name = self.name(seat)
        if before is not None:
            self.display.say(self.news(before))
            sealed = before in self.match.waiting
            typed = self.ask(self.words("hand-over-sealed" if sealed else "hand-over", player=name) + " ")
            if sealed and is_undo(self.layout(before), typed):
                return before
        self.lower_curtain()
        self.ask(self.words("curtain", player=name) + " ")
        self.display.hide()
        self.at_keyboard = seat
        return seat

    def lower_curtain(self) -> None:
        """Nobody is at the keyboard: nothing of anybody's stays to be seen or completed."""
        self.at_keyboard = None
        self.display.hide()
        self.completer.forget()

    def show(self, seat: int) -> None:
        layout = self.layout(seat)
        self.completer.offer = lambda typed: completions(layout, typed)
        news = self.news(seat)
        self.display.show(layout, news if seat in self.welcomed else layout.opening())
        self.welcomed.add(seat)

    def decide(self, seat: int) -> bool:
        """Ask once and do what is typed; whether the same question is to be asked again."""
        typed = self.ask().strip()
        if not typed:
            self.show(seat)
            return True
        try:
            layout = self.layout(seat)
            said = read(layout, typed)
            if said.action is None:
                return self.answers.answer(layout, said)
            refusals = self.answers.refusals(layout, said.action)
            if refusals:
                self.display.say(refusals, wrong=True)
                return True
            self.play(seat, said.action)
        except IactaError as error:
            self.display.say([error.text(self.language)], wrong=True)
            return True
        self.save_often()
        return False

    # Saving and leaving

    def save(self, path: Path | None = None) -> Path:
        """Save the match, where it was asked for or in the user's data folder."""
        return save(path or self.path or usual_path(self.match), self.match, self.seating)

    def save_often(self) -> None:
        """After a decision: a failure is said once, and may have gone when the match is left."""
        if self.path is None:
            return
        try:
            self.save()
        except CannotSave as error:
            if not self.warned:
                self.display.say([error.text(self.language)], wrong=True)
            self.warned = True

    def leave(self) -> None:
        path = self.save()
        self.display.say(["", self.words("saved", path=str(path)), self.words("resume-hint", path=str(path))])

    def tell_the_end(self) -> None:
        """The table as it is left, the places, why it ended, the secret, and where the record is."""
        match, words = self.match, self.words
        viewer = self.alone if self.alone is not None else match.game.spectator
        path = self.save()
        if self.alone is None:
            self.display.hide()
        lines = [words(f"ending-{match.ending}")]
        for seat in sorted(range(match.seats), key=lambda seat: match.places[seat]):
            points = points_text(words, match.scores[seat])
            lines.append(words("result", place=match.places[seat], player=self.name(seat), points=points))
        lines.append(words("secret", secret=match.secret.hex(), hash=match.commitment))
        lines.append(words("record-at", path=str(path)))
        self.display.show(self.layout(viewer), self.news(viewer), below=len(lines) + WRAPPED)
        self.display.say(lines)
