// The state of one table in the page: applies snapshots and updates one after the other, each after its animation, and
// knows the legal actions of the state that is displayed.
import { api } from "./api";
import { Connection, type ConnectionStatus, type Platform } from "./connection";
import { Playback } from "./playback.svelte";
import {
  RequestError,
  type Advice,
  type ChatMessage,
  type Choice,
  type Choices,
  type Facts,
  type MatchResult,
  type Refusal,
  type Resumed,
  type Snapshot,
  type TableInfo,
  type Update,
} from "./protocol";
import type { Coaching, QueryLine } from "./queryLines";
import * as storage from "./storage";

const SEATING_KINDS = ["sit", "leave", "handover", "takeback", "start"]; // updates that change who sits where
const HISTORY_PAGE = 200; // updates in an answer to `history`
const SECOND = 1000; // milliseconds
const MAX_CHAT_MESSAGES = 50;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  view = $state.raw<Facts | null>(null);
  toAct = $state.raw<number[]>([]);
  choices = $state.raw<Choice[] | null>(null); // legal actions of the displayed state, once they are known
  updates = $state.raw<Update[]>([]); // earlier updates are fetched later
  number = $state(0); // of the last update that was applied
  chat = $state.raw<ChatMessage[]>([]);
  result = $state.raw<MatchResult | null>(null);
  seed = $state<string | null>(null);
  deadline = $state<number | null>(null);
  status = $state<ConnectionStatus>("connecting");
  error = $state.raw<RequestError | null>(null); // why the connection was closed for good
  past = $state.raw<{ number: number; view: Facts } | null>(null); // an earlier state that is displayed
  busy = $state(false); // a command hasn't been answered yet
  muted = $state.raw<number[]>([]);

  readonly playback: Playback = new Playback({
    view: () => this.view,
    apply: (update) => this.apply(update),
    settled: () => this.refreshChoices(),
  });
  approve: ((action: string) => Promise<boolean>) | null = null; // asked before an action is played
  onRefused: ((action: string) => void) | null = null; // called with an action that somebody tried on the board
  private teller: ((update: Update) => void) | null = null;
  private untold: Update[] = []; // happened before there was a teller
  private lastTold: number | null = null; // number of the last update that was told or needn't be
  private connection: Connection;
  private stateVersion = 0;
  private infoNumber = 0; // of the last update that `info` contains
  private latestChoices: Choices | null = null;

  constructor(
    readonly name: string,
    readonly secret: { token?: string | undefined; key?: string | undefined },
    private readonly platform: Platform,
  ) {
    this.connection = new Connection(
      { table: name, ...secret },
      platform,
      (message) => this.receive(message),
      (status, error) => this.setStatus(status, error),
    );
  }

  get myTurn(): boolean {
    return this.you !== null && this.toAct.includes(this.you) && this.info?.seats[this.you]?.kind === "person";
  }

  get over(): boolean {
    return this.info?.state === "over";
  }

  /** Whether updates are being displayed that have already happened. */
  get animating(): boolean {
    return this.playback.animating;
  }

  /** What the board tells in numbers: those of pieces on their way change when these arrive. */
  get numbers(): Facts | null {
    return this.playback.staged?.numbers ?? this.view;
  }

  start(): void {
    this.connection.start();
  }

  close(): void {
    this.connection.close();
  }

  setOnline(online: boolean): void {
    this.connection.setOnline(online);
  }

  // --- commands and questions ----------------------------------------------------------------------------------

  /** Send a command; throw a RequestError if the server rejects it. */
  async command(type: string, more: Facts = {}): Promise<void> {
    this.busy = true;
    try {
      await this.connection.command(type, more);
    } finally {
      this.busy = false;
    }
  }

  /** Play an action, unless whoever approves actions keeps it back; return whether it was played. */
  play = async (action: string): Promise<boolean> => {
    if (this.approve && !(await this.approve(action))) return false;
    await this.command("play", { action });
    return true;
  };

  /** Ask what the coach says, and what an action would lose. */
  coach = (action?: string): Promise<Coaching> => this.connection.ask<Coaching>("coach", action ? { action } : {});

  /** Ask why an action is refused; `tried` says that the player has tried it on the board. */
  async whyNot(action: string, tried = false): Promise<Refusal | null> {
    const { refusal } = await this.connection.ask<{ refusal: Refusal | null }>("why_not", { action });
    if (tried && refusal) this.onRefused?.(action);
    return refusal;
  }

  /** Ask in words about what this seat sees, with names in this language. */
  async query(text: string, language: string): Promise<QueryLine[]> {
    return (await this.connection.ask<{ lines: QueryLine[] }>("query", { text, language })).lines;
  }

  /** Return in notation what was typed in this language. */
  async toNotation(text: string, language: string): Promise<string> {
    return (await this.connection.ask<{ text: string }>("to_notation", { text, language })).text;
  }

  /** Return other payments for an action. */
  async payments<Details>(action: string): Promise<{ action: string; details: Details }[]> {
    return (await this.connection.ask<{ payments: { action: string; details: Details }[] }>("payments", { action }))
      .payments;
  }

  hint = (bot?: string): Promise<Advice> => this.connection.ask<Advice>("hint", bot ? { bot } : {});

  async mute(seat: number, on: boolean): Promise<void> {
    this.muted = (await this.connection.ask<{ muted: number[] }>("mute", { seat, on })).muted;
  }

  /** Display the state after an earlier update. */
  async showPast(number: number): Promise<void> {
    const earlier = await this.connection.ask<{ number: number; view: Facts | null }>("view", { number });
    if (earlier.view) this.past = { number, view: earlier.view };
  }

  showPresent(): void {
    this.past = null;
  }

  /** Show updates again that have been displayed before. */
  async showAgain(numbers: readonly number[]): Promise<void> {
    const updates = this.updates.filter((update) => update.kind === "play" && numbers.includes(update.number));
    const viewAfter = async (number: number): Promise<Facts | null> =>
      (await this.connection.ask<{ view: Facts | null }>("view", { number })).view;
    await this.playback.showAgain(updates, viewAfter, (number, view) => (this.past = { number, view }));
    this.past = null;
  }

  /** Call this function once for each action and each undo from now on, in order, whether it is animated or not. */
  tellWith(teller: ((update: Update) => void) | null): void {
    this.teller = teller;
    for (const update of teller ? this.untold.splice(0) : []) teller!(update);
  }

  // --- messages of the server ----------------------------------------------------------------------------------

  private receive(message: Snapshot | Resumed | Update | Choices): void {
    if (message.type === "snapshot") this.applySnapshot(message);
    else if (message.type === "choices") {
      this.latestChoices = message;
      this.refreshChoices();
    } else if (message.type === "update") {
      this.playback.add(message);
    }
  }

  private applySnapshot(snapshot: Snapshot): void {
    this.playback.clear();
    this.lastTold ??= snapshot.number; // a later snapshot comes after a lost connection: what was missed is told
    this.info = snapshot.table;
    this.infoNumber = snapshot.number;
    this.you = snapshot.you;
    this.view = snapshot.view;
    this.toAct = snapshot.to_act;
    this.result = snapshot.result;
    this.seed = snapshot.seed;
    this.deadline = snapshot.deadline;
    this.chat = snapshot.chat;
    this.stateVersion = snapshot.state_version;
    this.number = snapshot.number;
    this.choices = null;
    this.updates = [];
    void this.loadHistory();
    this.refreshChoices();
    this.store();
  }

  /** Fetch all earlier updates, page by page. */
  private async loadHistory(): Promise<void> {
    let since = 0;
    for (;;) {
      const page = await this.retryWhenLimited(() =>
        this.connection.ask<{ number: number; updates: Update[] }>("history", { since }),
      );
      if (!page) return;
      const known = new Set(this.updates.map((update) => update.number));
      this.updates = [...this.updates, ...page.updates.filter((update) => !known.has(update.number))].sort(
        (a, b) => a.number - b.number,
      );
      for (const update of page.updates) this.tell(update);
      since += page.updates.length;
      if (page.updates.length < HISTORY_PAGE) return;
    }
  }

  private tell(update: Update): void {
    if (update.number <= (this.lastTold ?? 0)) return;
    this.lastTold = update.number;
    if (update.kind !== "play" && update.kind !== "undo") return;
    if (this.teller) this.teller(update);
    else this.untold.push(update);
  }

  private apply(update: Update): void {
    this.tell(update);
    if (!this.updates.some((known) => known.number === update.number)) this.updates = [...this.updates, update];
    this.number = update.number;
    if (update.kind === "say") {
      const message = { seat: update.seat ?? -1, number: update.number, ...(update.facts ?? {}) } as ChatMessage;
      if (!update.facts?.["muted"]) this.chat = [...this.chat, message].slice(-MAX_CHAT_MESSAGES);
      return;
    }
    if (update.view) this.view = update.view;
    this.toAct = update.to_act ?? [];
    this.deadline = update.deadline ?? null;
    this.stateVersion = update.state_version;
    this.choices = null;
    if (update.kind === "again" && this.info) this.info = { ...this.info, next: String(update.facts?.["table"]) };
    const over = update.kind === "play" && this.toAct.length === 0;
    if (SEATING_KINDS.includes(update.kind) || over) void this.refreshInfo();
  }

  /** Fetch the public information again: who sits where, or the result. */
  private async refreshInfo(): Promise<void> {
    try {
      const secret = this.secret.token ?? this.secret.key;
      const snapshot = await api.snapshot(this.name, secret);
      if (snapshot.number < this.infoNumber) return; // a later answer was faster
      this.infoNumber = snapshot.number;
      this.info = snapshot.table;
      this.result = snapshot.result;
      this.seed = snapshot.seed;
      if (!this.view) this.view = snapshot.view;
      this.store();
      this.refreshChoices();
    } catch {
      // The next update of this kind, or the next connection, fetches it.
    }
  }

  /** Offer the latest legal actions if they belong to the displayed state. */
  private refreshChoices(): void {
    if (this.myTurn && !this.playback.waiting && this.latestChoices?.state_version === this.stateVersion)
      this.choices = this.latestChoices.legal;
  }

  /** Ask again as long as the server's rate limit refuses; return null for any other error. */
  private async retryWhenLimited<Data>(ask: () => Promise<Data>): Promise<Data | null> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== "rate_limited") return null;
        const delay = SECOND * Number(error.facts["retry_after"]);
        await new Promise<void>((resume) => void this.platform.setTimer(delay, resume));
      }
    }
  }

  private setStatus(status: ConnectionStatus, error?: RequestError): void {
    this.status = status;
    if (error) this.error = error;
  }

  /** Update what this browser stores about the table, if it holds a seat there. */
  private store(): void {
    const stored = storage.storedTable(this.name);
    if (stored && this.info) {
      const names = this.info.seats.map((seat) => seat.name || "");
      storage.storeTable({ ...stored, names, over: this.info.state === "over", at: Date.now() });
    }
  }
}
