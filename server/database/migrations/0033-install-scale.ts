import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Reports no longer read visitors: times to install become sums, rounded up to the precision of pages. Sums
 * are partitioned by touch, as every report reads one; raw events by month, to drop a month at once.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS);
}

/** `roundUpSpan` of a column in milliseconds, as of this migration. */
const SECONDS = `(case
  when ms <= 60000 then ceil(ms / 1000.0)
  when ms <= 3600000 then ceil(ms / 60000.0) * 60
  when ms <= 86400000 then ceil(ms / 360000.0) * 360
  else ceil(ms / 8640000.0) * 8640 end)::integer`;

/** Splits a table of sums into two partitions. */
const byTouch = (table: string): string[] => [
  `alter table ${table} rename to ${table}_before`,
  `create table ${table} (like ${table}_before including defaults) partition by list (touch)`,
  `create table ${table}_first partition of ${table} for values in ('first')`,
  `create table ${table}_last partition of ${table} for values in ('last')`,
  `insert into ${table} select * from ${table}_before`,
  `drop table ${table}_before`,
  `alter table ${table} add foreign key (origin) references install_origin (id),
    add foreign key (client) references install_client (id)`,
];

const STATEMENTS = [
  `create table install_time_sum (
    touch text not null,
    day integer not null,
    origin integer not null references install_origin (id),
    client integer not null references install_client (id),
    seconds integer not null,
    visitors integer not null,
    primary key (touch, day, origin, client, seconds)
  ) partition by list (touch)`,
  `create table install_time_sum_first partition of install_time_sum for values in ('first')`,
  `create table install_time_sum_last partition of install_time_sum for values in ('last')`,
  `insert into install_time_sum (touch, day, origin, client, seconds, visitors)
    select touch, landed_day, (counted ->> touch)::integer, (counted ->> 'client')::integer, ${SECONDS}, count(*)
    from (
      select *, (counted -> 'after' ->> 'installed')::bigint as ms from install_visitor
    ) as visitor cross join (values ('first'), ('last')) as under (touch)
    where ms is not null
    group by 1, 2, 3, 4, 5`,
  ...byTouch('install_sum'),
  `alter table install_sum add primary key (touch, day, origin, client)`,
  ...byTouch('install_event_sum'),
  `alter table install_event_sum add primary key (touch, day, origin, client, name)`,
  ...byTouch('install_return_sum'),
  `alter table install_return_sum add primary key (touch, day, origin, client, is_installed)`,
  `drop index install_visitor_installed`,
  `alter table install_event rename to install_event_before`,
  `create table install_event (
    install_id uuid not null,
    seq bigint not null,
    name text not null,
    happened_at bigint not null,
    day integer not null,
    source text,
    list_version text,
    referrer text not null,
    campaign text not null,
    primary key (install_id, seq, day)
  ) partition by range (day)`,
  // Rows without a month's partition; months are created ahead, so there should be none.
  `create table install_event_other partition of install_event default`,
  `do $$
    declare start date;
    begin
      for start in
        select distinct date_trunc('month', date '1970-01-01' + day)::date from install_event_before
      loop
        execute format('create table %I partition of install_event for values from (%s) to (%s)',
          'install_event_' || to_char(start, 'YYYY_MM'),
          start - date '1970-01-01', (start + interval '1 month')::date - date '1970-01-01');
      end loop;
    end $$`,
  `insert into install_event select * from install_event_before`,
  `drop table install_event_before`,
];
