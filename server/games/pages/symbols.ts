import type { ThemePicture } from '#server/games/game-theme.ts';
import { el, svg } from './element.ts';

/** The symbols after the pictures. */
const LETTERS = ['A', 'K', 'Q', 'J'];

/** What a symbol is called; a letter is its own name. */
export const symbolName = (symbol: number, pictures: readonly ThemePicture[]): string =>
  pictures[symbol]?.name ?? LETTERS[symbol - pictures.length] ?? '';

/** A symbol as it is drawn: the pictures of the game, the wild first, then letters. */
export function symbolPicture(symbol: number, pictures: readonly ThemePicture[]): Element {
  const picture = pictures[symbol];
  if (picture) return el('img', { class: 'symbol', src: picture.src, alt: '', draggable: 'false' });
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: `symbol s${symbol}`, 'aria-hidden': 'true' },
    svg('text', { x: 24, y: 37, 'text-anchor': 'middle' }, LETTERS[symbol - pictures.length] ?? ''),
  );
}
