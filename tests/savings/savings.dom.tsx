import { DEBOUNCE } from '#config/constants.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { savings as messages } from '#features/savings/texts/en-PH.ts';
import { savings as thai } from '#features/savings/texts/th-TH.ts';
import { selectIsBusy } from '#state/busy/busy-slice.ts';
import { SavingsScreen } from '#screens/savings/savings-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const HOUR = 3_600_000;
const { move, wrong, inDoubt, done } = messages;
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

/** The one face of a success has the focus. */
async function findMoment(title: string): Promise<HTMLElement> {
  const moment = (await screen.findByText(title)).closest<HTMLElement>('[data-moment]');
  if (moment === null) throw new Error('the success is not a moment');
  expect(moment.contains(document.activeElement)).toBe(true);
  return moment;
}

function expectMoment(moment: HTMLElement, said: readonly string[]) {
  for (const text of said) expect(moment.textContent).toContain(text);
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
    expectMoment(await findMoment(done.in), ['₱30.00', done.balance, '₱1,204.56']);
    expect(app.sent('depositSavings')).toMatchObject([{ amount: 3_000 }]);
  });

  it.each([
    ['en-PH', messages],
    ['th-TH', thai],
  ] as const)('claims interest with the moment of every success, in %s', async (language, t) => {
    const app = await createApp({ language, config: withBank });
    const interest = { interestMicro: 1_141_552, totalMicro: 1_141_552 };
    app.answer('claimInterest', { ...moved(100_000, 123_570), received: 114 }, 50);
    const { user } = await openBank(app, interest);
    app.answer('savings', savings({ coin: 123_570, totalMicro: 1_141_552 }));
    await user.dblClick(
      await screen.findByRole('button', { name: fill(t.receive.submit, { amount: '₱1.14' }) }),
    );
    const moment = await findMoment(t.done.interest);
    expectMoment(moment, ['+₱1.14', t.done.balance, '₱1,235.70']);
    // One next step, and nothing else to do until the player is done.
    expect(within(moment).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByLabelText(t.move.amount)).toBeNull();
    expect(app.sent('claimInterest')).toHaveLength(1);
    await user.click(within(moment).getByRole('button', { name: t.done.ok }));
    expect(await screen.findByLabelText(t.move.amount)).toBeTruthy();
    expect(screen.queryByText(t.done.interest)).toBeNull();
  });

  it.each([
    ['in', move.in],
    ['out', move.out],
  ] as const)('keeps the amount typed to move %s while interest is claimed', async (way, tab) => {
    const app = await createApp({ config: withBank });
    app.answer('claimInterest', { ...moved(100_000, 123_570), received: 114 });
    app.answer('depositSavings', moved(104_000, 119_456));
    app.answer('withdrawSavings', moved(96_000, 127_570));
    const { user } = await openBank(app, { interestMicro: 1_141_552 });
    await user.click(await screen.findByRole('tab', { name: tab }));
    await user.type(screen.getByLabelText(move.amount), '40');
    const claim = fill(messages.receive.submit, { amount: '₱1.14' });
    await user.click(screen.getByRole('button', { name: claim }));
    const moment = await findMoment(done.interest);
    // No update reloads the page under what is typed, though the form is not there.
    expect(selectIsBusy(app.store.getState())).toBe(true);
    await user.click(within(moment).getByRole('button', { name: done.ok }));
    expect(screen.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true');
    const field = await screen.findByLabelText<HTMLInputElement>(move.amount);
    expect(field.value).toBe('40');

    // What was moved is no longer waiting to be moved.
    const submit = way === 'in' ? move.submitIn : move.submitOut;
    await user.click(screen.getByRole('button', { name: submit }));
    const second = await findMoment(done[way]);
    expect(selectIsBusy(app.store.getState())).toBe(false);
    await user.click(within(second).getByRole('button', { name: done.ok }));
    expect((await screen.findByLabelText<HTMLInputElement>(move.amount)).value).toBe('');
  });

  it('sends money that was just saved to no game', async () => {
    const app = await createApp({ config: withBank });
    app.answer('depositSavings', moved(103_000, 120_456));
    const bank = await openBank(app);
    await screen.findByLabelText(move.amount);
    await bank.putIn('30');
    expect(within(await findMoment(done.in)).queryByRole('link')).toBeNull();
  });

  it('still says what came back when the closed bank is empty', async () => {
    const app = await createApp();
    app.answer('withdrawSavings', moved(0, 223_456));
    const { user } = await openBank(app);
    app.answer('savings', savings({ amount: 0, coin: 223_456 }));
    await user.type(await screen.findByLabelText(move.amount), '1000');
    await user.click(screen.getByRole('button', { name: move.submitOut }));
    const moment = await findMoment(done.out);
    await waitFor(() => expect(screen.queryByText(messages.offText)).toBeNull());
    expectMoment(moment, ['₱1,000.00', '₱2,234.56']);
    await user.click(within(moment).getByRole('button', { name: done.ok }));
    expect(await screen.findByText(messages.offTitle)).toBeTruthy();
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
    expectMoment(await findMoment(done.in), ['₱50.00']);
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
    expectMoment(await findMoment(done.out), ['₱40.00', done.balance, '₱1,274.56']);
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
