// Keeps the focus on the board: when the focused element is removed or disabled, as Confirm is after it was pressed,
// the browser drops the focus.

const PLACES = ["[data-keeps-focus]", "#sentence"]; // where it goes, the first that there is

/**
 * Attach to the element of a board: a focus that was inside and got lost goes to what is being written, or to the
 * sentence of the action bar.
 */
export function keepFocus(board: HTMLElement): () => void {
  let inside = false;
  const note = (event: Event): void => void (inside = board.contains(event.target as Node));
  const restore = (): void => {
    if (!inside || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
    const place = PLACES.map((selector) => board.querySelector<HTMLElement>(selector)).find((found) => found !== null);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(restore));
  watcher.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", note);
  };
}
