/** A worker of the tests, on the phone and with the server of their world. */
import type { IconProgress } from '#contract/worker-messages.ts';
import { createIconKeeper } from './icon-keeper.ts';
import { iconsOf, testWorld, wish, type TestWorld } from './icon-world.ts';
import { createTally } from './tally.ts';

/** A worker on the world's phone, as it is after each start. */
export function startWorker(world: TestWorld) {
  const told: IconProgress[] = [];
  const tally = createTally();
  const ports = world.ports();
  const keeper = createIconKeeper(ports, tally, (progress) => void told.push(progress));
  return { keeper, told, tally, shelf: ports.shelf, last: () => told.at(-1) };
}

/** A phone whose icons of one list are there. */
export async function filled(count = 20) {
  const world = testWorld();
  await startWorker(world).keeper.sync(wish({ icons: iconsOf(count) }));
  world.asked.length = 0;
  return world;
}

/** Of the icons that were asked for, in order. */
export const numbers = (world: TestWorld) =>
  world.asked.map(({ url }) => Number(/(\d+)_\d+\.webp$/.exec(url)?.[1]));
