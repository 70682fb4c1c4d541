// SVG symbols of voleurs, used by `<use>`: pawns by kind, gems, groups of goods, emblems of the five districts, gates,
// towers, lanterns. The goods themselves are in goods.ts. A pawn's colours are the variables --pc, --ph and --pl.

export interface Tint {
  light: string;
  vivid: string;
  dark: string;
  street: string;
  edge: string;
  ink: string;
}

/** Colours of the districts, from poor to rich: vivid for shops, pale for streets. */
export const TINTS: readonly Tint[] = [
  { light: "#ffd257", vivid: "#ef9a12", dark: "#884403", street: "#ead9ae", edge: "#bfa468", ink: "#16112e" },
  { light: "#5cc6ff", vivid: "#1470c9", dark: "#0a3f8a", street: "#b9d3e6", edge: "#7d9fbd", ink: "#ffffff" },
  { light: "#62dc86", vivid: "#12a04c", dark: "#065a2c", street: "#bcdcc0", edge: "#82ab89", ink: "#16112e" },
  { light: "#ff7a66", vivid: "#d3202f", dark: "#7c0a20", street: "#e8bfb8", edge: "#b98982", ink: "#ffffff" },
  { light: "#c79bff", vivid: "#7c3fd0", dark: "#411a86", street: "#dccdf0", edge: "#a691c4", ink: "#ffffff" },
];

const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

// --- pawns -----------------------------------------------------------------------------------------------------------

const SHAPES: Record<string, string> = {
  thief: "M20 3C13 3 10 9 10.5 16 7 21 5 30 5 37h30c0-7-2-16-5.5-21C30 9 27 3 20 3z",
  caravaneer: `M4 34v-9c0-4 3-6 6-6 1-5 3-8 6-8s5 4 6 8c2-5 4-8 7-8 1 0 2 1 3 3V8c0-3 4-4 7-2v4h-3v10c0 4-2 6-4
        7v7h-4v-6H12v6H8v-6l-1 6z`,
  merchant: "M12 6h16v4l-3 3c6 3 9 8 9 13 0 6-5 10-14 10S6 32 6 26c0-5 3-10 9-13l-3-3z",
  broker: "M18 5h4v5h12l5 12c0 4-10 4-10 0l4-9H22v20h7v4H11v-4h7V13H7l4 9c0 4-10 4-10 0l5-12h12z",
  assassin: "M20 1l5 8v15h7v5h-9v3l2 6H15l2-6v-3H8v-5h7V9z",
  vizier: "M8 14C8 7 13 3 20 1c7 2 12 6 12 13l-3 4c4 4 6 12 6 19H5c0-7 2-15 6-19z",
};
const MARKS: Record<string, string> = {
  thief: `<ellipse cx="20" cy="13.5" rx="6" ry="5.5" fill="#16112E"/>
    <circle cx="17.8" cy="13" r="1.3" fill="#FFE9A8"/><circle cx="22.2" cy="13" r="1.3" fill="#FFE9A8"/>`,
  caravaneer: `<path d="M10 20c4 3 14 3 20-1" stroke="#FFF7E6" stroke-width="1.4" fill="none" opacity=".7"/>`,
  merchant: `<path d="M13 11h14" stroke="#16112E" stroke-width="2"/>
    <circle cx="20" cy="25" r="4.5" fill="none" stroke="#16112E" stroke-width="1.8"/>
    <path d="M20 22v6" stroke="#16112E" stroke-width="1.8"/>`,
  broker: "",
  assassin: `<path d="M20 4v19" stroke="#FFF7E6" stroke-width="1.3" opacity=".8"/>`,
  vizier: `<path d="M11 15q9 5 18 0" stroke="#F2C14E" stroke-width="2.4" fill="none"/>
    <circle cx="20" cy="9" r="2.8" fill="#F2C14E"/>
    <path d="M20 20v16" stroke="#F2C14E" stroke-width="1.5" opacity=".8"/>`,
};
const PAWNS = Object.entries(SHAPES)
  .map(([kind, path]) =>
    symbol(
      `pawn-${kind}`,
      "-3 -3 46 46",
      `<ellipse cx="20" cy="38.5" rx="17" ry="4" fill="#000" opacity=".4"/>
        <path d="${path}" fill="var(--pc)" stroke="#0B0920" stroke-width="6.5" stroke-linejoin="round"/>
        <path d="${path}" fill="var(--pc)" stroke="#FFF7E6" stroke-width="2.2" stroke-linejoin="round"/>
        ${MARKS[kind]}`,
    ),
  )
  .join("");

// --- gems ----------------------------------------------------------------------------------------------------------

const GEM_COLOURS: Record<string, [string, string, string]> = {
  fake: ["#F7D667", "#C99A12", "#7A5A00"],
  sapphire: ["#7CC0FF", "#1F6FD0", "#0B3A78"],
  emerald: ["#7CF0B0", "#109A55", "#05522B"],
  ruby: ["#FF9AA5", "#D3203A", "#7A0A1C"],
  diamond: ["#FFFFFF", "#D5E7F5", "#7C97AE"],
  unknown: ["#B7AEDA", "#6C60A8", "#332A66"],
};
const GEMS = Object.entries(GEM_COLOURS)
  .map(([gem, [light, fill, dark]]) =>
    symbol(
      `gem-${gem}`,
      "0 0 40 40",
      `<path d="M11 7h18l8 10-17 20L3 17z" fill="${fill}" stroke="#0B0920" stroke-width="4.5"
          stroke-linejoin="round"/>
        <path d="M11 7h18l8 10-17 20L3 17z" fill="${fill}" stroke="#FFF7E6" stroke-width="1.6"
          stroke-linejoin="round"/>
        <path d="M11 7h18l8 10H3z" fill="${light}"/>
        <path d="M3 17h34M14 17l6 20 6-20-6-10z" fill="none" stroke="${dark}" stroke-width="1.3"
          stroke-linejoin="round"/>
        ${gem === "fake" ? `<path d="M12 24l12-8" stroke="${dark}" stroke-width="2.2"/>` : ""}`,
    ),
  )
  .join("");

// --- cards ---------------------------------------------------------------------------------------------------------

// Small marks of the groups of goods, in the colour of the text: what a card is worth goes by group.
const GROUP_MARKS: Record<string, string> = {
  metal: "M2 13h12l-2.5-6h-7zM5 5.5h6l1-3H4z",
  food: `M8 15V6M8 7C4 6.5 3 4 3 1.5 6.5 2 8 4 8 7zM8 7c4-.5 5-3 5-5.5C9.5 2 8 4 8 7zM8 12c-4-.5-5-3-5-5 3.5 0 5 2 5
      5zM8 12c4-.5 5-3 5-5-3.5 0-5 2-5 5z`,
  living: `M8 9c3 0 5 2 5 4s-2 2-5 2-5 0-5-2 2-4 5-4zM3 4.5a1.7 2.2 0 1 1 0 4.4 1.7 2.2 0 1 1 0-4.4zM13 4.5a1.7
        2.2 0 1 1 0 4.4 1.7 2.2 0 1 1 0-4.4zM6 1a1.7 2.2 0 1 1 0 4.4A1.7 2.2 0 1 1 6 1zM10 1a1.7
      2.2 0 1 1 0 4.4A1.7 2.2 0 1 1 10 1z`,
  cloth: "M2 4c4-3 8 1 12-1.5v10c-4 2.5-8-1.5-12 1.5z",
  aroma: "M6 1.5h4V5l-1 1c3 1 5 3 5 5.5 0 2.5-2.5 4-6 4s-6-1.5-6-4C2 9 4 7 7 6L6 5z",
  arms: "M8 .5l2.5 3.5v6H13v2.2H9.5L10.5 15.5h-5l1-3.3H3V10h2.5V4z",
};
const CARDS =
  Object.entries(GROUP_MARKS)
    .map(([group, path]) =>
      symbol(
        `group-${group}`,
        "0 0 16 16",
        `<path d="${path}" fill="currentColor" stroke="currentColor" stroke-width=".6" stroke-linejoin="round"/>`,
      ),
    )
    .join("") +
  symbol(
    "surprise",
    "0 0 64 64",
    `<path d="M8 26h48v10H8zM12 38h40v18H12z" fill="#241A44"/>
      <path d="M32 26v30" stroke="#FBF3DF" fill="none" stroke-width="5"/>
      <path d="M32 25c-4-12-18-14-18-6 0 5 9 6 18 6zm0 0c4-12 18-14 18-6 0 5-9 6-18 6z" fill="none" stroke="#241A44"
        stroke-width="4"/>`,
  );

// --- the city ------------------------------------------------------------------------------------------------------

const EMBLEMS = [
  `<path d="M-21 -4L-15 -19H15L21 -4Z" fill="#fff3d2"/>
    <path d="M-13 -19h4.6L-12 -4h-6ZM-4.3 -19h4.600L0 -4h-6ZM4.3 -19h4.600L12 -4H6Z" fill="#b3261e"/>
    <path d="M-21 -4q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0" fill="#fff3d2"/>
    <path d="M-17 0h34v14h-34Z" fill="#4a2508"/><path d="M-13 2h26v8h-26Z" fill="#ffe79a"/>
    <circle cx="-7" cy="8" r="2.4" fill="#e0562b"/><circle cx="0" cy="8" r="2.4" fill="#4c9a3a"/>
    <circle cx="7" cy="8" r="2.4" fill="#c98a12"/>`,
  `<path d="M-19 -6L0 -20L19 -6V14H-19Z" fill="#dcefff"/>
    <path d="M-22 -5L0 -22L22 -5" fill="none" stroke="#082c5e" stroke-width="4"/>
    <path d="M0 -7V10M-5 -3H5M-9 4Q-7 11 0 11Q7 11 9 4" fill="none" stroke="#0a3f8a" stroke-width="2.6"/>
    <circle cy="-9" r="2.6" fill="#ffe79a" stroke="#0a3f8a" stroke-width="1.6"/>`,
  `<path d="M-20 14V-10L-14 -19H14L20 -10V14Z" fill="#e5f7dd"/>
    <path d="M-10 14V4Q-14 -3 -9 -9Q0 -18 9 -9Q14 -3 10 4V14Z" fill="#04431f"/>
    <path d="M0 -13V-5" stroke="#ffe79a" stroke-width="1.5"/><path d="M-4 -5H4L5 3H-5Z" fill="#ffe79a"/>`,
  `<path d="M-18 14V-8H-21V-20H-13V-14H-6V-20H6V-14H13V-20H21V-8H18V14Z" fill="#ffe1d2"/>
    <path d="M-6 14V3Q0 -6 6 3V14Z" fill="#5d0617"/><path d="M-13 -5h5v7h-5ZM8 -5h5v7h-5Z" fill="#5d0617"/>
    <circle cy="6" r="2.4" fill="#ffe79a"/>`,
  `<path d="M-18 1h36v13h-36Z" fill="#f6ecff"/>
    <path d="M-14 1Q-21 -10 -8 -15Q-2 -18 0 -25Q2 -18 8 -15Q21 -10 14 1Z" fill="#ffd76a" stroke="#8a5a10"/>
    <path d="M-4 14V7Q0 1 4 7V14Z" fill="#411a86"/><path d="M-14 5h5v6h-5ZM9 5h5v6h-5Z" fill="#ffe79a"/>`,
]
  .map((body, n) => symbol(`district-${n}`, "-26 -28 52 46", body))
  .join("");

const gradient = (id: string, stops: [number, string][]): string =>
  `<radialGradient id="${id}" cx=".5" cy=".43" r=".64">
    ${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</radialGradient>`;
const GROUND = TINTS.map(
  (tint, n) =>
    gradient(`shop-${n}`, [
      [0, tint.light],
      [0.55, tint.vivid],
      [1, tint.dark],
    ]) +
    gradient(`street-${n}`, [
      [0.7, tint.street],
      [1, tint.edge],
    ]),
).join("");

const MASONRY =
  `<pattern id="cobbles" width="15" height="13" patternUnits="userSpaceOnUse">
    <path d="M0 6.500H15M4 0V6.500M11.5 6.500V13" stroke="#4b3f56" stroke-opacity=".16" stroke-width="1.2"
      fill="none"/>
    </pattern>` +
  symbol(
    "tower",
    "-13 -13 26 26",
    `<circle r="11.5" fill="#b88f5c" stroke="#241810" stroke-width="2.4"/>
      <circle r="7.9" fill="#f0d7a2" stroke="#7a5a36" stroke-width="3" stroke-dasharray="2.6 2.6"/>`,
  ) +
  symbol(
    "slipper",
    "0 0 40 40",
    `<path d="M3 16c8-2 12 3 17 6s11 2 14-2c2-3 4-2 3 2-1 8-8 11-17 11C10 33 4 30 3 24z" fill="#2474D6"
        stroke="#0B0920" stroke-width="3"/>
      <path d="M3 16c8-2 12 3 17 6" fill="none" stroke="#F2C14E" stroke-width="2.5"/>
      <circle cx="35" cy="18" r="2.8" fill="#F2C14E"/>`,
  ) +
  symbol(
    "bag",
    "0 0 40 40",
    `<path d="M14 6h12l-2 6c8 4 12 11 12 17 0 5-7 8-16 8S4 34 4 29c0-6 4-13 12-17z" fill="#8A5A2C" stroke="#0B0920"
        stroke-width="3"/>
      <path d="M14 12h12" stroke="#F2C14E" stroke-width="3"/>`,
  );

export const SYMBOLS = PAWNS + GEMS + CARDS + EMBLEMS + GROUND + MASONRY;
