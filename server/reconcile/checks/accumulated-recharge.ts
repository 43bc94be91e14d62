import { sql } from 'kysely';
import { compareClaims } from '#server/reconcile/compare-claims.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^tier-' } as const;

/** Tiers of the accumulated recharge. */
export const accumulatedRechargeCheck: Check = {
  name: 'accumulated-recharge',
  meaning: 'Each claimed tier was paid once to the player who claimed it, and no other was.',
  origins: [BONUS],
  run: (db) =>
    compareClaims(db, {
      noun: 'claimed tier',
      origin: BONUS,
      claims: sql`select 'tier-' || prop_id || '-' || player_id as reference, player_id
        from recharge_claim`,
      isMoney: true,
    }),
};
