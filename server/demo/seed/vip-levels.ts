import { fromCoins } from '#shared/money/money.ts';
import type { vipLevel } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';

export type SeedVipLevel = InferInput<typeof vipLevel>;

/** In whole coins: recharge, bets, withdrawals per day, most per order, most per day, then the bonuses. */
type Rung = readonly [
  recharge: number,
  bets: number,
  count: number,
  order: number,
  day: number,
  upgrade: number,
  weekly: number,
  monthly: number,
  aprBps: number,
];

/** The first five columns are the default ladder of the contract, VIP part. */
const LADDER: readonly Rung[] = [
  [0, 0, 1, 5_000, 5_000, 0, 0, 0, 800],
  [500, 5_000, 2, 10_000, 20_000, 18, 3, 8, 800],
  [2_000, 20_000, 3, 10_000, 30_000, 38, 8, 18, 800],
  [10_000, 100_000, 3, 20_000, 60_000, 88, 18, 38, 850],
  [30_000, 300_000, 4, 30_000, 120_000, 188, 38, 88, 850],
  [100_000, 1_000_000, 5, 50_000, 250_000, 388, 88, 188, 900],
  [300_000, 3_000_000, 6, 50_000, 300_000, 888, 188, 388, 900],
  [1_000_000, 10_000_000, 8, 50_000, 400_000, 1_888, 388, 888, 950],
  [3_000_000, 30_000_000, 10, 50_000, 500_000, 3_888, 688, 1_688, 1_000],
  [10_000_000, 100_000_000, 12, 50_000, 600_000, 8_888, 1_088, 2_888, 1_100],
  [30_000_000, 300_000_000, 15, 50_000, 750_000, 18_888, 1_888, 5_888, 1_200],
];

/** `vipConfigList`, levels 0 to 10; amounts in hundredths. `feeFree` is withdrawals per month without fee. */
export function makeVipLevels(): SeedVipLevel[] {
  return LADDER.map((rung, level) => {
    const [recharge, bets, count, order, day, upgrade, weekly, monthly, aprBps] = rung;
    return {
      level,
      needRecharge: fromCoins(recharge),
      needBet: fromCoins(bets),
      withdrawCount: count,
      withdrawMax: fromCoins(order),
      withdrawDayMax: fromCoins(day),
      upgradeBonus: fromCoins(upgrade),
      weeklyBonus: fromCoins(weekly),
      monthlyBonus: fromCoins(monthly),
      feeFree: count,
      aprBps,
    };
  });
}
