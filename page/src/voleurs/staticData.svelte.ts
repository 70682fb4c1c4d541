// The static data of the open table (board, cards, prices), fetched once before its board is displayed.
import { api } from "../lib/api";
import { City } from "./city";
import type { StaticData } from "./model";

class StaticDataStore {
  data = $state.raw<StaticData | null>(null);
  city = $state.raw<City | null>(null);
  private numbers = new Map<string, number>();

  async load(table: string, secret?: string): Promise<void> {
    this.setData(await api.staticData<StaticData>(table, secret));
  }

  setData(data: StaticData): void {
    this.data = data;
    this.city = new City(data.board);
    this.numbers = new Map(data.cards.map((card, number) => [card.card, number]));
  }

  /** Return the number of a card, by which Fluent catalogues name it. */
  number(card: string): number {
    return this.numbers.get(card) ?? 0;
  }
}

export const staticData = new StaticDataStore();
