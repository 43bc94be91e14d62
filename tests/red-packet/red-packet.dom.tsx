import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { redPacket as messages } from '#features/red-packet/texts/en-PH.ts';
import { redPacket as thai } from '#features/red-packet/texts/th-TH.ts';
import { RedPacketScreen } from '#screens/red-packet/red-packet-screen.tsx';
import { fill, fillPlain, refusalText } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createApp, renderApp, type App } from '#tests/app/render-app.tsx';

type RedPacket = WireResponseOf<'redPacket'>;

const OPEN: RedPacket = {
  createTime: 1_700_000_000_000,
  amount: 0,
  totalBonus: 5_000,
  withdrawTutorialData: { status: 0, subTotalBetAmount: 0 },
  withdrawLeft: 1,
  levelList: [
    { level: 1, bonus: 1_000, needVip: 1, needGameLevel: 1, isReceive: 0 },
    { level: 2, bonus: 4_000, needVip: 9, needGameLevel: 1, isReceive: 0.5 },
  ],
  rechargeList: [],
};

const noRecord: WireResponseOf<'redPacketRecord'> = {
  list: [],
  pageNo: 1,
  pageSize: 20,
  total: 0,
  hasMore: 0,
};

async function openScreen(app: App, bonus: RedPacket = OPEN) {
  app.answer('redPacket', bonus);
  app.answer('redPacketRecord', noRecord);
  await renderApp(app, <RedPacketScreen />);
  return userEvent.setup();
}

const collect = (t: typeof messages = messages) =>
  screen.findByRole('button', {
    name: fill(t.claimOf, { amount: '₱10.00', name: fill(t.levels.level, { level: 1 }) }),
  });

describe('the cash bonus', () => {
  it('collects a level bonus once for two taps', async () => {
    const app = await createApp();
    app.answer('claimLevelBonus', { bonus: 1_000, amount: 1_000 }, 50);
    const user = await openScreen(app);
    await user.dblClick(await collect());
    const text = fill(messages.end.claimed, { all: '₱10.00' });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(app.sent('claimLevelBonus')).toMatchObject([{ level: 1 }]);
  });

  it('does not offer a bonus that is not reached, and shows what is missing', async () => {
    await openScreen(await createApp());
    await collect();
    expect(screen.queryByRole('button', { name: /₱40\.00/ })).toBeNull();
    expect(screen.getByText(fillPlain(messages.levels.vip, { level: 9 }))).toBeTruthy();
  });

  it('says that there are no bonuses', async () => {
    await openScreen(await createApp(), { ...OPEN, levelList: [] });
    expect(await screen.findByText(messages.levels.none)).toBeTruthy();
    expect(screen.getByText(messages.recharges.none)).toBeTruthy();
    expect(await screen.findByText(messages.record.empty)).toBeTruthy();
  });

  it('explains why the server refused, with the next step', async () => {
    const app = await createApp();
    app.refuse('claimLevelBonus', 1084);
    const user = await openScreen(app);
    await user.click(await collect());
    const text = refusalText(messages.error.noMobile, { code: 1084 });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.step.bind })).toBeTruthy();
  });

  it('retries a claim without an answer under the same request number', async () => {
    const app = await createApp();
    app.platform.reply('claimLevelBonus', 'no-network');
    const user = await openScreen(app);
    await user.click(await collect());
    expect(await screen.findByText(messages.end.unknown)).toBeTruthy();
    app.answer('claimLevelBonus', { bonus: 1_000, amount: 1_000 });
    window.dispatchEvent(new Event('online'));
    const text = fill(messages.end.claimed, { all: '₱10.00' });
    expect(await screen.findByText(text)).toBeTruthy();
    const [lost, again] = app.sent('claimLevelBonus');
    expect(again).toEqual(lost);
  });

  it('says that the activity is not open', async () => {
    const app = await createApp();
    app.refuse('redPacket', 1112);
    await renderApp(app, <RedPacketScreen />);
    expect(await screen.findByText(messages.closedTitle)).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    const app = await createApp();
    app.platform.reply('redPacket', { status: 403 });
    await renderApp(app, <RedPacketScreen />);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createApp({ language: 'th-TH' });
    await openScreen(app);
    expect(await collect(thai)).toBeTruthy();
  });
});
