/** When content beyond the first screen comes, and what opens by itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let page: EventTarget & { readyState: string };
const use = (kind: string) => page.dispatchEvent(new Event(kind));

/** Loads the module anew: it remembers the page's state. */
async function openPage() {
  vi.resetModules();
  const { untilSettled, untilTouched, untilUsed } = await import('#browser/page/settled.ts');
  const seen: string[] = [];
  void untilTouched().then(() => seen.push('touched'));
  void untilSettled().then(() => seen.push('settled'));
  void untilUsed().then(() => seen.push('used'));
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { readyState: 'complete' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => setTimeout(work) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a page that nobody touches settles four seconds after the load', async () => {
  const seen = await openPage();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toEqual(['settled', 'touched', 'used']);
});

it.each(['keydown', 'wheel', 'scroll', 'focusin'])(
  'after the first %s and its frame comes the content, but nothing that opens by itself',
  async (kind) => {
    const seen = await openPage();
    use(kind);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['touched']);
    await vi.advanceTimersByTimeAsync(20);
    expect(seen).toEqual(['touched', 'used']);
    await vi.advanceTimersByTimeAsync(4_100);
    expect(seen).toEqual(['touched', 'used', 'settled']);
  },
);

it.each(['pointerup', 'pointercancel'])(
  'what a tap needs is painted first: the content comes after its %s',
  async (end) => {
    const seen = await openPage();
    use('pointerdown');
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toEqual(['touched']);
    use(end);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['touched']);
    await vi.advanceTimersByTimeAsync(20);
    expect(seen).toEqual(['touched', 'used']);
  },
);

it('a finger that is never lifted keeps nothing back for ever', async () => {
  const seen = await openPage();
  use('pointerdown');
  await vi.advanceTimersByTimeAsync(4_100);
  expect(seen).toEqual(['touched', 'settled', 'used']);
});

it('a page without a network settles once it is idle', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const seen = await openPage();
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['settled', 'touched', 'used']);
});

it('a page that is still loading does not settle', async () => {
  page.readyState = 'loading';
  let load: () => void = () => undefined;
  vi.stubGlobal('window', {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    addEventListener: (_name: string, work: () => void) => {
      load = work;
    },
  });
  const seen = await openPage();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual([]);
  load();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(seen).toEqual(['settled', 'touched', 'used']);
});
