import { sql, type Kysely } from 'kysely';

/** Visitors are counted by keyword, share code, inviter and agent, and by the hour in which they landed. */
export async function addReportDimensions(db: Kysely<unknown>): Promise<void> {
  await addDetails(db);
  await addHours(db);
}

async function addDetails(db: Kysely<unknown>): Promise<void> {
  // `words_hash` stays as it is: a server of the version before finds its rows while both run.
  await sql`
    alter table install_origin
      add column term text not null default '',
      add column share_code text not null default '',
      add column inviter text not null default '',
      add column agent text not null default '',
      add column is_detail boolean not null default false`.execute(db);
  await sql`
    alter table install_origin
      add column key_hash text not null generated always as (md5(source || E'\\x1f' || medium || E'\\x1f'
        || campaign || E'\\x1f' || content || E'\\x1f' || referrer || E'\\x1f' || site || E'\\x1f'
        || landing_path || E'\\x1f' || link || E'\\x1f' || term || E'\\x1f' || share_code || E'\\x1f'
        || inviter || E'\\x1f' || agent)) stored`.execute(db);
  await sql`create index install_origin_key on install_origin (key_hash)`.execute(db);
  await sql`
    create or replace view install_origin_named as
    select origin.id,
      coalesce(source_alias.name, origin.source) as source,
      coalesce(medium_alias.name, origin.medium) as medium,
      coalesce(campaign_alias.name, origin.campaign) as campaign,
      coalesce(content_alias.name, origin.content) as content,
      coalesce(referrer_alias.name, origin.referrer) as referrer,
      origin.site, origin.landing_path, origin.link,
      origin.term, origin.share_code, origin.inviter, origin.agent
    from install_origin as origin
      left join install_alias as source_alias
        on source_alias.dimension = 'source' and source_alias.was = origin.source
      left join install_alias as medium_alias
        on medium_alias.dimension = 'medium' and medium_alias.was = origin.medium
      left join install_alias as campaign_alias
        on campaign_alias.dimension = 'campaign' and campaign_alias.was = origin.campaign
      left join install_alias as content_alias
        on content_alias.dimension = 'content' and content_alias.was = origin.content
      left join install_alias as referrer_alias
        on referrer_alias.dimension = 'referrer' and referrer_alias.was = origin.referrer`.execute(
    db,
  );
}

const STEPS = ['offered', 'agreed', 'installed', 'opened', 'registered', 'deposited', 'deposits'];
const AMOUNTS = ['first_amount', 'amount'];

async function addHours(db: Kysely<unknown>): Promise<void> {
  const numbers = [
    ...STEPS.flatMap((name) => [1, 7, 30].map((days) => `${name}_${days} integer`)),
    ...AMOUNTS.flatMap((name) => [1, 7, 30].map((days) => `${name}_${days} bigint`)),
  ].map((column) => `${column} not null default 0`);
  await sql`
    create table install_hour_sum (
      touch text not null,
      day integer not null,
      hour smallint not null,
      origin integer not null references install_origin (id),
      client integer not null references install_client (id),
      landed integer not null default 0,
      ${sql.raw(numbers.join(', '))},
      primary key (touch, day, hour, origin, client)
    ) partition by list (touch)`.execute(db);
  for (const touch of ['first', 'last'])
    await sql`
      create table ${sql.table(`install_hour_sum_${touch}`)} partition of install_hour_sum
        for values in (${sql.lit(touch)})`.execute(db);
  await sql`
    create function market_hour(moment bigint) returns integer language sql stable as $$
      select mod(floor((moment + case
        when (select value ->> 'market' from setting where key = 'seed') = 'th' then 25200000
        else 28800000 end) / 3600000.0)::bigint, 24)::integer
    $$`.execute(db);
  // What the sums by hour contain of a visitor. They differ from `counted` after a server of a version before.
  await sql`alter table install_visitor add column counted_hours jsonb`.execute(db);
  await sql`
    create index install_visitor_without_hours on install_visitor (landed_day)
      where counted is not null and counted_hours is distinct from counted`.execute(db);
}
