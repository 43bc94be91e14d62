import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Install attribution: the events of each install, the resulting state, and settled days. */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS);
}

const STATEMENTS = [
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
    primary key (install_id, seq)
  )`,
  // Sweeping.
  `create index install_event_day on install_event (day)`,
  // One narrow row per install: the report of the last weeks reads these, so the rest is stored elsewhere.
  `create table install_visitor (
    install_id uuid primary key,
    landed_at bigint not null,
    landed_day integer not null,
    first_referrer text not null,
    first_campaign text not null,
    last_referrer text not null,
    last_campaign text not null,
    ua_class text not null,
    reached integer not null,
    install_ms bigint
  )`,
  // The report, and sweeping.
  `create index install_visitor_day on install_visitor (landed_day)`,
  // Times to install, which few visitors have.
  `create index install_visitor_installed on install_visitor (landed_day) where install_ms is not null`,
  `create table install_touch (
    install_id uuid not null references install_visitor (install_id) on delete cascade,
    touch text not null,
    campaign jsonb not null,
    primary key (install_id, touch)
  )`,
  // Sums of days that cannot change any more.
  `create table install_cell (
    day integer not null,
    touch text not null,
    referrer text not null,
    campaign text not null,
    ua_class text not null,
    reached integer not null,
    visitors integer not null,
    primary key (touch, day, referrer, campaign, ua_class, reached)
  )`,
];
