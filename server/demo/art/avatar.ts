import { AVATARS, AVATAR_COUNT } from '#shared/profile/avatar.ts';
import { itemAt } from '#server/core/random.ts';
import sharp from 'sharp';
import { drawShapes, RIM_DEFS } from '#server/game/pictures/draw.ts';
import { GLYPHS } from '#server/game/pictures/glyphs.ts';
import { GLYPH_HUES, hsl, inkColours, inkDefs } from '#server/game/pictures/palette.ts';
import { star } from '#server/game/pictures/paths.ts';

/** Background hue of each face. */
const HUES: Readonly<Record<(typeof AVATARS)[number], number>> = {
  tiger: 262,
  owl: 226,
  rabbit: 168,
  elephant: 328,
  octopus: 196,
  buffalo: 152,
  crab: 214,
  dragon: 288,
  phoenix: 246,
  whale: 342,
  turtle: 238,
  horse: 186,
};

const SIDE = 192;

/**
 * True when there is an avatar with this number.
 * @public icons/make-avatars.mjs
 */
export const isAvatar = (number: number): boolean =>
  Number.isSafeInteger(number) && number >= 1 && number <= AVATAR_COUNT;

/** Paints an avatar as a PNG of 192 px. @throws RangeError when there is none with this number. */
export async function renderAvatar(number: number): Promise<Buffer> {
  const glyph = itemAt(AVATARS, number - 1);
  const hue = HUES[glyph];
  const hues = GLYPH_HUES[glyph];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${SIDE}" height="${SIDE}"><defs>` +
    inkDefs('f', ...hues) +
    RIM_DEFS +
    `<radialGradient id="sky" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${hsl(hue + 20, 84, 66)}"/>` +
    `<stop offset=".6" stop-color="${hsl(hue, 72, 40)}"/><stop offset="1" stop-color="${hsl(hue - 16, 70, 20)}"/></radialGradient></defs>` +
    `<rect width="200" height="200" fill="url(#sky)"/>` +
    `<path d="${star(100, 100, 150, 60, 16)}" fill="${hsl(hue + 30, 90, 80, 0.16)}"/>` +
    `<g transform="translate(100 106) scale(.74) translate(-100 -100)">${drawShapes(GLYPHS[glyph], inkColours('f', ...hues), 12)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 86, effort: 7 }).toBuffer();
}
