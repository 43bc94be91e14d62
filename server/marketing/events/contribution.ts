import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { RETURN_DAYS, REPORTED_STEP_IDS, WINDOWS } from '#server/marketing/events/funnel.ts';
import { eventsIn } from '#server/marketing/events/event-bits.ts';
import { roundUpSpan } from '#server/marketing/events/install-times.ts';
import type { StepTimes } from '#server/marketing/events/visitor.ts';

/** A deposit of the player who is linked to a visitor. */
export interface LinkedDeposit {
  orderNo: string;
  /** Milliseconds after the landing. */
  after: number;
  /** Hundredths. */
  amount: number;
  /** True for the player's first deposit. */
  isFirst: boolean;
}

/** Everything a visitor adds to the sums. */
export interface CountedFacts {
  landedAt: EpochMs;
  /** Row ids of `install_origin` and `install_client`. */
  first: number;
  last: number;
  client: number;
  /** A set of `eventBit`s. */
  reached: number;
  after: StepTimes;
  seenDays: number;
  seenSinceInstall: number;
  deposits: readonly LinkedDeposit[];
}

export const SUM_TABLES = [
  'install_sum',
  'install_hour_sum',
  'install_time_sum',
  'install_event_sum',
  'install_return_sum',
  'install_money_sum',
  'install_value_sum',
] as const;
export type SumTable = (typeof SUM_TABLES)[number];

/** A row of one of the tables of sums: its key, and the numbers to add. */
export interface Contribution {
  table: SumTable;
  key: Readonly<Record<string, string | number | boolean>>;
  numbers: Readonly<Record<string, number>>;
}

/** Returns what a visitor adds to the sums, under each touch. */
export function contributionsOf(
  facts: CountedFacts,
  dayOf: (time: EpochMs) => number,
): Contribution[] {
  const { landedAt, client, after } = facts;
  const day = dayOf(landedAt);
  const installDay = after.installed === null ? null : dayOf(epochMs(landedAt + after.installed));
  return (['first', 'last'] as const).flatMap((touch) => {
    const place = { touch, origin: facts[touch], client };
    return [
      { table: 'install_sum' as const, key: { ...place, day }, numbers: funnelOf(facts) },
      ...timeOf(after.installed).map((seconds): Contribution => ({
        table: 'install_time_sum',
        key: { ...place, day, seconds },
        numbers: { visitors: 1 },
      })),
      ...eventsIn(facts.reached).map((name): Contribution => ({
        table: 'install_event_sum',
        key: { ...place, day, name },
        numbers: { visitors: 1 },
      })),
      {
        table: 'install_return_sum' as const,
        key: { ...place, day: installDay ?? day, is_installed: installDay !== null },
        numbers: returnsOf(facts),
      },
    ];
  });
}

const timeOf = (ms: number | null): number[] => (ms === null ? [] : [roundUpSpan(ms)]);

/** Numbers of the funnel, of one visitor. */
export function funnelOf({ reached, after, deposits }: CountedFacts): Record<string, number> {
  const numbers: Record<string, number> = { landed: eventsIn(reached).includes('landing') ? 1 : 0 };
  const first = deposits.find(({ isFirst }) => isFirst);
  for (const days of WINDOWS) {
    const isWithin = (time: number | null) => time !== null && time <= days * DAY_MS;
    for (const step of REPORTED_STEP_IDS)
      numbers[`${step}_${days}`] = isWithin(after[step]) ? 1 : 0;
    const paid = deposits.filter((deposit) => isWithin(deposit.after));
    const isFirstWithin = first !== undefined && isWithin(first.after);
    numbers[`deposited_${days}`] = isFirstWithin ? 1 : 0;
    numbers[`first_amount_${days}`] = isFirstWithin ? first.amount : 0;
    numbers[`deposits_${days}`] = paid.length;
    numbers[`amount_${days}`] = sumOf(paid);
  }
  return numbers;
}

/** A visitor who installed is followed from the install, any other from the landing. */
function returnsOf({ after, seenDays, seenSinceInstall, deposits }: CountedFacts) {
  const seen = after.installed === null ? seenDays : seenSinceInstall;
  const from = after.installed ?? 0;
  const [last] = WINDOWS.slice(-1);
  const paid = deposits.filter((deposit) => {
    const wait = deposit.after - from;
    return wait >= 0 && wait <= (last ?? 0) * DAY_MS;
  });
  return {
    visitors: 1,
    ...Object.fromEntries(RETURN_DAYS.map((days) => [`day_${days}`, (seen >> days) & 1])),
    deposited: paid.length > 0 ? 1 : 0,
    amount: sumOf(paid),
  };
}

const sumOf = (deposits: readonly LinkedDeposit[]): number =>
  deposits.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the rows to add to get from `before` to `after`; none for equal ones. */
export function difference(
  before: readonly Contribution[],
  after: readonly Contribution[],
): Contribution[] {
  const sums = new Map<string, Contribution>();
  addTo(sums, before, -1);
  addTo(sums, after, 1);
  return [...sums.values()].filter(({ numbers }) =>
    Object.values(numbers).some((sum) => sum !== 0),
  );
}

/** Adds up rows with the same key; the keys of a table have their columns in the same order. */
export function addTo(
  sums: Map<string, Contribution>,
  rows: readonly Contribution[],
  sign: 1 | -1,
): void {
  for (const { table, key, numbers } of rows) {
    const id = `${table} ${JSON.stringify(key)}`;
    const known = sums.get(id)?.numbers ?? {};
    const added = Object.entries(numbers).map(([name, value]) => [
      name,
      (known[name] ?? 0) + sign * value,
    ]);
    sums.set(id, { table, key, numbers: Object.fromEntries(added) });
  }
}
