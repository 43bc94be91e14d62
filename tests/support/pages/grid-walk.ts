import type { Page } from '@playwright/test';

export interface GridWalk {
  /** Every game met, once, in the page's order. */
  ids: number[];
  /** The largest number of cards in the page at one time. */
  mostCards: number;
  /** Scroll positions at which part of the visible grid had no card after scrolling had settled. */
  blankAt: number[];
}

/**
 * Scrolls the games' grid from top to end in steps of most of a screen. Each step waits for frames until the
 * cards in the page stay the same, as a person waits for a list to settle.
 */
export function walkGrid(page: Page): Promise<GridWalk> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const cards = () => [...document.querySelectorAll<HTMLElement>('[data-game-id]')];
    const grid = cards()[0]?.closest('section');
    if (!grid) throw new Error('there is no grid of games');
    const snapshot = () =>
      cards()
        .map((card) => card.dataset['gameId'])
        .join(' ');

    async function settle() {
      let before = '';
      for (let calm = 0, frames = 0; calm < 2 && frames < 60; frames += 1) {
        await frame();
        const now = snapshot();
        calm = now === before ? calm + 1 : 0;
        before = now;
      }
    }

    /** Returns whether a visible part of the grid's height is not covered by a row of cards. */
    function isBlank() {
      const frameOfGrid = grid?.getBoundingClientRect();
      if (!frameOfGrid) return true;
      const spans = cards().map((card) => card.getBoundingClientRect());
      const gap = 40;
      const from = Math.max(0, frameOfGrid.top) + gap;
      const to = Math.min(innerHeight, frameOfGrid.bottom) - gap;
      for (let y = from; y < to; y += gap) {
        if (!spans.some(({ top, bottom }) => top - gap <= y && bottom + gap >= y)) return true;
      }
      return false;
    }

    const met = new Set<number>();
    const blankAt: number[] = [];
    let mostCards = 0;
    scrollTo({ top: 0, behavior: 'instant' });
    for (;;) {
      await settle();
      const inPage = cards();
      mostCards = Math.max(mostCards, inPage.length);
      for (const card of inPage) met.add(Number(card.dataset['gameId']));
      if (isBlank()) blankAt.push(Math.round(scrollY));
      const before = scrollY;
      if (grid.getBoundingClientRect().bottom <= innerHeight) break;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      if (scrollY === before) break;
    }
    return { ids: [...met], mostCards, blankAt };
  });
}
