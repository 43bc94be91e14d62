import { minorUnits, subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Amounts } from '#server/marketing/revenue/revenue-contribution.ts';
import type { Measure } from '#server/marketing/report/view.ts';

/** Revenue of some players, in hundredths. Differences may be negative. */
export interface Money extends Record<Measure, MinorUnits> {
  deposited: MinorUnits;
  /** Paid out, less what banks sent back. */
  withdrawn: MinorUnits;
  bet: MinorUnits;
  won: MinorUnits;
  /** Bonuses that were credited. */
  bonusCost: MinorUnits;
  /** Deposits less withdrawals. */
  netDeposits: MinorUnits;
  /** Gross gaming revenue: bets less wins. */
  ggr: MinorUnits;
  /** Net gaming revenue: GGR less the cost of bonuses. */
  ngr: MinorUnits;
}

/** In the order of columns and files. */
export const MONEY_NAMES = [
  'deposited',
  'withdrawn',
  'netDeposits',
  'bet',
  'won',
  'ggr',
  'bonusCost',
  'ngr',
] as const satisfies readonly (keyof Money)[];

/** @param amountOf an amount as it is stored */
export function moneyOf(amountOf: (name: keyof Amounts) => number): Money {
  const amount = (name: keyof Amounts): MinorUnits => minorUnits(amountOf(name));
  const netDeposits = subtract(amount('deposited'), amount('withdrawn'));
  const ggr = subtract(amount('bet'), amount('won'));
  return {
    deposited: amount('deposited'),
    withdrawn: amount('withdrawn'),
    netDeposits,
    bet: amount('bet'),
    won: amount('won'),
    ggr,
    bonusCost: amount('bonus'),
    ngr: subtract(ggr, amount('bonus')),
  };
}

export const NO_MONEY: Money = moneyOf(() => 0);

/** Adds up the money of different players. */
export function addMoney(some: readonly Money[]): Money {
  const sumOf = (name: keyof Money): number => some.reduce((sum, money) => sum + money[name], 0);
  return moneyOf((name) => sumOf(name === 'bonus' ? 'bonusCost' : name));
}
