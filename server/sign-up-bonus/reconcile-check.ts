import { sql } from 'kysely';
import { bonusCheck } from '#server/money/reconcile/bonus-check.ts';

/** Days of sign-in cards. */
export const signUpBonusCheck = bonusCheck('sign-up-bonus', {
  meaning: 'Each claimed day of a sign-in card was paid once, and no other was.',
  pattern: '^card-',
  noun: 'day of a sign-in card',
  expected: sql`select 'card-' || claim.card_id || '-' || claim.day as reference,
      card.player_id, card.daily as amount
    from sign_in_claim as claim join sign_in_card as card on card.id = claim.card_id
    where card.daily > 0`,
});
