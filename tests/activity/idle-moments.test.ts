/** When the app may interrupt the player (spec §4): never while a call is pending. */
import { signUpBonusApi } from '#api/sign-up-bonus.ts';
import { createIdleMoments, laterMoments, type IdleMoments } from '#app/later/idle-moments.ts';
import type { AppRouter } from '#app/settled/router.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fakes a router that is idle at a path. */
function routerAt(pathname: string): AppRouter {
  const location = { pathname, href: pathname };
  const state = { location, resolvedLocation: location };
  return { state, subscribe: () => () => undefined } as unknown as AppRouter;
}

const ANSWER = { errcode: 0, rewards: [], day: 0, coin: 100, seq: 1 };

describe('an idle moment', () => {
  it.each([
    { json: ANSWER, after: 500 },
    { json: { errcode: 1201 }, after: 500 },
  ])(
    'does not occur before the answer of a claim, even if its screen was left: %o',
    async (reply) => {
      const platform = scriptedPlatform();
      platform.token = 'token-1';
      platform.reply('claimSignUpBonus', reply);
      const { store } = storeWithListeners();
      const moments = createIdleMoments(store, routerAt('/lobby/home'), 'prompt');
      expect(moments.canInterrupt()).toBe(true);
      const claim = store.dispatch(
        signUpBonusApi.endpoints.claimSignUpBonus.initiate({ id: 1, reqNo: 'request-1' }),
      );
      // A screen resets its mutation when it unmounts.
      claim.reset();
      const work = vi.fn();
      moments.whenIdle(work);
      await vi.advanceTimersByTimeAsync(400);
      expect(moments.canInterrupt()).toBe(false);
      expect(work).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(moments.canInterrupt()).toBe(true);
      expect(work).toHaveBeenCalledOnce();
    },
  );

  it.each([
    '/start',
    '/deposit',
    '/lobby/deposit',
    '/withdrawal',
    '/withdrawal/spin',
    '/profile/bank',
  ])('does not occur on %s', (path) => {
    scriptedPlatform();
    const { store } = storeWithListeners();
    for (const interruption of ['prompt', 'navigation'] as const) {
      expect(createIdleMoments(store, routerAt(path), interruption).canInterrupt()).toBe(false);
    }
  });

  it.each(['/login', '/register', '/forget', '/bind'])(
    'does not occur on %s for a prompt, but for an update of the untouched form',
    (path) => {
      scriptedPlatform();
      const { store } = storeWithListeners();
      expect(createIdleMoments(store, routerAt(path), 'prompt').canInterrupt()).toBe(false);
      expect(createIdleMoments(store, routerAt(path), 'navigation').canInterrupt()).toBe(true);
    },
  );

  it('does not occur before the router has loaded', async () => {
    scriptedPlatform();
    const { store } = storeWithListeners();
    let load: (moments: IdleMoments) => void = () => undefined;
    const moments = laterMoments(new Promise((resolve) => (load = resolve)));
    const [work, cancelled] = [vi.fn(), vi.fn()];
    moments.whenIdle(work);
    moments.whenIdle(cancelled)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(moments.canInterrupt()).toBe(false);
    expect(work).not.toHaveBeenCalled();
    load(createIdleMoments(store, routerAt('/lobby/home'), 'prompt'));
    await vi.advanceTimersByTimeAsync(0);
    expect(moments.canInterrupt()).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});
