/** The page's part in caching the screens that open offline: it asks, and reports touches until that is done. */
import { cacheScreens, cacheScreensNow } from '#browser/storage/screen-cache.ts';
import type { PageMessage } from '#shared/worker/messages-contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LONGEST_MS = 120_000;

let posted: string[] = [];
let finish: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  posted = [];
  const controller = {
    postMessage(message: PageMessage, [port]: MessagePort[]) {
      const isForced = message.type === 'screens/cache' && message.isForced === true;
      posted.push(isForced ? `${message.type}, now` : message.type);
      if (port !== undefined) finish = () => port.postMessage(null);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller },
    configurable: true,
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function scroll() {
  vi.setSystemTime(Date.now() + 1_000);
  document.dispatchEvent(new Event('scroll'));
}

it('reports touches until the worker has cached the screens', async () => {
  const cached = cacheScreens();
  scroll();
  expect(posted).toEqual(['screens/cache', 'page/used']);
  finish();
  await cached;
  scroll();
  expect(posted).toHaveLength(2);
});

it('asks for them now, with no touches reported, where the player wants them', async () => {
  const cached = cacheScreensNow();
  scroll();
  finish();
  await cached;
  expect(posted).toEqual(['screens/cache, now']);
});

it('reports them no longer than two minutes to a worker that does not answer', async () => {
  const cached = cacheScreens();
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  await cached;
  scroll();
  expect(posted).toEqual(['screens/cache']);
});

it('reports nothing without a worker', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await cacheScreens();
  scroll();
  expect(posted).toEqual([]);
});
