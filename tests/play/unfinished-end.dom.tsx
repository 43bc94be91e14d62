/** A log-out during which the browser's stores refused is finished at the next start. */
import { databaseKeys, localKeys } from '#config/storage-keys.ts';
import { removeSession } from '#app/remove-session.ts';
import { readRecord, writeRecord } from '#browser/storage/database.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { tokenVault } from '#browser/storage/token-vault.ts';
import { readUnfinishedEnd } from '#state/money-call/unfinished-end.ts';
import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';

const KEYS = [
  databaseKeys.user,
  databaseKeys.savedLogin,
  databaseKeys.sealingKey,
  databaseKeys.recentSearches,
  `${databaseKeys.records}0`,
  databaseKeys.moneyOrders,
  databaseKeys.likeOutbox,
];
const typeOf = (key: string) => ({ key, version: 1, parse: (value: unknown) => value });

/** Local storage whose methods can be made to refuse. */
function refusableArea() {
  const items = new Map<string, string>();
  const refusing = new Set<string>();
  const may = (method: string) => {
    if (refusing.has(method)) refusal();
  };
  return {
    refusing,
    getItem(key: string) {
      may('getItem');
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      may('setItem');
      items.set(key, value);
    },
    removeItem(key: string) {
      may('removeItem');
      items.delete(key);
    },
  };
}

let area: ReturnType<typeof refusableArea>;

withEmptyDatabase();
beforeEach(async () => {
  area = refusableArea();
  vi.stubGlobal('localStorage', area);
  tokenVault.write('token-of-the-last-player');
  for (const key of KEYS) await writeRecord(typeOf(key), 'theirs', 1);
});
afterEach(() => {
  vi.restoreAllMocks();
  // The page's memory holds what an area refused.
  area.refusing.clear();
  for (const key of [localKeys.token, localKeys.unfinishedEnd]) localArea.remove(key);
});

const left = async () => {
  const found: string[] = [];
  for (const key of KEYS) if ((await readRecord(typeOf(key))) !== null) found.push(key);
  return found;
};
const refusal = () => {
  throw new DOMException('refused', 'SecurityError');
};

it('removes everything at once where nothing refuses', async () => {
  await removeSession('logged-out');
  await vi.waitFor(async () => expect(await readUnfinishedEnd()).toBeNull());
  expect(await left()).toEqual([]);
  expect(area.getItem(localKeys.token)).toBeNull();
});

it('keeps open orders and likes after an expiry: the same player may return', async () => {
  await removeSession('expired');
  expect(await left()).toEqual([databaseKeys.moneyOrders, databaseKeys.likeOutbox]);
});

it('is finished at the next start when the database refused', async () => {
  const database = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refusal);
  await removeSession('logged-out');
  database.mockRestore();
  expect(await left()).toEqual(KEYS);
  expect(await readUnfinishedEnd()).toBe('logged-out');

  await removeSession((await readUnfinishedEnd()) ?? 'lost');
  expect(await left()).toEqual([]);
  await vi.waitFor(async () => expect(await readUnfinishedEnd()).toBeNull());
});

it('is over for the app when the token could not be removed, now and at the next start', async () => {
  area.refusing.add('removeItem');
  await removeSession('logged-out');
  expect(tokenVault.read()).toBeNull();
  area.refusing.clear();
  expect(area.getItem(localKeys.token)).not.toBeNull();
  expect(await readUnfinishedEnd()).toBe('logged-out');

  await removeSession('logged-out');
  expect(area.getItem(localKeys.token)).toBeNull();
});

it('is known from the database where local storage refuses', async () => {
  area.refusing.add('setItem').add('removeItem');
  await removeSession('logged-out');
  expect(await readRecord(typeOf(databaseKeys.unfinishedEnd))).toMatchObject({
    value: 'logged-out',
  });
});

it('does not end the session of a player who signed in since', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refusal);
  await removeSession('logged-out');
  vi.restoreAllMocks();
  tokenVault.write('token-of-the-next-player');
  expect(tokenVault.read()).toBe('token-of-the-next-player');
  expect(await readUnfinishedEnd()).toBeNull();
});
