import { add, type MinorUnits } from '#shared/money/money.ts';
import { addMoney, NO_MONEY } from '#server/marketing/revenue/money.ts';
import { FEW, FEWEST_VISITORS } from '#server/marketing/api/few.ts';
import { VALUE_DAYS, type ValueDay } from '#server/marketing/revenue/revenue-contribution.ts';
import {
  NO_VALUE,
  type PlayerValue,
  type Value,
  type ValueRow,
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
  days: daysOf((days) => untilOfEnough(value.days[days])),
});

const daysOf = (until: (days: ValueDay) => ValueUntil): Value['days'] =>
  Object.fromEntries(VALUE_DAYS.map((days) => [days, until(days)])) as Value['days'];

/** @param some of different players */
const addValues = (some: readonly Value[]): Value => ({
  players: some.reduce((sum, { players }) => sum + players, 0),
  days: daysOf((days) => ({
    players: some.reduce((sum, value) => sum + value.days[days].players, 0),
    money: addMoney(some.map((value) => value.days[days].money)),
  })),
  soFar: addMoney(some.map(({ soFar }) => soFar)),
});

const isSmall = ({ value }: Pick<ValueRow, 'value'>): boolean => value.players < FEWEST_VISITORS;

const ofEnough = <Row extends Pick<ValueRow, 'value'>>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !isSmall(row)).map((row) => ({ ...row, value: valueOfEnough(row.value) }));

/** The value of players without numbers of few of them: small rows are grouped, small cohorts left out. */
export function valueOfEnoughPlayers(read: PlayerValue): PlayerValue {
  const few = read.rows.filter(isSmall);
  const together: ValueRow = {
    name: FEW,
    value: addValues(few.map(({ value }) => value)),
    cost: sumOfKnown(few.map(({ cost }) => cost)),
  };
  const [total] = ofEnough([read.total]);
  return {
    ...read,
    total: total ?? { ...read.total, value: NO_VALUE },
    cohorts: ofEnough(read.cohorts),
    rows: ofEnough([...read.rows, together]),
  };
}
