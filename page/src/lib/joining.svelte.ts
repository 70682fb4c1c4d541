// A table is set up, and one sits down at it. The very first one of a house takes a while: its rules are compiled.
import type { Place } from "./route";
import { keep } from "./storage";
import { refusalText } from "./errors";
import { Refused, type Placard } from "./protocol";
import { say } from "./translations.svelte";

/** A table, and the tokens of one's own seats there. */
interface Seated { table: Placard; tokens: readonly (string | null)[]; key?: string | undefined }

const SOON = 800; // milliseconds, after which silence would look like a fault

export class Arrival {
  busy = $state(false);
  slow = $state(false);
  problem = $state("");

  constructor(private readonly go: (place: Place) => void) {}

  /** Waits for the table, keeps its seats in this browser, and takes the first of them. */
  async sit(asked: Promise<Seated>): Promise<void> {
    this.busy = true;
    this.problem = "";
    const patience = setTimeout(() => (this.slow = true), SOON);
    try {
      const { table, tokens, key } = await asked;
      const own = Object.fromEntries(tokens.flatMap((token, seat) => (token ? [[seat, token]] : []))) as Record<number, string>;
      keep({ table: table.table, game: table.game, tokens: own, key, names: table.seats.map((seat) => seat.name ?? ""), over: false, at: Date.now() });
      this.go({ at: "table", table: table.table, token: Object.values(own)[0] });
    } catch (error) {
      this.problem = error instanceof Refused ? refusalText(error.family, error) : say("page-refused");
    } finally {
      clearTimeout(patience);
      this.busy = this.slow = false;
    }
  }
}
