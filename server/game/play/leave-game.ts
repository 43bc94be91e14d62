import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { leaveRound, openRoundOf } from '#server/game/play/rounds.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { selectBalances } from '#server/money/ledger/wallets.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** Spec §8: coins are being settled; the app retries. */
const SETTLING = 2;

export interface Leaving {
  playerId: number;
  /** Undefined for the session opened last. */
  sessionId: string | undefined;
}

/**
 * Ends a session: a rising round is cashed out, a hand of cards stays open. An ended or unknown session, or
 * none, is no error, so that leaving can be repeated.
 * @throws Refusal 2 when another call locks the player's coins for too long
 */
export async function leaveGame(database: Database, leaving: Leaving, now: EpochMs) {
  try {
    return await transact(database, (trx) => leave(trx, leaving, now));
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('40');
    throw isBusy ? new Refusal(SETTLING, 'coins are being settled') : error;
  }
}

async function leave(trx: Trx, { playerId, sessionId }: Leaving, now: EpochMs) {
  const session = await trx
    .selectFrom('game_session')
    .where('player_id', '=', playerId)
    .where((eb) => eb.and(sessionId === undefined ? {} : { id: sessionId }))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .selectAll()
    .executeTakeFirst();
  if (session && session.ended_at === null) await end(trx, session, now);
  const sums = selectSums(trx, session?.id ?? '');
  const { coin, seq, played } = await selectBalances(trx, playerId)
    .select(jsonObjectFrom(sums).$notNull().as('played'))
    .executeTakeFirstOrThrow();
  if (!session || session.is_demo) return { coin, seq };
  const summary = { startTime: session.started_at, endTime: session.ended_at ?? now, ...played };
  return { coin, seq, summary };
}

async function end(trx: Trx, session: GameSession, now: EpochMs): Promise<void> {
  const round = await openRoundOf(trx, session);
  // A round of another window of the same game belongs to that window.
  if (round?.session_id === session.id) await leaveRound(trx, round, now);
  await trx
    .updateTable('game_session')
    .where('id', '=', session.id)
    .set({ ended_at: now })
    .execute();
}

/** Bets, wins and rounds of a session. */
const selectSums = (trx: Trx, sessionId: string) =>
  trx
    .selectFrom('game_round')
    .where('session_id', '=', sessionId)
    .select([
      sql<MinorUnits>`coalesce(sum(bet), 0)::bigint`.as('bet'),
      sql<MinorUnits>`coalesce(sum(win), 0)::bigint`.as('win'),
      sql<number>`count(*)::int`.as('rounds'),
    ]);
