// The box of the table that is open: fetched once, before the table is shown.
import { house } from "../lib/api";
import { City } from "./city";
import type { Box } from "./model";

class Opened {
  box = $state.raw<Box | null>(null);
  city = $state.raw<City | null>(null);
  private numbers = new Map<string, number>();

  async open(table: string, secret?: string): Promise<void> {
    this.use(await house.box<Box>(table, secret));
  }

  use(box: Box): void {
    this.box = box;
    this.city = new City(box.board);
    this.numbers = new Map(box.cards.map((card, number) => [card.card, number]));
  }

  /** The number of a card, by which catalogues know it. */
  number(card: string): number {
    return this.numbers.get(card) ?? 0;
  }
}

export const opened = new Opened();
