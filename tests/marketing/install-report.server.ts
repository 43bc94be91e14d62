import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportCsv } from '#server/marketing/report/report-csv.ts';
import { readReport } from '#server/marketing/report/report-query.ts';
import { dayNumber, dayText, marketDay } from '#server/core/market-day.ts';
import {
  eachPlatform,
  operate,
  OPERATOR_KEY,
  platformUnderTest,
  START,
} from '#tests/server/platforms.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import { counted } from './counted.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const KEY = { 'x-operator-key': OPERATOR_KEY };

interface Visit {
  /** Days after START. */
  day: number;
  referrer: string;
  campaign?: string;
  client?: string;
  /** Seconds after the landing of each further event. */
  steps: Partial<Record<InstallEventName, number>>;
  /** Seconds after the landing. */
  depositAfter?: number;
}

/** Input for the tables below, which were counted by hand. */
const VISITS: Visit[] = [
  {
    day: 0,
    referrer: 'facebook',
    campaign: 'lantern',
    steps: {
      prompt_captured: 2,
      sheet_shown: 10,
      sheet_continue: 20,
      native_accepted: 25,
      app_installed: 30,
      first_standalone_launch: 90,
      register: 200,
      login: 210,
      first_deposit: 400,
    },
    depositAfter: 399,
  },
  {
    day: 0,
    referrer: 'facebook',
    campaign: 'lantern',
    steps: { sheet_shown: 10, sheet_cancel: 15 },
  },
  { day: 1, referrer: 'facebook', campaign: '=cmd|"/c calc"!A1', steps: {} },
  {
    day: 1,
    referrer: 'agents',
    client: 'ios-safari',
    steps: { ios_hint_shown: 10, ios_hint_done: 40, first_standalone_launch: 100 },
  },
  { day: 1, referrer: 'web', client: 'desktop', steps: { register: 60 } },
  { day: 1, referrer: 'web', client: 'bot', steps: { prompt_captured: 1 } },
];

const CSV =
  `\uFEFF"group","name","landed","offered","agreed","installed","opened","registered","deposited","offered_percent_of_landed","agreed_percent_of_landed","installed_percent_of_landed","opened_percent_of_landed","registered_percent_of_landed","deposited_percent_of_landed","median_seconds_to_install","p90_seconds_to_install"
"total","total",5,3,2,2,2,2,1,60.0,40.0,40.0,40.0,40.0,20.0,30,120
"referrer","facebook",3,2,1,1,1,1,1,66.7,33.3,33.3,33.3,33.3,33.3,30,30
"referrer","agents",1,1,1,1,1,0,0,100.0,100.0,100.0,100.0,0.0,0.0,120,120
"referrer","web",1,0,0,0,0,1,0,0.0,0.0,0.0,0.0,100.0,0.0,,
"campaign","",2,1,1,1,1,1,0,50.0,50.0,50.0,50.0,50.0,0.0,120,120
"campaign","lantern",2,2,1,1,1,1,1,100.0,50.0,50.0,50.0,50.0,50.0,30,30
"campaign","'=cmd|""/c calc""!A1",1,0,0,0,0,0,0,0.0,0.0,0.0,0.0,0.0,0.0,,
"client","android-chrome",3,2,1,1,1,1,1,66.7,33.3,33.3,33.3,33.3,33.3,30,30
"client","ios-safari",1,1,1,1,1,0,0,100.0,100.0,100.0,100.0,0.0,0.0,120,120
"client","desktop",1,0,0,0,0,1,0,0.0,0.0,0.0,0.0,100.0,0.0,,
"day",2026-11-21,2,2,1,1,1,1,1,100.0,50.0,50.0,50.0,50.0,50.0,30,30
"day",2026-11-22,3,1,1,1,1,1,0,33.3,33.3,33.3,33.3,33.3,0.0,120,120
`.replaceAll('\n', '\r\n');

eachPlatform('the install report', (subject) => {
  beforeAll(async () => {
    subject.clock.advance(3 * DAY);
    for (const {
      day,
      referrer,
      campaign,
      client = 'android-chrome',
      steps,
      depositAfter,
    } of VISITS) {
      const time = START + day * DAY;
      const attribution = {
        installReferrer: referrer,
        ...(campaign === undefined ? {} : { utm: { campaign } }),
        landingPath: '/',
        referrerOrigin: '',
        uaClass: client,
        firstTouch: time,
        lastTouch: time,
      };
      const later = Object.entries(steps).map(([name, after], at) => ({
        seq: at + 2,
        name,
        time: time + after * SECOND,
      }));
      const events = [{ seq: 1, name: 'landing', time, attribution }, ...later];
      const installId = randomUUID();
      const { body } = await subject.call('installEvents', { installId, events });
      expect(body).toMatchObject({ accepted: events.length });
      if (depositAfter === undefined) continue;
      await subject
        .platform()
        .context.database.db.insertInto('install_deposit')
        .values({
          order_no: `order of ${installId}`,
          install_id: installId,
          paid_at: time + depositAfter * SECOND,
          amount: 50_000,
          is_first: true,
        })
        .execute();
    }
  });

  const get = async (query: string, headers: Record<string, string> = KEY) => {
    await counted(subject.platform());
    return subject.platform().app.inject({ url: `/report/install${query}`, headers });
  };

  it('contains the expected table for a known input', async () => {
    const answer = await get('?from=2026-11-21&to=2026-11-23&format=csv');
    expect(answer.body).toBe(CSV);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="parola-installs-2026-11-21-to-2026-11-23.csv"',
      'cache-control': 'no-store',
    });
  });

  it('counts only visitors who landed in its period', async () => {
    const lines = (await get('?from=2026-11-22&to=2026-11-22&format=csv')).body.split('\r\n');
    expect(lines[1]).toMatch(/^"total","total",3,1,1,1,1,1,0,/);
  });

  it('contains the same numbers as JSON, and a count of each event', async () => {
    const { from, to, timeZone, total, robots, events, groups } = (
      await get('?from=2026-11-21&to=2026-11-23&format=json')
    ).json<Record<string, Record<string, unknown>>>();
    expect({ from, to, timeZone }).toEqual({
      from: '2026-11-21',
      to: '2026-11-23',
      timeZone: 'Asia/Manila',
    });
    expect(total).toMatchObject({ counts: { landed: 5, deposited: 1 }, medianSeconds: 30 });
    expect(robots).toBe(1);
    expect(events).toMatchObject({ landing: 5, sheet_cancel: 1, login: 1, native_dismissed: 0 });
    expect(groups?.['campaign']).toHaveLength(3);
  });

  it.each(['campaign', 'referrer'])('counts the same as the table by %s', async (by) => {
    const range = 'from=2026-11-21&to=2026-11-23&format=json';
    const { groups } = (await get(`?${range}`)).json<{
      groups: Record<string, { name: string; counts: Record<string, number> }[]>;
    }>();
    const { rows } = (
      await subject.platform().app.inject({
        url: `/report/table?by=${by}&${range}`,
        headers: KEY,
      })
    ).json<{ rows: Record<string, string | number | null>[] }>();
    const byName = new Map(rows.map((row) => [row['name'], row]));
    const file = groups[by] ?? [];
    expect(file).toHaveLength(3);
    expect(byName.size).toBe(3);
    for (const { name, counts } of file) expect(byName.get(name)).toMatchObject(counts);
  });

  it('is the front page of the console when it is asked for as a page', async () => {
    const { body, headers } = await get('');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('26 Oct 2026 to 24 Nov 2026');
  });

  it.each([
    ['from=2026-02-30', /from must be a day like 2026-11-21, not &quot;2026-02-30&quot;/],
    ['to=yesterday', /to must be a day/],
    ['from=2026-11-22&to=2026-11-21', /from \(2026-11-22\) is after to/],
    ['from=2020-01-01&to=2026-11-21', /at most 731 days/],
    ['touch=both', /touch must be first or last/],
    ['from=<script>alert(1)</script>', /not &quot;&lt;script&gt;/],
  ])('explains an invalid query: %s', async (query, message) => {
    const page = await get(`?${query}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toMatch(message);
    expect(page.body).toContain('role="alert"');
    const json = await get(`?${query}&format=json`);
    expect([json.statusCode, json.json<{ errcode: number }>().errcode]).toEqual([400, 400]);
  });

  it('refuses an unknown format', async () => {
    const answer = await get('?format=xlsx');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ msg: 'format must be html, csv, json, not "xlsx"' });
  });

  it('requires the operator’s key, also on this machine', async () => {
    const basic = (text: string) => ({
      authorization: `Basic ${Buffer.from(text).toString('base64')}`,
    });
    const asked = await get('', {});
    expect(asked.statusCode).toBe(401);
    expect(asked.headers['www-authenticate']).toMatch(/^Basic /);
    expect(asked.body).not.toContain('facebook');
    expect((await get('', { 'x-operator-key': 'a-key-for-these-tesT' })).statusCode).toBe(401);
    expect((await get('', basic(`x:${OPERATOR_KEY}x`))).statusCode).toBe(401);
    expect((await get('', basic('x:'))).statusCode).toBe(401);
    expect((await get('', basic(`marketer:${OPERATOR_KEY}`))).statusCode).toBe(200);
    // Browsers send basic credentials by themselves, also for other sites: they must not open a command.
    const command = await subject.platform().app.inject({
      method: 'POST',
      url: '/operator/requests/reset',
      headers: basic(`x:${OPERATOR_KEY}`),
    });
    expect(command.statusCode).toBe(401);
  });

  it('has the same counts, without times, when its visitors are deleted', async () => {
    const { database } = subject.platform().context;
    await database.db.deleteFrom('install_visitor').execute();
    const counts = (text: string) => text.replaceAll(/,\d*,\d*(?=\r\n)/g, '');
    expect(counts((await get('?from=2026-11-21&to=2026-11-23&format=csv')).body)).toBe(counts(CSV));
  });
});

eachPlatform('made-up traffic', (subject) => {
  const read = () => {
    const { number } = marketDay('ph', subject.clock.now());
    const range = { from: number - 60, to: number, touch: 'first' } as const;
    return readReport(subject.platform().context.database.db, range, 'all');
  };
  const csv = async () => reportCsv(await read());
  const everybody = async () => {
    const { total, robots } = await read();
    return total.counts.landed + robots;
  };

  it('is the same for the same seed, and stored once', async () => {
    const options = { visitors: 500, days: 50, seed: 7 };
    const first = await operate(subject.platform(), 'traffic', options);
    expect(first.body).toMatchObject({ errcode: 0, visitors: 500 });
    const table = await csv();
    const again = await operate(subject.platform(), 'traffic', options);
    expect(again.body).toMatchObject({ visitors: 0, events: 0 });
    expect(await csv()).toBe(table);
    const [, total = ''] = table.split('\r\n');
    const [landed = 0, offered = 0, agreed = 0, installed = 0] = total
      .split(',')
      .slice(2)
      .map(Number);
    expect(await everybody()).toBe(500);
    expect(landed).toBeLessThan(500);
    expect([landed > offered, offered > agreed, agreed > installed, installed > 10]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const { body } = await operate(subject.platform(), 'traffic', { ...options, seed: 8 });
    expect(body['visitors']).toBe(500);
    expect(await everybody()).toBe(1000);
  });

  it('requires a number of visitors', async () => {
    const { status, body } = await operate(subject.platform(), 'traffic', { visitors: 0 });
    expect(status).toBe(400);
    expect(body['msg']).toMatch(/visitors/);
  });
});

describe('without an operator key', () => {
  const subject = platformUnderTest(['--operator-key=']);

  it('the report is available on this machine only', async () => {
    const { app } = subject.platform();
    const ask = (remoteAddress: string, headers = {}) =>
      app.inject({
        url: '/report/install',
        remoteAddress,
        headers: { host: 'localhost', ...headers },
      });
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
    expect((await ask('203.0.113.9')).statusCode).toBe(401);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(401);
    expect((await ask('203.0.113.9', { 'x-operator-key': '' })).statusCode).toBe(401);
  });
});

describe('days', () => {
  it('are parsed and formatted', () => {
    expect(dayText(0)).toBe('1970-01-01');
    expect(dayNumber('2026-11-21')).toBe(marketDay('ph', START).number);
    for (const text of ['2026-11-31', '2026-1-1', '21.11.2026', '', '2026-11-21T00:00:00Z']) {
      expect(dayNumber(text)).toBeUndefined();
    }
  });
});
