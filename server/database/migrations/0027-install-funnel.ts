import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The marketers' report by every dimension. Distinct origins and clients are stored once with an id; a
 * visitor has the time of each step; sums of visitors with the same words are stored by day. `counted` is a
 * visitor's contribution to the sums, so that a change adds only the difference.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, STATEMENTS);
}

/** Milliseconds from the landing to the first of these events. */
const firstOf = (...names: readonly string[]): string =>
  `(select min(greatest(0, happened_at - visitor.landed_at)) from install_event as event
    where event.install_id = visitor.install_id and name in (${names.map((name) => `'${name}'`).join(', ')})
      and happened_at - visitor.landed_at <= 30 * 86400000::bigint)`;

const STATEMENTS = [
  `create table install_origin (
    id serial primary key,
    source text not null,
    medium text not null,
    campaign text not null,
    content text not null,
    referrer text not null,
    site text not null,
    landing_path text not null,
    unique (source, medium, campaign, content, referrer, site, landing_path)
  )`,
  `create table install_client (
    id serial primary key,
    ua_class text not null,
    browser text not null,
    in_app text not null,
    language text not null,
    country text not null,
    unique (ua_class, browser, in_app, language, country)
  )`,
  `alter table install_visitor
    add column browser text not null default '',
    add column in_app text not null default '',
    add column language text not null default '',
    add column country text not null default '',
    add column offered_ms bigint,
    add column agreed_ms bigint,
    add column opened_ms bigint,
    add column registered_ms bigint,
    add column seen_days integer not null default 0,
    add column seen_since_install integer not null default 0,
    add column player_id bigint,
    add column first_origin integer,
    add column last_origin integer,
    add column client integer,
    add column counted jsonb,
    add column is_changed boolean not null default true`,
  `update install_visitor as visitor set
    offered_ms = ${firstOf('sheet_shown', 'ios_hint_shown', 'chrome_popup_shown')},
    agreed_ms = ${firstOf('sheet_continue', 'ios_hint_done', 'chrome_popup_opened')},
    opened_ms = ${firstOf('first_standalone_launch')},
    registered_ms = ${firstOf('register')}`,
  `create index install_visitor_changed on install_visitor (install_id) where is_changed`,
  // One install per account: the one that it registered or first logged in from.
  `create unique index install_visitor_player on install_visitor (player_id) where player_id is not null`,
  `create table install_deposit (
    order_no text primary key,
    install_id uuid not null references install_visitor (install_id) on delete cascade,
    paid_at bigint not null,
    amount bigint not null,
    is_first boolean not null
  )`,
  `create index install_deposit_visitor on install_deposit (install_id)`,
  `create table install_sum (
    touch text not null,
    day integer not null,
    origin integer not null references install_origin (id),
    client integer not null references install_client (id),
    landed integer not null default 0,
    ${['offered', 'agreed', 'installed', 'opened', 'registered', 'deposited', 'deposits']
      .flatMap((step) => [1, 7, 30].map((days) => `${step}_${days} integer not null default 0`))
      .join(',\n    ')},
    ${['first_amount', 'amount']
      .flatMap((sum) => [1, 7, 30].map((days) => `${sum}_${days} bigint not null default 0`))
      .join(',\n    ')},
    primary key (touch, day, origin, client)
  )`,
  // Visitors with each single event, to analyse one step.
  `create table install_event_sum (
    touch text not null,
    day integer not null,
    origin integer not null references install_origin (id),
    client integer not null references install_client (id),
    name text not null,
    visitors integer not null,
    primary key (touch, day, origin, client, name)
  )`,
  // Returning visitors: by the day of the install, or of the landing for those who did not install.
  `create table install_return_sum (
    touch text not null,
    day integer not null,
    origin integer not null references install_origin (id),
    client integer not null references install_client (id),
    is_installed boolean not null,
    visitors integer not null default 0,
    day_1 integer not null default 0,
    day_7 integer not null default 0,
    day_30 integer not null default 0,
    deposited integer not null default 0,
    amount bigint not null default 0,
    primary key (touch, day, origin, client, is_installed)
  )`,
  // Days whose visitors were deleted: their sums stay, with their words and window.
  `insert into install_origin (source, medium, campaign, content, referrer, site, landing_path)
    select distinct referrer, '', campaign, '', referrer, '', '' from install_cell
    where day < (select coalesce(min(landed_day), 2147483647) from install_visitor)`,
  `insert into install_client (ua_class, browser, in_app, language, country)
    select distinct ua_class, '', '', '', '' from install_cell
    where day < (select coalesce(min(landed_day), 2147483647) from install_visitor)`,
  `insert into install_sum (touch, day, origin, client, landed, offered_30, agreed_30, installed_30, opened_30, registered_30, deposited_30)
    select touch, day, origin.id, client.id,
      ${[
        ['landing'],
        ['sheet_shown', 'ios_hint_shown', 'chrome_popup_shown'],
        ['sheet_continue', 'ios_hint_done', 'chrome_popup_opened'],
        ['app_installed', 'first_standalone_launch'],
        ['first_standalone_launch'],
        ['register'],
        ['first_deposit'],
      ]
        .map(
          (names) =>
            `coalesce(sum(visitors) filter (where reached & ${bitsOf(names)} <> 0), 0)::integer`,
        )
        .join(',\n      ')}
    from install_cell
      join install_origin as origin on origin.referrer = install_cell.referrer and origin.source = origin.referrer
        and origin.campaign = install_cell.campaign and origin.medium || origin.content || origin.site || origin.landing_path = ''
      join install_client as client on client.ua_class = install_cell.ua_class
        and client.browser || client.in_app || client.language || client.country = ''
    where day < (select coalesce(min(landed_day), 2147483647) from install_visitor)
    group by touch, day, origin.id, client.id`,
  `drop table install_cell`,
  `delete from setting where key = 'installs-settled'`,
  `alter table install_visitor
    drop column first_referrer, drop column first_campaign,
    drop column last_referrer, drop column last_campaign`,
];

/** The bits of `reached` as of this migration. */
function bitsOf(names: readonly string[]): number {
  const order = [
    'landing',
    'prompt_captured',
    'sheet_shown',
    'sheet_cancel',
    'sheet_continue',
    'native_accepted',
    'native_dismissed',
    'app_installed',
    'ios_hint_shown',
    'ios_hint_done',
    'chrome_popup_shown',
    'chrome_popup_opened',
    'chrome_popup_optout',
    'first_standalone_launch',
    'register',
    'login',
    'first_deposit',
  ];
  return names.reduce((bits, name) => bits | (1 << order.indexOf(name)), 0);
}
