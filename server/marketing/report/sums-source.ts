import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#shared/time/duration.ts';
import type { Dimension } from '#server/marketing/events/dimension.ts';
import { eventBit } from '#server/marketing/events/event-bits.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { ReportedStep } from '#server/marketing/events/funnel.ts';

/** Columns of visitors. */
const STEP_TIMES: Readonly<Record<ReportedStep, string>> = {
  offered: 'offered_ms',
  agreed: 'agreed_ms',
  installed: 'install_ms',
  opened: 'opened_ms',
  registered: 'registered_ms',
};

/**
 * The sums of a query, named `install_sum`: those by day, which are fewer, unless an hour is asked for. Where only
 * what happened until a time counts, the visitors of the query's days are summed up instead.
 * @param grouped the dimensions that sums are grouped by
 */
export function sumsSource(
  query: FunnelQuery,
  grouped: readonly Dimension[] = [],
): RawBuilder<unknown> {
  const { until, filters } = query;
  if (until !== undefined) return sumsUntil({ ...query, until });
  const isByHour = filters.hour !== undefined || grouped.includes('hour');
  return isByHour ? sql`install_hour_sum as install_sum` : sql`install_sum`;
}

function sumsUntil({ touch, window, from, to, until }: FunnelQuery & { until: number }) {
  const span = sql`least(${window * DAY_MS}::bigint, ${until}::bigint - landed_at)`;
  const named = (name: string) => sql.ref(`${name}_${window}`);
  const steps = Object.entries(STEP_TIMES).map(
    ([step, column]) => sql`(${sql.ref(column)} <= ${span})::integer as ${named(step)}`,
  );
  const paid = ['deposited', 'deposits', 'first_amount', 'amount'].map(
    (name) => sql`paid.${sql.ref(name)} as ${named(name)}`,
  );
  return sql`(
    select ${touch}::text as touch, landed_day as day, market_hour(landed_at) as hour, ${sql.ref(`${touch}_origin`)} as origin, client,
      (reached & ${eventBit('landing')}::integer) / ${eventBit('landing')}::integer as landed,
      ${sql.join([...steps, ...paid])}
    from install_visitor as visitor
    cross join lateral (
      select count(*) filter (where is_first) as deposited, count(*) as deposits,
        sum(amount) filter (where is_first) as first_amount, sum(amount) as amount
      from install_deposit
      where install_deposit.install_id = visitor.install_id
        and greatest(0, paid_at - landed_at) <= ${span}
    ) as paid
    where landed_day between ${from}::integer and ${to}::integer
      and landed_at <= ${until}::bigint and counted is not null
  ) as install_sum`;
}
