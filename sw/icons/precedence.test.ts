import { describe, expect, it } from 'vitest';
import { startWorker } from '#sw/testing/icon-test-worker.ts';
import { ICON, iconsOf, createFakeEnvironment, request } from '#sw/testing/fake-environment.ts';

describe('icons fetched ahead', () => {
  it('wait for two seconds after the player’s last touch', async () => {
    const environment = createFakeEnvironment();
    const { iconCache, last } = startWorker(environment);
    const began = environment.now;
    let touches = 0;
    environment.answer = () => {
      if (environment.asked.length === 6 && touches === 0) {
        touches += 1;
        environment.now += 1_000;
        iconCache.noteUse();
      }
      return ICON;
    };
    iconCache.noteUse();
    await iconCache.sync(request());
    expect(touches).toBe(1);
    // From 0 to 2 s, and from 3 to 5 s; each of the six looks in turn, on a clock that all of them advance.
    expect(environment.now - began).toBeGreaterThanOrEqual(5_000);
    expect(last()?.state).toBe('ready');
  });

  it('do not wait when the player asked for them, nor when the clock was set back', async () => {
    const asked = createFakeEnvironment();
    const { iconCache } = startWorker(asked);
    iconCache.noteUse();
    await iconCache.sync(request({ isForced: true }));
    expect(asked.waited).toEqual([]);

    const late = createFakeEnvironment();
    const other = startWorker(late);
    other.iconCache.noteUse();
    late.now -= 60_000;
    await other.iconCache.sync(request());
    expect(late.waited).toEqual([]);
  });

  it('give way to other requests, unlike those on the screen', async () => {
    const environment = createFakeEnvironment();
    const { iconCache } = startWorker(environment);
    await iconCache.show(iconsOf(1)[0] ?? '');
    await iconCache.sync(request({ icons: iconsOf(3) }));
    expect(environment.asked.map(({ isAhead }) => isAhead)).toEqual([false, true, true]);
  });

  it('end at once when another worker takes over', async () => {
    const environment = createFakeEnvironment();
    const { iconCache } = startWorker(environment);
    iconCache.noteUse();
    const sync = iconCache.sync(request());
    await iconCache.shutDown();
    await sync;
    expect(environment.asked.length).toBeLessThanOrEqual(6);
    expect(environment.waited.length).toBeLessThanOrEqual(6);
  });
});
