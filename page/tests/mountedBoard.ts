// A board mounted without browser and server: tests click its elements, and the played actions are recorded.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { Playback } from "../src/lib/playback.svelte";
import type { TableState } from "../src/lib/table.svelte";
import type { GameUi } from "../src/table/gameUi";
import { settle } from "./fakePlatform";

const NAMES = ["Ann", "Ben", "Cem"];
const TABLE_INFO = {
  table: "t",
  game: "",
  players: NAMES.length,
  seats: NAMES.map((name) => ({ kind: "person", name })),
  options: {},
  state: "playing",
};

export class MountedBoard {
  readonly played: string[] = [];
  private readonly board: object;

  constructor(
    ui: GameUi,
    view: object,
    choices: object[],
    readonly compact: boolean,
  ) {
    const table = {
      info: TABLE_INFO,
      you: 0,
      view,
      toAct: [0],
      choices,
      updates: [],
      past: null,
      myTurn: true,
      over: false,
      animating: false,
      busy: false,
      playback: new Playback({ view: () => null, apply: () => undefined, settled: () => undefined }),
      play: async (action: string) => void this.played.push(action),
      whyNot: async () => null,
      payments: async () => [],
    };
    const chat = createRawSnippet(() => ({ render: () => "<i></i>" }));
    const props = {
      ui,
      table: table as unknown as TableState,
      compact,
      hidden: false,
      replayed: null,
      advised: null,
      chat,
      announce: () => undefined,
      onCommonKey: () => false,
      giveUp: () => undefined,
      showResult: null,
    };
    this.board = mount(ui.Board!, { target: document.body, props });
    flushSync();
  }

  /** Click the first matching element whose label or text matches `name`. */
  click(selector: string, name = /./): void {
    this.dispatch(this.find(selector, name), new MouseEvent("click", { bubbles: true }));
  }
  check(selector: string, number: number): void {
    this.dispatch([...document.querySelectorAll(selector)][number]!, new Event("change", { bubbles: true }));
  }
  select(selector: string, value: string): void {
    const field = this.find(selector) as HTMLSelectElement;
    field.value = value;
    this.dispatch(field, new Event("change", { bubbles: true }));
  }
  confirm(): void {
    this.click(".bar .buttons .main");
  }
  has(selector: string): boolean {
    return document.querySelector(selector) !== null;
  }
  /** Wait for the server's answer and clear the selection. */
  async reset(): Promise<void> {
    await settle();
    this.dispatch(document.body, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  unmount(): void {
    void unmount(this.board as Record<string, unknown>);
    document.body.innerHTML = "";
  }

  private find(selector: string, name = /./): Element {
    const found = [...document.querySelectorAll(selector)].find((one) =>
      name.test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
    );
    if (!found) throw new Error(`no element to click: ${selector} ${String(name)}`);
    return found;
  }
  private dispatch(element: Element, event: Event): void {
    element.dispatchEvent(event);
    flushSync();
  }
}
