import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { codeAt } from '#server/marketing/access/totp.ts';
import { consoleForms, hiddenFields } from '#tests/marketing/console-forms.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { ACTIONS, type Action } from '#server/marketing/access/actions.ts';
import { operate, OPERATOR_KEY, platformUnderTest } from '#tests/server/platforms.ts';

const OWNER = 'olga';
const LINKS = 'campaign,source\nquay,poster';
const ODD_COSTS = 'when,what,price\n2026-11-20,b,1';
const COSTS = 'day,source,campaign,cost\n2026-11-20,a,b,1';

const NOTE = { day: '2026-11-20', text: 'pier', campaign: '' };

const PASSWORD = 'a lighthouse at noon';
const TABLES = [
  'console_account',
  'console_session',
  'console_token',
  'install_link',
  'install_link_template',
  'install_alias',
  'install_cost',
  'install_cost_import',
  'install_cost_change',
  'install_cost_columns',
  'postback_rule',
  'report_schedule',
  'alert_setting',
  'alert_mute',
  'report_view',
  'report_share',
  'report_note',
] as const;
const TEMPLATE = { template: 'poster', source: 'poster', medium: 'qr' };
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

const ALERTS = {
  shape: 'json',
  language: 'en',
  url: 'https://8.8.8.8/alerts',
  'step-landed': 'yes',
};
const ALERT = {
  kind: 'all',
  subject: '',
  step: 'landed',
  name: '',
  day: 20_778,
  until_hour: 24,
  count: 0,
  usual: 100,
  low: 40,
  high: 188,
  found_at: 0,
  due_at: null,
} as const;

/** Nothing of ours changes with these. */
const WITHOUT_CHANGE: readonly Action[] = [
  'sign-in-refused',
  'exported',
  'postback-tested',
  'schedule-sent',
  'alerts-tested',
];

describe('a change in the console', () => {
  const subject = platformUnderTest();
  const db = () => subject.platform().context.database.db;
  let cookie = '';

  /** @returns true when it was done; `:table` in the path is the id of that table's last row */
  const post = async (path: string, form: Record<string, string> = {}, own = true) => {
    const [, table] = /:(\w+)/.exec(path) ?? [];
    const { rows } =
      table === undefined
        ? { rows: [] }
        : await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(db());
    const answer = await subject.platform().app.inject({
      method: 'POST',
      url: path.replace(/:\w+/, String(rows[0]?.id)),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...(own ? { cookie } : { 'x-operator-key': OPERATOR_KEY }),
      },
      payload: new URLSearchParams(form).toString(),
    });
    if (answer.statusCode === 400) throw new Error(answer.body);
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (set?.startsWith('console-session=') && !set.includes('Max-Age=0')) {
      cookie = set.split(';', 1)[0] ?? '';
    }
    return answer.statusCode < 400;
  };
  const marketing = (url: string, form?: Record<string, string>) => () => post(url, form, false);
  const command = (name: string, options: object) => async () =>
    (await operate(subject.platform(), name, options)).status === 200;
  const pendingCode = async () => {
    const { totp_pending: secret } = await db()
      .selectFrom('console_account')
      .where('name', '=', 'ines')
      .select('totp_pending')
      .executeTakeFirstOrThrow();
    return codeAt(secret ?? '', subject.clock.now());
  };

  /** Sends what the preview of a table of links would store. */
  const addSeveral = async () => {
    const path = '/report/links/several';
    const { body } = await consoleForms(subject).post(path, { table: LINKS });
    return post(path, hiddenFields(body), false);
  };

  const inAWeek = () => new Date(subject.clock.now() + 7 * DAY_MS).toISOString().slice(0, 10);

  /** In an order in which each finds what it changes. */
  const CHANGES: readonly (readonly [Action, () => Promise<boolean>])[] = [
    ['account-added', command('console add', { name: 'ines', password: PASSWORD })],
    ['password-given', command('console password', { name: 'ines', password: PASSWORD })],
    ['sign-in', () => post('/report/sign-in', { name: 'ines', password: PASSWORD })],
    [
      'password-changed',
      () => post('/report/account/password', { current: PASSWORD, password: PASSWORD }),
    ],
    ['token-added', () => post('/report/account/tokens', { current: PASSWORD, name: 'sheet' })],
    ['token-revoked', () => post('/report/account/tokens/:console_token/revoke')],
    ['code-asked', () => post('/report/account/code', { current: PASSWORD })],
    ['code-turned-on', async () => post('/report/account/code-on', { code: await pendingCode() })],
    ['code-turned-off', () => post('/report/account/code-off', { current: PASSWORD })],
    ['code-turned-off', command('console code-off', { name: 'ines' })],
    ['role-changed', command('console role', { name: 'ines', role: 'both' })],
    ['sign-out', () => post('/report/account/sign-out')],
    ['account-removed', command('console remove', { name: 'ines' })],
    ['costs-added', marketing('/report/costs', { table: COSTS, checked: tableDigest(COSTS) })],
    ['costs-undone', marketing('/report/costs/imports/:install_cost_import/undo')],
    [
      'cost-columns-saved',
      marketing('/report/costs', {
        table: ODD_COSTS,
        checked: tableDigest(ODD_COSTS),
        columns: 'line=1&delimiter=comma&day=0&campaign=1&cost=2&all=',
      }),
    ],
    ['cost-columns-removed', marketing('/report/costs/columns/:install_cost_columns/forget')],
    ['link-added', marketing('/report/links', LINK)],
    ['links-added', addSeveral],
    ['link-changed', marketing('/report/links/:install_link', { ...LINK, campaign: 'quay' })],
    ['link-archived', marketing('/report/links/:install_link/archive', { archived: 'yes' })],
    ['link-template-added', marketing('/report/links/templates', TEMPLATE)],
    ['link-template-deleted', marketing('/report/links/templates/:install_link_template/delete')],
    [
      'name-changed',
      marketing('/report/links/names', { dimension: 'campaign', was: 'a\0b', becomes: 'c' }),
    ],
    ['postback-added', marketing('/report/postbacks', RULE)],
    [
      'postback-changed',
      marketing('/report/postbacks/:postback_rule', { ...RULE, name: 'the network' }),
    ],
    ['postback-paused', marketing('/report/postbacks/:postback_rule/pause', { paused: 'yes' })],
    ['postback-resumed', marketing('/report/postbacks/:postback_rule/pause', { paused: 'no' })],
    ['postback-retried', marketing('/report/postbacks/:postback_rule/retry')],
    ['postback-handed-over', marketing('/report/postbacks/:postback_rule/owner', { owner: OWNER })],
    ['postback-deleted', marketing('/report/postbacks/:postback_rule/delete', { sure: 'yes' })],
    ['schedule-added', marketing('/report/schedules', SCHEDULE)],
    ['schedule-changed', marketing('/report/schedules/:report_schedule', SCHEDULE)],
    [
      'schedule-handed-over',
      marketing('/report/schedules/:report_schedule/owner', { owner: OWNER }),
    ],
    ['schedule-deleted', marketing('/report/schedules/:report_schedule/delete')],
    ['alerts-changed', marketing('/report/alerts', ALERTS)],
    [
      'alert-muted',
      () => post('/report/alerts/:marketing_alert/mute', { until: inAWeek() }, false),
    ],
    ['alert-unmuted', marketing('/report/alerts/:marketing_alert/unmute')],
    ['view-added', marketing('/report/sharing/views', { name: 'pier', report: '/report' })],
    ['view-renamed', marketing('/report/sharing/views/:report_view', { name: 'quay' })],
    ['view-deleted', marketing('/report/sharing/views/:report_view/delete')],
    [
      'share-added',
      marketing('/report/sharing/links', { name: 'pier', report: '/report', days: '7' }),
    ],
    ['share-ended', marketing('/report/sharing/links/:report_share/end')],
    ['note-added', marketing('/report/notes', NOTE)],
    ['note-changed', marketing('/report/notes/:report_note', { ...NOTE, text: 'quay' })],
    ['note-removed', marketing('/report/notes/:report_note/remove')],
  ];

  const stored = async () => {
    const tables: Record<string, unknown> = {};
    for (const table of TABLES) {
      const { rows } = await sql<object>`select * from ${sql.table(table)} order by 1`.execute(
        db(),
      );
      tables[table] = rows.map((row) => ({ ...row, totp_pending: null, seen_at: null }));
    }
    return tables;
  };
  const lastAction = async () => {
    const { body } = await operate(subject.platform(), 'console log', { limit: 1 });
    return (body['actions'] as { action: Action }[])[0]?.action;
  };

  beforeAll(async () => {
    await db().insertInto('marketing_alert').values(ALERT).execute();
    await db()
      .insertInto('console_account')
      .values({ name: OWNER, role: 'marketer', password_hash: '', created_at: 0 })
      .execute();
    await sql`create table no_line (stops boolean)`.execute(db());
    await sql`create function refuse_line() returns trigger language plpgsql as
      $$ begin if exists (select from no_line) then raise exception 'no line'; end if; return new; end $$`.execute(
      db(),
    );
    await sql`create trigger no_line before insert on console_action
      for each row execute function refuse_line()`.execute(db());
  });
  beforeEach(async () => {
    await sql`delete from no_line`.execute(db());
  });

  it('is any of the log’s actions', () => {
    const walked = new Set([...CHANGES.map(([action]) => action), ...WITHOUT_CHANGE]);
    expect([...walked].toSorted()).toEqual([...ACTIONS].toSorted());
  });

  it.each(CHANGES)(
    '(%s) is stored with its line in the log, and not without it',
    async (action, change) => {
      const before = await stored();
      await sql`insert into no_line values (true)`.execute(db());
      expect(await change()).toBe(false);
      expect(await stored()).toEqual(before);
      await sql`delete from no_line`.execute(db());
      expect(await change()).toBe(true);
      expect(await lastAction()).toBe(action);
    },
  );
});
