// The page's routes. They stand behind the `#` of an address, which browsers never send, so tokens stay secret.
// Links to a seat have its token. As soon as this browser has stored it, the address has the number of the seat
// instead, so that it can be shown to others.
import { storedTable } from "./storage";

export type Route =
  | { page: "home" }
  // No name is the first game; a rule is a paragraph's name, or the id of a clause.
  | { page: "rules"; game: string; rule?: string | undefined }
  | { page: "school"; game: string; step?: number | undefined } // no step is the first that isn't done
  | { page: "table"; table: string; token?: string | undefined; seat?: number | undefined; key?: string | undefined };

export function parseHash(hash: string): Route {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const table = parameters.get("table");
  if (table)
    return {
      page: "table",
      table,
      token: parameters.get("token") ?? undefined,
      seat: parameters.has("seat") ? Number(parameters.get("seat")) : undefined,
      key: parameters.get("key") ?? undefined,
    };
  if (parameters.has("rules"))
    return { page: "rules", game: parameters.get("rules") ?? "", rule: parameters.get("about") ?? undefined };
  const [school, step] = (parameters.get("school") ?? "").split("/");
  if (school) return { page: "school", game: school, step: Number(step) || undefined };
  return { page: "home" };
}

export function formatHash(route: Route): string {
  if (route.page === "home") return "";
  if (route.page === "rules") return `#rules=${route.game}${route.rule ? `&about=${route.rule}` : ""}`;
  if (route.page === "school") return `#school=${route.game}${route.step ? `/${route.step}` : ""}`;
  const parameters = new URLSearchParams({ table: route.table });
  if (route.token) parameters.set("token", route.token);
  if (route.seat !== undefined) parameters.set("seat", `${route.seat}`);
  if (route.key) parameters.set("key", route.key);
  return `#${parameters}`;
}

/** Return a route with the number of a seat in place of its token, if this browser has stored that. */
export function withoutToken(route: Route): Route {
  if (route.page !== "table" || !route.token) return route;
  const stored = Object.entries(storedTable(route.table)?.tokens ?? {});
  const seat = stored.find(([, token]) => token === route.token)?.[0];
  return seat === undefined ? route : { ...route, token: undefined, seat: Number(seat) };
}

/** Return the route in the address bar, after taking a stored token out of it. */
export function readAddress(): Route {
  const parsed = parseHash(location.hash);
  const route = withoutToken(parsed);
  if (route !== parsed) history.replaceState(null, "", `/${formatHash(route)}`);
  return route;
}

/** Parse a pasted link to a table, whole or only the part behind its `#`; return null for anything else. */
export function parseLink(text: string): Route | null {
  const hash = text.includes("#") ? text.slice(text.indexOf("#")) : `#${text.trim()}`;
  const route = parseHash(hash);
  return route.page === "table" ? route : null;
}

export const formatLink = (route: Route): string => `${location.origin}/${formatHash(route)}`;
