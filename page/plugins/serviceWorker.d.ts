import type { Plugin } from "vite";

export function withAssets(source: string, names: string[]): string;
export function serviceWorker(): Plugin;
