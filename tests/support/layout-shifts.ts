import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Records the layout shifts in every document of a page, from its start. Shifts within half a second after a
 * press do not count.
 */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(globalThis, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const moved = shift.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'gone';
        });
        layoutShifts.push(`${shift.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the recorded shifts of the page's document: one line each, with its score and the element. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[]);
