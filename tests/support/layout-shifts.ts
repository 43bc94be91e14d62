import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Notes in every document of a page, from its first moment on, what moves by itself: what moves
 * within half a second after a press does not count.
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

/** What has moved in the page's document: a line each, with its score and what it was. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[]);
