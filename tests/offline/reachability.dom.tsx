import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbyApi } from '#api/lobby.ts';
import { probeServer } from '#app/later/probe-server.ts';
import { LimitsSection } from '#features/protection/limits-section.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { protection as t } from '#features/protection/texts/en-PH.ts';
import {
  createReachability,
  isConnected,
  noteAnswer,
  noteLostCall,
  watchConnection,
  type Reachability,
} from '#browser/page/reachability.ts';
import type { Reply } from '#tests/builders/platform.ts';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  setNetwork(true);
  noteAnswer();
});
afterEach(() => {
  setNetwork(true);
  vi.restoreAllMocks();
});

async function askBigWins({ platform, store }: App, reply: Reply): Promise<void> {
  platform.reply('lobbyTips', reply);
  const again = { forceRefetch: true, subscribe: false } as const;
  await store.dispatch(lobbyApi.endpoints.lobbyTips.initiate(undefined, again));
}

const LIMITS = {
  rg: {
    limits: [] as [],
    realityMin: 60,
    breakUntil: 0,
    excludeUntil: 0,
    sessionStart: 0,
    netToday: 0,
  },
} as const;

/** An app that sends no requests by itself. */
const QUIET = { isVisitor: true } as const;

describe('the connection', () => {
  it.each<[string, Reply]>([
    ['is lost', 'no-network'],
    ['is answered by a proxy without its backend', { status: 502 }],
    ['is answered by a backend that cannot work', { status: 503 }],
    ['is given up by a proxy', { status: 504 }],
  ])('is lost once a call %s, and restored by the next answer', async (_how, reply) => {
    const app = await createApp(QUIET);
    const seen: boolean[] = [];
    const stop = watchConnection((is) => seen.push(is));
    await askBigWins(app, reply);
    expect(isConnected()).toBe(false);
    await askBigWins(app, { json: { errcode: 1_004 } });
    expect(isConnected()).toBe(true);
    stop();
    expect(seen).toEqual([false, true]);
  });

  it('survives a refusal and a failure of one call', async () => {
    const app = await createApp(QUIET);
    await askBigWins(app, { status: 500 });
    await askBigWins(app, { status: 404 });
    expect(isConnected()).toBe(true);
  });

  it('survives a lost call while others are answered', () => {
    const sentAt = performance.now();
    noteAnswer();
    noteLostCall(sentAt);
    expect(isConnected()).toBe(true);
  });

  it('ignores calls that were lost without a network', async () => {
    const app = await createApp(QUIET);
    setNetwork(false);
    await askBigWins(app, 'no-network');
    expect(isConnected()).toBe(false);
    setNetwork(true);
    expect(isConnected()).toBe(true);
  });
});

describe('a call that is lost while the network comes back', () => {
  it('says nothing about the server, and may be tried again', () => {
    const own = createReachability();
    const stop = own.watchConnection(() => undefined);
    setNetwork(false);
    const sentAt = performance.now();
    expect(own.noteLostCall(sentAt)).toBe(false);
    setNetwork(true);
    expect(own.noteLostCall(sentAt)).toBe(true);
    expect(own.isConnected()).toBe(true);
    expect(own.noteLostCall(Infinity)).toBe(false);
    expect(own.isConnected()).toBe(false);
    stop();
  });
});

describe('a screen whose server is down', () => {
  it('says so, and loads its content once the server answers', async () => {
    const app = await createApp();
    app.platform.reply('protection', 'no-network');
    await renderApp(app, <LimitsSection />);
    expect((await screen.findByRole('alert')).textContent).toContain(t.failedTitle);
    app.answer('protection', LIMITS);
    await act(() => askBigWins(app, { json: { errcode: 1_004 } }));
    expect(await screen.findByText(t.limit.kind.deposit)).toBeTruthy();
    expect(screen.queryByRole('button', { name: enPH.common.retry })).toBeNull();
  });
});

describe('a silent server', () => {
  /** A separate instance, so that late answers to the apps of other tests do not count. */
  let own: Reachability;
  beforeEach(() => {
    vi.useFakeTimers();
    own = createReachability();
    // The middle of each random spread.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => void vi.useRealTimers());
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

  it('is probed at growing intervals until it answers', async () => {
    let calls = 0;
    let answersFrom = 4;
    const stop = probeServer(() => {
      calls += 1;
      if (calls >= answersFrom) own.noteAnswer();
      else own.noteLostCall(Infinity);
      return Promise.resolve();
    }, own);
    await seconds(60);
    expect(calls, 'while it answers').toBe(0);

    own.noteLostCall(Infinity);
    await seconds(3);
    expect(calls).toBe(1);
    await seconds(5.9);
    expect(calls).toBe(1);
    await seconds(0.1);
    expect(calls).toBe(2);
    await seconds(12 + 22.5);
    expect(calls).toBe(4);
    expect(own.isConnected()).toBe(true);
    await seconds(60);
    expect(calls, 'once it has answered').toBe(4);

    answersFrom = Infinity;
    own.noteLostCall(Infinity);
    await seconds(3);
    expect(calls, 'the first wait again').toBe(5);
    await seconds(6 + 12);
    await seconds(10 * 22.5);
    expect(calls, 'never more than half a minute apart').toBe(17);
    stop();
    await seconds(60);
    expect(calls).toBe(17);
  });

  it('is not probed without a network', async () => {
    let calls = 0;
    own.noteLostCall(Infinity);
    setNetwork(false);
    const stop = probeServer(() => {
      calls += 1;
      return Promise.resolve();
    }, own);
    await seconds(60);
    expect(calls).toBe(0);
    stop();
  });
});
