// Plays the scenes of a table on its board: the reader's pace, and what ends them at once.
import { untrack } from "svelte";
import type { TableState } from "../lib/table.svelte";
import { translate } from "../lib/translations.svelte";
import { DomPerformer } from "./performer";
import { pace } from "./pace";
import type { ScenesOf } from "./scene";
import { SceneQueue } from "./sceneQueue";

const NOT_SKIPPING = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const TYPING = "input:not([type=range]), textarea";
const CLICKED = ["Enter", " "]; // keys that click a button

interface Board {
  table: TableState;
  root: HTMLElement | null;
  hidden: boolean; // the hand is hidden, because somebody else may be looking
  announce: (text: string) => void; // for screen readers
}

/** Call it while the board's component is created. */
export function useScenes(scenesOf: ScenesOf, board: () => Board): void {
  const performer = new DomPerformer({
    root: () => board().root,
    stage: (staged) => (board().table.playback.staged = staged),
  });
  const queue = new SceneQueue(scenesOf, performer, pace, () => {
    const { table, hidden } = board();
    return hidden ? null : table.you;
  });
  const skip = (): void => board().table.playback.skip();

  $effect(() => {
    const { playback } = board().table;
    playback.animate = queue.play;
    return () => (playback.animate = null);
  });
  $effect(() => {
    const { table, announce } = board();
    if (table.myTurn && !table.animating) untrack(() => announce(translate("page-your-turn")));
  });
  $effect(() => {
    const onPointer = (event: PointerEvent): void => void (event.button === 0 && skip());
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (NOT_SKIPPING.includes(event.key) || target.closest?.(TYPING)) return;
      if (CLICKED.includes(event.key) && target.closest?.("button, a, [role=button]")) return;
      skip();
    };
    const onClick = (event: MouseEvent): void => void (event.detail === 0 && skip()); // by key or assistive technology
    addEventListener("pointerdown", onPointer, true);
    addEventListener("keydown", onKey, true);
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("pointerdown", onPointer, true);
      removeEventListener("keydown", onKey, true);
      removeEventListener("click", onClick, true);
    };
  });
}
