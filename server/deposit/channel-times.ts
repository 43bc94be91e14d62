import { keepFresh, type Fresh } from '#server/core/fresh.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { sql, type Kysely } from 'kysely';

/** Wire fields of a channel, from its paid orders. */
export interface ChannelTime {
  /** Median minutes from the order to the money, at least 1. */
  readonly etaMedianMin: number;
  /** Number of orders. */
  readonly etaFrom: number;
}

export type ChannelTimes = ReadonlyMap<number, ChannelTime>;

const MAX_AGE_MS = 10 * MINUTE_MS;
/** Older orders say little about today. */
const SPAN_MS = 30 * DAY_MS;
/** The newest orders of all channels that are looked at. */
const MOST_ORDERS = 2_000;
/** With fewer orders a channel has no usual time. */
const LEAST_ORDERS = 10;

/** How long deposits take by each channel, computed from recent orders at most once in ten minutes. */
export class RecentChannelTimes {
  readonly #fresh: Fresh<ChannelTimes>;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#fresh = keepFresh(clock, MAX_AGE_MS, () => readChannelTimes(db, clock.now()));
  }

  get(): Promise<ChannelTimes> {
    return this.#fresh.get();
  }
}

async function readChannelTimes(db: Kysely<Tables>, now: number): Promise<ChannelTimes> {
  const recent = db
    .selectFrom('deposit_order')
    .where('status', '=', 1)
    .where('ended_at', '>', now - SPAN_MS)
    .orderBy('ended_at', 'desc')
    .limit(MOST_ORDERS)
    .select(['channel_id', sql<number>`ended_at - created_at`.as('took')])
    .as('recent');
  const rows = await db
    .selectFrom(recent)
    .groupBy('channel_id')
    .having(({ fn }) => fn.countAll(), '>=', LEAST_ORDERS)
    .select(({ fn }) => [
      'channel_id',
      sql<number>`percentile_disc(0.5) within group (order by took)`.as('median'),
      fn.countAll<number>().as('orders'),
    ])
    .execute();
  return new Map(
    rows.map(({ channel_id, median, orders }) => [
      channel_id,
      { etaMedianMin: Math.max(1, Math.round(median / MINUTE_MS)), etaFrom: orders },
    ]),
  );
}
