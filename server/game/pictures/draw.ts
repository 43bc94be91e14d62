import { hsl, NIGHT } from './palette.ts';
import type { Drawing, Ink, Shape } from './shapes.ts';

/** Inks that only tint what is below them: no outline and no lit edge. */
const TINTS: ReadonlySet<Ink> = new Set<Ink>(['shade', 'glow', 'blush']);

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** The gradient of lit edges, with light from above. Once per picture. */
export const RIM_DEFS =
  `<linearGradient id="rim" x1=".3" y1="0" x2=".6" y2="1">` +
  `<stop offset="0" stop-color="${hsl(50, 100, 97, 0.85)}"/><stop offset=".4" stop-color="${hsl(50, 100, 90, 0.1)}"/>` +
  `<stop offset=".62" stop-color="${hsl(NIGHT, 70, 10, 0.1)}"/><stop offset="1" stop-color="${hsl(NIGHT, 70, 8, 0.6)}"/></linearGradient>`;

/**
 * Renders a drawing as SVG: a dark outline with a shadow below it, then the shapes, each with a lit edge.
 * Plain paths instead of filters, which take four times as long.
 * @param outline width of the outline in the drawing's own units.
 */
export function drawShapes(drawing: Drawing, inks: Record<Ink, string>, outline = 11): string {
  const solid = drawing.filter(({ ink }) => !TINTS.has(ink));
  const silhouette = solid
    .map(({ d, width = 0, transform }) => {
      const move = transform === undefined ? '' : ` transform="${transform}"`;
      const filled = width === 0 ? '' : ' fill="none"';
      return `<path d="${d}" stroke-width="${width + outline}"${filled}${move}/>`;
    })
    .join('');
  const night = hsl(NIGHT, 64, 9);
  const under = `<g fill="${night}" stroke="${night}" ${ROUND}>${silhouette}</g>`;
  return `<g opacity=".42" transform="translate(2 11)">${under}</g>${under}${drawing.map((shape) => drawShape(shape, inks)).join('')}`;
}

function drawShape({ ink, d, width, transform }: Shape, inks: Record<Ink, string>): string {
  const move = transform === undefined ? '' : ` transform="${transform}"`;
  if (width !== undefined) {
    return `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${width}" ${ROUND}${move}/>`;
  }
  const rim = TINTS.has(ink) || ink === 'ink' ? '' : ' stroke="url(#rim)" stroke-width="3"';
  return `<path d="${d}" fill="${inks[ink]}"${rim}${move}/>`;
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number, colour: string): string {
  const waist = size * 0.12;
  return (
    `<path d="M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}` +
    `Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z" fill="${colour}"/>`
  );
}
