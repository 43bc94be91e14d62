import { sql } from 'kysely';
import { bonusCheck } from '#server/money/reconcile/bonus-check.ts';

/** Redemption codes. */
export const redeemCheck = bonusCheck('redeem', {
  meaning: 'Each redeemed code has paid the currency that it gave, once.',
  pattern: '^redeem-',
  noun: 'redeemed code',
  expected: sql`select 'redeem-' || claim.code || '-' || claim.player_id as reference,
      claim.player_id, sum((reward->>'count')::bigint)::bigint as amount
    from redeem_claim as claim, jsonb_array_elements(claim.rewards) as reward
    where reward->>'id' in ('2001', '2002')
    group by claim.code, claim.player_id`,
});
