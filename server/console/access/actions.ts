import type { Kysely } from 'kysely';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';

/** Logged actions: whatever changes data, exports it, or grants access. */
export const ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-changed',
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

/** Logs an action; `detail` must never contain a password, code or token. */
export async function noteAction(
  db: Kysely<Tables>,
  {
    actor,
    action,
    detail = {},
    now,
  }: {
    actor: string;
    action: Action;
    detail?: Readonly<Record<string, string | number>>;
    now: EpochMs;
  },
): Promise<void> {
  await db
    .insertInto('console_action')
    .values({ happened_at: now, actor, action, detail: JSON.stringify(detail) })
    .execute();
}

/** The latest actions, newest first. */
export const listActions = (db: Kysely<Tables>, limit: number) =>
  db
    .selectFrom('console_action')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['happened_at', 'actor', 'action', 'detail'])
    .execute();
