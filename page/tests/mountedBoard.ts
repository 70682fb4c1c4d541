// Somebody at a table without a browser or a house: touches what is on the page, and what they do is noted.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import type { TableState } from "../src/lib/table.svelte";
import type { Face } from "../src/table/gameUi";
import { settle } from "./fakePlatform";

const NAMES = ["Ann", "Ben", "Cem"];
const PLACARD = { table: "t", game: "", players: NAMES.length, seats: NAMES.map((name) => ({ kind: "person", name })), options: {}, state: "playing" };

export class Visit {
  readonly played: string[] = [];
  private readonly board: object;

  constructor(
    face: Face,
    view: object,
    choices: object[],
    readonly compact: boolean,
  ) {
    const table = {
      placard: PLACARD, you: 0, view, toAct: [0], choices, told: [], past: null, mine: true, over: false, showing: false, busy: false, show: null,
      play: async (action: string) => void this.played.push(action),
      whyNot: async () => null,
      payments: async () => [],
    };
    const talk = createRawSnippet(() => ({ render: () => "<i></i>" }));
    const props = { face, table: table as unknown as TableState, compact, hidden: false, replayed: null, advised: null, talk, announce: () => undefined, key: () => false };
    this.board = mount(face.Board, { target: document.body, props });
    flushSync();
  }

  /** Touches the one that is named like this, or the first of all. */
  touch(selector: string, name = /./): void {
    this.happen(this.find(selector, name), new MouseEvent("click", { bubbles: true }));
  }
  check(selector: string, number: number): void {
    this.happen([...document.querySelectorAll(selector)][number]!, new Event("change", { bubbles: true }));
  }
  select(selector: string, value: string): void {
    const field = this.find(selector) as HTMLSelectElement;
    field.value = value;
    this.happen(field, new Event("change", { bubbles: true }));
  }
  confirm(): void {
    this.touch(".bar .buttons .main");
  }
  has(selector: string): boolean {
    return document.querySelector(selector) !== null;
  }
  /** Whatever was done is over, whatever is half chosen is dropped. */
  async rest(): Promise<void> {
    await settle();
    this.happen(document.body, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  leave(): void {
    void unmount(this.board as Record<string, unknown>);
    document.body.innerHTML = "";
  }

  private find(selector: string, name = /./): Element {
    const found = [...document.querySelectorAll(selector)].find((one) => name.test(one.getAttribute("aria-label") ?? one.textContent ?? ""));
    if (!found) throw new Error(`nothing to touch: ${selector} ${String(name)}`);
    return found;
  }
  private happen(where: Element, what: Event): void {
    where.dispatchEvent(what);
    flushSync();
  }
}
