// The page's routes. They stand behind the `#` of an address, which browsers never send, so tokens stay secret.

export type Route =
  | { page: "home" }
  // No name is the first game; a rule is a paragraph's name, or the id of a clause.
  | { page: "rules"; game: string; rule?: string | undefined }
  | { page: "table"; table: string; token?: string | undefined; key?: string | undefined };

export function parseHash(hash: string): Route {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const table = parameters.get("table");
  if (table)
    return {
      page: "table",
      table,
      token: parameters.get("token") ?? undefined,
      key: parameters.get("key") ?? undefined,
    };
  if (parameters.has("rules"))
    return { page: "rules", game: parameters.get("rules") ?? "", rule: parameters.get("about") ?? undefined };
  return { page: "home" };
}

export function formatHash(route: Route): string {
  if (route.page === "home") return "";
  if (route.page === "rules") return `#rules=${route.game}${route.rule ? `&about=${route.rule}` : ""}`;
  const parameters = new URLSearchParams({ table: route.table });
  if (route.token) parameters.set("token", route.token);
  if (route.key) parameters.set("key", route.key);
  return `#${parameters}`;
}

/** Parse a pasted link to a table, whole or only the part behind its `#`; return null for anything else. */
export function parseLink(text: string): Route | null {
  const hash = text.includes("#") ? text.slice(text.indexOf("#")) : `#${text.trim()}`;
  const route = parseHash(hash);
  return route.page === "table" ? route : null;
}

export const formatLink = (route: Route): string => `${location.origin}/${formatHash(route)}`;
