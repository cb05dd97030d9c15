// The messages of iacta/server/messages.py, written by `python -m iacta.server.typescript`. Do not edit.

import type * as lusitania_xxi from "./games/lusitania-xxi/view";
import type * as lusitania from "./games/lusitania/view";
import type * as lutetia from "./games/lutetia/view";
import type * as lumeria from "./games/lumeria/view";

/** Agree or disagree with an undo that another seat has asked for. */
export interface Answer {
  type: "answer";
  command: string;
  version: number;
  agree: boolean;
}

/** All kinds of card of a game or a table. `titles` has what people call a kind in every language, where only the file says it. `choices` has the names that an option chooses among with these cards, where they are not those of the game; `goal` is how many points win at once, in games where some number does; `layout` is whatever else a table needs to be drawn, in a form of the game's own. */
export interface CardFile {
  game: string;
  goal: number | null;
  cards: Record<string, CardInfo>;
  titles: Record<string, string>;
  choices: Record<string, string[]>;
  layout: lusitania_xxi.Layout | lusitania.Layout | lutetia.Layout | lumeria.Layout;
}

/** What is printed on a kind of card, and where each fact comes from; `effect-<effect>` says what it does; `traits` is what the rules say of it besides, in a form of the game's own. */
export interface CardInfo {
  effect: string;
  traits: lusitania_xxi.Traits | lusitania.Traits | lutetia.Traits | lumeria.Traits;
  facts: Record<string, unknown>;
  origins: Record<string, string>;
}

/** Something said at the table; they are numbered from 1. */
export interface Chat {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** A command was done: it is kept, whatever happens. */
export interface Done {
  type: "done";
  command: string;
  version: number;
}

export interface EventFields {
  version: number;
  seat: number | null;
  card: string | null;
  source: string | null;
  target: string | null;
  amount: number;
}

/** Something that happened, as the viewer may know it: the message `event-<event>` says it in words. Each event of a game has its own further facts. */
export type Event = EventFields & (lusitania_xxi.Event | lusitania.Event | lutetia.Event | lumeria.Event);

/** The actions of one form: the message `action-<name>` says one, with these arguments. */
export interface FamilyInfo {
  name: string;
  arguments: string[];
}

/** Give a seat that is still open to a bot, before the deal. */
export interface Fill {
  type: "fill";
  command: string;
  seat: number;
  bot: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  titles: Record<string, string>;
  fewest: number;
  most: number;
  minutes: number[];
  weight: "light" | "medium" | "heavy";
  options: OptionInfo[];
  kinds: string[];
  families: FamilyInfo[];
  zones: ZoneInfo[];
  sheet: string[];
  continuing: string[];
  untold: string[];
  spectator: number;
  ratings: Record<string, number>;
  lesson: number | null;
}

/** All games, and the computer opponents that can sit down, the weakest first; `usual` is a good one to begin with. The message `bot-<name>` says what one is called. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  usual: string;
}

/** The first message. `version` is the last that the client has; without one it gets everything. */
export interface Hello {
  type: "hello";
  version?: number | null;
  lang?: "en" | "pl" | "pt" | "uk";
}

/** Ask for the best that the seat can do. */
export interface Hint {
  type: "hint";
  command: string;
  version: number;
}

/** A fact about an action: the message `hint-reason-<name>` says it. It `wins` the match at once, `brings` or `costs` so many `points` at once, `leads-to` so many on average until it is the seat's turn again, or `keeps` a `card` from the `seat` that would take it. */
export interface HintReason {
  name: "wins" | "brings" | "costs" | "leads-to" | "keeps";
  points: number;
  card: string | null;
  seat: number | null;
}

/** The best that the seat can do; nobody else is told. */
export interface Hinted {
  type: "hinted";
  command: string;
  hints: Hints;
}

/** One of the best actions: its id, in words, what a person clicks for it, the chance in per cent, and reasons. */
export interface HintedAction {
  id: number;
  text: string;
  handles: string[];
  chance: number;
  reasons: HintReason[];
}

/** The best that the seat can do at that version, in the order of the chances, as its own view tells. `chance` is that the seat `wins`, or, where more than two play, how many of the others it `beats`. `rough` says that little was thought. */
export interface Hints {
  version: number;
  meaning: "wins" | "beats";
  rough: boolean;
  actions: HintedAction[];
}

/** Somebody sits down: at that seat, or at the first that is open. The word goes into the shuffling of the cards. */
export interface Join {
  name: string;
  seat?: number | null;
  word?: string;
}

/** Stand up: before the deal the seat is open again, afterwards a bot stands in at once; with bots alone the match waits. */
export interface Leave {
  type: "leave";
  command: string;
}

/** Something the seat may do. `words` are the arguments of `action-<family>`; `handles` are what a person clicks, in any order; `binding` says that it cannot be taken back freely; `about` is what a person may want to know before, the path of a move or the chances of an attack. */
export interface LegalAction {
  id: number;
  family: lusitania_xxi.Family | lusitania.Family | lutetia.Family | lumeria.Family;
  words: Record<string, string>;
  handles: string[];
  binding: boolean;
  about: lusitania_xxi.About | lusitania.About | lutetia.About | lumeria.About;
}

/** A guided first game, step by step; after so many `decisions` it is over. */
export interface Lesson {
  game: string;
  minutes: number;
  decisions: number;
  steps: LessonStep[];
}

/** A step of a lesson: the message `lesson-<say>`, and the things on the table that it is about. It belongs to the moment at which so many decisions were `made`. With an `action`, it is for the learner to do that, and `lesson-<wrong>` answers whoever does something else. */
export interface LessonStep {
  made: number;
  say: string;
  point: string[];
  action: number | null;
  wrong: string;
}

/** A lesson to be begun: a table of one's own with a known deal. */
export interface NewLesson {
  name: string;
}

/** A table to be set up. `players` says for each seat who sits there: `me`, `open` for whoever comes, or a bot. `hints` says whether players may ask for hints, `pace` how much time the bots take at least. */
export interface NewTable {
  game: string;
  players: string[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  hints?: boolean;
  pace?: "quick" | "usual" | "slow";
  name: string;
  word?: string;
  cards?: string | null;
}

/** A choice made before the first card; the message `option-<name>` of the game says what it is about. */
export interface OptionInfo {
  name: string;
  default: number;
  low: number;
  high: number;
  switch: boolean;
  choices: string[];
}

/** Somebody's own card file, to be checked before a table is set up with it. */
export interface OwnCards {
  cards: string;
}

/** A sign of life; answered with a pong. */
export interface Ping {
  type: "ping";
}

/** Decide. */
export interface Play {
  type: "play";
  command: string;
  version: number;
  action: number;
}

/** Who sits where has changed, or the table's stage. */
export interface Players {
  type: "players";
  table: TableInfo;
}

/** How the points grew over a finished match, as those who watched it could count them: each seat's points after the deal, and after every decision that was not taken back. */
export interface PointsHistory {
  points: number[][];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The table as the viewer may know it, and what the viewer may do. */
export interface Position {
  version: number;
  phase: lusitania_xxi.Phase | lusitania.Phase | lutetia.Phase | lumeria.Phase;
  to_act: number[];
  chosen: number[];
  points: number[];
  sheet: number[][];
  table: lusitania_xxi.View | lusitania.View | lutetia.View | lumeria.View;
  text: string | null;
  legal: LegalAction[];
  undo: "free" | "ask" | null;
  own_choice: number | null;
  undo_request: UndoRequest | null;
  lesson: number | null;
  result: Result | null;
}

/** Why a request was refused, as a kind for programs and a sentence for people. */
export interface Problem {
  error: string;
  text: string;
}

/** One reason: the message of the game that says it, and its clause. */
export interface Reason {
  message: string;
  clause: string;
}

/** Why something cannot be done, what stands in the way here and now first. Without reasons it can be done, or the things chosen and clicked are not part of any action `together`. */
export interface Reasons {
  type: "reasons";
  command: string;
  reasons: Reason[];
  together: boolean;
}

/** A command was not done. A stale one brings the events that the client lacks and the position now. */
export interface Refused {
  type: "refused";
  command: string;
  error: string;
  clause: string;
  text: string;
  events: Event[];
  position: Position | null;
}

/** Play again with the same people and the same options. */
export interface Rematch {
  type: "rematch";
  command: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  command: string;
}

/** How the match ended. `secret` opens the commitment: anybody can check the deal. */
export interface Result {
  ending: string;
  places: number[];
  secret: string | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  chat: Chat;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  command: string;
  text: string;
}

/** A seat and who has it. An `away` person's seat is played by a bot when `stands_in` says so. Where the bot of a seat could not think, `instead` is the weaker one that decided for it. */
export interface Seat {
  player: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  present: boolean;
  stands_in: boolean;
  resigned: boolean;
  instead: string | null;
}

/** Where the guest sits. */
export interface Seated {
  table: string;
  seat: number | null;
}

/** Be answered in another language from now on. */
export interface Speak {
  type: "speak";
  lang: "en" | "pl" | "pt" | "uk";
}

/** A table as everybody may know it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  own_cards: boolean;
  public: boolean;
  hints: boolean;
  pace: "quick" | "usual" | "slow";
  stage: "waiting" | "running" | "over" | "unreadable";
  lesson: boolean;
  seats: Seat[];
  commitment: string;
  rematch: string | null;
}

/** The public tables, those that wait for players first, and the visitor's `own`: those at which they have a seat and which are not over, the latest first. Lessons are in neither. */
export interface Tables {
  tables: TableInfo[];
  own: TableInfo[];
}

/** Take the last decision back, or ask the others to agree to it. */
export interface Undo {
  type: "undo";
  command: string;
  version: number;
}

/** A seat asks to take back its last decision; those in `agreed` agree. */
export interface UndoRequest {
  seat: number;
  agreed: number[];
}

/** What happened, and the position now. */
export interface Update {
  type: "update";
  events: Event[];
  position: Position;
}

/** The answer to hello: the table, the viewer's seat (the spectators' number for a spectator), and what the client does not have: all chat, and the events after its version, or all of them. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number;
  chat: Chat[];
  since: number;
  events: Event[];
  position: Position | null;
}

/** Ask why an action (by its id) or a thing on the table (by its handle) can do nothing, after the things that were `chosen` before it. */
export interface Why {
  type: "why";
  command: string;
  what: number | string;
  chosen?: string[];
}

/** A part of the table; its cards are in the view's table under `cards`. */
export interface ZoneInfo {
  name: string;
  shape: number[];
  cards: string;
  seen: string | null;
  heap: boolean;
  hidden: boolean;
  labels: string[];
}

export type FromClient = Answer | Fill | Hello | Hint | Leave | Ping | Play | Rematch | Resign | Say | Speak | Undo | Why;

export type FromServer = Done | Hinted | Players | Pong | Reasons | Refused | Said | Update | Welcome;
