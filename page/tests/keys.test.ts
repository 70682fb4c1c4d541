// Shortcuts: what counts as one, and that single characters can be switched off.
import { afterEach, describe, expect, it } from "vitest";
import { isShortcut, shortcut } from "../src/lib/keys";
import { preferences } from "../src/lib/preferences.svelte";

const press = (key: string, target = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  target.dispatchEvent(event);
  return event;
};
afterEach(() => (preferences.keys = true));

describe("a key press", () => {
  it("is a shortcut unless a modifier is held", () => {
    expect(isShortcut(press("u"))).toBe(true);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(isShortcut(press("u", document.body, held))).toBe(false);
  });
  it("is none while something is typed", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(isShortcut(press("u", field))).toBe(false);
    field.remove();
  });
  it("is none if single characters are switched off, unless it is a named key", () => {
    preferences.keys = false;
    for (const key of ["u", "1", "?", "É"]) expect(isShortcut(press(key))).toBe(false);
    for (const key of ["Enter", "Escape", "ArrowUp"]) expect(isShortcut(press(key))).toBe(true);
    expect(shortcut("U")).toBeUndefined();
    expect(shortcut("Escape")).toBe("Escape");
  });
});
