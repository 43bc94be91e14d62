import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { knownGrid, type GridMetrics } from './known-grid.ts';

/**
 * Measures a row and a view that are laid out but invisible, so that every row's position is known before it
 * is rendered: nothing is estimated and nothing moves. Begins with the metrics of the grid that was shown last;
 * the first one has none until its layout, before any paint.
 */
export function useGridMetrics(
  line: RefObject<HTMLElement | null>,
  view: RefObject<HTMLElement | null>,
): GridMetrics | null {
  const [metrics, setMetrics] = useState(() => knownGrid()?.metrics ?? null);
  useLayoutEffect(() => {
    const [lineProbe, viewProbe] = [line.current, view.current];
    if (lineProbe === null || viewProbe === null) return undefined;
    const measure = () => {
      const next = measured(lineProbe, viewProbe);
      setMetrics((known) => (known !== null && isSame(known, next) ? known : next));
    };
    if (knownGrid() === null) measure();
    // Observers are called between the layout and the paint, first when they begin.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(lineProbe);
    observer.observe(viewProbe);
    return () => observer.disconnect();
  }, [line, view]);
  return metrics;
}

function measured(line: HTMLElement, view: HTMLElement): GridMetrics {
  return {
    columns: getComputedStyle(line).gridTemplateColumns.split(' ').length,
    rowHeight: Math.ceil(line.getBoundingClientRect().height),
    viewHeight: view.getBoundingClientRect().height,
  };
}

function isSame(one: GridMetrics, other: GridMetrics): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.viewHeight === other.viewHeight
  );
}
