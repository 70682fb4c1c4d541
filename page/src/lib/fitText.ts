// Text in boxes whose size doesn't depend on it: where a language needs more room, the letters get smaller.
const SMALLEST = 0.65; // of the usual size
const STEP = 0.05;

/** Return the number of characters that take room: not soft hyphens, nor marks of the direction of writing. */
export const visibleLength = (text: string): number => text.replace(/\p{Cf}/gu, "").length;

const OVERHANG = 0.2; // of the font size, by which letters are higher than a tight line

function overflows(box: HTMLElement): boolean {
  const overhang = Math.max(1, OVERHANG * parseFloat(getComputedStyle(box).fontSize));
  return box.scrollHeight > box.clientHeight + overhang || box.scrollWidth > box.clientWidth + 1;
}

/**
 * Make the text of a box smaller until it fits; break words only if that isn't enough. Its style multiplies font sizes
 * by `--fit`.
 */
function fit(box: HTMLElement): void {
  for (const wrap of ["normal", "anywhere"]) {
    box.style.removeProperty("--fit");
    box.style.overflowWrap = wrap;
    for (let size = 1 - STEP; size >= SMALLEST && overflows(box); size -= STEP)
      box.style.setProperty("--fit", size.toFixed(2));
    if (!overflows(box)) return;
  }
}

/** Fit the text of all boxes inside `node` that match the selector, again after each change of text or size. */
export function fitText(node: HTMLElement, selector: string): { destroy: () => void } {
  const fitAll = (): void => {
    const boxes = [...node.querySelectorAll<HTMLElement>(selector)];
    for (const box of boxes) box.style.removeProperty("--fit"); // all first: one may be inside another
    boxes.forEach(fit);
  };
  const changes = new MutationObserver(fitAll);
  const sizes = new ResizeObserver(fitAll);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  sizes.observe(node);
  void document.fonts?.ready.then(fitAll);
  return {
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
