// A fake platform for connections: sockets that record what is sent, a clock moved by hand, a network that can be cut.
import type { Platform } from "../src/lib/connection";

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  /** Report that the connection is open. */
  accept(): void {
    this.onopen?.();
  }
  /** Deliver messages of the server. */
  deliver(...messages: unknown[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") } as MessageEvent);
  }
  /** Report that the connection is lost. */
  fail(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  last(type: string): Record<string, unknown> {
    return this.sent.filter((message) => message["type"] === type).at(-1)!;
  }
}

export class FakePlatform implements Platform {
  sockets: FakeSocket[] = [];
  timers: { at: number; callback: () => void }[] = [];
  now = 0;
  online = true;

  openSocket(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  setTimer(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.now + milliseconds, callback };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  isOnline(): boolean {
    return this.online;
  }
  /** Advance the clock and call the timers that are due. */
  advance(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    this.timers = this.timers.filter((timer) => timer.at > this.now);
    for (const timer of due) timer.callback();
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

/** Wait until pending promises are settled. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const TABLE_INFO = {
  table: "t",
  game: "dieb",
  players: 2,
  options: {},
  state: "playing",
  listed: false,
  seats: [
    { kind: "person", name: "Ann" },
    { kind: "bot", bot: "thief" },
  ],
  seed_hash: "",
  clock: null,
  next: null,
};
export const snapshot = (more: object = {}): object => ({
  type: "snapshot",
  number: 1,
  state_version: 1,
  you: 0,
  table: TABLE_INFO,
  view: { seat: 0 },
  to_act: [0],
  legal: [],
  result: null,
  seed: null,
  deadline: null,
  chat: [],
  ...more,
});
export const update = (number: number, more: object = {}): object => ({
  type: "update",
  number,
  kind: "play",
  state_version: number,
  by: "bot",
  seat: 1,
  events: [],
  to_act: [0],
  view: { seat: 0, number },
  ...more,
});
