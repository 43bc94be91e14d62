import { formerKeys, removeFormerKeys } from '#browser/storage/later/former-keys.ts';
import { forgetSnapshot } from '#browser/storage/forget-snapshot.ts';
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { createFakeCacheStorage } from '#sw/testing/fake-cache-storage.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localArea.remove(localKeys.firstDepositReported);
  vi.unstubAllGlobals();
});

it('removes the keys of earlier releases at a launch, and remembers a reported deposit', () => {
  for (const key of formerKeys.local) localStorage.setItem(key, '1');
  for (const key of formerKeys.session) sessionStorage.setItem(key, '1');
  removeFormerKeys();
  for (const key of formerKeys.local) expect(localStorage.getItem(key)).toBeNull();
  for (const key of formerKeys.session) expect(sessionStorage.getItem(key)).toBeNull();
  expect(localArea.read(localKeys.firstDepositReported)).toBe('1');
});

it('removes the snapshots of earlier releases at a log-out', async () => {
  const caches = createFakeCacheStorage(location.origin);
  vi.stubGlobal('caches', caches);
  for (const name of [
    'parola-first-view',
    'parola-openings-7',
    'parola-snapshot',
    'parola-icons',
  ]) {
    await caches.open(name);
  }
  expect(await forgetSnapshot()).toBe(true);
  expect(await caches.keys()).toEqual(['parola-icons']);
});
