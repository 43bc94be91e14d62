import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword, isPasswordOf } from '#server/accounts/password-hash.ts';
import { stepOfCode } from '#server/console/access/totp.ts';
import type { ConsoleRole } from '#server/database/console-tables.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';

/** A named user of the console. */
export interface ConsoleAccount {
  id: number;
  name: string;
  role: ConsoleRole;
  hasCode: boolean;
}

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

export const isPasswordLongEnough = (password: string): boolean =>
  password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD;

/** Generates a password that cannot be guessed, for the operator to pass on. */
export const makePassword = (): string => randomBytes(15).toString('base64url');

/** @returns undefined when the name is taken */
export async function addAccount(
  db: Kysely<Tables>,
  {
    name,
    role,
    password,
    now,
  }: { name: string; role: ConsoleRole; password: string; now: EpochMs },
): Promise<number | undefined> {
  const row = await db
    .insertInto('console_account')
    .values({ name, role, password_hash: await hashPassword(password), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Sets a new password and ends every session except the given one. */
export async function changePassword(
  db: Kysely<Tables>,
  { id, password, keepSession }: { id: number; password: string; keepSession?: string },
): Promise<void> {
  await db
    .updateTable('console_account')
    .where('id', '=', id)
    .set({ password_hash: await hashPassword(password) })
    .execute();
  await db
    .deleteFrom('console_session')
    .where('account_id', '=', id)
    .where('token_hash', '!=', keepSession ?? '')
    .execute();
}

/**
 * Finds the account by name, password and, if enabled, code. An unknown name takes as long as a wrong
 * password, and each code works once.
 */
export async function findAccount(
  db: Kysely<Tables>,
  { name, password, code, now }: { name: string; password: string; code: string; now: EpochMs },
): Promise<ConsoleAccount | undefined> {
  const row = await db
    .selectFrom('console_account')
    .where('name', '=', name.toLowerCase())
    .selectAll()
    .executeTakeFirst();
  if (!(await isPasswordOf(row?.password_hash, password)) || !row) return undefined;
  if (row.totp_secret !== null) {
    const step = stepOfCode(row.totp_secret, code, now);
    if (step === undefined) return undefined;
    const used = await db
      .updateTable('console_account')
      .where('id', '=', row.id)
      .where('totp_step', '<', step)
      .set({ totp_step: step })
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
  }
  return { id: row.id, name: row.name, role: row.role, hasCode: row.totp_secret !== null };
}
