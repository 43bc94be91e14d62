import { SignUpBonus } from '#app/activity/sign-up-bonus.tsx';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { signUpBonus as messages } from '#features/sign-up-bonus/texts/en-PH.ts';
import { signUpBonus as thai } from '#features/sign-up-bonus/texts/th-TH.ts';
import { fill } from '#tests/support/pages/texts.ts';
import { tradeAnswer } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const { calendar, got } = messages;

/** A package whose second day can be claimed. */
const OWNED: WireResponseOf<'signUpBonus'> = {
  hasProps: 1,
  ownList: [
    {
      id: 31,
      propId: 6_005,
      buyTime: 1_700_000_000_000,
      loginPayDataJson: { days: [1, -1, null] },
    },
  ],
  buyPropIds: [6_005],
};

const received: WireResponseOf<'claimSignUpBonus'> = {
  rewards: [{ id: 2001, count: 1_200 }],
  day: 1,
  coin: 124_656,
  seq: 9,
};

const nothing = () => undefined;

async function openSheet(app: App, owned = OWNED) {
  app.answer('tradeInfo', tradeAnswer());
  app.answer('signUpBonus', owned);
  await renderApp(app, <SignUpBonus isOpen onClose={nothing} onClosed={nothing} />);
  return userEvent.setup();
}

const claimButton = (t: typeof messages = messages) =>
  screen.findByRole('button', { name: t.calendar.claimToday });

describe('the sheet of the sign-up bonus', () => {
  it('claims a day once for two taps and shows the reward', async () => {
    const app = await createApp();
    app.answer('claimSignUpBonus', received, 50);
    const user = await openSheet(app);
    await user.dblClick(await claimButton());
    expect(await screen.findByText(fill(got.day, { day: 2 }))).toBeTruthy();
    expect(app.sent('claimSignUpBonus')).toMatchObject([{ id: 31 }]);
  });

  it('shows the bets that a day’s bonus asks for, of the purchase and before the claim', async () => {
    const app = await createApp();
    const rewards = [{ id: 2001, count: 1_200, betRate: 5 }];
    await openSheet(app, { ...OWNED, ownList: OWNED.ownList.map((own) => ({ ...own, rewards })) });
    const need = fill(reward.wagering.needTimes, { amount: '₱60.00', times: '5' });
    expect(await screen.findByText(need)).toBeTruthy();
    expect(screen.getByText(fill(calendar.daily, { daily: '₱12' }))).toBeTruthy();
  });

  it('says that conditions may apply where the server does not say which', async () => {
    const app = await createApp();
    await openSheet(app);
    expect(await screen.findByText(reward.wagering.unknown)).toBeTruthy();
  });

  it('says that there is no package to buy', async () => {
    const app = await createApp();
    await openSheet(app, { hasProps: 0, ownList: [], buyPropIds: [] });
    expect(await screen.findByText(messages.buy.noneTitle)).toBeTruthy();
  });

  it('explains why the server refused', async () => {
    const app = await createApp();
    app.refuse('claimSignUpBonus', 1241);
    const user = await openSheet(app);
    await user.click(await claimButton());
    expect(await screen.findByText(messages.error.claimed)).toBeTruthy();
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createApp();
    app.platform.reply('claimSignUpBonus', 'no-network');
    const user = await openSheet(app);
    await user.click(await claimButton());
    await expect.poll(() => app.sent('claimSignUpBonus').length).toBe(1);
    app.answer('claimSignUpBonus', received);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'));
        return app.sent('claimSignUpBonus').length;
      })
      .toBe(2);
    expect(await screen.findByText(fill(got.day, { day: 2 }))).toBeTruthy();
    const [lost, again] = app.sent('claimSignUpBonus');
    expect(again).toEqual(lost);
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.answer('tradeInfo', tradeAnswer());
    app.platform.reply('signUpBonus', { status: 403 });
    await renderApp(app, <SignUpBonus isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    await openSheet(app);
    expect(await claimButton(thai)).toBeTruthy();
    expect(calendar.claimToday).not.toBe(thai.calendar.claimToday);
  });
});
