import { randomUUID } from 'node:crypto';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { termsOf } from '#server/deposit/deposit-terms.ts';
import { openDeposit } from '#server/deposit/open-deposit.ts';
import { DEPOSIT_EFFECTS } from '#server/effects/deposit-effects.ts';
import { payDeposit } from '#server/deposit/paid.ts';
import { readFact } from '#server/core/facts.ts';
import { openSandbox } from '#server/demo/sandbox/open-sandbox.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Orders and pays a player's deposit at once. */
export async function payIn(
  database: Database,
  playerId: number,
  amount: MinorUnits,
  now: EpochMs,
): Promise<void> {
  const [payments, seed] = await Promise.all([
    openSandbox(database.db),
    readFact(database.db, 'seed'),
  ]);
  await transact(database, async (trx) => {
    const terms = termsOf(await readTradeOffer(trx), { amount, actType: 0, actId: 0 });
    const order = await openDeposit(trx, payments, {
      playerId,
      reqNo: randomUUID(),
      terms,
      returnUrl: null,
      appOrigin: null,
      market: seed?.market ?? 'ph',
      now,
    });
    const payment = { orderNo: order.order_no, paid: add(order.amount, order.fee), now };
    await payDeposit(trx, payment, DEPOSIT_EFFECTS);
  });
}
