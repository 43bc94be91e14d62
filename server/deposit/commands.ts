import { markets } from '#shared/market/market.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { transact } from '#server/core/database/transact.ts';
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
  command,
  hundredths,
  OperatorError,
  wholeNumber,
  type CommandContext,
} from '#server/core/commands/command.ts';
import { add, formatMoney } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';
import * as v from 'valibot';

const LISTED = 20;
const orderNo = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
const amount = v.optional(
  v.pipe(
    hundredths,
    v.check((given) => given > 0, 'more than 0'),
  ),
);

/** Finds an order by its number. @throws OperatorError */
export async function orderOf({ database }: CommandContext, wanted: string): Promise<DepositOrder> {
  const order = await database.db
    .selectFrom('deposit_order')
    .where('order_no', '=', wanted)
    .selectAll()
    .executeTakeFirst();
  if (!order) throw new OperatorError(`no order "${wanted}"`);
  return order;
}

export const list = command({
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

export const show = command({
  summary: 'Shows a deposit with its callbacks and ledger entries.',
  usage: '--order-no N',
  options: v.object({ orderNo }),
  async run(context, { orderNo: wanted }) {
    const { db } = context.database;
    const order = await orderOf(context, wanted);
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

export const pay = command({
  summary:
    'Credits a deposit as paid, in full or with an amount in hundredths that includes the fee.',
  usage: `--order-no N [--amount HUNDREDTHS] ${CONFIRM_USAGE}`,
  options: v.object({ orderNo, amount, ...confirmOption }),
  async run(
    context: CommandContext & { depositEffects: DepositEffects },
    { orderNo: wanted, amount: given, confirm },
  ) {
    const order = await orderOf(context, wanted);
    const due = add(order.amount, order.fee);
    const paid = given ?? due;
    // What the player pays is the player's; more is a gift.
    if (paid > due) await requireConfirmed(context, paid, confirm);
    const now = context.clock.now();
    const isCredited = await transact(context.database, (trx) =>
      payDeposit(trx, { orderNo: wanted, paid, now }, context.depositEffects),
    );
    const { currency } = markets[await marketOf(context)];
    return { orderNo: wanted, isCredited, paid: formatMoney(paid, currency) };
  },
});

export const fail = command({
  summary: 'Closes a deposit that is waiting for payment.',
  usage: '--order-no N',
  options: v.object({ orderNo }),
  async run(context, { orderNo: wanted }) {
    await orderOf(context, wanted);
    const now = context.clock.now();
    const isEnded = await transact(context.database, (trx) =>
      closeDeposit(trx, wanted, 'failed', now),
    );
    return { orderNo: wanted, isEnded };
  },
});

export const held = command({
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
