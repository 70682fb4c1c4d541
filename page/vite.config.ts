/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.js";
import { pressed } from "./plugins/compress.js";
import { worker } from "./plugins/serviceWorker.js";

const OUT = "../src/baghdad/server/page";

export default defineConfig({
  plugins: [svelte(), catalogues(), worker(), pressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] } }, // tests read the notation
  // Files share what is loaded once: most of the time would go into loading it for each of them anew.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
