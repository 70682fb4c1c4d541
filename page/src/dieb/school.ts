// What the steps of dieb's school call the parts of the table.
import "./school.css";
import { LETTERS } from "./model";

export const PARTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LETTERS.map((letter) => [`palace-${letter}`, `.tile:has([data-palace="${letter}"])`])),
  board: '[data-area="board"]',
  hand: '[data-area="hand"]',
  bar: '[data-area="bar"]',
  players: '[data-area="players"]',
  pass: '[data-ending="draw"]',
  "card-a": '[data-area="hand"] [data-card="0"]',
  "card-dancer": '[data-area="hand"] [data-card="*"]',
};
