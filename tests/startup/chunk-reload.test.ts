import { describe, expect, it } from 'vitest';
import { reloadOnce, type ChunkReloadHost } from '#browser/page/chunk-reload.ts';

/** Fakes a tab whose session storage may be blocked. */
function tab(overrides: Partial<ChunkReloadHost> = {}, canStore = true) {
  let guard: string | null = null;
  let reloads = 0;
  const host: ChunkReloadHost = {
    isOnline: () => true,
    isReachable: async () => true,
    build: () => 'start-a.js',
    readGuard: () => (canStore ? guard : null),
    writeGuard: (build) => {
      guard = build;
      return canStore;
    },
    wasReloaded: () => reloads > 0,
    reload: async () => {
      reloads += 1;
    },
    ...overrides,
  };
  return { fail: (changes = {}) => reloadOnce({ ...host, ...changes }), reloads: () => reloads };
}

describe('a missing chunk', () => {
  it('reloads the page once', async () => {
    const { fail, reloads } = tab();
    expect(await fail()).toBe(true);
    expect(await fail()).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('reloads once more when another build has a missing chunk', async () => {
    const { fail, reloads } = tab();
    await fail();
    expect(await fail({ build: () => 'start-b.js' })).toBe(true);
    expect(await fail({ build: () => 'start-b.js' })).toBe(false);
    expect(reloads()).toBe(2);
  });

  it('does not reload while offline or with the server unreachable, nor count that as its reload', async () => {
    const { fail, reloads } = tab();
    expect(await fail({ isOnline: () => false })).toBe(false);
    expect(await fail({ isReachable: async () => false })).toBe(false);
    expect(reloads()).toBe(0);
    expect(await fail()).toBe(true);
  });

  it('causes no reload loop where nothing can be stored', async () => {
    const { fail, reloads } = tab({}, false);
    expect(await fail()).toBe(true);
    expect(await fail()).toBe(false);
    expect(reloads()).toBe(1);
  });
});
