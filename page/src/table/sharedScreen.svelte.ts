// The seats of a table that this browser holds. Where several people share the screen, a curtain hides the hand between
// their turns, if there is anything to hide.
import { readAddress } from "../lib/route";
import { storedTable, storeTable } from "../lib/storage";
import type { TableState } from "../lib/table.svelte";

interface Situation {
  table: TableState; // at the seat that is displayed
  token: string | undefined; // of that seat
  key: string | undefined; // of the table
  blocking: readonly number[]; // seats that the match waits for
  secret: boolean | null; // whether others may not see all that is displayed; null while nothing is
}

export class SharedScreen {
  readonly tokens = $state<Record<number, string>>({}); // by seat
  private curtainOpenedFor = $state<number | null>(null); // whose turn the curtain was last opened for

  /** Create it while a component is: it stores a seat that was opened by a link. */
  constructor(
    private readonly name: string,
    private readonly situation: () => Situation,
  ) {
    Object.assign(this.tokens, storedTable(name)?.tokens);
    $effect(() => this.storeSeat());
    $effect(() => {
      const { table } = this.situation();
      if (this.shared && !table.myTurn && table.you === this.curtainOpenedFor && !table.animating)
        this.curtainOpenedFor = null;
    });
  }

  private storeSeat(): void {
    const { table, token, key } = this.situation();
    if (table.you === null || !table.info || !token) return;
    const stored = storedTable(this.name);
    if (stored?.tokens[table.you] === token) return;
    this.tokens[table.you] = token;
    storeTable({
      table: this.name,
      game: table.info.game,
      tokens: { ...stored?.tokens, [table.you]: token },
      key: key ?? stored?.key,
      names: table.info.seats.map((seat) => seat.name ?? ""),
      over: table.info.state === "over",
      at: Date.now(),
    });
    readAddress(); // the token needs no longer be there
  }

  shared = $derived.by(() => Object.keys(this.tokens).length > 1);
  /** Whether the hand is hidden, because somebody else may be looking. */
  hidden = $derived.by(
    () =>
      this.shared &&
      this.situation().secret !== false &&
      !this.situation().table.over &&
      !this.situation().table.myTurn,
  );
  /** The seat of this screen whose turn it is, if it isn't the displayed one. */
  next = $derived.by((): number | null => {
    const { table, blocking } = this.situation();
    if (!this.shared || table.animating || table.over) return null;
    if (table.you !== null && blocking.includes(table.you)) return null;
    const seat = blocking.find((one) => this.tokens[one] !== undefined && table.info?.seats[one]?.kind === "person");
    return seat === undefined || seat === table.you ? null : seat;
  });
  /** The seat for which the curtain is closed. */
  curtain = $derived.by((): number | null => {
    const { table, secret } = this.situation();
    const waits = table.myTurn && this.curtainOpenedFor !== table.you && !table.animating;
    return this.shared && secret && !table.over && (this.next !== null || waits) ? (this.next ?? table.you) : null;
  });

  /** The token of the seat to display now without a curtain, as there is nothing to hide. */
  openSeat = $derived.by((): string | undefined =>
    this.next === null || this.situation().secret !== false ? undefined : this.tokens[this.next],
  );

  /** Open the curtain; return the token of the seat to display now, if it is another one. */
  openCurtain(): string | undefined {
    this.curtainOpenedFor = this.curtain;
    return this.next === null ? undefined : this.tokens[this.next];
  }

  /** Store the seats at the next table, where the displayed one is `you` now: all have moved as far as it has. */
  storeNextSeats(nextTable: string, key: string | undefined, you: number): void {
    const { info, you: before } = this.situation().table;
    for (const [seat, token] of Object.entries(this.tokens)) {
      const moved = (Number(seat) + you - before! + info!.players) % info!.players;
      storeTable({
        table: nextTable,
        game: info!.game,
        tokens: { ...storedTable(nextTable)?.tokens, [moved]: token },
        key,
        names: [],
        over: false,
        at: Date.now(),
      });
    }
  }
}
