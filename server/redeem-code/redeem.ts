import { RedeemCode } from '#shared/redeem-code/errors.ts';
import { sql } from 'kysely';
import { requireTurn } from '#server/players/base/rate-limits.ts';
import { StoredRefusal, Refusal } from '#server/core/http/refusal.ts';
import { readWageringRules, withBetRate } from '#server/money/wagering/wagering-rules.ts';
import { grantRewards, type Reward } from '#server/players/reward/grant-rewards.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Lengths of the operator's codes, which the app accepts. */
export const CODE_LENGTH = { min: 4, max: 20 } as const;

/** Unknown codes that a player may try, against guessing. */
const GUESSES = { turns: 20, windowMs: 600_000 };

/**
 * Claims a code for a player: once per player, and no more often than the code allows, also under
 * concurrency.
 * @returns the code's rewards
 * @throws Refusal 1097–1099, 1203 after many unknown codes; StoredRefusal 1096 for an unknown code, which
 * counts
 */
export async function claimCode(
  trx: Trx,
  { playerId, code, now }: { playerId: number; code: string; now: EpochMs },
): Promise<readonly Reward[]> {
  const row = await trx
    .selectFrom('redeem_code')
    .where('code', '=', code)
    .selectAll()
    .executeTakeFirst();
  if (!row) {
    await requireTurn(trx, `redeem ${playerId}`, GUESSES, now);
    throw new StoredRefusal(RedeemCode.notFound, 'no such code');
  }
  const { betTimes } = await readWageringRules(trx);
  const rewards = withBetRate((row.rewards ?? []) as Reward[], betTimes);
  if (rewards.length === 0) throw new Refusal(RedeemCode.notConfigured, 'the code gives nothing');
  const claimed = await trx
    .insertInto('redeem_claim')
    .values({
      code,
      player_id: playerId,
      rewards: JSON.stringify(rewards),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['code', 'player_id']).doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!claimed) throw new Refusal(RedeemCode.alreadyClaimed, 'claimed before');
  if (row.claims_left === 0) throw new Refusal(RedeemCode.usedUp, 'all claimed');
  if (row.claims_left !== null) {
    await trx
      .updateTable('redeem_code')
      .where('code', '=', code)
      .set({ claims_left: sql<number>`claims_left - 1` })
      .execute();
  }
  const reference = `redeem-${code}-${playerId}`;
  return (await grantRewards(trx, { playerId, rewards, reference, now })).rewards;
}
