/** The console's side of decision 0027: what follows a judged secret holds the account's row. */
import type { Selectable } from 'kysely';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { ConsoleAccountTable } from '#server/core/database/console-tables.ts';
import type { Database } from '#server/core/database/open-database.ts';

type AccountRow = Selectable<ConsoleAccountTable>;

/** Only this module creates one, so opening a session or writing a secret requires the lock. */
class LockedAccount {
  readonly account: AccountRow;
  readonly #trx: Trx;

  constructor(trx: Trx, account: AccountRow) {
    this.#trx = trx;
    this.account = account;
  }

  get trx(): Trx {
    return this.#trx;
  }
}

/** An account's row, locked until the end of its transaction. */
export type HeldAccount = LockedAccount;

/** What must still be so when the row is locked. */
interface Judged {
  id: number;
  /** The hash that a password was compared with. */
  passwordHash?: string;
  /** The session that sent the form. */
  session?: { tokenHash: string };
}

/**
 * Runs the work with the account's row locked.
 * @returns undefined when the account was removed, its password replaced or the session ended since they were
 * judged
 */
export const withAccount = <T>(
  database: Database,
  judged: Judged,
  work: (held: HeldAccount) => Promise<T>,
): Promise<T | undefined> =>
  transact(database, async (trx) => {
    const held = await holdAccount(trx, judged);
    return held && work(held);
  });

/** Locks the account's row until the end of the transaction. @returns undefined as `withAccount` does */
export async function holdAccount(trx: Trx, judged: Judged): Promise<HeldAccount | undefined> {
  const account = await trx
    .selectFrom('console_account')
    .where('id', '=', judged.id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!account) return undefined;
  const { passwordHash = account.password_hash, session } = judged;
  if (account.password_hash !== passwordHash) return undefined;
  if (session && !(await isLive(trx, judged.id, session.tokenHash))) return undefined;
  return new LockedAccount(trx, account);
}

async function isLive(trx: Trx, accountId: number, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('console_session')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .select('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a new password and ends the account's tokens and sessions, except the given session. */
export async function replacePassword(
  { trx, account: { id } }: HeldAccount,
  passwordHash: string,
  keepSession = '',
): Promise<void> {
  await trx
    .updateTable('console_account')
    .where('id', '=', id)
    .set({ password_hash: passwordHash })
    .execute();
  await trx
    .deleteFrom('console_session')
    .where('account_id', '=', id)
    .where('token_hash', '!=', keepSession)
    .execute();
  await trx.deleteFrom('console_token').where('account_id', '=', id).execute();
}

/** Turns the sign-in code off. */
export async function turnCodeOff({ trx, account: { id } }: HeldAccount): Promise<void> {
  await trx
    .updateTable('console_account')
    .where('id', '=', id)
    .set({ totp_secret: null, totp_pending: null })
    .execute();
}
