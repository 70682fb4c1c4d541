// Which key presses are shortcuts. Those of a single character can be switched off (WCAG 2.1.4).
import { preferences } from "./preferences.svelte";

const TYPING = "input:not([type=radio]), select, textarea, dialog"; // where keys have a meaning of their own

/** Return whether a key press may act on the table: no modifier is held, and nothing is being typed or asked. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if ((event.target as Element).closest?.(TYPING)) return false;
  return preferences.keys || [...event.key].length > 1; // keys like Enter and Escape always act
}

/** Return the value of `aria-keyshortcuts`, or undefined while the key is switched off. */
export const shortcut = (key: string): string | undefined => (preferences.keys || key.length > 1 ? key : undefined);
