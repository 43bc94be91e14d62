import { sql } from 'kysely';
import { claimCheck } from '#server/money/reconcile/bonus-check.ts';

/** Tiers of the accumulated recharge. */
export const accumulatedRechargeCheck = claimCheck('accumulated-recharge', {
  meaning: 'Each claimed tier was paid once to the player who claimed it, and no other was.',
  pattern: '^tier-',
  noun: 'claimed tier',
  claims: sql`select 'tier-' || prop_id || '-' || player_id as reference, player_id
    from recharge_claim`,
  isMoney: true,
});
