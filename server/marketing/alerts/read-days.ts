import { epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { marketDay, startOfDay } from '#server/core/market-day.ts';
import { readBreakdowns } from '#server/marketing/report/read-funnel.ts';
import { WEEKDAYS_COMPARED, WEEKDAYS_NEEDED } from '#server/marketing/alerts/usual-range.ts';
import type { CampaignFunnels } from '#server/marketing/alerts/find-changes.ts';
import type { Kysely } from 'kysely';
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

/** The funnels of a day up to an hour, and those of the same weekdays before up to the same hour, latest first. */
export async function readSameWeekdays(
  db: Kysely<Tables>,
  market: Market,
  { day, hour }: DayUntil,
): Promise<{ today: CampaignFunnels; earlier: CampaignFunnels[] }> {
  const read = async (one: number): Promise<CampaignFunnels> => {
    const until = epochMs(startOfDay(market, one) + hour * HOUR_MS);
    const query = { from: one, to: one, touch: 'first', window: 1, filters: {}, until } as const;
    const { campaign } = await readBreakdowns(db, query, ['campaign']);
    return new Map(campaign.map(({ name, funnel }) => [name, funnel]));
  };
  // Nobody landed early enough for a range.
  if (!(await hasVisitorsUpTo(db, day - 7 * WEEKDAYS_NEEDED))) {
    return { today: new Map(), earlier: [] };
  }
  const today = await read(day);
  const earlier: CampaignFunnels[] = [];
  for (let weeks = 1; weeks <= WEEKDAYS_COMPARED; weeks += 1) {
    earlier.push(await read(day - 7 * weeks));
  }
  return { today, earlier };
}

async function hasVisitorsUpTo(db: Kysely<Tables>, day: number): Promise<boolean> {
  const found = await db
    .selectFrom('install_visitor')
    .where('landed_day', '<=', day)
    .select('landed_day')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
