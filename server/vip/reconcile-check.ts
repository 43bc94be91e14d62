import { sql } from 'kysely';
import { bonusCheck } from '#server/money/reconcile/bonus-check.ts';

/** Bonuses of the VIP ladder. */
export const vipCheck = bonusCheck('vip', {
  meaning: 'Each claimed bonus of the VIP ladder was paid once, and no other was.',
  pattern: '^vip-',
  noun: 'VIP claim',
  expected: sql`select 'vip-' || player_id || '-' || kind || '-' || period as reference,
    player_id, amount from vip_claim`,
});
