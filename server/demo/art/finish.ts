import type { Random } from '#server/core/random.ts';
import { glint } from '#server/game/pictures/draw.ts';
import { hsl, NIGHT } from '#server/game/pictures/palette.ts';
import { tenth } from '#server/game/pictures/paths.ts';

const coin = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${r}" ry="${tenth(r * 0.72)}" cy="3" fill="${hsl(30, 84, 30)}"/>` +
  `<ellipse rx="${r}" ry="${tenth(r * 0.72)}" fill="url(#gild)"/>` +
  `<ellipse rx="${tenth(r * 0.62)}" ry="${tenth(r * 0.42)}" fill="none" stroke="${hsl(34, 86, 38)}" stroke-width="2"/></g>`;

const bubble = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${hsl(190, 80, 88, 0.2)}" stroke="${hsl(190, 90, 94, 0.85)}" stroke-width="2"/>` +
  `<circle cx="${tenth(x - r * 0.35)}" cy="${tenth(y - r * 0.35)}" r="${tenth(r * 0.25)}" fill="${hsl(190, 90, 98)}"/>`;

const petal = (x: number, y: number, r: number, turn: number, hue: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 ${-r}C${r} ${-r * 0.4} ${r * 0.8} ${r * 0.7} 0 ${r}C${-r * 0.8} ${r * 0.7} ${-r} ${-r * 0.4} 0 ${-r}Z" fill="${hsl(hue, 92, 76)}"/>`;

const ribbon = (x: number, y: number, turn: number, hue: number): string =>
  `<rect transform="translate(${x} ${y}) rotate(${turn})" x="-5" y="-9" width="10" height="18" rx="2" fill="${hsl(hue, 92, 64)}"/>`;

/** A position near the edge, so that the drawing in the middle stays visible. */
function nearEdge(random: Random): [number, number] {
  const along = random.int(24, 296);
  return random.chance(0.5)
    ? [random.chance(0.5) ? random.int(20, 52) : random.int(268, 300), along]
    : [along, random.chance(0.7) ? random.int(274, 300) : random.int(20, 46)];
}

/** Small things in front of the drawing: coins, bubbles, petals or ribbons, and glints. */
export function drawForeground(typeId: number, hue: number, random: Random): string {
  const kind =
    typeId === 2
      ? 'bubble'
      : typeId === 4
        ? 'ribbon'
        : random.pick(['coin', 'petal', 'coin', 'glint'] as const);
  const things = Array.from({ length: random.int(4, 6) }, () => {
    const [x, y] = nearEdge(random);
    switch (kind) {
      case 'bubble':
        return bubble(x, y, random.int(6, 15));
      case 'ribbon':
        return ribbon(x, y, random.int(0, 180), random.int(0, 359));
      case 'petal':
        return petal(x, y, random.int(8, 13), random.int(0, 180), hue);
      case 'coin':
        return coin(x, y, random.int(11, 18), random.int(-40, 40));
      case 'glint':
        return glint(x, y, random.int(6, 12), hsl(50, 100, 94, 0.95));
    }
  }).join('');
  const glints = Array.from({ length: 4 }, () => {
    const [x, y] = nearEdge(random);
    return glint(x, y, random.int(4, 8), hsl(50, 100, 96, 0.9));
  }).join('');
  return things + glints;
}

const border = (inset: number, width: number, colour: string, extra = ''): string =>
  `<rect x="${inset}" y="${inset}" width="${320 - inset * 2}" height="${320 - inset * 2}" rx="${46 - inset}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra}/>`;

const inCorners = (shape: string): string =>
  ['', 'matrix(-1 0 0 1 320 0)', 'matrix(1 0 0 -1 0 320)', 'matrix(-1 0 0 -1 320 320)']
    .map((move) => `<g transform="${move}">${shape}</g>`)
    .join('');

/** The frame that identifies a studio's games: gilded, neon, cornered, beaded or plain light. */
export function drawFrame(brandId: number, hue: number): string {
  const edge = border(2, 6, hsl(NIGHT, 70, 7, 0.7));
  switch (brandId % 5) {
    case 0:
      return edge + border(7, 6, 'url(#gild)') + border(14, 2, hsl(40, 90, 30, 0.8));
    case 1:
      return edge + border(9, 9, hsl(hue, 100, 60, 0.4)) + border(9, 4, hsl(hue, 100, 78));
    case 2:
      return (
        edge +
        border(8, 3, 'url(#gild)') +
        inCorners(
          `<path d="M8 74V46Q8 8 46 8H74Q44 13 34 34Q13 44 8 74Z" fill="url(#gild)"/><circle cx="26" cy="26" r="5" fill="${hsl(hue, 90, 62)}"/>`,
        )
      );
    case 3:
      return (
        edge +
        border(9, 8, hsl(NIGHT, 60, 14)) +
        border(9, 5, 'url(#gild)', 'stroke-dasharray="0.1 15" stroke-linecap="round"')
      );
    default:
      return edge + border(6, 4, hsl(hue, 60, 92, 0.75)) + border(12, 2, hsl(hue, 80, 60, 0.5));
  }
}
