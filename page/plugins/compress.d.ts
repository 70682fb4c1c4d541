export function compress(): import("vite").Plugin;
