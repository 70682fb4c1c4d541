// The line to a table. It says hello, comes back by itself when it breaks, and says again whatever has had no answer
// yet, under the same id, so that nothing is lost and nothing counts twice.
import { PROTOCOL, Refused, type Choices, type Facts, type Incoming, type News, type Resumed, type Snapshot } from "./protocol";

export type Status = "connecting" | "open" | "away" | "shut";

export interface Where {
  table: string;
  token?: string | undefined;
  key?: string | undefined;
}

/** What a line needs of the world; tests hand in their own. */
export interface World {
  open(): WebSocket;
  after(milliseconds: number, what: () => void): () => void;
  online(): boolean;
}

interface Waiting {
  message: Facts;
  told: boolean;
  resolve: (answer: { number?: number | undefined; data?: unknown }) => void;
  reject: (reason: Refused) => void;
}

const PAUSES = [200, 500, 1000, 2000, 4000, 8000];
const PATIENCE = 10_000; // until a line that doesn't answer counts as broken
const FOR_GOOD = ["bad_token", "no_such_table", "not_your_table", "other_protocol", "table_crowded", "other_rules"];
const LEFT = 1000;

export class Connection {
  status: Status = "connecting";
  number: number | null = null; // of the last news known

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private later: (() => void) | null = null;
  private watchdog: (() => void) | null = null;
  private greeted = false;
  private counter = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly where: Where,
    private readonly world: World,
    private readonly hear: (message: Snapshot | Resumed | News | Choices) => void,
    private readonly changed: (status: Status, why?: Refused) => void,
  ) {}

  start(): void {
    this.stopWaiting();
    if (this.status === "shut" || this.socket !== null) return;
    if (!this.world.online()) return this.become("away");
    this.greeted = false;
    const socket = (this.socket = this.world.open());
    socket.onopen = () => socket === this.socket && this.hello();
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.socket) return;
      for (const line of String(event.data).split("\n")) if (line) this.take(JSON.parse(line) as Incoming);
    };
    socket.onclose = (event: CloseEvent) => socket === this.socket && this.lost(event.code);
    this.mind();
  }

  /** The browser says that there is no network, or that there is one again. */
  network(there: boolean): void {
    if (this.status === "shut") return;
    if (!there) this.hangUp("away");
    else if (this.status !== "open") {
      this.tries = 0;
      this.drop();
      this.start();
    }
  }

  close(): void {
    this.hangUp("shut");
  }

  /** A command: it is kept until the house has answered, over as many lines as that takes. */
  async command(type: string, more: Facts = {}): Promise<number> {
    const answer = await this.send({ type, after: this.number ?? 0, ...more });
    return answer.number ?? 0;
  }

  /** A question. */
  async ask<Data>(type: string, more: Facts = {}): Promise<Data> {
    return (await this.send({ type, ...more })).data as Data;
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private send(message: Facts): Promise<{ number?: number | undefined; data?: unknown }> {
    const id = `${this.prefix}-${++this.counter}`;
    return new Promise((resolve, reject) => {
      if (this.status === "shut") return reject(new Refused("page", "line-shut"));
      const waiting = { message: { ...message, id }, told: false, resolve, reject };
      this.waiting.set(id, waiting);
      if (this.greeted) this.tell(waiting);
    });
  }

  private tell(waiting: Waiting): void {
    waiting.told = true;
    this.socket?.send(JSON.stringify(waiting.message));
    this.mind();
  }

  private hello(): void {
    const { table, token, key } = this.where;
    const who = token === undefined ? { type: "watch", ...(key ? { key } : {}) } : { type: "hello", token, legal: "full" };
    this.socket?.send(JSON.stringify({ ...who, protocol: PROTOCOL, table, have: this.number }));
  }

  private take(message: Incoming): void {
    this.mind();
    switch (message.type) {
      case "snapshot":
      case "resumed":
        if (message.type === "snapshot") this.number = message.number;
        this.hear(message);
        return this.welcomed();
      case "news":
        if (this.number !== null && message.number <= this.number) return;
        if (this.number !== null && message.number > this.number + 1) return this.again();
        this.number = message.number;
        return this.hear(message);
      case "choices":
        return this.hear(message);
      case "ack":
        return this.settle(message.id, (waiting) => waiting.resolve(message));
      case "reject": {
        const why = new Refused(message.family, message.code, message.facts);
        if (message.id !== null) return this.settle(message.id, (waiting) => waiting.reject(why));
        if (!this.greeted && FOR_GOOD.includes(message.code)) this.hangUp("shut", why);
        return;
      }
      case "bye":
        return;
    }
  }

  private welcomed(): void {
    this.greeted = true;
    this.tries = 0;
    this.become("open");
    for (const waiting of [...this.waiting.values()]) this.tell(waiting);
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.mind();
    if (waiting) how(waiting);
  }

  private lost(code: number): void {
    this.drop();
    if (this.status === "shut") return;
    if (code === LEFT) return this.hangUp("shut");
    this.become("away");
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 1000;
    this.later = this.world.after(pause * (0.75 + Math.random() / 2), () => this.start());
  }

  /** Something is missing: a new line, and the rest with it. */
  private again(): void {
    this.drop();
    this.start();
  }

  private hangUp(status: Status, why?: Refused): void {
    this.stopWaiting();
    this.drop();
    this.become(status, why);
    if (status !== "shut") return;
    for (const waiting of this.waiting.values()) waiting.reject(why ?? new Refused("page", "line-shut"));
    this.waiting.clear();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.watchdog?.();
    this.watchdog = null;
    socket?.close();
  }

  private stopWaiting(): void {
    this.later?.();
    this.later = null;
  }

  private become(status: Status, why?: Refused): void {
    this.status = status;
    this.changed(status, why);
  }

  /** While an answer is due, silence means that the line is broken. */
  private mind(): void {
    this.watchdog?.();
    this.watchdog = null;
    const due = !this.greeted || [...this.waiting.values()].some((waiting) => waiting.told && waiting.message["type"] !== "hint");
    if (this.socket && due) this.watchdog = this.world.after(PATIENCE, () => this.lost(0));
  }
}
