import { hashPassword } from '#server/players/base/password-hash.ts';
import { findPlayer, makePlayer } from '#server/players/base/players.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { noteDemo } from '#server/demo/players/note-demo.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { subtract, type MinorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Tables } from '#server/core/database/tables.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { InsertObject } from 'kysely';

const AVATARS = 12;

/** A player in a given state, for demos and tests. */
export interface PreparedPlayer {
  account: string;
  password: string;
  /** Precomputed hash: hashing takes 20 ms of a core, too long for hundreds of players. */
  passwordHash?: string;
  /** Total of deposits; reached by another deposit when it is lower, never lowered. */
  deposits: MinorUnits;
  vip?: number | undefined;
  /** Country code and number; released by the player who has it. */
  mobile?: string | undefined;
  banks?: readonly { bankId: number; mobile: string }[];
  /** Newest first. */
  likes?: readonly number[];
  history?: readonly number[];
  registeredAt?: EpochMs | undefined;
}

/**
 * Creates the player, or updates an existing one to the given state. Repeats change nothing. The password of
 * an existing player stays.
 * @returns the player's id and whether it is new
 */
export async function preparePlayer(
  database: Database,
  wanted: PreparedPlayer,
  now: EpochMs,
): Promise<{ playerId: number; isNew: boolean }> {
  const known = await findPlayer(database.db, wanted.account);
  const passwordHash =
    known?.password_hash ?? wanted.passwordHash ?? (await hashPassword(wanted.password));
  return transact(database, async (trx) => {
    await noteDemo(trx);
    const found = await findPlayer(trx, wanted.account);
    const player =
      found ??
      (await makePlayer(trx, {
        account: wanted.account,
        email: `${wanted.account}@example.com`,
        passwordHash,
        ip: '127.0.0.1',
        now: wanted.registeredAt ?? now,
        avatar: 1 + (wanted.account.length % AVATARS),
      }));
    if (wanted.mobile !== undefined) await releaseMobile(trx, wanted.mobile, player.id);
    await trx
      .updateTable('player')
      .where('id', '=', player.id)
      .set({ vip: wanted.vip ?? player.vip, mobile: wanted.mobile ?? player.mobile })
      .execute();
    await depositUpTo(trx, player.id, player.total_recharge, wanted.deposits, now);
    await bindBanks(trx, player.id, wanted, now);
    await setLikes(trx, player.id, wanted.likes ?? [], now);
    await setHistory(trx, player.id, wanted.history ?? [], now);
    return { playerId: player.id, isNew: !found };
  });
}

/** A mobile belongs to one player. */
async function releaseMobile(trx: Trx, mobile: string, to: number): Promise<void> {
  await trx
    .updateTable('player')
    .where('mobile', '=', mobile)
    .where('id', '!=', to)
    .set({ mobile: null })
    .execute();
}

async function depositUpTo(
  trx: Trx,
  playerId: number,
  present: MinorUnits,
  wanted: MinorUnits,
  now: EpochMs,
): Promise<void> {
  const missing = subtract(wanted, present);
  if (missing <= 0) return;
  await post(trx, {
    kind: 'deposit',
    reference: `prepared-${playerId}-${wanted}`,
    entries: coinsFrom('house:deposit', playerId, missing),
    now,
  });
}

async function bindBanks(
  trx: Trx,
  playerId: number,
  { banks = [], account }: PreparedPlayer,
  now: EpochMs,
): Promise<void> {
  const rows = banks.map(({ bankId, mobile }, index) => ({
    player_id: playerId,
    bank_id: bankId,
    realname: `${account} Parola`,
    mobile,
    bank_card_number: String(4_000_000_000 + playerId * 10 + index),
    is_default: index === 0,
    created_at: now + index,
    updated_at: now + index,
  }));
  await addMissing(trx, 'bank_account', ['player_id', 'bank_id'], rows);
}

async function setLikes(
  trx: Trx,
  playerId: number,
  gameIds: readonly number[],
  now: EpochMs,
): Promise<void> {
  const rows = gameIds.map((gameId) => ({
    player_id: playerId,
    game_id: gameId,
    is_liked: true,
    updated_at: now,
  }));
  await addMissing(trx, 'game_like', ['player_id', 'game_id'], rows);
}

/** The first of the list was played last. */
async function setHistory(
  trx: Trx,
  playerId: number,
  gameIds: readonly number[],
  now: EpochMs,
): Promise<void> {
  const rows = gameIds.map((gameId, index) => ({
    player_id: playerId,
    game_id: gameId,
    played_at: now - index * MINUTE_MS,
  }));
  await addMissing(trx, 'game_history', ['player_id', 'game_id'], rows);
}

/** Inserts rows whose keys do not exist yet. */
async function addMissing<Table extends 'bank_account' | 'game_history' | 'game_like'>(
  trx: Trx,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.columns(key).doNothing())
    .execute();
}
