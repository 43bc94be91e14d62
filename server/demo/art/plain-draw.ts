import { hsl } from '#server/game/pictures/palette.ts';
import type { Drawing, Ink } from '#server/game/pictures/shapes.ts';

/** Flat inks for small signs on a coloured tile; all others are white. */
function flatInk(ink: Ink, hue: number): string {
  if (ink === 'gold') return hsl(46, 98, 66);
  if (ink === 'accent' || ink === 'ink') return hsl(hue, 74, 24);
  return hsl(hue, 40, 98);
}

/** Renders a drawing flat, without outline or light: for signs of 20 to 48 px. */
export function drawFlat(drawing: Drawing, hue: number): string {
  return drawing
    .map(({ ink, d, width, transform }) => {
      const move = transform === undefined ? '' : ` transform="${transform}"`;
      const paint =
        width === undefined
          ? `fill="${flatInk(ink, hue)}"`
          : `fill="none" stroke="${flatInk(ink, hue)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
      return `<path d="${d}" ${paint}${move}/>`;
    })
    .join('');
}

/** A rounded tile in a hue, `side` units wide, with the drawing in its middle. */
export function drawTile(drawing: Drawing, hue: number, side: number): string {
  const scale = (side * 0.68) / 200;
  const inset = side * 0.16;
  return (
    `<defs><linearGradient id="tile" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${hsl(hue + 10, 80, 52)}"/>` +
    `<stop offset="1" stop-color="${hsl(hue - 16, 76, 27)}"/></linearGradient></defs>` +
    `<rect width="${side}" height="${side}" rx="${side * 0.26}" fill="url(#tile)"/>` +
    `<rect x=".75" y=".75" width="${side - 1.5}" height="${side - 1.5}" rx="${side * 0.25}" fill="none" stroke="${hsl(hue, 80, 86, 0.45)}" stroke-width="1.5"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${drawFlat(drawing, hue)}</g>`
  );
}
