/** The player's position in a list of games, and how a game is opened from there. */
import { expect, type Page } from '@playwright/test';
import type { HomePage } from './home-page.ts';

/** How far the page is scrolled, without the download banner above it, which a return does not find again. */
export const top = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('[data-strip]');
    return Math.round(scrollY - (strip?.offsetHeight ?? 0));
  });

/** Scrolls the page and waits until the rows at that position are in view. */
export async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to);
  await expect.poll(() => seen(page)).not.toHaveLength(0);
}

/** Ids of the grid's cards that are completely in view. */
export const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-game-id]')]
      .filter((card) => {
        const { top: from, bottom } = card.getBoundingClientRect();
        return from >= 200 && bottom <= innerHeight - 80;
      })
      .map((card) => Number(card.getAttribute('data-game-id'))),
  );

/** Opens a game with the keyboard. */
export async function openCard(page: Page, home: HomePage, id: number): Promise<void> {
  await home.gameLink(id).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/start\?gameId=/);
  await expect(home.screen).toHaveCount(0);
}
