import { describe, expect, it } from 'vitest';
import { trimCache } from './trim-cache.ts';

function storageOf(entries: string[]): CacheStorage {
  const cache = {
    keys: () => Promise.resolve([...entries]),
    delete: (entry: string) =>
      Promise.resolve(entries.splice(entries.indexOf(entry), 1).length === 1),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

describe('trimming a cache', () => {
  it('removes the oldest entries down to the limit', async () => {
    const entries = ['first', 'second', 'third', 'fourth', 'fifth'];
    await trimCache(storageOf(entries), 'any', 3);
    expect(entries).toEqual(['third', 'fourth', 'fifth']);
  });

  it('removes nothing at the limit', async () => {
    const entries = ['first', 'second'];
    await trimCache(storageOf(entries), 'any', 2);
    expect(entries).toEqual(['first', 'second']);
  });
});
