import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { inOneTab } from '#browser/storage/tab-lock.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const KEY = `${localKeys.lease}work`;
const leaseOfOther = (until: number) => localArea.write(KEY, `other-tab ${until}`);

/** Covers the fallback without Web Locks (as on a page without HTTPS): this environment has none. */
describe('a lease', () => {
  beforeEach(() => localArea.remove(KEY));

  it('is held while the work runs and released afterwards', async () => {
    let held: string | null = null;
    const hasRun = await inOneTab('work', async () => {
      held = localArea.read(KEY);
    });
    expect(hasRun).toBe(true);
    expect(held).toMatch(/^\S+ \d+$/);
    expect(localArea.read(KEY)).toBeNull();
  });

  it('of another tab prevents the work', async () => {
    leaseOfOther(Date.now() + 10_000);
    const hasRun = await inOneTab('work', () => Promise.reject(new Error('it ran')));
    expect(hasRun).toBe(false);
    expect(localArea.read(KEY)).toContain('other-tab');
  });

  it.each([
    ['is over', () => Date.now() - 1],
    ['was written by a clock far ahead', () => Date.now() + 86_400_000],
    ['is spoilt', () => Number.NaN],
  ])('of another tab that %s is taken over', async (_what, until) => {
    leaseOfOther(until());
    expect(await inOneTab('work', async () => {})).toBe(true);
  });

  it('is released when the work fails', async () => {
    const failing = inOneTab('work', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(localArea.read(KEY)).toBeNull();
  });
});
