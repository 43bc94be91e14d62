import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { vip as messages } from '#features/vip/texts/en-PH.ts';
import { vip as thai } from '#features/vip/texts/th-TH.ts';
import { VipScreen } from '#screens/vip/vip-screen.tsx';
import { fill, patternOf, refusalText } from '#tests/support/pages/texts.ts';
import { vipAnswer } from '#tests/builders/wire.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

const { claims } = messages;

const STANDING = vipAnswer({
  vip: 2,
  exp: 500_000,
  nextExp: 1_000_000,
  recharge: 100_000,
  nextRecharge: 300_000,
  claims: [{ kind: 1, level: 2, amount: 1_000, isReceive: 0, endTime: 0 }],
});

const reward: WireResponseOf<'claimVipBonus'> = {
  rewards: [{ id: 2001, count: 1_000 }],
  coin: 124_456,
  seq: 9,
};

async function openScreen(app: App, info = STANDING) {
  app.answer('vipInfo', info);
  await renderApp(app, <VipScreen />);
  const user = userEvent.setup();
  return {
    user,
    upgrade: (t: typeof messages = messages) =>
      screen.findByRole('button', {
        name: fill(t.claims.claimOf, { name: t.claims.upgrade, level: 2, amount: '₱10.00' }),
      }),
  };
}

describe('the VIP screen', () => {
  it('claims a bonus once for two taps and shows the reward', async () => {
    const app = await createApp();
    app.answer('claimVipBonus', reward, 50);
    const { user, upgrade } = await openScreen(app);
    await user.dblClick(await upgrade());
    expect(await screen.findByText(patternOf(claims.got))).toBeTruthy();
    expect(app.sent('claimVipBonus')).toMatchObject([{ kind: 1, level: 2 }]);
  });

  it('says that nothing can be claimed', async () => {
    const app = await createApp();
    await openScreen(app, { ...STANDING, claims: [] });
    expect(await screen.findByText(claims.none)).toBeTruthy();
  });

  it.each([
    [1241, messages.error.claimed],
    [1242, messages.error.notReached],
    [1243, messages.error.expired],
  ])('explains refusal %i, such as of a bonus claimed on another device', async (code, text) => {
    const app = await createApp();
    app.refuse('claimVipBonus', code);
    const { user, upgrade } = await openScreen(app);
    await user.click(await upgrade());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(refusalText(text, { code }));
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createApp();
    app.platform.reply('claimVipBonus', 'no-network');
    const { user, upgrade } = await openScreen(app);
    await user.click(await upgrade());
    expect(await screen.findByText(patternOf(claims.unknown))).toBeTruthy();
    app.answer('claimVipBonus', reward);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(patternOf(claims.got))).toBeTruthy();
    const [lost, again] = app.sent('claimVipBonus');
    expect(again).toEqual(lost);
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('vipInfo', { status: 403 });
    await renderApp(app, <VipScreen />);
    expect(await screen.findByText(messages.loadFailed)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    app.answer('claimVipBonus', reward);
    const { user, upgrade } = await openScreen(app);
    await user.click(await upgrade(thai));
    expect(await screen.findByText(patternOf(thai.claims.got))).toBeTruthy();
  });
});
