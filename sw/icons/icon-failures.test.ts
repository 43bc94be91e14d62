import { describe, expect, it } from 'vitest';
import { filled, numbers, startWorker } from './icon-worker.ts';
import { ICON, iconsOf, refused, testWorld, wish } from './icon-world.ts';
import { readGeneration, readPointer } from './notes.ts';

describe('icons that do not come', () => {
  it('404 and 410: asked once, remembered for a day by every worker', async () => {
    const world = testWorld();
    world.answer = (url) => (url.includes('/2_') ? refused(404) : ICON);
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish());
    expect(last()).toMatchObject({ state: 'ready', done: 19, missing: 1, isPartial: false });
    world.asked.length = 0;
    const again = startWorker(world);
    await again.keeper.sync(wish());
    const [, second = ''] = iconsOf(2);
    expect(await again.keeper.show(second)).toEqual({ kind: 'absent' });
    expect(world.asked).toEqual([]);
    world.now += 86_400_001;
    await startWorker(world).keeper.sync(wish());
    expect(numbers(world)).toEqual([2]);
  });

  it('5xx: three tries with a jittered wait between', async () => {
    const world = testWorld();
    world.answer = (url) => (url.includes('/2_') ? refused(503) : ICON);
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish());
    expect(numbers(world).filter((id) => id === 2)).toHaveLength(3);
    expect(world.waited).toEqual([1_000, 4_000]);
    expect(last()).toMatchObject({ state: 'ready', done: 19, isPartial: true });
  });

  it('more than a fifth: the old generation stays, and the server is soon left alone', async () => {
    const world = await filled();
    world.answer = () => refused(500);
    const { keeper, last, shelf } = startWorker(world);
    const changed = Array.from({ length: 20 }, (_unused, at) => at + 1);
    await keeper.sync(
      wish({ gameListVersion: 'v2', shownVersion: 'v1', icons: iconsOf(20, changed) }),
    );
    expect(last()?.state).toBe('failed');
    expect((await readPointer(shelf))?.gameListVersion).toBe('v1');
    expect((await readGeneration(shelf, 'v1'))?.icons).toEqual(iconsOf(20));
    for (const url of iconsOf(20)) expect(world.phone.icons.has(url)).toBe(true);
    expect(world.asked.length).toBeLessThanOrEqual(22);
  });

  it('a page that is opened while a list fails has its icons tried anew, once', async () => {
    const broken = testWorld();
    broken.answer = () => refused(500);
    await startWorker(broken).keeper.sync(wish());
    const tries = broken.asked.length;

    const world = testWorld();
    world.answer = () => (world.asked.length > tries ? ICON : refused(500));
    const { keeper, last } = startWorker(world);
    const page = keeper.sync(wish());
    await Promise.all([page, keeper.sync(wish({ toldAt: 1_700_000_000_500 }))]);
    expect(last()).toMatchObject({ state: 'ready', done: 20 });

    broken.asked.length = 0;
    const both = startWorker(broken);
    const first = both.keeper.sync(wish());
    await Promise.all([first, both.keeper.sync(wish({ toldAt: 1_700_000_000_500 }))]);
    expect(both.last()?.state).toBe('failed');
    expect(broken.asked).toHaveLength(2 * tries);
  });

  it('a list most of whose icons are missing is a broken release', async () => {
    const world = await filled();
    world.answer = () => refused(404);
    const { keeper, last } = startWorker(world);
    const changed = [1, 2, 3, 4, 5];
    await keeper.sync(wish({ gameListVersion: 'v2', icons: iconsOf(20, changed) }));
    expect(last()?.state).toBe('failed');
  });

  it('a poisoned cache is passed by once', async () => {
    const world = testWorld();
    world.answer = (_url, isFresh) => (isFresh ? ICON : { kind: 'unreachable' });
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish({ icons: iconsOf(1) }));
    expect(world.asked.map(({ isFresh }) => isFresh)).toEqual([false, true]);
    expect(last()?.state).toBe('ready');
    const [, , third = ''] = iconsOf(3);
    expect((await keeper.show(third)).kind).toBe('icon');
  });

  it('without a network nothing is tried, and nothing counts as failed', async () => {
    const world = testWorld();
    world.isOnline = false;
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish());
    expect(world.asked).toEqual([]);
    expect(last()?.state).toBe('stalled');
  });
});
