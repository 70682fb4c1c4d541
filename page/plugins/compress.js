// Vite plugin: writes a gzip and a Brotli version of every text file of the build, which the server sends as they are.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = /\.(html|js|css|svg|webmanifest)$/;

export function compress() {
  let out = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true })) {
        if (!TEXTS.test(name)) continue;
        const bytes = readFileSync(join(out, name));
        writeFileSync(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(out, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
      }
    },
  };
}
