import { sql } from 'kysely';
import { comparePostings } from '#server/reconcile/compare-postings.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^spin-' } as const;

/** Rounds of the spin invite. */
export const spinInviteCheck: Check = {
  name: 'spin-invite',
  meaning: 'Each round that was paid out was paid once with what it had won, and no other was.',
  origins: [BONUS],
  run: (db) =>
    comparePostings(db, {
      noun: 'round of the spin invite',
      origin: BONUS,
      wallet: 'coin',
      expected: sql`select 'spin-' || tid as reference, player_id, won as amount
        from spin_round where paid_at is not null`,
    }),
};
