import { writeOnce } from '#server/core/database/write-once.ts';
import { sql, type RawBuilder } from 'kysely';
import { statementOf } from '#server/core/database/parts.ts';
import { committing } from '#server/core/database/transaction-start.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { leaveRound, type RoundRow } from '#server/game/play/rounds.ts';
import type { Coins } from '#server/money/ledger/coins-after.ts';
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
    // Usually there is no round to leave, and one statement is all.
    const found = await transact(database, (trx) =>
      endSession(trx, leaving, now, { isLast: true }),
    );
    if (found.open === null) return answerOf(found, now);
    return await transact(database, (trx) => leave(trx, leaving, now));
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('40');
    throw isBusy ? new Refusal(SETTLING, 'coins are being settled') : error;
  }
}

async function leave(trx: Trx, leaving: Leaving, now: EpochMs) {
  const found = await endSession(trx, leaving, now);
  if (found.open === null) return answerOf(found, now);
  await leaveRound(trx, found.open, now);
  return answerOf(await endSession(trx, leaving, now, { hasLeftRound: true }), now);
}

interface Left extends Coins {
  /** As it was before; null when there is none. */
  session: GameSession | null;
  /** Its open round: the session goes on until the round was left. */
  open: RoundRow | null;
  played: { bet: MinorUnits; win: MinorUnits; rounds: number };
}

interface Ending {
  playerId: number;
  /** Null for the session opened last. */
  sessionId: string | null;
  now: EpochMs;
  hasLeftRound: boolean;
}

/** Ends the session unless it has an open round to leave first, and reads what the answer says. */
const endingOf = (named: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
  writeOnce((db, { playerId, sessionId, now, hasLeftRound }: Ending) => ({
    compile: () =>
      statementOf<Left>(
        {
          found: sql`select * from game_session where player_id = ${playerId}
            ${named} ${sessionId}::text order by started_at desc, id limit 1`,
          // A round of another window of the same game belongs to that window.
          open: sql`select round.* from game_round as round join found
              on (round.player_id, round.game_id, round.is_demo, round.session_id)
                = (found.player_id, found.game_id, found.is_demo, found.id)
            where round.ended_at is null and found.ended_at is null for update of round`,
          ended: sql`update game_session set ended_at = ${now}
            where id = (select id from found) and ended_at is null
              and (${hasLeftRound}::boolean or not exists (select from open))`,
        },
        sql`${selectBalances(db, playerId).select([
          sql`(select to_jsonb(found) from found)`.as('session'),
          sql`(select to_jsonb(open) from open)`.as('open'),
          sql`(select json_build_object('bet', coalesce(sum(bet), 0), 'win', coalesce(sum(win), 0),
              'rounds', count(*)) from game_round where session_id = (select id from found))`.as(
            'played',
          ),
        ])} ${end}`,
      ).compile(db),
  }));

/** With the comparison of the session's id; null is the id of the session opened last. */
const NAMED = sql`and id =`;
const LATEST = sql`and null is not distinct from`;
const ENDINGS = {
  named: { open: endingOf(NAMED, sql``), last: endingOf(NAMED, committing) },
  latest: { open: endingOf(LATEST, sql``), last: endingOf(LATEST, committing) },
} as const;

async function endSession(
  trx: Trx,
  { playerId, sessionId }: Leaving,
  now: EpochMs,
  { hasLeftRound = false, isLast = false } = {},
): Promise<Left> {
  const ending = ENDINGS[sessionId === undefined ? 'latest' : 'named'][isLast ? 'last' : 'open'];
  const left = await ending.first(trx, {
    playerId,
    sessionId: sessionId ?? null,
    now,
    hasLeftRound,
  });
  if (left === undefined) throw new Error(`there is no player ${playerId}`);
  return left;
}

function answerOf({ session, coin, seq, played }: Left, now: EpochMs) {
  if (!session || session.is_demo) return { coin, seq };
  const summary = { startTime: session.started_at, endTime: session.ended_at ?? now, ...played };
  return { coin, seq, summary };
}
