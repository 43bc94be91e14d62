/** Periodic refresh of the balance and red dots (contract, constants part). */
import { refreshPlayer } from '#app/refresh-player.ts';
import { RED_DOTS_EVERY } from '#config/constants.ts';
import { selectRedDots, sessionFound } from '#state/session/session-slice.ts';
import { scriptedPlatform, storeWithListeners } from '#tests/builders/platform.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const BALANCE = { coin: 0, lottery: 0, safebox: 0, totalRecharge: 0, vip: 0, seq: 1 };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the player refresh is complete within each minute, however long an answer takes', async () => {
  const platform = scriptedPlatform(10_000);
  const { store } = storeWithListeners();
  platform.token = 'token-1';
  store.dispatch(sessionFound());
  const answers = (mail: 0 | 1, after: number) => {
    const red = { task: 0, mail, signUp: 0 };
    platform.reply('refreshBalance', { json: { errcode: 0, ...BALANCE }, after });
    const light = { errcode: 0, user: {}, accountStatus: 0, kycStatus: 0, red };
    platform.reply('lightRefresh', { json: light, after });
  };
  for (const [mail, after] of [
    [0, 200],
    [1, 900],
    [0, 200],
    [1, 3000],
  ] as const) {
    answers(mail, after);
    void refreshPlayer(store.dispatch);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(RED_DOTS_EVERY);
    expect(selectRedDots(store.getState()).hasUnreadMail).toBe(mail === 1);
  }
});
