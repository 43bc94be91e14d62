import { el, svg } from './element.ts';
import { CENTRE, type Spot } from './match-moments.ts';

/** The pitch with its ball. */
export interface Pitch {
  readonly element: HTMLElement;
  /** Plays the ball to a spot. */
  play(spot: Spot): void;
}

/** Lines of a pitch of 100 × 130: the box at either end, the middle line and its circle. */
const LINES = [
  'M2 2h96v126H2z',
  'M2 65h96',
  'M24 2v20h52V2',
  'M24 128v-20h52v20',
  'M38 2v8h24V2',
  'M38 128v-8h24v8',
  'M40 22a12 10 0 0 0 20 0',
  'M40 108a12 10 0 0 1 20 0',
];

export function makePitch(): Pitch {
  const ball = el('div', { class: 'ball' });
  const element = el(
    'div',
    { class: 'pitch', 'aria-hidden': 'true' },
    el(
      'div',
      { class: 'turf' },
      svg(
        'svg',
        { viewBox: '0 0 100 130', preserveAspectRatio: 'none' },
        ...LINES.map((d) => svg('path', { d })),
        svg('circle', { cx: 50, cy: 65, r: 13 }),
      ),
      ball,
    ),
  );
  const play = ({ x, y }: Spot): void => {
    // As large as the turf, so that a share of it is a share of the turf.
    ball.style.transform = `translate(${(x * 100).toFixed(1)}%, ${(y * 100).toFixed(1)}%)`;
  };
  play(CENTRE);
  return { element, play };
}
