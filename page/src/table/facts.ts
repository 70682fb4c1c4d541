// Facts of a game that the page doesn't know, as text. Names of facts are the server's, with blanks.
import type { Facts } from "../lib/protocol";

export const factLabel = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** Return whether a fact is a list of things with facts of their own, to be displayed as a table. */
export const isTable = (value: unknown): value is Facts[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === "object" && item !== null && !Array.isArray(item));

export const isGroup = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return the names of all facts that occur in the rows of a table. */
export const columnsOf = (rows: readonly Facts[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Return a value as short text. */
export function factText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  if (Array.isArray(value)) return value.length ? value.map(factText).join(", ") : "–";
  if (isGroup(value))
    return (
      Object.entries(value)
        .map(([name, item]) => `${factLabel(name)} ${factText(item)}`)
        .join(", ") || "–"
    );
  return String(value);
}
