// What the board shows of its parts where it has no room for all: one of several tabs. Layouts themselves are chosen in
// `layout.css`.
type SmallTab = "" | "offers" | "market" | "players" | "log";

const LOW = 600; // pixels; on a lower phone a panel lies over the map, and its tab closes it

export class BoardLayout {
  tab = $state<SmallTab>("market"); // on a phone
  side = $state<"offers" | "log">("log"); // on a rail
  private width = $state(innerWidth);
  private height = $state(innerHeight);

  /** Create it while a component is. */
  constructor(root: () => HTMLElement | null, trading: () => boolean) {
    $effect(() => {
      const space = root()?.closest(".space");
      if (!space) return;
      const watcher = new ResizeObserver(() => {
        [this.width, this.height] = [space.clientWidth, space.clientHeight];
      });
      watcher.observe(space);
      return () => watcher.disconnect();
    });
    $effect(() => {
      [this.tab, this.side] = trading() ? ["offers", "offers"] : ["market", "log"];
    });
  }

  sideways = $derived.by(() => this.width >= this.height * 1.25 && (this.height < 560 || this.width < 800));
  small = $derived.by(
    () => this.width < 640 || this.sideways || (this.height < 800 && this.width < this.height * 1.25),
  );

  pickTab = (picked: string): void => {
    this.tab = picked === this.tab && this.width < 640 && this.height < LOW ? "" : (picked as SmallTab);
  };
  pickSide = (picked: string): void => {
    this.side = picked === "log" ? "log" : "offers";
  };
}
