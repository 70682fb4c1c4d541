// Names of those at a table.
import type { Chair, Placard } from "./protocol";
import { say } from "./translations.svelte";

export function nameOf(placard: Placard | null, seat: number | null, you: number | null = null): string {
  if (seat === null || seat < 0) return "";
  if (seat === you) return say("page-you");
  const chair = placard?.seats[seat];
  if (!chair) return say("page-seat", { number: seat + 1 });
  if (chair.name) return chair.name;
  if (chair.kind === "open") return say("page-open-seat");
  const alike = placard!.seats.filter((other) => other.kind === "bot" && !other.name && other.bot === chair.bot).length;
  const name = levelName(chair.bot ?? "");
  return alike > 1 ? `${name} ${seat + 1}` : name;
}

/** What somebody calls the players: the reader is "You", except inside a sentence, where no language would say it so. */
export type Names = (seat: number, inside?: boolean) => string;
export const namesOf = (placard: Placard | null, you: number | null): Names => (seat, inside) => nameOf(placard, seat, inside ? null : you);

export const levelName = (level: string): string => say("page-level", { level });

/** Who plays there, in a word or two. */
export function kindOf(chair: Chair | undefined, own: boolean): string {
  if (!chair) return "";
  if (own) return chair.kind === "bot" ? say("page-kind-stand-in") : "";
  return chair.kind === "bot" ? say("page-kind-bot") : chair.kind === "open" ? "" : say("page-kind-person");
}
