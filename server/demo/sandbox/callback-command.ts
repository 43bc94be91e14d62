import { markets } from '#shared/market/market.ts';
import { transact } from '#server/core/database/transact.ts';
import { closeDeposit } from '#server/money/ledger/deposit-order.ts';
import { orderOf } from '#server/deposit/commands.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { changeDemo } from '#server/demo/demo-command.ts';
import { liveOf } from '#server/core/commands/command.ts';
import { hundredths } from '#server/core/commands/option-types.ts';
import { openSandbox } from '#server/demo/sandbox/open-sandbox.ts';
import { SIGNATURE_WINDOW_MS } from '#server/core/outbound/signature.ts';
import { postCallback } from '#server/demo/sandbox/send-callback.ts';
import { epochMs } from '#shared/time/duration.ts';
import { add } from '#shared/money/money.ts';
import * as v from 'valibot';

/** Kinds of callbacks that a server must handle. */
const KINDS = ['paid', 'declined', 'duplicate', 'late', 'forged', 'replayed'] as const;

export const callback = changeDemo({
  summary:
    'Sends a callback of the sandbox for an order: twice, after the end of its time, with a wrong ' +
    'key, or with an old signature.',
  usage: `--order-no N --kind ${KINDS.join('|')} [--amount HUNDREDTHS]`,
  options: v.object({
    orderNo: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    kind: v.picklist(KINDS),
    amount: v.optional(hundredths),
  }),
  async run(context, { orderNo, kind, amount }) {
    const { callbacks } = liveOf(context);
    const { database, clock, settings } = context;
    const order = await orderOf(database.db, orderNo);
    const { sandboxKey } = await openSandbox(database.db);
    const result = kind === 'declined' ? 'declined' : 'paid';
    if (kind === 'late') {
      const now = clock.now();
      await transact(database, (trx) => closeDeposit(trx, orderNo, 'expired', now));
    }
    const age = kind === 'replayed' ? SIGNATURE_WINDOW_MS + 1 : 0;
    const sent = {
      key: kind === 'forged' ? 'a key of somebody else' : sandboxKey,
      prefix: settings.pathPrefix,
      event: {
        eventId: `${order.payment_id}-${result}`,
        orderNo,
        paymentId: order.payment_id,
        result,
        amount: amount ?? add(order.amount, order.fee),
        currency: markets[await marketOf(context)].currency,
      },
      now: epochMs(clock.now() - age),
    } as const;
    const statuses = [await postCallback(callbacks, sent)];
    if (kind === 'duplicate') statuses.push(await postCallback(callbacks, sent));
    return { orderNo, statuses };
  },
});
