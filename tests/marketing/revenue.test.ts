import { describe, expect, it } from 'vitest';
import { API_DOCUMENT } from '#server/marketing/api/api-document.ts';
import {
  dayContributions,
  NO_AMOUNTS,
  playerContributions,
  VALUE_DAYS,
} from '#server/marketing/revenue/revenue-contribution.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { minorUnits } from '#shared/money/money.ts';
import { addMoney, moneyOf, MONEY_NAMES } from '#server/marketing/revenue/money.ts';
import { revenueOfEnough, valueOfEnoughPlayers } from '#server/marketing/revenue/few-players.ts';
import { formatOf } from '#server/marketing/kit/format.ts';
import { en } from '#server/marketing/texts/en.ts';
import { scaleOf } from '#server/marketing/kit/line-chart.tsx';
import type { Moved, Revenue, RevenueRow } from '#server/marketing/revenue/read-revenue.ts';
import type { PlayerValue, Value } from '#server/marketing/revenue/read-value.ts';

const UNDER = { registered: 20_000, first: 1, last: 2, client: 3 };

const moved = (playersADay: number, deposited: number): Moved => ({
  playersADay,
  ...moneyOf((name) => (name === 'deposited' ? deposited : 0)),
});

const row = (name: string, players: number, deposited: number, cost?: number): RevenueRow => ({
  name,
  moved: moved(players, deposited),
  before: moved(players, deposited),
  cost: cost === undefined ? undefined : minorUnits(cost),
});

const revenueOf = (rows: RevenueRow[]): Revenue => ({
  total: { moved: moved(99, 99_999), before: moved(99, 99_999), cost: undefined },
  costBefore: undefined,
  rows,
  isUnfinished: false,
  isFilling: false,
});

describe('what a player’s day adds to the sums', () => {
  it('is nothing without an amount', () => {
    expect(dayContributions(UNDER, 20_001, NO_AMOUNTS)).toEqual([]);
  });

  it('is counted from its day after the registration on, under both touches', () => {
    const rows = dayContributions(UNDER, 20_007, { ...NO_AMOUNTS, bet: 500 });
    const [first, last] = rows.filter(({ table }) => table === 'install_value_sum');
    expect(first?.key).toEqual({ touch: 'first', origin: 1, client: 3, day: 20_000 });
    expect(last?.key).toEqual({ touch: 'last', origin: 2, client: 3, day: 20_000 });
    expect(VALUE_DAYS.map((days) => first?.numbers[`bet_${days}`])).toEqual([
      0, 0, 0, 500, 500, 500, 500, 500,
    ]);
    expect(first?.numbers['players']).toBe(0);
  });

  it('is part of no value after 90 days, but of the day’s money', () => {
    const rows = dayContributions(UNDER, 20_091, { ...NO_AMOUNTS, won: 500 });
    const [value] = rows.filter(({ table }) => table === 'install_value_sum');
    expect(Object.values(value?.numbers ?? {}).every((number) => number === 0)).toBe(true);
    const [money] = rows.filter(({ table }) => table === 'install_money_sum');
    expect(money?.numbers).toMatchObject({ players: 1, won: 500 });
  });

  it('counts the player once, by the registration', () => {
    const [first, ...others] = playerContributions(UNDER);
    expect(others).toHaveLength(1);
    expect(first?.numbers).toMatchObject({ players: 1, deposited_0: 0, bonus_90: 0 });
  });
});

describe('money', () => {
  it('has the differences of the trade', () => {
    const amounts = { deposited: 100, withdrawn: 130, bet: 50, won: 20, bonus: 45 };
    const money = moneyOf((name) => amounts[name]);
    expect(money).toMatchObject({ netDeposits: -30, ggr: 30, bonusCost: 45, ngr: -15 });
    expect(addMoney([money, money])).toMatchObject({ netDeposits: -60, ggr: 60, ngr: -30 });
  });

  it('changes upwards from a loss to a profit', () => {
    const { change } = formatOf(en, 'ph');
    expect(change(50, -100)).toBe('+150%');
    expect(change(-200, -100)).toBe('-100%');
    expect(change(150, 100)).toBe('+50%');
  });

  it('has 0 on a line of the chart', () => {
    expect(scaleOf([3, 70])).toEqual({ top: 80, bottom: 0 });
    expect(scaleOf([-30, 70])).toEqual({ top: 80, bottom: -80 });
    expect(scaleOf([-30, -1])).toEqual({ top: 0, bottom: -32 });
  });
});

describe('revenue that leaves the operator', () => {
  it('groups rows of few players, and has a total of what is shown', () => {
    const shared = revenueOfEnough(
      revenueOf([row('many', 5, 1_000), row('few', 4, 200), row('one', 1, 70)]),
    );
    expect(shared.rows.map(({ name, moved: { deposited } }) => [name, deposited])).toEqual([
      ['many', 1_000],
      [FEW, 270],
    ]);
    expect(shared.total.moved.deposited).toBe(1_270);
    expect(shared.total.before?.deposited).toBe(1_270);
  });

  it('leaves out what is still of few players, but for its cost', () => {
    const shared = revenueOfEnough(revenueOf([row('many', 5, 1_000), row('few', 4, 200, 90)]));
    expect(shared.rows).toMatchObject([
      { name: 'many' },
      { name: FEW, cost: 90, moved: { playersADay: 0, deposited: 0 }, before: { deposited: 0 } },
    ]);
    expect(shared.total.moved.deposited).toBe(1_000);
    expect(revenueOfEnough(revenueOf([row('few', 4, 200)])).rows).toEqual([]);
  });

  it('has no value of fewer than five players, nor of a day that fewer have behind them', () => {
    const value = (players: number, over: number): Value => ({
      players,
      days: Object.fromEntries(
        VALUE_DAYS.map((days) => [
          days,
          { players: days === 30 ? over : players, money: moneyOf(() => 7) },
        ]),
      ) as Value['days'],
      soFar: moneyOf(() => 7),
    });
    const read: PlayerValue = {
      total: { value: value(9, 4), cost: undefined },
      cohorts: [],
      rows: [
        { name: 'enough', value: value(5, 5), cost: undefined },
        { name: 'few', value: value(4, 4), cost: minorUnits(90) },
        { name: 'one', value: value(1, 1), cost: undefined },
      ],
      isFilling: false,
    };
    const shared = valueOfEnoughPlayers(read);
    expect(shared.rows).toMatchObject([
      { name: 'enough' },
      {
        name: FEW,
        value: { players: 5, days: { 30: { players: 5, money: { bet: 14 } } } },
        cost: 90,
      },
    ]);
    const [, few] = read.rows;
    expect(valueOfEnoughPlayers({ ...read, rows: few ? [few] : [] }).rows).toEqual([]);
    expect(shared.total.value.days[30]).toMatchObject({ players: 0, money: { deposited: 0 } });
    expect(shared.total.value.days[14].players).toBe(9);
  });
});

describe('the document of the API', () => {
  it('names every number of revenue', () => {
    expect(API_DOCUMENT.components.schemas.Revenue.required).toEqual([
      'playersADay',
      ...MONEY_NAMES,
    ]);
    expect(Object.keys(API_DOCUMENT.paths)).toEqual(
      expect.arrayContaining(['/report/api/revenue', '/report/api/value']),
    );
  });
});
