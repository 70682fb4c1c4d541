// The worker that keeps the page: with a house that can be away, and a cache that can be looked into.
import { beforeEach, describe, expect, it } from "vitest";
import { withAssets } from "../plugins/serviceWorker.js";
import source from "../worker/sw.js?raw";

type Handler = (event: object) => void;
const HOUSE = "https://house.example";
const address = (path: string): string => HOUSE + path;

let kept: Map<string, string>; // by address, as all versions share it
let away: boolean;
let waited: Promise<unknown>[];
const cache = {
  addAll: async (paths: string[]) => paths.forEach((path) => kept.set(address(path), "first")),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  match: async ({ url }: Request) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
  put: async ({ url }: Request, answer: Response) => void kept.set(url, await answer.text()),
  delete: async ({ url }: Request) => kept.delete(url),
};
async function fetched({ url }: Request): Promise<Response> {
  if (away) throw new TypeError("no line");
  return new Response(`house: ${url.slice(HOUSE.length)}`);
}

/** A worker of a version with these assets, as a browser runs it. */
function versionWith(...assets: string[]): (name: string, event?: object) => Promise<unknown> {
  const handlers = new Map<string, Handler>();
  const self = { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler), clients: { claim: async () => undefined }, location: { origin: HOUSE } };
  new Function("self", "caches", "fetch", withAssets(source, ["index.html", ...assets]))(self, { open: async () => cache }, fetched);
  return async (name, event = {}) => {
    waited = [];
    const note = (promise: Promise<unknown>): number => waited.push(promise);
    handlers.get(name)!({ ...event, waitUntil: note, respondWith: note });
    return (await Promise.all(waited))[0];
  };
}
const asking = (path: string): object => ({ request: new Request(address(path)) });
const said = async (answer: unknown): Promise<string> => (answer as Response).text();

beforeEach(() => {
  [kept, away] = [new Map(), false];
});

describe("the worker", () => {
  it("keeps the page from its first visit on, and what was fetched before it was there", async () => {
    const worker = versionWith("assets/one.js");
    await worker("install");
    await worker("message", { data: [address("/assets/one.js"), address("/api/tables")] });
    expect([...kept.keys()]).toEqual(["/", "/icon.svg", "/manifest.webmanifest", "/assets/one.js"].map(address));
    away = true;
    expect(await said(await worker("fetch", asking("/")))).toBe("first");
    expect(await said(await worker("fetch", asking("/assets/one.js")))).toBe("house: /assets/one.js");
  });
  it("asks for the page again as long as there is a line, and never keeps a match", async () => {
    const worker = versionWith();
    await worker("install");
    expect(await said(await worker("fetch", asking("/")))).toBe("house: /");
    expect(await worker("fetch", asking("/api/tables"))).toBeUndefined();
  });
  it("another version is another worker, and drops what only earlier ones need", async () => {
    const old = versionWith("assets/one.js", "assets/same.css");
    await old("install");
    for (const path of ["/assets/one.js", "/assets/same.css"]) await old("fetch", asking(path));
    const next = versionWith("assets/two.js", "assets/same.css");
    await next("install");
    await old("fetch", asking("/assets/two.js")); // by a page that was opened anew
    await next("activate");
    expect([...kept.keys()].filter((url) => url.includes("assets"))).toEqual(["/assets/same.css", "/assets/two.js"].map(address));
    expect(kept.has(address("/"))).toBe(true);
    expect(withAssets(source, ["assets/two.js"])).not.toBe(withAssets(source, ["assets/one.js"]));
  });
});
