import { beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { consoleUser, PASSWORD } from '#tests/operator/console-user.ts';
import { DIMENSIONS } from '#server/marketing/events/dimension.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { REPORT_NAMES } from '#server/marketing/report/report-names.ts';
import { operate, OPERATOR_KEY, platformUnderTest } from '#tests/server/platforms.ts';
import { addAgencyTraffic, FOREIGN, TRAFFIC } from './agency-traffic.ts';
import { openForm } from './console-forms.ts';
import type { PlatformUnderTest } from '#tests/server/platforms.ts';

const PAGES = ['', '/table', '/retention', '/handovers', '/revenue', '/value', '/install'];
/** What a view can ask for; `campaign=` is for visitors without one. */
const QUERIES = [
  '',
  ...DIMENSIONS.map((by) => `by=${by}&origin=campaign&client=country`),
  'period=today',
  'period=today&by=source',
  'period=90d&by=campaign&columns=all&cohort=day',
  'from=2026-11-01&to=2026-11-20&compare=2026-10-12',
  'by=campaign&split=device&sort=cost&order=up',
  'by=weekday&split=campaign',
  'by=campaign&search=one',
  'by=campaign&search=r',
  'campaign=',
  'campaign=Acme-One&by=source',
  'campaign=ACME-ONE&campaign=Rival-one',
  'campaign=Rival-one&by=source',
  'source=google&by=campaign&window=1',
  'device=ios&by=campaign',
  'origin=source&metric=amount',
  'origin=link&client=device&metric=registered',
];

/** An agency may write notes on its campaigns, and a viewer none; here are none (report-notes.server.ts). */
const NOTE_FORM = /<section aria-labelledby="notes-title"[\s\S]*?<\/section>/;

const TOUCHES = ['first', 'last'] as const;
const FORMATS = ['html', 'csv', 'json'];

/** All queries by both touches in all formats; in the gate every fifth query once, in turns. */
const combinations = (formats: readonly string[], turn: number) =>
  QUERIES.flatMap((query, at) =>
    !IS_FULL && (at + turn) % 5 !== 0
      ? []
      : TOUCHES.flatMap((touch, touchAt) =>
          formats
            .filter((_format, formatAt) => {
              const isTurn = Math.floor(at / 5) % TOUCHES.length === touchAt;
              return (
                IS_FULL || (isTurn && (Math.floor(at / 2) + turn) % formats.length === formatAt)
              );
            })
            .map((format) => ({ query, touch, format })),
        ),
  );

/** Only installs are counted by hour. */
const statusOf = (report: string, query: string): number =>
  query.includes('by=hour') && /retention|handovers|revenue|value/.test(report) ? 400 : 200;

describe('an agency', () => {
  const subjects = {
    all: platformUnderTest(),
    first: platformUnderTest(),
    last: platformUnderTest(),
  } as const;
  type Part = keyof typeof subjects;
  const users: Partial<Record<Part, Awaited<ReturnType<typeof consoleUser>>>> = {};
  const tokens: Partial<Record<Part, string>> = {};
  const key = { 'x-operator-key': OPERATOR_KEY };
  const operatorOf = (subject: PlatformUnderTest) => openForm(() => subject.platform(), key);
  const userOf = (part: Part) => {
    const user = users[part];
    if (!user) throw new Error('asked before the first test');
    return user;
  };
  let callers = 0;
  const api = (part: Part, path: string) => {
    callers += 1;
    return subjects[part].platform().app.inject({
      url: path,
      headers: { authorization: `Bearer ${tokens[part]}` },
      remoteAddress: `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`,
    });
  };

  beforeAll(async () => {
    for (const part of ['all', 'first', 'last'] as const) {
      const subject = subjects[part];
      await addAgencyTraffic(subject.platform(), part, operatorOf(subject));
      const role = part === 'all' ? 'agency' : 'viewer';
      const user = await consoleUser(subject.platform(), 'ada', role, 'aCMe－');
      const made = await user.post('/report/account/tokens', { name: 'x', current: PASSWORD });
      users[part] = user;
      tokens[part] = /parola_report_[\w-]+/.exec(made.body)?.[0] ?? '';
    }
    const { post } = operatorOf(subjects.all);
    const report = '/report?campaign=Rival-one';
    await post('/report/sharing/views', { name: 'Secret view', report });
    await post('/report/sharing/links', { name: 'Secret link', days: '9', report });
    await post('/report/links', {
      name: 'secret-link',
      path: '/',
      source: 'poster',
      campaign: 'Rival-one',
    });
  });

  it.each([...PAGES.entries()])(
    '%i: reads /report%s as if only its visitors existed',
    async (at, page) => {
      let foreign = 0;
      for (const { query, touch, format } of combinations(FORMATS, at)) {
        const url = `/report${page}?${query}&touch=${touch}&format=${format}`;
        const [own, alone] = await Promise.all([userOf('all').get(url), userOf(touch).get(url)]);
        expect([url, own.statusCode]).toEqual([url, statusOf(page, query)]);
        if (own.statusCode !== 200) continue;
        expect(own.body.replace(NOTE_FORM, ''), url).toBe(alone.body);
        if (!query.includes('Rival')) expect(own.body, url).not.toMatch(FOREIGN);
        const everything = await operatorOf(subjects.all).page(url);
        if (FOREIGN.test(everything.body)) foreign += 1;
      }
      // The same addresses show the others to who may see them; apps and browsers have no campaign's name.
      if (page !== '/handovers') expect(foreign).toBeGreaterThan(3);
    },
    120_000,
  );

  it.each([...REPORT_NAMES.entries()])(
    '%i: reads %s by the API as if only its visitors existed',
    async (at, name) => {
      for (const { query, touch, format } of combinations(['csv', 'json'], at)) {
        const url = `${API_PATHS[name]}?${query}&touch=${touch}&format=${format}`;
        const [own, alone] = await Promise.all([api('all', url), api(touch, url)]);
        expect([url, own.statusCode]).toEqual([url, statusOf(name, query)]);
        if (own.statusCode !== 200) continue;
        expect(own.body, url).toBe(alone.body);
      }
    },
    120_000,
  );

  it('has visitors, money and costs of its own to see', async () => {
    const { body } = await userOf('all').get('/report/table?by=campaign&format=json');
    expect(body).toMatch(/"Acme-One".*"Acme-pier"|"Acme-pier".*"Acme-One"/);
    expect(body).toContain('Ａｃｍｅ-three');
    expect(body).toMatch(/"cost":3100/);
    const revenue = await userOf('all').get('/report/revenue?by=campaign&format=json');
    expect(revenue.body).toMatch(/"deposited":[1-9]/);
    expect(TRAFFIC.first).not.toEqual(TRAFFIC.last);
  });

  it('finds no saved view, and neither suggestions, links, costs, alerts nor shared links', async () => {
    const user = userOf('all');
    expect((await user.get('/report')).body).not.toContain('Secret view');
    for (const page of [
      'costs',
      'links',
      'links/names?of=campaign',
      'alerts',
      'postbacks',
      'schedules',
      'sharing',
    ]) {
      const { statusCode, body } = await user.get(`/report/${page}`);
      expect([page, statusCode]).toEqual([page, 403]);
      expect(body).not.toMatch(FOREIGN);
    }
  });

  it('sees what it may see on its account’s page', async () => {
    expect((await userOf('all').get('/report/account')).body).toContain('“aCMe－”');
  });

  it('sees others, or everything, as soon as its role is changed', async () => {
    const { platform } = subjects.all;
    const changed = async (options: object) =>
      (await operate(platform(), 'console role', { name: 'ada', ...options })).status;
    const table = async () => (await userOf('all').get('/report/table?format=json')).body;
    const read = async () => (await api('all', API_PATHS.table)).body;
    expect(await changed({ role: 'agency', campaigns: 'rival' })).toBe(200);
    for (const body of [await table(), await read()]) {
      expect(body).toContain('Rival-one');
      expect(body).not.toMatch(/acme-/i);
    }
    expect(await changed({ role: 'agency' })).toBe(400);
    expect(await changed({ role: 'viewer', campaigns: 'Acme-' })).toBe(400);
    expect(await changed({ role: 'agency', campaigns: 'Acme ' })).toBe(200);
    expect(await table()).not.toMatch(/acme|rival/i);
    expect(await changed({ role: 'viewer' })).toBe(200);
    expect(await table()).toMatch(/Acme-One/);
    expect(await table()).toMatch(/Rival-one/);
  });

  it.each(['', '  ', '\u200B', 'a\nb', 'x'.repeat(101)])(
    'is not added with %j as the beginning of its campaigns',
    async (campaigns) => {
      const options = { name: 'nobody', role: 'agency', campaigns, password: PASSWORD };
      const { status } = await operate(subjects.all.platform(), 'console add', options);
      expect(status).toBe(400);
    },
  );
});
