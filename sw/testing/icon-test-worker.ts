/** A worker for tests, over the device and server of their environment. */
import type { IconProgress } from '#shared/worker/messages-contract.ts';
import { createIconCache } from '#sw/icons/icon-cache.ts';
import {
  iconsOf,
  createFakeEnvironment,
  request,
  type FakeEnvironment,
} from '#sw/testing/fake-environment.ts';
import { createIconStats } from '#sw/icons/icon-stats.ts';

/** A freshly started worker on the environment's device. */
export function startWorker(environment: FakeEnvironment) {
  const reported: IconProgress[] = [];
  const stats = createIconStats();
  const ports = environment.ports();
  const iconCache = createIconCache(ports, stats, (progress) => void reported.push(progress));
  return { iconCache, reported, stats, storage: ports.storage, last: () => reported.at(-1) };
}

/** A device that has all icons of one list. */
export async function filled(count = 20) {
  const environment = createFakeEnvironment();
  await startWorker(environment).iconCache.sync(request({ icons: iconsOf(count) }));
  environment.asked.length = 0;
  return environment;
}

/** Numbers of the requested icons, in order. */
export const numbers = (environment: FakeEnvironment) =>
  environment.asked.map(({ url }) => Number(/(\d+)_\d+\.webp$/.exec(url)?.[1]));
