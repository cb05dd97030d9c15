"""What the server and its clients say to each other. Each message is written here and nowhere else: the schema, the
checks, and the TypeScript types of the page all come from these classes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

from iacta.bots.reasons import ReasonName
from iacta.server.characters import printable, readable
from iacta.server.game_types import of_each_game

LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_CARD_FILE = 100_000
MOST_OPTIONS = 20
MOST_CHOSEN = 8  # things that were clicked before one that leads nowhere


Name = Annotated[
    StrictStr,
    StringConstraints(min_length=1, max_length=LONGEST_NAME, strip_whitespace=True),
    AfterValidator(readable),
]
Saying = Annotated[
    StrictStr,
    StringConstraints(min_length=1, max_length=LONGEST_CHAT, strip_whitespace=True),
    AfterValidator(readable),
]
Word = Annotated[StrictStr, StringConstraints(max_length=LONGEST_NAME), AfterValidator(printable)]
CommandId = Annotated[StrictStr, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Thing = Annotated[StrictStr, StringConstraints(max_length=80)]
Choice = Annotated[StrictStr, StringConstraints(max_length=40)]
Language = Literal["en", "pl", "pt", "uk"]
Player = Literal["open", "person", "bot"]
Stage = Literal["waiting", "running", "over", "unreadable"]
Pace = Literal["quick", "usual", "slow"]
Weight = Literal["light", "medium", "heavy"]
Version = Annotated[StrictInt, Field(ge=0, le=1_000_000)]

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    from collections.abc import Mapping

    View: TypeAlias = Mapping[str, object]
    About: TypeAlias = Mapping[str, object]
    Layout: TypeAlias = Mapping[str, object]
    Traits: TypeAlias = Mapping[str, object]
    Phase: TypeAlias = str
    Family: TypeAlias = str
    Facts: TypeAlias = Mapping[str, object]
    EventName: TypeAlias = str
else:
    View, Phase, Family = of_each_game("View"), of_each_game("Phase"), of_each_game("Family")
    About, Layout, Traits = of_each_game("About"), of_each_game("Layout"), of_each_game("Traits")
    EventName, Facts = of_each_game("EventName", together="Event"), of_each_game("Facts", together="Event")


class Message(BaseModel):
    """A message says what it says and nothing else."""

    model_config = ConfigDict(extra="forbid")


# Over HTTP: games, tables, seats


class OptionInfo(Message):
    """A choice made before the first card; the message `option-<name>` of the game says what it is about."""

    name: str
    default: int
    low: int
    high: int
    switch: bool
    choices: list[str]  # the message `choice-<name>` says one; `default` is its place among them


class FamilyInfo(Message):
    """The actions of one form: the message `action-<name>` says one, with these arguments."""

    name: str
    arguments: list[str]


class ZoneInfo(Message):
    """A part of the table; its cards are in the view's table under `cards`."""

    name: str
    shape: list[int]
    cards: str
    seen: str | None
    heap: bool
    hidden: bool
    labels: list[str]


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    titles: dict[str, str]  # by language
    fewest: int
    most: int
    minutes: list[int]  # that a match usually takes, with the fewest and with the most players; empty if unknown
    weight: Weight  # how much there is to learn before the first turn
    options: list[OptionInfo]
    kinds: list[str]
    families: list[FamilyInfo]
    zones: list[ZoneInfo]
    sheet: list[str]
    continuing: list[str]  # events whose words go on with the line of the event before
    untold: list[str]  # events that a log leaves out
    spectator: int
    ratings: dict[str, int]  # of the bots at this game, as far as they have been measured; greedy is 1000
    lesson: int | None  # how many minutes its lesson takes, if it has one


class Games(Message):
    """All games, and the computer opponents that can sit down, the weakest first; `usual` is a good one to begin with.
    The message `bot-<name>` says what one is called."""

    games: list[GameInfo]
    bots: list[str]
    usual: str


class CardInfo(Message):
    """What is printed on a kind of card, and where each fact comes from; `effect-<effect>` says what it does; `traits`
    is what the rules say of it besides, in a form of the game's own."""

    effect: str
    traits: Traits
    facts: dict[str, Any]
    origins: dict[str, str]


class CardFile(Message):
    """All kinds of card of a game or a table. `titles` has what people call a kind in every language, where only the
    file says it. `choices` has the names that an option chooses among with these cards, where they are not those of the
    game; `goal` is how many points win at once, in games where some number does; `layout` is whatever else a table
    needs to be drawn, in a form of the game's own."""

    game: str
    goal: int | None
    cards: dict[str, CardInfo]
    titles: dict[str, str]
    choices: dict[str, list[str]]
    layout: Layout


class OwnCards(Message):
    """Somebody's own card file, to be checked before a table is set up with it."""

    cards: Annotated[StrictStr, StringConstraints(max_length=LONGEST_CARD_FILE)]


class NewTable(Message):
    """A table to be set up. `players` says for each seat who sits there: `me`, `open` for whoever comes, or a bot.
    `hints` says whether players may ask for hints, `pace` how much time the bots take at least."""

    game: Annotated[StrictStr, StringConstraints(max_length=40)]
    players: Annotated[list[Annotated[StrictStr, StringConstraints(max_length=40)]], Field(min_length=1, max_length=8)]
    options: Annotated[
        dict[str, StrictBool | StrictInt | Choice],
        Field(max_length=MOST_OPTIONS),
    ] = {}
    public: StrictBool = False
    hints: StrictBool = True
    pace: Pace = "usual"
    name: Name
    word: Word = ""
    cards: Annotated[StrictStr, StringConstraints(max_length=LONGEST_CARD_FILE)] | None = None


class NewLesson(Message):
    """A lesson to be begun: a table of one's own with a known deal."""

    name: Name


class LessonStep(Message):
    """A step of a lesson: the message `lesson-<say>`, and the things on the table that it is about. It belongs to the
    moment at which so many decisions were `made`. With an `action`, it is for the learner to do that, and
    `lesson-<wrong>` answers whoever does something else."""

    made: int
    say: str
    point: list[str]
    action: int | None
    wrong: str


class Lesson(Message):
    """A guided first game, step by step; after so many `decisions` it is over."""

    game: str
    minutes: int
    decisions: int
    steps: list[LessonStep]


class Join(Message):
    """Somebody sits down: at that seat, or at the first that is open. The word goes into the shuffling of the cards."""

    name: Name
    seat: Annotated[StrictInt, Field(ge=0, le=15)] | None = None
    word: Word = ""


class Seat(Message):
    """A seat and who has it. An `away` person's seat is played by a bot when `stands_in` says so. Where the bot of a
    seat could not think, `instead` is the weaker one that decided for it."""

    player: Player
    name: str
    bot: str | None
    present: bool
    stands_in: bool
    resigned: bool
    instead: str | None


class TableInfo(Message):
    """A table as everybody may know it."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    own_cards: bool
    public: bool
    hints: bool
    pace: Pace
    stage: Stage
    lesson: bool
    seats: list[Seat]
    commitment: str
    rematch: str | None


class Tables(Message):
    """The public tables, those that wait for players first, and the visitor's `own`: those at which they have a seat
    and which are not over, the latest first. Lessons are in neither."""

    tables: list[TableInfo]
    own: list[TableInfo]


class Seated(Message):
    """Where the guest sits."""

    table: str
    seat: int | None


class HintReason(Message):
    """A fact about an action: the message `hint-reason-<name>` says it. It `wins` the match at once, `brings` or
    `costs` so many `points` at once, `leads-to` so many on average until it is the seat's turn again, or `keeps` a
    `card` from the `seat` that would take it."""

    name: ReasonName
    points: float
    card: str | None
    seat: int | None


class HintedAction(Message):
    """One of the best actions: its id, in words, what a person clicks for it, the chance in per cent, and reasons."""

    id: int
    text: str
    handles: list[str]
    chance: Annotated[int, Field(ge=0, le=100)]
    reasons: list[HintReason]


class Hints(Message):
    """The best that the seat can do at that version, in the order of the chances, as its own view tells. `chance` is
    that the seat `wins`, or, where more than two play, how many of the others it `beats`. `rough` says that little was
    thought."""

    version: int
    meaning: Literal["wins", "beats"]
    rough: bool
    actions: list[HintedAction]


class PointsHistory(Message):
    """How the points grew over a finished match, as those who watched it could count them: each seat's points after the
    deal, and after every decision that was not taken back."""

    points: list[list[float]]


class Problem(Message):
    """Why a request was refused, as a kind for programs and a sentence for people."""

    error: str
    text: str


# Over the websocket, from the client. `command` is the client's own name for the command: one that is sent again is
# answered again and not done again.


class Hello(Message):
    """The first message. `version` is the last that the client has; without one it gets everything."""

    type: Literal["hello"]
    version: Version | None = None
    lang: Language = "en"


class Play(Message):
    """Decide."""

    type: Literal["play"]
    command: CommandId
    version: Version
    action: Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class Undo(Message):
    """Take the last decision back, or ask the others to agree to it."""

    type: Literal["undo"]
    command: CommandId
    version: Version


class Answer(Message):
    """Agree or disagree with an undo that another seat has asked for."""

    type: Literal["answer"]
    command: CommandId
    version: Version
    agree: StrictBool


class Why(Message):
    """Ask why an action (by its id) or a thing on the table (by its handle) can do nothing, after the things that were
    `chosen` before it."""

    type: Literal["why"]
    command: CommandId
    what: StrictInt | Thing
    chosen: Annotated[list[Thing], Field(max_length=MOST_CHOSEN)] = []


class Hint(Message):
    """Ask for the best that the seat can do."""

    type: Literal["hint"]
    command: CommandId
    version: Version


class Say(Message):
    """Say something to the table."""

    type: Literal["say"]
    command: CommandId
    text: Saying


class Resign(Message):
    """Give up."""

    type: Literal["resign"]
    command: CommandId


class Leave(Message):
    """Stand up: before the deal the seat is open again, afterwards a bot stands in at once; with bots alone the match
    waits."""

    type: Literal["leave"]
    command: CommandId


class Fill(Message):
    """Give a seat that is still open to a bot, before the deal."""

    type: Literal["fill"]
    command: CommandId
    seat: Annotated[StrictInt, Field(ge=0, le=15)]
    bot: Annotated[StrictStr, StringConstraints(max_length=40)]


class Rematch(Message):
    """Play again with the same people and the same options."""

    type: Literal["rematch"]
    command: CommandId


class Speak(Message):
    """Be answered in another language from now on."""

    type: Literal["speak"]
    lang: Language


class Ping(Message):
    """A sign of life; answered with a pong."""

    type: Literal["ping"]


FromClient = Annotated[
    Hello | Play | Undo | Answer | Why | Hint | Say | Resign | Leave | Fill | Rematch | Speak | Ping,
    Field(discriminator="type"),
]


# Over the websocket, from the server.


class Event(Message):
    """Something that happened, as the viewer may know it: the message `event-<event>` says it in words. Each event of
    a game has its own further facts."""

    version: int
    event: EventName
    seat: int | None
    card: str | None
    source: str | None
    target: str | None
    amount: int
    facts: Facts  # what else there is to tell, in a form of the event's own


class LegalAction(Message):
    """Something the seat may do. `words` are the arguments of `action-<family>`; `handles` are what a person clicks, in
    any order; `binding` says that it cannot be taken back freely; `about` is what a person may want to know before, the
    path of a move or the chances of an attack."""

    id: int
    family: Family
    words: dict[str, str]
    handles: list[str]
    binding: bool
    about: About


class UndoRequest(Message):
    """A seat asks to take back its last decision; those in `agreed` agree."""

    seat: int
    agreed: list[int]


class Result(Message):
    """How the match ended. `secret` opens the commitment: anybody can check the deal."""

    ending: str
    places: list[int]
    secret: str | None


class Position(Message):
    """The table as the viewer may know it, and what the viewer may do."""

    version: int
    phase: Phase
    to_act: list[int]
    chosen: list[int]
    points: list[float]
    sheet: list[list[float]]
    table: View
    text: str | None  # the position as a line of text, where the game has one
    legal: list[LegalAction]
    undo: Literal["free", "ask"] | None
    own_choice: int | None
    undo_request: UndoRequest | None
    lesson: int | None  # how many of a lesson's decisions were made, unless somebody has left its path
    result: Result | None


class Chat(Message):
    """Something said at the table; they are numbered from 1."""

    number: int
    seat: int
    name: str
    text: str


class Welcome(Message):
    """The answer to hello: the table, the viewer's seat (the spectators' number for a spectator), and what the client
    does not have: all chat, and the events after its version, or all of them."""

    type: Literal["welcome"]
    table: TableInfo
    seat: int
    chat: list[Chat]
    since: int
    events: list[Event]
    position: Position | None


class Update(Message):
    """What happened, and the position now."""

    type: Literal["update"]
    events: list[Event]
    position: Position


class Players(Message):
    """Who sits where has changed, or the table's stage."""

    type: Literal["players"]
    table: TableInfo


class Said(Message):
    """Somebody said something."""

    type: Literal["said"]
    chat: Chat


class Done(Message):
    """A command was done: it is kept, whatever happens."""

    type: Literal["done"]
    command: str
    version: int


class Refused(Message):
    """A command was not done. A stale one brings the events that the client lacks and the position now."""

    type: Literal["refused"]
    command: str
    error: str
    clause: str
    text: str
    events: list[Event]
    position: Position | None


class Reason(Message):
    """One reason: the message of the game that says it, and its clause."""

    message: str
    clause: str


class Reasons(Message):
    """Why something cannot be done, what stands in the way here and now first. Without reasons it can be done, or the
    things chosen and clicked are not part of any action `together`."""

    type: Literal["reasons"]
    command: str
    reasons: list[Reason]
    together: bool


class Hinted(Message):
    """The best that the seat can do; nobody else is told."""

    type: Literal["hinted"]
    command: str
    hints: Hints


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"]


FromServer = Annotated[
    Welcome | Update | Players | Said | Done | Refused | Reasons | Hinted | Pong, Field(discriminator="type")
]
