import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { spinPayout as messages } from '#features/spin-payout/texts/en-PH.ts';
import { spinPayout as thai } from '#features/spin-payout/texts/th-TH.ts';
import { SpinPayoutScreen } from '#screens/spin-payout/spin-payout-screen.tsx';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';
import { spinRound, spinStanding, SPIN_TERMS } from './spin-rounds.ts';

const PAID: WireResponseOf<'spinPayout'> = {
  amount: 50_000,
  orderNo: 'spin-1',
  actStatus: 3,
  needBet: 50_000,
  coin: 173_456,
  seq: 9,
};

type Status = WireResponseOf<'spinInviteStatus'>['actStatus'];

/** Opens the payout screen with a round of this status. */
async function openPayout(app: App, actStatus: Status, t = messages) {
  app.answer('spinInviteStatus', spinStanding({ actStatus }));
  app.answer('spinInvite', spinRound(actStatus === 1 ? {} : { bonusAmount: 50_000 }));
  app.answer('spinRecord', { list: [], pageNo: 1, pageSize: 20, total: 0, hasMore: 0 });
  await renderApp(app, <SpinPayoutScreen />);
  const user = userEvent.setup();
  const submit = fill(t.ready.submit, { amount: '₱500.00' });
  return {
    user,
    /** Submits the payout and confirms it. */
    async payOut() {
      await user.click(await screen.findByRole('button', { name: submit }));
      const buttons = await screen.findAllByRole('button', { name: submit });
      for (const button of buttons.slice(-1)) await user.dblClick(button);
    },
  };
}

const createSpinApp = (options: AppOptions = {}) => createApp({ config: SPIN_TERMS, ...options });

describe('the payout of the wheel', () => {
  it('sends one order for two taps after the terms, and shows a receipt [routes.withdrawal-spin] [api.spin]', async () => {
    const app = await createSpinApp();
    app.answer('spinPayout', PAID, 50);
    const { payOut } = await openPayout(app, 2);
    expect(await screen.findByText(messages.ready.lapse)).toBeTruthy();
    expect(app.sent('spinPayout')).toEqual([]);
    await payOut();
    expect(await screen.findByText(messages.receipt.title)).toBeTruthy();
    expect(screen.getByText('₱1,734.56')).toBeTruthy();
    expect(app.sent('spinPayout')).toMatchObject([{ tid: 'round-1' }]);
  });

  it.each([
    [1107, messages.cause.notReached, messages.step.spin, '/activity/spin'],
    [1115, messages.cause.paid, messages.step.record, '/record/transaction'],
    [1084, messages.cause.noMobile, messages.step.bind, '/bind'],
  ])('explains refusal %i, with the next step', async (code, cause, step, to) => {
    const app = await createSpinApp();
    app.refuse('spinPayout', code);
    const { payOut } = await openPayout(app, 2);
    await payOut();
    expect(await screen.findByText(cause.title)).toBeTruthy();
    expect(screen.getByText(new RegExp(fill(messages.cause.code, { code })))).toBeTruthy();
    const links = screen.getAllByRole('link', { name: step, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toContain(to);
  });

  it('settles an order without an answer after a relaunch, under the same request number', async () => {
    const app = await createSpinApp();
    app.platform.reply('spinPayout', 'no-network');
    const { payOut } = await openPayout(app, 2);
    await payOut();
    expect(await screen.findByText(messages.inDoubt.title)).toBeTruthy();
    app.close();
    app.answer('spinPayout', PAID);
    await openPayout(app, 2);
    expect(await screen.findByText(messages.receipt.title)).toBeTruthy();
    const [lost, again] = app.sent('spinPayout');
    expect(again).toEqual(lost);
  });

  it('shows the progress of a running round', async () => {
    const app = await createSpinApp();
    await openPayout(app, 1);
    expect(await screen.findByText('₱312.50')).toBeTruthy();
    expect(screen.getByText('₱187.50')).toBeTruthy();
    expect(screen.queryByRole('button', { name: patternOf(messages.ready.submit) })).toBeNull();
  });

  it.each([
    [0, messages.none.title],
    [4, messages.over.title],
    [3, messages.paid.lead],
  ] as const)('says where nothing can be paid out: status %i', async (status, title) => {
    const app = await createSpinApp();
    await openPayout(app, status);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: patternOf(messages.ready.submit) })).toBeNull();
  });

  it('shows an error when loading fails, and retries', async () => {
    const app = await createSpinApp();
    app.answer('spinRecord', { list: [], pageNo: 1, pageSize: 20, total: 0, hasMore: 0 });
    app.platform.reply('spinInviteStatus', 'no-network');
    await renderApp(app, <SpinPayoutScreen />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
    app.answer('spinInviteStatus', spinStanding({ actStatus: 0, tid: '' }));
    await userEvent.setup().click(screen.getByRole('button', { name: enPH.common.retry }));
    expect(await screen.findByText(messages.none.title)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createSpinApp({ language: 'th-TH' });
    await openPayout(app, 2, thai);
    expect(await screen.findByText(thai.ready.lapse)).toBeTruthy();
  });
});
