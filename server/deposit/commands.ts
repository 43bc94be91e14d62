import { markets } from '#shared/market/market.ts';
import { findPlayer } from '#server/players/base/players.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { closeDeposit } from '#server/money/ledger/deposit-order.ts';
import type { DepositEffects } from '#server/deposit/paid-deposit.ts';
import { payDeposit } from '#server/deposit/paid.ts';
import {
  CONFIRM_USAGE,
  confirmOption,
  requireConfirmed,
} from '#server/core/commands/confirm-amount.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import {
  changeCommand,
  OperatorError,
  readCommand,
  type Change,
  type Changed,
  type CommandContext,
} from '#server/core/commands/command.ts';
import { hundredths, wholeNumber } from '#server/core/commands/option-types.ts';
import { add, formatMoney, ZERO } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

const LISTED = 20;
/** An order's status; it is credited once. */
const PAID = 1;
const orderNo = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
const amount = v.optional(
  v.pipe(
    hundredths,
    v.check((given) => given > 0, 'more than 0'),
  ),
);

/** Finds an order by its number. @throws OperatorError */
export async function orderOf(db: Kysely<Tables>, wanted: string): Promise<DepositOrder> {
  const order = await db
    .selectFrom('deposit_order')
    .where('order_no', '=', wanted)
    .selectAll()
    .executeTakeFirst();
  if (!order) throw new OperatorError(`no order "${wanted}"`);
  return order;
}

export const list = readCommand({
  summary: 'Lists deposits, newest first.',
  usage: '[--account A] [--status 0|1|2] [--limit N]',
  options: v.object({
    account: v.optional(v.string()),
    status: v.optional(v.pipe(wholeNumber, v.picklist([0, 1, 2]))),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), LISTED),
  }),
  async run({ database: { db } }, { account, status, limit }) {
    let found = db.selectFrom('deposit_order').orderBy('created_at', 'desc').limit(limit);
    if (account !== undefined) {
      const player = await findPlayer(db, account);
      if (!player) throw new OperatorError(`no account "${account}"`);
      found = found.where('player_id', '=', player.id);
    }
    if (status !== undefined) found = found.where('status', '=', status);
    return { orders: await found.orderBy('order_no').selectAll().execute() };
  },
});

export const show = readCommand({
  summary: 'Shows a deposit with its callbacks and ledger entries.',
  usage: '--order-no N',
  options: v.object({ orderNo }),
  async run(context, { orderNo: wanted }) {
    const { db } = context.database;
    const order = await orderOf(db, wanted);
    const [events, postings] = await Promise.all([
      db
        .selectFrom('payment_event')
        .where('order_no', '=', wanted)
        .orderBy('id')
        .selectAll()
        .execute(),
      db
        .selectFrom('ledger_transaction')
        .where('reference', 'in', [wanted, `deposit-${wanted}`])
        .where('kind', 'in', ['deposit', 'bonus'])
        .orderBy('id')
        .selectAll()
        .execute(),
    ]);
    return { order, events, postings };
  },
});

export const pay = changeCommand({
  isReasonRequired: true,
  summary:
    'Credits a deposit as paid, in full or with an amount in hundredths that includes the fee.',
  usage: `--order-no N [--amount HUNDREDTHS] ${CONFIRM_USAGE}`,
  options: v.object({ orderNo, amount, ...confirmOption }),
  async sumOf(change, { orderNo: wanted, amount: given, confirm }) {
    const order = await orderOf(change.trx, wanted);
    const due = add(order.amount, order.fee);
    const paid = given ?? due;
    // What the player pays is the player's; more is a gift.
    if (paid > due) requireConfirmed(change, paid, confirm);
    return order.status === PAID ? ZERO : paid;
  },
  async change(
    change: Change & CommandContext & { depositEffects: DepositEffects },
    { orderNo: wanted, amount: given },
  ) {
    const { trx, now, market, depositEffects } = change;
    const order = await orderOf(trx, wanted);
    const paid = given ?? add(order.amount, order.fee);
    const isCredited = await payDeposit(trx, { orderNo: wanted, paid, now }, depositEffects);
    const { currency } = markets[market];
    return {
      result: { orderNo: wanted, isCredited, paid: formatMoney(paid, currency) },
      ...(await statusOfOrder(trx, order)),
    };
  },
});

export const fail = changeCommand({
  isReasonRequired: true,
  summary: 'Closes a deposit that is waiting for payment.',
  usage: '--order-no N',
  options: v.object({ orderNo }),
  async change({ trx, now }, { orderNo: wanted }) {
    const order = await orderOf(trx, wanted);
    const isEnded = await closeDeposit(trx, wanted, 'failed', now);
    return { result: { orderNo: wanted, isEnded }, ...(await statusOfOrder(trx, order)) };
  },
});

/** The order's status before and after a change, for the audit. */
async function statusOfOrder(
  trx: Trx,
  former: DepositOrder,
): Promise<Pick<Changed, 'before' | 'after' | 'playerId'>> {
  const order = await orderOf(trx, former.order_no);
  return {
    playerId: order.player_id,
    before: { status: former.status, credited: former.credited },
    after: { status: order.status, credited: order.credited },
  };
}

export const held = readCommand({
  summary: 'Lists payments held for review, and counts refused callbacks.',
  usage: '[--limit N]',
  options: v.object({
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), LISTED),
  }),
  async run(context, { limit }) {
    const { db } = context.database;
    const [events, refused] = await Promise.all([
      db
        .selectFrom('payment_event')
        .where('outcome', '=', 'held')
        .orderBy('id', 'desc')
        .limit(limit)
        .selectAll()
        .execute(),
      db
        .selectFrom('callback_refusal')
        .orderBy('day', 'desc')
        .orderBy('reason')
        .limit(limit)
        .selectAll()
        .execute(),
    ]);
    return { events, refused, currency: markets[await marketOf(context)].currency };
  },
});
