import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIconCache } from './icon-cache.ts';
import {
  iconsOf,
  Killed,
  createFakeEnvironment,
  request,
  type FakeEnvironment,
} from '#sw/testing/fake-environment.ts';
import { readGeneration, readPointer } from './metadata.ts';
import { createIconStats } from './icon-stats.ts';

/** Creates a worker that dies at step `dieAt`: every later access fails. */
function mortalWorker(environment: FakeEnvironment, dieAt: number) {
  let steps = 0;
  const ports = environment.ports(() => {
    steps += 1;
    if (steps > dieAt) throw new Killed();
  });
  return createIconCache(ports, createIconStats(), () => undefined);
}

/** Returns the active generation and its stored icons, as a page finds them at its next start. */
async function activeIcons(environment: FakeEnvironment) {
  const { storage } = environment.ports();
  const version = (await readPointer(storage))?.gameListVersion ?? null;
  const generation = await readGeneration(storage, version);
  return { version, generation };
}

const lists = [
  { gameListVersion: 'v1', icons: iconsOf(14) },
  { gameListVersion: 'v2', icons: iconsOf(14, [2, 5, 11]) },
  { gameListVersion: 'v3', icons: iconsOf(16, [2, 5, 6, 16]) },
];

it('a worker killed at any point leaves a complete generation and reaches the same result', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat({ max: 60 }), { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
      async (deaths) => {
        const environment = createFakeEnvironment();
        let shownVersion = 'v1';
        for (const [at, list] of lists.entries()) {
          const wanted = request({ ...list, shownVersion, sentAt: 1_700_000_000_000 + at });
          for (const dieAt of deaths[at] ?? []) {
            await mortalWorker(environment, dieAt).sync(wanted);
            // At any point of the update: the old lobby or the new one, with all of its icons.
            const { version, generation } = await activeIcons(environment);
            if (version !== null) {
              expect([shownVersion, list.gameListVersion]).toContain(version);
              for (const url of generation?.icons ?? ['none']) {
                expect(environment.phone.icons.has(url), `${version} ${url}`).toBe(true);
              }
            }
            // Also the list the page would show: only a running worker notifies it of the switch.
            const shown = lists.find((one) => one.gameListVersion === shownVersion);
            if (at > 0) {
              for (const url of shown?.icons ?? [])
                expect(environment.phone.icons.has(url)).toBe(true);
            }
          }
          await mortalWorker(environment, Number.POSITIVE_INFINITY).sync(wanted);
          expect((await activeIcons(environment)).version).toBe(list.gameListVersion);
          shownVersion = list.gameListVersion;
        }
        const kept = new Set([...(lists[1]?.icons ?? []), ...(lists[2]?.icons ?? [])]);
        expect([...environment.phone.icons.keys()].toSorted()).toEqual([...kept].toSorted());
        // An icon is requested again only if its worker died before storing it: six at once.
        const died = deaths.flat().length;
        const needed = new Set(lists.flatMap(({ icons }) => icons)).size;
        expect(environment.asked.length).toBeLessThanOrEqual(needed + died * 6);
      },
    ),
    { numRuns: 150 },
  );
});
