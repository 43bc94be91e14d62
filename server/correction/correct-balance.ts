import { coinsFrom, post } from '#server/money/ledger/post.ts';
import type { Market } from '#shared/market/market.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** What the player reads beside the movement. */
const TEXT: Readonly<Record<Market, string>> = {
  ph: 'Corrected by customer support.',
  th: 'แก้ไขโดยฝ่ายบริการลูกค้า',
};

/**
 * Adds an amount to the coins, or takes a negative one away.
 * @returns the correction's number
 * @throws InsufficientBalance
 */
export async function correctBalance(
  trx: Trx,
  { playerId, amount, market, now }: Correction,
): Promise<number> {
  const { id } = await trx
    .insertInto('balance_correction')
    .values({ player_id: playerId, amount, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(trx, {
    kind: 'adjust',
    reference: `correction-${id}`,
    entries: coinsFrom('house:adjust', playerId, amount),
    now,
    text: TEXT[market],
  });
  return id;
}

interface Correction {
  playerId: number;
  amount: MinorUnits;
  market: Market;
  now: EpochMs;
}
