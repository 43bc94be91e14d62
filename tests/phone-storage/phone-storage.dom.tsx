import { phoneStorage as messages } from '#features/phone-storage/texts/en-PH.ts';
import { phoneStorage as thai } from '#features/phone-storage/texts/th-TH.ts';
import { readEntries, writeRecord } from '#browser/storage/database.ts';
import { databaseKeys } from '#config/storage-keys.ts';
import { PhoneStorageScreen } from '#screens/phone-storage/phone-storage-screen.tsx';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { withEmptyDatabase } from '#tests/app/empty-database.ts';
import { createApp, renderApp, type AppOptions } from '#tests/app/render-app.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

withEmptyDatabase();

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

/** Gives the browser caches and a storage manager; undefined takes them away. */
function stubStorage(manager: Partial<StorageManager> | undefined): CacheStorage {
  const caches = createFakeCacheStorage(location.origin);
  vi.stubGlobal('caches', caches);
  Object.defineProperty(navigator, 'storage', { value: manager, configurable: true });
  return caches;
}

const fillCache = async (caches: CacheStorage, name: string, bytes: number) =>
  (await caches.open(name)).put(`${location.origin}/${name}`, new Response('x'.repeat(bytes)));

async function openScreen(options: AppOptions = {}) {
  const app = await createApp(options);
  await renderApp(app, <PhoneStorageScreen />);
  return { app, user: userEvent.setup() };
}

const partOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (row === null) throw new Error(`no row ${name}`);
  return within(row);
};

describe('"On this phone"', () => {
  it('removes a part after a question, and reports what that freed', async () => {
    const caches = stubStorage({ persisted: async () => true, estimate: async () => ({}) });
    await fillCache(caches, 'parola-art', 3_100_000);
    const { user } = await openScreen({ isVisitor: true });
    const row = await partOf(messages.parts.pictures);
    expect(row.getByText('3.1 MB')).toBeTruthy();
    const remove = () =>
      row.getByRole('button', {
        name: fill(messages.removePart, { part: messages.parts.pictures }),
      });
    await user.click(remove());
    await user.click(row.getByRole('button', { name: messages.cancel }));
    expect(document.activeElement).toBe(remove());
    expect(await caches.has('parola-art')).toBe(true);
    await user.click(remove());
    await user.click(row.getByRole('button', { name: messages.remove }));
    expect(await row.findByText(fill(messages.freed, { size: '3.1 MB' }))).toBeTruthy();
    expect(await caches.has('parola-art')).toBe(false);
    expect(screen.getByText(messages.keep.on)).toBeTruthy();
  });

  it('is busy until it has measured', async () => {
    stubStorage({ persisted: async () => true });
    await openScreen({ isVisitor: true });
    expect(screen.getByLabelText(messages.measuring).getAttribute('aria-busy')).toBe('true');
    await partOf(messages.parts.pictures);
    expect(screen.queryByLabelText(messages.measuring)).toBeNull();
  });

  it('shows one size in all, which the rows add up to, and what the browser needs besides', async () => {
    const caches = stubStorage({
      persisted: async () => true,
      estimate: async () => ({ usage: 3_800_000 }),
    });
    await fillCache(caches, 'parola-art', 1_540_000);
    await fillCache(caches, 'parola-icons', 540_000);
    await openScreen({ isVisitor: true });
    expect((await partOf(messages.parts.pictures)).getByText('1.5 MB')).toBeTruthy();
    expect((await partOf(messages.parts.icons)).getByText('540 kB')).toBeTruthy();
    expect(screen.getByText(fill(messages.size, { size: '2.0 MB' }))).toBeTruthy();
    expect(screen.getByText(fill(messages.extra, { size: '1.7 MB' }))).toBeTruthy();
  });

  it('removes records and searches, and nothing else of the player’s', async () => {
    stubStorage({ persisted: async () => true });
    const kept = [databaseKeys.moneyOrders, databaseKeys.likeOutbox, databaseKeys.user];
    const removed = [`${databaseKeys.records}all`, databaseKeys.recentSearches];
    for (const key of [...kept, ...removed]) await writeRecord({ key, version: 1 }, ['x'], 1);
    const { user } = await openScreen();
    const row = await partOf(messages.parts.records);
    await user.click(row.getByRole('button'));
    await user.click(row.getByRole('button', { name: messages.remove }));
    await row.findByText(/^Freed /);
    const left = (await readEntries()).map(([key]) => key);
    for (const key of kept) expect(left).toContain(key);
    for (const key of removed) expect(left).not.toContain(key);
  });

  it('does not claim to have removed what the browser kept', async () => {
    const caches = stubStorage({ persisted: async () => true });
    await fillCache(caches, 'parola-art', 500_000);
    vi.spyOn(caches, 'delete').mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    const { user } = await openScreen({ isVisitor: true });
    const row = await partOf(messages.parts.pictures);
    await user.click(row.getByRole('button'));
    await user.click(row.getByRole('button', { name: messages.remove }));
    expect(await row.findByText(messages.nothing)).toBeTruthy();
  });

  it('asks the browser to keep everything, and shows its answer', async () => {
    stubStorage({ persisted: async () => false, persist: async () => false });
    const { user } = await openScreen({ isVisitor: true });
    await user.click(await screen.findByRole('button', { name: messages.keep.ask }));
    expect(await screen.findByText(messages.keep.refused)).toBeTruthy();
  });

  it('explains itself in a private window without caches, storage manager and worker', async () => {
    stubStorage(undefined);
    vi.stubGlobal('caches', undefined);
    await openScreen({ isVisitor: true, language: 'th-TH' });
    expect(await screen.findByText(thai.noCaches)).toBeTruthy();
    expect(screen.getByText(thai.keep.unknown)).toBeTruthy();
    expect(screen.getByText(thai.offline.notReady)).toBeTruthy();
    expect(screen.queryByRole('button', { name: thai.keep.ask })).toBeNull();
  });
});
