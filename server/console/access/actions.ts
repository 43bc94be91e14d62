import type { Kysely } from 'kysely';
import { transact, type Trx } from '#server/database/transact.ts';
import type { Database } from '#server/database/open-database.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';

/** Logged actions: whatever changes data, exports it, or grants access. */
export const ACTIONS = [
  'account-added',
  'account-removed',
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-changed',
  'password-given',
  'code-turned-on',
  'code-turned-off',
  'token-added',
  'token-revoked',
  'exported',
  'costs-added',
  'link-added',
  'link-changed',
  'link-archived',
  'name-changed',
  'postback-added',
  'postback-changed',
  'postback-paused',
  'postback-resumed',
  'postback-retried',
  'postback-tested',
  'postback-deleted',
  'schedule-added',
  'schedule-sent',
  'schedule-deleted',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface ActionLine {
  actor: string;
  action: Action;
  /** Never a password, code or token. */
  detail?: Readonly<Record<string, string | number>>;
  now: EpochMs;
}

/** Logs an action in the transaction of its change, so that neither exists without the other. */
export async function noteAction(
  trx: Trx,
  { actor, action, detail = {}, now }: ActionLine,
): Promise<void> {
  await trx
    .insertInto('console_action')
    .values({ happened_at: now, actor, action, detail: JSON.stringify(detail) })
    .execute();
}

/** Makes a change and logs it: both or neither. */
export const changeAndNote = <T>(
  database: Database,
  line: ActionLine,
  change: (trx: Trx) => Promise<T>,
): Promise<T> =>
  transact(database, async (trx) => {
    const result = await change(trx);
    await noteAction(trx, line);
    return result;
  });

/** Logs what changes nothing here, such as an export. */
export const noteOnly = (database: Database, line: ActionLine): Promise<void> =>
  transact(database, (trx) => noteAction(trx, line));

/** The latest actions, newest first. */
export const listActions = (db: Kysely<Tables>, limit: number) =>
  db
    .selectFrom('console_action')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['happened_at', 'actor', 'action', 'detail'])
    .execute();
