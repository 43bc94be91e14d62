import { sql } from 'kysely';
import { bonusCheck } from '#server/money/reconcile/bonus-check.ts';

/** Rounds of the spin invite. */
export const spinInviteCheck = bonusCheck('spin-invite', {
  meaning: 'Each round that was paid out was paid once with what it had won, and no other was.',
  pattern: '^spin-',
  noun: 'round of the spin invite',
  expected: sql`select 'spin-' || tid as reference, player_id, won as amount
    from spin_round where paid_at is not null`,
});
