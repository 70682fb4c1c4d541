// One table as the page knows it: what the house has told, shown one news after the other, and what may be done now.
import { Connection, type Status, type World } from "./connection";
import { house } from "./api";
import * as keeping from "./storage";
import { Refused, type Advice, type Choice, type Choices, type Facts, type News, type Outcome, type Placard, type Refusal, type Resumed, type Said, type Snapshot } from "./protocol";

const SEATING = ["sit", "leave", "handover", "takeback", "start"];
const PAGE = 200; // news in an answer to `history`
const RETRY = 1100; // after which the house thinks for us again

/** Shows a news before it counts, by moving pieces; resolves when it is done. */
export type Show = (news: News, waiting: number) => Promise<void>;

export class TableState {
  placard = $state.raw<Placard | null>(null);
  you = $state<number | null>(null);
  view = $state.raw<Facts | null>(null);
  toAct = $state.raw<number[]>([]);
  choices = $state.raw<Choice[] | null>(null);
  told = $state.raw<News[]>([]);
  said = $state.raw<Said[]>([]);
  result = $state.raw<Outcome | null>(null);
  seed = $state<string | null>(null);
  due = $state<number | null>(null);
  status = $state<Status>("connecting");
  why = $state.raw<Refused | null>(null); // why there is no table to show
  past = $state.raw<{ number: number; view: Facts } | null>(null); // an earlier moment that is looked at
  busy = $state(false); // a command is on its way
  showing = $state(false);
  muted = $state.raw<number[]>([]);

  show: Show | null = null;
  private line: Connection;
  private queue: News[] = [];
  private stands = 0; // the number of the last news that changed the match
  private offered: Choices | null = null;

  constructor(
    readonly name: string,
    readonly secret: { token?: string | undefined; key?: string | undefined },
    private readonly world: World,
  ) {
    this.line = new Connection(
      { table: name, ...secret },
      world,
      (message) => this.hear(message),
      (status, why) => this.become(status, why),
    );
  }

  get mine(): boolean {
    return this.you !== null && this.toAct.includes(this.you) && this.placard?.seats[this.you]?.kind === "person";
  }

  get over(): boolean {
    return this.placard?.state === "over";
  }

  start(): void {
    this.line.start();
  }

  close(): void {
    this.line.close();
  }

  network(there: boolean): void {
    this.line.network(there);
  }

  // --- doing ---------------------------------------------------------------------------------------------------

  /** A command; what the house refuses is thrown. */
  async command(type: string, more: Facts = {}): Promise<void> {
    this.busy = true;
    try {
      await this.line.command(type, more);
    } finally {
      this.busy = false;
    }
  }

  play = (action: string): Promise<void> => this.command("play", { action });

  async whyNot(action: string): Promise<Refusal | null> {
    return (await this.line.ask<{ refusal: Refusal | null }>("why_not", { action })).refusal;
  }

  /** Other ways to pay for an action. */
  async payments<Parts>(action: string): Promise<{ action: string; parts: Parts }[]> {
    return (await this.line.ask<{ payments: { action: string; parts: Parts }[] }>("payments", { action })).payments;
  }

  hint = (bot?: string): Promise<Advice> => this.line.ask<Advice>("hint", bot ? { bot } : {});

  async mute(seat: number, on: boolean): Promise<void> {
    this.muted = (await this.line.ask<{ muted: number[] }>("mute", { seat, on })).muted;
  }

  /** The table as it was when a news came. */
  async lookAt(number: number): Promise<void> {
    const seen = await this.line.ask<{ number: number; view: Facts | null }>("view", { number });
    if (seen.view) this.past = { number, view: seen.view };
  }

  backToNow(): void {
    this.past = null;
  }

  /** Doesn't wait for pieces to arrive. */
  hurry(): void {
    const last = this.queue.at(-1);
    for (const news of this.queue) this.take(news);
    this.queue = [];
    if (last) this.refresh();
  }

  // --- hearing -------------------------------------------------------------------------------------------------

  private hear(message: Snapshot | Resumed | News | Choices): void {
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "choices") {
      this.offered = message;
      this.refresh();
    } else if (message.type === "news") {
      this.queue.push(message);
      if (!this.showing) void this.work();
    }
  }

  private begin(snapshot: Snapshot): void {
    this.queue = [];
    this.placard = snapshot.table;
    this.you = snapshot.you;
    this.view = snapshot.view;
    this.toAct = snapshot.to_act;
    this.result = snapshot.result;
    this.seed = snapshot.seed;
    this.due = snapshot.due;
    this.said = snapshot.said;
    this.stands = snapshot.stands;
    this.choices = null;
    this.told = [];
    void this.recall();
    this.refresh();
    this.remember();
  }

  /** Everything that happened before, page by page. */
  private async recall(): Promise<void> {
    let since = 0;
    for (;;) {
      const old = await this.patient(() => this.line.ask<{ number: number; news: News[] }>("history", { since }));
      if (!old) return;
      const known = new Set(this.told.map((news) => news.number));
      this.told = [...this.told, ...old.news.filter((news) => !known.has(news.number))].sort((a, b) => a.number - b.number);
      since += old.news.length;
      if (old.news.length < PAGE) return;
    }
  }

  private async work(): Promise<void> {
    this.showing = true;
    while (this.queue.length) {
      const news = this.queue[0]!;
      if (news.kind === "play" && news.view && this.show) await this.show(news, this.queue.length);
      if (this.queue[0] === news) {
        this.queue.shift();
        this.take(news);
      }
    }
    this.showing = false;
    this.refresh();
  }

  private take(news: News): void {
    if (!this.told.some((known) => known.number === news.number)) this.told = [...this.told, news];
    if (news.kind === "say") {
      const said = { seat: news.seat ?? -1, number: news.number, ...(news.facts ?? {}) } as Said;
      if (!news.facts?.["muted"]) this.said = [...this.said, said].slice(-50);
      return;
    }
    if (news.view) this.view = news.view;
    this.toAct = news.to_act ?? [];
    this.due = news.due ?? null;
    this.stands = news.stands;
    this.choices = null;
    if (news.kind === "again" && this.placard) this.placard = { ...this.placard, next: String(news.facts?.["table"]) };
    const over = news.kind === "play" && this.toAct.length === 0;
    if (SEATING.includes(news.kind) || over) void this.lookAgain();
  }

  /** What is public may have changed: who sits where, or that it is over. */
  private async lookAgain(): Promise<void> {
    try {
      const secret = this.secret.token ?? this.secret.key;
      const snapshot = await house.snapshot(this.name, secret);
      this.placard = snapshot.table;
      this.result = snapshot.result;
      this.seed = snapshot.seed;
      if (!this.view) this.view = snapshot.view;
      this.remember();
      this.refresh();
    } catch {
      // The next news, or the next hello, brings it.
    }
  }

  /** What may be done now, as soon as the house has said it of what is shown. */
  private refresh(): void {
    if (this.mine && !this.queue.length && this.offered?.stands === this.stands) this.choices = this.offered.legal;
  }

  /** Asks again when the house says that this is too fast. */
  private async patient<Data>(ask: () => Promise<Data>): Promise<Data | null> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "too_many") return null;
        await new Promise<void>((resume) => void this.world.after(RETRY, resume));
      }
    }
  }

  private become(status: Status, why?: Refused): void {
    this.status = status;
    if (why) this.why = why;
  }

  private remember(): void {
    const kept = keeping.tableOf(this.name);
    if (kept && this.placard) {
      const names = this.placard.seats.map((seat) => seat.name || "");
      keeping.keep({ ...kept, names, over: this.placard.state === "over", at: Date.now() });
    }
  }
}
