// What the characters of a table say to the reader of a page, in a bubble and to screen readers, unless that is
// switched off. Lines older than the page are in the log only, except a greeting before the reader's own first action.
import { untrack } from "svelte";
import { preferences } from "../lib/preferences.svelte";
import { namesOf } from "../lib/seatNames";
import type { TableState } from "../lib/table.svelte";
import { lineText, loadWords, provideLines, saidText } from "./tableTalk";
import { linesOf, type FindOccasions, type Line } from "./talk";

interface Listener {
  table: TableState;
  findOccasions: FindOccasions | null; // of the game; null until it is loaded
  listening: boolean; // nothing is said while nobody looks at the table
}

export class Speech {
  spoken = $state.raw<Line | null>(null); // the line in the bubble
  private opened = -1; // the number of the last update when the page was opened
  private readonly heard = new Set<string>();

  /** Create it while a component is; the component and those inside it get the lines. */
  constructor(
    private readonly listener: () => Listener,
    private readonly announce: (text: string) => void,
  ) {
    provideLines(() => (preferences.talk ? this.lines : []));
    $effect(() => {
      if (this.table.info && this.opened < 0) this.opened = untrack(() => this.table.number);
      if (this.lines.length) void loadWords().catch(() => undefined);
    });
    $effect(() => this.sayNewLines());
  }

  private table = $derived.by(() => this.listener().table);
  private lines = $derived.by((): Line[] => {
    const { findOccasions } = this.listener();
    const { info, updates, result, you } = this.table;
    return info && findOccasions ? linesOf(info, updates, result, you, findOccasions) : [];
  });
  /** The line at the end of the match. */
  farewell = $derived.by((): Line | null =>
    preferences.talk ? (this.lines.find(({ moment }) => moment === "wins" || moment === "loses") ?? null) : null,
  );

  private sayNewLines(): void {
    const { table, lines } = this;
    if (!this.listener().listening || (lines[0] && !saidText(lines[0]))) return; // until the words are loaded
    const begun = table.updates.some((update) => update.kind === "play" && update.seat === table.you);
    for (const line of lines) {
      const key = `${line.seat} ${line.moment}`; // each is said once
      const isNew = !this.heard.has(key) && (line.number > this.opened || (line.moment === "says" && !begun));
      this.heard.add(key);
      if (isNew && preferences.talk) untrack(() => this.say(line));
    }
  }
  private say(line: Line): void {
    this.announce(lineText(line, namesOf(this.table.info, this.table.you)));
    this.spoken = line;
  }
}
