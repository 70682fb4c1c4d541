// Waits for a table to be created or joined, stores its seats and opens it. The first table of a freshly started server
// takes longer, because its rules are compiled.
import { errorText } from "./errors";
import { RequestError, type TableInfo } from "./protocol";
import type { Route } from "./route";
import { storeTable } from "./storage";
import { translate } from "./translations.svelte";

/** A table with the tokens of one's own seats. */
interface JoinedSeats {
  table: TableInfo;
  tokens: readonly (string | null)[];
  key?: string | undefined;
}

const SLOW_AFTER = 800; // milliseconds, after which the page says that it is waiting

export class Joining {
  busy = $state(false);
  slow = $state(false);
  error = $state.raw<RequestError | null>(null);
  problem = $state(""); // its sentence

  constructor(private readonly navigate: (route: Route) => void) {}

  /** Wait for the answer, store its seats in this browser, and open the table at the first of them. */
  async join(answer: Promise<JoinedSeats>): Promise<void> {
    this.busy = true;
    this.problem = "";
    this.error = null;
    const timer = setTimeout(() => (this.slow = true), SLOW_AFTER);
    try {
      const { table, tokens, key } = await answer;
      const own = Object.fromEntries(tokens.flatMap((token, seat) => (token ? [[seat, token]] : []))) as Record<
        number,
        string
      >;
      storeTable({
        table: table.table,
        game: table.game,
        tokens: own,
        key,
        names: table.seats.map((seat) => seat.name ?? ""),
        over: false,
        at: Date.now(),
      });
      this.navigate({ page: "table", table: table.table, token: Object.values(own)[0] });
    } catch (error) {
      if (error instanceof RequestError) this.error = error;
      this.problem = error instanceof RequestError ? errorText(error.family, error) : translate("page-refused");
    } finally {
      clearTimeout(timer);
      this.busy = this.slow = false;
    }
  }
}
