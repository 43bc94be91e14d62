import { createRandom } from '#server/core/random.ts';
import type { BannerArt } from '#server/demo/seed/banners.ts';
import type { GlyphName } from '#server/game/pictures/motifs.ts';
import sharp from 'sharp';
import { drawShapes, glint, RIM_DEFS } from '#server/game/pictures/draw.ts';
import { encodeAvif, encodeWebp } from './encode.ts';
import type { IconType } from '#shared/game/game.ts';
import { GLYPHS } from '#server/game/pictures/glyphs.ts';
import {
  GLYPH_HUES,
  hsl,
  hueGap,
  inkColours,
  inkDefs,
  NIGHT,
} from '#server/game/pictures/palette.ts';
import { disc, path, times } from './scene-tools.ts';
import { setHeadline } from './set-text.ts';
import { slices, tenth } from '#server/game/pictures/paths.ts';

/** A wide picture: the shore at night with one lit drawing. */
interface WidePlan {
  seed: string;
  width: number;
  height: number;
  glyph: GlyphName;
  hue: number;
  /** Horizontal position of the drawing, from 0 (left) to 1 (right). */
  at: number;
  text: string;
}

/** Largest file size of a wide picture, in bytes. */
const MOST_BYTES = 40_000;

/** Strings of lanterns, smaller and dimmer towards the back. */
function lanterns(width: number, hue: number): string {
  const strand = (top: number, sag: number, count: number, size: number, alpha: number): string =>
    `<path d="M-10 ${top}Q${width / 2} ${top + sag * 2} ${width + 10} ${top - 10}" fill="none" stroke="${hsl(NIGHT, 60, 8)}" stroke-width="2.5"/>` +
    times(count, (index) => {
      const t = (index + 0.5) / count;
      const x = -10 + (width + 20) * t;
      const y = top + sag * 4 * t * (1 - t) - 10 * t * t + size;
      const tint = index % 3 === 0 ? hue : index % 3 === 1 ? 44 : 12;
      return (
        disc(x, y, size * 2.4, hsl(tint, 100, 66, 0.14 * alpha)) +
        `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(size * 0.82)}" ry="${size}" fill="${hsl(tint, 96, 66, alpha)}"/>` +
        disc(x - size * 0.2, y - size * 0.2, size * 0.34, hsl(50, 100, 92, alpha))
      );
    });
  return strand(38, 34, 15, 6, 0.7) + strand(2, 40, 11, 10, 1);
}

function shore(width: number, height: number, hue: number, seed: string): string {
  const random = createRandom(`shore ${seed}`);
  const sea = height * 0.7;
  const stalls = times(Math.ceil(width / 64), (index) => {
    const x = index * 64 + random.int(-10, 10);
    const top = sea - random.int(26, 52);
    const tint = random.pick([8, 44, hue, 330, 190]);
    return (
      path(`M${x} ${top}L${x + 27} ${top - 18}L${x + 54} ${top}Z`, hsl(tint, 62, 34)) +
      path(`M${x + 4} ${top}H${x + 50}V${tenth(sea)}H${x + 4}Z`, hsl(NIGHT, 56, 15)) +
      path(`M${x + 10} ${top + 6}H${x + 44}V${top + 20}H${x + 10}Z`, hsl(42, 96, 66, 0.8))
    );
  });
  const swell = (base: number, lift: number, colour: string): string =>
    path(
      `M-10 ${tenth(base)}${times(Math.ceil(width / 120) + 1, () => `q30 ${-lift} 60 0t60 0`)}V${height}H-10Z`,
      colour,
    );
  return (
    stalls +
    swell(sea, 7, hsl(hue + 12, 62, 26)) +
    times(
      26,
      () =>
        `<rect x="${random.int(0, width)}" y="${random.int(Math.round(sea) + 6, height - 8)}" width="${random.int(12, 54)}" height="3" rx="1.5" fill="${hsl(random.pick([44, hue, 12]), 96, 74, 0.42)}"/>`,
    ) +
    swell(height * 0.86, 9, hsl(NIGHT, 62, 13, 0.9))
  );
}

function wideSvg({ seed, width, height, glyph, hue, at, text }: WidePlan): string {
  const random = createRandom(`wide ${seed}`);
  const hues = GLYPH_HUES[glyph];
  const x = Math.round(width * at);
  const y = Math.round(height * 0.53);
  const size = (height * 0.72) / 200;
  const stars = times(40, () =>
    disc(
      random.int(0, width),
      random.int(0, Math.round(height * 0.6)),
      random.pick([1, 1.6, 2.2]),
      hsl(48, 90, 92, 0.7),
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
    inkDefs('w', ...hues) +
    RIM_DEFS +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue + hueGap(hue, NIGHT) * 0.6, 66, 14)}"/>` +
    `<stop offset=".7" stop-color="${hsl(hue, 70, 36)}"/><stop offset="1" stop-color="${hsl(hue + 20, 70, 44)}"/></linearGradient>` +
    `<radialGradient id="halo"><stop offset="0" stop-color="${hsl(46, 100, 84, 0.9)}"/><stop offset=".4" stop-color="${hsl(hue + 30, 96, 66, 0.45)}"/>` +
    `<stop offset="1" stop-color="${hsl(hue + 30, 96, 60, 0)}"/></radialGradient>` +
    `<linearGradient id="veil"><stop offset="0" stop-color="${hsl(NIGHT, 70, 8, text === '' ? 0 : 0.9)}"/>` +
    `<stop offset=".42" stop-color="${hsl(NIGHT, 70, 8, text === '' ? 0 : 0.66)}"/><stop offset=".7" stop-color="${hsl(NIGHT, 70, 8, 0)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}` +
    `<g transform="rotate(${random.int(0, 12)} ${x} ${y})">${path(slices(x, y, width, 30, 28, 0), hsl(46, 96, 78, 0.1))}</g>` +
    shore(width, height, hue, seed) +
    lanterns(width, hue + 40) +
    `<rect width="${width}" height="${height}" fill="url(#veil)"/>` +
    disc(x, y, height * 0.66, 'url(#halo)') +
    `<g transform="translate(${x} ${y}) rotate(${random.int(-5, 5)}) scale(${size}) translate(-100 -100)">${drawShapes(GLYPHS[glyph], inkColours('w', ...hues))}</g>` +
    times(9, () => {
      const away = random.int(-150, 150);
      return glint(
        x + away,
        random.int(36, height - 40),
        random.int(5, 12),
        hsl(50, 100, 95, 0.95),
      );
    }) +
    `${text}</svg>`
  );
}

async function paint(plan: WidePlan, type: IconType): Promise<Buffer> {
  const pixels = sharp(Buffer.from(wideSvg(plan))).removeAlpha();
  const raw = await pixels.raw().toBuffer({ resolveWithObject: true });
  return type === 'avif' ? encodeAvif(raw) : encodeWebp(raw, MOST_BYTES);
}

/** A lobby banner with its two texts, 720 × 320 px (2×). */
export function renderBanner(
  { id, headline, line, glyph, hue }: BannerArt,
  type: IconType,
): Promise<Buffer> {
  const text = setHeadline(headline, line, { x: 40, middle: 160, width: 410 });
  return paint({ seed: `banner ${id}`, width: 720, height: 320, glyph, hue, at: 0.8, text }, type);
}

/** The picture above a notice, 640 × 280 px (2×). */
export function renderNoticeImage(
  id: number,
  art: { glyph: GlyphName; hue: number },
  type: IconType,
): Promise<Buffer> {
  return paint({ seed: `notice ${id}`, width: 640, height: 280, ...art, at: 0.5, text: '' }, type);
}

/** The picture of the login page, 720 × 360 px (2×). */
export function renderPromo(type: IconType): Promise<Buffer> {
  const plan = { seed: 'promo', width: 720, height: 360, hue: 228, at: 0.5, text: '' };
  return paint({ ...plan, glyph: 'lighthouse' }, type);
}
