/** What the offline tests share: a phone that is ready to lose its network. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isLobbyStored } from './stored.ts';

/** What the browser itself says of requests that fail. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** The page is under the worker's control and its lobby is kept: it opens without a network. */
export async function isControlled(page: Page): Promise<void> {
  const read = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(read).toBe(true);
  await isLobbyStored(page);
}

/** The worker has kept the code of these screens, and nothing more comes. */
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

/** The notice of the connection, on whatever screen. */
export const noticeOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
