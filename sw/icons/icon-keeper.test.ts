import { describe, expect, it } from 'vitest';
import type { IconProgress } from '#contract/worker-messages.ts';
import { createIconKeeper } from './icon-keeper.ts';
import { iconsOf, ICON, refused, testWorld, wish, type TestWorld } from './icon-world.ts';
import { readGeneration, readPointer } from './notes.ts';
import { createTally } from './tally.ts';

/** A worker on the world's phone, as it is after each start. */
function startWorker(world: TestWorld) {
  const told: IconProgress[] = [];
  const tally = createTally();
  const ports = world.ports();
  const keeper = createIconKeeper(ports, tally, (progress) => void told.push(progress));
  return { keeper, told, tally, shelf: ports.shelf, last: () => told.at(-1) };
}

async function filled(count = 20) {
  const world = testWorld();
  await startWorker(world).keeper.sync(wish({ icons: iconsOf(count) }));
  world.asked.length = 0;
  return world;
}

const numbers = (world: TestWorld) =>
  world.asked.map(({ url }) => Number(/(\d+)_\d+\.webp$/.exec(url)?.[1]));

describe('a first generation', () => {
  it('is fetched in the order of the wish, six at once, and becomes the active one', async () => {
    const world = testWorld();
    const { keeper, last, shelf, tally } = startWorker(world);
    await keeper.sync(wish());
    expect(world.asked.map(({ url }) => url)).toEqual(iconsOf(20));
    expect(world.mostAtOnce).toBe(6);
    expect(last()).toEqual({
      gameListVersion: 'v1',
      state: 'ready',
      done: 20,
      total: 20,
      bytes: 20_000,
      missing: 0,
      isPartial: false,
    });
    expect((await readPointer(shelf))?.gameListVersion).toBe('v1');
    expect(tally.take()).toMatchObject({ fetched: 20, bytes: 20_000, fills: 1 });
  });

  it('is not fetched again, by this worker or the next', async () => {
    const world = await filled();
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish());
    await keeper.sync(wish({ askedAt: 1_700_000_000_500 }));
    expect(world.asked).toEqual([]);
    expect(last()?.state).toBe('ready');
  });

  it('is fetched once for two pages', async () => {
    const world = testWorld();
    const { keeper } = startWorker(world);
    await Promise.all([keeper.sync(wish()), keeper.sync(wish()), keeper.sync(wish())]);
    expect(world.asked).toHaveLength(20);
  });
});

describe('a new list', () => {
  const next = wish({
    gameListVersion: 'v2',
    askedAt: 1_700_000_100_000,
    shownVersion: 'v1',
    icons: iconsOf(20, [3, 7]),
  });

  it('fetches what changed, and keeps the generation before', async () => {
    const world = await filled();
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(next);
    expect(numbers(world)).toEqual([3, 7]);
    expect(await readPointer(shelf)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
    expect(world.phone.icons.size).toBe(22);
  });

  it('going back downloads nothing', async () => {
    const world = await filled();
    await startWorker(world).keeper.sync(next);
    world.asked.length = 0;
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(wish({ askedAt: 1_700_000_200_000, shownVersion: 'v2' }));
    expect(world.asked).toEqual([]);
    expect(await readPointer(shelf)).toMatchObject({ gameListVersion: 'v1', before: 'v2' });
  });

  it('a late older wish switches nothing', async () => {
    const world = await filled();
    await startWorker(world).keeper.sync(next);
    world.asked.length = 0;
    const { keeper, shelf, last } = startWorker(world);
    await keeper.sync(wish());
    expect(world.asked).toEqual([]);
    expect((await readPointer(shelf))?.gameListVersion).toBe('v2');
    expect(last()).toMatchObject({ gameListVersion: 'v2', state: 'ready' });
  });

  it('keeps two generations at most, and the icons of those alone', async () => {
    const world = await filled();
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(next);
    const third = { ...next, gameListVersion: 'v3', askedAt: 1_700_000_200_000 };
    const icons = iconsOf(20, [1, 3, 7]);
    await keeper.sync({ ...third, shownVersion: 'v2', icons });
    const names = (await shelf.noteNames()).filter((name) => name.startsWith('generation/'));
    expect(names.toSorted()).toEqual(['generation/v2', 'generation/v3']);
    expect([...world.phone.icons.keys()].toSorted()).toEqual(
      [...new Set([...icons, ...next.icons])].toSorted(),
    );
  });

  it('keeps the icons of the list on the screen rather than those of the one before', async () => {
    const world = await filled();
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(next);
    const third = { ...next, gameListVersion: 'v3', askedAt: 1_700_000_200_000 };
    await keeper.sync({ ...third, shownVersion: 'v1', icons: iconsOf(20, [1, 3, 7]) });
    expect(await readPointer(shelf)).toMatchObject({ gameListVersion: 'v3', before: 'v1' });
    for (const url of iconsOf(20)) expect(world.phone.icons.has(url)).toBe(true);
  });

  it('takes the place of a sync that is under way', async () => {
    const world = testWorld();
    const { keeper, shelf } = startWorker(world);
    const first = keeper.sync(wish({ icons: iconsOf(200) }));
    await keeper.sync(next);
    await first;
    expect(world.asked.length).toBeLessThan(60);
    expect((await readPointer(shelf))?.gameListVersion).toBe('v2');
  });
});

describe('a newer worker that waits', () => {
  it('finds this one at rest, whatever a page still wishes, and goes on with its icons', async () => {
    const world = testWorld();
    const { keeper } = startWorker(world);
    const running = keeper.sync(wish());
    const resting = keeper.rest();
    await Promise.all([running, resting]);
    const asked = world.asked.length;
    expect(asked).toBeLessThan(20);
    await keeper.sync(wish({ askedAt: 1_700_000_000_500 }));
    expect(world.asked).toHaveLength(asked);
    const next = startWorker(world);
    await next.keeper.sync(wish());
    expect(new Set(numbers(world)).size).toBe(20);
    expect(next.last()?.state).toBe('ready');
  });
});

describe('the lean policy', () => {
  it('fetches what is on the screen', async () => {
    const world = testWorld();
    const { keeper, last } = startWorker(world);
    await keeper.sync(wish({ policy: 'lean' }));
    expect(numbers(world)).toEqual([1, 2, 3, 4]);
    expect(last()).toMatchObject({ state: 'ready', done: 4, isPartial: true });
  });

  it('and what changed among the icons that are on the phone', async () => {
    const world = await filled(10);
    const { keeper } = startWorker(world);
    const icons = iconsOf(30, [2, 9, 25]);
    await keeper.sync(wish({ gameListVersion: 'v2', icons, visible: 0, policy: 'lean' }));
    expect(numbers(world)).toEqual([2, 9]);
    world.asked.length = 0;
    await keeper.sync(wish({ gameListVersion: 'v2', icons, policy: 'all' }));
    expect(numbers(world)).toHaveLength(20);
  });
});

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
    await Promise.all([page, keeper.sync(wish({ askedAt: 1_700_000_000_500 }))]);
    expect(last()).toMatchObject({ state: 'ready', done: 20 });

    broken.asked.length = 0;
    const both = startWorker(broken);
    const first = both.keeper.sync(wish());
    await Promise.all([first, both.keeper.sync(wish({ askedAt: 1_700_000_000_500 }))]);
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
