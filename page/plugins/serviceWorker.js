// The service worker, with the assets of this build written into it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const NONE = "const CURRENT = [];";

export const withAssets = (source, names) => source.replace(NONE, `const CURRENT = ${JSON.stringify(names.filter((name) => name.startsWith("assets/")).map((name) => `/${name}`).sort())};`);

export function worker() {
  let root = "";
  return {
    name: "worker",
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
