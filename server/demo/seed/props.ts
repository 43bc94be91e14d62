import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { RewardId } from '#shared/reward/reward.ts';
import type { propConfig } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';
import { makeRechargeItems } from './recharge-items.ts';

type Prop = InferInput<typeof propConfig>;
export type SeedProp = Required<Pick<Prop, 'id' | 'type' | 'price' | 'num' | 'paramStr'>> &
  Pick<Prop, 'bonusAmount' | 'days'>;

const PROP_TYPE = { boost: 1, currency: 2, ticket: 3 } as const;

/** Percent of each boost, 1001 to 1009. */
const BOOSTS: readonly number[] = [5, 8, 10, 12, 15, 18, 20, 25, 30];

/** A boost's smallest deposit and largest bonus, and its lifetime in days. */
const BOOST_MIN_COINS = 100;
const BOOST_MAX_COINS = 500;
const BOOST_DAYS = 14;
const TICKET_DAYS = 30;

const NAMES = {
  boost: { ph: 'Deposit boost', th: 'บูสต์ยอดฝาก' },
  coin: { ph: 'Bonus', th: 'โบนัส' },
  bonusCoin: { ph: 'Bonus', th: 'โบนัส' },
  ticket: { ph: 'Wheel ticket', th: 'ตั๋วหมุนวงล้อ' },
} as const satisfies Record<string, MarketText>;

/** `appPropConfigMap`: reward items, tiers (type 12) and sign-in cards 6004–6006, by id. */
export function makeProps(market: Market): Record<string, SeedProp> {
  const named = (name: MarketText): string => JSON.stringify({ name: name[market] });
  const rewards: SeedProp[] = [
    ...BOOSTS.map((num, index) => ({
      id: 1001 + index,
      type: PROP_TYPE.boost,
      price: fromCoins(BOOST_MIN_COINS),
      num,
      bonusAmount: fromCoins(BOOST_MAX_COINS),
      days: BOOST_DAYS,
      paramStr: named(NAMES.boost),
    })),
    {
      id: RewardId.coins,
      type: PROP_TYPE.currency,
      price: ZERO,
      num: 1,
      paramStr: named(NAMES.coin),
    },
    {
      id: RewardId.bonusCoins,
      type: PROP_TYPE.currency,
      price: ZERO,
      num: 1,
      paramStr: named(NAMES.bonusCoin),
    },
    {
      id: RewardId.tickets,
      type: PROP_TYPE.ticket,
      price: ZERO,
      num: 1,
      days: TICKET_DAYS,
      paramStr: named(NAMES.ticket),
    },
  ];
  const sold = makeRechargeItems(market)
    .filter((item) => item.type !== RECHARGE_KIND.shop)
    .map(({ id, type, price, bonusAmount, paramStr }) => ({
      id,
      type,
      price,
      num: bonusAmount,
      paramStr,
    }));
  return Object.fromEntries([...rewards, ...sold].map((prop) => [String(prop.id), prop]));
}
