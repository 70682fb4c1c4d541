// A world for tests: sockets that remember, a clock that is wound by hand, a network that can be cut.
import type { World } from "../src/lib/connection";

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
  opens(): void {
    this.onopen?.();
  }
  says(...messages: unknown[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") } as MessageEvent);
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  last(type: string): Record<string, unknown> {
    return this.sent.filter((message) => message["type"] === type).at(-1)!;
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers: { at: number; what: () => void }[] = [];
  now = 0;
  there = true;

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  after(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.now + milliseconds, what };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  online(): boolean {
    return this.there;
  }
  wait(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    this.timers = this.timers.filter((timer) => timer.at > this.now);
    for (const timer of due) timer.what();
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const PLACARD = { table: "t", game: "dieb", players: 2, options: {}, state: "playing", listed: false, seats: [{ kind: "person", name: "Ann" }, { kind: "bot", bot: "thief" }], seed_hash: "", clock: null, next: null };
export const snapshot = (more: object = {}): object => ({ type: "snapshot", number: 1, stands: 1, you: 0, table: PLACARD, view: { seat: 0 }, to_act: [0], legal: [], result: null, seed: null, due: null, said: [], ...more });
export const news = (number: number, more: object = {}): object => ({ type: "news", number, kind: "play", stands: number, by: "bot", seat: 1, events: [], to_act: [0], view: { seat: 0, number }, ...more });
