import { expect, it } from 'vitest';
import type { IconProgress } from '#shared/worker/messages-contract.ts';
import { createIconCache } from './icon-cache.ts';
import {
  ICON,
  iconsOf,
  createFakeEnvironment,
  request,
  type FakeEnvironment,
} from '#sw/testing/fake-environment.ts';
import { readPointer } from './metadata.ts';
import { gameOf, iconBudget, MOST_BYTES } from './plan.ts';
import { createPolicies } from './policies.ts';
import { createIconStats } from './icon-stats.ts';

function startWorker(environment: FakeEnvironment) {
  let last: IconProgress | undefined;
  const stats = createIconStats();
  const ports = environment.ports();
  const iconCache = createIconCache(ports, stats, (progress) => (last = progress));
  return { iconCache, stats, storage: ports.storage, last: () => last };
}

it('the budget is 40 MB or a tenth of the available storage, whichever is smaller', () => {
  expect(iconBudget(null, 0)).toBe(MOST_BYTES);
  expect(iconBudget(4_000_000_000, 0)).toBe(MOST_BYTES);
  expect(iconBudget(100_000_000, 0)).toBe(10_000_000);
  expect(iconBudget(90_000_000, 10_000_000)).toBe(10_000_000);
});

it('a game is identified by its icon’s address without the version', () => {
  expect(gameOf('https://cdn.test/icon/12_3.webp')).toBe('https://cdn.test/icon/12');
});

it('a device out of space keeps the most important icons and retries only when forced', async () => {
  const environment = createFakeEnvironment();
  environment.phone.space = 10_500;
  const { iconCache, stats, last, storage } = startWorker(environment);
  await iconCache.sync(request());
  expect(last()).toMatchObject({ state: 'ready', isPartial: true });
  expect(stats.take().quota).toBeGreaterThanOrEqual(1);
  expect((await readPointer(storage))?.isOutOfSpace).toBe(true);
  // The least important icons were removed, which leaves space for the shell.
  expect([...environment.phone.icons.keys()]).toEqual(iconsOf(9));
  environment.asked.length = 0;
  const next = startWorker(environment);
  await next.iconCache.sync(request());
  expect(environment.asked).toEqual([]);
  expect(next.last()?.state).toBe('ready');

  environment.phone.space = 100_000;
  await next.iconCache.sync(request({ isForced: true }));
  expect(next.last()).toMatchObject({ state: 'ready', done: 20, isPartial: false });
});

it('a device with space for the pointer only still switches to the list and keeps its icons', async () => {
  const environment = createFakeEnvironment();
  environment.phone.space = 10_500;
  environment.answer = () => {
    environment.phone.metadataSpace = 200;
    return ICON;
  };
  const { iconCache, last, storage } = startWorker(environment);
  await iconCache.sync(request());
  expect(last()).toMatchObject({ state: 'ready', done: 9, isPartial: true });
  expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v1', isOutOfSpace: true });
});

it('a device without space for a new list removes icons until the list fits', async () => {
  const environment = createFakeEnvironment();
  await startWorker(environment).iconCache.sync(request());
  const { iconCache, last, storage } = startWorker(environment);
  const { remove } = storage;
  environment.phone.metadataSpace = 200;
  storage.remove = async (urls) => {
    await remove(urls);
    if (environment.phone.icons.size < 20)
      environment.phone.metadataSpace = Number.POSITIVE_INFINITY;
  };
  await iconCache.sync(request({ gameListVersion: 'v2', icons: iconsOf(19) }));
  expect(last()).toMatchObject({ gameListVersion: 'v2', state: 'ready', isPartial: true });
  expect([...environment.phone.icons.keys()]).toEqual(iconsOf(18));
});

it('a sync interrupted to free space for the shell ends, and is not restarted', async () => {
  const environment = createFakeEnvironment();
  const { iconCache, stats, last, storage } = startWorker(environment);
  let yielded: Promise<unknown> | undefined;
  environment.answer = () => {
    yielded ??= Promise.all([iconCache.yieldSpace(), iconCache.yieldSpace()]);
    return ICON;
  };
  await iconCache.sync(request());
  await yielded;
  expect(last()).toMatchObject({ state: 'ready', done: 3, isPartial: true });
  expect(stats.take().quota).toBe(1);
  expect((await readPointer(storage))?.isOutOfSpace).toBe(true);
  environment.asked.length = 0;
  await iconCache.sync(request({ sentAt: 1_700_000_000_500 }));
  expect(environment.asked).toEqual([]);
});

it('the shell takes the space of the less important half of the icons', async () => {
  const environment = createFakeEnvironment();
  const { iconCache, last } = startWorker(environment);
  await iconCache.sync(request());
  await iconCache.yieldSpace();
  expect([...environment.phone.icons.keys()]).toEqual(iconsOf(10));
  expect(last()).toMatchObject({ state: 'ready', done: 10, isPartial: true });
});

it('space freed by the player stays free until a forced sync', async () => {
  const environment = createFakeEnvironment();
  const { iconCache, last } = startWorker(environment);
  await iconCache.sync(request());
  await iconCache.free();
  expect(environment.phone.icons.size).toBe(0);
  expect(last()).toMatchObject({ state: 'freed', bytes: 0 });
  environment.asked.length = 0;
  const next = startWorker(environment);
  await next.iconCache.sync(request());
  expect(next.last()?.state).toBe('freed');
  expect(environment.asked).toEqual([]);
  await next.iconCache.sync(request({ isForced: true }));
  expect(next.last()).toMatchObject({ state: 'ready', done: 20 });
});

it('an icon on screen is fetched once while a sync is running', async () => {
  const environment = createFakeEnvironment();
  const { iconCache, stats } = startWorker(environment);
  const [, , , , , , , , , , , , , , , , , , , last = ''] = iconsOf(20);
  const all = iconCache.sync(request());
  const shown = iconCache.show(last);
  await Promise.all([all, shown]);
  expect((await shown).kind).toBe('icon');
  expect(environment.asked.filter(({ url }) => url === last)).toHaveLength(1);
  expect((await iconCache.show(last)).kind).toBe('cached');
  expect(stats.take()).toMatchObject({ hits: 1, misses: 1 });
});

it('icons are fetched again after the site data was cleared', async () => {
  const environment = createFakeEnvironment();
  const { iconCache, last } = startWorker(environment);
  await iconCache.sync(request());
  environment.phone.icons.clear();
  environment.phone.metadata.clear();
  environment.asked.length = 0;
  await iconCache.sync(request());
  expect(environment.asked).toHaveLength(20);
  expect(last()?.state).toBe('ready');
});

it('the policy of the most demanding open page applies', () => {
  const policies = createPolicies();
  const all = { policy: 'all', aheadBytes: null } as const;
  const metered = { policy: 'all', aheadBytes: 5_000 } as const;
  const lean = { policy: 'lean', aheadBytes: null } as const;
  expect(policies.settle('a', all, ['a'])).toEqual(all);
  expect(policies.settle('b', lean, ['a', 'b'])).toEqual(all);
  expect(policies.settle('a', lean, ['a', 'b'])).toEqual(lean);
  expect(policies.settle('a', metered, ['a', 'b'])).toEqual(metered);
  expect(policies.settle('b', { ...metered, aheadBytes: 9_000 }, ['a', 'b'])).toMatchObject({
    aheadBytes: 9_000,
  });
  expect(policies.settle('a', all, ['a', 'b'])).toEqual(all);
  expect(policies.settle('b', { policy: 'all' }, ['b']), 'an earlier release').toEqual(all);
});
