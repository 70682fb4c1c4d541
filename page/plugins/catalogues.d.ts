export function entries(text: string): Map<string, string>;
export function extra(name: string, language: string): string;
export function catalogue(language: string): string;
export function languageName(language: string): string;
export function catalogues(): import("vite").Plugin;
