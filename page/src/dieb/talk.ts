// Occasions at which a player of dieb might say something: a chest is theirs, or gone although their thieves were
// there.
import type { Occasion } from "../characters/talk";
import type { Update } from "../lib/protocol";

const MANY = 2; // thieves in a courtyard, for whom the chest was meant

export function findOccasions(plays: readonly Update[]): Occasion[] {
  const occasions: Occasion[] = [];
  const thieves = new Map<string, number>(); // by palace and seat
  const add = (palace: unknown, seat: unknown, number: number): void =>
    void thieves.set(`${String(palace)} ${String(seat)}`, Math.max(0, count(palace, seat) + number));
  const count = (palace: unknown, seat: unknown): number => thieves.get(`${String(palace)} ${String(seat)}`) ?? 0;
  for (const { number, events } of plays) {
    for (const { event, seat, palace, target, strength } of events ?? []) {
      if (event === "smuggle") add(palace, seat, 1);
      else if (event === "escort") {
        add(palace, seat, -1);
        add(target, seat, 1);
      } else if (event === "theft") {
        add(palace, seat, -Number(strength));
        occasions.push({ number, seat: Number(seat), moment: "chest" });
        const others = [...thieves].filter(([key, thieves]) => key.startsWith(`${String(palace)} `) && thieves >= MANY);
        for (const [key] of others) {
          const other = Number(key.split(" ")[1]);
          if (other !== seat) occasions.push({ number, seat: other, moment: "robbed" });
        }
      }
    }
  }
  return occasions;
}
