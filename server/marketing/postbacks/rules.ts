import { sql, type Kysely } from 'kysely';
import { POSTBACK_EVENTS, type PostbackEvent } from '#server/marketing/postbacks/events.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { ownerColumns, type OwnerAccount } from '#server/marketing/owners/owners.ts';
import type { RuleDraft } from '#server/marketing/postbacks/rule-draft.ts';
import { requireRoom } from '#server/marketing/kit/require-room.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { WindowDays } from '#server/marketing/events/funnel.ts';

/** A saved rule: which events go to which receiver. */
export interface PostbackRule extends RuleDraft {
  id: number;
  /** '' for none. */
  secret: string;
  /** Undefined while it is paused. */
  activeSince: EpochMs | undefined;
  createdAt: EpochMs;
  createdBy: string;
}

const selectRules = (db: Kysely<Tables>) => db.selectFrom('postback_rule').selectAll();
type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['execute']>>[number];

const ruleOf = (row: RuleRow): PostbackRule => ({
  id: row.id,
  name: row.name,
  source: row.source,
  campaign: row.campaign,
  windowDays: row.window_days as WindowDays,
  events: row.events as RuleDraft['events'],
  method: row.method,
  url: row.url,
  body: row.body,
  header: row.header,
  secret: row.secret,
  expectedStatus: row.expected_status ?? undefined,
  networks: row.networks as string[],
  activeSince: (row.active_since as EpochMs | null) ?? undefined,
  createdAt: row.created_at as EpochMs,
  createdBy: row.created_by,
});

const columnsOf = ({ windowDays, events, expectedStatus, networks, ...same }: RuleDraft) => ({
  ...same,
  window_days: windowDays,
  events: JSON.stringify(events),
  expected_status: expectedStatus ?? null,
  networks: JSON.stringify(networks),
});

/** Rules that are not paused. */
export async function activeRules(db: Kysely<Tables>): Promise<PostbackRule[]> {
  const rows = await selectRules(db).where('active_since', 'is not', null).orderBy('id').execute();
  return rows.map(ruleOf);
}

export async function findRule(db: Kysely<Tables>, id: number): Promise<PostbackRule | undefined> {
  const row = await selectRules(db).where('id', '=', id).executeTakeFirst();
  return row && ruleOf(row);
}

/** By name. */
export async function listRules(db: Kysely<Tables>): Promise<PostbackRule[]> {
  const rows = await selectRules(db).orderBy('name').orderBy('id').execute();
  return rows.map(ruleOf);
}

/** A new rule sends events from `now` on. @throws BadRequest when there are too many */
export async function addRule(
  trx: Trx,
  draft: RuleDraft,
  {
    secret,
    by,
    owner,
    now,
  }: { secret: string; by: string; owner: OwnerAccount | undefined; now: EpochMs },
): Promise<number> {
  await requireRoom(trx, 'postback_rule');
  const { id } = await trx
    .insertInto('postback_rule')
    .values({
      ...columnsOf(draft),
      secret,
      ...ownerColumns(owner),
      active_since: now,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Waiting postbacks are sent by the new version. @param secret undefined leaves the stored one */
export async function changeRule(
  db: Kysely<Tables>,
  id: number,
  draft: RuleDraft,
  secret: string | undefined,
): Promise<void> {
  await db
    .updateTable('postback_rule')
    .where('id', '=', id)
    .set({ ...columnsOf(draft), ...(secret !== undefined && { secret }) })
    .execute();
}

/** A paused rule does not lose waiting postbacks, and never sends events of the pause. */
export async function setActive(
  db: Kysely<Tables>,
  id: number,
  since: EpochMs | null,
): Promise<void> {
  await db.updateTable('postback_rule').where('id', '=', id).set({ active_since: since }).execute();
}

/** Deletes its deliveries, too. */
export async function deleteRule(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('postback_rule').where('id', '=', id).execute();
}

export type RuleCounts = Record<'delivered' | 'waiting' | 'failed', number>;

/** Postbacks of events since a time, by rule id and state. */
export async function countByRule(
  db: Kysely<Tables>,
  since: EpochMs,
): Promise<ReadonlyMap<number, RuleCounts>> {
  const count = (state: string) => sql<string>`count(*) filter (where state = ${state})`;
  const rows = await db
    .selectFrom('postback')
    .where('happened_at', '>=', since)
    .groupBy('rule_id')
    .select([
      'rule_id',
      count('delivered').as('delivered'),
      count('waiting').as('waiting'),
      count('failed').as('failed'),
    ])
    .execute();
  return new Map(
    rows.map(({ rule_id: id, delivered, waiting, failed }) => [
      id,
      { delivered: Number(delivered), waiting: Number(waiting), failed: Number(failed) },
    ]),
  );
}

/** The events of a rule, in the order of the funnel. */
export const eventsOf = ({ events }: Pick<RuleDraft, 'events'>): PostbackEvent[] =>
  POSTBACK_EVENTS.filter((event) => events[event] !== undefined);
