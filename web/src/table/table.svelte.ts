// The table as this browser sees it: everything comes from the server, nothing here knows a rule.

import { untrack, type Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { actionText, lineText, logLines, sentence, withEvent, zoneOf, type Line, type Told } from "../i18n/sentences";
import { speech } from "../i18n/speech.svelte";
import type { Arguments, Language, Titles, Words } from "../i18n/words";
import type {
  CardFile,
  CardInfo,
  Chat,
  Event,
  FromServer,
  GameInfo,
  LegalAction,
  Lesson as LessonPlan,
  Position,
  Reason,
  TableInfo,
  Welcome,
} from "../messages";
import { Lesson } from "../lesson/lesson.svelte";
import { settings } from "../settings.svelte";
import { Connection, type Answered, type Command } from "../socket/connection.svelte";
import { Choice } from "./choice.svelte";
import { wordsOf } from "../lesson/words";
import { Hinting } from "./hints.svelte";
import { insist, isStale, still } from "./insist";
import { Missing } from "./missed.svelte";
import { Playback } from "./playback.svelte";

const BEFORE_THE_DEAL = -1;

/** A thing that was asked about, and why it can do nothing. */
export interface Asked {
  handle: string;
  /** What it is, in words. */
  label: string;
  /** What the thing is, where a game says it. */
  about?: string | undefined;
  reasons: readonly Reason[];
  /** Nothing is ever done with it. */
  idle?: boolean;
}

/** Money that goes from a place to another; without an amount it is a coin. */
export interface Payment {
  from: string;
  to: string;
  amount?: number;
}

export class Table {
  readonly game: GameInfo;
  readonly cards: Record<string, CardInfo>;
  /** What else of the card file a layout needs: boards, tracks. */
  readonly layout: CardFile["layout"];
  /** How many points win at once, in games where some number does. */
  readonly goal: number | null;
  /** What the card file calls its own kinds of card. */
  private readonly titles: Titles;
  private spoken: { words: Words; titled: Words } | null = null;
  /** What a game knows of an action before it is done, for its words. */
  readonly known: ((action: LegalAction) => Arguments) | undefined;
  info = $state.raw() as TableInfo;
  /** The viewer's seat; the spectators' number for a spectator. */
  seat = $state(-1);
  /** The position on show; nothing before the deal. */
  shown = $state.raw<Position | null>(null);
  log = $state.raw<readonly Told[]>([]);
  /** The log in lines: some events go on with the line before. */
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** What the server refused, in words. */
  refusal = $state("");
  /** The clause at which the rules are open; the empty one is their beginning. */
  reading = $state<string | null>(null);
  /** The kind of card whose details are open. */
  detail = $state<string | null>(null);
  /** What is to be said of the very card that is looked at: where it lies, who knows it. */
  description = $state("");
  /** How many things of each handle are drawn: the prompt offers what is not. */
  readonly drawn = new SvelteMap<string, number>();
  /** The thing that had the focus last. */
  visited = $state<string | null>(null);
  /** The thing under the pointer or with the focus: the prompt says what a click on it would do. */
  considered = $state<string | null>(null);
  /** The one thing that Tab visits while nothing glows: where the person was, or the first. */
  readonly stand = $derived.by(() => {
    if (this.visited && this.drawn.get(this.visited)) return this.visited;
    for (const [handle, count] of this.drawn) if (count) return handle;
    return null;
  });
  /** Looking instead of acting: a click on a card shows its details. */
  looking = $state(false);
  /** What happened while the person was not looking, until they decide or have read it. */
  readonly missed: Missing;
  /** A decision is on its way. */
  deciding = $state(false);
  /** The money that an event moves; a layout of a game with money sets it. */
  payments: ((event: Event) => readonly Payment[]) | null = null;
  /** How long something is looked at that moves nothing, in parts of a movement; a layout with dice sets it. */
  pauses: ((event: Event) => number) | null = null;
  /** Draws what an event moves, in a square; a layout whose pieces are no cards sets it. */
  piece: Component<{ event: Event }> | null = null;
  /** What a click means that leads nowhere by itself; says whether it meant anything. A layout sets it. */
  instead: ((handle: string) => boolean) | null = null;
  /** Picks up a thing for which the click is a decision of its own; says whether it is in hand. A layout sets it. */
  grasp: ((handle: string) => boolean) | null = null;
  /** What a thing is that can do nothing, said with the reasons. A layout sets it. */
  explains: ((handle: string) => string | undefined) | null = null;
  /** What is said after the question in the prompt; empty where there is nothing to say. A layout sets it. */
  remark = $state.raw<(() => string) | null>(null);
  /** Goes back a step where nothing clicked is left to be taken back; says whether it did. A layout sets it. */
  retreat: (() => boolean) | null = null;
  readonly choice: Choice;
  readonly playback: Playback;
  readonly hints: Hinting;
  /** The guided first game that is played here, if it is one. */
  readonly lesson: Lesson | null;
  readonly connection: Connection;
  private clicked = { card: null as string | null, label: "" };
  private latest = BEFORE_THE_DEAL;

  constructor(
    game: GameInfo,
    { cards, titles, layout, goal }: CardFile,
    info: TableInfo,
    known?: (action: LegalAction) => Arguments,
    lesson?: LessonPlan,
  ) {
    this.game = game;
    this.cards = cards;
    this.titles = titles;
    this.layout = layout;
    this.goal = goal;
    this.known = known;
    this.info = info;
    this.choice = new Choice(this);
    this.playback = new Playback(this);
    this.hints = new Hinting(this);
    this.missed = new Missing(this);
    this.lesson = lesson ? new Lesson(lesson, this) : null;
    const socket = new URL(`/api/tables/${info.table}/live`, location.href);
    socket.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const hello = () => ({ version: this.shown ? this.latest : null, lang: settings.language });
    this.connection = new Connection(socket.href, hello, (message) => this.hear(message));
  }

  get words(): Words {
    const words = speech.of(this.game.name);
    if (this.spoken?.words !== words) this.spoken = { words, titled: words.titled(this.titles) };
    return this.spoken.titled;
  }

  /** The position on show. Layouts are drawn when there is one. */
  get position(): Position {
    return this.shown!;
  }

  /** Whether the viewer has a seat. */
  get playing(): boolean {
    return this.seat < this.info.seats.length;
  }

  /** Whether the viewer has given up: a bot plays on. */
  get resigned(): boolean {
    return this.info.seats[this.seat]?.resigned ?? false;
  }

  /** Whether the viewer has only bots for company: the match waits for them, and everything can be taken back. */
  get alone(): boolean {
    return this.playing && this.info.seats.every(({ player }, seat) => seat === this.seat || player === "bot");
  }

  /** The seats, beginning with the viewer's. */
  get order(): number[] {
    const count = this.info.seats.length;
    const first = this.playing ? this.seat : 0;
    return Array.from({ length: count }, (_, step) => (first + step) % count);
  }

  get names(): string[] {
    return this.info.seats.map(({ name }, seat) => name || this.words.say("player", { number: String(seat + 1) }));
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** How many points a seat has, and of how many. */
  standing(seat: number): string {
    const points = this.position.points[seat] ?? 0;
    return this.goal === null
      ? this.words.say("points", { points })
      : this.words.say("points-of-goal", { points, goal: this.goal });
  }

  /** By how many points a seat is ahead of the best of the others; less than none where it is behind. */
  lead(seat: number): number {
    const { points } = this.position;
    return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
  }

  /** What a seat has its points for, chapter by chapter. */
  pointsFor(seat: number): string {
    const chapters = this.game.sheet.map((chapter, row) => ({
      chapter,
      points: this.position.sheet[row]?.[seat] ?? 0,
    }));
    const said = chapters
      .filter(({ points }) => points)
      .map(({ chapter, points }) => `${this.words.say(`sheet-${chapter}`)} ${this.words.number(points)}`);
    return said.join(", ");
  }

  /** What can be done now: nothing while the others' moves are still being shown. */
  get legal(): readonly LegalAction[] {
    const mayDecide = this.playback.caughtUp && !this.deciding && !this.resigned;
    const legal = this.shown && mayDecide ? this.shown.legal : [];
    return this.lesson ? legal.filter(({ id }) => this.lesson!.allows(id)) : legal;
  }

  get careful(): boolean {
    return settings.careful;
  }

  /** The kind of card at a place: null where there is none, undefined where there is no such place. */
  at(place: string): string | null | undefined {
    const found = this.lying(place);
    return typeof found === "string" || found === null ? found : undefined;
  }

  /** The kinds of card of a row. */
  row(places: string): (string | null)[] {
    const found = this.lying(places);
    return Array.isArray(found) ? found : [];
  }

  private lying(place: string): unknown {
    const { zone, index } = zoneOf(this.game, place);
    if (!zone || zone.heap || zone.hidden) return undefined;
    let found: unknown = new Map<string, unknown>(Object.entries(this.shown?.table ?? {})).get(zone.cards);
    for (const i of index) found = Array.isArray(found) ? found[i] : undefined;
    return found;
  }

  /** An action in words; `page-action-<family>` of the game names the cards where there is one. */
  said(action: LegalAction): string {
    const message = `page-action-${action.family}`;
    if (!this.words.has(message)) return this.words.capital(actionText(this.words, action));
    const kinds = action.handles.map((handle) => this.at(handle)).filter((kind) => typeof kind === "string");
    const [card = "unknown", other = "unknown"] = kinds;
    const player = this.names[Number(action.words["seat"]) - 1] ?? "";
    const { phase } = this.position;
    return this.words.say(message, { ...action.words, card, other, player, phase, ...this.known?.(action) });
  }

  sentence(event: Told): string {
    return sentence(this.words, this.game, event, this.seat, this.names);
  }

  /** A line of the log in words. */
  lineText(line: Line): string {
    return lineText(line, (event) => this.sentence(event));
  }

  /** A thing is drawn; the answer takes it away again. */
  draw(handle: string): () => void {
    const count = (by: number) => this.drawn.set(handle, (untrack(() => this.drawn.get(handle)) ?? 0) + by);
    count(1);
    return () => count(-1);
  }

  /** A thing was clicked, with the kind of card on it. */
  click(handle: string, card: string | null, label: string): void {
    this.clicked = { card, label };
    if (this.looking && card) this.look(card, label);
    else if (this.choice.glows(handle) || !this.instead?.(handle)) this.choice.click(handle);
  }

  /** Open the details of a kind of card. */
  look(kind: string, description = ""): void {
    this.detail = kind;
    this.description = description;
  }

  play(action: LegalAction): void {
    this.hints.close();
    this.missed.close();
    this.deciding = true;
    void this.decide(action).finally(() => (this.deciding = false));
  }

  private async decide(action: LegalAction): Promise<void> {
    this.refusal = "";
    this.asked = null;
    const answer = await insist(action, () =>
      this.connection.ask({ type: "play", version: this.latest, action: action.id }),
    );
    // It can still be done but no longer taken back: it is chosen again, and asks.
    if (isStale(answer) && still(action, answer)) this.choice.chosen = action.handles;
    else this.sayRefused(answer);
  }

  why(handle: string): void {
    if (this.lesson?.step) return this.guideBack(this.lesson, handle);
    const { card, label } = this.clicked;
    const { chosen } = this.choice;
    this.asked = null;
    void this.connection.ask({ type: "why", what: handle, chosen: [...chosen] }).then((answer) => {
      if (chosen !== this.choice.chosen) return; // the person has gone on
      const known = answer.type === "reasons"; // of other things the server knows nothing that is ever done with them
      const { reasons, together } = known ? answer : { reasons: [], together: true };
      if (!together && this.choice.leads([handle])) {
        this.choice.begin(handle);
        this.asked = { handle, label, about: this.words.say("chosen-instead"), reasons };
        return;
      }
      const about = together ? this.explains?.(handle) : this.words.say("not-together");
      if (about || reasons.length || !card) this.asked = { handle, label, about, reasons, idle: !known };
      else this.look(card, label); // nothing is ever done with it: whoever clicks it wants to look at it
    });
  }

  /** A lesson answers a click that leads elsewhere: what was meant may be right at another time. */
  private guideBack(lesson: Lesson, handle: string): void {
    lesson.missed++;
    const words = speech.of(wordsOf(this.game.name));
    const wrong = lesson.step!.wrong
      ? `lesson-${lesson.step!.wrong}`
      : lesson.isReading
        ? "lesson-read-on"
        : "lesson-not-now";
    this.asked = { handle, label: this.clicked.label, about: words.say(wrong), reasons: [] };
  }

  undo(): void {
    void this.ask({ type: "undo", version: this.latest });
  }

  answer(agree: boolean): void {
    void this.ask({ type: "answer", version: this.latest, agree });
  }

  /** Send a command; what the server refuses is shown, unless it is of no interest. */
  async ask(command: Command, ignored: (answer: Answered) => boolean = () => false): Promise<Answered> {
    this.refusal = "";
    this.asked = null;
    const answer = await this.connection.ask(command);
    if (!ignored(answer)) this.sayRefused(answer);
    return answer;
  }

  private sayRefused(answer: Answered): void {
    if (isStale(answer)) this.refusal = this.words.say("too-late");
    else if (answer.type === "refused") this.refusal = answer.text;
  }

  speak(language: Language): void {
    this.connection.send({ type: "speak", lang: language });
  }

  reconnect(): void {
    this.connection.reconnectNow();
  }

  close(): void {
    this.missed.stop();
    this.connection.close();
  }

  tell(event: Told): void {
    this.log = [...this.log, event];
    this.lines = withEvent(this.game, this.lines, event);
  }

  show(position: Position): void {
    if (position.version !== this.shown?.version) this.hints.forget();
    this.lesson?.turnTo(position);
    this.shown = position;
  }

  rest(): void {
    this.choice.keep();
    void this.hints.renew();
  }

  async ready(): Promise<void> {
    await this.lesson?.ready();
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.follow(message.events, message.position);
    else if (message.type === "players") this.meet(message.table);
    else if (message.type === "said") this.chat = [...this.chat, message.chat];
    else if (message.type === "refused" && message.position) this.follow(message.events, message.position);
  }

  /** Who sits where now. Where a bot could not think, the log says who decided instead. */
  private meet(info: TableInfo): void {
    for (const [seat, { bot, instead }] of info.seats.entries()) {
      if (!instead || instead === this.info.seats[seat]?.instead || !this.shown) continue;
      const facts = { bot: this.words.say(`bot-${bot ?? "greedy"}`), instead: this.words.say(`bot-${instead}`) };
      const place = { card: null, source: null, target: null, amount: 0 };
      this.tell({ version: this.latest, event: "bot-failed", seat, ...place, facts });
    }
    this.info = info;
  }

  private welcome({ table, seat, chat, since, events, position }: Welcome): void {
    const watched = this.shown !== null;
    this.info = table;
    this.seat = seat;
    this.chat = chat;
    if (!position) return;
    if (watched) return this.follow(events, position);
    this.log = [...this.log.filter((event) => event.version <= since), ...events];
    this.lines = logLines(this.game, this.log);
    this.latest = position.version;
    this.show(position);
    this.missed.come();
  }

  private follow(events: readonly Event[], position: Position): void {
    const news = events.filter((event) => event.version > this.latest);
    this.latest = position.version;
    this.playback.add({ events: news, position });
  }
}
