import { add, type MinorUnits } from '#shared/money/money.ts';
import { addMoney, NO_MONEY } from '#server/marketing/revenue/money.ts';
import { FEW, FEWEST_VISITORS } from '#server/marketing/api/few.ts';
import { VALUE_DAYS } from '#server/marketing/revenue/revenue-contribution.ts';
import {
  NO_VALUE,
  type PlayerValue,
  type Value,
  type ValueUntil,
} from '#server/marketing/revenue/read-value.ts';
import {
  NOTHING_MOVED,
  type Moved,
  type Revenue,
  type RevenueRow,
} from '#server/marketing/revenue/read-revenue.ts';

const isFew = ({ playersADay }: Moved): boolean => playersADay < FEWEST_VISITORS;

const movedOfEnough = (moved: Moved): Moved => (isFew(moved) ? NOTHING_MOVED : moved);

/** @param some of different players */
const addMoved = (some: readonly Moved[]): Moved => ({
  playersADay: some.reduce((sum, { playersADay }) => sum + playersADay, 0),
  ...addMoney(some),
});

const sumOfKnown = (costs: readonly (MinorUnits | undefined)[]): MinorUnits | undefined => {
  const known = costs.filter((cost) => cost !== undefined);
  return known.length === 0 ? undefined : add(...known);
};

/**
 * Revenue without numbers of few players. Small rows are grouped, and left out, but for their costs, while they
 * are small together; the total is that of the rows which are shown, so that it does not give away the others.
 */
export function revenueOfEnough(revenue: Revenue): Revenue {
  const few = revenue.rows.filter(({ moved }) => isFew(moved));
  const shown = revenue.rows.filter(({ moved }) => !isFew(moved));
  const together: RevenueRow = {
    name: FEW,
    moved: movedOfEnough(addMoved(few.map(({ moved }) => moved))),
    before: revenue.total.before && addMoved(few.map((row) => row.before ?? NOTHING_MOVED)),
    cost: sumOfKnown(few.map(({ cost }) => cost)),
  };
  const isShown = !isFew(together.moved) || together.cost !== undefined;
  const rows = [...shown, ...(isShown ? [together] : [])].map((row) => ({
    ...row,
    before: row.before && movedOfEnough(row.before),
  }));
  return {
    ...revenue,
    rows,
    total: {
      ...revenue.total,
      moved: addMoved(rows.map(({ moved }) => moved)),
      before: revenue.total.before && addMoved(rows.map(({ before }) => before ?? NOTHING_MOVED)),
    },
  };
}

const untilOfEnough = (until: ValueUntil): ValueUntil =>
  until.players < FEWEST_VISITORS ? { players: 0, money: NO_MONEY } : until;

const valueOfEnough = (value: Value): Value => ({
  ...value,
  days: Object.fromEntries(
    VALUE_DAYS.map((days) => [days, untilOfEnough(value.days[days])]),
  ) as Value['days'],
});

/** The value of players without numbers of few of them; small cohorts and rows are left out. */
export function valueOfEnoughPlayers(read: PlayerValue): PlayerValue {
  const ofEnough = <Row extends PlayerValue['total']>(rows: readonly Row[]): Row[] =>
    rows
      .filter(({ value }) => value.players >= FEWEST_VISITORS)
      .map((row) => ({ ...row, value: valueOfEnough(row.value) }));
  const [total] = ofEnough([read.total]);
  return {
    ...read,
    total: total ?? { ...read.total, value: NO_VALUE },
    cohorts: ofEnough(read.cohorts),
    rows: ofEnough(read.rows),
  };
}
