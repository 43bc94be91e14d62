import type { Fish } from '#server/game/rules/fishing.ts';
import { svg } from './element.ts';

interface Drawing {
  /** Filled with the fish's colour. */
  readonly body: string;
  /** Filled with a lighter colour. */
  readonly light?: string;
  /** Drawn as a stroke. */
  readonly line?: string;
  /** Position of the eye. */
  readonly eye: readonly [x: number, y: number];
}

/** All face left, in a 64 × 40 view box. */
const DRAWINGS: Readonly<Record<Fish, Drawing>> = {
  sardine: {
    body: 'M4 20c8-8 30-9 42-2l12-8-3 10 3 10-12-8C34 29 12 28 4 20z',
    light: 'M10 22c8 4 22 4 32 0-8 8-24 8-32 0z',
    eye: [13, 18],
  },
  clownfish: {
    body: 'M5 21C9 8 33 4 45 17l13-9c2 8 2 16 0 24l-13-8C33 36 9 34 5 21zM22 7c4-6 12-5 15 1z',
    light: 'M20 9c-3 7-3 17 0 24l5 1c-3-8-3-18 0-26zM38 12c-2 5-2 12 0 17l4-3c-1-4-1-8 0-11z',
    eye: [13, 18],
  },
  puffer: {
    body: 'M29 5l3-4 2 4 6-2-1 5 6 0-3 5 5 2-4 3 14-6c1 6 1 12 0 17l-14-6 3 4-5 1 2 5-6-1 0 5-5-3-3 4-3-4-5 3-1-5-6 1 2-5-6-2 3-4-5-4 5-3-3-5 6 0 0-5 5 2 3-4 3 4z',
    light: 'M14 22c6 8 20 9 27 0-2 12-24 13-27 0z',
    eye: [17, 16],
  },
  squid: {
    body: 'M4 20C8 12 20 9 30 12l6-6v9c3 3 3 7 0 10v9l-6-6C20 31 8 28 4 20z',
    line: 'M35 15c8-4 12 2 24-4M36 18c9-1 14 2 25 1M36 22c9 1 14-2 25-1M35 25c8 4 12-2 24 4',
    eye: [29, 18],
  },
  turtle: {
    body: 'M16 24C18 10 46 8 52 24l8 4-10 1 4 8-14-7H28l-12 7 3-9-7-2c-6 1-9-1-9-4s4-6 8-4z',
    light: 'M22 23c2-8 20-9 25 0z',
    line: 'M29 22l3-6 6 0 3 6',
    eye: [9, 22],
  },
  ray: {
    body: 'M4 20C16 16 20 6 32 2c0 8 4 12 10 15l20 4-20 2c-6 3-10 8-10 15C20 34 16 24 4 20z',
    light: 'M14 20c6-2 12-2 18 0-6 3-12 3-18 0z',
    eye: [13, 17],
  },
  shark: {
    body: 'M3 22c10-9 20-11 28-11l4-9c3 3 5 7 6 11 5 1 8 3 10 5l11-11c-2 8-2 15 1 23l-13-8c-4 3-8 4-12 5l3 8-12-8C19 28 8 27 3 22z',
    light: 'M6 23c10 4 22 4 32 2-8 5-24 5-32-2z',
    line: 'M23 15v6M27 15v6',
    eye: [13, 18],
  },
  whale: {
    body: 'M3 22C5 10 30 6 42 18c4 0 8-2 10-5-3-4-4-8-1-11 2 3 5 4 8 3 2 10-4 20-14 22C34 38 6 37 3 22z',
    light: 'M5 25c10 5 22 5 33 1-8 10-29 10-33-1z',
    line: 'M19 8c-1-4-4-5-6-5M20 8c1-4 4-5 6-5',
    eye: [12, 20],
  },
  naga: {
    body: 'M3 16c3-7 11-9 17-5 8 5 4 15 10 16 5 1 6-12 14-13 7-1 12 5 18 0-2 9-9 12-15 11-6-2-5 12-16 12-13 0-9-15-16-17-4 0-7 0-12-4z',
    light: 'M12 9l2-6 3 5 5-4 0 6z',
    line: 'M4 18l6 1',
    eye: [11, 13],
  },
};

/** Draws a fish. */
export function fishPicture(fish: Fish): SVGElement {
  const { body, light, line, eye } = DRAWINGS[fish];
  const [cx, cy] = eye;
  return svg(
    'svg',
    { viewBox: '0 0 64 40', class: `fish ${fish}`, 'aria-hidden': 'true' },
    svg('path', { class: 'body', d: body }),
    ...(light === undefined ? [] : [svg('path', { class: 'light', d: light })]),
    ...(line === undefined ? [] : [svg('path', { class: 'line', d: line })]),
    svg('circle', { class: 'eye', cx, cy, r: 2.2 }),
  );
}
