/** The wagering of each kind of reward, seen at every step from its list to its record, in both languages. */
import { OverlayHost } from '#app/settled/overlay-host.tsx';
import { RedeemCode } from '#app/redeem-code.tsx';
import type { Reward } from '#shared/reward/reward.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { record } from '#features/record/texts/en-PH.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { record as thaiRecord } from '#features/record/texts/th-TH.ts';
import { reward as thaiReward } from '#features/reward/texts/th-TH.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { BindScreen } from '#screens/bind/bind-screen.tsx';
import { MailScreen } from '#screens/mail/mail-screen.tsx';
import { TaskScreen } from '#screens/task/task-screen.tsx';
import { TransactionsScreen } from '#screens/transactions/transactions-screen.tsx';
import { VipScreen } from '#screens/vip/vip-screen.tsx';
import { fill } from '#tests/support/pages/texts.ts';
import { vipAnswer } from '#tests/builders/wire.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_RULES } from '#tests/account/account-rules.ts';
import { createApp, renderApp } from '#tests/app/render-app.tsx';

const COINS = { id: 2001, count: 5_000, betRate: 35, betDays: null } satisfies Reward;
const GIFT = [COINS];
const DAY = 86_400_000;
const nothing = () => undefined;
/** Spaces that forbid a break count as themselves. */
const AS_WRITTEN = { normalizer: (text: string) => text };

/** What a server tells of bets: slots in full, poker by half, cash-outs from 1.20 on. */
const SHARES = {
  betShares: { 1: 100, 3: 50, 6: 25 },
  betShareMin: [{ typeId: 6, odds: 1.2 }],
  bonusBetRate: 35,
};

const LANGUAGES = [
  ['en-PH', reward, enPH, record],
  ['th-TH', thaiReward, thTH, thaiRecord],
] as const;

describe.each(LANGUAGES)('in %s, the wagering', (language, texts, words, records) => {
  const { wagering } = texts;
  const need = fill(wagering.needTimes, { amount: '₱1,750.00', times: '35' });
  const open = (config: object = {}) => createApp({ language, config: { ...SHARES, ...config } });

  /** Finds the terms and reads what they open to. */
  async function termsIn(place: HTMLElement = document.body) {
    const [summary] = await within(place).findAllByText(need, AS_WRITTEN);
    const details = summary?.closest('details');
    return [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  }

  it('of a VIP bonus stands in its list', async () => {
    const app = await open();
    const claim = {
      kind: 1,
      level: 2,
      amount: 5_000,
      isReceive: 0,
      endTime: 0,
      betRate: 35,
    } as const;
    app.answer('vipInfo', vipAnswer({ vip: 2, claims: [claim] }));
    await renderApp(app, <VipScreen />);
    const told = await termsIn();
    expect(told).toContain(wagering.noDeadline);
    expect(told).toContain(fill(wagering.counts, { games: words.home.tabs.type3, percent: '50' }));
    expect(told).toContain(
      fill(wagering.leastOdds, { games: words.home.tabs.type6, odds: '1.20' }),
    );
  });

  it('of a task stands beside it before it is reached', async () => {
    const task = { id: 7, type: 1, taskTarget: 1, rewards: GIFT, sort: 1 };
    const app = await open({ appTaskConfigList: [task] });
    const taskData = JSON.stringify({ 7: { taskTarget: 1, num: 0, isReceive: 0.5 } });
    app.answer('tasks', {
      achieveNum: 0,
      achieveData: '[]',
      taskData,
      resetTime: Date.now() + DAY,
    });
    await renderApp(app, <TaskScreen noun="task" />);
    expect(await termsIn()).toContain(wagering.own);
  });

  it('of a gift by mail stands in the list and above claiming all', async () => {
    const app = await open();
    const dots = { red0: 0, red1: 1, red2: 0 };
    const gift = {
      id: 11,
      type: 1,
      title: 'A gift',
      preview: '',
      sendTime: 1_700_000_000_000,
      expireTime: 0,
      isRead: 0,
      isReceive: 0,
      rewards: GIFT,
    } as const;
    app.answer('mailDots', dots);
    app.answer('mails', { list: [gift], pageNo: 1, pageSize: 20, total: 1, hasMore: 0, ...dots });
    await renderApp(
      app,
      <MailScreen query={{ tab: 'gift' }} onTab={nothing} onOpen={nothing} onClose={nothing} />,
    );
    const brief = fill(wagering.brief, { amount: '₱50.00', need: '₱1,750.00' });
    expect(await screen.findByText(brief)).toBeTruthy();
    expect(await termsIn()).toContain(wagering.noDeadline);
  });

  it('of a code is told before it is entered, with its reward, and in the list of codes', async () => {
    const app = await open();
    const list = [{ code: 'LA***RN', rewards: GIFT, time: 1_700_000_000_000 }];
    app.answer('redeemState', { enabled: 1, codeMin: 4, codeMax: 20, list });
    app.answer('redeemCode', { rewards: GIFT, coin: 5_000, seq: 9 });
    await renderApp(app, <RedeemCode isOpen onClose={nothing} onClosed={nothing} />);
    expect(await screen.findByText(fill(wagering.code, { times: '35' }), AS_WRITTEN)).toBeTruthy();
    expect(await termsIn()).toContain(wagering.own);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(words.member.redeem.label), 'LANTERN1');
    await user.click(screen.getByRole('button', { name: words.member.redeem.submit }));
    await screen.findByText(words.member.redeem.doneTitle);
    expect(await termsIn()).toContain(wagering.noDeadline);
  });

  it('of a bound mobile is told before it is bound', async () => {
    const task = { id: 2, type: 2, taskTarget: 1, rewards: GIFT, sort: 1 };
    const app = await open({ ...ACCOUNT_RULES, appTaskConfigList: [task] });
    await renderApp(app, <BindScreen />, '/bind');
    expect(await termsIn()).toContain(wagering.own);
  });

  it('is shown with every reward that was just given', async () => {
    const app = await open();
    app.store.dispatch(overlayOpened({ name: 'reward', rewards: GIFT }));
    await renderApp(app, <OverlayHost />);
    expect(await termsIn(await screen.findByRole('dialog'))).toContain(wagering.own);
  });

  it('says that conditions may apply where the server does not say', async () => {
    const app = await open();
    const rewards = [{ ...COINS, betRate: null }];
    app.store.dispatch(overlayOpened({ name: 'reward', rewards }));
    await renderApp(app, <OverlayHost />);
    expect(await screen.findByText(wagering.unknown)).toBeTruthy();
  });

  it('stands in the record of the bonus, with what was wagered', async () => {
    const app = await open();
    const bonus = {
      id: 'm1',
      type: 5,
      amount: 5_000,
      balanceAfter: 5_000,
      status: 1,
      refNo: 'vip-1',
      time: Date.UTC(2026, 10, 20, 4),
      text: '',
      source: 'vip',
      needBet: 175_000,
      doneBet: 25_000,
    } as const;
    app.answer('transactions', { list: [bonus], pageNo: 1, pageSize: 20, total: 1, hasMore: 0 });
    await renderApp(app, <TransactionsScreen query={{}} onQuery={nothing} />);
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: new RegExp(`^${records.source.vip}`) }));
    const sheet = within(await screen.findByRole('dialog'));
    const wagered = fill(records.wagered, { done: '₱250.00', need: '₱1,750.00' });
    expect(await sheet.findByText(wagered)).toBeTruthy();
  });
});
