import { describe, expect, it } from 'vitest';
import { filled, numbers, startWorker } from '#sw/testing/icon-test-worker.ts';
import { iconsOf, createFakeEnvironment, request } from '#sw/testing/fake-environment.ts';
import { readPointer } from './metadata.ts';

describe('a first generation', () => {
  it('is fetched in the order of the request, six at once, and becomes the active one', async () => {
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

  it('is not fetched again, by this worker or the next', async () => {
    const environment = await filled();
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request());
    await iconCache.sync(request({ sentAt: 1_700_000_000_500 }));
    expect(environment.asked).toEqual([]);
    expect(last()?.state).toBe('ready');
  });

  it('is fetched once for two pages', async () => {
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

describe('a new list', () => {
  const next = request({
    gameListVersion: 'v2',
    sentAt: 1_700_000_100_000,
    shownVersion: 'v1',
    icons: iconsOf(20, [3, 7]),
  });

  it('fetches what changed, and keeps the generation before', async () => {
    const environment = await filled();
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    expect(numbers(environment)).toEqual([3, 7]);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
    expect(environment.phone.icons.size).toBe(22);
  });

  it('going back downloads nothing', async () => {
    const environment = await filled();
    await startWorker(environment).iconCache.sync(next);
    environment.asked.length = 0;
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(request({ sentAt: 1_700_000_200_000, shownVersion: 'v2' }));
    expect(environment.asked).toEqual([]);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v1', before: 'v2' });
  });

  it('a late older request switches nothing', async () => {
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
  ])('takes the place of one %s', async (_what, time) => {
    const environment = await filled();
    const entry = { gameListVersion: 'v1', before: null, isOutOfSpace: false, ...time };
    environment.phone.metadata.set('active', JSON.stringify(entry));
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
  });

  it('keeps two generations at most, and the icons of those alone', async () => {
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

  it('keeps the icons of the list on the screen rather than those of the one before', async () => {
    const environment = await filled();
    const { iconCache, storage } = startWorker(environment);
    await iconCache.sync(next);
    const third = { ...next, gameListVersion: 'v3', sentAt: 1_700_000_200_000 };
    await iconCache.sync({ ...third, shownVersion: 'v1', icons: iconsOf(20, [1, 3, 7]) });
    expect(await readPointer(storage)).toMatchObject({ gameListVersion: 'v3', before: 'v1' });
    for (const url of iconsOf(20)) expect(environment.phone.icons.has(url)).toBe(true);
  });

  it('takes the place of a sync that is under way', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, storage } = startWorker(environment);
    const first = iconCache.sync(request({ icons: iconsOf(200) }));
    await iconCache.sync(next);
    await first;
    expect(environment.asked.length).toBeLessThan(60);
    expect((await readPointer(storage))?.gameListVersion).toBe('v2');
  });
});

describe('a newer worker that waits', () => {
  it('finds this one at rest, whatever a page still requests, and goes on with its icons', async () => {
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
  it('fetches what is on the screen', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request({ policy: 'lean' }));
    expect(numbers(environment)).toEqual([1, 2, 3, 4]);
    expect(last()).toMatchObject({ state: 'ready', done: 4, isPartial: true });
  });

  it('and what changed among the icons that are on the phone', async () => {
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
