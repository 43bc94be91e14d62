import type { Random } from '#server/core/random.ts';
import { tenth } from '#server/game/pictures/paths.ts';

/** Parameters of a backdrop: its hue, a lively second hue and the picture's random source. */
export interface SceneTools {
  hue: number;
  glowHue: number;
  random: Random;
}

/** Renders a backdrop as SVG text for a box of 320 × 320. */
export type Scene = (tools: SceneTools) => string;

/** A filled path. */
export const path = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
/** A filled circle. */
export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${colour}"/>`;
/** Concatenates `count` drawings. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
