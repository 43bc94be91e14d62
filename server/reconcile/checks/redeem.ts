import { sql } from 'kysely';
import { comparePostings } from '#server/reconcile/compare-postings.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^redeem-' } as const;

/** Redemption codes. */
export const redeemCheck: Check = {
  name: 'redeem',
  meaning: 'Each redeemed code has paid the currency that it gave, once.',
  origins: [BONUS],
  run: (db) =>
    comparePostings(db, {
      noun: 'redeemed code',
      origin: BONUS,
      wallet: 'coin',
      expected: sql`select 'redeem-' || claim.code || '-' || claim.player_id as reference,
          claim.player_id, sum((reward->>'count')::bigint)::bigint as amount
        from redeem_claim as claim, jsonb_array_elements(claim.rewards) as reward
        where reward->>'id' in ('2001', '2002')
        group by claim.code, claim.player_id`,
    }),
};
