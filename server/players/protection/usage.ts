import { waitingSumOf } from '#server/money/ledger/waiting-deposits.ts';
import type { Kysely } from 'kysely';
import { markets, type Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { periodAt, PERIODS, type Period, type Span } from '#shared/protection/market-period.ts';
import {
  playTimeIn,
  PLAY_SESSION_PAUSE,
  type PlaySession,
} from '#shared/protection/play-session.ts';
import type { Usage } from '#shared/protection/limit.ts';
import type { Tables } from '#server/core/database/tables.ts';

export interface Moment {
  playerId: number;
  market: Market;
  now: EpochMs;
}

/** A player's usage in each of the current periods. */
export type UsageByPeriod = Readonly<Record<Period, Usage & Span>>;

/**
 * Deposits count when paid, and also while their order waits: otherwise five orders would each fit into the
 * same limit.
 */
export async function usageOf(
  db: Kysely<Tables>,
  { playerId, market, now }: Moment,
): Promise<UsageByPeriod> {
  const spans = PERIODS.map((period) => periodAt(period, now, markets[market].ahead));
  const first = epochMs(Math.min(...spans.map(({ begin }) => begin)));
  const days = await db
    .selectFrom('money_day')
    .where('player_id', '=', playerId)
    .where('day', '>=', marketDay(market, first).number)
    .select(['day', 'deposited', 'bet', 'won'])
    .execute();
  const playSessions = await playSessionsSince(db, playerId, first);
  const waiting = await waitingSumOf(db, playerId, now);
  const usageIn = (span: Span): Usage & Span => {
    const begin = marketDay(market, span.begin).number;
    const within = days.filter(({ day }) => day >= begin);
    const sum = (field: 'deposited' | 'bet' | 'won') =>
      within.reduce((total, row) => total + row[field], 0);
    return {
      ...span,
      deposits: sum('deposited') + waiting,
      bets: sum('bet'),
      wins: sum('won'),
      playMs: playTimeIn(playSessions, span, now),
    };
  };
  const of = (period: Period) => usageIn(periodAt(period, now, markets[market].ahead));
  return { day: of('day'), week: of('week'), month: of('month') };
}

/** A play session lasts through short pauses, so one that ended shortly before may still count. */
async function playSessionsSince(
  db: Kysely<Tables>,
  playerId: number,
  begin: EpochMs,
): Promise<PlaySession[]> {
  const rows = await db
    .selectFrom('sitting')
    .where('player_id', '=', playerId)
    .where('last_at', '>', begin - PLAY_SESSION_PAUSE)
    .select(['started_at', 'last_at'])
    .execute();
  return rows.map((row) => ({
    startedAt: epochMs(row.started_at),
    lastAt: epochMs(row.last_at),
  }));
}
