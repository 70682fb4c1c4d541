// Vite plugin: builds the page of each game with a folder here, its `gamePage.ts`, as an entry of its own. The server finds
// the file in Vite's manifest and tells the page, which imports it. Browsers fetch it early by a link in the head.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const modules = Object.fromEntries(
  readdirSync(`${ROOT}src`)
    .filter((folder) => existsSync(`${ROOT}src/${folder}/gamePage.ts`))
    .map((folder) => [folder, `${ROOT}src/${folder}/gamePage.ts`]),
);

export function gameModules() {
  return {
    name: "game-modules",
    apply: "build",
    config: () => ({
      build: { manifest: "manifest.json", rolldownOptions: { input: { index: `${ROOT}index.html`, ...modules }, preserveEntrySignatures: "exports-only" } },
    }),
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((chunk) => chunk.type === "chunk" && Object.values(modules).includes(chunk.facadeModuleId))
          .map(({ fileName }) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` }, injectTo: "head" })),
    },
  };
}
