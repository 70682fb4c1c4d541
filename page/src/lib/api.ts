// The server's HTTP API: create, list and join tables; read finished matches.
import {
  RequestError,
  type Advice,
  type Chances,
  type CreatedStep,
  type CreatedTable,
  type Facts,
  type GameInfo,
  type Joined,
  type JoinRequest,
  type LessonRequest,
  type MatchSummary,
  type NewTable,
  type SchoolRequest,
  type Snapshot,
  type Step,
  type Subscription,
  type TableInfo,
} from "./protocol";

/** Send a request and return the JSON answer; throw a RequestError if there is none or it reports an error. */
async function request<Answer>(path: string, body?: unknown, secret?: string, method = "POST"): Promise<Answer> {
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new RequestError("page", "no-server");
  }
  const data = (await response.json().catch(() => ({ family: "page", code: "no-server", facts: {} }))) as Facts;
  if (response.ok) return data as Answer;
  throw new RequestError(String(data["family"]), String(data["code"]), (data["facts"] ?? {}) as Facts);
}

const tablePath = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => request<{ games: GameInfo[] }>("/api/games"),
  addresses: () => request<{ addresses: string[] }>("/api/addresses"),
  listTables: () => request<{ tables: TableInfo[] }>("/api/tables"),
  createTable: (table: NewTable) => request<CreatedTable>("/api/tables", table),
  createLesson: (lesson: LessonRequest) => request<CreatedTable>("/api/lessons", lesson),
  joinTable: (table: string, name: string, key?: string, colour: number | null = null) =>
    request<Joined>(tablePath(table, "/seats"), { name, colour, ...(key ? { key } : {}) } satisfies JoinRequest),
  createStep: (step: SchoolRequest) => request<CreatedStep>("/api/school", step),
  snapshot: (table: string, secret?: string) => request<Snapshot>(tablePath(table, "/snapshot"), undefined, secret),
  pushKey: () => request<{ public_key: string | null }>("/api/push"),
  subscribe: (table: string, secret: string, subscription: Subscription) =>
    request<Facts>(tablePath(table, "/subscription"), subscription, secret),
  unsubscribe: (table: string, secret: string, endpoint: string) =>
    request<Facts>(tablePath(table, "/subscription"), { endpoint }, secret, "DELETE"),
  summary: (table: string, secret?: string) => request<MatchSummary>(tablePath(table, "/summary"), undefined, secret),
  staticData: <Data>(table: string, secret?: string) =>
    request<Data>(tablePath(table, "/static-data"), undefined, secret),
  record: (table: string, secret?: string) => request<Facts>(tablePath(table, "/record"), undefined, secret),
  step: (table: string, number: number, secret?: string) =>
    request<Step>(tablePath(table, `/steps/${number}`), undefined, secret),
  advice: (table: string, number: number, secret?: string) =>
    request<Advice>(tablePath(table, `/steps/${number}/advice`), undefined, secret),
  chances: (table: string, number: number, secret?: string) =>
    request<Chances>(tablePath(table, `/steps/${number}/chances`), undefined, secret),
};
