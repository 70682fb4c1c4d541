// SVG symbols of the sixty goods of voleurs, by the card's name in the static data. The box is 64 wide: one dark
// silhouette, lines cut out of it in the card's cream, one part in the colour of the district, which is the variable
// --ac.

const INK = "#241A44";
const CREAM = "#FBF3DF";
const ACCENT = "var(--ac)";
const MIRROR = "translate(64 0) scale(-1 1)";

const path = (d: string, fill: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
const ink = (d: string): string => `<path d="${d}"/>`; // the symbol's own fill
const flat = (d: string): string => `<path d="${d}" fill="${ACCENT}"/>`;
const cream = (d: string): string => `<path d="${d}" fill="${CREAM}"/>`;
const accent = (d: string): string => path(d, ACCENT, INK, 2.4);
const ringed = (d: string, width: number): string => path(d, INK, CREAM, width);
const line = (d: string, width: number): string => path(d, "none", INK, width);
const ribbon = (d: string, width: number): string => path(d, "none", ACCENT, width);
const cut = (d: string, width = 2.4): string => path(d, "none", CREAM, width);
const halo = (d: string): string => cut(d, 4); // parts what lies above from what lies below
const at = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
const disc = (x: number, y: number, r: number, height = r): string =>
  `M${x - r} ${y}a${r} ${height} 0 1 0 ${2 * r} 0a${r} ${height} 0 1 0 ${-2 * r} 0z`;
const each = <T>(items: T[], draw: (item: T) => string): string => items.map(draw).join("");

// --- parts that occur more than once -------------------------------------------------------------------------------

const SEED = "M-15 0C-9 -8 9 -8 15 0 9 8 -9 8 -15 0z";
const HUSK = "M-11 -1.2C-5 -4.5 5 -4.5 11 -1.2M-11 2C-5 4.6 5 4.6 11 2";
const DARK_SEED = ink(SEED) + cut(HUSK, 1.7);
const ACCENT_SEED = accent(SEED) + line(HUSK, 1.5);
const BARREL = "M3 41c6-1 10-6 15-10h12v6h-9c-4 4-8 9-12 11-4 1-7-3-6-7zM28 30h33v4.5H28zM24 26h6v5h-6z";
const RIFLE = ink(BARREL) + flat("M38 29h3.5v6.5H38zM49 29h3.5v6.5H49z") + line("M24 37c0 4 5 4 6 0", 1.8);
const SCIMITAR_BLADE = "M10 54C30 48 46 34 52 8c8 20-4 40-32 50z";
const SCIMITAR =
  ink(SCIMITAR_BLADE) +
  cut("M24 49c12-6 20-14 25-27", 1.8) +
  at("rotate(-38 14 54)", ink("M4 51h20v5H4z") + accent("M14 56c4 0 3 9 0 9s-4-9 0-9z"));
const SHAFT = "M30.2 22h3.6v44h-3.6z";
const SPEAR =
  ink(`${SHAFT}M32 -6c6 8 7 13 7 17 0 5-3 8-7 10-4-2-7-5-7-10 0-4 1-9 7-17z`) +
  cut("M32 2v14", 1.8) +
  accent("M28 21h8v8h-8z");
const DAGGER_BLADE = "M32 -4l6.5 9v31h-13V5z";
const DAGGER =
  ink(`${DAGGER_BLADE}M19 36h26v5.5H19z`) + cut("M32 6v26", 1.8) + accent("M28 41.5h8V55h-8z") + ink(disc(32, 58, 4.4));
const SABRE_BLADE = "M53 2C58 24 47 42 22 55l-4-6C38 38 48 24 46 5z";
const SABRE =
  ink(SABRE_BLADE) +
  cut("M50 12c1 14-7 26-22 35", 1.6) +
  line("M12 42c-6 7-1 16 9 14", 2.8) +
  at("rotate(-34 16 54)", accent("M9.5 50h8c5 0 5 7 0 7h-8c-5 0-5-7 0-7z"));
const INGOT = ink("M0 16l5-14h16l5 14z") + flat("M6.5 3.5h13l1.8 5H4.8z");
const HEMP_LEAF = ink("M32 44c-7-10-7-26 0-38 7 12 7 28 0 38z");
const MINT_LEAF = ink("M0 0c3-11 10-15 18-15 0 3-1 4-3 5 1 1 1 2 0 3-1 1-2 1-3 1 0 2-2 4-4 4-2 2-5 3-8 2z");
const TOBACCO_LEAF =
  ink("M32 54c-13-10-13-34 0-48 13 14 13 38 0 48z") + cut("M32 14v38M32 26l-6-5M32 26l6-5M32 38l-7-5M32 38l7-5", 2);

// --- the goods, district by district -------------------------------------------------------------------------------

export const GOODS: Record<string, string> = {
  Spears: at("rotate(-30 32 38)", SPEAR) + at("rotate(30 32 38)", halo(SHAFT) + SPEAR),
  Daggers: at("rotate(-34 32 34)", DAGGER) + at("rotate(34 32 34)", halo(DAGGER_BLADE) + DAGGER),
  Linen:
    ink("M6 38h50c4 0 4 9 0 9H6zM6 49h50c4 0 4 9 0 9H6z") +
    cut("M8 42.5h44M8 53.5h44", 2) +
    line("M34 38c0-6-3-8-4-14", 2.6) +
    ink("M32 33c-7 1-10-2-12-7 7-1 11 2 12 7z") +
    each([0, 72, 144, 216, 288], (angle) =>
      at(`rotate(${angle} 29 16)`, accent("M29 16c-5-4-5-10 0-13 5 3 5 9 0 13z")),
    ) +
    ink(disc(29, 16, 2.6)),
  Hides:
    ink(
      `M20 3c4 5 20 5 24 0 3 6 9 8 16 8-2 6-7 9-7 15s4 14 9 19c-7 1-11 4-14 10-4-2-8-2-12-1-1 4-2 7-4
          9-2-2-3-5-4-9-4-1-8-1-12 1-3-6-7-9-14-10 5-5 9-13 9-19S6 17 4 11c7 0 13-2 16-8z`,
    ) + accent("M25 16c4 2 10 2 14 0 4 8 5 18 0 26-4 3-10 3-14 0-5-8-4-18 0-26z"),
  Cumin:
    at("translate(19 19) rotate(-40) scale(1.32)", DARK_SEED) +
    at("translate(45 24) rotate(52) scale(1.32)", DARK_SEED) +
    at("translate(27 47) rotate(10) scale(1.32)", ACCENT_SEED) +
    ink(disc(53, 52, 3.4)) +
    ink(disc(38, 8, 2.8)),
  Curry:
    accent("M11 32c4-20 38-20 42 0z") +
    ink("M5 31h54c0 15-9 24-19 27H24C14 55 5 46 5 31z") +
    cut("M12 40c8 5 32 5 40 0") +
    line("M40 20L56 4", 3.4) +
    ink(disc(39, 21, 4.5)),
  Lambs:
    ink("M24 48h4.5v12H24zM43 48h4.5v12H43z") +
    ink("M20 46c-8-2-8-12-2-14-2-8 6-13 12-9 4-6 14-6 17 0 8-2 13 6 9 12 5 5 1 13-6 13-4 4-9 4-12 1-5 4-13 3-18-3z") +
    cut("M30 32c3-4 8-3 8 1M42 34c3-3 7-2 7 2M34 42c3-3 7-2 7 2", 2.2) +
    accent("M5 27c2-9 15-9 17 0 0 9-4 14-8.5 14S5 36 5 27z") +
    ink(disc(10.5, 29, 1.5)) +
    ink("M20 24l7 3-6 4z"),
  Camel:
    ink(
      `M9 59V43C4 40 4 32 9 29c4-2 5-6 7-11 2-6 8-6 10 0 1 4 2 8 5 8s3-4 5-8c2-6 8-6 9 0 1 6 2 11 5 11s3-6
          3-12l-1-4c0-5 4-7 8-6l4 4v5l-6 1c0 10 0 20-6 24l-1 2v16h-5l-1-14c-8 2-20 2-27-1l-2 6 1 10h-5z`,
    ) +
    accent("M23 28c5 3 11 3 16 0l4 11c-7 3-17 3-24 0z") +
    cream(disc(58, 11, 1.2)),
  Fruit:
    each<number[]>(
      [
        [20, 26],
        [32, 25],
        [44, 26],
        [26, 36],
        [38, 36],
        [32, 46],
        [20, 38],
        [44, 38],
        [26, 47],
        [38, 47],
        [32, 56],
      ],
      ([x = 0, y = 0]) => ringed(disc(x, y, 7), 1.8),
    ) +
    line("M32 18V6", 3) +
    accent("M32 14c4-9 14-11 22-6-3 8-14 12-22 6z"),
  Sesame:
    ink("M18 20C6 30 2 46 8 56c4 6 44 6 48 0 6-10 2-26-10-36z") +
    ink("M20 3c4 4 20 4 24 0l3 12H17z") +
    accent("M15 13h34v8H15z") +
    each<number[]>(
      [
        [24, 34, 20],
        [38, 32, -25],
        [31, 45, 60],
        [20, 48, -10],
        [43, 46, 15],
      ],
      ([x = 0, y = 0, angle = 0]) =>
        at(`translate(${x} ${y}) rotate(${angle})`, cream("M0 -6c4 3 4 8 0 11-4-3-4-8 0-11z")),
    ),
  Lead:
    line("M32 2v11", 3) +
    accent("M24 12h16v8H24z") +
    ink("M21 20h22c5 11 2 24-11 42C19 44 16 31 21 20z") +
    cut("M27 27c-2 8 0 14 3 20", 2.6),
  Copper:
    ink("M9 26h46v16c0 10-9 16-23 16S9 52 9 42z") +
    accent("M5 18h54v9H5z") +
    line("M9 32c-8 0-8 12 1 12M55 32c8 0 8 12-1 12M22 18C22 4 42 4 42 18", 3.2) +
    cut("M17 34c-1 8 2 14 7 17", 2.6),
  Iron:
    ink("M14 10h10v24c0 14 16 14 16 0V10h10v24c0 30-36 30-36 0z") +
    each<number[]>(
      [
        [19, 20],
        [19, 31],
        [22, 43],
        [45, 20],
        [45, 31],
        [42, 43],
      ],
      ([x = 0, y = 0]) => cream(disc(x, y, 2)),
    ) +
    accent("M12 6h14v7H12zM38 6h14v7H38z"),
  "Wrought iron":
    line("M32 8v54", 4) +
    each(["", MIRROR], (place) =>
      at(place, line("M32 30C14 30 8 16 17 11c8-4 13 6 6 9M32 36C14 36 8 50 17 55c8 4 13-6 6-9", 3.6)),
    ) +
    accent("M32 0l5 8-5 8-5-8z") +
    accent("M26 29h12v8H26z"),
  Wheat:
    line("M32 62V34M32 62C26 52 22 46 20 38M32 62c6-10 10-16 12-24", 2.6) +
    each(["translate(32 6)", "translate(15 10) rotate(-14)", "translate(49 10) rotate(14)"], (place) =>
      at(
        place,
        each([16, 24, 32], (y) => ink(`M0 ${y}c-6-1-7-5-6-9 5 1 6 5 6 9zm0 0c6-1 7-5 6-9-5 1-6 5-6 9z`)) +
          ink("M0 8c-4-3-4-6 0-9 4 3 4 6 0 9z"),
      ),
    ) +
    accent("M22 47h20v7H22z"),
  Oil:
    ink("M24 16h16v5c10 3 15 10 15 18 0 8-6 14-11 18v4H20v-4C15 53 9 47 9 39c0-8 5-15 15-18z") +
    line("M24 20C10 16 6 28 13 36M40 20c14-4 18 8 11 16", 3) +
    accent("M22 8h20v8H22z") +
    cut("M20 36c6 4 18 4 24 0M18 44c8 5 20 5 28 0"),
  Servant:
    ink("M12 62c0-22 6-34 18-34s18 12 18 34z") +
    ink(disc(30, 18, 10)) +
    accent("M22 2h16l2 10H20z") +
    cut("M30 30v14M24 32l6 8 6-8", 2.2) +
    line("M42 40l8-4", 4) +
    ink("M44 30h18v4H44z") +
    accent("M48 20h10c0 5-2 10-5 10s-5-5-5-10z"),
  Horses:
    ink("M18 62c4-14 0-20-9-25-5-3-5-9-1-11l15-8c4-7 10-11 17-13l-2 9c13 6 18 22 18 48z") +
    accent("M40 12c14 2 21 20 21 50H51c1-22-4-36-15-44z") +
    cream(disc(25, 24, 2.2)) +
    cut("M10 34c4 1 7 0 10-2", 2),
  Wool:
    line("M6 8l46 48M58 8L12 56", 6.4) +
    ribbon("M6 8l46 48M58 8L12 56", 2.4) +
    accent(disc(6, 8, 4.5)) +
    accent(disc(58, 8, 4.5)) +
    ringed(disc(32, 36, 22), 2.4) +
    cut(
      `M13 30c10-9 24-12 37-6M11.5 38c11-10 27-13 41.5-5M14 46c11-10 26-12 39-5M26 57c2-7 6-12 12-15M34 57c2-5 5-9
          10-12`,
    ) +
    line("M40 56c6 6 13 6 21 3", 3),
  Cotton:
    line("M32 44v18", 3.4) +
    each<number[]>(
      [
        [20, 25],
        [44, 25],
        [32, 16],
        [32, 33],
      ],
      ([x = 0, y = 0]) => cream(disc(x, y, 11)) + line(disc(x, y, 11), 3),
    ) +
    accent("M32 52c-14 0-20-7-22-16 8 0 14 3 18 7l4-7 4 7c4-4 10-7 18-7-2 9-8 16-22 16z"),
  Saffron:
    ink("M32 40C18 36 10 24 14 8c8 2 13 8 15 16C29 14 30 8 32 4c2 4 3 10 3 20 2-8 7-14 15-16 4 16-4 28-18 32z") +
    ribbon("M30 28c-2-8-6-12-8-14M32 28V12M34 28c2-8 6-12 8-14", 3.2) +
    line("M32 40v20", 3) +
    accent("M32 60c0-10-6-14-16-16 0 8 6 14 16 16zM32 60c0-10 6-14 16-16 0 8-6 14-16 16z"),
  Mint:
    line("M32 62V16", 2.8) +
    each<number[]>(
      [
        [54, 6],
        [40, 4],
        [26, 0],
      ],
      ([y = 0, angle = 0]) =>
        at(`translate(32 ${y}) rotate(${angle})`, MINT_LEAF) +
        at(`translate(32 ${y}) scale(-1 1) rotate(${angle})`, MINT_LEAF),
    ) +
    accent("M32 22c-7-5-7-14 0-20 7 6 7 15 0 20z"),
  Pistols:
    ink("M2 17h38c9 0 15 5 18 13 3 7 4 14 4 20 0 9-13 9-13 0 0-8-4-14-12-15H10c-3 0-4-3-4-6H2z") +
    ink("M39 17l-4-9 6-4 1 6 6 1-2 7z") +
    line("M25 35c0 9 11 9 13 2", 2.8) +
    accent("M9 17h6v12H9z") +
    accent(disc(55.5, 52, 6.5)) +
    cut("M20 22.5h16", 2.2),
  Scimitars: SCIMITAR + at(MIRROR, halo(SCIMITAR_BLADE) + SCIMITAR),
  Perfume:
    ink("M24 24c-12 4-17 12-17 20 0 11 11 15 25 15s25-4 25-15c0-8-5-16-17-20z") +
    ink("M25 15h14v10H25z") +
    accent(disc(32, 9, 6.5)) +
    flat("M13 43c6-5 12 4 19 0s13-5 19 0c0 7-8 11-19 11s-19-4-19-11z") +
    cut("M15 36c2-4 6-7 10-8", 2.6),
  Chilli:
    ink("M47 17c5 15-3 35-31 42-7 1-11-3-8-6 14-4 20-15 22-29 1-9 13-14 17-7z") +
    cut("M42 26c0 10-7 20-18 26", 2.2) +
    accent("M29 20c2-8 14-11 20-4-3 6-14 8-20 4z") +
    line("M41 13c0-5 3-8 9-9", 4),
  Anvil:
    ink("M4 18h14v-4h42v8c-10 0-16 4-17 10v6c0 4 3 6 8 7v9H17v-9c5-1 8-3 8-7v-4C14 33 6 28 4 18z") +
    cut("M24 20h26", 2.4) +
    accent("M17 54h34v5H17z"),
  Silver:
    each([52, 44, 36], (y) => ringed(disc(24, y, 18, 7), 2)) +
    accent(disc(24, 28, 18, 7)) +
    ink(disc(45, 24, 15)) +
    cut(disc(45, 24, 11), 2) +
    cream("M50 17a9 9 0 1 0 2 11 7 7 0 1 1-2-11z"),
  "Black powder":
    ink("M14 22c10-5 26-5 36 0 4 10 4 24 0 35-10 6-26 6-36 0-4-11-4-25 0-35z") +
    cut("M12 33c12 5 28 5 40 0M12 46c12 5 28 5 40 0", 3) +
    line("M32 20c0-8 8-6 10-12", 2.8) +
    accent("M46 0l2 5 5 1-4 4 1 5-4-3-5 2 2-5-3-4 5 0z"),
  Sabres: at("translate(-7 5)", SABRE) + at("translate(9 -3)", halo(SABRE_BLADE) + SABRE),
  Dye:
    ink("M8 32h48l-4 22c-1 5-4 8-9 8H21c-5 0-8-3-9-8z") +
    accent(disc(32, 32, 24, 7)) +
    line("M6 8h52", 3.4) +
    accent("M20 8h24v20c-2 5-5 0-7 4s-5 0-7-2-5 4-7 1-3-2-3-3z") +
    line("M28 10v14M36 10v16", 1.8),
  Hemp:
    line("M32 42v20", 3) +
    each<number[]>(
      [
        [-86, 0.62],
        [86, 0.62],
        [-56, 0.82],
        [56, 0.82],
        [-27, 0.95],
        [27, 0.95],
        [0, 1.04],
      ],
      ([angle = 0, scale = 1]) =>
        at(`rotate(${angle} 32 44) translate(${32 - 32 * scale} ${44 - 44 * scale}) scale(${scale})`, HEMP_LEAF),
    ) +
    accent("M26 47h12v7H26z"),
  Dromedary:
    ink(
      `M9 59V43C4 40 4 32 9 29c7-3 9-17 17-17s10 14 16 17c4 2 8 0 8-6v-6l-1-4c0-5 4-7 8-6l4 4v5l-6 1c0 10 0 20-6
          24l-1 2v16h-5l-1-14c-8 2-20 2-27-1l-2 6 1 10h-5z`,
    ) +
    accent("M18 24c5 4 11 4 16 0l6 13c-8 4-20 4-28 0z") +
    cream(disc(56, 11, 1.2)),
  Falcon:
    ink(
      `M32 13C26 6 14 3 3 7c2 3 4 4.5 7 5.5-2 .5-4 .3-6 0 2 4 5 6.5 9 7.5-1.7.6-3.5.7-5.5.5C10 25 15 28 21 28.5l-2.5
          3c3.5.8 6.5.2 9-1.5L26 46l-7 11 9-3 4 8 4-8 9 3-7-11-1.5-16c2.5 1.7 5.5 2.3 9 1.5l-2.5-3C49 28 54 25 56.5
          20.5c-2 .2-3.8.1-5.5-.5 4-1 7-3.5 9-7.5-2 .3-4 .5-6 0 3-1 5-2.5 7-5.5-11-4-23-1-29 6z`,
    ) +
    ringed(disc(32, 15, 5.5, 6), 1.5) +
    cream("M32 15l2.6 2.5L32 22l-2.6-4.5z") +
    cream(disc(29.4, 14, 1.1)) +
    cream(disc(34.6, 14, 1.1)) +
    cut("M27.5 28l4.5 3 4.5-3M27 34l5 3 5-3M27 40l5 3 5-3", 1.5) +
    accent("M21 56l11-4 11 4-11 7z"),
  Barley:
    line("M32 62V14", 2.6) +
    line("M32 22L20 2M32 22L26 2M32 20L38 2M32 22L44 2M21 30L8 8M43 30L56 8", 1.7) +
    each([28, 40, 52], (y) => accent(`M32 ${y}c-9-1-12-6-12-11 8 0 12 4 12 11zm0 0c9-1 12-6 12-11-8 0-12 4-12 11z`)),
  Honey:
    ink("M12 26h34c8 8 8 24 0 32H12c-8-8-8-24 0-32z") +
    accent("M9 18h40v9c-4 0-4 7-8 7s-3-5-7-5-3 9-8 9-4-9-8-9-5-2-9-2z") +
    line("M44 16L58 3", 3.4) +
    cut("M14 50c6 3 22 3 30 0", 2.4),
  Compass:
    ink(disc(32, 35, 25)) +
    cream(disc(32, 35, 19)) +
    line(disc(32, 6.5, 4.5), 3.4) +
    accent("M32 19l6 16H26z") +
    ink("M32 51l6-16H26z") +
    cream(disc(32, 35, 2.4)) +
    line("M32 17v-1M50 35h-1M15 35h-1", 2.6),
  Spyglass: at(
    "rotate(-32 32 32)",
    ink("M2 22h24v22H2z") +
      accent("M26 25h18v16H26z") +
      ink("M44 27h14v12H44z") +
      ink("M57 25h5v16h-5z") +
      cut("M8 22v22M20 22v22"),
  ),
  Fish:
    ink("M5 33c8-15 27-18 39-6 4-4 9-7 15-8-3 9-3 19 0 28-6-1-11-4-15-8C32 51 13 48 5 33z") +
    accent("M24 19c5-8 14-9 20-5l-5 9c-5-3-10-4-15-4z") +
    cream(disc(15.5, 30, 2.6)) +
    cut("M24 24c4 6 4 13 0 19M31 27c2 2 2 4 0 6M31 35c2 2 2 4 0 6M38 29c2 3 2 6 0 9"),
  Hen:
    line("M28 52v10M38 51v11M28 62h-5M38 62h-5", 2.6) +
    ink("M5 18c6 4 10 9 14 14 5-6 12-8 19-6 2-8 4-17 11-19 6-1 10 4 9 9l5 3-6 4c0 18-9 32-26 32C14 55 5 42 5 18z") +
    accent("M44 8c-1-5 4-7 5-3 1-4 6-4 6 0 4-1 5 3 2 6z") +
    accent("M55 24c4 1 4 7 1 8-3 0-4-5-1-8z") +
    cream(disc(51, 15, 1.8)) +
    cut("M22 38c5 6 14 6 19-2"),
  Dancers:
    each(["", MIRROR], (side) =>
      at(
        side,
        ink(disc(19, 13, 6)) + ink("M13 20c4 2 8 2 12 0l-2.5 13h-7z") + line("M15 22C7 20 3 13 6 4M23 22L31 5", 3.6),
      ),
    ) +
    accent("M15.5 32C13 42 8 50 2 57c8 5 22 5 29 0-4-8-7-16-8.5-25z") +
    ink("M48.5 32c2.5 10 7.5 18 13.5 25-8 5-22 5-29 0 4-8 7-16 8.5-25z") +
    line("M17 40c-1 7-3 12-6 17M21 40c0 7 1 12 3 17", 1.8) +
    cut("M47 40c1 7 3 12 6 17M43 40c0 7-1 12-3 17", 2),
  Mercenaries:
    ink("M32 0l3 9c13 3 18 12 18 23H11c0-11 5-20 18-23z") +
    accent("M10 32h44l4 22c-8 8-44 8-52 0z") +
    ink("M17 32h30v8c0 8-6 13-15 13s-15-5-15-13z") +
    cream("M30 26h4v18h-4z") +
    cut("M20 37h8M36 37h8", 3) +
    cut("M17 24c8-4 22-4 30 0", 2.2),
  Tobacco:
    each([-34, 34], (angle) => at(`rotate(${angle} 32 54)`, TOBACCO_LEAF)) +
    halo("M32 54c-13-10-13-34 0-48 13 14 13 38 0 48z") +
    TOBACCO_LEAF +
    accent("M25 50h14v10H25z"),
  Poison:
    ink("M26 8h12v9l13 17c7 12-1 27-19 27S6 46 13 34l13-17z") +
    accent("M24 1h16v8H24z") +
    cream("M32 29c8 0 12 5 12 11 0 4-2 6-4 7v5H24v-5c-2-1-4-3-4-7 0-6 4-11 12-11z") +
    ink(disc(27.5, 40, 2.8)) +
    ink(disc(36.5, 40, 2.8)) +
    line("M29 52v-3M32 52v-3M35 52v-3", 1.6),
  Silk:
    accent("M14 20h34v16c0 7-5 8-5 14 0 5 5 6 4 8-8 3-13-3-19-2-7 2-12 5-19 1 5-4 5-9 4-15z") +
    line("M24 24c-2 10 3 20 0 31M36 24c3 10-3 18 1 29", 2) +
    ink("M10 6h40a8 8 0 0 1 0 16H10a8 8 0 0 1 0-16z") +
    cut("M50 10.5a3.5 3.5 0 1 1-3 5.5M14 11h24"),
  Leather:
    ink("M17 6h23v24c0 8 9 12 17 9 4-2 5-6 4-10 5 9 3 22-8 27-4 2-8 3-13 3H17z") +
    accent("M14 4h29v12H14z") +
    cut("M18 52h26c6 0 10-2 13-5", 2.4) +
    cut("M27 24h9M27 31h9M28 38h10", 2.4),
  "Fine dagger":
    at(
      "rotate(40 32 32)",
      ink("M32 -6l8 11-3 30H27L24 5z") +
        cut("M32 4v28", 2) +
        accent("M14 33c6 4 30 4 36 0 3 5 0 10-5 10H19c-5 0-8-5-5-10z") +
        ink("M27.5 43h9l1.5 11h-12z") +
        accent(disc(32, 59, 6)),
    ) + ink("M50 38l2.4 6.6L59 47l-6.6 2.4L50 56l-2.4-6.6L41 47l6.6-2.4z"),
  "Fine sabre":
    ink("M60 2c3 26-10 45-34 54l-7-9C39 39 50 25 51 8c4-1 7-3 9-6z") +
    cut("M55 13C53 29 43 40 28 48", 2.2) +
    line("M13 41C3 46 1 53 7 59", 3) +
    line("M20 51L9 59", 7) +
    at("rotate(55 21 51)", accent("M10 48h22c4 0 4 7 0 7H10c-4 0-4-7 0-7z")) +
    accent(disc(8, 58, 4.5)) +
    accent("M22 3l3.2 8.8L34 15l-8.8 3.2L22 27l-3.2-8.8L10 15l8.8-3.2z"),
  Gold:
    each<number[]>(
      [
        [4, 42],
        [34, 42],
        [19, 24],
      ],
      ([x = 0, y = 0]) => at(`translate(${x} ${y})`, INGOT),
    ) + accent("M47 6l2.5 6.5L56 15l-6.5 2.5L47 24l-2.5-6.5L38 15l6.5-2.5z"),
  "Silver-gilt":
    ink("M13 5h38c0 17-6 27-15 29v13c7 1 12 5 12 12H16c0-7 5-11 12-12V34C19 32 13 22 13 5z") +
    accent("M14 12h36c-.6 5-1.5 8-3 11H17c-1.5-3-2.4-6-3-11z") +
    each([24, 32, 40], (x) => cream(disc(x, 17.5, 2))) +
    accent("M24 37h16v5H24z") +
    cut("M23 54h18", 2),
  Sugar:
    ink("M32 3c5 0 9 5 11 14l8 34H13l8-34C23 8 27 3 32 3z") +
    accent("M18 30h28l5 21H13z") +
    line("M18 30h28M32 30v21M25 30l-4 21M39 30l4 21", 2) +
    ink("M8 51h48v8H8z") +
    cut("M28 12c-2 4-3 8-4 12"),
  Ice:
    ink("M32 4l26 14v28L32 60 6 46V18z") +
    accent("M32 4l26 14-26 14L6 18z") +
    cut("M32 33v25", 2.4) +
    cut("M14 32l10 14M24 33l-9 12M12 38l15 3", 2) +
    cut("M40 44c4-2 8-4 12-8M40 50c3-1 5-2 7-4", 2.2),
  Elephant:
    ink(
      `M22 22c4-3 10-4 16-4 13 0 21 8 21 20v18h-9V46c-4 2-11 2-15 0v10h-9V46c-3-1-4-3-5-5-1 3-4 5-7 5-1 4 0 7 4 7 2 0
          2 4-1 5-7 1-11-4-10-12 0-4 0-8 1-12 1-9 7-14 14-12z`,
    ) +
    cut("M22 25c6-1 10 3 10 9 0 5-3 9-8 9", 2.2) +
    cream(disc(14, 31, 1.8)) +
    accent("M36 18h15l3 15H37z") +
    ink("M30 10C32 4 38 4 43 0c5 4 11 4 13 10z") +
    line("M35 17V10M51 17V10", 2.6),
  Tiger:
    ink(
      "M8 8c6 0 10 3 12 6 8-4 16-4 24 0 2-3 6-6 12-6 1 8-2 13-4 16 5 18-5 36-20 38C17 60 7 42 12 24 10 21 7 16 8 8z",
    ) +
    cut("M32 13v11M24 14l3 9M40 14l-3 9M11 34l9 3M12 43l9 0M53 34l-9 3M52 43l-9 0", 3) +
    flat("M20 29c4-3 8-2 10 2-4 2-8 2-10-2zM44 29c-4-3-8-2-10 2 4 2 8 2 10-2z") +
    cream("M26 40h12c0 5-3 7-6 8-3-1-6-3-6-8z") +
    cut("M32 48v4M25 53c3 3 6 2 7-1 1 3 4 4 7 1", 2.2),
  Incense:
    ink("M13 42h38c0 9-6 14-14 15v3h8v3H19v-3h8v-3c-8-1-14-6-14-15z") +
    accent("M15 40c0-10 8-16 17-18 9 2 17 8 17 18z") +
    ink(disc(25, 34, 2)) +
    ink(disc(32, 30, 2)) +
    ink(disc(39, 34, 2)) +
    ink(disc(32, 37, 2)) +
    line("M32 20c-7-6 5-9-1-17M22 20c-4-4 2-6-1-11M42 20c-4-4 3-6 1-11", 2.6),
  Opium:
    line("M32 46v15", 4) +
    ink("M32 18c13 0 18 8 18 16s-6 15-18 15-18-7-18-15 5-16 18-16z") +
    ink("M14 8l8 5 4-8 6 6 6-6 4 8 8-5-5 12H19z") +
    cut("M24 25c-3 6-3 12 0 18M32 24v20M40 25c3 6 3 12 0 18") +
    accent("M46 42c4 6 4 10 0 10s-4-4 0-10z") +
    accent("M32 60c-8 1-14-2-17-8 8-1 14 2 17 8z"),
  Turban:
    ink("M5 38C3 22 16 10 32 10s29 12 27 28c-1 5-6 8-9 10H14c-3-2-8-5-9-10z") +
    cut("M9 36C22 20 40 16 56 28M14 44C26 30 42 26 57 37M22 14c8 2 16 8 20 32", 2.6) +
    ink("M14 47h36v7c-10 4-26 4-36 0z") +
    accent("M32 2c6 5 6 11 0 16-6-5-6-11 0-16z") +
    accent(disc(32, 23, 3.6)),
  Robe:
    ink("M22 5h20l19 15-7 15-9-5 6 30H13l6-30-9 5L3 20z") +
    accent("M14.5 52h35l1.5 8H13z") +
    accent("M20 30h24l1.5 7h-27z") +
    cut("M23 5l9 13 9-13M32 18v11M32 38v13") +
    cream(disc(32, 22, 1.2)),
  Rifles: at("rotate(-38 32 32)", RIFLE) + at(`${MIRROR} rotate(-38 32 32)`, halo(BARREL) + RIFLE),
  Cannons:
    ink("M5 25C4 20 6 16 10 15l34-6 1-2 8-1.5c3 4 4 12 3 17l-8 1.5-1.5-2L13 29c-4 1-7-1-8-4z") +
    cut("M18 14.5c1 5 1 9 0 13M44 9.5c1.5 4 2 8 1.5 12") +
    ink("M30 32l30 19v7L24 44z") +
    ink(disc(25, 43, 15)) +
    cream(disc(25, 43, 10)) +
    line("M25 34v18M16 43h18M18.5 36.5l13 13M31.5 36.5l-13 13", 2.2) +
    accent(disc(25, 43, 4)) +
    accent("M4 13C2 9 5 7 5 3c4 2 5 7 2 10z"),
};

/** Return the id of the symbol of a card. */
export const goodId = (card: string): string => `good-${card.toLowerCase().replaceAll(" ", "-")}`;

export const GOODS_SYMBOLS = Object.entries(GOODS)
  .map(
    ([card, body]) =>
      `<symbol id="${goodId(card)}" viewBox="0 0 64 64" fill="${INK}" stroke-linecap="round" stroke-linejoin="round">
        ${body}</symbol>`,
  )
  .join("");
