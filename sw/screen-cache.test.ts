import { expect, it } from 'vitest';
import { createScreenCache, type ScreenFile } from './screen-cache.ts';
import {
  answer,
  createFakeWorker,
  FakeExtendableEvent,
  integrityOf,
  ORIGIN,
} from './testing/fake-worker.ts';

const event = new FakeExtendableEvent('message') as unknown as ExtendableEvent;
const CACHE = 'screens';
const TYPE = 'text/javascript';
const names = Array.from({ length: 5 }, (_, at) => `assets/screen-${at}.js`);
const codeOf = (name: string) => `export const name = '${name}';`;

/** Creates a worker with a screen cache and a server that has these files. */
async function setUp() {
  const worker = createFakeWorker();
  for (const name of names) worker.server.set(`/${name}`, answer(codeOf(name), TYPE));
  const files: ScreenFile[] = await Promise.all(
    names.map(async (url) => ({ url, integrity: await integrityOf(codeOf(url)) })),
  );
  let underWay = 0;
  let mostUnderWay = 0;
  let onLoad = () => undefined as void;
  const screens = createScreenCache({
    files,
    origin: ORIGIN,
    openCache: () => worker.caches.open(CACHE),
    load: async (request) => {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      onLoad();
      try {
        const response = await worker.fetch(request);
        if (response.ok) await (await worker.caches.open(CACHE)).put(request, response);
      } finally {
        underWay -= 1;
      }
    },
  });
  return {
    worker,
    screens,
    mostUnderWay: () => mostUnderWay,
    whenLoading: (work: () => void) => {
      onLoad = work;
    },
    // Sorted, because the checks finish in no fixed order.
    cached: async () => Object.keys(await worker.stored(CACHE)).toSorted(),
  };
}

const paths = names.map((name) => `/${name}`);

it('caches every file, two at a time', async () => {
  const { screens, cached, mostUnderWay } = await setUp();
  await screens.start(event);
  expect(await cached()).toEqual(paths);
  expect(mostUnderWay()).toBe(2);
});

it('requests nothing that is already cached', async () => {
  const { worker, screens } = await setUp();
  await screens.start(event);
  worker.requests.length = 0;
  await screens.start(event);
  expect(worker.requests).toEqual([]);
});

it('fills the cache once for two concurrent requests', async () => {
  const { worker, screens } = await setUp();
  await Promise.all([screens.start(event), screens.start(event)]);
  expect(worker.requests).toHaveLength(names.length);
});

it('skips files that are missing or not of this build, and tries them again later', async () => {
  const { worker, screens, cached } = await setUp();
  const [first = '', second = ''] = names;
  worker.server.delete(`/${first}`);
  worker.server.set(`/${second}`, answer('export {};', TYPE));
  await screens.start(event);
  expect(await cached()).toEqual(paths.slice(2));
  worker.server.set(`/${first}`, answer(codeOf(first), TYPE));
  worker.server.set(`/${second}`, answer(codeOf(second), TYPE));
  await screens.start(event);
  expect(await cached()).toEqual(paths);
});

it('stops between two files, and continues on the next start', async () => {
  const { screens, whenLoading, cached } = await setUp();
  let stopped: Promise<void> | undefined;
  whenLoading(() => {
    stopped ??= screens.stop();
  });
  await screens.start(event);
  await stopped;
  expect((await cached()).length).toBeLessThan(names.length);
  whenLoading(() => undefined);
  await screens.start(event);
  expect(await cached()).toEqual(paths);
});

it('does nothing when the cache cannot be opened', async () => {
  const screens = createScreenCache({
    files: [{ url: 'assets/a.js' }],
    origin: ORIGIN,
    openCache: () => Promise.reject(new Error('no storage')),
    load: () => Promise.reject(new Error('not asked')),
  });
  await expect(screens.start(event)).resolves.toBeUndefined();
});
