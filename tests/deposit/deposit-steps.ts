import fc from 'fast-check';
import { expect } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import type { MovableClock } from '#server/core/clock.ts';
import type { Platform } from '#server/platform.ts';
import {
  askOrder,
  callback,
  cashier,
  CHANNEL,
  check,
  orderIn,
  type MadeOrder,
} from './deposits.ts';
import { callOn, operate, ownPlayer } from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const ASKED = fromCoins(505);

const decision = fc.constantFrom('paid', 'declined');
const which = fc.nat(9);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create'), hasItem: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cashier'), which, decision }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('callback'),
      which,
      result: decision,
      amount: fc.constantFrom(ASKED, ASKED, fromCoins(105), fromCoins(900), fromCoins(5)),
      eventId: fc.constantFrom('a', 'b', 'c'),
      isForged: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('check'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 6, 15) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end'), which }) },
);

/** Steps of players, providers and time that affect orders. */
export const steps = fc.array(step, { minLength: 3, maxLength: 25 });

type Step = Parameters<Parameters<typeof steps.map>[0]>[0][number];

interface Known extends MadeOrder {
  /** True once money arrived that must be credited. */
  isPaid: boolean;
  /** Event numbers already processed, with or without an effect. */
  heard: Set<string>;
}

/** Runs the steps with a new player and expects the books to be right afterwards. */
export async function runSteps(
  platform: Platform,
  clock: MovableClock,
  taken: readonly Step[],
): Promise<void> {
  const { id, token } = await ownPlayer(platform);
  const orders: Known[] = [];
  for (const one of taken) {
    if (one.do === 'wait' && 'minutes' in one) clock.advance(one.minutes * MINUTE_MS);
    else if (one.do === 'list') await callOn(platform, 'deposits', {}, token);
    else if (one.do === 'create' && 'hasItem' in one) await create(platform, token, orders, one);
    else if ('which' in one) {
      const order = orders[one.which % Math.max(1, orders.length)];
      if (order) await touch(platform, token, order, one);
    }
  }
  await expectBooks(platform, { id, token }, orders);
}

async function create(
  platform: Platform,
  token: string,
  orders: Known[],
  { hasItem }: { hasItem: boolean },
): Promise<void> {
  const more = { channelId: CHANNEL.withFee, ...(hasItem ? { actId: 503 } : {}) };
  const { body } = await askOrder(platform, token, more);
  expect([0, 1203]).toContain(body['errcode']);
  if (body['errcode'] === 0) orders.push({ ...orderIn(body), isPaid: false, heard: new Set() });
}

async function touch(
  platform: Platform,
  token: string,
  order: Known,
  one: Extract<Step, { which: number }>,
): Promise<void> {
  if (one.do === 'check') {
    const { status } = await check(platform, token, order);
    if (order.isPaid) expect(status).toBe(1);
  } else if (one.do === 'end') {
    await operate(platform, 'deposit fail', { reason: 'test', orderNo: order.orderNo });
  } else if ('decision' in one) {
    const { body } = await cashier(platform, order, one.decision);
    if (body['state'] === 'paid') order.isPaid = true;
  } else if ('eventId' in one) {
    const eventId = `${order.orderNo}-${one.eventId}`;
    const sent = { result: one.result, amount: one.amount, eventId };
    const forged = one.isForged ? { key: 'of somebody else' } : {};
    const { status } = await callback(platform, order, { ...sent, ...forged });
    expect(status).toBe(one.isForged ? 401 : 200);
    if (one.isForged) return;
    const isNews = !order.heard.has(eventId);
    order.heard.add(eventId);
    if (isNews && one.result === 'paid' && one.amount > fromCoins(5)) order.isPaid = true;
  }
}

async function expectBooks(
  platform: Platform,
  { id, token }: { id: number; token: string },
  orders: readonly Known[],
): Promise<void> {
  const { db } = platform.context.database;
  const rows = await db
    .selectFrom('deposit_order')
    .where('player_id', '=', id)
    .selectAll()
    .execute();
  expect(rows).toHaveLength(orders.length);
  for (const { orderNo, isPaid } of orders) {
    const row = rows.find((one) => one.order_no === orderNo);
    expect(row?.status === 1).toBe(isPaid);
    const postings = await db
      .selectFrom('ledger_transaction')
      .where('kind', '=', 'deposit')
      .where('reference', '=', orderNo)
      .select('id')
      .execute();
    expect(postings).toHaveLength(isPaid ? 1 : 0);
  }
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const { body } = await callOn(platform, 'refreshBalance', {}, token);
  expect(body).toMatchObject({
    coin: sum((row) => row.credited + row.credited_bonus),
    totalRecharge: sum((row) => row.credited),
  });
}
