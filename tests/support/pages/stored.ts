/** Reads and damages the app's stored data from outside. */
import { expect, type Page } from '@playwright/test';
import { databaseKeys } from '#config/storage-keys.ts';

/** Returns every record of the app's IndexedDB store, as stored. */
export function readRecords(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('parola');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('records')) return resolve({});
          const found: Record<string, unknown> = {};
          const cursor = database.transaction('records').objectStore('records').openCursor();
          cursor.addEventListener('success', () => {
            const at = cursor.result;
            if (at === null) {
              database.close();
              return resolve(found);
            }
            found[JSON.stringify(at.key).replaceAll('"', '')] = at.value;
            at.continue();
          });
        });
      }),
  );
}

/** Returns the stored money orders whose outcome is unknown: kind and request body. */
export async function storedOrders(page: Page): Promise<{ kind: string; body: object }[]> {
  const kept = (await readRecords(page))[databaseKeys.moneyOrders] as
    | { value: { orders: { kind: string; body: object }[] } }
    | undefined;
  return (kept?.value.orders ?? []).map(({ kind, body }) => ({ kind, body }));
}

/** Returns the stored games whose exit is still to be sent, or is not answered yet. */
export async function storedGames(page: Page): Promise<readonly unknown[]> {
  const kept = (await readRecords(page))[databaseKeys.openGames] as
    | { value: readonly unknown[] }
    | undefined;
  return kept?.value ?? [];
}

/** Waits until the lobby is stored: from then on it opens without the server. */
export const isLobbyStored = (page: Page): Promise<void> =>
  expect
    .poll(async () => Object.keys(await readRecords(page)))
    .toEqual(expect.arrayContaining(['lobby.config', 'lobby.games']));

/** Replaces records of the store. */
export function writeRecords(page: Page, records: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('parola');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const writing = database.transaction('records', 'readwrite');
          for (const [key, value] of Object.entries(wanted)) {
            writing.objectStore('records').put(value, key);
          }
          writing.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    records,
  );
}

/** Returns the contents of the page's storage areas and address as one text. */
export async function everythingStored(page: Page): Promise<string> {
  const areas = await page.evaluate(() => [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ]);
  return [...areas, JSON.stringify(await readRecords(page))].join('\n');
}
