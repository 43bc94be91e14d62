import { requirementsOf } from '#server/money/wagering/requirements.ts';
import { listRestrictions } from '#server/players/base/status.ts';
import { restrictionEndsOf } from '#server/players/base/restriction-ends.ts';
import { selectPendingOrders } from '#server/money/ledger/withdrawn.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

const LAST = 10;
const WAITING = 0;

/** What an operator sees of a player beside the account; times in milliseconds, money in hundredths. */
export async function playerRecord(db: Kysely<Tables>, player: PlayerRow, now: EpochMs) {
  const { id } = player;
  const [sessions, latestSessions, deposits, withdrawals, rounds, requirements] = await Promise.all(
    [
      sessionsOf(db, id, now)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirst(),
      sessionsOf(db, id, now)
        .orderBy('last_seen_at', 'desc')
        .limit(LAST)
        .select(['device', 'ip', 'created_at as since', 'last_seen_at as lastSeenAt'])
        .execute(),
      db
        .selectFrom('deposit_order')
        .where('player_id', '=', id)
        .where('status', '=', WAITING)
        .orderBy('created_at', 'desc')
        .limit(LAST)
        .select(['order_no as orderNo', 'amount', 'created_at as createdAt'])
        .execute(),
      selectPendingOrders(db, id)
        .select(['order_no as orderNo', 'amount', 'status', 'created_at as createdAt'])
        .execute(),
      db
        .selectFrom('game_round')
        .where('player_id', '=', id)
        .where('is_demo', '=', false)
        .orderBy('id', 'desc')
        .limit(LAST)
        .select([
          'round_no as roundNo',
          'game_id as gameId',
          'bet',
          'win',
          'created_at as createdAt',
        ])
        .execute(),
      requirementsOf(db, id),
    ],
  );
  return {
    sessions: Number(sessions?.count ?? 0),
    latestSessions,
    openOrders: { deposits, withdrawals },
    lastRounds: rounds,
    openWagering: requirements.filter(({ state }) => state === 'open'),
    ...(await protectionOf(db, player)),
    notes: await notesOf(db, id),
  };
}

const sessionsOf = (db: Kysely<Tables>, playerId: number, now: EpochMs) =>
  db.selectFrom('session').where('player_id', '=', playerId).where('expires_at', '>', now);

/** Limits, breaks and exclusions of the player, and restrictions by operators; 0 for none. */
export async function protectionOf(db: Kysely<Tables>, player: PlayerRow) {
  const [limits, paused, ends] = await Promise.all([
    db
      .selectFrom('player_limit')
      .where('player_id', '=', player.id)
      .where('value', 'is not', null)
      .orderBy('kind')
      .orderBy('period')
      .select(['kind', 'period', 'value', 'pending_value as pendingValue'])
      .select('pending_at as pendingAt')
      .execute(),
    db
      .selectFrom('protection')
      .where('player_id', '=', player.id)
      .select(['break_until as breakUntil', 'exclude_until as excludeUntil'])
      .select('carried_until as carriedUntil')
      .executeTakeFirst(),
    restrictionEndsOf(db, player.id),
  ]);
  return {
    limits,
    pauses: paused ?? { breakUntil: 0, excludeUntil: 0, carriedUntil: 0 },
    restrictions: listRestrictions(player).map((name) => ({ name, until: ends[name] ?? null })),
  };
}

async function notesOf(db: Kysely<Tables>, playerId: number) {
  const rows = await db
    .selectFrom('player_note')
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(LAST)
    .select(['author', 'note', 'created_at'])
    .execute();
  return rows.map(({ author: by, note, created_at: at }) => ({
    by,
    note,
    time: new Date(at).toISOString(),
  }));
}
