import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../messages";
import { Connection } from "./connection.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.onclose({ code });
  }

  hears(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const heard: FromServer[] = [];
const socket = () => FakeSocket.all.at(-1)!;

function connected(): Connection {
  const connection = new Connection(
    "ws://table",
    () => ({ version: 3, lang: "en" }),
    (message) => heard.push(message),
  );
  welcome();
  return connection;
}

function welcome() {
  socket().onopen();
  socket().hears({ type: "welcome" });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  FakeSocket.all = [];
  heard.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection begins with hello and the version that is known", () => {
  connected();
  expect(socket().sent[0]).toEqual({ type: "hello", version: 3, lang: "en" });
});

test("a lost connection is sought again, and what was not answered is sent again under its own name", async () => {
  const connection = connected();
  const answer = connection.ask({ type: "play", version: 3, action: 7 });
  const first = socket().sent[1]!;
  socket().close();
  expect(connection.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  welcome();
  expect(connection.state).toBe("open");
  expect(socket().sent[1]).toEqual(first);
  socket().hears({ type: "done", command: first["command"], version: 4 });
  expect((await answer).type).toBe("done");
});

test("what was answered is not sent again", async () => {
  const connection = connected();
  void connection.ask({ type: "undo", version: 3 });
  socket().hears({ type: "done", command: socket().sent[1]!["command"], version: 4 });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  welcome();
  expect(socket().sent).toHaveLength(1);
});

test("it waits longer each time, but never long", async () => {
  connected();
  for (let attempt = 0; attempt < 10; attempt++) {
    socket().close();
    await vi.advanceTimersByTimeAsync(15_000 * 1.25);
    expect(FakeSocket.all).toHaveLength(attempt + 2);
  }
});

test("a silent connection is dead", async () => {
  const connection = connected();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.state).toBe("lost");
});

test.each([4403, 4404])("whoever is sent away with %i does not come back, and the page says why", async (code) => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  connected();
  socket().close(code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(reload).toHaveBeenCalledOnce();
});

test("closed is closed", async () => {
  const connection = connected();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
