/**
 * The highest value of a promotion to a player who plays only for its bonus (decision 0039). A bonus is
 * locked until it is wagered with the player's own money, and no bet counts for two bonuses. So whatever is
 * played, and whenever the player stops, a bonus coin costs on average what its bets cost.
 */
import { accumulatedBetTimes } from '#server/accumulated-recharge/tiers.ts';
import { kindOfType, termsFor } from '#server/game/rules/kinds.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { shareOf, type WageringRules } from '#server/money/wagering/wagering-rules.ts';
import type { Documents } from '#server/catalogue/documents.ts';
import type { WireGame } from '#shared/game/contract.ts';

const WHOLE_BPS = 10_000;
const PERCENT = 100;
/** Upper bound of the reported cost: twice the bonus is lost on the way, also where no game counts. */
const COSTS_MOST = 2;

export interface PromotionValue {
  /** Its kind and, if there are several, its id. */
  promotion: string;
  /** Wagering multiple of the bonus. */
  betTimes: number;
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

/** Values every promotion that pays coins, by the operator's documents. */
export function promotionValues(
  { webConfig, trade, cashBonus }: Pick<Documents, 'webConfig' | 'trade' | 'cashBonus'>,
  games: readonly Pick<WireGame, 'typeId' | 'rtp' | 'betShare'>[],
  rules: WageringRules,
): PromotionValue[] {
  const cost = leastCost(games, rules);
  const valued = (promotion: string, betTimes: number): PromotionValue => {
    const costs = betTimes === 0 ? 0 : Math.min(betTimes * cost, COSTS_MOST);
    return { promotion, betTimes, worth: Math.round((1 - costs) * WHOLE_BPS) / PERCENT };
  };
  const sold = trade.rechargeList
    .filter(({ type, bonusAmount }) => type !== RECHARGE_KIND.tier && bonusAmount > 0)
    .map(({ id, type, props }) =>
      valued(
        `${type === RECHARGE_KIND.buyProp ? 'sign-up bonus' : 'deposit bonus'} ${id}`,
        props[0]?.betRate ?? 0,
      ),
    );
  const tiers = Object.values(webConfig.appPropConfigMap)
    .filter(({ type }) => type === RECHARGE_KIND.tier)
    .map((tier) =>
      valued(`accumulated recharge ${tier.id}`, accumulatedBetTimes(tier) ?? rules.betTimes),
    );
  // The first wheel is usually in both.
  const { actInviteConditionModel: first, actInviteConditionModelClient2List: later } = webConfig;
  const wheels = new Map([...(first ? [first] : []), ...later].map((wheel) => [wheel.id, wheel]));
  return [
    ...sold,
    ...tiers,
    ...[...wheels.values()].map(({ id, betRate }) => valued(`spin invite ${id}`, betRate)),
    ...(cashBonus ? [valued('cash bonus', cashBonus.betRate)] : []),
    valued('deposit boosts', rules.betTimes),
    valued('tasks, VIP, mail, codes, mobile', rules.betTimes),
  ];
}
