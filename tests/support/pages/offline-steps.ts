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

/** Waits until the worker has cached the code of all screens that open offline, these among them. */
export async function expectScreensCached(page: Page, screens: readonly string[]): Promise<void> {
  // The worker answers once it has cached them: it also rests meanwhile, while the player does not.
  const cached = await page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      controller?.postMessage({ type: 'screens/cache' }, [port2]);
    });
    const cache = await caches.open('parola-assets');
    return (await cache.keys()).map(({ url }) => url);
  });
  expect(screens.filter((name) => !cached.some((url) => url.includes(`/${name}-`)))).toEqual([]);
}

/** The connection notice, on any screen. */
export const noticeOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
