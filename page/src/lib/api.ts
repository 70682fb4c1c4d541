// What the house answers over HTTP: tables are founded, listed, joined; a finished match is looked through.
import { Refused, type Advice, type Facts, type Placard, type Snapshot, type Step } from "./protocol";

export interface GameCard {
  game: string;
  min_players: number;
  max_players: number;
  bots: string[];
}

export interface SeatWish {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface Founding {
  game: string;
  seats: SeatWish[];
  options?: Facts;
  listed?: boolean;
  clock?: { seconds: number; then: string } | null;
}

export interface Founded {
  table: Placard;
  key: string;
  tokens: (string | null)[];
}

async function request<Answer>(path: string, body?: unknown, secret?: string): Promise<Answer> {
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused("page", "no-house");
  }
  const data = (await response.json().catch(() => ({ family: "page", code: "no-house", facts: {} }))) as Facts;
  if (response.ok) return data as Answer;
  throw new Refused(String(data["family"]), String(data["code"]), (data["facts"] ?? {}) as Facts);
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const house = {
  games: () => request<{ games: GameCard[]; levels: string[] }>("/api/games"),
  lobby: () => request<{ tables: Placard[] }>("/api/tables"),
  found: (founding: Founding) => request<Founded>("/api/tables", founding),
  learn: (wish: { game: string; name: string }) => request<Founded>("/api/lessons", wish),
  table: (table: string, secret?: string) => request<Placard>(at(table), undefined, secret),
  sit: (table: string, name: string, key?: string, seat?: number) =>
    request<{ seat: number; token: string; table: Placard }>(at(table, "/seats"), {
      name,
      ...(key ? { key } : {}),
      ...(seat === undefined ? {} : { seat }),
    }),
  snapshot: (table: string, secret?: string) => request<Snapshot>(at(table, "/snapshot"), undefined, secret),
  box: <Box>(table: string, secret?: string) => request<Box>(at(table, "/box"), undefined, secret),
  record: (table: string, secret?: string) => request<Facts>(at(table, "/record"), undefined, secret),
  step: (table: string, number: number, secret?: string) => request<Step>(at(table, `/steps/${number}`), undefined, secret),
  advice: (table: string, number: number, secret?: string) =>
    request<Advice>(at(table, `/steps/${number}/advice`), undefined, secret),
};
