/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.js";
import { compress } from "./plugins/compress.js";
import { gameModules } from "./plugins/gameModules.js";
import { serviceWorker } from "./plugins/serviceWorker.js";

const OUT = "../src/baghdad/server/page";

export default defineConfig({
  plugins: [svelte(), catalogues(), gameModules(), serviceWorker(), compress()],
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
  // Without isolation the test files share loaded modules, which saves most of the time.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
