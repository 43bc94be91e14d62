import { describe, expect, it } from 'vitest';
import { filled, numbers, startWorker } from './icon-worker.ts';
import { iconsOf, testWorld, wish } from './icon-world.ts';
import { readPointer } from './notes.ts';

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
    await keeper.sync(wish({ toldAt: 1_700_000_000_500 }));
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
    toldAt: 1_700_000_100_000,
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
    await keeper.sync(wish({ toldAt: 1_700_000_200_000, shownVersion: 'v2' }));
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

  it.each([
    ['noted by an earlier release, by a phone a month ahead', { askedAt: 1_702_592_000_000 }],
    ['told by a platform that was a month ahead', { toldAt: 1_702_592_000_000 }],
    ['of a platform that does not tell its time', { toldAt: null }],
  ])('takes the place of one %s', async (_what, time) => {
    const world = await filled();
    const note = { gameListVersion: 'v1', before: null, isOutOfSpace: false, ...time };
    world.phone.notes.set('active', JSON.stringify(note));
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(next);
    expect(await readPointer(shelf)).toMatchObject({ gameListVersion: 'v2', before: 'v1' });
  });

  it('keeps two generations at most, and the icons of those alone', async () => {
    const world = await filled();
    const { keeper, shelf } = startWorker(world);
    await keeper.sync(next);
    const third = { ...next, gameListVersion: 'v3', toldAt: 1_700_000_200_000 };
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
    const third = { ...next, gameListVersion: 'v3', toldAt: 1_700_000_200_000 };
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
    await keeper.sync(wish({ toldAt: 1_700_000_000_500 }));
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
