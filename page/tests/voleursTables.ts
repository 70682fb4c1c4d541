// The tables about kinds of actions and events, and about birthday cards, as the server sends them with the static
// data.
import type { StaticData } from "../src/voleurs/model";

export const TABLES: Pick<StaticData, "birthdays" | "phases" | "passes"> = {
  birthdays: {
    diamond: ["diamond"],
    emerald_and_sapphire: ["emerald", "sapphire"],
    two_no_sapphire: [],
    two_with_ruby: ["ruby"],
    two_colours: [],
    three: [],
  },
  phases: {
    choose: "choosing",
    place: "placing",
    offer: "trading",
    accept: "trading",
    trade: "trading",
    decline: "trading",
    withdraw: "trading",
    done: "trading",
    agent: "buying",
    gem: "buying",
    move: "buying",
    robbery: "buying",
    discard: "buying",
    exchange: "buying",
    slipper: "buying",
  },
  passes: {
    trade: [
      { piece: "card", from: "seat", to: "maker" },
      { piece: "card", from: "maker", to: "seat" },
    ],
    robbery: [{ piece: "gem", from: "victim", to: "seat" }],
    exchange: [{ piece: "gem", from: "victim", to: "seat" }],
    slipper: [{ piece: "slipper", from: "seat", to: "to" }],
  },
};
