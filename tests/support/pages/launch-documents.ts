/** The documents that the worker stored for the next launches (docs/decisions/0008). */
import { expect, type Page } from '@playwright/test';
import { LAUNCH_ADDRESSES } from '#shared/snapshot/cache.ts';

/** The documents stored for the app's usual addresses, as text. */
const launchDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parola-launch-'));
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
      }),
    );
    return found.flat();
  });

/** Waits until each stored document satisfies the condition. */
export const expectLaunchDocuments = (
  page: Page,
  isWanted: (document: string) => boolean,
): Promise<void> =>
  expect
    .poll(async () => {
      const documents = await launchDocuments(page);
      return [documents.length, documents.every(isWanted)];
    })
    .toEqual([LAUNCH_ADDRESSES.length, true]);
