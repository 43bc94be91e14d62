import { readLink } from '#server/marketing/links/links.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { operate, platformUnderTest } from '#tests/server/platforms.ts';

const PASSWORD = 'a lighthouse at noon';
const TABLES = [
  'console_account',
  'console_token',
  'install_link',
  'install_link_template',
  'install_alias',
  'install_cost',
  'install_cost_import',
  'install_cost_columns',
  'report_note',
  'postback_rule',
  'report_schedule',
  'console_action',
] as const;
const QUAYS = 'name,path,campaign,source\nquays,/,b,a';
const ODD_TABLE = 'when,what,price\n2026-11-20,b,1';
const ODD_COSTS = {
  table: ODD_TABLE,
  checked: tableDigest(ODD_TABLE),
  columns: 'line=1&delimiter=comma&day=0&campaign=1&cost=2',
};
const NOTE = { day: '2026-11-20', text: 'pier', campaign: '' };
/** Of what the page would add. */
const QUAYS_DIGEST = tableDigest(
  `${JSON.stringify([readLink({ name: 'quays', path: '/', campaign: 'b', source: 'a' })])}\n${QUAYS}`,
);
const LINK = { name: 'pier', path: '/', source: 'poster', campaign: 'harbour' };
const RULE = {
  name: 'a network',
  url: 'https://8.8.8.8/?id={click_id}',
  method: 'GET',
  send_install: 'yes',
  source: '',
  campaign: '',
  windowDays: '30',
};
const SCHEDULE = {
  name: 'nightly',
  report: '/report/table?by=campaign&period=7d',
  frequency: 'day',
  hour: '6',
  url: 'https://files.example/',
  secret: 'a-secret-of-the-sheet',
};
const COSTS = 'day,source,campaign,cost\n2026-11-20,a,b,1';

describe('a form of a session that ends while it is on its way', () => {
  const subject = platformUnderTest();
  const db = () => subject.platform().context.database.db;
  let cookie = '';

  /** `:table` in the path is the id of that table's last row. */
  const post = async (path: string, form: Record<string, string> = {}) => {
    const [, table] = /:(\w+)/.exec(path) ?? [];
    const { rows } =
      table === undefined
        ? { rows: [] }
        : await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(db());
    return subject.platform().app.inject({
      method: 'POST',
      url: path.replace(/:\w+/, String(rows[0]?.id)),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      payload: new URLSearchParams(form).toString(),
    });
  };
  const signIn = async () => {
    const { headers } = await post('/report/sign-in', { name: 'ines', password: PASSWORD });
    cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  const stored = async () => {
    const tables: Record<string, unknown> = {};
    for (const table of TABLES) {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1`.execute(db());
      tables[table] = rows;
    }
    return tables;
  };

  beforeAll(async () => {
    await operate(subject.platform(), 'console add', { name: 'ines', password: PASSWORD });
    await signIn();
    for (const [path, form] of [
      ['/report/links', LINK],
      ['/report/links/templates', { template: 'poster', source: 'quay' }],
      ['/report/costs', { table: `${COSTS}2`, checked: tableDigest(`${COSTS}2`) }],
      ['/report/costs', ODD_COSTS],
      ['/report/notes', NOTE],
      ['/report/postbacks', RULE],
      ['/report/schedules', SCHEDULE],
      ['/report/account/tokens', { name: 'sheet', current: PASSWORD }],
    ] as const) {
      expect((await post(path, form)).statusCode).toBeLessThan(400);
    }
    // The session is judged first, which writes when it was seen; it ends right after that.
    await sql`create table ends (now boolean)`.execute(db());
    await sql`create function end_session() returns trigger language plpgsql as
      $$ begin if exists (select from ends) then
        delete from console_session where token_hash = new.token_hash;
      end if; return null; end $$`.execute(db());
    await sql`create trigger end_session after update on console_session
      for each row execute function end_session()`.execute(db());
  });

  it.each<[string, Record<string, string>]>([
    ['/report/costs', { table: COSTS, checked: tableDigest(COSTS) }],
    ['/report/costs/imports/:install_cost_import/undo', {}],
    ['/report/costs/columns/:install_cost_columns/forget', {}],
    ['/report/notes', NOTE],
    ['/report/notes/:report_note', { ...NOTE, text: 'quay' }],
    ['/report/notes/:report_note/remove', {}],
    ['/report/links', { ...LINK, name: 'quay' }],
    ['/report/links/several', { table: QUAYS, checked: QUAYS_DIGEST }],
    ['/report/links/:install_link', { ...LINK, campaign: 'quay' }],
    ['/report/links/:install_link/archive', { archived: 'yes' }],
    ['/report/links/templates', { template: 'another', source: 'quay' }],
    ['/report/links/templates/:install_link_template/delete', {}],
    ['/report/links/names', { dimension: 'campaign', was: 'a', becomes: 'b' }],
    ['/report/postbacks', { ...RULE, name: 'another' }],
    ['/report/postbacks/:postback_rule', { ...RULE, url: 'https://9.9.9.9/?id={click_id}' }],
    ['/report/postbacks/:postback_rule/pause', { paused: 'yes' }],
    ['/report/postbacks/:postback_rule/retry', {}],
    ['/report/postbacks/:postback_rule/delete', { sure: 'yes' }],
    ['/report/schedules', { ...SCHEDULE, name: 'another' }],
    ['/report/schedules/:report_schedule/delete', {}],
    ['/report/account/tokens', { name: 'another', current: PASSWORD }],
    ['/report/account/tokens/:console_token/revoke', {}],
    ['/report/account/password', { current: PASSWORD, password: 'another one at noon' }],
    ['/report/account/code', { current: PASSWORD }],
  ])('changes nothing: %s', async (path, form) => {
    await signIn();
    subject.clock.advance(2 * MINUTE_MS);
    const before = await stored();
    await sql`insert into ends values (true)`.execute(db());
    const answer = await post(path, form);
    await sql`delete from ends`.execute(db());
    expect(answer.statusCode).toBe(303);
    expect(await stored()).toEqual(before);
  });
});
