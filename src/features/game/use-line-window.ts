import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lineWindow, type LineWindow } from './line-window.ts';
import type { GridMetrics } from './use-grid-metrics.ts';

/** Lines beyond each edge of the view: a quick flick passes about two in a frame. */
const SPARE_LINES = 5;
/** Cards in the page at once, whatever the list and the screen. */
const MOST_CARDS = 60;
const NONE: LineWindow = { first: 0, end: 0 };

/** The lines of this list that are in the page; follows the page's scrolling. */
export function useLineWindow(
  list: RefObject<HTMLElement | null>,
  metrics: GridMetrics | null,
  count: number,
): LineWindow {
  const [lines, setLines] = useState(NONE);
  useLayoutEffect(() => {
    const element = list.current;
    if (metrics === null || element === null) return undefined;
    const { columns, lineHeight, viewHeight } = metrics;
    const most = Math.floor(MOST_CARDS / columns);
    let shown = NONE;

    const follow = (scroll?: Event) => {
      const top = -element.getBoundingClientRect().top;
      const next = lineWindow({ top, viewHeight, lineHeight, count, spare: SPARE_LINES, most });
      if (next.first === shown.first && next.end === shown.end) return;
      const isLeap = next.first >= shown.end || next.end <= shown.first;
      shown = next;
      // After a leap nothing that is here is in view: the lines must come with this very frame.
      if (isLeap && scroll) flushSync(() => setLines(next));
      else setLines(next);
    };

    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [list, metrics, count]);
  return lines;
}
