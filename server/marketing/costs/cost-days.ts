import { sql, type Kysely } from 'kysely';
import { minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';

export interface CostDay {
  day: number;
  amount: MinorUnits;
  /** 0 for a day without any cost. */
  campaigns: number;
}

/** The total cost of each of the days, newest first. */
export async function readCostDays(
  db: Kysely<Tables>,
  { from, to }: { from: number; to: number },
): Promise<CostDay[]> {
  const { rows } = await sql<{ day: number; amount: string; campaigns: number }>`
    select day, sum(amount)::bigint as amount,
      count(distinct coalesce(alias.name, campaign))::int as campaigns
    from install_cost
      left join install_alias as alias on alias.dimension = 'campaign' and alias.was = campaign
    where day between ${from}::integer and ${to}::integer
    group by day`.execute(db);
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const day = to - at;
    const row = known.get(day);
    return {
      day,
      amount: row ? minorUnits(Number(row.amount)) : ZERO,
      campaigns: row?.campaigns ?? 0,
    };
  });
}
