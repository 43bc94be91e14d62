import { sql } from 'kysely';
import { comparePostings } from '#server/money/reconcile/compare-postings.ts';
import type { Check, Origin } from '#server/money/reconcile/check.ts';

const origin: Origin = { kind: 'adjust', pattern: '^correction-' };

/** Corrections of balances by operators. */
export const correctionsCheck: Check = {
  name: 'corrections',
  meaning: 'Each correction of an operator has moved its amount once, and nothing else has.',
  origins: [origin],
  run: (db) =>
    comparePostings(db, {
      noun: 'correction',
      origin,
      wallet: 'coin',
      expected: sql`select 'correction-' || id as reference, player_id, amount
        from balance_correction`,
    }),
};
