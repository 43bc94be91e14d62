import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS, epochMs } from '#domain/duration.ts';
import { countVisitors } from '#server/attribution/count-visitors.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { copyEmptyDatabase, temporaryFolder } from './databases.ts';

const ID = '5f0c9b1e-4a39-4a39-9d55-0d6f0f1f6f1a';
const LANDED = 20_778 * DAY_MS;
const DAY = 20_778;
const TOUCH = JSON.stringify({
  time: LANDED,
  installReferrer: 'facebook',
  utm: { source: 'facebook', medium: 'cpc', campaign: 'lantern' },
  landingPath: '/register',
});

/** Attribution tables before the migration, with a visitor and an old day's sum. */
const BEFORE = `
  delete from kysely_migration where name >= '0027-install-funnel';
  drop view if exists install_origin_named;
  drop table if exists install_link_day, install_link, install_alias, install_cost, install_name;
  alter table spin drop column if exists ticket_id;
  alter table deposit_order drop column if exists boost_id, drop column if exists boost,
    drop column if exists credited_boost;
  alter table game_session drop constraint if exists game_session_kind_check;
  alter table game_session add constraint game_session_kind_check check (kind in ('reels', 'cards', 'rise'));
  drop table if exists reward_item;
  drop table if exists report_delivery, report_schedule;
  drop table if exists postback_received, postback, postback_rule;
  drop table if exists console_token, console_session, console_account, console_action;
  drop table install_time_sum;
  drop table install_event;
  create table install_event (install_id uuid not null, seq bigint not null, name text not null, happened_at bigint not null,
    day integer not null, source text, list_version text, referrer text not null, campaign text not null, primary key (install_id, seq));
  drop table install_return_sum, install_event_sum, install_sum, install_deposit;
  drop table install_touch, install_visitor, install_client, install_origin;
  create table install_visitor (install_id uuid primary key, landed_at bigint not null, landed_day integer not null,
    first_referrer text not null, first_campaign text not null, last_referrer text not null,
    last_campaign text not null, ua_class text not null, reached integer not null, install_ms bigint);
  create table install_touch (install_id uuid not null references install_visitor (install_id) on delete cascade,
    touch text not null, campaign jsonb not null, primary key (install_id, touch));
  create index install_visitor_installed on install_visitor (landed_day) where install_ms is not null;
  create table install_cell (day integer not null, touch text not null, referrer text not null, campaign text not null,
    ua_class text not null, reached integer not null, visitors integer not null,
    primary key (touch, day, referrer, campaign, ua_class, reached));
  insert into install_visitor values
    ('${ID}', ${LANDED}, ${DAY}, 'facebook', 'lantern', 'facebook', 'lantern', 'android-chrome', ${(1 << 0) | (1 << 2) | (1 << 7)}, 60000);
  insert into install_touch values ('${ID}', 'first', '${TOUCH}'), ('${ID}', 'last', '${TOUCH}');
  insert into install_event values
    ('${ID}', 1, 'landing', ${LANDED}, ${DAY}, null, null, 'facebook', 'lantern'),
    ('${ID}', 2, 'sheet_shown', ${LANDED + 5000}, ${DAY}, null, null, 'facebook', 'lantern'),
    ('${ID}', 3, 'app_installed', ${LANDED + 60_000}, ${DAY}, null, null, 'facebook', 'lantern');
  insert into install_cell values
    (${DAY}, 'first', 'facebook', 'lantern', 'android-chrome', 133, 1),
    (${DAY - 500}, 'first', 'agents', 'payday', 'desktop', ${(1 << 0) | (1 << 14)}, 4),
    (${DAY - 500}, 'first', 'agents', 'payday', 'desktop', 1, 3);
`;

const folder = temporaryFolder();

it('visitors and sums from before the migration are still counted', async () => {
  const options = { dataDir: join(folder(), 'data') };
  await copyEmptyDatabase(options.dataDir);
  const old = await openDatabase(options);
  for (const statement of BEFORE.split(';')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(old.db);
  }
  await old.close();

  const database = await openDatabase(options);
  try {
    expect(await countVisitors(database, 'ph', epochMs(LANDED))).toBe(true);
    const sums = await database.db
      .selectFrom('install_sum')
      .innerJoin('install_origin', 'install_origin.id', 'install_sum.origin')
      .innerJoin('install_client', 'install_client.id', 'install_sum.client')
      .where('touch', '=', 'first')
      .orderBy('day')
      .selectAll()
      .execute();
    expect(sums).toMatchObject([
      {
        day: DAY - 500,
        source: 'agents',
        campaign: 'payday',
        ua_class: 'desktop',
        landed: 7,
        registered_30: 4,
        installed_30: 0,
      },
      {
        day: DAY,
        source: 'facebook',
        medium: 'cpc',
        campaign: 'lantern',
        landing_path: '/register',
        landed: 1,
        offered_1: 1,
        installed_1: 1,
        registered_30: 0,
      },
    ]);
  } finally {
    await database.close();
  }
});
