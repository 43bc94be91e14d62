/**
 * The highest value of a promotion to a player who plays only for its bonus (decision 0018). A bonus is
 * locked until it is wagered with the player's own money, and no bet counts for two bonuses. So whatever is
 * played, and whenever the player stops, a bonus coin costs on average what its bets cost.
 */
import { serverActivities } from '#server/effects/activities.ts';
import { kindOfType, termsFor } from '#server/game/rules/kinds.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { shareOf, type WageringRules } from '#server/money/wagering/wagering-rules.ts';
import type { Promotion, PromotionDocuments } from '#server/players/activity.ts';
import type { WireGame } from '#shared/game/contract.ts';

const WHOLE_BPS = 10_000;
const PERCENT = 100;
/** Upper bound of the reported cost: twice the bonus is lost on the way, also where no game counts. */
const COSTS_MOST = 2;

export interface PromotionValue extends Promotion {
  /** Left of 100 coins after the cheapest bets, on average; above 0 the promotion loses money. */
  worth: number;
}

/**
 * Lowest cost of a counted coin, as a share of it: a game's edge divided by the share of a bet that counts
 * there. Infinite when no game counts.
 */
export function leastCost(
  games: readonly Pick<WireGame, 'typeId' | 'rtp' | 'betShare'>[],
  rules: WageringRules,
): number {
  const costs = games.map(({ typeId, rtp, betShare }) => {
    const edge = 1 - termsFor(kindOfType(typeId), rtp).returnBps / WHOLE_BPS;
    const share = (betShare ?? shareOf(rules, typeId)) / PERCENT;
    return share === 0 ? Number.POSITIVE_INFINITY : edge / share;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...costs);
}

/** Kinds of items that an activity lists as its own. */
const OTHERWISE_LISTED: ReadonlySet<number> = new Set([RECHARGE_KIND.buyProp, RECHARGE_KIND.tier]);

/** Values every promotion that pays coins, by the operator's documents. */
export function promotionValues(
  documents: PromotionDocuments,
  games: readonly Pick<WireGame, 'typeId' | 'rtp' | 'betShare'>[],
  rules: WageringRules,
): PromotionValue[] {
  const cost = leastCost(games, rules);
  const sold = documents.trade.rechargeList
    .filter(({ type, bonusAmount }) => !OTHERWISE_LISTED.has(type) && bonusAmount > 0)
    .map(({ id, props }) => ({
      promotion: `deposit bonus ${id}`,
      betTimes: props[0]?.betRate ?? 0,
    }));
  const ofActivities = Object.values(serverActivities).flatMap(({ promotions }) =>
    promotions(documents, rules.betTimes),
  );
  const ofDefault = ['deposit boosts', 'tasks, VIP, mail, codes, mobile'].map((promotion) => ({
    promotion,
    betTimes: rules.betTimes,
  }));
  return [...sold, ...ofActivities, ...ofDefault].map(({ promotion, betTimes }) => {
    const costs = betTimes === 0 ? 0 : Math.min(betTimes * cost, COSTS_MOST);
    return { promotion, betTimes, worth: Math.round((1 - costs) * WHOLE_BPS) / PERCENT };
  });
}
