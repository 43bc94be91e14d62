import { inIdleSlices } from '#browser/page/idle.ts';
import { untilTouched } from '#browser/page/settled.ts';
import { isReturnDue } from '#state/lobby/return-spot.ts';
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keepGrid, knownGrid, type GridMetrics } from './known-grid.ts';
import { virtualRange, type VirtualRange } from './virtual-range.ts';

/** Rows beyond each edge of the view: a quick flick passes about two in a frame. */
const SPARE_LINES = 5;
/** None on a lobby that is still loading, because their pictures are requests; then they follow when idle. */
const UNTOUCHED_SPARE_LINES = 0;
/** Most cards in the page at once, whatever the list and the screen. */
const MOST_CARDS = 60;
const NONE: VirtualRange = { first: 0, end: 0 };

/** The rows in view if the list is where the one before it was; none where its position is restored. */
function expectedRange(count: number): VirtualRange {
  const known = knownGrid();
  if (known === null || isReturnDue()) return NONE;
  const { metrics, top, spare } = known;
  const { columns, rowHeight, viewHeight } = metrics;
  const most = Math.floor(MOST_CARDS / columns);
  return virtualRange({ top, viewHeight, rowHeight, count, spare, most });
}

/** The virtual range of this list; follows the page's scrolling. */
export function useVirtualRange(
  list: RefObject<HTMLElement | null>,
  metrics: GridMetrics | null,
  count: number,
): VirtualRange {
  const [lines, setLines] = useState(() => expectedRange(count));
  const latest = useRef(lines);
  useLayoutEffect(() => {
    const element = list.current;
    if (metrics === null || element === null) return undefined;
    const { columns, rowHeight, viewHeight } = metrics;
    const most = Math.floor(MOST_CARDS / columns);
    let spare = UNTOUCHED_SPARE_LINES;
    let stopGrowing: (() => void) | null = null;
    let isGone = false;

    const topNow = () => -element.getBoundingClientRect().top;
    const look = (show: (next: VirtualRange, isLeap: boolean) => void, top = topNow()) => {
      const shown = latest.current;
      let { first, end } = virtualRange({ top, viewHeight, rowHeight, count, spare, most });
      const isLeap = first >= shown.end || end <= shown.first;
      // A list that fits into the page as a whole renders no row twice.
      if (!isLeap && count <= most) {
        first = Math.min(first, shown.first);
        end = Math.max(end, shown.end);
      }
      if (first === shown.first && end === shown.end) return;
      latest.current = { first, end };
      show(latest.current, isLeap);
    };
    const grow = () => {
      stopGrowing ??= inIdleSlices(() => {
        spare += 1;
        look((next) => startTransition(() => setLines(next)));
        return spare < SPARE_LINES;
      });
    };
    const handleScroll = () => {
      look((next, isLeap) => {
        // After a jump no rendered row is in view: the new ones must come with this very frame.
        if (isLeap) flushSync(() => setLines(next));
        else setLines(next);
      });
      grow();
    };

    const begin = (show: (next: VirtualRange) => void) => {
      const top = topNow();
      keepGrid({ metrics, top, spare: 1 });
      const seen = virtualRange({ top, viewHeight, rowHeight, count, spare: 0, most });
      const shown = latest.current;
      if (seen.first < shown.first || seen.end > shown.end) look(show, top);
    };
    // The expected rows are checked in the frame that paints them: to measure now would lay the page out twice.
    let check = 0;
    if (latest.current === NONE) begin(setLines);
    else check = requestAnimationFrame(() => begin((next) => flushSync(() => setLines(next))));
    document.addEventListener('scroll', handleScroll, { passive: true });
    // A touch starts a tenth of a second before the page moves.
    void untilTouched().then(() => (isGone ? undefined : grow()));
    return () => {
      isGone = true;
      cancelAnimationFrame(check);
      stopGrowing?.();
      document.removeEventListener('scroll', handleScroll);
    };
  }, [list, metrics, count]);
  return lines;
}
