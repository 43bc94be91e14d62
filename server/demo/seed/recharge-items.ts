import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import { FIRST_TIER_ID } from '#server/accumulated-recharge/season.ts';
import { USUAL_RULES } from '#server/money/wagering/wagering-rules.ts';
import type { rechargeItem } from '#shared/deposit/trade-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';

export type SeedRechargeItem = InferInput<typeof rechargeItem> & { paramStr: string };

/** Wagering multiple of a bonus; see `server/money/wagering/wagering-rules.ts`. */
const BET_RATE = USUAL_RULES.betTimes;

/** The three sign-in cards of the sign-up bonus (spec §3, ids 6004–6006). */
export const SIGN_IN_CARD_IDS: readonly number[] = [6004, 6005, 6006];

/** Amounts of the deposit buttons, in whole coins (contract, constants). */
const QUICK_COINS: readonly number[] = [100, 300, 500, 1000, 3000, 5000, 10000, 20000];

/** Deposit buttons in hundredths. */
export function makeQuickAmounts(): number[] {
  return QUICK_COINS.map(fromCoins);
}

function makeOrdinaryItems(): SeedRechargeItem[] {
  const bonuses = [0, 5, 10, 25, 90, 160, 350, 750];
  return QUICK_COINS.map((coins, index) => {
    const bonusAmount = fromCoins(bonuses[index] ?? 0);
    return {
      id: 501 + index,
      type: RECHARGE_KIND.shop,
      price: fromCoins(coins),
      bonusAmount,
      showLimit: ZERO,
      paramStr: JSON.stringify({ popular: coins === 500 }),
      props: bonusAmount > 0 ? [{ id: RewardId.coins, count: bonusAmount, betRate: BET_RATE }] : [],
    };
  });
}

/** Tier price, coin bonus, tickets and the total at which the tier appears, in coins. */
const TIERS: readonly (readonly [price: number, bonus: number, tickets: number, shows: number])[] =
  [
    [100, 8, 0, 0],
    [300, 20, 0, 0],
    [500, 38, 1, 0],
    [1000, 80, 0, 0],
    [3000, 260, 2, 500],
    [5000, 450, 0, 1000],
    [10000, 950, 3, 3000],
    [20000, 2000, 0, 5000],
    [50000, 5500, 5, 10000],
    [100000, 12000, 10, 20000],
  ];

const PAST_TIERS = [
  [100, 5, 0, 0],
  [500, 30, 0, 0],
] as const;

function makeTier(id: number, tier: (typeof TIERS)[number]): SeedRechargeItem {
  const [price, bonus, tickets, shows] = tier;
  const coins = { id: RewardId.coins, count: fromCoins(bonus), betRate: BET_RATE };
  return {
    id,
    type: RECHARGE_KIND.tier,
    price: fromCoins(price),
    bonusAmount: fromCoins(bonus),
    showLimit: fromCoins(shows),
    paramStr: JSON.stringify({ season: id < FIRST_TIER_ID ? 1 : 2, betRate: BET_RATE }),
    props: tickets > 0 ? [coins, { id: RewardId.tickets, count: tickets, betRate: 0 }] : [coins],
  };
}

function makeTiers(): SeedRechargeItem[] {
  return [
    ...PAST_TIERS.map((tier, index) => makeTier(FIRST_TIER_ID - PAST_TIERS.length + index, tier)),
    ...TIERS.map((tier, index) => makeTier(FIRST_TIER_ID + index, tier)),
  ];
}

interface Card {
  price: number;
  bonus: number;
  daily: number;
  days: number;
  name: MarketText;
}

const CARDS: readonly Card[] = [
  { price: 100, bonus: 20, daily: 5, days: 7, name: { ph: 'Pier card', th: 'การ์ดท่าเรือ' } },
  { price: 300, bonus: 60, daily: 12, days: 14, name: { ph: 'Harbor card', th: 'การ์ดอ่าว' } },
  {
    price: 1000,
    bonus: 220,
    daily: 25,
    days: 28,
    name: { ph: 'Lighthouse card', th: 'การ์ดประภาคาร' },
  },
];

function makeSignInCards(market: Market): SeedRechargeItem[] {
  return CARDS.map(({ price, bonus, daily, days, name }, index) => ({
    id: SIGN_IN_CARD_IDS[index] ?? 0,
    type: RECHARGE_KIND.buyProp,
    price: fromCoins(price),
    bonusAmount: fromCoins(bonus),
    showLimit: ZERO,
    days,
    paramStr: JSON.stringify({ name: name[market] }),
    props: [{ id: RewardId.coins, count: fromCoins(daily), betRate: BET_RATE }],
  }));
}

/** `rechargeList`: ordinary items, tiers of this season and the last, and the three sign-in cards. */
export function makeRechargeItems(market: Market): SeedRechargeItem[] {
  return [...makeOrdinaryItems(), ...makeTiers(), ...makeSignInCards(market)];
}

/** `loginPayConfig`: the props that the sign-up bonus sells. */
export function makeLoginPayConfig(): { propIds: number[] } {
  return { propIds: [...SIGN_IN_CARD_IDS] };
}
