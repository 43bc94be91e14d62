import type { ThemePicture } from '#server/game/game-theme.ts';
import { el } from './element.ts';

/** Symbols after the pictures. */
const LETTERS = ['A', 'K', 'Q', 'J'];

/** Returns a symbol's name; letters are their own names. */
export const symbolName = (symbol: number, pictures: readonly ThemePicture[]): string =>
  pictures[symbol]?.name ?? LETTERS[symbol - pictures.length] ?? '';

/** Draws a symbol: the game's pictures, the wild first, then letters. */
export function symbolPicture(symbol: number, pictures: readonly ThemePicture[]): Element {
  const picture = pictures[symbol];
  if (picture) return el('img', { class: 'symbol', src: picture.src, alt: '', draggable: 'false' });
  return el(
    'span',
    { class: `symbol letter s${symbol}`, 'aria-hidden': 'true' },
    LETTERS[symbol - pictures.length] ?? '',
  );
}
