import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { writeOnce } from '#server/core/database/write-once.ts';
import { selectDueRounds } from '#server/game/play/settle-due.ts';
import { insertTurn, turnFrom, type Limit, type Turn } from '#server/players/base/rate-limits.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { selectOpenRound } from '#server/game/play/bet-facts.ts';
import type { RoundRow } from '#server/game/play/rounds.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { PauseRow } from '#server/players/protection/account-state.ts';
import { selectLimits, type LimitFacts } from '#server/players/protection/limits.ts';
import { selectLastSpan } from '#server/players/protection/play-sessions.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { PlaySession } from '#shared/protection/play-session.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

const STARTS: Limit = { turns: 60, windowMs: MINUTE_MS };

const countedStart = writeOnce(
  (db, { playerId, key, now }: { playerId: number; key: string; now: EpochMs }) =>
    db
      .with('turn', () => insertTurn(db, key, STARTS, now))
      .selectFrom('turn')
      .selectAll()
      .select(jsonArrayFrom(selectDueRounds(db, now, playerId)).as('due')),
);

/** Counts a start, and finds the player's rounds that are due before it, in one statement. */
export async function takeStart(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<{ turn: Turn; due: Pick<RoundRow, 'round_no'>[] }> {
  const key = `start-game:${playerId}`;
  const { due, ...counted } = await countedStart.one(db, { playerId, key, now });
  return { turn: turnFrom(counted, STARTS, now), due };
}

/** Everything that the start of a game depends on, as of one moment. */
export interface StartFacts extends PauseRow {
  coin: MinorUnits;
  /** The player's open round in this game. */
  open: RoundRow | null;
  limits: LimitFacts | null;
  lastPlaySession: PlaySession | null;
}

/** Reads them in one statement; undefined for a player without a wallet. */
export async function readStartFacts(
  db: Kysely<Tables>,
  game: Pick<GameSession, 'game_id' | 'is_demo'>,
  moment: Moment,
): Promise<StartFacts | undefined> {
  const { playerId } = moment;
  const { rows } = await sql<StartFacts>`
    select player.status, player.is_on_break, player.is_excluded, player.no_deposits, player.no_play,
      protection.break_until, protection.exclude_until, protection.carried_until,
      wallet.balance as coin,
      ${selectOpenRound(game, playerId)} as open,
      ${selectLimits(moment)} as limits,
      ${selectLastSpan(playerId)} as "lastPlaySession"
    from player
      join wallet on wallet.player_id = player.id and wallet.kind = 'coin'
      left join protection on protection.player_id = player.id
    where player.id = ${playerId}`.execute(db);
  return rows[0];
}
