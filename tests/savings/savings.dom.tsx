import { DEBOUNCE } from '#config/constants.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { savings as messages } from '#features/savings/texts/en-PH.ts';
import { savings as thai } from '#features/savings/texts/th-TH.ts';
import { SavingsScreen } from '#screens/savings/savings-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const HOUR = 3_600_000;
const { move, wrong, inDoubt } = messages;
/** Matches the unknown-outcome message with any problem, the server's or the network's. */
const UNKNOWN = patternOf(messages.unknown);

const savings = (
  overrides: Partial<WireResponseOf<'savings'>> = {},
): WireResponseOf<'savings'> => ({
  amount: 100_000,
  aprBps: 800,
  interestMicro: 0,
  totalMicro: 0,
  nextCreditTime: Date.now() + HOUR,
  minDeposit: 3_000,
  minWithdraw: 100,
  minReceive: 1,
  coin: 123_456,
  hasSafeboxPassword: 0,
  ...overrides,
});

const moved = (amount: number, coin: number): WireResponseOf<'depositSavings'> => ({
  amount,
  coin,
  seq: 9,
  interestMicro: 0,
});

async function openBank(app: App, overrides: Partial<WireResponseOf<'savings'>> = {}) {
  app.answer('savings', savings(overrides));
  app.answer('savingsRecord', { list: [], pageNo: 1, pageSize: 20, total: 0, hasMore: 0 });
  await renderApp(app, <SavingsScreen />);
  const user = userEvent.setup();
  return {
    user,
    async putIn(amount: string) {
      const field = await screen.findByLabelText(move.amount);
      await user.clear(field);
      if (amount !== '') await user.type(field, amount);
      await user.click(screen.getByRole('button', { name: move.submitIn }));
    },
    async takeOut(amount: string, password: string) {
      await user.click(await screen.findByRole('tab', { name: move.out }));
      await user.type(screen.getByLabelText(move.amount), amount);
      await user.type(screen.getByLabelText(move.password), password);
      await user.click(screen.getByRole('button', { name: move.submitOut }));
    },
  };
}

const goOnline = () => window.dispatchEvent(new Event('online'));
const withBank = { bankEnabled: 1 } as const;

describe('the bank', () => {
  it('deposits coins once for two taps', async () => {
    const app = await createApp({ config: withBank });
    app.answer('depositSavings', moved(103_000, 120_456), 50);
    const bank = await openBank(app);
    const field = await screen.findByLabelText(move.amount);
    await bank.user.type(field, '30');
    await bank.user.dblClick(screen.getByRole('button', { name: move.submitIn }));
    expect(await screen.findByText(fill(move.doneIn, { amount: '₱30.00' }))).toBeTruthy();
    expect(app.sent('depositSavings')).toMatchObject([{ amount: 3_000 }]);
  });

  it('explains an amount that cannot be deposited', async () => {
    const app = await createApp({ config: withBank });
    const bank = await openBank(app);
    await bank.putIn('');
    expect(await screen.findByText(wrong.empty)).toBeTruthy();
    await bank.putIn('29.99');
    expect(await screen.findByText(fill(wrong.below, { least: '₱30.00' }))).toBeTruthy();
    expect(app.sent('depositSavings')).toEqual([]);
  });

  it('explains why the server refused', async () => {
    const app = await createApp({ config: withBank });
    app.refuse('depositSavings', 1251);
    const bank = await openBank(app);
    await bank.putIn('30');
    expect(await screen.findByText(fill(messages.error.short, { code: 1251 }))).toBeTruthy();
  });

  it('settles a request without an answer before another amount is sent', async () => {
    const app = await createApp({ config: withBank });
    // Longer than the debounce, so that the next press is not ignored.
    app.platform.reply('depositSavings', { json: {}, status: 502, after: DEBOUNCE });
    const bank = await openBank(app);
    await bank.putIn('30');
    await screen.findByText(UNKNOWN);
    app.answer('depositSavings', moved(103_000, 120_456));
    await bank.putIn('50');
    expect(await screen.findByText(fill(move.doneIn, { amount: '₱50.00' }))).toBeTruthy();
    const [lost, again, next] = app.sent('depositSavings');
    expect(again).toEqual(lost);
    expect(next).toMatchObject({ amount: 5_000 });
    expect(next?.['reqNo']).not.toBe(lost?.['reqNo']);
  });

  it('asks for the password again after a relaunch, and never stores it', async () => {
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const app = await createApp({ config: { ...withBank, publicKey } });
    const locked = { hasSafeboxPassword: 1 } as const;
    app.platform.reply('withdrawSavings', 'no-network');
    const bank = await openBank(app, locked);
    await bank.takeOut('40', 'secret-word');
    await screen.findByText(UNKNOWN);
    app.close();

    app.answer('withdrawSavings', moved(96_000, 127_456));
    const { user } = await openBank(app, locked);
    const card = await screen.findByRole('region', { name: inDoubt.title });
    goOnline();
    expect(app.sent('withdrawSavings')).toHaveLength(1);
    await user.type(within(card).getByLabelText(move.password), 'secret-word');
    await user.click(within(card).getByRole('button', { name: inDoubt.ask }));
    expect(await screen.findByText(fill(move.doneOut, { amount: '₱40.00' }))).toBeTruthy();
    const [first, second] = app.sent('withdrawSavings');
    expect(second?.['reqNo']).toBe(first?.['reqNo']);
    expect(second).toHaveProperty('safeboxPassword');
    const { safeboxPassword } = second ?? {};
    const state = JSON.stringify(app.store.getState());
    expect(state).not.toContain('secret-word');
    expect(state).not.toContain(safeboxPassword);
  });

  it('says that the bank is not offered in this market', async () => {
    const app = await createApp();
    await openBank(app, { amount: 0 });
    expect(await screen.findByText(messages.offTitle)).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp({ config: withBank });
    app.platform.reply('savings', { status: 500 });
    await renderApp(app, <SavingsScreen />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH', config: withBank });
    await openBank(app);
    expect(await screen.findByRole('button', { name: thai.move.submitIn })).toBeTruthy();
  });
});
