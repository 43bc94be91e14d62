import { expect, it } from 'vitest';
import type { IconProgress } from '#contract/worker-messages.ts';
import { createIconKeeper } from './icon-keeper.ts';
import { ICON, iconsOf, testWorld, wish, type TestWorld } from './icon-world.ts';
import { readPointer } from './notes.ts';
import { gameOf, iconBudget, MOST_BYTES } from './plan.ts';
import { createPolicies } from './policies.ts';
import { createTally } from './tally.ts';

function startWorker(world: TestWorld) {
  let last: IconProgress | undefined;
  const tally = createTally();
  const ports = world.ports();
  const keeper = createIconKeeper(ports, tally, (progress) => (last = progress));
  return { keeper, tally, shelf: ports.shelf, last: () => last };
}

it('the budget is 40 MB or a tenth of what is free', () => {
  expect(iconBudget(null, 0)).toBe(MOST_BYTES);
  expect(iconBudget(4_000_000_000, 0)).toBe(MOST_BYTES);
  expect(iconBudget(100_000_000, 0)).toBe(10_000_000);
  expect(iconBudget(90_000_000, 10_000_000)).toBe(10_000_000);
});

it('a game is known by its icon, whatever its version', () => {
  expect(gameOf('https://cdn.test/icon/12_3.webp')).toBe('https://cdn.test/icon/12');
});

it('a phone without space keeps the icons that matter most, and is asked once', async () => {
  const world = testWorld();
  world.phone.space = 10_500;
  const { keeper, tally, last, shelf } = startWorker(world);
  await keeper.sync(wish());
  expect(last()).toMatchObject({ state: 'ready', isPartial: true });
  expect(tally.take().quota).toBeGreaterThanOrEqual(1);
  expect((await readPointer(shelf))?.isOutOfSpace).toBe(true);
  // The least wanted went, so that the shell has air.
  expect([...world.phone.icons.keys()]).toEqual(iconsOf(9));
  world.asked.length = 0;
  const next = startWorker(world);
  await next.keeper.sync(wish());
  expect(world.asked).toEqual([]);
  expect(next.last()?.state).toBe('ready');

  world.phone.space = 100_000;
  await next.keeper.sync(wish({ isForced: true }));
  expect(next.last()).toMatchObject({ state: 'ready', done: 20, isPartial: false });
});

it('a phone with room for no more than the pointer switches, and keeps its icons', async () => {
  const world = testWorld();
  world.phone.space = 10_500;
  world.answer = () => {
    world.phone.noteSpace = 200;
    return ICON;
  };
  const { keeper, last, shelf } = startWorker(world);
  await keeper.sync(wish());
  expect(last()).toMatchObject({ state: 'ready', done: 9, isPartial: true });
  expect(await readPointer(shelf)).toMatchObject({ gameListVersion: 'v1', isOutOfSpace: true });
});

it('a phone without room for a list gives icons back until there is some', async () => {
  const world = testWorld();
  await startWorker(world).keeper.sync(wish());
  const { keeper, last, shelf } = startWorker(world);
  const { remove } = shelf;
  world.phone.noteSpace = 200;
  shelf.remove = async (urls) => {
    await remove(urls);
    if (world.phone.icons.size < 20) world.phone.noteSpace = Number.POSITIVE_INFINITY;
  };
  await keeper.sync(wish({ gameListVersion: 'v2', icons: iconsOf(19) }));
  expect(last()).toMatchObject({ gameListVersion: 'v2', state: 'ready', isPartial: true });
  expect([...world.phone.icons.keys()]).toEqual(iconsOf(18));
});

it('a sync that the shell takes space from is done, and not begun again', async () => {
  const world = testWorld();
  const { keeper, tally, last, shelf } = startWorker(world);
  let yielded: Promise<unknown> | undefined;
  world.answer = () => {
    yielded ??= Promise.all([keeper.yieldSpace(), keeper.yieldSpace()]);
    return ICON;
  };
  await keeper.sync(wish());
  await yielded;
  expect(last()).toMatchObject({ state: 'ready', done: 3, isPartial: true });
  expect(tally.take().quota).toBe(1);
  expect((await readPointer(shelf))?.isOutOfSpace).toBe(true);
  world.asked.length = 0;
  await keeper.sync(wish({ toldAt: 1_700_000_000_500 }));
  expect(world.asked).toEqual([]);
});

it('the shell takes half of the icons, the least wanted ones', async () => {
  const world = testWorld();
  const { keeper, last } = startWorker(world);
  await keeper.sync(wish());
  await keeper.yieldSpace();
  expect([...world.phone.icons.keys()]).toEqual(iconsOf(10));
  expect(last()).toMatchObject({ state: 'ready', done: 10, isPartial: true });
});

it('space that the player took back stays free until they ask again', async () => {
  const world = testWorld();
  const { keeper, last } = startWorker(world);
  await keeper.sync(wish());
  await keeper.free();
  expect(world.phone.icons.size).toBe(0);
  expect(last()).toMatchObject({ state: 'freed', bytes: 0 });
  world.asked.length = 0;
  const next = startWorker(world);
  await next.keeper.sync(wish());
  expect(next.last()?.state).toBe('freed');
  expect(world.asked).toEqual([]);
  await next.keeper.sync(wish({ isForced: true }));
  expect(next.last()).toMatchObject({ state: 'ready', done: 20 });
});

it('an icon on the screen is fetched once, while others wait', async () => {
  const world = testWorld();
  const { keeper, tally } = startWorker(world);
  const [, , , , , , , , , , , , , , , , , , , last = ''] = iconsOf(20);
  const all = keeper.sync(wish());
  const shown = keeper.show(last);
  await Promise.all([all, shown]);
  expect((await shown).kind).toBe('icon');
  expect(world.asked.filter(({ url }) => url === last)).toHaveLength(1);
  expect((await keeper.show(last)).kind).toBe('kept');
  expect(tally.take()).toMatchObject({ hits: 1, misses: 1 });
});

it('site data that was cleared is fetched again', async () => {
  const world = testWorld();
  const { keeper, last } = startWorker(world);
  await keeper.sync(wish());
  world.phone.icons.clear();
  world.phone.notes.clear();
  world.asked.length = 0;
  await keeper.sync(wish());
  expect(world.asked).toHaveLength(20);
  expect(last()?.state).toBe('ready');
});

it('what the most demanding open page asks for is done', () => {
  const policies = createPolicies();
  expect(policies.settle('a', 'all', ['a'])).toBe('all');
  expect(policies.settle('b', 'lean', ['a', 'b'])).toBe('all');
  expect(policies.settle('a', 'lean', ['a', 'b'])).toBe('lean');
  expect(policies.settle('a', 'all', ['a', 'b'])).toBe('all');
  expect(policies.settle('b', 'lean', ['b'])).toBe('lean');
});
