import { svg } from './element.ts';

/** The symbols that are drawn; the others are letters. */
export type SymbolName =
  | 'star'
  | 'crown'
  | 'gem'
  | 'bell'
  | 'cherries'
  | 'trident'
  | 'fish'
  | 'shell'
  | 'anchor';

interface Drawing {
  name: SymbolName;
  path: string;
  /** Drawn as a line, not as a shape. */
  isLine?: true;
}

const star: Drawing = {
  name: 'star',
  path: 'M24 3l6.2 13.4L45 18.200 34 28.300 37 43 24 35.600 11 43l3-14.700L3 18.200l14.800-1.800z',
};

const TREASURE: readonly Drawing[] = [
  { name: 'crown', path: 'M6 35 4 14l11 9 9-16 9 16 11-9-2 21zM6 38h36v5H6z' },
  { name: 'gem', path: 'M14 8h20l10 12-20 23L4 20zM4 20h40L24 43zM14 8l10 12L34 8' },
  {
    name: 'bell',
    path: 'M24 4a4 4 0 0 1 4 4c7 2 10 7 10 14 0 8 2 10 4 13H6c2-3 4-5 4-13 0-7 3-12 10-14a4 4 0 0 1 4-4zM18 38h12a6 6 0 0 1-12 0z',
  },
  {
    name: 'cherries',
    path: 'M15 27a9 9 0 1 0 .1 0zM34 29a8 8 0 1 0 .1 0zM16 27C18 17 26 9 40 4c-5 9-6 17-6 25-3-8-2-14 1-19-8 4-14 9-16 17z',
  },
];

const SEA: readonly Drawing[] = [
  {
    name: 'trident',
    path: 'M24 5v39M10 9v9c0 8 6 10 14 10s14-2 14-10V9M20 12l4-7 4 7',
    isLine: true,
  },
  {
    name: 'fish',
    path: 'M3 24c7-11 21-14 31-3l11-8v22l-11-8C24 38 10 35 3 24zm9-4a2 2 0 1 0 .1 0z',
  },
  {
    name: 'shell',
    path: 'M24 7c12 0 21 9 21 21L36 41H12L3 28C3 16 12 7 24 7zm0 4v28M14 14l4 25m16-25-4 25',
  },
  {
    name: 'anchor',
    path: 'M24 14v29M9 28c0 9 7 15 15 15s15-6 15-15M15 20h18M24 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10',
    isLine: true,
  },
];

const LETTERS = ['A', 'K', 'Q', 'J'];
const FISHING = 2;

const drawingOf = (symbol: number, typeId: number): Drawing | undefined =>
  symbol === 0 ? star : (typeId === FISHING ? SEA : TREASURE)[symbol - 1];

/** What a symbol is called; a letter is its own name. */
export function symbolName(
  symbol: number,
  typeId: number,
  names: Readonly<Record<SymbolName, string>>,
): string {
  const drawing = drawingOf(symbol, typeId);
  return drawing ? names[drawing.name] : (LETTERS[symbol - 5] ?? '');
}

/** A picture of a symbol: the star, four of the game's theme, four letters. */
export function symbolPicture(symbol: number, typeId: number): SVGElement {
  const drawing = drawingOf(symbol, typeId);
  const inside = drawing
    ? svg('path', { d: drawing.path, class: drawing.isLine ? 'line' : 'shape' })
    : svg('text', { x: 24, y: 37, 'text-anchor': 'middle' }, LETTERS[symbol - 5] ?? '');
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: `symbol s${symbol}`, 'aria-hidden': 'true' },
    inside,
  );
}
