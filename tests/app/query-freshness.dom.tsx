/** When RTK Query refetches the data of a money screen (contract, constants part). */
import { BALANCE_REFRESH_EVERY } from '#config/constants.ts';
import { balanceApi } from '#api/balance.ts';
import { DepositBalance } from '#features/deposit/form/deposit-balance.tsx';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp, renderApp } from './render-app.tsx';

let isSeen = true;
let isConnected = true;

beforeEach(() => {
  isSeen = true;
  isConnected = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isSeen ? 'visible' : 'hidden',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a screen that has loaded the balance once. */
async function openBalance() {
  const app = await createApp();
  app.answer('refreshBalance', {
    coin: 100,
    lottery: 0,
    safebox: 0,
    totalRecharge: 0,
    vip: 0,
    seq: 2,
  });
  vi.useFakeTimers();
  await renderApp(app, <DepositBalance />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(10);
  const before = app.sent('refreshBalance').length;
  return {
    /** Number of balance requests since the screen opened. */
    asked: () => app.sent('refreshBalance').length - before,
    pass,
    async turn(change: () => void, event: 'visibilitychange' | 'online' | 'offline') {
      change();
      (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
      await pass(10);
    },
    changeCoins: () => app.store.dispatch(balanceApi.util.invalidateTags(['balance'])),
  };
}

it('requests the balance every 30 s while the page is visible, and on every return', async () => {
  const balance = await openBalance();
  await balance.pass(BALANCE_REFRESH_EVERY);
  expect(balance.asked()).toBe(1);
  await balance.turn(() => (isSeen = false), 'visibilitychange');
  await balance.pass(4 * BALANCE_REFRESH_EVERY);
  expect(balance.asked()).toBe(1);
  await balance.turn(() => (isSeen = true), 'visibilitychange');
  expect(balance.asked()).toBe(2);
});

it('requests nothing without a network, and at once when it is back', async () => {
  const balance = await openBalance();
  await balance.turn(() => (isConnected = false), 'offline');
  await balance.pass(4 * BALANCE_REFRESH_EVERY);
  expect(balance.asked()).toBe(0);
  await balance.turn(() => (isConnected = true), 'online');
  expect(balance.asked()).toBe(1);
});

it('requests once for a network that reports its return again and again, or flickers', async () => {
  const balance = await openBalance();
  await balance.turn(() => (isConnected = false), 'offline');
  await balance.turn(() => (isConnected = true), 'online');
  await balance.pass(2_000);
  const before = balance.asked();
  for (let time = 0; time < 10; time += 1) await balance.turn(() => undefined, 'online');
  await balance.pass(2_000);
  expect(balance.asked() - before).toBeLessThanOrEqual(1);

  const then = balance.asked();
  for (let time = 0; time < 10; time += 1) {
    await balance.turn(() => (isConnected = false), 'offline');
    await balance.turn(() => (isConnected = true), 'online');
  }
  await balance.pass(2_000);
  expect(balance.asked() - then).toBeLessThanOrEqual(2);
});

it('requests the balance when coins change, and again if they change during the request', async () => {
  const balance = await openBalance();
  balance.changeCoins();
  balance.changeCoins();
  await balance.pass(10);
  expect(balance.asked()).toBe(2);
});

it('requests the balance when coins change, on any screen', async () => {
  const app = await createApp();
  await vi.waitFor(() => expect(app.sent('refreshBalance')).toHaveLength(1));
  app.store.dispatch(balanceApi.util.invalidateTags(['balance']));
  await vi.waitFor(() => expect(app.sent('refreshBalance')).toHaveLength(2));
});
