export function entries(text: string): Map<string, string>;
export function extra(name: string, language: string): string;
export function catalogue(language: string): string;
export interface Declaration {
  name: string;
  direction: string;
  locale: string;
}
export function declaration(language: string): Declaration;
export function catalogues(): import("vite").Plugin;
