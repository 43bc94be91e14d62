import type { GlyphName } from '#server/game/pictures/motifs.ts';
import type { Ink } from './shapes.ts';

/** A CSS colour by hue in degrees, saturation and lightness in percent, and opacity from 0 to 1. */
export const hsl = (hue: number, saturation: number, lightness: number, alpha = 1): string => {
  const turned = ((Math.round(hue) % 360) + 360) % 360;
  return alpha === 1
    ? `hsl(${turned},${saturation}%,${lightness}%)`
    : `hsla(${turned},${saturation}%,${lightness}%,${alpha})`;
};

/** The deep indigo hue that every picture fades to. */
export const NIGHT = 246;

/** The shortest rotation from one hue to another, from -180 to 180. */
export const hueGap = (from: number, to: number): number =>
  ((((to - from) % 360) + 540) % 360) - 180;

/** Main and accent hue of each drawing, e.g. orange for a tiger. */
export const GLYPH_HUES: Record<GlyphName, readonly [main: number, accent: number]> = {
  anchor: [188, 12],
  balloon: [342, 48],
  bell: [352, 200],
  bingo: [330, 188],
  billiards: [214, 352],
  boat: [8, 44],
  bomb: [262, 44],
  boot: [206, 350],
  boxing: [2, 44],
  buffalo: [24, 44],
  butterfly: [288, 28],
  cards: [222, 350],
  chest: [168, 350],
  chili: [4, 44],
  chips: [350, 214],
  coconut: [288, 100],
  coins: [350, 46],
  comet: [196, 340],
  compass: [206, 22],
  crab: [10, 44],
  crane: [218, 350],
  crown: [348, 190],
  cup: [186, 24],
  dice: [350, 338],
  dragon: [158, 14],
  drum: [356, 176],
  elephant: [214, 340],
  fan: [344, 46],
  feather: [172, 262],
  fish: [18, 44],
  flame: [26, 12],
  football: [222, 140],
  gamepad: [268, 190],
  gem: [172, 290],
  goal: [206, 44],
  hoop: [22, 200],
  horse: [26, 340],
  jeepney: [4, 190],
  jelly: [300, 196],
  key: [344, 190],
  kite: [340, 190],
  lantern: [4, 40],
  lighthouse: [206, 44],
  lightning: [262, 196],
  lotus: [328, 300],
  mango: [36, 12],
  mask: [152, 350],
  mic: [322, 44],
  moon: [46, 210],
  mountain: [262, 20],
  octopus: [280, 330],
  orchid: [318, 284],
  owl: [28, 176],
  palm: [140, 44],
  parol: [352, 46],
  pearl: [334, 188],
  pegs: [198, 330],
  phoenix: [10, 178],
  pineapple: [44, 120],
  potion: [292, 160],
  rabbit: [222, 330],
  rocket: [4, 206],
  racket: [352, 190],
  roulette: [152, 44],
  scroll: [350, 44],
  seahorse: [36, 340],
  seven: [2, 44],
  shark: [206, 350],
  shield: [214, 352],
  shuttle: [196, 350],
  spade: [226, 44],
  sun: [40, 16],
  temple: [34, 350],
  tiger: [28, 350],
  tile: [350, 140],
  trophy: [350, 44],
  turtle: [142, 76],
  volley: [214, 350],
  wave: [198, 178],
  whale: [210, 196],
  wheel: [348, 206],
};

/** Drawings that may have any colour: a gem or a kite is recognisable by its shape alone. */
export const FREE_COLOUR: ReadonlySet<GlyphName> = new Set<GlyphName>([
  'balloon',
  'bingo',
  'bomb',
  'butterfly',
  'cards',
  'chips',
  'cup',
  'dice',
  'dragon',
  'drum',
  'fan',
  'feather',
  'fish',
  'gem',
  'jelly',
  'kite',
  'lantern',
  'lotus',
  'mask',
  'octopus',
  'orchid',
  'parol',
  'pearl',
  'pegs',
  'phoenix',
  'potion',
  'rocket',
  'scroll',
  'seahorse',
  'shield',
  'spade',
  'tile',
  'wheel',
  'jeepney',
  'boat',
  'comet',
  'mic',
  'crown',
  'key',
  'horse',
  'rabbit',
]);

/** A vertical gradient from light to dark in the given hue. */
const gradient = (id: string, hue: number, lights: readonly [number, number, number], s = 84) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1">` +
  `<stop offset="0" stop-color="${hsl(hue + 8, s, lights[0])}"/>` +
  `<stop offset=".5" stop-color="${hsl(hue, s, lights[1])}"/>` +
  `<stop offset="1" stop-color="${hsl(hue - 14, s, lights[2])}"/></linearGradient>`;

/** The gradients that the inks refer to; once per picture. `prefix` separates two palettes. */
export function inkDefs(prefix: string, main: number, accent: number): string {
  return [
    gradient(`${prefix}main`, main, [70, 54, 36]),
    gradient(`${prefix}accent`, accent, [70, 55, 38]),
    gradient(`${prefix}gold`, 44, [76, 56, 42], 94),
    gradient(`${prefix}white`, 232, [100, 96, 84], 40),
    gradient(`${prefix}light`, main + 20, [95, 88, 76], 70),
    gradient(`${prefix}red`, 2, [64, 50, 34]),
    gradient(`${prefix}leaf`, 128, [62, 44, 28], 62),
    gradient(`${prefix}wood`, 26, [52, 38, 25], 58),
  ].join('');
}

/** The SVG paint of each ink. */
export function inkColours(prefix: string, main: number, accent: number): Record<Ink, string> {
  return {
    main: `url(#${prefix}main)`,
    accent: `url(#${prefix}accent)`,
    gold: `url(#${prefix}gold)`,
    white: `url(#${prefix}white)`,
    light: `url(#${prefix}light)`,
    red: `url(#${prefix}red)`,
    leaf: `url(#${prefix}leaf)`,
    wood: `url(#${prefix}wood)`,
    deep: hsl(main - 8, 70, 26),
    accentDeep: hsl(accent - 8, 72, 32),
    goldDeep: hsl(32, 84, 36),
    leafDeep: hsl(142, 58, 24),
    woodDeep: hsl(22, 56, 18),
    ink: hsl(NIGHT, 42, 12),
    shade: hsl(NIGHT, 60, 10, 0.3),
    glow: hsl(48, 100, 96, 0.4),
    blush: hsl(346, 90, 74, 0.75),
  };
}
