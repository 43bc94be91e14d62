import { sql } from 'kysely';
import { comparePostings } from '#server/reconcile/compare-postings.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^card-' } as const;

/** Days of sign-in cards. */
export const signUpBonusCheck: Check = {
  name: 'sign-up-bonus',
  meaning: 'Each claimed day of a sign-in card was paid once, and no other was.',
  origins: [BONUS],
  run: (db) =>
    comparePostings(db, {
      noun: 'day of a sign-in card',
      origin: BONUS,
      wallet: 'coin',
      expected: sql`select 'card-' || claim.card_id || '-' || claim.day as reference,
          card.player_id, card.daily as amount
        from sign_in_claim as claim join sign_in_card as card on card.id = claim.card_id
        where card.daily > 0`,
    }),
};
