import { describe, expect, it } from 'vitest';
import { filled, numbers, startWorker } from '#sw/testing/icon-test-worker.ts';
import {
  ICON,
  iconsOf,
  refused,
  createFakeEnvironment,
  request,
} from '#sw/testing/fake-environment.ts';
import { readGeneration, readPointer } from './metadata.ts';

describe('icons that cannot be loaded', () => {
  it('are requested once on 404, which every worker remembers for a day', async () => {
    const environment = createFakeEnvironment();
    environment.answer = (url) => (url.includes('/2_') ? refused(404) : ICON);
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request());
    expect(last()).toMatchObject({ state: 'ready', done: 19, missing: 1, isPartial: false });
    environment.asked.length = 0;
    const again = startWorker(environment);
    await again.iconCache.sync(request());
    const [, second = ''] = iconsOf(2);
    expect(await again.iconCache.show(second)).toEqual({ kind: 'absent' });
    expect(environment.asked).toEqual([]);
    environment.now += 86_400_001;
    await startWorker(environment).iconCache.sync(request());
    expect(numbers(environment)).toEqual([2]);
  });

  it('are requested three times on 5xx, with increasing waits', async () => {
    const environment = createFakeEnvironment();
    environment.answer = (url) => (url.includes('/2_') ? refused(503) : ICON);
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request());
    expect(numbers(environment).filter((id) => id === 2)).toHaveLength(3);
    expect(environment.waited).toEqual([1_000, 4_000]);
    expect(last()).toMatchObject({ state: 'ready', done: 19, isPartial: true });
  });

  it('leave the old generation active when more than a fifth fail, after only a few requests', async () => {
    const environment = await filled();
    environment.answer = () => refused(500);
    const { iconCache, last, storage } = startWorker(environment);
    const changed = Array.from({ length: 20 }, (_unused, at) => at + 1);
    await iconCache.sync(
      request({ gameListVersion: 'v2', shownVersion: 'v1', icons: iconsOf(20, changed) }),
    );
    expect(last()?.state).toBe('failed');
    expect((await readPointer(storage))?.gameListVersion).toBe('v1');
    expect((await readGeneration(storage, 'v1'))?.icons).toEqual(iconsOf(20));
    for (const url of iconsOf(20)) expect(environment.phone.icons.has(url)).toBe(true);
    expect(environment.asked.length).toBeLessThanOrEqual(22);
  });

  it('are tried once more when a page opens while a list fails', async () => {
    const broken = createFakeEnvironment();
    broken.answer = () => refused(500);
    await startWorker(broken).iconCache.sync(request());
    const tries = broken.asked.length;

    const environment = createFakeEnvironment();
    environment.answer = () => (environment.asked.length > tries ? ICON : refused(500));
    const { iconCache, last } = startWorker(environment);
    const page = iconCache.sync(request());
    await Promise.all([page, iconCache.sync(request({ sentAt: 1_700_000_000_500 }))]);
    expect(last()).toMatchObject({ state: 'ready', done: 20 });

    broken.asked.length = 0;
    const both = startWorker(broken);
    const first = both.iconCache.sync(request());
    await Promise.all([first, both.iconCache.sync(request({ sentAt: 1_700_000_000_500 }))]);
    expect(both.last()?.state).toBe('failed');
    expect(broken.asked).toHaveLength(2 * tries);
  });

  it('fail the list as a broken release when most are missing', async () => {
    const environment = await filled();
    environment.answer = () => refused(404);
    const { iconCache, last } = startWorker(environment);
    const changed = [1, 2, 3, 4, 5];
    await iconCache.sync(request({ gameListVersion: 'v2', icons: iconsOf(20, changed) }));
    expect(last()?.state).toBe('failed');
  });

  it('are requested once more, past the HTTP cache, when the cached answer is bad', async () => {
    const environment = createFakeEnvironment();
    environment.answer = (_url, isFresh) => (isFresh ? ICON : { kind: 'unreachable' });
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request({ icons: iconsOf(1) }));
    expect(environment.asked.map(({ isFresh }) => isFresh)).toEqual([false, true]);
    expect(last()?.state).toBe('ready');
    const [, , third = ''] = iconsOf(3);
    expect((await iconCache.show(third)).kind).toBe('icon');
  });

  it('are neither requested nor counted as failed without a network', async () => {
    const environment = createFakeEnvironment();
    environment.isOnline = false;
    const { iconCache, last } = startWorker(environment);
    await iconCache.sync(request());
    expect(environment.asked).toEqual([]);
    expect(last()?.state).toBe('stalled');
  });
});
