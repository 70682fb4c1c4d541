export function gameModules(): import("vite").Plugin;
