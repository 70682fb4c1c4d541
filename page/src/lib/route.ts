// Where the page is, behind the `#`: secrets there are never sent to anyone.

export type Place =
  | { at: "home" }
  | { at: "rules"; game: string; about?: string | undefined } // a paragraph, by its name or by a clause it tells
  | { at: "table"; table: string; token?: string | undefined; key?: string | undefined };

export function placeOf(hash: string): Place {
  const facts = new URLSearchParams(hash.replace(/^#/, ""));
  const table = facts.get("table");
  if (table) return { at: "table", table, token: facts.get("token") ?? undefined, key: facts.get("key") ?? undefined };
  if (facts.has("rules")) return { at: "rules", game: facts.get("rules") || "dieb", about: facts.get("about") ?? undefined };
  return { at: "home" };
}

export function hashOf(place: Place): string {
  if (place.at === "home") return "";
  if (place.at === "rules") return `#rules=${place.game}${place.about ? `&about=${place.about}` : ""}`;
  const facts = new URLSearchParams({ table: place.table });
  if (place.token) facts.set("token", place.token);
  if (place.key) facts.set("key", place.key);
  return `#${facts}`;
}

/** What somebody has pasted: a whole link, or what stands behind its `#`; nothing if it is neither. */
export function pasted(text: string): Place | null {
  const behind = text.includes("#") ? text.slice(text.indexOf("#")) : `#${text.trim()}`;
  const place = placeOf(behind);
  return place.at === "table" ? place : null;
}

export const linkOf = (place: Place): string => `${location.origin}/${hashOf(place)}`;
