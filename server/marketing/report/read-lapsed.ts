import { sql, type Kysely } from 'kysely';
import { chooseSums, joinWords, keysOf } from '#server/marketing/report/chosen-sums.ts';
import { DIMENSION_SQL, type Dimension } from '#server/marketing/events/dimension.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** An install that was not opened for so many days has lapsed. */
export const LAPSED_AFTER_DAYS = 30;

/** Copies of the app that were installed. */
export interface Lapsed {
  installs: number;
  /** Not opened in the last 30 days. */
  lapsed: number;
  /** A push service has ended its subscription: probably uninstalled. */
  pushEnded: number;
}

export const LAPSED_NUMBERS = [
  'installs',
  'lapsed',
  'pushEnded',
] as const satisfies readonly (keyof Lapsed)[];

export interface LapsedRow extends Lapsed {
  name: string;
}

/**
 * Reads how many of those who visited first in a period, and installed, still open the app. Read from the visitors
 * themselves, who are stored for `KEEP_EVENTS_DAYS`: when one was last seen changes every day. All columns are in
 * `install_visitor_installs`.
 */
export async function readLapsed(
  db: Kysely<Tables>,
  query: FunnelQuery,
  by: Dimension,
  today: number,
): Promise<LapsedRow[]> {
  const { touch, from, to, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const keys = sql.join(keysOf(by).map((column) => sql.ref(column)));
  const { rows } = await sql<Record<keyof Lapsed, string> & { name: string }>`
    with alike as (
      select ${keys}, count(*) as installs,
        count(*) filter (where last_seen_day < ${today - LAPSED_AFTER_DAYS}::integer) as lapsed,
        count(*) filter (where has_ended) as "pushEnded"
      from (
        select landed_day as day, ${sql.ref(`${touch}_origin`)} as origin, client, last_seen_day,
          exists (select from push_end where push_end.player_id = visitor.player_id) as has_ended
        from install_visitor as visitor
        where landed_day between ${from}::integer and ${to}::integer
          and install_ms is not null and first_origin is not null
      ) as installed
      where ${people} group by ${keys}
    )
    select ${DIMENSION_SQL[by]} as name, sum(installs)::bigint as installs,
      sum(lapsed)::bigint as lapsed, sum("pushEnded")::bigint as "pushEnded"
    from alike ${joinWords([by])} group by 1`.execute(db);
  return rows
    .map(({ name, installs, lapsed, pushEnded }) => ({
      name,
      installs: Number(installs),
      lapsed: Number(lapsed),
      pushEnded: Number(pushEnded),
    }))
    .toSorted((one, other) => other.installs - one.installs || (one.name < other.name ? -1 : 1));
}
