import { box, circle, ellipse, slices, star } from './paths.ts';
import { around, fill, line, moved } from './shapes.ts';
import type { Drawing, Shape } from './shapes.ts';

const SPADE =
  'M100 10C124 52 178 78 178 118C178 150 142 160 118 138C120 160 130 174 146 184H54C70 174 80 160 82 138C58 160 22 150 22 118C22 78 76 52 100 10Z';
const HEART =
  'M100 178C58 142 18 108 22 68C26 30 76 22 100 62C124 22 174 30 178 68C182 108 142 142 100 178Z';

/** The three visible faces of a die. */
const DIE_TOP = 'M100 12L180 56L100 100L20 56Z';
const DIE_RIGHT = 'M180 56L180 146L100 192L100 100Z';
const DIE_LEFT = 'M20 56L100 100L100 192L20 146Z';

/** A card face with a pip, rotated about its bottom centre. */
const card = (turn: number, pip: Shape): Shape[] =>
  moved(
    `rotate(${turn} 100 190)`,
    fill('white', box(52, 28, 96, 138, 12)),
    line('goldDeep', 4, box(58, 34, 84, 126, 8)),
    ...moved('translate(66 62) scale(.34)', pip),
    ...moved('translate(62 38) scale(.12)', pip),
    ...moved('translate(138 156) rotate(180) scale(.12)', pip),
  );

const chipStack = (x: number, base: number, inks: readonly Shape['ink'][]): Shape[] =>
  inks.flatMap((ink, index) => {
    const y = base - index * 17;
    return [
      fill(ink, `M${x - 44} ${y}v12a44 17 0 0 0 88 0v-12Z`),
      fill('white', `M${x - 30} ${y + 13}l14 5v12l-14-5ZM${x + 30} ${y + 13}l-14 5v12l14-5Z`),
      fill(ink, ellipse(x, y, 44, 17)),
      line('white', 3, ellipse(x, y, 30, 11)),
    ];
  });

/** Things of card and gaming tables. */
export const TABLE_GLYPHS = {
  cards: [
    ...card(-30, fill('ink', SPADE)),
    ...card(0, fill('main', SPADE)),
    ...card(30, fill('red', HEART)),
  ],
  spade: [
    fill('main', SPADE),
    line('gold', 7, SPADE),
    fill('glow', 'M92 44C74 74 38 92 36 118C36 130 44 138 54 138C42 116 66 92 92 44Z'),
    fill('gold', star(100, 102, 26, 11, 5)),
    fill('light', circle(96, 98, 6)),
  ],
  dice: [
    ...moved(
      'translate(52 -6) rotate(14 100 100) scale(.62)',
      fill('accent', DIE_TOP),
      fill('accentDeep', DIE_RIGHT),
      fill('accent', DIE_LEFT),
      fill(
        'white',
        `${ellipse(100, 56, 16, 9)}${ellipse(40, 100, 8, 12)}${ellipse(60, 130, 8, 12)}${ellipse(80, 160, 8, 12)}${ellipse(140, 120, 8, 12)}`,
      ),
    ),
    ...moved(
      'translate(-6 40) rotate(-10 100 100) scale(.8)',
      fill('white', DIE_TOP),
      fill('shade', DIE_RIGHT),
      fill('light', DIE_RIGHT),
      fill('shade', DIE_RIGHT),
      fill('light', DIE_LEFT),
      fill('red', ellipse(100, 56, 22, 13)),
      fill(
        'ink',
        `${ellipse(40, 98, 9, 13)}${ellipse(80, 122, 9, 13)}${ellipse(40, 128, 9, 13)}${ellipse(80, 154, 9, 13)}`,
      ),
      fill(
        'ink',
        `${ellipse(120, 118, 9, 13)}${ellipse(140, 124, 9, 13)}${ellipse(162, 130, 9, 13)}`,
      ),
      line('white', 4, 'M20 56L100 100L180 56M100 100V192'),
    ),
  ],
  chips: [
    ...chipStack(68, 146, ['main', 'accent', 'main', 'gold', 'main']),
    ...chipStack(136, 158, ['accent', 'main', 'accent']),
    fill('gold', star(68, 78, 13, 5, 5)),
    fill('gold', star(136, 124, 13, 5, 5)),
  ],
  roulette: [
    fill('wood', circle(100, 100, 92)),
    fill('gold', circle(100, 100, 80)),
    fill('ink', circle(100, 100, 75)),
    fill('red', slices(100, 100, 75, 40, 18, 0)),
    fill('leaf', 'M100 25A75 75 0 0 1 125.700 29.500L113.700 62.400A40 40 0 0 0 100 60Z'),
    line('gold', 3, circle(100, 100, 58)),
    fill('gold', circle(100, 100, 40)),
    fill('main', circle(100, 100, 34)),
    ...around(100, 100, 4, line('gold', 7, 'M100 100V74'), fill('gold', circle(100, 70, 7))),
    fill('gold', circle(100, 100, 12)),
    fill('light', circle(96, 96, 4)),
    fill('white', circle(142, 44, 9)),
    fill('glow', 'M18 84C26 44 62 14 100 14C66 26 42 50 36 90Z'),
  ],
  tile: moved(
    'rotate(-10 100 100)',
    fill('leaf', box(44, 22, 124, 166, 20)),
    fill('leafDeep', box(44, 160, 124, 28, 14)),
    fill('white', box(34, 12, 124, 158, 20)),
    line('shade', 3, box(42, 20, 108, 142, 14)),
    ...around(96, 78, 8, fill('red', 'M96 70C86 58 88 42 96 34C104 42 106 58 96 70Z')),
    fill('main', circle(96, 78, 13)),
    fill('gold', circle(96, 78, 6)),
    line('leafDeep', 6, 'M96 122V150M96 140C84 138 78 132 76 124M96 140C108 138 114 132 116 124'),
  ),
  mic: [
    ...moved(
      'rotate(32 100 100)',
      fill('ink', 'M82 92H118L110 190C108 198 92 198 90 190Z'),
      fill('glow', 'M86 96H94L96 186H92Z'),
      fill('gold', box(72, 80, 56, 18, 8)),
      fill('main', circle(100, 46, 42)),
      line(
        'shade',
        4,
        'M66 24L132 72M58 46L112 88M82 6L142 48M134 24L68 72M142 46L88 88M118 6L58 48',
      ),
      fill('glow', 'M70 44C70 26 84 14 98 12C86 22 80 34 80 50Z'),
    ),
    fill('gold', star(44, 60, 22, 9, 5)),
    fill('accent', star(166, 120, 16, 6, 5)),
    fill('light', star(60, 110, 11, 4, 4)),
  ],
} as const satisfies Record<string, Drawing>;
