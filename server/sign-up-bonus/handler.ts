import { balancesOf } from '#server/money/ledger/wallets.ts';
import type { Handler } from '#server/players/handler.ts';
import { claimDay, signUpBonusOf } from './sign-in-cards.ts';

/** The player's sign-in cards (spec §4, "Sign-up bonus"). */
export const signUpBonus: Handler<'signUpBonus'> = (
  { database: { db }, settings },
  _request,
  { session, now },
) => signUpBonusOf(db, session.playerId, settings.market, now);

/** Claims today's day of a card. */
export const claimSignUpBonus: Handler<'claimSignUpBonus'> = async (
  { settings: { market } },
  { id: cardId },
  { session: { playerId }, trx, now },
) => {
  const { rewards, day } = await claimDay(trx, { playerId, cardId, market, now });
  const { coin, seq } = await balancesOf(trx, playerId);
  return { rewards, day, coin, seq };
};
