import { sql } from 'kysely';
import { comparePostings, together } from '#server/money/reconcile/compare-postings.ts';
import type { Check } from '#server/money/reconcile/check.ts';

const BET = { kind: 'bet', pattern: '^[0-9A-F]{16}$' } as const;
const WIN = { kind: 'win', pattern: BET.pattern } as const;

/** Rounds for money. */
export const roundsCheck: Check = {
  name: 'rounds',
  meaning: 'Each round for money has posted its bet and its win, once, and nothing else has.',
  origins: [BET, WIN],
  run: async (db) =>
    together(
      await comparePostings(db, {
        noun: 'round',
        origin: BET,
        wallet: 'coin',
        expected: sql`select round_no as reference, player_id, -bet as amount
          from game_round where not is_demo`,
      }),
      await comparePostings(db, {
        noun: 'round',
        origin: WIN,
        wallet: 'coin',
        expected: sql`select round_no as reference, player_id, win as amount
          from game_round where not is_demo and win > 0`,
      }),
    ),
};
