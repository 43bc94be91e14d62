import { waitingSum } from '#server/money/ledger/waiting-deposits.ts';
import { sql, type RawBuilder } from 'kysely';
import { markets, type Market } from '#shared/market/market.ts';
import { marketDay } from '#server/core/market-day.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import { periodAt, type Period, type Span } from '#shared/protection/market-period.ts';
import {
  playTimeIn,
  PLAY_SESSION_PAUSE,
  type PlaySession,
} from '#shared/protection/play-session.ts';
import type { Usage } from '#shared/protection/limit.ts';

export interface Moment {
  playerId: number;
  market: Market;
  now: EpochMs;
}

/** A player's usage in each of the current periods. */
export type UsageByPeriod = Readonly<Record<Period, Usage & Span>>;

/** What a player's usage is computed from, since the first of the current periods began. */
export interface UsageFacts {
  days: { day: number; deposited: number; bet: number; won: number }[];
  playSessions: PlaySession[];
  /** Deposits that wait for their payment. */
  waiting: number;
}

const spansAt = ({ market, now }: Moment): Record<Period, Span> => {
  const at = (period: Period) => periodAt(period, now, markets[market].ahead);
  return { day: at('day'), week: at('week'), month: at('month') };
};

/** Reads a player's usage as one value of a larger statement. */
export function selectUsage(moment: Moment): RawBuilder<UsageFacts> {
  const { playerId, market, now } = moment;
  const first = epochMs(Math.min(...Object.values(spansAt(moment)).map(({ begin }) => begin)));
  // A play session lasts through short pauses, so one that ended shortly before may still count.
  return sql`json_build_object(
    'days', (select coalesce(json_agg(json_build_object(
        'day', day, 'deposited', deposited, 'bet', bet, 'won', won)), '[]')
      from money_day where player_id = ${playerId} and day >= ${marketDay(market, first).number}::integer),
    'playSessions', (select coalesce(json_agg(json_build_object(
        'startedAt', started_at, 'lastAt', last_at)), '[]')
      from sitting where player_id = ${playerId} and last_at > ${first - PLAY_SESSION_PAUSE}::bigint),
    'waiting', ${waitingSum(playerId, now)})`;
}

/**
 * Deposits count when paid, and also while their order waits: otherwise five orders would each fit into the
 * same limit.
 */
export function usageFrom(
  { days, playSessions, waiting }: UsageFacts,
  moment: Moment,
): UsageByPeriod {
  const { market, now } = moment;
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
  const { day, week, month } = spansAt(moment);
  return { day: usageIn(day), week: usageIn(week), month: usageIn(month) };
}
