import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { en } from '#server/marketing/texts/en.ts';
import { sharing as texts } from '#server/marketing/texts/en-sharing.ts';
import { sharing as thai } from '#server/marketing/texts/th-sharing.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { openForm } from './console-forms.ts';

const many = (campaign: string, count: number) =>
  Array.from({ length: count }, () => ({
    landed: '2026-11-20T10:00:00+08:00',
    source: 'facebook',
    campaign,
    steps: { installed: 60 },
    deposits: [{ after: 90, amount: 10_000 }],
  }));

const REPORTS = [
  ['installs', '/report'],
  ['table', '/report/table'],
  ['retention', '/report/retention'],
  ['revenue', '/report/revenue'],
  ['value', '/report/value'],
] as const;

eachPlatform('a shared link', (subject) => {
  const key = { 'x-operator-key': OPERATOR_KEY };
  const { page, post } = openForm(() => subject.platform(), key);
  let callers = 0;
  /** Opens an address without any account. */
  const open = (url: string, headers: Record<string, string> = {}, remoteAddress?: string) => {
    callers += 1;
    const own = `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`;
    return subject.platform().app.inject({
      url,
      headers: { accept: 'text/html', ...headers },
      remoteAddress: remoteAddress ?? own,
    });
  };
  const db = () => subject.platform().context.database.db;
  const share = (report: string, more: Record<string, string> = {}) =>
    post('/report/sharing/links', { name: 'For the agency', days: '30', report, ...more });
  /** @returns the path of a new link */
  const shared = async (report: string, more: Record<string, string> = {}) => {
    const { body } = await share(report, more);
    const [, path = ''] = /value="https?:\/\/[^/"]+(\/report\/shared\/[\w-]{43})"/.exec(body) ?? [];
    expect(path).not.toBe('');
    return path;
  };
  const endNewest = async () => {
    const row = await db()
      .selectFrom('report_share')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return post(`/report/sharing/links/${row.id}/end`);
  };

  beforeAll(async () => {
    const visitors = [...many('harbour', 7), ...many('fish', 4), ...many('boat', 1)];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
  });
  beforeEach(async () => {
    await db().deleteFrom('report_share').execute();
  });

  it.each(REPORTS)(
    'opens %s without an account, and nothing of it can be changed',
    async (_name, path) => {
      const address = await shared(`${path}?campaign=harbour&period=7d`);
      const { statusCode, body, headers } = await open(address);
      expect(statusCode).toBe(200);
      expect(body).toContain('Campaign: harbour');
      const hrefs = [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
      expect(
        hrefs.filter((href) => !/^(?:#main|\?format=csv|\?(?:lang|theme)=\w+)$/.test(href ?? '')),
      ).toEqual([]);
      expect(body).not.toMatch(/<form|<input|<select|\/report\/(?!files)/);
      expect(body).not.toMatch(/fish|boat/);
      expect(body).toContain('<meta name="referrer" content="no-referrer"/>');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it.each(REPORTS)('has the CSV file of %s with the numbers of the API', async (name, path) => {
    const address = await shared(`${path}?by=campaign&period=7d`);
    const file = await open(`${address}?format=csv`);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="parola-/);
    const api = await subject.platform().app.inject({
      url: `/report/api/${name}?by=campaign&period=7d&format=csv`,
      headers: key,
    });
    expect(file.body).toBe(api.body);
  });

  it('groups what is about fewer than five visitors', async () => {
    const table = (await open(await shared('/report/table?by=campaign'))).body;
    expect(table).toContain('harbour');
    expect(table).toContain(`<bdi>${texts.few}</bdi>`);
    const front = (await open(await shared('/report'))).body;
    for (const body of [table, front])
      expect(body).not.toMatch(/fish|boat|fewer than 5 visitors\)/);
    const split = await open(`${await shared('/report/table?split=device')}?format=csv`);
    expect(split.body).toContain(FEW);
    expect(split.body).not.toMatch(/android|fish/i);
    const few = (await open(await shared('/report?campaign=fish'))).body;
    expect(few).toContain(texts.emptyShared);
    expect(few).not.toMatch(/<b class="tile-value">4|400/);
  });

  it('shows the visitors that the report’s own page shows', async () => {
    const view = '/report?campaign=harbour&period=7d';
    const tiles = (body: string) =>
      [...body.matchAll(/tile-value">([^<]*)</g)].map(([, text]) => text);
    const own = tiles((await page(view)).body);
    expect(own.slice(0, 2)).toEqual(['7', '7']);
    expect(tiles((await open(await shared(view))).body)).toEqual(own);
  });

  it('shows its own view whatever the address asks for, in the language and theme asked for', async () => {
    const address = await shared('/report/table?by=campaign&campaign=harbour');
    const plain = (await open(address, { 'accept-language': 'en' })).body;
    const asked = 'campaign=fish&by=source&period=today&touch=last&search=x&format=json&page=2';
    expect((await open(`${address}?${asked}`, { 'accept-language': 'en' })).body).toBe(plain);
    const other = await open(`${address}?lang=th&theme=dark`);
    expect(other.body).toContain('<html lang="th" data-theme="dark">');
    expect(other.body).toContain(thai.sharedFew);
  });

  it('shows no more to who is signed in', async () => {
    const address = await shared('/report/table?by=campaign');
    const stranger = await open(address, { 'accept-language': 'en' });
    expect((await page(address)).body).toBe(stranger.body);
  });

  it('keeps a relative period relative, and fixed days fixed', async () => {
    const [relative, fixed] = [
      await shared('/report?period=7d', { days: '90' }),
      await shared('/report?from=2026-11-20&to=2026-11-20', { days: '90' }),
    ];
    subject.clock.advance(20 * DAY_MS);
    expect((await open(relative)).body).toContain('11 Dec 2026');
    expect((await open(fixed)).body).toContain('<p class="range">20 Nov 2026</p>');
  });

  it('answers ended, unknown and malformed tokens alike', async () => {
    const address = await shared('/report');
    const late = await shared('/report', { days: '1' });
    subject.clock.advance(DAY_MS - 1);
    expect((await open(late)).statusCode).toBe(200);
    subject.clock.advance(1);
    expect((await endNewest()).statusCode).toBe(303);
    await db().updateTable('report_share').set({ ends_at: 0 }).execute();
    const token = address.slice('/report/shared/'.length);
    const answers = await Promise.all(
      [
        address,
        late,
        `${address}?format=csv`,
        `/report/shared/${'A'.repeat(43)}`,
        '/report/shared/',
        '/report/shared/x',
        `/report/shared/${'x'.repeat(3000)}`,
        `/report/shared/${token}/more`,
        '/report/shared/%00%E0%B8%81',
        "/report/shared/'%20or%20true--",
      ].map((url) => open(url, { 'accept-language': 'en' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body).toContain(texts.noShared);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('opens at most 60 times a minute from one network', async () => {
    const address = await shared('/report?campaign=none');
    const tries = Array.from({ length: 60 }, () => open('/report/shared/x', {}, '192.0.2.77'));
    expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([404]),
    );
    expect((await open(address, {}, '192.0.2.77')).statusCode).toBe(429);
    expect((await open(address)).statusCode).toBe(200);
  });

  it('stores only the hash of its token, and shows the address once', async () => {
    const address = await shared('/report');
    const token = address.slice('/report/shared/'.length);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { body: log } = await operate(subject.platform(), 'console log', { limit: 5 });
    const { body: audit } = await operate(subject.platform(), 'audit list', { limit: 5 });
    const rows = await db().selectFrom('report_share').selectAll().execute();
    const list = (await page('/report/sharing')).body;
    const opened = (await open(address)).body;
    for (const text of [JSON.stringify([log, audit, rows]), list, opened]) {
      expect(text).not.toContain(token);
    }
  });

  it('is listed with its report, creator, end and last opening, and ends at once', async () => {
    const address = await shared('/report/table?by=source&period=7d');
    const list = async () => (await page('/report/sharing')).body;
    const before = await list();
    for (const shown of [
      'For the agency',
      en.tableOf(en.dimensions.source),
      texts.sharedBy('operator'),
      texts.neverOpened,
    ]) {
      expect(before).toContain(shown);
    }
    await open(address);
    subject.clock.advance(MINUTE_MS);
    expect(await list()).toContain('Last opened on ');
    expect((await endNewest()).headers.location).toBe('/report/sharing?done=link-ended');
    expect((await open(address)).statusCode).toBe(404);
    expect(await list()).toContain('Ended on ');
    expect((await post('/report/sharing/links/999999/end')).statusCode).toBe(400);
    subject.clock.advance(31 * DAY_MS);
    expect(await list()).toContain(texts.noLinks);
    await shared('/report');
    expect(await db().selectFrom('report_share').select('id').execute()).toHaveLength(1);
  });

  it('is audited when it is made and ended, not when it is opened', async () => {
    await open(await shared('/report?period=7d', { days: '２' }));
    await endNewest();
    const { body } = await operate(subject.platform(), 'audit list', { limit: 2 });
    const facts = { name: 'For the agency', report: '/report?period=7d' };
    expect(body['entries']).toMatchObject([
      { command: 'console share-ended', before: facts },
      { command: 'console share-added', after: facts },
    ]);
  });

  it.each([
    ['days', '0'],
    ['days', '91'],
    ['days', '1.5'],
    ['days', ''],
    ['name', ' '],
    ['report', '/report/log'],
  ])('is refused with %s "%s", and what was typed stays', async (field, value) => {
    const refused = await share('/report/retention', { name: 'Kept', days: '12', [field]: value });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`name="${field}" value="${value}"`);
    if (field !== 'report') expect(refused.body).toContain('value="/report/retention"');
    expect(await db().selectFrom('report_share').select('id').execute()).toEqual([]);
  });

  it('answers in an error’s place with the same page where its report is of another version', async () => {
    const address = await shared('/report');
    await db()
      .updateTable('report_share')
      .set({ report: '/report?window=8' } as object)
      .execute();
    expect((await open(address)).statusCode).toBe(404);
    expect((await page('/report/sharing')).body).toContain('/report?window=8');
  });
});
