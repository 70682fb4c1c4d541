// Vite plugin: builds the page of each game with a folder here, its `gamePage.ts`, as an entry of its own. The server
// finds the file in Vite's manifest and tells the page, which imports it. Browsers fetch it early by a link in the
// head.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FIRST = `${ROOT}src/main.ts`;
const modules = Object.fromEntries(
  readdirSync(`${ROOT}src`)
    .filter((folder) => existsSync(`${ROOT}src/${folder}/gamePage.ts`))
    .map((folder) => [folder, `${ROOT}src/${folder}/gamePage.ts`]),
);

/** Return whether the first page imports a module, directly or through others; what is imported later doesn't count. */
function isOnFirstPage(id, context, seen = new Set()) {
  if (id === FIRST) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importers.some((importer) => isOnFirstPage(importer, context, seen)) ?? false;
}
// All of that is one file. Otherwise what it shares with the entries and the tables would be many small ones, larger
// together.
const firstPage = { groups: [{ name: (id, context) => (isOnFirstPage(id, context) ? "page" : null) }] };

export function gameModules() {
  return {
    name: "game-modules",
    apply: "build",
    config: () => ({
      build: {
        manifest: "manifest.json",
        rolldownOptions: {
          input: { index: `${ROOT}index.html`, ...modules },
          preserveEntrySignatures: "exports-only",
          output: { codeSplitting: firstPage },
        },
      },
    }),
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((chunk) => chunk.type === "chunk" && Object.values(modules).includes(chunk.facadeModuleId))
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
            injectTo: "head",
          })),
    },
  };
}
