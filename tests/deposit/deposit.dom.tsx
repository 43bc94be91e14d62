import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import { DepositFlow } from '#features/deposit/deposit-flow.tsx';
import { deposit as messages } from '#features/deposit/texts/en-PH.ts';
import { reward } from '#features/reward/texts/en-PH.ts';
import { deposit as thai } from '#features/deposit/texts/th-TH.ts';
import { fill, patternOf } from '#tests/support/pages/texts.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dotted } from '#tests/app/dotted.ts';
import { createApp, renderApp, type App, type AppOptions } from '#tests/app/render-app.tsx';

const MINUTE = 60_000;

/** Creates an app with one deposit channel, from ₱100. */
async function createDepositApp(options?: AppOptions) {
  const app = await createApp(options);
  app.answer('tradeInfo', TRADE);
  return app;
}

const TRADE: WireResponseOf<'tradeInfo'> = {
  rechargeList: [],
  payChannelList: [
    {
      id: 4,
      code: 'lantern',
      name: 'LanternPay',
      icon: '',
      kind: 1,
      min: 10_000,
      max: 5_000_000,
      feeFixed: 0,
      feeBps: 0,
      etaMin: 1,
      payMode: 'embed',
      status: 1,
    },
  ],
  rechargeMin: 10_000,
  rechargeMax: 5_000_000,
  quickAmounts: [10_000, 50_000],
  exchangeConfig: null,
};

const NO_ORDERS: WireResponseOf<'deposits'> = {
  list: [],
  pageNo: 1,
  pageSize: 20,
  total: 0,
  hasMore: 0,
};

/** ₱500 brings ₱10, to be wagered 30 times. */
const BONUS_ITEM: WireResponseOf<'tradeInfo'>['rechargeList'][number] = {
  id: 21,
  type: 4,
  price: 50_000,
  bonusAmount: 1_000,
  showLimit: 0,
  paramStr: '',
  props: [{ id: 2001, count: 1_000, betRate: 30 }],
};

const created: WireResponseOf<'createDeposit'> = {
  payUrl: 'https://pay.test/order-1',
  orderNo: 'order-1',
  payMode: 'embed',
  expireTime: Date.now() + 15 * MINUTE,
};

/** A 10% boost from ₱100, at most ₱500. */
const BOOST: WireResponseOf<'rewardItems'>['items'][number] = {
  id: 77,
  propId: 1003,
  grantTime: Date.now(),
  expireTime: Date.now() + 60 * MINUTE,
  percent: 10,
  minDeposit: 10_000,
  maxBonus: 50_000,
  betRate: 35,
};

/** An unpaid order. */
const WAITING: WireResponseOf<'deposits'>['list'][number] = {
  orderNo: 'order-8',
  amount: 50_000,
  bonus: 0,
  fee: 0,
  channelName: 'LanternPay',
  status: 0,
  createTime: Date.now(),
  expireTime: Date.now() + 10 * MINUTE,
  payUrl: 'https://pay.test/order-8',
};

async function openForm(
  app: App,
  t: typeof messages = messages,
  items: WireResponseOf<'rewardItems'>['items'] = [],
  waiting: WireResponseOf<'deposits'>['list'] = [],
  hasPanes = false,
) {
  app.answer('rewardItems', { items });
  app.answer('deposits', { ...NO_ORDERS, list: waiting, total: waiting.length });
  app.platform.reply('protection', { status: 404 });
  const shown: string[] = [];
  await renderApp(
    app,
    <DepositFlow
      orderNo={null}
      hasPackages={false}
      hasPanes={hasPanes}
      onOrder={async (orderNo) => void shown.push(orderNo)}
      onLeaveOrder={() => undefined}
      onOtherAmount={() => undefined}
    />,
  );
  const user = userEvent.setup();
  return {
    shown,
    async order(amount: string) {
      const field = await screen.findByLabelText(t.amount.label);
      await user.clear(field);
      await user.type(field, amount);
      await user.click(submitButton());
    },
  };
}

/** Finds the submit button by type, because its label contains the amount. */
function submitButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('button[type=submit]');
  if (button === null) throw new Error('There is no submit button.');
  return button;
}

describe('the deposit form', () => {
  it('creates one order for two taps and shows it', async () => {
    const app = await createDepositApp();
    app.answer('createDeposit', created, 50);
    const form = await openForm(app);
    await form.order('500');
    await userEvent.setup().click(submitButton());
    await expect.poll(() => form.shown).toEqual(['order-1']);
    expect(app.sent('createDeposit')).toMatchObject([{ amount: 50_000, channelId: 4 }]);
  });

  describe('of a player who has deposited before', () => {
    const [lantern] = TRADE.payChannelList;
    const paid = (channelName: string, amount = 30_000) => ({
      orderNo: 'D260101-7K3QX-9MPAB',
      amount,
      bonus: 0,
      fee: 0,
      channelName,
      status: 1 as const,
      createTime: Date.now(),
    });
    const openKnown = async (last: WireResponseOf<'deposits'>['list']) => {
      const app = await createApp();
      const payChannelList = [
        { ...lantern, id: 4, name: 'LanternPay' },
        { ...lantern, id: 5, name: 'TideQR', etaMedianMin: 6, etaFrom: 40, max: 100_000 },
      ] as WireResponseOf<'tradeInfo'>['payChannelList'];
      app.answer('tradeInfo', { ...TRADE, payChannelList });
      app.answer('createDeposit', created);
      const form = await openForm(app, messages, [], last);
      const field = await screen.findByLabelText<HTMLInputElement>(messages.amount.label);
      const channels = screen.getAllByRole<HTMLInputElement>('radio');
      return { app, form, field, channels };
    };

    it('starts with the last amount and payment method, so that one tap pays', async () => {
      const { app, field, channels } = await openKnown([paid('TideQR')]);
      expect(field.value).toBe('300');
      expect(channels.map(({ value, checked }) => [value, checked])).toEqual([
        ['5', true],
        ['4', false],
      ]);
      expect(
        screen.getByText(fill(messages.channel.usual_other, { count: 6 }), { exact: false }),
      ).toBeTruthy();
      await userEvent.setup().click(submitButton());
      await expect
        .poll(() => app.sent('createDeposit'))
        .toMatchObject([{ amount: 30_000, channelId: 5 }]);
    });

    it('starts without an amount that is not allowed today', async () => {
      const { field, channels } = await openKnown([paid('TideQR', 200_000)]);
      expect(field.value).toBe('');
      expect(channels[0]?.checked).toBe(true);
    });

    it('starts with the first payment method when the last one is gone', async () => {
      const { field, channels } = await openKnown([paid('Ferry Card')]);
      expect(field.value).toBe('300');
      expect(channels.map(({ value, checked }) => [value, checked])).toEqual([
        ['4', true],
        ['5', false],
      ]);
    });

    it('shows the bounds of a payment method that the amount does not fit', async () => {
      const { form, channels } = await openKnown([paid('LanternPay')]);
      await form.order('2000');
      const range = fill(messages.channel.range, { min: '₱100', max: '₱1,000' });
      expect(channels[1]?.closest('label')?.textContent).toContain(range);
      expect(channels[0]?.closest('label')?.textContent).not.toContain('₱100 –');
    });
  });

  it('says above the button what the player gets and has to wager', async () => {
    const app = await createDepositApp();
    app.answer('tradeInfo', { ...TRADE, rechargeList: [BONUS_ITEM] });
    await openForm(app);
    const field = await screen.findByLabelText(messages.amount.label);
    await userEvent.setup().type(field, '500');
    // The bonus of ₱10 is to be wagered 30 times.
    const line = dotted(
      fill(messages.get, { get: '₱510.00' }),
      fill(messages.wager, { wager: '₱300.00' }),
    );
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('sends no amount below the minimum', async () => {
    const app = await createDepositApp();
    const form = await openForm(app);
    await form.order('99');
    expect(screen.getByLabelText(messages.amount.label).getAttribute('aria-invalid')).toBe('true');
    expect(app.sent('createDeposit')).toEqual([]);
  });

  it('never reads a decimal comma as a grouping one', async () => {
    const app = await createDepositApp();
    app.answer('createDeposit', created);
    const form = await openForm(app);
    await form.order('100,50');
    expect(screen.getByText(messages.amount.notWhole)).toBeTruthy();
    expect(app.sent('createDeposit')).toEqual([]);
    await form.order('200,00');
    await expect.poll(() => app.sent('createDeposit')).toMatchObject([{ amount: 20_000 }]);
  });

  it('reads a pasted amount whole, however many spaces are around it', async () => {
    const app = await createDepositApp();
    app.answer('createDeposit', created);
    await openForm(app);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(messages.amount.label));
    await user.paste('          ₱\u00A050,000.00 ');
    await user.click(submitButton());
    await expect.poll(() => app.sent('createDeposit')).toMatchObject([{ amount: 5_000_000 }]);
  });

  it('explains why the server refused, and preserves the amount', async () => {
    const app = await createDepositApp();
    app.refuse('createDeposit', 1233);
    const form = await openForm(app);
    await form.order('500');
    expect((await screen.findAllByText(/1233/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(messages.amount.label)).toHaveProperty('value', '500');
  });

  it('replaces the form while the outcome is unknown, and retries back online', async () => {
    const app = await createDepositApp();
    app.platform.reply('createDeposit', 'no-network');
    const form = await openForm(app);
    await form.order('500');
    expect(
      await screen.findByText(fill(messages.unknown.text, { amount: '₱500.00' })),
    ).toBeTruthy();
    expect(screen.queryByLabelText(messages.amount.label)).toBeNull();
    app.answer('createDeposit', created);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => form.shown).toEqual(['order-1']);
    const [lost, again] = app.sent('createDeposit');
    expect(again).toEqual(lost);
  });

  it('settles an order after a relaunch without opening its payment page', async () => {
    const app = await createDepositApp();
    app.platform.reply('createDeposit', 'no-network');
    const before = await openForm(app);
    await before.order('500');
    await screen.findByText(patternOf(messages.unknown.text));
    app.close();
    app.answer('createDeposit', created);
    const form = await openForm(app);
    await expect.poll(() => form.shown).toEqual(['order-1']);
    const [lost, again] = app.sent('createDeposit');
    expect(again).toEqual(lost);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('applies the player’s boost and shows what it adds', async () => {
    const app = await createDepositApp();
    app.answer('createDeposit', created);
    const form = await openForm(app, messages, [BOOST]);
    expect(
      await screen.findByText(fill(messages.boost.under, { min: '₱100', percent: '10' })),
    ).toBeTruthy();
    await form.order('500');
    expect(screen.getByText(fill(messages.costs.boost, { percent: '10' }))).toBeTruthy();
    expect(
      screen.getByText(fill(reward.wagering.needTimes, { amount: '₱1,750.00', times: '35' })),
    ).toBeTruthy();
    await expect.poll(() => app.sent('createDeposit')).toMatchObject([{ boostId: 77 }]);
  });

  it('tells the wagering of the deposit itself, and of the bonus, before the order', async () => {
    const app = await createDepositApp({ config: { depositBetRate: 1 } });
    app.answer('tradeInfo', { ...TRADE, rechargeList: [BONUS_ITEM] });
    await openForm(app);
    const user = userEvent.setup();
    const field = await screen.findByLabelText(messages.amount.label);
    await user.type(field, '500');
    expect(
      screen.getByText(fill(reward.wagering.needTimes, { amount: '₱300.00', times: '30' })),
    ).toBeTruthy();
    expect(
      screen.getByText(fill(messages.costs.own, { amount: '₱500.00', times: '1' })),
    ).toBeTruthy();
    // Nothing typed is left for the next test.
    await user.clear(field);
  });

  it('orders without the bonus when the player declines it', async () => {
    const app = await createDepositApp();
    app.answer('tradeInfo', { ...TRADE, rechargeList: [BONUS_ITEM] });
    app.answer('createDeposit', created);
    const form = await openForm(app);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(messages.amount.label), '500');
    const label = fill(messages.costs.take, { bonus: '₱10.00' });
    await user.click(screen.getByRole('switch', { name: new RegExp(label) }));
    expect(screen.queryByText(fill(messages.costs.bonusLine, { bonus: '₱10.00' }))).toBeNull();
    await form.order('500');
    const body = { amount: 50_000, actType: 0, actId: 0, noBonus: 1 };
    await expect.poll(() => app.sent('createDeposit')).toMatchObject([body]);
  });

  it('cancels an order that waits, after a question and once for two taps', async () => {
    const app = await createDepositApp();
    const waiting = {
      orderNo: 'order-7',
      amount: 30_000,
      bonus: 0,
      fee: 0,
      channelName: 'LanternPay',
      status: 0 as const,
      createTime: Date.now(),
      expireTime: Date.now() + 10 * MINUTE,
      payUrl: 'https://pay.test/order-7',
    };
    await openForm(app, messages, [], [waiting]);
    const user = userEvent.setup();
    app.answer('cancelDeposit', { status: 2 }, 50);
    app.answer('deposits', NO_ORDERS);
    await user.click(
      await screen.findByRole('button', { name: fill(messages.cancel.of, { amount: '₱300.00' }) }),
    );
    expect(app.sent('cancelDeposit')).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: messages.cancel.confirm }));
    await expect.poll(() => app.sent('cancelDeposit')).toMatchObject([{ orderNo: 'order-7' }]);
    await expect.poll(() => screen.queryByText(messages.waiting.title)).toBeNull();
  });

  it('hides cancelling where the server has no such call', async () => {
    const app = await createDepositApp();
    const waiting = {
      orderNo: 'order-7',
      amount: 30_000,
      bonus: 0,
      fee: 0,
      channelName: 'LanternPay',
      status: 0 as const,
      createTime: Date.now(),
    };
    await openForm(app, messages, [], [waiting]);
    const user = userEvent.setup();
    app.platform.reply('cancelDeposit', { status: 404 });
    const name = fill(messages.cancel.of, { amount: '₱300.00' });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: messages.cancel.confirm }));
    await expect
      .poll(() => screen.queryByRole('button', { name: messages.cancel.confirm }))
      .toBeNull();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('does not use the boost when it is switched off', async () => {
    const app = await createDepositApp();
    app.answer('createDeposit', created);
    const form = await openForm(app, messages, [BOOST]);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(messages.amount.label), '500');
    await user.click(await screen.findByRole('switch'));
    expect(screen.queryByText(fill(messages.costs.boost, { percent: '10' }))).toBeNull();
    await form.order('500');
    await expect.poll(() => app.sent('createDeposit')).toHaveLength(1);
    expect(app.sent('createDeposit')[0]).not.toHaveProperty('boostId');
  });

  it('says that the boost can no longer be used', async () => {
    const app = await createDepositApp();
    app.refuse('createDeposit', 1243);
    const form = await openForm(app, messages, [BOOST]);
    await form.order('500');
    expect(await screen.findByText(new RegExp(`^${messages.refused.boostGone}`))).toBeTruthy();
  });

  it('shows an error when the amounts could not be loaded', async () => {
    const app = await createDepositApp();
    app.platform.reply('tradeInfo', { status: 403 });
    await openForm(app);
    expect(await screen.findByText(messages.failedTitle)).toBeTruthy();
  });

  it('is translated into Thai', async () => {
    const app = await createDepositApp({ language: 'th-TH' });
    app.answer('createDeposit', created);
    const form = await openForm(app, thai);
    await form.order('500');
    await expect.poll(() => form.shown).toEqual(['order-1']);
  });
});

describe('two panes', () => {
  /** Presses Tab until the button that pays has the focus. */
  async function tabStops(): Promise<(Element | null)[]> {
    const user = userEvent.setup();
    const stops: (Element | null)[] = [];
    while (stops.length < 40 && document.activeElement !== submitButton()) {
      await user.tab();
      stops.push(document.activeElement);
    }
    return stops;
  }

  async function openPanes(hasPanes: boolean) {
    const app = await createDepositApp();
    await openForm(app, messages, [], [WAITING], hasPanes);
    const field = await screen.findByLabelText(messages.amount.label);
    const resume = await screen.findByRole('button', {
      name: fill(messages.waiting.continueOf, { amount: '₱500.00' }),
    });
    return { field, resume };
  }

  it('are reached by the keyboard as they read: the fields, then orders, facts and the button', async () => {
    const { field, resume } = await openPanes(true);
    const records = screen.getByRole('link', { name: messages.before.records });
    const stops = await tabStops();
    const expected = [field, resume, records, submitButton()];
    expect(stops.filter((stop) => expected.some((one) => one === stop))).toEqual(expected);
  });

  it('say before an amount what the method takes, and its own sums after', async () => {
    const { field } = await openPanes(true);
    const facts = screen.getByRole('region', { name: messages.before.title });
    expect(facts.textContent).toContain('₱100 – ₱50,000');
    expect(facts.textContent).toContain(fill(messages.before.example, { amount: '₱100.00' }));
    await userEvent.type(field, '500');
    expect(facts.isConnected).toBe(false);
    expect(screen.getByText(messages.costs.title)).toBeTruthy();
  });

  it('are one column elsewhere: the orders above the fields', async () => {
    const { field, resume } = await openPanes(false);
    expect(screen.queryByText(messages.before.title)).toBeNull();
    const stops = await tabStops();
    expect(stops.indexOf(resume)).toBeLessThan(stops.indexOf(field));
  });
});
