import { LINES } from '#server/game/rules/reels.ts';
import { svg } from './element.ts';
import { animate } from './motion.ts';

const COLUMNS = 5;
const ROWS = 3;
const CIRCLE = 360;
const DRAW_MS = 320;

/** Lines drawn over the reels. */
export interface WinLines {
  readonly element: SVGSVGElement;
  /** @param wins each line's index, and how many of its symbols count */
  show(wins: readonly { readonly line: number; readonly count: number }[]): void;
}

/** Creates the picture of the winning lines, in a view box of one unit per symbol. */
export function makeWinLines(): WinLines {
  const element = svg('svg', {
    class: 'lines',
    viewBox: `0 0 ${COLUMNS} ${ROWS}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  return {
    element,
    show(wins) {
      if (wins.length === 0 && element.childElementCount === 0) return;
      element.replaceChildren(
        ...wins.flatMap(({ line, count }) => {
          const points = (LINES[line] ?? [])
            .slice(0, count)
            .map((row, reel) => [reel, row] as const);
          const [start, ...others] = points.map(([reel, row]) => `${reel + 0.5} ${row + 0.5}`);
          const d = `M0 ${(points[0]?.[1] ?? 0) + 0.5}L${[start, ...others].join('L')}`;
          const over = svg('path', { class: 'over', d });
          over.style.setProperty('--line', String((line * CIRCLE) / LINES.length));
          return [svg('path', { class: 'under', d }), over];
        }),
      );
      // From left to right.
      animate(element, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], {
        duration: DRAW_MS,
        easing: 'ease-out',
      });
    },
  };
}
