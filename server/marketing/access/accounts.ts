import { passwordForm } from '#shared/text/text.ts';
import { randomBytes } from 'node:crypto';
import type { Trx } from '#server/core/database/transact.ts';
import type { HashLine } from '#server/players/base/hashing/hash-pool.ts';
import { withAccount, type HeldAccount } from '#server/marketing/access/held-account.ts';
import { noteAction } from '#server/marketing/access/actions.ts';
import { openConsoleSession } from '#server/marketing/access/sessions.ts';
import { stepOfCode } from '#server/marketing/access/totp.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

export const isPasswordLongEnough = (password: string): boolean => {
  const { length } = passwordForm(password);
  return length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD;
};

/** Generates a password that cannot be guessed, for the operator to pass on. */
export const makePassword = (): string => randomBytes(15).toString('base64url');

/** @returns false when the name is taken */
export async function addAccount(
  trx: Trx,
  {
    name,
    role,
    campaigns,
    passwordHash,
    now,
  }: {
    name: string;
    role: ConsoleRole;
    /** Of an agency. */
    campaigns: string | null;
    passwordHash: string;
    now: EpochMs;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('console_account')
    .values({ name, role, campaigns, password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Passwords of the console wait behind nobody's but the console's. */
export const consoleLine = (network: string): HashLine => ({ lane: network, isConsole: true });

interface SignIn {
  name: string;
  password: string;
  code: string;
  network: string;
  now: EpochMs;
}

/**
 * Signs an account in by name, password and, if enabled, code. An unknown name takes as long as a wrong
 * password, and each code works once.
 * @returns the account's name and the session's token; undefined when something is wrong
 */
export async function signInAccount(
  { database, judgePassword }: Pick<CorePorts, 'database'> & Pick<PasswordPorts, 'judgePassword'>,
  { name, password, code, network, now }: SignIn,
): Promise<{ name: string; token: string } | undefined> {
  const row = await database.db
    .selectFrom('console_account')
    .where('name', '=', name.toLowerCase())
    .select(['id', 'password_hash'])
    .executeTakeFirst();
  if (!(await judgePassword(row?.password_hash, password, consoleLine(network))) || !row)
    return undefined;
  const judged = { id: row.id, passwordHash: row.password_hash };
  return withAccount(database, judged, async (held) => {
    if (!(await spendCode(held, code, now))) return undefined;
    const token = await openConsoleSession(held, { network, now });
    const { name: known } = held.account;
    const actor = { name: known, session: undefined };
    await noteAction(held.trx, { actor, action: 'sign-in', now });
    return { name: known, token };
  });
}

/** True when the account has no code, or this one, which is good once. */
async function spendCode(
  { trx, account: { id, totp_secret: secret, totp_step: last } }: HeldAccount,
  code: string,
  now: EpochMs,
): Promise<boolean> {
  if (secret === null) return true;
  const step = stepOfCode(secret, code, now);
  if (step === undefined || step <= last) return false;
  await trx.updateTable('console_account').where('id', '=', id).set({ totp_step: step }).execute();
  return true;
}
