/** Shared steps of the offline tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isLobbyStored } from './stored.ts';

/** Messages that the browser itself prints for failed requests. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** The worker controls the page and the lobby is stored: it opens without a network. */
export async function isControlled(page: Page): Promise<void> {
  const read = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(read).toBe(true);
  await isLobbyStored(page);
}

/** Waits until the worker has cached the code of these screens and fetches nothing more. */
export async function expectScreensCached(page: Page, screens: readonly string[]): Promise<void> {
  let before = -1;
  const cachedNow = () =>
    page.evaluate(async () => {
      const kept = await caches.open('parola-assets');
      return (await kept.keys()).map(({ url }) => url);
    });
  await expect
    .poll(async () => {
      const urls = await cachedNow();
      const isSteady = urls.length === before;
      before = urls.length;
      const missing = screens.filter((name) => !urls.some((url) => url.includes(`/${name}-`)));
      return isSteady ? missing : ['still growing'];
    })
    .toEqual([]);
}

/** The connection notice, on any screen. */
export const noticeOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
