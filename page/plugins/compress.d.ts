export function pressed(): import("vite").Plugin;
