import { requirementsOf } from '#server/money/wagering/requirements.ts';
import { listRestrictions } from '#server/players/base/status.ts';
import { restrictionEndsOf } from '#server/players/base/restriction-ends.ts';
import { lastOrdersOf, lastRoundsOf, openOrdersOf } from '#server/operator/player-orders.ts';
import { listPasskeys } from '#server/players/passkey/passkeys.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

const LAST = 10;

/**
 * What an operator sees of a player beside the account, lists newest first; times in milliseconds, money in
 * hundredths.
 */
export async function playerRecord(db: Kysely<Tables>, player: PlayerRow, now: EpochMs) {
  const { id } = player;
  const [sessions, latestSessions, passkeys, openOrders, lastOrders, lastRounds, wagering] =
    await Promise.all([
      sessionsOf(db, id, now)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirst(),
      sessionsOf(db, id, now)
        .orderBy('last_seen_at', 'desc')
        .limit(LAST)
        .select(['device', 'ip', 'created_at as since', 'last_seen_at as lastSeenAt'])
        .execute(),
      listPasskeys(db, id),
      openOrdersOf(db, id, LAST),
      lastOrdersOf(db, id, LAST),
      lastRoundsOf(db, id, LAST),
      requirementsOf(db, id),
    ]);
  return {
    sessions: Number(sessions?.count ?? 0),
    latestSessions,
    passkeys: passkeys.map(({ name, created_at: since, last_used_at: lastUsedAt }) => ({
      name,
      since,
      lastUsedAt,
    })),
    openOrders,
    lastOrders,
    lastRounds,
    openWagering: wagering.filter(({ state }) => state === 'open'),
    lastWagering: wagering.filter(({ state }) => state !== 'open').slice(0, LAST),
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
