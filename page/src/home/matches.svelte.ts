// One's own matches on the first page: what the server says about each, and in which order they are listed.
import { api } from "../lib/api";
import { RequestError, type MatchSummary } from "../lib/protocol";
import { removeTable, storedTables, storeTable, type StoredTable } from "../lib/storage";

const RUNNING = 12; // matches in progress that are asked about, the latest
const NOT_REVIEWED = 3; // finished matches that are listed until one has looked at them

export interface Match {
  stored: StoredTable;
  summary: MatchSummary | null; // null until the server has answered, and for matches it isn't asked about
  problem: RequestError | null;
}

const MINE = 0;
const OTHERS = 1;
const TO_REVIEW = 2;
const PAST = 3;

/** Return since when a match waits for a person of this browser, in seconds; null if it doesn't. */
export function waitsSince({ stored, summary }: Match): number | null {
  if (summary?.table.state !== "playing") return null;
  const waits = summary.waits_for.flatMap((seat, n) =>
    seat in stored.tokens && summary.table.seats[seat]?.kind === "person" ? [summary.since[n]!] : [],
  );
  return waits.length ? Math.min(...waits) : null;
}

const isOver = ({ stored, summary }: Match): boolean => (summary ? summary.table.state === "over" : stored.over);
const changedAt = ({ stored, summary }: Match): number => summary?.changed_at ?? stored.at / 1000;

function groupOf(match: Match): number {
  if (isOver(match)) return match.stored.reviewed ? PAST : TO_REVIEW;
  return waitsSince(match) === null ? OTHERS : MINE;
}

/** Return matches in order: mine to move, the oldest wait first; others', finished ones, the latest first. */
export function inOrder(matches: readonly Match[]): Match[] {
  return [...matches].sort(
    (one, other) =>
      groupOf(one) - groupOf(other) ||
      (groupOf(one) === MINE ? waitsSince(one)! - waitsSince(other)! : changedAt(other) - changedAt(one)),
  );
}

/** Return those of ordered matches that are listed at first: all that go on, and the latest that aren't reviewed. */
export const listedAtFirst = (matches: readonly Match[]): Match[] => [
  ...matches.filter((match) => groupOf(match) <= OTHERS),
  ...matches.filter((match) => groupOf(match) === TO_REVIEW).slice(0, NOT_REVIEWED),
];

export class Matches {
  all = $state.raw<Match[]>(storedTables().map((stored) => ({ stored, summary: null, problem: null })));
  loaded = $state(false);

  /** Ask the server about the matches that go on, and the latest ones that aren't reviewed. */
  async load(): Promise<void> {
    const tables = storedTables();
    const asked = [
      ...tables.filter((stored) => !stored.over).slice(0, RUNNING),
      ...tables.filter((stored) => stored.over && !stored.reviewed).slice(0, NOT_REVIEWED),
    ];
    const answers = new Map(
      await Promise.all(asked.map(async (stored) => [stored.table, await this.ask(stored)] as const)),
    );
    this.all = inOrder(
      storedTables().map((stored) => answers.get(stored.table) ?? { stored, summary: null, problem: null }),
    );
    this.loaded = true;
  }

  private async ask(stored: StoredTable): Promise<Match> {
    try {
      const summary = await api.summary(stored.table, Object.values(stored.tokens)[0] ?? stored.key);
      const over = summary.table.state === "over";
      if (over !== stored.over) storeTable({ ...stored, over });
      return { stored: { ...stored, over }, summary, problem: null };
    } catch (error) {
      return { stored, summary: null, problem: error instanceof RequestError ? error : null };
    }
  }

  forget(table: string): void {
    removeTable(table);
    this.all = this.all.filter(({ stored }) => stored.table !== table);
  }
}

/** Remember that the review of a finished match was opened. */
export function markReviewed(stored: StoredTable): void {
  storeTable({ ...stored, reviewed: true });
}
