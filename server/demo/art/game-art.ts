import { findProvider } from '#server/demo/seed/providers.ts';
import type { IconType } from '#shared/game/game.ts';
import { createRandom, hashText, itemAt } from '#server/core/random.ts';
import type { GlyphName } from '#server/game/pictures/motifs.ts';
import sharp from 'sharp';
import { encodeAvif, encodeWebp } from './encode.ts';
import { drawShapes, glint, RIM_DEFS } from '#server/game/pictures/draw.ts';
import { drawForeground, drawFrame } from './finish.ts';
import { chooseCast, GLYPHS } from '#server/game/pictures/glyphs.ts';
import {
  FREE_COLOUR,
  GLYPH_HUES,
  hsl,
  hueGap,
  inkColours,
  inkDefs,
  NIGHT,
} from '#server/game/pictures/palette.ts';
import { SCENES } from './scenes.ts';
import { SETTINGS } from './settings.ts';

/** The game data that the painter uses. */
export interface GameToPaint {
  id: number;
  version: number | string;
  typeId: number;
  brandId: number;
  name: string;
}

/** The side of an icon in CSS pixels; files have one or two device pixels for each. */
export const ICON_SIZE = 160;

/** Largest file size of an icon, in bytes (typically 4 to 12 kB). */
const MOST_BYTES = 12_000;

/** Replaces dark yellows and yellow-greens, which look muddy, by teal, sea green, violet and indigo. */
function nightly(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (turned < 10) return turned - 14;
  if (turned > 150) return turned;
  return turned < 70 ? 246 + (turned - 10) * 1.5 : 152 + (turned - 70) * 0.7;
}

/**
 * Returns the wanted background hue, or one far enough from the drawing's for contrast.
 * @param away how far away, 0 to 1.
 */
function backdropHue(wantedHue: number, glyphHue: number, away: number): number {
  const wanted = nightly(wantedHue);
  const gap = hueGap(glyphHue, wanted);
  if (Math.abs(gap) >= 48) return wanted;
  return nightly(glyphHue + (gap < 0 ? -1 : 1) * (110 + away * 60));
}

/** Hue rotations in degrees by version, which also selects one of two backdrops. */
const EDITIONS: readonly number[] = [0, 34, -20, 20, -34];

/** Converts a version to a number: another server's versions may be names. */
function editionNumber(version: number | string): number {
  const number = Number(version);
  return Number.isSafeInteger(number) && number >= 0 ? number : hashText(String(version));
}

function placeGlyph(
  prefix: string,
  glyph: GlyphName,
  hues: readonly [number, number],
  at: string,
): string {
  return `<g transform="${at}">${drawShapes(GLYPHS[glyph], inkColours(prefix, ...hues))}</g>`;
}

/** The picture of a game as SVG text: the same for the same id, version, name and studio. */
export function gameIconSvg({ id, version, typeId, brandId, name }: GameToPaint): string {
  const identity = createRandom(`art ${id}`);
  const edition = createRandom(`art ${id} v${version}`);
  const [glyph, companion] = chooseCast(id, typeId, name);
  const [usualHue, accentHue] = GLYPH_HUES[glyph];
  const anyHue = identity.int(30, 330);
  const freedom = identity.chance(0.66) && FREE_COLOUR.has(glyph) ? anyHue : 0;
  const tint = freedom + identity.int(-8, 8) + edition.int(-7, 7);
  const mainHue = usualHue + tint;
  const hues = [mainHue, accentHue + tint] as const;
  const brand = findProvider(brandId);
  const turn = editionNumber(version);
  const wanted = (brand?.hue ?? NIGHT) + identity.int(-22, 22);
  const base = backdropHue(wanted, usualHue + freedom, identity.next());
  const hue = nightly(base + itemAt(EDITIONS, turn % 5));
  const glowHue = hue + identity.pick([-46, 40, 70]);

  const mirror = identity.chance(0.45) && glyph !== 'seven' ? -1 : 1;
  const setting = identity.pick(SETTINGS);
  const lean = identity.int(-6, 6) + edition.int(-3, 3);
  const isLeft = identity.chance(0.5);
  const isBehind = identity.chance(0.5);
  const side = isLeft ? -1 : 1;
  const companionHues = GLYPH_HUES[companion];
  const scenes = SCENES[typeId] ?? itemAt([SCENES[1] ?? []], 0);
  const scene = itemAt(identity.shuffle(scenes), turn % 2);

  const size = (isBehind ? 1.06 : 1.12) * setting.room;
  const [x, y] = isBehind ? [160 - side * 16, 172] : [160 - side * 10, 150];
  const at = `translate(${x} ${y}) rotate(${lean}) scale(${size * mirror} ${size}) translate(-100 -100)`;
  // Looks over its shoulder, or lies at its feet.
  const besideAt = isBehind
    ? `translate(${160 + side * 74} 88) rotate(${side * 14}) scale(.74) translate(-100 -100)`
    : `translate(${160 + side * 94} 250) rotate(${side * 12}) scale(.54) translate(-100 -100)`;
  const hero = placeGlyph('a', glyph, hues, at);
  const beside = placeGlyph('b', companion, companionHues, besideAt);

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><defs>` +
    inkDefs('a', ...hues) +
    inkDefs('b', ...companionHues) +
    `<radialGradient id="sky" cx=".5" cy=".44" r=".78">` +
    `<stop offset="0" stop-color="${hsl(hue + 8, 80, 54)}"/><stop offset=".45" stop-color="${hsl(hue, 74, 34)}"/>` +
    `<stop offset="1" stop-color="${hsl(hue + hueGap(hue, NIGHT) * 0.55, 66, 11)}"/></radialGradient>` +
    `<radialGradient id="halo"><stop offset="0" stop-color="${hsl(glowHue, 100, 86, 0.85)}"/>` +
    `<stop offset="1" stop-color="${hsl(glowHue, 96, 60, 0)}"/></radialGradient>` +
    `<radialGradient id="mood" cx=".5" cy=".47" r=".74"><stop offset="0" stop-color="${hsl(glowHue, 100, 86, 0.85)}"/>` +
    `<stop offset=".34" stop-color="${hsl(glowHue, 96, 66, 0.32)}"/><stop offset=".62" stop-color="${hsl(NIGHT, 80, 24, 0)}"/>` +
    `<stop offset="1" stop-color="${hsl(NIGHT, 70, 6, 0.74)}"/></radialGradient>` +
    `<linearGradient id="gild" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(48, 98, 84)}"/>` +
    `<stop offset=".5" stop-color="${hsl(38, 90, 50)}"/><stop offset="1" stop-color="${hsl(46, 96, 72)}"/></linearGradient>` +
    RIM_DEFS +
    `</defs><rect width="320" height="320" fill="url(#sky)"/>` +
    scene({ hue, glowHue, random: edition }) +
    `<rect width="320" height="320" fill="url(#mood)"/>` +
    setting.draw(x, y, hue) +
    (isBehind ? beside + hero : hero + beside) +
    drawForeground(typeId, glowHue, edition) +
    glint(isLeft ? 252 : 68, 62, 20, hsl(50, 100, 96)) +
    glint(isLeft ? 228 : 94, 40, 9, hsl(50, 100, 96, 0.9)) +
    drawFrame(brandId, brand?.hue ?? NIGHT) +
    `</svg>`
  );
}

/**
 * Paints the icon of a game.
 * @param options `scale` in device pixels per CSS pixel (1 or 2), `type` WebP unless given
 */
export async function renderGameIcon(
  game: GameToPaint,
  { scale = 2, type = 'webp' }: { scale?: 1 | 2; type?: IconType } = {},
): Promise<Buffer> {
  const side = ICON_SIZE * scale;
  const pixels = sharp(Buffer.from(gameIconSvg(game)))
    .resize(side, side)
    .removeAlpha();
  const raw = await pixels.raw().toBuffer({ resolveWithObject: true });
  return type === 'avif' ? encodeAvif(raw) : encodeWebp(raw, MOST_BYTES);
}
