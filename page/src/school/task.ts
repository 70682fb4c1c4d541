// What the learner has played, compared with what a step of the school expects. No rules: actions are in notation.
import type { SchoolTask, WrongTries } from "../lib/protocol";

type Patterns = string | readonly string[];
type Way = readonly Patterns[];

export type Verdict =
  | { kind: "done" }
  | { kind: "on" } // it can still become an intended way, or a wrong try that is told apart
  | { kind: "wrong"; answer: string; keep: number }; // so many of the actions stay

const expressions = new Map<string, RegExp>();
function expression(pattern: string): RegExp {
  let found = expressions.get(pattern);
  if (!found) {
    const parts = pattern.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    expressions.set(pattern, (found = new RegExp(`^${parts.join(".*")}$`)));
  }
  return found;
}

const listed = (patterns: Patterns): readonly string[] => (typeof patterns === "string" ? [patterns] : patterns);
export const matches = (patterns: Patterns, action: string): boolean =>
  listed(patterns).some((pattern) => expression(pattern).test(action));

/** Return whether actions are the beginning of a way. */
const begins = (way: Way, played: readonly string[]): boolean =>
  played.length <= way.length && played.every((action, n) => matches(way[n]!, action));
const is = (way: Way, played: readonly string[]): boolean => way.length === played.length && begins(way, played);

/** Return how many of the actions played are the beginning of an intended way. */
export function keptActions(task: SchoolTask, played: readonly string[]): number {
  let kept = played.length;
  while (kept && !task.ways.some((way) => begins(way, played.slice(0, kept)))) kept -= 1;
  return kept;
}

const answersTo = (task: SchoolTask, refused: boolean): WrongTries[] =>
  task.wrong.filter((wrong) => wrong.refused === refused);

export function judge(task: SchoolTask, played: readonly string[]): Verdict {
  if (task.ways.some((way) => is(way, played))) return { kind: "done" };
  if (task.ways.some((way) => begins(way, played))) return { kind: "on" };
  const wrong = answersTo(task, false).find(({ tries }) => tries.some((way) => is(way, played)));
  if (wrong)
    return { kind: "wrong", answer: wrong.answer, keep: Math.min(keptActions(task, played), played.length - 1) };
  if (answersTo(task, false).some(({ tries }) => tries.some((way) => begins(way, played)))) return { kind: "on" };
  // After a right beginning the next action may be a wrong try by itself.
  const kept = keptActions(task, played);
  const later = kept
    ? answersTo(task, false).find(({ tries }) => tries.some((way) => is(way, played.slice(kept))))
    : undefined;
  return { kind: "wrong", answer: later?.answer ?? "", keep: kept };
}

/** Return the end of the key of the answer to an action that the rules refuse, or an empty text. */
export function answerToRefused(task: SchoolTask, played: readonly string[], action: string): string {
  const tried = [...played, action];
  const refused = answersTo(task, true);
  const found =
    refused.find(({ tries }) => tries.some((way) => is(way, tried))) ??
    refused.find(({ tries }) => tries.some((way) => is(way, [action])));
  return found?.answer ?? "";
}

/** Return the next action of an intended way: one that is legal, else one that isn't among those listed. */
export function nextAction(task: SchoolTask, played: readonly string[], legal: readonly string[]): string | null {
  const open = task.ways.flatMap((way) => (begins(way, played) ? (way[played.length] ?? []) : []));
  const exact = open.find((pattern) => legal.includes(pattern));
  const fitting = (): string | undefined => legal.find((action) => open.some((pattern) => matches(pattern, action)));
  return exact ?? fitting() ?? open.find((pattern) => !pattern.includes("…")) ?? null;
}
