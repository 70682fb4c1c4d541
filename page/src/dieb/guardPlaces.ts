// The places of the guards before the gates. The server sends only numbers; here each guard keeps the place where it
// landed.
import { guardsAt, type PalaceView, type View } from "./model";

export type Guard = number | "neutral";
export type Places = (Guard | null)[];

/**
 * Return the places before a gate now, given those before: whoever is gone leaves a gap, whoever comes takes the first.
 */
function rearrange(before: Places, palace: PalaceView, places: number): Places {
  const wanted = guardsAt(palace, places).filter((guard) => guard !== null);
  const after = Array.from({ length: places }, (_, place) => before[place] ?? null);
  const coming = [...wanted];
  for (const [place, guard] of after.entries()) {
    const found = guard === null ? -1 : coming.indexOf(guard);
    if (found >= 0) coming.splice(found, 1);
    else after[place] = null;
  }
  for (const guard of coming) after[after.indexOf(null)] = guard;
  return after;
}

/** Remembers the places from one state of the match to the next. */
export class GuardPlaces {
  private before: Places[] = [];

  update(view: View): Places[] {
    return (this.before = this.at(view));
  }
  /** Return the places in a view, without remembering them. */
  at(view: View): Places[] {
    return this.follow(this.before, view);
  }
  /** Return the places in the view that follows. */
  follow(before: readonly Places[], view: View): Places[] {
    return view.palaces.map((palace, n) =>
      rearrange(before[n] ?? guardsAt(palace, view.guard_places), palace, view.guard_places),
    );
  }
}
