// SVG symbols of pieces and emblems, used by `<use>`. Their colours are the variables --pc, --ph and --pl (a piece's
// fill, light and shade) and --em and --cut (an emblem's ink and the background inside it).
import { FILLS, LIGHTS, SHADES } from "./domes";
import { star } from "./shapes";

const EM = `fill="var(--em)"`;
const CUT = `fill="var(--cut)"`;

const feathers = [-78, -52, -26, 0, 26, 52, 78]
  .map(
    (angle) =>
      `<g transform="rotate(${angle} 32 47)">
        <path d="M32 47C26 34 24 22 26 13a6.2 6.2 0 0 1 12 0c2 9 0 21-6 34z" ${EM} stroke="var(--cut)"
          stroke-width="1.6"/>
        <circle cx="32" cy="14.5" r="3.6" ${CUT}/><circle cx="32" cy="14.5" r="1.5" ${EM}/></g>`,
  )
  .join("");
const seeds = [
  [32, 31],
  [27, 37],
  [33, 38.5],
  [39, 36],
  [29, 44],
  [36, 45],
  [32.5, 51],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.7" ${EM}/>`)
  .join("");
const mane = Array.from(
  { length: 14 },
  (_, i) =>
    `<path d="M32 33 26.5 6.5Q32 1 37.5 6.5z" transform="rotate(${(i * 360) / 14} 32 33)" ${EM} stroke="var(--cut)"
        stroke-width=".9"/>`,
).join("");

const CLOAK = `M20 2.5C11.5 2.5 8 10 8.5 18 4.5 24 2.5 36 2.5 46.5 10 51.5 30 51.5 37.5 46.5 37.5 36 35.5 24 31.5 18
  32 10 28.5 2.5 20 2.5z`;
const ROBE = "M10 20C6.5 22 4.5 27 4 33L3 47c8 4 26 4 34 0l-1-14c-.5-6-2.5-11-6-13z";

const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

const EMBLEMS =
  symbol(
    "em-crescent",
    "0 0 64 64",
    `<path d="M40 6A27 27 0 1 0 58 43 21.5 21.5 0 1 1 40 6z" ${EM}/><polygon points="${star(46, 26, 9, 0.42)}" ${EM}/>`,
  ) +
  symbol(
    "em-peacock",
    "0 0 64 64",
    `${feathers}<path d="M32 22c-4 0-6 3-5.5 6.5.5 3 2.5 5 2 9-.5 3-6.5 5-6.5 12 0 6 4.5 10 10 10s10-4
        10-10c0-7-6-9-6.5-12-.5-4 1.500-6 2-9C38 25 36 22 32 22z" ${EM} stroke="var(--cut)" stroke-width="2"/>
      <circle cx="32" cy="27.5" r="1.6" ${CUT}/>
      <path d="M32 22v-5M30 18l2-2 2 2" stroke="var(--em)" stroke-width="1.8" fill="none"/>`,
  ) +
  symbol(
    "em-pomegranate",
    "0 0 64 64",
    `<path d="M24 3l5 6 3-7 3 7 5-6 1 12c10 3 17 12 17 23 0 14-11 24-26 24S6 52 6 38c0-11 7-20 17-23z" ${EM}/>
      <path d="M32 23c9 5 14 12 12 20-2 7-7 12-12 14-5-2-10-7-12-14-2-8 3-15 12-20z" ${CUT}/>${seeds}`,
  ) +
  symbol(
    "em-lamp",
    "0 0 64 64",
    `<path d="M6 27c5 0 9 3 13 5 4-5 11-7 17-7s11 2 14 5c2-5 6-7 9-6 5 2 4 10-1 14-3 2-6 3-9 3-3 7-8 10-13 11v4h6c2 0
        4 2 4 5H20c0-3 2-5 4-5h6v-4c-7-2-11-7-13-13C13 37 10 31 6 27z" ${EM}/>
      <path d="M52 32c1-3 4-5 5-4s0 5-2 7c-1 1-3 1.500-4 1.500 1-1.500 1-3 1-4.500z" ${CUT}/>
      <path d="M30 24c0-3 2-5 6-5s6 2 6 5" ${EM}/><circle cx="36" cy="16" r="3" ${EM}/>
      <path d="M8 23C3 17 9 13 8 5c6 4 8 12 4 18-1 1-3 1-4 0z" ${EM}/>
      <path d="M23 39c6 4 18 4 24 0" stroke="var(--cut)" stroke-width="2.2" fill="none"/>`,
  ) +
  symbol(
    "em-lion",
    "0 0 64 64",
    `${mane}<circle cx="18.500" cy="19.500" r="5" ${EM} stroke="var(--cut)" stroke-width="1.500"/>
      <circle cx="45.500" cy="19.500" r="5" ${EM} stroke="var(--cut)" stroke-width="1.500"/>
      <path d="M32 15c-9 0-14.500 6-14.500 14 0 5 2 8 4 11 2 3.500 3 12 10.500 12s8.500-8.500 10.500-12c2-3 4-6 4-11
        0-8-5.500-14-14.500-14z" ${CUT}/>
      <path d="M22.500 27.500c2.500-2 5.500-1.500 7 .8-2.500 1.500-5 1.200-7-.8zM41.500 27.500c-2.500-2-5.500-1.500-7
        .8 2.500 1.500 5 1.200 7-.8z" ${EM}/>
      <path d="M27.300 36.500h9.400c-.2 3.200-2.600 4.800-4.700 5.500-2.100-.7-4.500-2.300-4.700-5.500z" ${EM}/>
      <path d="M32 42v3.500M26 45c2 2.600 4.700 2.200 6 .5 1.300 1.700 4 2.100 6-.5M30.300 24l-.6 9M33.700 24l.6 9"
        fill="none" stroke="var(--em)" stroke-width="1.700" stroke-linecap="round"/>`,
  ) +
  symbol(
    "em-falcon",
    "0 0 64 64",
    `<path d="M32 13C26 6 14 3 3 7c2 3 4 4.500 7 5.500-2 .5-4 .3-6 0 2 4 5 6.500 9 7.500-1.700.6-3.500.7-5.500.5C10
        25 15 28 21 28.500l-2.500 3c3.500.8 6.500.2 9-1.500L26 46l-7 11 9-3 4 8 4-8 9 3-7-11-1.500-16c2.500 1.700
        5.500 2.300 9 1.500l-2.500-3C49 28 54 25 56.500 20.500c-2 .2-3.800.1-5.500-.5 4-1 7-3.500 9-7.500-2 .3-4 .5-6
        0 3-1 5-2.500 7-5.500-11-4-23-1-29 6z" ${EM}/>
      <path d="M26.500 15.500c0-4 2.500-6.500 5.500-6.500s5.500 2.500 5.500 6.500c0 3-1.500 5.500-5.500
        5.500s-5.500-2.500-5.500-5.500z" ${EM} stroke="var(--cut)" stroke-width="1.500"/>
      <path d="M32 15l2.600 2.500L32 22l-2.600-4.500z" ${CUT}/><circle cx="29.400" cy="14" r="1.100" ${CUT}/>
      <circle cx="34.600" cy="14" r="1.100" ${CUT}/>
      <path d="M27.500 28l4.500 3 4.500-3M27 34l5 3 5-3M27 40l5 3 5-3M29 48l3 2 3-2" fill="none" stroke="var(--cut)"
        stroke-width="1.500"/>`,
  ) +
  symbol(
    "em-dancer",
    "0 0 64 64",
    `<path d="M14 8c8-5 14 4 18 10 4-6 10-15 18-10" fill="none" stroke="var(--em)" stroke-width="3"
        stroke-linecap="round"/>
      <circle cx="32" cy="13" r="5.500" ${EM}/>
      <path d="M28 20c3 1.500 5 1.500 8 0l2 6c-1 3-2 5-2 8 8 4 16 13 18 25-8-3-13 2-20 2s-14-5-24-1c3-12 9-22 18-26
        0-3-1-5-2-8z" ${EM}/>
      <path d="M28 35.500c3 1.500 6 1.500 8.500 0M30 38c-4 6-6 12-7 19M35 38c4 6 6 12 8 18" stroke="var(--cut)"
        stroke-width="1.700" fill="none"/>
      <path d="M14 8C4 14 4 28 10 36M50 8c10 6 10 20 4 28" fill="none" stroke="var(--em)" stroke-width="2"
        stroke-linecap="round" opacity=".75"/>`,
  );

const PIECES =
  symbol(
    "thief",
    "0 0 40 54",
    `<ellipse cx="20" cy="49.500" rx="18" ry="4" fill="#000" opacity=".38"/>
      <path d="${CLOAK}" fill="var(--pc)" stroke="#0B0920" stroke-width="4"/>
      <path d="${CLOAK}" fill="var(--pc)" stroke="#FFF7E6" stroke-width="1.700"/>
      <path d="M20 4C13 4 10 10 10.500 18 7 23 5 31 4.300 40 9 30 11 22 20 21c-1-6-1-12 0-17z" fill="var(--ph)"
        opacity=".55"/>
      <path d="M37 46c-7 4-27 4-34 0 0-2 0-4 .3-6 9 4 25 4 33.400 0 .2 2 .3 4 .3 6z" fill="var(--pl)" opacity=".75"/>
      <path d="M12.500 15.500C12.500 10 16 8 20 8s7.500 2 7.500 7.500c0 4-3.500 6.500-7.500
        6.500s-7.500-2.500-7.500-6.500z" fill="#120E26"/>
      <circle cx="17" cy="15" r="1.600" fill="#FFE9A8"/><circle cx="23" cy="15" r="1.600" fill="#FFE9A8"/>`,
  ) +
  symbol(
    "guard",
    "0 0 46 54",
    `<ellipse cx="20.500" cy="49.500" rx="19" ry="4" fill="#000" opacity=".38"/>
      <path d="M41 12v38" stroke="#0B0920" stroke-width="5" stroke-linecap="round"/>
      <path d="M41 12v38" stroke="#E9D8A6" stroke-width="2.200" stroke-linecap="round"/>
      <path d="M41 1l4 8-4 5-4-5z" fill="#FFF7E6" stroke="#0B0920"/>
      <path d="${ROBE}" fill="var(--pc)" stroke="#0B0920" stroke-width="4"/>
      <path d="M7 12C7 5 13 1.500 20 1.500S33 5 33 12c0 3-2 4-3 5H10c-1-1-3-2-3-5z" fill="var(--pc)" stroke="#0B0920"
        stroke-width="4"/>
      <path d="${ROBE}" fill="var(--pc)" stroke="#FFF7E6" stroke-width="1.700"/>
      <path d="M36.500 40l.5 7c-8 4-26 4-34 0l.5-7c9 4 24 4 33 0z" fill="var(--pl)" opacity=".75"/>
      <path d="M13 15h14v5c0 4-3 7-7 7s-7-3-7-7z" fill="#C98E5C" stroke="#0B0920"/>
      <path d="M14 22c2 1 3 .5 6-.5 3 1 4 1.500 6 .5-1 4-3 6-6 6s-5-2-6-6z" fill="#1A1220"/>
      <circle cx="17.300" cy="18.700" r="1.200" fill="#1A1220"/>
      <circle cx="22.700" cy="18.700" r="1.200" fill="#1A1220"/>
      <path d="M7 12C7 5 13 1.500 20 1.500S33 5 33 12c0 3-2 4-3 5-6-3-14-3-20 0-1-1-3-2-3-5z" fill="var(--pc)"
        stroke="#FFF7E6" stroke-width="1.700"/>
      <path d="M9 11c5-5 14-6 21-2" fill="none" stroke="var(--ph)" stroke-width="2" opacity=".8"/>
      <circle cx="20" cy="9" r="2.600" fill="#F2C14E" stroke="#0B0920" stroke-width=".8"/>`,
  ) +
  symbol(
    "chest-box",
    "0 0 64 44",
    `<path d="M4 20h56v19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#8A4B1E" stroke="#1B0E08" stroke-width="2.500"/>
      <path d="M13 21v21M51 21v21" stroke="#F2C14E" stroke-width="4.500"/>
      <path d="M5 40h54" stroke="#F2C14E" stroke-width="3"/>`,
  ) +
  symbol(
    "chest-lid",
    "0 0 64 44",
    `<path d="M4 20C4 8 12 3 20 3h24c8 0 16 5 16 17z" fill="#B26A2C" stroke="#1B0E08" stroke-width="2.500"/>
      <path d="M8 14C10 8 15 6 20 6h24" stroke="#E3A35A" stroke-width="1.500" fill="none" opacity=".8"/>
      <path d="M13 5v15M51 5v15" stroke="#F2C14E" stroke-width="4.500"/>`,
  ) +
  symbol(
    "chest-gleam",
    "0 0 64 88",
    `<path d="M8 64 0 34l22 26 10-44 10 44 22-26-8 30z" fill="#FFE9A8" opacity=".92"/>
      <circle cx="22" cy="61" r="5" fill="#FFD24A"/><circle cx="33" cy="58" r="6" fill="#FFE08A"/>
      <circle cx="44" cy="61" r="5" fill="#F5B93A"/>`,
  ) +
  symbol(
    "chest",
    "0 0 64 44",
    `<path d="M4 20C4 8 12 3 20 3h24c8 0 16 5 16 17v19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="#8A4B1E"
        stroke="#1B0E08" stroke-width="2.500"/>
      <path d="M6 19C6 9 13 5 20 5h24c7 0 14 4 14 14z" fill="#B26A2C"/>
      <path d="M8 14C10 8 15 6 20 6h24" stroke="#E3A35A" stroke-width="1.500" fill="none" opacity=".8"/>
      <path d="M4 20h56" stroke="#1B0E08" stroke-width="2"/>
      <path d="M13 4v38M51 4v38" stroke="#F2C14E" stroke-width="4.500"/>
      <path d="M5 40h54" stroke="#F2C14E" stroke-width="3"/>`,
  );

const SIGNS =
  symbol(
    "i-again",
    "0 0 20 20",
    `<path d="M4.500 7A7 7 0 1 1 3 10.500M4.500 2.500V7H9" fill="none" stroke="currentColor" stroke-width="2"
        stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M8.500 7.500v5.500l4.500-2.750z" fill="currentColor"/>`,
  ) +
  symbol(
    "i-card",
    "0 0 16 16",
    `<rect x="2" y="3.500" width="8" height="11" rx="1.500" fill="none" stroke="currentColor" stroke-width="1.500"
        transform="rotate(-8 6 9)"/>
      <rect x="6" y="2" width="8" height="11" rx="1.500" fill="currentColor"/>`,
  ) +
  symbol(
    "i-thief",
    "0 0 16 16",
    `<path d="M8 1C4.800 1 4 4 4.200 6.500 2.500 9 2 12 2 14.500h12c0-2.500-.5-5.500-2.200-8C12 4 11.200 1 8 1z"
        fill="currentColor"/>
      <ellipse cx="8" cy="5.300" rx="2.400" ry="2" fill="var(--surface)"/>`,
  ) +
  symbol(
    "i-undo",
    "0 0 16 16",
    `<path d="M6 3L2.500 6.500 6 10M3 6.500h6.500a4 4 0 0 1 0 8H7" fill="none" stroke="currentColor"
        stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  ) +
  symbol(
    "i-menu",
    "0 0 20 20",
    `<path d="M3 5.500h14M3 10h14M3 14.500h14" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  ) +
  symbol(
    "i-log",
    "0 0 20 20",
    `<path d="M5 2.500h8.500c1.500 0 2.500 1 2.500 2.500v10c0 1.500 1 2.500 2 2.500H7c-1.500
        0-2.500-1-2.500-2.500V5c0-1-.6-1.800-1.800-1.800C2 3.200 3 2.500 5 2.500zM7.500 7h5.500M7.500
        10.500h5.500M7.500 14h3.500" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round"
        stroke-linejoin="round"/>`,
  ) +
  symbol(
    "i-hint",
    "0 0 20 20",
    `<path d="M1 9c1.500 0 3 .8 4.200 1.600C6.500 9 8.700 8.300 11 8.300s3.600.6 4.600 1.500c.6-1.500 1.800-2.200
        2.800-1.900 1.500.6 1.200 3-.3 4.300-.9.600-1.800.9-2.700.9-.9 2-2.400 3-4 3.400v1.300h2c.6 0 1.200.6 1.200
        1.400H6.400c0-.8.6-1.400 1.200-1.400h2v-1.300c-2.200-.6-3.400-2.100-4-4C3.300 12 2.200 10.200 1 9z"
        fill="currentColor"/>
      <path d="M1.500 7C0 5.200 1.800 4 1.500 1.500 3.400 2.700 4 5.200 2.700 7z" fill="currentColor"/>`,
  ) +
  symbol(
    "i-close",
    "0 0 20 20",
    `<path d="M5 5l10 10M15 5L5 15" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  ) +
  symbol(
    "i-check",
    "0 0 20 20",
    `<path d="M4 10.500l4 4 8-9" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"
        stroke-linejoin="round"/>`,
  ) +
  symbol(
    "i-empty-chest",
    "0 0 64 44",
    `<path d="M4 20C4 8 12 3 20 3h24c8 0 16 5 16 17v19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM4 20h56" fill="none"
        stroke="currentColor" stroke-width="3" stroke-dasharray="6 5"/>`,
  );

const DOMES = FILLS.map(
  (fill, n) =>
    `<linearGradient id="dome-${n}" x1="0" x2="1"><stop offset="0" stop-color="${LIGHTS[n]}"/>
      <stop offset=".45" stop-color="${fill}"/><stop offset="1" stop-color="${SHADES[n]}"/></linearGradient>`,
).join("");

const LIGHT = `<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE08A"/>
  <stop offset="1" stop-color="#D9952A"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".75" r=".75"><stop offset="0" stop-color="var(--lit1)"/>
  <stop offset=".6" stop-color="var(--lit2)"/><stop offset="1" stop-color="var(--lit3)"/></radialGradient>
<radialGradient id="lamplight"><stop offset="0" stop-color="#FFE08A" stop-opacity=".95"/>
  <stop offset=".5" stop-color="#F2C14E" stop-opacity=".45"/><stop offset="1" stop-color="#F2C14E" stop-opacity="0"/>
  </radialGradient>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--wall1)"/>
  <stop offset="1" stop-color="var(--wall2)"/></linearGradient>`;

export const SYMBOLS = EMBLEMS + PIECES + SIGNS + LIGHT + DOMES;
