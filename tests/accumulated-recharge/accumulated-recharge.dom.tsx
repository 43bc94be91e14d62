import { AccumulatedRecharge } from '#app/activity/accumulated-recharge.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { accumulatedRecharge as messages } from '#features/accumulated-recharge/texts/en-PH.ts';
import { accumulatedRecharge as thai } from '#features/accumulated-recharge/texts/th-TH.ts';
import { patternOf } from '#tests/support/pages/texts.ts';
import { tradeAnswer } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const { tier, got } = messages;

/** One tier: ₱20 for ₱500. */
const TRADE = tradeAnswer({
  rechargeList: [
    {
      id: 12_001,
      type: 12,
      price: 50_000,
      bonusAmount: 2_000,
      showLimit: 0,
      paramStr: '',
      props: [{ id: 2001, count: 2_000, betRate: 3 }],
    },
  ],
});

const progress = (totalRecharge: number): WireResponseOf<'accumulatedRecharge'> => ({
  initId: 12_001,
  totalRecharge,
  rechargeData: { list: [] },
  props: [],
  lookAhead: 1,
});

const received: WireResponseOf<'claimAccumulatedRecharge'> = {
  rewards: [{ id: 2001, count: 2_000 }],
  rechargeData: { list: [{ propId: 12_001, time: 1_700_000_000_000 }] },
  coin: 125_456,
  seq: 9,
};

const nothing = () => undefined;

async function openSheet(app: App, totalRecharge = 60_000) {
  app.answer('tradeInfo', TRADE);
  app.answer('accumulatedRecharge', progress(totalRecharge));
  await renderApp(app, <AccumulatedRecharge isOpen onClose={nothing} onClosed={nothing} />);
  return userEvent.setup();
}

const receiveButton = (t: typeof messages = messages) =>
  screen.findByRole('button', { name: patternOf(t.tier.claimOf) });

describe('the sheet of recharge rewards', () => {
  it('claims a tier once for two taps and shows the reward', async () => {
    const app = await createApp();
    app.answer('claimAccumulatedRecharge', received, 50);
    const user = await openSheet(app);
    await user.dblClick(await receiveButton());
    expect(await screen.findByText(patternOf(got.title))).toBeTruthy();
    expect(app.sent('claimAccumulatedRecharge')).toMatchObject([{ propId: 12_001 }]);
    // The result has its own next step; the sheet's is back after it.
    const deposit = () => screen.queryByRole('link', { name: messages.deposit });
    expect(deposit()).toBeNull();
    await user.click(screen.getByRole('button', { name: got.ok }));
    expect(deposit()).not.toBeNull();
  });

  it('links to the deposit screen for a tier that is not reached', async () => {
    const app = await createApp();
    await openSheet(app, 10_000);
    const link = await screen.findByRole('link', { name: patternOf(tier.rechargeOf) });
    expect(link.getAttribute('href')).toBe('/deposit');
  });

  it('explains why the server refused', async () => {
    const app = await createApp();
    app.refuse('claimAccumulatedRecharge', 1241);
    const user = await openSheet(app);
    await user.click(await receiveButton());
    expect(await screen.findByText(messages.error.claimed)).toBeTruthy();
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createApp();
    app.platform.reply('claimAccumulatedRecharge', 'no-network');
    const user = await openSheet(app);
    await user.click(await receiveButton());
    expect(await screen.findByText(patternOf(tier.unknown))).toBeTruthy();
    app.answer('claimAccumulatedRecharge', received);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(patternOf(got.title))).toBeTruthy();
    const [lost, again] = app.sent('claimAccumulatedRecharge');
    expect(again).toEqual(lost);
  });

  it('says that there are no tiers', async () => {
    const app = await createApp();
    app.answer('accumulatedRecharge', progress(0));
    app.answer('tradeInfo', tradeAnswer());
    await renderApp(app, <AccumulatedRecharge isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(messages.noneTitle)).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.answer('tradeInfo', TRADE);
    app.platform.reply('accumulatedRecharge', { status: 403 });
    await renderApp(app, <AccumulatedRecharge isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    await openSheet(app);
    expect(await receiveButton(thai)).toBeTruthy();
  });
});
