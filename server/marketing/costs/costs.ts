import { sql, type Kysely, type RawBuilder } from 'kysely';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { Filters } from '#server/marketing/events/dimension.ts';
import { campaignsWithin, type CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import { readFilterNames } from '#server/marketing/report/filter-names.ts';
import {
  readSpellings,
  spellAndNote,
  type Spell,
  type SpelledName,
} from '#server/marketing/events/spellings.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** A campaign's cost on a day. */
export interface Cost {
  day: number;
  /** '' where none was named. */
  source: string;
  campaign: string;
  amount: MinorUnits;
}

const namesOf = (costs: readonly Cost[]): SpelledName[] =>
  costs.flatMap(({ source, campaign }): SpelledName[] => [
    { dimension: 'source', name: source },
    { dimension: 'campaign', name: campaign },
  ]);

const spelledCosts = (spell: Spell, costs: readonly Cost[]): Cost[] =>
  costs.map((cost) => ({
    ...cost,
    source: spell('source', cost.source),
    campaign: spell('campaign', cost.campaign),
  }));

/** Costs by the first spelling of their names, which is stored for new ones. */
export const spellCosts = async (trx: Trx, costs: readonly Cost[]): Promise<Cost[]> =>
  spelledCosts(await spellAndNote(trx, namesOf(costs)), costs);

/** Counts the stored costs that a table would replace. */
export async function countReplaced(db: Kysely<Tables>, costs: readonly Cost[]): Promise<number> {
  const spelled = spelledCosts(await readSpellings(db, namesOf(costs)), costs);
  const { rows } = await sql<{ replaced: number }>`
    select count(*)::int as replaced from install_cost
      join json_populate_recordset(null::install_cost, ${JSON.stringify(spelled)}::json) as given
        using (day, source, campaign)`.execute(db);
  return rows[0]?.replaced ?? 0;
}

export interface CostQuery {
  from: number;
  to: number;
  filters: Filters;
  scope: CampaignScope;
}

/** True when all filters also apply to costs. */
const isKnownOf = (filters: Filters): boolean =>
  Object.keys(filters).every((dimension) => dimension === 'source' || dimension === 'campaign');

/**
 * Reads costs by campaign, source or day (its number).
 * @returns undefined when a filter does not apply to costs, such as a device
 */
export async function readCosts(
  db: Kysely<Tables>,
  { from, to, filters: given, scope }: CostQuery,
  by: 'campaign' | 'source' | 'day',
): Promise<ReadonlyMap<string, MinorUnits> | undefined> {
  if (!isKnownOf(given)) return undefined;
  const filters = await readFilterNames(db, given);
  const within = await costsWithin(db, scope);
  const { rows } = await sql<{ name: string; amount: string }>`
    with cost as (
      select coalesce(source_alias.name, source) as source,
        coalesce(campaign_alias.name, campaign) as campaign, amount, day
      from install_cost
        left join install_alias as source_alias
          on source_alias.dimension = 'source' and source_alias.was = source
        left join install_alias as campaign_alias
          on campaign_alias.dimension = 'campaign' and campaign_alias.was = campaign
      where day between ${from}::integer and ${to}::integer
    )
    select ${sql.ref(by)}::text as name, sum(amount)::bigint as amount from cost
    where ${sql.join([sql`true`, ...named(filters, 'source'), ...named(filters, 'campaign'), ...within], sql` and `)}
    group by 1`.execute(db);
  return new Map(rows.map(({ name, amount }) => [name, minorUnits(Number(amount))]));
}

/** The condition that a cost is of a campaign within the scope. */
async function costsWithin(
  db: Kysely<Tables>,
  scope: CampaignScope,
): Promise<RawBuilder<unknown>[]> {
  if (scope === 'all') return [];
  const { rows } = await sql<{ campaign: string }>`
    select distinct coalesce(campaign_alias.name, campaign) as campaign
    from install_cost
      left join install_alias as campaign_alias
        on campaign_alias.dimension = 'campaign' and campaign_alias.was = campaign`.execute(db);
  const names = campaignsWithin(
    rows.map(({ campaign }) => campaign),
    scope,
  );
  return [sql`campaign = any(${names}::text[])`];
}

const named = (filters: Filters, by: 'source' | 'campaign'): RawBuilder<unknown>[] => {
  const values = filters[by];
  return values ? [sql`${sql.ref(by)} in (${sql.join([...values])})`] : [];
};
