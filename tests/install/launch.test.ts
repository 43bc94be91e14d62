import { followLaunches } from '#app/later/follow-launches.ts';
import { APP_PATHS } from '#shared/lobby/app-paths.ts';
import { launchTarget } from '#shared/install/launch-target.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://lobby.test';
const OPENED = `${ORIGIN}/lobby/home?source=pwa`;

afterEach(() => vi.unstubAllGlobals());

const target = (href: string) =>
  launchTarget(new URL(href, ORIGIN), { origin: ORIGIN, paths: APP_PATHS });

describe('the target of a second launch', () => {
  it.each([
    ['/deposit?source=shortcut-deposit', '/deposit?source=shortcut-deposit'],
    ['/share?text=8K3F2A', '/share?text=8K3F2A'],
    ['/lobby/home', '/lobby/home'],
  ])('%s is shown', (href, shown) => {
    expect(target(href)).toBe(shown);
  });

  it.each([
    ['the icon', '/lobby/home?source=pwa'],
    ['the icon of an iPhone', '/lobby/home?source=a2hs'],
    ['another site', 'https://evil.test/deposit'],
    ['an address that is no screen', '/operator'],
    ['a path that a browser reads as a host', '//evil.test/deposit'],
  ])('%s leaves the player where they are', (_what, href) => {
    expect(target(href)).toBeNull();
  });
});

/** Opens a page with launches in its queue. */
function openPage({ queued = [] as string[], isReload = false } = {}) {
  let consume: (launch: { targetURL?: string }) => void = () => undefined;
  let idle: (() => void) | undefined;
  const state = { now: 1_000_000, isIdle: true };
  const shown: string[] = [];
  class Timing {
    type = isReload ? 'reload' : 'navigate';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
  vi.stubGlobal('window', {
    location: new URL(OPENED),
    parolaEarly: { landingUrl: OPENED },
    launchQueue: {
      setConsumer(consumer: typeof consume) {
        consume = consumer;
        for (const targetURL of queued) consumer({ targetURL });
      },
    },
  });
  followLaunches({
    moments: {
      whenIdle(work) {
        if (state.isIdle) work();
        else idle = work;
        return () => (idle = undefined);
      },
    },
    show: (path) => shown.push(path),
    now: () => state.now,
  });
  return {
    state,
    shown,
    launch: (path: string) => consume({ targetURL: ORIGIN + path }),
    becomeIdle: () => idle?.(),
  };
}

describe('a launch of the open app', () => {
  it('is shown by the router', () => {
    const { shown, launch } = openPage({ queued: [OPENED] });
    expect(shown).toEqual([]);
    launch('/deposit?source=shortcut-deposit');
    expect(shown).toEqual(['/deposit?source=shortcut-deposit']);
  });

  it('waits while a game runs; the latest one wins', () => {
    const { state, shown, launch, becomeIdle } = openPage();
    state.isIdle = false;
    launch('/deposit?source=shortcut-deposit');
    launch('/lobby/home?tab=101&source=shortcut-likes');
    expect(shown).toEqual([]);
    becomeIdle();
    expect(shown).toEqual(['/lobby/home?tab=101&source=shortcut-likes']);
  });

  it('is forgotten after ten minutes in a game', () => {
    const { state, shown, launch, becomeIdle } = openPage();
    state.isIdle = false;
    launch('/deposit?source=shortcut-deposit');
    state.now += 11 * 60_000;
    becomeIdle();
    expect(shown).toEqual([]);
  });

  it('is not repeated by a reload, and one that opened the page is none', () => {
    const queued = [`${ORIGIN}/deposit?source=shortcut-deposit`];
    expect(openPage({ queued, isReload: true }).shown).toEqual([]);
    expect(openPage({ queued: [OPENED] }).shown).toEqual([]);
    expect(openPage({ queued }).shown).toHaveLength(1);
  });

  it('changes nothing where the browser has no queue', () => {
    vi.stubGlobal('window', {});
    const show = vi.fn();
    followLaunches({ moments: { whenIdle: () => () => undefined }, show, now: () => 0 });
    expect(show).not.toHaveBeenCalled();
  });
});
