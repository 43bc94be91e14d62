/** The worker of an app that is closed: its sync events, sent by the browser's own protocol. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readRecords, writeRecords } from './stored.ts';

/** Makes the stored lobby look as if the app had been closed for so long. */
export async function ageLobby(page: Page, ms: number): Promise<void> {
  const config = (await readRecords(page))['lobby.config'] as { savedAt: number };
  await writeRecords(page, { 'lobby.config': { ...config, savedAt: config.savedAt - ms } });
}

/** Closes the app; the worker stays installed. */
export async function closeApp(context: BrowserContext, app: Page, origin: string) {
  // Another site's page keeps the browser open, and is no window of the app.
  const elsewhere = await context.newPage();
  const devtools = await context.newCDPSession(elsewhere);
  const registrations = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    for (const { scopeURL, registrationId } of updated) registrations.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await app.close();
  await expect.poll(() => registrations.has(`${origin}/`)).toBe(true);
  const registrationId = registrations.get(`${origin}/`) ?? '';
  return {
    renewLobby: () =>
      devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin,
        registrationId,
        tag: 'lobby',
      }),
    send: () =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'outbox',
        lastChance: false,
      }),
  };
}

/** The stored launch document, read by the worker itself: the app has no window. */
export const launchDocument = (context: BrowserContext): Promise<string> =>
  context
    .serviceWorkers()[0]
    ?.evaluate(async () => (await (await caches.match('/lobby/home'))?.text()) ?? '') ??
  Promise.resolve('');
