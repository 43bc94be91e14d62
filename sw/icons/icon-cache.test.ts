import { describe, expect, it } from 'vitest';
import { filled, numbers, startWorker } from '#sw/testing/icon-test-worker.ts';
import { iconsOf, createFakeEnvironment, request } from '#sw/testing/fake-environment.ts';
import { readPointer } from './metadata.ts';

describe('the first generation of icons', () => {
  it('is fetched in the requested order, six at a time, and becomes active', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last, storage, stats } = startWorker(environment);
    await iconCache.sync(request());
    expect(environment.asked.map(({ url }) => url)).toEqual(iconsOf(20));
    expect(environment.mostAtOnce).toBe(6);
    expect(last()).toEqual({
      gameListVersion: 'v1',
      state: 'ready',
      done: 20,
      total: 20,
      bytes: 20_000,
      missing: 0,
      isPartial: false,
    });
    expect((await readPointer(storage))?.gameListVersion).toBe('v1');
    expect(stats.take()).toMatchObject({ fetched: 20, bytes: 20_000, fills: 1 });
  });

  it('is not fetched again by the same worker or the next one', async () => {
    const environment = await filled();
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request());
    await iconCache.sync(request({ sentAt: 1_700_000_000_500 }));
    expect(environment.asked).toEqual([]);
    expect(last()?.state).toBe('ready');
  });

  it('is fetched once for several concurrent requests', async () => {
    const environment = createFakeEnvironment();
    const { iconCache } = startWorker(environment);
    await Promise.all([
      iconCache.sync(request()),
      iconCache.sync(request()),
      iconCache.sync(request()),
    ]);
    expect(environment.asked).toHaveLength(20);
  });
});

describe('a new game list', () => {
  const next = request({
    gameListVersion: 'v2',
    sentAt: 1_700_000_100_000,
    shownVersion: 'v1',
    icons: iconsOf(20, [3, 7]),
  });

  it('fetches the changed icons and keeps the previous generation', async () => {
    const environment = await filled();
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    expect(numbers(environment)).toEqual([3, 7]);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
    expect(environment.phone.icons.size).toBe(22);
  });

  it('downloads nothing when the previous list returns', async () => {
    const environment = await filled();
    await startWorker(environment).iconCache.sync(next);
    environment.asked.length = 0;
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(request({ sentAt: 1_700_000_200_000, shownVersion: 'v2' }));
    expect(environment.asked).toEqual([]);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v1', before: 'v2' });
  });

  it('is not replaced by an older request that arrives late', async () => {
    const environment = await filled();
    await startWorker(environment).iconCache.sync(next);
    environment.asked.length = 0;
    const { iconCache, storage, last } = startWorker(environment);
    await iconCache.sync(request());
    expect(environment.asked).toEqual([]);
    expect((await readPointer(storage))?.gameListVersion).toBe('v2');
    expect(last()).toMatchObject({ gameListVersion: 'v2', state: 'ready' });
  });

  it.each([
    ['noted by an earlier release, by a phone a month ahead', { askedAt: 1_702_592_000_000 }],
    ['reported by a platform that was a month ahead', { sentAt: 1_702_592_000_000 }],
    ['of a platform that does not tell its time', { sentAt: null }],
  ])('replaces one %s', async (_what, time) => {
    const environment = await filled();
    const entry = { gameListVersion: 'v1', before: null, isOutOfSpace: false, ...time };
    environment.phone.metadata.set('active', JSON.stringify(entry));
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
  });

  it('keeps at most two generations, and only their icons', async () => {
    const environment = await filled();
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    const third = { ...next, gameListVersion: 'v3', sentAt: 1_700_000_200_000 };
    const icons = iconsOf(20, [1, 3, 7]);
    await iconCache.sync({ ...third, shownVersion: 'v2', icons });
    const names = (await storage.metadataNames()).filter((name) => name.startsWith('generation/'));
    expect(names.toSorted()).toEqual(['generation/v2', 'generation/v3']);
    expect([...environment.phone.icons.keys()].toSorted()).toEqual(
      [...new Set([...icons, ...next.icons])].toSorted(),
    );
  });

  it('keeps the icons of the list on screen rather than those of the previous list', async () => {
    const environment = await filled();
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    const third = { ...next, gameListVersion: 'v3', sentAt: 1_700_000_200_000 };
    await iconCache.sync({ ...third, shownVersion: 'v1', icons: iconsOf(20, [1, 3, 7]) });
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v3', before: 'v1' });
    for (const url of iconsOf(20)) expect(environment.phone.icons.has(url)).toBe(true);
  });

  it('replaces a sync in progress', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, storage } = startWorker(environment);
    const first = iconCache.sync(request({ icons: iconsOf(200) }));
    await iconCache.sync(next);
    await first;
    expect(environment.asked.length).toBeLessThan(60);
    expect((await readPointer(storage))?.gameListVersion).toBe('v2');
  });
});

describe('a shutdown for a waiting newer worker', () => {
  it('stops the icon sync despite further requests, and the next worker completes it', async () => {
    const environment = createFakeEnvironment();
    const { iconCache } = startWorker(environment);
    const running = iconCache.sync(request());
    const resting = iconCache.shutDown();
    await Promise.all([running, resting]);
    const asked = environment.asked.length;
    expect(asked).toBeLessThan(20);
    await iconCache.sync(request({ sentAt: 1_700_000_000_500 }));
    expect(environment.asked).toHaveLength(asked);
    const next = startWorker(environment);
    await next.iconCache.sync(request());
    expect(new Set(numbers(environment)).size).toBe(20);
    expect(next.last()?.state).toBe('ready');
  });
});

describe('the lean policy', () => {
  it('fetches the icons on screen', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request({ policy: 'lean' }));
    expect(numbers(environment)).toEqual([1, 2, 3, 4]);
    expect(last()).toMatchObject({ state: 'ready', done: 4, isPartial: true });
  });

  it('fetches changed icons among those already stored', async () => {
    const environment = await filled(10);
    const { iconCache } = startWorker(environment);
    const icons = iconsOf(30, [2, 9, 25]);
    await iconCache.sync(request({ gameListVersion: 'v2', icons, visible: 0, policy: 'lean' }));
    expect(numbers(environment)).toEqual([2, 9]);
    environment.asked.length = 0;
    await iconCache.sync(request({ gameListVersion: 'v2', icons, policy: 'all' }));
    expect(numbers(environment)).toHaveLength(20);
  });
});

describe('on mobile data', () => {
  it('icons are fetched ahead up to the budget, and the list is ready', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request({ icons: iconsOf(100), aheadBytes: 30_000 }));
    // Six at a time: those under way are completed.
    expect(numbers(environment).length).toBeGreaterThanOrEqual(30);
    expect(numbers(environment).length).toBeLessThan(36);
    expect(numbers(environment).slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(last()).toMatchObject({ state: 'ready', isPartial: true });
  });

  it('those on the screen and new pictures of stored games come beyond it', async () => {
    const environment = await filled(20);
    const { iconCache, last } = startWorker(environment);
    const icons = iconsOf(40, [3, 19]).toReversed();
    await iconCache.sync(request({ gameListVersion: 'v2', icons, visible: 2, aheadBytes: 1_000 }));
    expect(numbers(environment).toSorted((a, b) => a - b)).toEqual([3, 19, 39, 40]);
    expect(last()?.state).toBe('ready');
  });

  it('the rest follows on Wi-Fi, or when the player asks', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last } = startWorker(environment);
    const icons = iconsOf(100);
    await iconCache.sync(request({ icons, aheadBytes: 0 }));
    expect(numbers(environment)).toEqual([1, 2, 3, 4]);
    await iconCache.sync(request({ icons, aheadBytes: null }));
    expect(new Set(numbers(environment)).size).toBe(100);
    expect(last()).toMatchObject({ state: 'ready', isPartial: false });
  });
});
