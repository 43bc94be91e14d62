import { findPlayer } from '#server/players/base/players.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import {
  changeCommand,
  OperatorError,
  readCommand,
  type Change,
  type Changed,
} from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { lockOrder, moveOrder, stepsOf, type Move } from '#server/withdrawal/move-order.ts';
import { returnOrder } from '#server/withdrawal/return-order.ts';
import { mayBecome, OrderStatus } from '#server/money/ledger/order-status.ts';
import { unplayedDeposits } from '#server/money/wagering/unplayed.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';
import { ZERO, type MinorUnits } from '#shared/money/money.ts';
import * as v from 'valibot';

const order = v.pipe(v.string(), v.trim(), v.minLength(1));

const printedOrder = (row: OrderRow) => ({
  orderNo: row.order_no,
  playerId: row.player_id,
  amount: row.amount,
  fee: row.fee,
  unplayed: row.unplayed,
  bank: row.bank_name,
  realname: row.realname,
  account: row.account,
  status: row.status,
  createdAt: row.created_at,
  nextAt: row.next_at,
  returnedAt: row.returned_at,
  reason: row.fail_text,
});

export const list = readCommand({
  summary:
    'Lists withdrawals, the newest first; 0 in process, 1 waiting, 2 fail, 3 rejected, 4 success.',
  usage: '[--account A] [--status N] [--limit N]',
  options: v.object({
    account: v.optional(v.string()),
    status: v.optional(v.pipe(wholeNumber, v.picklist(Object.values(OrderStatus)))),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), 50),
  }),
  async run({ database: { db } }, { account, status, limit }) {
    const player = account === undefined ? undefined : await findPlayer(db, account);
    if (account !== undefined && !player) throw new OperatorError(`no account "${account}"`);
    const rows = await db
      .selectFrom('withdrawal_order')
      .where((eb) =>
        eb.and({
          ...(player === undefined ? {} : { player_id: player.id }),
          ...(status === undefined ? {} : { status }),
        }),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .selectAll()
      .execute();
    return { orders: rows.map(printedOrder) };
  },
});

export const show = readCommand({
  summary:
    'Shows a withdrawal with its steps, and the deposits that were let go unplayed: such money is best paid back the way it came.',
  usage: '--order NO',
  options: v.object({ order }),
  async run({ database }, { order: orderNo }) {
    return transact(database, async (trx) => {
      const row = await existingOrder(trx, orderNo);
      const unplayed = await unplayedDeposits(trx, row.player_id);
      return { ...printedOrder(row), steps: stepsOf(row), unplayedDeposits: unplayed };
    });
  },
});

/** Moves an order to a state; one that is already there does not change. */
async function moveTo(
  { trx, now, market }: Change,
  orderNo: string,
  to: Move['to'],
  text?: string,
): Promise<Changed> {
  const found = await existingOrder(trx, orderNo);
  const { status: former } = found;
  if (former !== to) {
    if (!mayBecome(former, to)) {
      throw new OperatorError(`order ${orderNo} has status ${former} and cannot become ${to}`);
    }
    const nextAt = to === OrderStatus.inProcess ? now : null;
    await moveOrder(trx, found, { to, now, market, nextAt, text });
  }
  return changedOrder(trx, found);
}

/** Locks an order. @throws OperatorError when there is none */
async function existingOrder(trx: Trx, orderNo: string): Promise<OrderRow> {
  const found = await lockOrder(trx, orderNo);
  if (!found) throw new OperatorError(`no order "${orderNo}"`);
  return found;
}

/** The answer to a change of an order, and what it changed. */
async function changedOrder(trx: Trx, former: OrderRow): Promise<Changed> {
  const row = await existingOrder(trx, former.order_no);
  return {
    result: printedOrder(row),
    playerId: row.player_id,
    before: { status: former.status },
    after: { status: row.status, amount: row.amount },
  };
}

/** An order's amount while nobody has approved it. */
async function unapproved({ trx }: Change, orderNo: string): Promise<MinorUnits> {
  const found = await lockOrder(trx, orderNo);
  return found?.status === OrderStatus.waiting ? found.amount : ZERO;
}

/** Creates a command that moves an order on, towards the bank. */
const moveCommand = (summary: string, to: Move['to']) =>
  changeCommand({
    summary,
    usage: '--order NO',
    isReasonRequired: true,
    options: v.object({ order }),
    sumOf: (change, { order: orderNo }) => unapproved(change, orderNo),
    change: (change, { order: orderNo }) => moveTo(change, orderNo, to),
  });

/** Creates a command that ends an order unpaid: its amount goes back to the player, who sees the reason. */
const refundCommand = (summary: string, to: Move['to']) =>
  changeCommand({
    summary,
    usage: '--order NO',
    isReasonRequired: true,
    options: v.object({ order }),
    change: (change, { order: orderNo }) => moveTo(change, orderNo, to, change.reason),
  });

export const returned = changeCommand({
  summary:
    'Puts a paid withdrawal that the bank sent back on the balance, with its fee; the player sees the reason.',
  usage: '--order NO',
  isReasonRequired: true,
  options: v.object({ order }),
  async sumOf({ trx }, { order: orderNo }) {
    const found = await lockOrder(trx, orderNo);
    return found?.status === OrderStatus.success ? found.amount : ZERO;
  },
  async change({ trx, now, market, reason }, { order: orderNo }) {
    const found = await existingOrder(trx, orderNo);
    const isReturned = await returnOrder(trx, found, { now, market, reason });
    if (!isReturned && found.returned_at === null) {
      throw new OperatorError(
        `order ${orderNo} has status ${found.status}: only a paid one can be returned`,
      );
    }
    return changedOrder(trx, found);
  },
});

export const approve = moveCommand(
  'Ends the review of a withdrawal: it goes to the bank.',
  OrderStatus.inProcess,
);

export const pay = moveCommand('Notes that a withdrawal was paid.', OrderStatus.success);

export const fail = refundCommand(
  'Notes that the bank did not take a withdrawal: the amount goes back to the player, who sees the reason.',
  OrderStatus.fail,
);

export const reject = refundCommand(
  'Rejects a withdrawal: the amount goes back to the player, who sees the reason.',
  OrderStatus.rejected,
);
