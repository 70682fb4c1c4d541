// What the steps of voleurs' school call the parts of the table.
import "./school.css";

const cells = ["c4", "d1", "e1", "f1", "f2", "h1", "i8"];

export const PARTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(cells.map((cell) => [`cell-${cell}`, `[data-cell="${cell}"]`])),
  board: '[data-area="board"]',
  hand: '[data-area="hand"]',
  bar: '[data-area="bar"]',
  players: '[data-area="players"]',
  market: '[data-area="market"]',
  offers: '[data-area="offers"], [data-area="editor"]',
  aim: '[data-area="aim"]',
  "gem-sapphire": '[data-ware="gem sapphire"]',
  "agent-caravaneer": '[data-ware="agent caravaneer"]',
  "card-mint": '[data-area="hand"] [data-card="Mint"]',
  "card-compass": '[data-area="hand"] [data-card="Compass"]',
};
