/*
 * Draws the PNG icons from their SVG sources: `node icons/make-icons.mjs`. The PNGs are committed,
 * so a build needs none of this; run it again after a source was changed.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Source, result, side in pixels, and whether the result is a full square without transparency. */
const ICONS = [
  ['icon.svg', 'icon-192.png', 192, false],
  ['icon.svg', 'icon-512.png', 512, false],
  ['maskable.svg', 'maskable-192.png', 192, true],
  ['maskable.svg', 'maskable-512.png', 512, true],
  ['icon.svg', 'apple-touch-icon-180.png', 180, true],
  ['monochrome.svg', 'monochrome-512.png', 512, false],
  ['favicon.svg', 'favicon-48.png', 48, false],
  ['shortcut-lobby.svg', 'shortcut-lobby-96.png', 96, false],
  ['shortcut-likes.svg', 'shortcut-likes-96.png', 96, false],
  ['shortcut-promotions.svg', 'shortcut-promotions-96.png', 96, false],
  ['shortcut-deposit.svg', 'shortcut-deposit-96.png', 96, false],
];

/** The corner radius of the tile in icon.svg; a phone that rounds icons itself gets a square. */
const ROUND = 'rx="116"';

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

for (const [source, result, side, isSquare] of ICONS) {
  const svg = await readFile(pathOf(source), 'utf8');
  const shape = Buffer.from(isSquare ? svg.replace(ROUND, '') : svg);
  // Drawn at four times the size and reduced: thin strokes stay even.
  const drawing = sharp(shape, { density: 288 }).resize(side * 4, side * 4);
  const enlarged = await drawing.png().toBuffer();
  const picture = sharp(enlarged).resize(side, side, { kernel: 'lanczos3' });
  await (isSquare ? picture.removeAlpha() : picture)
    .png({ compressionLevel: 9, effort: 10, palette: true, quality: 100, dither: 1 })
    .toFile(pathOf(result));
}

/** Screens of iPhones and iPads in points, and their pixels a point (Apple, "Specifications"). */
const SCREENS = [
  [375, 667, 2],
  [414, 896, 2],
  [414, 896, 3],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [820, 1180, 2],
  [834, 1194, 2],
  [1024, 1366, 2],
];

/** The manifest's background; the mark takes this part of the narrower side. */
const { background_color: background } = JSON.parse(
  await readFile(pathOf('../manifest.webmanifest'), 'utf8'),
);
const MARK = 0.28;

await mkdir(pathOf('splash'), { recursive: true });
const icon = Buffer.from(await readFile(pathOf('icon.svg'), 'utf8'));
for (const [width, height, ratio] of SCREENS) {
  const side = Math.round(width * ratio * MARK);
  const mark = await sharp(icon, { density: 288 }).resize(side, side).png().toBuffer();
  const size = { width: width * ratio, height: height * ratio };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, effort: 10, palette: true, quality: 90 })
    .toFile(pathOf(`splash/${width}x${height}@${ratio}.png`));
}
