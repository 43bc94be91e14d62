import { withBetRate } from '#server/money/wagering/wagering-rules.ts';
import { ClaimCode } from '#shared/reward/claim-errors.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Kysely } from 'kysely';
import type { WireResponseOf } from '#shared/wire/endpoints.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { grantRewards, type Reward } from '#server/players/reward/grant-rewards.ts';
import type { Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';

const COINS = 2001;

type State = WireResponseOf<'signUpBonus'>;
type Day = State['ownList'][number]['loginPayDataJson']['days'][number];

/** Day values (spec §4): null locked, 0 expired, 1 claimed, -1 claimable. */
const DayState = { locked: null, expired: 0, claimed: 1, claimable: -1 } as const;

export interface NewCard {
  playerId: number;
  propId: number;
  orderNo: string;
  days: number;
  daily: MinorUnits;
  betRate: number;
  now: EpochMs;
  market: Market;
}

/**
 * Gives a player the card of a deposit; its first day is the market's day of the purchase.
 * @returns false when the player already has one: the deposit is then only a deposit
 */
export async function giveCard(trx: Trx, card: NewCard): Promise<boolean> {
  const given = await trx
    .insertInto('sign_in_card')
    .values({
      player_id: card.playerId,
      prop_id: card.propId,
      order_no: card.orderNo,
      days: card.days,
      daily: card.daily,
      bet_rate: card.betRate,
      first_day: marketDay(card.market, card.now).number,
      bought_at: card.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** A player's cards with the state of each day. */
export async function signUpBonusOf(
  db: Kysely<Tables>,
  playerId: number,
  market: Market,
  now: EpochMs,
): Promise<State> {
  return signUpBonusFrom(await selectCards(db, playerId).execute(), market, now);
}

/** Selects a player's cards with their claimed days. */
export const selectCards = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('sign_in_card')
    .where('player_id', '=', playerId)
    .orderBy('bought_at')
    .orderBy('id')
    .select(['id', 'prop_id', 'days', 'daily', 'bet_rate', 'first_day', 'bought_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sign_in_claim')
          .whereRef('sign_in_claim.card_id', '=', 'sign_in_card.id')
          .select('sign_in_claim.day'),
      ).as('claims'),
    );

interface CardRow {
  id: number;
  prop_id: number;
  days: number;
  daily: number;
  bet_rate: number;
  first_day: number;
  bought_at: number;
  claims: readonly { day: number }[];
}

function signUpBonusFrom(cards: readonly CardRow[], market: Market, now: EpochMs): State {
  const today = marketDay(market, now).number;
  const ownList = cards.map((card) => {
    const claimed = new Set(card.claims.map(({ day }) => day));
    const days = Array.from({ length: card.days }, (_, day) =>
      dayState(card.first_day + day, today, claimed.has(day)),
    );
    return {
      id: card.id,
      propId: card.prop_id,
      buyTime: card.bought_at,
      loginPayDataJson: { days },
      rewards: withBetRate(rewardsOf(card), card.bet_rate),
    };
  });
  return {
    hasProps: ownList.length === 0 ? 0 : 1,
    ownList,
    buyPropIds: cards.map((card) => card.prop_id),
  };
}

/** Of each day. */
const rewardsOf = ({ daily }: { daily: number }): Reward[] =>
  daily > 0 ? [{ id: COINS, count: minorUnits(daily) }] : [];

function dayState(day: number, today: number, isClaimed: boolean): Day {
  if (isClaimed) return DayState.claimed;
  if (day > today) return DayState.locked;
  return day === today ? DayState.claimable : DayState.expired;
}

/** True when a day of any card can be claimed: the dot of the sign-up bonus (spec §4). */
export const hasClaimableDay = (cards: readonly CardRow[], market: Market, now: EpochMs): boolean =>
  signUpBonusFrom(cards, market, now).ownList.some(({ loginPayDataJson: { days } }) =>
    days.includes(DayState.claimable),
  );

/**
 * Claims today's day of a card once, also under concurrency.
 * @returns its reward, and the day counted from 0
 * @throws Refusal 1242 when the card is not the player's or today is none of its days, 1243 when its days are
 * over, 1241 when it was claimed
 */
export async function claimDay(
  trx: Trx,
  {
    playerId,
    cardId,
    market,
    now,
  }: {
    playerId: number;
    cardId: number;
    market: Market;
    now: EpochMs;
  },
): Promise<{ rewards: Reward[]; day: number }> {
  const card = await trx
    .selectFrom('sign_in_card')
    .where('id', '=', cardId)
    .where('player_id', '=', playerId)
    .select(['days', 'daily', 'bet_rate', 'first_day'])
    .executeTakeFirst();
  if (!card) throw new Refusal(ClaimCode.notReached, 'no such card');
  const day = marketDay(market, now).number - card.first_day;
  if (day < 0) throw new Refusal(ClaimCode.notReached, 'not yet');
  if (day >= card.days) throw new Refusal(ClaimCode.expired, 'the card is used up');
  const claimed = await trx
    .insertInto('sign_in_claim')
    .values({ card_id: cardId, day, created_at: now })
    .onConflict((conflict) => conflict.columns(['card_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!claimed) throw new Refusal(ClaimCode.alreadyClaimed, 'claimed before');
  const reference = `card-${cardId}-${day}`;
  const grant = { playerId, rewards: rewardsOf(card), reference, betTimes: card.bet_rate, now };
  const { rewards } = await grantRewards(trx, grant);
  return { rewards, day };
}
