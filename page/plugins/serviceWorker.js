// Vite plugin: emits the service worker, with the list of this build's assets written into it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const PLACEHOLDER = "const ASSETS = [];";

/** Return the worker's source with the list of assets filled in. */
export const withAssets = (source, names) =>
  source.replace(
    PLACEHOLDER,
    `const ASSETS = ${JSON.stringify(
      names
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort(),
    )};`,
  );

export function serviceWorker() {
  let root = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = readFileSync(join(root, "worker", "sw.js"), "utf8");
        this.emitFile({ type: "asset", fileName: "sw.js", source: withAssets(source, Object.keys(bundle)) });
      },
    },
  };
}
