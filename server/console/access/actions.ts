import type { Kysely } from 'kysely';
import type { EpochMs } from '#domain/duration.ts';
import type { Tables } from '#server/database/tables.ts';

/** What is written down: whatever changes something, leaves the platform, or lets somebody in. */
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

/** No password, code or token is ever part of `detail`. */
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

/** The last ones, newest first. */
export const listActions = (db: Kysely<Tables>, limit: number) =>
  db
    .selectFrom('console_action')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['happened_at', 'actor', 'action', 'detail'])
    .execute();
