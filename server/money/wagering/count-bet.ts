import { sql, type RawBuilder } from 'kysely';
import { marketDay } from '#server/core/market-day.ts';
import type { Market } from '#shared/market/market.ts';
import type { PlannedBet } from '#server/money/wagering/plan-bet.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export interface BetToCount {
  playerId: number;
  roundNo: string;
  bet: MinorUnits;
  /** The game's type (spec §3). */
  typeId: number;
  /** Percent that counts towards bonuses. */
  share: number;
  market: Market;
  now: EpochMs;
}

/**
 * Records a bet for money, for its wagering, the day's play and VIP, as parts of a larger statement. A round
 * has one bet: its number must be new.
 * @param progress how much counted, of a round that is over at once; else null, until `countRound`
 */
export function countedBetParts(
  { playerId, roundNo, bet, typeId, share, market, now }: BetToCount,
  { fromLocked, takenFrom, open }: PlannedBet,
  progress: MinorUnits | null,
): Record<'counted' | 'played', RawBuilder<unknown>> {
  return {
    counted: sql`insert into counted_bet (round_no, player_id, bet, from_locked, taken_from, progress,
        share, created_at, settled_at)
      values (${roundNo}, ${playerId}, ${bet}, ${fromLocked}, ${JSON.stringify(takenFrom)}, ${progress ?? 0},
        ${open.length === 0 ? 0 : share}, ${now}, ${progress === null ? null : now})`,
    played: sql`insert into play_day (player_id, day, type_id, rounds, bet)
      values (${playerId}, ${marketDay(market, now).number}, ${typeId}, 1, ${bet})
      on conflict (player_id, day, type_id) do update set
        rounds = play_day.rounds + 1, bet = play_day.bet + excluded.bet`,
  };
}
