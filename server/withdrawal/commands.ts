import type { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { transact } from '#server/core/database/transact.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import {
  command,
  OperatorError,
  wholeNumber,
  type LiveContext,
} from '#server/core/commands/command.ts';
import { lockOrder, moveOrder, stepsOf, type Move } from '#server/withdrawal/move-order.ts';
import { mayBecome, OrderStatus } from '#server/money/ledger/order-status.ts';
import { unplayedDeposits } from '#server/money/wagering/unplayed.ts';
import type { OrderRow } from '#server/withdrawal/place-order.ts';
import * as v from 'valibot';

const order = v.pipe(v.string(), v.trim(), v.minLength(1));
const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)));

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
  reason: row.fail_text,
});

export const list = command({
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

export const show = command({
  summary:
    'Shows a withdrawal with its steps, and the deposits that were let go unplayed: such money is best paid back the way it came.',
  usage: '--order NO',
  options: v.object({ order }),
  async run({ database }, { order: orderNo }) {
    return transact(database, async (trx) => {
      const row = await lockOrder(trx, orderNo);
      if (!row) throw new OperatorError(`no order "${orderNo}"`);
      const unplayed = await unplayedDeposits(trx, row.player_id);
      return { ...printedOrder(row), steps: stepsOf(row), unplayedDeposits: unplayed };
    });
  },
});

/** Moves an order to a state; one that is already there does not change. */
type WithPush = LiveContext<{ push: WakeLoop }>;

async function moveTo(
  { database, clock, settings, live }: WithPush,
  orderNo: string,
  to: Move['to'],
  text?: string,
): Promise<object> {
  const now = clock.now();
  const market = await marketOf({ database, settings });
  const row = await transact(database, async (trx) => {
    const found = await lockOrder(trx, orderNo);
    if (!found) throw new OperatorError(`no order "${orderNo}"`);
    if (found.status === to) return found;
    if (!mayBecome(found.status, to)) {
      throw new OperatorError(
        `order ${orderNo} has status ${found.status} and cannot become ${to}`,
      );
    }
    const nextAt = to === OrderStatus.inProcess ? now : null;
    await moveOrder(trx, found, { to, now, market, nextAt, text });
    return lockOrder(trx, orderNo);
  });
  live?.push.wake();
  if (!row) throw new OperatorError(`no order "${orderNo}"`);
  return printedOrder(row);
}

/** Creates a command that moves an order on. */
const moveCommand = (summary: string, to: Move['to']) =>
  command({
    summary,
    usage: '--order NO',
    options: v.object({ order }),
    run: (context: WithPush, { order: orderNo }) => moveTo(context, orderNo, to),
  });

/** Creates a command that ends an order unpaid: its amount goes back to the player. */
const refundCommand = (summary: string, to: Move['to']) =>
  command({
    summary,
    usage: '--order NO [--reason TEXT]',
    options: v.object({ order, reason }),
    run: (context: WithPush, { order: orderNo, reason: text }) =>
      moveTo(context, orderNo, to, text),
  });

export const approve = moveCommand(
  'Ends the review of a withdrawal: it goes to the bank.',
  OrderStatus.inProcess,
);

export const pay = moveCommand('Notes that a withdrawal was paid.', OrderStatus.success);

export const fail = refundCommand(
  'Notes that the bank did not take a withdrawal: the amount goes back to the player.',
  OrderStatus.fail,
);

export const reject = refundCommand(
  'Rejects a withdrawal: the amount goes back to the player, who sees the reason.',
  OrderStatus.rejected,
);
