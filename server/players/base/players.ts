import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { tidyCode } from '#shared/text/text.ts';
import { openWallets } from '#server/money/ledger/wallets.ts';
import { mailboxKey } from '#server/core/mailbox-key.ts';
import type { PlayerTable } from '#server/core/database/account-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export type PlayerRow = Selectable<PlayerTable>;

export interface NewPlayer {
  account: string;
  email: string | null;
  passwordHash: string;
  ip: string;
  now: EpochMs;
  avatar: number;
  /** Id of the player who invited this one. */
  pid?: number | undefined;
}

const ACCOUNT_TYPE_ACCOUNT = 1;

/** Without 0, O, 1, I and L, because codes are also read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

const makeInviteCode = (): string =>
  [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

/** Finds a player by account name, ignoring case. */
export function findPlayer(db: Kysely<Tables>, account: string): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('player')
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .selectAll()
    .executeTakeFirst();
}

/** Finds a player by invite code, ignoring case, or by id. */
export async function findByInvite(
  db: Kysely<Tables>,
  given: string,
): Promise<PlayerRow | undefined> {
  const players = db.selectFrom('player').selectAll();
  const code = tidyCode(given);
  const byCode = await players.where('invite_code', '=', code.toUpperCase()).executeTakeFirst();
  if (byCode || !/^\d{1,15}$/.test(code)) return byCode;
  return players.where('id', '=', Number(code)).executeTakeFirst();
}

/** Reads the player of a live session. @throws NoResultError when there is no such player. */
export function playerById(db: Kysely<Tables>, id: number): Promise<PlayerRow> {
  return db.selectFrom('player').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** Creates a player with empty wallets. The database refuses an account name that is taken. */
export async function makePlayer(trx: Trx, player: NewPlayer): Promise<PlayerRow> {
  const row = await trx
    .insertInto('player')
    .values({
      uuid: randomUUID(),
      account: player.account,
      email: player.email,
      email_key: player.email === null ? null : mailboxKey(player.email),
      password_hash: player.passwordHash,
      nickname: player.account,
      avatar: player.avatar,
      mobile: null,
      account_type: ACCOUNT_TYPE_ACCOUNT,
      vip: 0,
      pid: player.pid ?? null,
      invite_code: makeInviteCode(),
      is_beginner: true,
      kyc_status: 0,
      device_key: null,
      register_ip: player.ip,
      created_at: player.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await openWallets(trx, row.id);
  return row;
}
