import { expect, it, vi } from 'vitest';
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
  let isUsed = false;
  let waiting: { isOver: () => boolean; go: () => void }[] = [];
  /** As the worker does several times a second. */
  function look() {
    const due = waiting.filter(({ isOver }) => !isUsed || isOver());
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { go } of due) go();
  }
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
    untilFree: (isOver) =>
      isUsed && !isOver()
        ? new Promise<void>((resolve) => waiting.push({ isOver, go: resolve }))
        : Promise.resolve(),
  });
  return {
    worker,
    screens,
    mostUnderWay: () => mostUnderWay,
    use() {
      isUsed = true;
    },
    rest() {
      isUsed = false;
      look();
    },
    look,
    waiting: () => waiting.length,
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

it('waits while the player uses the page, before every file', async () => {
  const { worker, screens, whenLoading, use, rest, waiting, cached } = await setUp();
  whenLoading(use);
  const filling = screens.start(event);
  // Two files are under way when the touch comes; the two after them wait.
  await vi.waitFor(() => expect(waiting()).toBe(2));
  expect(worker.requests).toHaveLength(2);
  whenLoading(() => undefined);
  rest();
  await filling;
  expect(await cached()).toEqual(paths);
});

it('requests nothing more when it is stopped while it waits', async () => {
  const { worker, screens, use, rest, waiting } = await setUp();
  use();
  const filling = screens.start(event);
  await vi.waitFor(() => expect(waiting()).toBe(2));
  const stopped = screens.stop();
  rest();
  await Promise.all([filling, stopped]);
  expect(worker.requests).toEqual([]);
});

it('no longer waits once the player has asked for it, until all are cached', async () => {
  const { worker, screens, use, look, waiting, cached } = await setUp();
  use();
  const filling = screens.start(event);
  await vi.waitFor(() => expect(waiting()).toBe(2));
  look();
  expect(worker.requests).toEqual([]);
  const asked = screens.start(event, true);
  look();
  await Promise.all([filling, asked]);
  expect(await cached()).toEqual(paths);

  await worker.caches.delete(CACHE);
  const next = screens.start(event);
  await vi.waitFor(() => expect(waiting()).toBe(2));
  const stopped = screens.stop();
  look();
  await Promise.all([next, stopped]);
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
    untilFree: () => Promise.resolve(),
  });
  await expect(screens.start(event)).resolves.toBeUndefined();
});
