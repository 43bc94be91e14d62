import { sql, type Kysely } from 'kysely';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
import { DIMENSION_SQL } from '#server/marketing/events/dimension.ts';
import { epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { marketDay, startOfDay } from '#server/core/market-day.ts';
import { readBreakdowns } from '#server/marketing/report/read-funnel.ts';
import { WEEKDAYS_COMPARED, WEEKDAYS_NEEDED } from '#server/marketing/alerts/usual-range.ts';
import type { DayAndWeek } from '#server/marketing/alerts/find-changes.ts';
import type { Market } from '#shared/market/market.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** A day of the market and the hour up to which it is counted; 24 when it is over. */
export interface DayUntil {
  day: number;
  hour: number;
}

/** @param until a full hour of the market's time */
export function dayUntil(market: Market, until: EpochMs): DayUntil {
  const day = marketDay(market, epochMs(until - 1)).number;
  return { day, hour: Math.round((until - startOfDay(market, day)) / HOUR_MS) };
}

/**
 * The funnels of a day up to an hour, and those of the same weekdays before up to the same hour, latest first;
 * each with the complete days of the week before it.
 */
export async function readSameWeekdays(
  db: Kysely<Tables>,
  market: Market,
  { day, hour }: DayUntil,
): Promise<{ today: DayAndWeek; earlier: DayAndWeek[] }> {
  const visitors = await readVisitors(db, day - 7 * (WEEKDAYS_COMPARED + 1), day - 1);
  const read = async (one: number): Promise<DayAndWeek> => {
    const until = epochMs(startOfDay(market, one) + hour * HOUR_MS);
    const query = {
      from: one,
      to: one,
      touch: 'first',
      window: 1,
      filters: {},
      scope: 'all',
      until,
    } as const;
    const { campaign } = await readBreakdowns(db, query, ['campaign']);
    return {
      day: new Map(campaign.map(({ name, funnel }) => [name, funnel])),
      week: Array.from({ length: 7 }, (_none, at) => visitors.get(one - 7 + at) ?? new Map()),
    };
  };
  const today = await read(day);
  const earlier: DayAndWeek[] = [];
  for (let weeks = 1; weeks <= WEEKDAYS_COMPARED; weeks += 1) {
    earlier.push(await read(day - 7 * weeks));
  }
  return { today, earlier };
}

/** Visitors by day and campaign. */
async function readVisitors(
  db: Kysely<Tables>,
  from: number,
  to: number,
): Promise<Map<number, Map<string, number>>> {
  const { people } = await chooseSums(db, { filters: {}, scope: 'all' });
  const { rows } = await sql<{ day: number; campaign: string; visitors: string }>`
    select day, ${DIMENSION_SQL.campaign} as campaign, sum(landed)::bigint as visitors
    from install_sum ${joinWords(['campaign'])}
    where touch = 'first' and day between ${from}::integer and ${to}::integer and ${people}
    group by 1, 2`.execute(db);
  const days = new Map<number, Map<string, number>>();
  for (const { day, campaign, visitors } of rows) {
    const ofDay = days.get(day) ?? new Map<string, number>();
    days.set(day, ofDay.set(campaign, Number(visitors)));
  }
  return days;
}

/** Whether anybody landed early enough for a range of a day. */
export async function isAnyoneComparable(db: Kysely<Tables>, day: number): Promise<boolean> {
  const found = await db
    .selectFrom('install_visitor')
    .where('landed_day', '<=', day - 7 * WEEKDAYS_NEEDED)
    .select('landed_day')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
