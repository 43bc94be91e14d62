import { sql, type Kysely } from 'kysely';
import { HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { addAuditEntry, type Facts } from '#server/core/audit/audit.ts';
import { scopeOf } from '#server/marketing/access/roles.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { ConsoleSession } from '#server/marketing/access/sessions.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Logged actions: whatever changes data, exports it, or grants access. */
export const ACTIONS = [
  'account-added',
  'role-changed',
  'account-removed',
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-changed',
  'password-given',
  'code-asked',
  'code-turned-on',
  'code-turned-off',
  'token-added',
  'token-revoked',
  'exported',
  'costs-added',
  'costs-undone',
  'cost-columns-saved',
  'cost-columns-removed',
  'link-added',
  'links-added',
  'link-changed',
  'link-archived',
  'link-template-added',
  'link-template-deleted',
  'name-changed',
  'postback-added',
  'postback-changed',
  'postback-paused',
  'postback-resumed',
  'postback-retried',
  'postback-tested',
  'postback-deleted',
  'postback-handed-over',
  'schedule-added',
  'schedule-changed',
  'schedule-sent',
  'schedule-deleted',
  'schedule-handed-over',
  'alerts-changed',
  'alerts-tested',
  'alert-muted',
  'alert-unmuted',
  'view-added',
  'view-renamed',
  'view-deleted',
  'share-added',
  'share-ended',
  'note-added',
  'note-changed',
  'note-removed',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Actions that change nothing but who is signed in: the log has them, the audit does not. */
const NOT_AUDITED: ReadonlySet<Action> = new Set<Action>([
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'exported',
  'schedule-sent',
  'postback-tested',
  'alerts-tested',
]);

/** True for an action of the log that the audit has, too. */
export const isAudited = (action: Action): boolean => !NOT_AUDITED.has(action);

/** Who acts; a `ConsoleUser` is one. */
export interface Actor {
  name: string;
  /** An operator's command, which has an entry of its own in the audit. */
  isCommand?: true;
  /** The account, where the name says more, such as a token's. */
  login?: string;
  /** The session that sent the form; undefined for other means of access. */
  session: ConsoleSession | undefined;
}

export const COMMAND_ACTOR: Actor = {
  name: 'operator command',
  isCommand: true,
  session: undefined,
};

/** The session that sent a form ended, or its account's role changed, before its change was stored. */
export class ConsoleSessionOver extends Error {
  override readonly name = 'ConsoleSessionOver';

  constructor() {
    super('the session has ended');
  }
}

export interface ActionLine {
  actor: Actor;
  action: Action;
  /** Never a password, code or token. */
  detail?: Readonly<Record<string, string | number>>;
  /** What it changed, for the audit; never a secret. */
  before?: Facts;
  after?: Facts;
  now: EpochMs;
}

/**
 * Judges a session again and holds it until the end of the transaction. What was allowed to another role, or for
 * other campaigns, is refused.
 * @throws ConsoleSessionOver
 */
export async function requireLiveSession(
  trx: Trx,
  { tokenHash, account }: ConsoleSession,
): Promise<void> {
  const live = await trx
    .selectFrom('console_session')
    .innerJoin('console_account', 'console_account.id', 'account_id')
    .where('token_hash', '=', tokenHash)
    .select(['role', 'campaigns'])
    .forShare('console_session')
    .executeTakeFirst();
  if (live?.role !== account.role || prefixOf(scopeOf(live)) !== prefixOf(account.scope)) {
    throw new ConsoleSessionOver();
  }
}

const prefixOf = (scope: CampaignScope): string | undefined =>
  scope === 'all' ? undefined : scope.prefix;

/**
 * Logs an action in the transaction of its change, so that neither exists without the other; what an operator
 * may have to answer for is in the audit, too. The session that
 * acts is judged again and held (decision 0027): a new password, a sign-out and a removal end it first.
 * @throws ConsoleSessionOver
 */
export async function noteAction(
  trx: Trx,
  { actor, action, detail = {}, before, after, now }: ActionLine,
): Promise<void> {
  const { name, login = name, session, isCommand = false } = actor;
  if (session) await requireLiveSession(trx, session);
  await trx
    .insertInto('console_action')
    .values({ happened_at: now, actor: name, action, detail: JSON.stringify(detail) })
    .execute();
  if (isCommand || !isAudited(action)) return;
  const operator = { name, login, way: 'console' } as const;
  const entry = { command: `console ${action}`, options: detail, outcome: 'done' } as const;
  await addAuditEntry(trx, { operator, ...entry, before, after, now });
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

const REFUSED = 'sign-in-refused' satisfies Action;

/** Logged for a name that no account has: what was typed may be a password. */
const UNKNOWN_NAME = 'unknown name';

/** Logs a refused sign-in: those of an hour and an account are one line that counts them. */
export const noteRefusedSignIn = (
  database: Database,
  { name, now }: { name: string; now: EpochMs },
): Promise<void> =>
  transact(
    database,
    async (trx) => {
      const account = await trx
        .selectFrom('console_account')
        .where('name', '=', name)
        .select('name')
        .executeTakeFirst();
      const actor = account?.name ?? UNKNOWN_NAME;
      const line = await trx
        .selectFrom('console_action')
        .where('action', '=', REFUSED)
        .where('actor', '=', actor)
        .where('happened_at', '>', now - HOUR_MS)
        .orderBy('id', 'desc')
        .limit(1)
        .select('id')
        .executeTakeFirst();
      if (!line) {
        const by = { name: actor, session: undefined };
        return noteAction(trx, { actor: by, action: REFUSED, detail: { tries: 1 }, now });
      }
      await sql`
        update console_action
        set detail = jsonb_build_object('tries', (detail ->> 'tries')::integer + 1)
        where id = ${line.id}`.execute(trx);
    },
    { isReadCommitted: true },
  );

/** The part of a list that refused sign-ins may take: they push out nothing else. */
const REFUSED_PART = 5;

/** The latest actions, newest first. */
export async function listActions(db: Kysely<Tables>, limit: number) {
  const latest = (is: '=' | '!=', most: number) =>
    db
      .selectFrom('console_action')
      .where('action', is, REFUSED)
      .orderBy('id', 'desc')
      .limit(most)
      .select(['id', 'happened_at', 'actor', 'action', 'detail'])
      .execute();
  const refused = await latest('=', Math.ceil(limit / REFUSED_PART));
  const others = await latest('!=', limit);
  return [...refused, ...others]
    .toSorted((one, other) => other.id - one.id)
    .slice(0, limit)
    .map(({ id: _id, ...line }) => line);
}
