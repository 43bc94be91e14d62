/** Imports of costs, what each changed, and how one is undone (decision 0055). */
import { sql, type Kysely, type Selectable } from 'kysely';
import { add, ZERO } from '#shared/money/money.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { spellCosts, type Cost } from '#server/marketing/costs/costs.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { InstallCostImportTable } from '#server/core/database/cost-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Older ones are removed; what they stored stays. */
export const MOST_IMPORTS = 200;
/** Names that a list shows. */
const NAMED = 3;

interface Import {
  /** At least one, each day, source and campaign once. */
  costs: readonly Cost[];
  lines: number;
  digest: string;
  by: string;
  now: EpochMs;
}

export type CostImport = Omit<
  Selectable<InstallCostImportTable>,
  'sources' | 'campaigns' | 'digest'
> & { sources: readonly string[]; campaigns: readonly string[] };

/**
 * Stores costs; replaces those of the same day, source and campaign, and removes those of 0.
 * @returns the import's number
 */
export async function saveCosts(trx: Trx, given: Import): Promise<number> {
  const costs = await spellCosts(trx, given.costs);
  const id = await addImport(trx, { ...given, costs });
  // Both parts see the costs as they were before.
  await sql`
    with given as materialized (
      select * from json_populate_recordset(null::install_cost, ${JSON.stringify(costs)}::json)
    ), noted as (
      insert into install_cost_change (import_id, day, source, campaign, before, after)
      select ${id}::integer, given.day, given.source, given.campaign,
        coalesce(cost.amount, 0), given.amount
      from given left join install_cost as cost using (day, source, campaign)
    )
    insert into install_cost (day, source, campaign, amount)
    select day, source, campaign, amount from given
    on conflict (day, source, campaign) do update set amount = excluded.amount`.execute(trx);
  await removeEmpty(trx);
  await sql`
    delete from install_cost_import
    where id in (select id from install_cost_import order by id desc offset ${MOST_IMPORTS})`.execute(
    trx,
  );
  return id;
}

async function addImport(trx: Trx, { costs, lines, digest, by, now }: Import): Promise<number> {
  const days = costs.map(({ day }) => day);
  const first = (names: Iterable<string>) => JSON.stringify([...names].slice(0, NAMED));
  const campaigns = new Set(costs.map(({ campaign }) => campaign));
  const { id } = await trx
    .insertInto('install_cost_import')
    .values({
      added_at: now,
      added_by: by,
      digest,
      lines,
      from_day: days.reduce((one, other) => Math.min(one, other), Infinity),
      to_day: days.reduce((one, other) => Math.max(one, other), 0),
      total: costs.reduce((sum, { amount }) => add(sum, amount), ZERO),
      sources: first(new Set(costs.map(({ source }) => source))),
      campaigns: first(campaigns),
      campaign_count: campaigns.size,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const removeEmpty = (trx: Trx) => trx.deleteFrom('install_cost').where('amount', '=', 0).execute();

/** The latest imports, newest first. */
export async function listImports(db: Kysely<Tables>, limit: number): Promise<CostImport[]> {
  const rows = await db
    .selectFrom('install_cost_import')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows.map(({ digest: _digest, sources, campaigns, ...row }) => ({
    ...row,
    sources: sources as string[],
    campaigns: campaigns as string[],
  }));
}

/** Costs that undoing an import left alone; null when it stands, or there is none. */
export async function leftAloneBy(db: Kysely<Tables>, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('install_cost_import')
    .where('id', '=', id)
    .select('left_alone')
    .executeTakeFirst();
  return row?.left_alone ?? null;
}

/** An import by its number, or the latest of a body that was sent since a time. */
export const findImport = (
  trx: Trx,
  by: { id: number } | { digest: string; since: number },
): Promise<Pick<CostImport, 'id' | 'lines' | 'total' | 'from_day' | 'to_day'> | undefined> =>
  trx
    .selectFrom('install_cost_import')
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : eb.and([eb('digest', '=', by.digest), eb('added_at', '>', by.since)]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'lines', 'total', 'from_day', 'to_day'])
    .executeTakeFirst();

/** What undoing did: costs that have their value from before, and those that a later import had replaced. */
export interface Undone {
  putBack: number;
  leftAlone: number;
}

/**
 * Takes an import back, so that the costs are what they would be without it. Where a later one replaced a cost,
 * the cost stays, and undoing that one will put back what was before both.
 * @throws BadRequest when there is none, or it was undone
 */
export async function undoImport(
  trx: Trx,
  { id, by, now }: { id: number; by: string; now: EpochMs },
): Promise<Undone> {
  const found = await trx
    .selectFrom('install_cost_import')
    .where('id', '=', id)
    .select('undone_at')
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new BadRequest(`there is no import ${id}`);
  if (found.undone_at !== null) throw new BadRequest(`import ${id} was undone before`);
  await sql`
    update install_cost_change as later set before = own.before
    from install_cost_change as own
    where own.import_id = ${id} and later.day = own.day and later.source = own.source
      and later.campaign = own.campaign and later.import_id = (
        select min(next.import_id) from install_cost_change as next
        where next.day = own.day and next.source = own.source and next.campaign = own.campaign
          and next.import_id > own.import_id
      )`.execute(trx);
  const { rows } = await sql`
    insert into install_cost (day, source, campaign, amount)
    select own.day, own.source, own.campaign, own.before
    from install_cost_change as own left join install_cost as cost using (day, source, campaign)
    where own.import_id = ${id} and coalesce(cost.amount, 0) = own.after and not exists (
      select from install_cost_change as later
      where later.day = own.day and later.source = own.source and later.campaign = own.campaign
        and later.import_id > own.import_id
    )
    on conflict (day, source, campaign) do update set amount = excluded.amount
    returning 1 as one`.execute(trx);
  await removeEmpty(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('install_cost_change')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  const undone = { putBack: rows.length, leftAlone: Number(numDeletedRows) - rows.length };
  await trx
    .updateTable('install_cost_import')
    .where('id', '=', id)
    .set({ undone_at: now, undone_by: by, left_alone: undone.leftAlone })
    .execute();
  return undone;
}
