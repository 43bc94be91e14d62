import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { LobbyHeader } from '#features/lobby-header/lobby-header.tsx';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { withdrawal } from '#features/withdrawal/texts/en-PH.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { HOUR_MS } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';
import { termsAnswer } from './facts.ts';

const { balance: words, order, status } = withdrawal;

const NOW = Date.now();
const ORDER: WireResponseOf<'withdrawals'>['list'][number] = {
  orderNo: 'W-1',
  amount: 50_000,
  fee: 0,
  arriveAmount: 50_000,
  bankName: 'Island Bank',
  accountMask: '••••6789',
  status: 0,
  createTime: NOW - HOUR_MS,
  updateTime: NOW,
  etaTime: NOW + HOUR_MS,
  steps: [
    { status: 1, time: NOW - HOUR_MS, text: '' },
    { status: 0, time: NOW, text: '' },
  ],
};

/** ₱834.56 free, ₱300.00 of a deposit and ₱100.00 of a bonus. */
function termsOf(): WireResponseOf<'withdrawalConfig'> {
  return {
    ...termsAnswer({
      withdrawable: minorUnits(83_456),
      locked: minorUnits(40_000),
      needBet: minorUnits(30_000),
      doneBet: minorUnits(17_700),
    }),
    parts: [
      { kind: 'own', source: 'deposit', amount: 30_000, needBet: 30_000, doneBet: 17_700 },
      { kind: 'bonus', source: 'vip', amount: 10_000, needBet: 20_000, doneBet: 0 },
    ],
  };
}

async function openBalance(app: App) {
  await renderApp(
    app,
    <>
      <LobbyHeader />
      <OverlayHost />
    </>,
  );
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /^Balance / });
  // Awaited: the sheet's code loads meanwhile.
  await act(() => user.click(button));
  const sheet = await screen.findByRole('dialog', { name: words.sheet });
  return { user, sheet };
}

describe('the balance in the header', () => {
  it('opens what it is made of, and what unlocks next', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', termsOf());
    const { sheet } = await openBalance(app);
    const sumOf = async (name: string) =>
      (await within(sheet).findByText(name)).closest('dt')?.nextElementSibling?.textContent;
    expect(await sumOf(words.free)).toBe('₱834.56');
    expect(await sumOf(words.own)).toBe('₱300.00');
    expect(await sumOf(words.bonus)).toBe('₱100.00');
    expect(
      within(sheet).getByText(fill(words.next, { toBet: '₱123.00', frees: '₱300.00' })),
    ).toBeTruthy();
    const arcs = [...sheet.querySelectorAll('[data-share]')].map((arc) =>
      arc.getAttribute('data-share'),
    );
    expect(arcs).toEqual(['free', 'own', 'bonus']);
  });

  it('leads to the withdrawal and the deposit', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', termsOf());
    const { sheet } = await openBalance(app);
    const links = within(sheet).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/withdrawal', '/deposit']);
  });

  it('has no links over a game, which is left in its own way', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', termsOf());
    app.store.dispatch(overlayOpened({ name: 'balance', isOverGame: true }));
    await renderApp(app, <OverlayHost />);
    const sheet = await screen.findByRole('dialog', { name: words.sheet });
    expect(await within(sheet).findByText(words.bonus)).toBeTruthy();
    expect(within(sheet).queryAllByRole('link')).toEqual([]);
  });

  it('says why the numbers are missing, and asks again', async () => {
    const app = await createApp();
    app.refuse('withdrawalConfig', 500);
    const { user, sheet } = await openBalance(app);
    const again = await within(sheet).findByRole('button', { name: enPH.common.retry });
    app.answer('withdrawalConfig', termsOf());
    await user.click(again);
    await waitFor(() => expect(within(sheet).getByText(words.bonus)).toBeTruthy());
  });

  it('shows how far a withdrawal has come, where it goes and when it is expected', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', { ...termsOf(), pendingOrderNo: ORDER.orderNo });
    app.answer('withdrawals', {
      list: [{ ...ORDER, orderNo: 'W-0', status: 4 }, ORDER],
      pageNo: 1,
      pageSize: 5,
      total: 2,
      hasMore: 0,
    });
    const { sheet } = await openBalance(app);
    const card = within(await within(sheet).findByRole('region', { name: order.underWay }));
    expect(card.getByText('₱500.00')).toBeTruthy();
    expect(card.getByText('Island Bank ••••6789')).toBeTruthy();
    expect(card.getByText(/^Expected by /)).toBeTruthy();
    const steps = card.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      status.waiting,
      status['in-process'],
      `${status.success}${order.coming}`,
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('asks for no order when none is under way', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', termsOf());
    const { sheet } = await openBalance(app);
    expect(await within(sheet).findByText(words.bonus)).toBeTruthy();
    expect(app.sent('withdrawals')).toEqual([]);
  });

  it('shows the balance when the order cannot be loaded', async () => {
    const app = await createApp();
    app.answer('withdrawalConfig', { ...termsOf(), pendingOrderNo: ORDER.orderNo });
    app.refuse('withdrawals', 500);
    const { sheet } = await openBalance(app);
    expect(await within(sheet).findByText(words.bonus)).toBeTruthy();
    expect(within(sheet).queryByRole('region', { name: order.underWay })).toBeNull();
  });
});
