// The connection to a table. It comes back by itself; commands that were not answered are sent again under their own names,
// so that none is lost and none is done twice.

import type { Done, FromClient, FromServer, Hello, Hinted, Reasons, Refused } from "../messages";
import { randomId } from "./ids";

export type ConnectionState = "connecting" | "open" | "lost";
export type Answered = Done | Refused | Reasons | Hinted;
type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never;
export type Command = Without<Extract<FromClient, { command: string }>, "command">;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SIGN_OF_LIFE = 20_000;
// We have been banned, or the table is gone: the page says so when it is loaded again.
const SENT_AWAY = [4403, 4404];

const ANSWERS: readonly string[] = ["done", "refused", "reasons", "hinted"] satisfies Answered["type"][];

function isAnswer(message: FromServer): message is Answered {
  return ANSWERS.includes(message.type);
}

interface Unanswered {
  message: Command & { command: string };
  answer: (message: Answered) => void;
}

export class Connection {
  state = $state<ConnectionState>("connecting");
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Unanswered>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = true;
  private closed = false;
  private readonly comeBack = () => this.reconnectNow();

  constructor(
    private readonly address: string,
    private readonly hello: () => Omit<Hello, "type">,
    private readonly hear: (message: FromServer) => void,
  ) {
    addEventListener("online", this.comeBack);
    this.connect();
  }

  /** Send a command; it is answered sooner or later, even when the connection breaks in between. */
  ask(command: Command): Promise<Answered> {
    const message = { ...command, command: randomId() };
    return new Promise((answer) => {
      this.unanswered.set(message.command, { message, answer });
      this.send(message);
    });
  }

  send(message: FromClient): void {
    if (this.state === "open") this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.comeBack);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Somebody does not want to wait, or the network is back. */
  reconnectNow(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = ({ data }) => this.take(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (SENT_AWAY.includes(code)) {
        this.close();
        location.reload();
      } else this.lose();
    };
  }

  private take(message: FromServer): void {
    this.heard = true;
    if (message.type === "welcome") this.open();
    this.hear(message);
    if (isAnswer(message)) {
      this.unanswered.get(message.command)?.answer(message);
      this.unanswered.delete(message.command);
    }
  }

  private open(): void {
    this.state = "open";
    this.attempts = 0;
    for (const { message } of this.unanswered.values()) this.send(message);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), SIGN_OF_LIFE);
  }

  /** A connection that has been silent since the last sign of life is dead, whatever it says. */
  private beat(): void {
    if (!this.heard) {
      this.socket?.close();
      this.lose();
      return;
    }
    this.heard = false;
    this.send({ type: "ping" });
  }

  private lose(): void {
    this.socket = null;
    clearInterval(this.heartbeat);
    if (this.closed) return;
    this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
