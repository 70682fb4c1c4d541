// The service worker, with a server that can be offline and a cache that can be inspected.
import { beforeEach, describe, expect, it } from "vitest";
import { withAssets } from "../plugins/serviceWorker.js";
import source from "../worker/sw.js?raw";

type Handler = (event: object) => void;
const SERVER = "https://server.example";
const address = (path: string): string => SERVER + path;

let cached: Map<string, string>; // by address, as all versions share it
let offline: boolean;
let waited: Promise<unknown>[];
const cache = {
  addAll: async (paths: string[]) => paths.forEach((path) => cached.set(address(path), "first")),
  keys: async () => [...cached.keys()].map((url) => ({ url })),
  match: async ({ url }: Request) => (cached.has(url) ? new Response(cached.get(url)) : undefined),
  put: async ({ url }: Request, answer: Response) => void cached.set(url, await answer.text()),
  delete: async ({ url }: Request) => cached.delete(url),
};
async function fetched({ url }: Request): Promise<Response> {
  if (offline) throw new TypeError("no network");
  return new Response(`server: ${url.slice(SERVER.length)}`);
}

/** Run a worker of a version with these assets; return a function that sends it an event. */
function versionWith(...assets: string[]): (name: string, event?: object) => Promise<unknown> {
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { claim: async () => undefined },
    location: { origin: SERVER },
  };
  new Function("self", "caches", "fetch", withAssets(source, ["index.html", ...assets]))(
    self,
    { open: async () => cache },
    fetched,
  );
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
  [cached, offline] = [new Map(), false];
});

describe("the service worker", () => {
  it("caches the page at its installation, and the files loaded before it was active", async () => {
    const worker = versionWith("assets/one.js");
    await worker("install");
    await worker("message", { data: [address("/assets/one.js"), address("/api/tables")] });
    expect([...cached.keys()]).toEqual(["/", "/icon.svg", "/manifest.webmanifest", "/assets/one.js"].map(address));
    offline = true;
    expect(await said(await worker("fetch", asking("/")))).toBe("first");
    expect(await said(await worker("fetch", asking("/assets/one.js")))).toBe("server: /assets/one.js");
  });
  it("fetches the page anew while there is a network, and never caches a match", async () => {
    const worker = versionWith();
    await worker("install");
    expect(await said(await worker("fetch", asking("/")))).toBe("server: /");
    expect(await worker("fetch", asking("/api/tables"))).toBeUndefined();
  });
  it("caches the page and words of a game, and deletes those of its other versions", async () => {
    const worker = versionWith();
    for (const path of [
      "/games/chess/page/1/page.js",
      "/games/chess/words/1/en.ftl",
      "/games/go/page/1/page.js",
      "/games/chess/page/2/page.js",
    ])
      await worker("fetch", asking(path));
    await worker("activate");
    expect([...cached.keys()]).toEqual(
      ["/games/chess/words/1/en.ftl", "/games/go/page/1/page.js", "/games/chess/page/2/page.js"].map(address),
    );
  });
  it("of another version is another worker, and deletes assets that only earlier ones need", async () => {
    const old = versionWith("assets/one.js", "assets/same.css");
    await old("install");
    for (const path of ["/assets/one.js", "/assets/same.css"]) await old("fetch", asking(path));
    const next = versionWith("assets/two.js", "assets/same.css");
    await next("install");
    await old("fetch", asking("/assets/two.js")); // by a page that was opened anew
    await next("activate");
    expect([...cached.keys()].filter((url) => url.includes("assets"))).toEqual(
      ["/assets/same.css", "/assets/two.js"].map(address),
    );
    expect(cached.has(address("/"))).toBe(true);
    expect(withAssets(source, ["assets/two.js"])).not.toBe(withAssets(source, ["assets/one.js"]));
  });
});
