import { sql } from 'kysely';
import { comparePostings } from '#server/reconcile/compare-postings.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^vip-' } as const;

/** Bonuses of the VIP ladder. */
export const vipCheck: Check = {
  name: 'vip',
  meaning: 'Each claimed bonus of the VIP ladder was paid once, and no other was.',
  origins: [BONUS],
  run: (db) =>
    comparePostings(db, {
      noun: 'VIP claim',
      origin: BONUS,
      wallet: 'coin',
      expected: sql`select 'vip-' || player_id || '-' || kind || '-' || period as reference,
        player_id, amount from vip_claim`,
    }),
};
