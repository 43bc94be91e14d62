import { beforeAll, describe, expect, it } from 'vitest';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { en } from '#server/marketing/texts/en.ts';
import { niceTop } from '#server/marketing/kit/line-chart.tsx';
import { languageAsked } from '#server/marketing/texts/texts.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { counted } from './counted.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const LANDED = '2026-11-20T10:00:00+08:00';
const EVIL = '=cmd|"/c calc"!A1<script>alert(1)</script>';

/** Input for the numbers below, which were counted by hand. */
const PLAN = {
  visitors: [
    {
      landed: LANDED,
      source: 'facebook',
      medium: 'paid-social',
      campaign: 'lantern',
      client: 'ios-safari',
      browser: 'safari',
      country: 'PH',
      language: 'en',
      steps: { offered: 5, agreed: 9, opened: 45, registered: 300 },
      deposits: [
        { after: 3600, amount: 50_000 },
        { after: 2 * 86_400, amount: 12_550 },
      ],
    },
    {
      landed: LANDED,
      source: 'facebook',
      campaign: 'lantern',
      steps: { offered: 3, installed: 75 },
      browser: 'chrome',
      country: 'TH',
      language: 'th',
    },
    { landed: LANDED, source: 'tiktok', campaign: EVIL, app: 'tiktok', client: 'android-in-app' },
    { landed: '2026-10-10T10:00:00+08:00', source: 'facebook', campaign: 'early' },
    { landed: LANDED, source: 'facebook', campaign: 'lantern', client: 'bot' },
  ],
};

eachPlatform('the console’s report', (subject) => {
  beforeAll(async () => {
    const { body } = await operate(subject.platform(), 'traffic', { plan: PLAN });
    expect(body).toMatchObject({ visitors: 5 });
  });

  const get = async (url: string, headers: Record<string, string> = {}) => {
    await counted(subject.platform());
    return subject.platform().app.inject({ url, headers: { ...KEY, ...headers } });
  };

  /** Returns a page's text without tags and with single spaces. */
  const textOf = async (url: string, headers = {}) =>
    (await get(url, headers)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  it('shows totals with their change, the funnel and where visitors came from', async () => {
    const text = await textOf('/report');
    expect(text).toContain('Visitors 3 ▲ +200%');
    expect(text).toContain('Installed 2');
    expect(text).toContain('66.7% of visitors');
    expect(text).toContain('Deposited ₱625');
    expect(text).toContain('2 deposits');
    expect(text).toContain('Time to install 45 s median; 9 in 10 within 2 min');
    expect(text).toContain('lantern 2 2 1');
    // Nobody had installed before on an iPhone.
    expect(text).toMatch(/iPhone and iPad 1 ▲ new Compared period 1 ▲ new Compared period/);
    expect(text).toContain('1 robot visited');
  });

  it('escapes all values, has no style or script of its own, and can be compressed', async () => {
    const { body, headers } = await get('/report');
    expect(headers['content-security-policy']).toMatch(/style-src 'self'/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script(?! type="module" src="\/report\/files\/console.js")|<style/);
    expect(body).not.toMatch(/ style=| on[a-z]+=/);
    expect(body).toContain('=cmd|&quot;/c calc&quot;!A1&lt;script&gt;');
    const packed = await get('/report', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    for (const [file, type] of [
      ['console.css', 'text/css; charset=utf-8'],
      ['console.js', 'text/javascript; charset=utf-8'],
    ]) {
      const answer = await get(`/report/files/${file}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    }
  });

  it('counts only what the filters and the window select', async () => {
    expect(await textOf('/report?device=ios')).toMatch(
      /Filters|Device: iPhone and iPad.*Visitors 1/,
    );
    expect(await textOf('/report?device=ios&device=android')).toContain('Visitors 3');
    expect(await textOf('/report?campaign=lantern&country=TH')).toContain('Visitors 1');
    expect(await textOf('/report?window=1')).toContain('Deposited ₱500');
    expect(await textOf('/report?medium=')).toContain('Visitors 2');
    expect(await textOf('/report?campaign=nobody')).toContain(en.emptyFiltered);
  });

  it('links each row to its filter, and a chosen filter to its removal', async () => {
    const { body } = await get('/report?window=7');
    expect(body).toContain('href="/report?window=7&amp;campaign=lantern#origins"');
    const chosen = (await get('/report?window=7&campaign=lantern')).body;
    expect(chosen).toContain('aria-label="Remove filter Campaign: lantern"');
    expect(chosen).toContain('href="/report?window=7"');
  });

  it('shows which campaign brings depositors, by iPhone and Android, one tap from the front page', async () => {
    const { body } = await get('/report');
    const [, href = ''] = /href="([^"]*split=device[^"]*)"/.exec(body) ?? [];
    const text = await textOf(href.replaceAll('&amp;', '&'));
    // Visitors, installed, depositors, deposit rate and amount: all, iPhone, Android.
    expect(text).toContain('lantern 2 2 1 50% ₱625 1 1 1 100% ₱625 1 1 0 0% ₱0');
  });

  it('sorts, searches and pages a table', async () => {
    const names = async (query: string) =>
      (await get(`/report/table?format=json&${query}`))
        .json<{ rows: { name: string }[] }>()
        .rows.map(({ name }) => name);
    expect(await names('by=source')).toEqual(['facebook', 'tiktok']);
    expect(await names('by=source&sort=name&order=up')).toEqual(['facebook', 'tiktok']);
    expect(await names('by=source&sort=name')).toEqual(['tiktok', 'facebook']);
    expect(await names('by=source&sort=depositRate&order=up')).toEqual(['tiktok', 'facebook']);
    expect(await names('by=source&search=TIK')).toEqual(['tiktok']);
    expect(await textOf('/report/table?search=nothing')).toContain(en.nothingFound);
    const many = Array.from({ length: 60 }, (_none, at) => ({
      landed: LANDED,
      medium: 'many',
      content: `ad-${String(at).padStart(2, '0')}`,
    }));
    await operate(subject.platform(), 'traffic', { plan: { visitors: many } });
    const first = await textOf('/report/table?medium=many&by=content&sort=name&order=up');
    expect(first).toContain('ad-49');
    expect(first).not.toContain('ad-50');
    expect(first).toContain('Page 1 of 2 Next');
    const second = await textOf('/report/table?medium=many&by=content&sort=name&order=up&page=2');
    expect(second).toContain('ad-50');
    expect(second).toContain('Previous Page 2 of 2');
  });

  it('exports what is on the screen as CSV, safe for a spreadsheet', async () => {
    const table = await get('/report/table?by=campaign&source=tiktok&format=csv');
    expect(table.headers['content-disposition']).toBe(
      'attachment; filename="parola-installs-by-campaign-2026-10-23-to-2026-11-21.csv"',
    );
    expect(table.body.startsWith('\uFEFF')).toBe(true);
    expect(table.body).toContain(`\r\n"'=cmd|""/c calc""!A1<script>alert(1)</script>",1,0,0,`);
    expect([...readCsv(table.body)].map(({ cells }) => cells.join())).toEqual([
      'campaign,landed,offered,agreed,installed,opened,registered,deposited,deposits,first_amount_hundredths,amount_hundredths,cost_hundredths,before_landed,before_offered,before_agreed,before_installed,before_opened,before_registered,before_deposited,before_deposits,before_first_amount_hundredths,before_amount_hundredths,robots',
      '=cmd|"/c calc"!A1<script>alert(1)</script>,1,0,0,0,0,0,0,0,0,0,,0,0,0,0,0,0,0,0,0,0,0',
    ]);
    const course = await get('/report?from=2026-11-19&to=2026-11-20&source=facebook&format=csv');
    expect(course.body.split('\r\n').slice(1)).toEqual([
      '2026-11-19,0,0,0,0,0,0,0,0,0,0,"no","no","yes"',
      '2026-11-20,2,2,1,2,1,1,1,2,50000,62550,"no","no","yes"',
      '',
    ]);
  });

  it('shows the cost of campaigns beside their results', async () => {
    const send = (table: string, headers = {}) =>
      subject.platform().app.inject({
        method: 'POST',
        url: '/report/costs',
        headers: {
          ...KEY,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: new URLSearchParams({ table, checked: tableDigest(table) }).toString(),
      });
    const heads = 'day,source,campaign,cost\n';
    const wrong = await send(`${heads}2026-11-20,facebook,lantern,25000\n2026-11-20,,x,abc`);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('line 3: cost must be like 1234.50, not &quot;abc&quot;');
    // The form keeps the input, and none of it is counted.
    expect(wrong.body).toContain('2026-11-20,facebook,lantern,25000');
    expect(await textOf('/report')).not.toContain('Costs ₱');

    const lines =
      '2026-11-20,facebook,lantern,99\n2026-10-01,facebook,lantern,500\n2026-11-19,tiktok,nobody,50';
    const sent = await send(`${heads}${lines}`);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/report/costs?added=3']);
    // The same day and campaign again: replaced, not added.
    await send(`${heads}2026-11-20,facebook,lantern,250.50`);
    expect(await textOf('/report/costs?added=1')).toContain('Costs added: 1 line.');
    expect(await textOf('/report')).toContain('Costs ₱300');
    expect(await textOf('/report?campaign=lantern')).toMatch(/Costs ₱250 .*return 2.5×/);
    expect(await textOf('/report?device=ios')).not.toContain('Costs ₱');
    // Visitors, offered, installed, rate, opened, registered, depositors, rate, amounts; cost, each, return; robots.
    const table = await textOf('/report/table?by=campaign&sort=cost');
    expect(table).toContain(
      'lantern 2 2 2 100% 1 1 1 50% ₱500 ₱625 ₱250 ₱125.25 ₱250.50 2.5× 1 nobody 0 0 0 – 0 0 0 – ₱0 ₱0 ₱50 – – 0× 0',
    );
    const bySource = await get('/report/table?by=source&format=json&source=facebook');
    expect(bySource.json<{ rows: object[] }>().rows).toMatchObject([
      { name: 'facebook', cost: 25_050 },
    ]);
    await send(`${heads}2026-11-20,facebook,lantern,0\n2026-11-19,tiktok,nobody,0`);
    expect(await textOf('/report')).not.toContain('Costs ₱');
    expect((await send(lines, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const year = Array.from({ length: 5000 }, (_none, at) => `2026-11-20,,campaign-${at},0`);
    expect((await send(heads + year.join('\n'))).headers.location).toMatch(/added=5000/);
  });

  it.each([
    ['period=forever', /period must be one of today, 7d/],
    ['window=2', /window must be one of 1, 7, 30/],
    ['metric=beauty', /metric must be one of/],
    ['by=shoe-size', /by must be one of source/],
    ['page=0', /page must be a number from 1 on/],
    ['from=2026-11-22&to=2026-11-21', /is after to/],
    [`campaign=${'x'.repeat(501)}`, /campaign has too many or too long values/],
    ['sort=<img%20src=x>', /&lt;img src=x&gt;/],
  ])('explains an invalid query: %s', async (query, message) => {
    const page = await get(`/report/table?${query}`);
    expect(page.statusCode).toBe(400);
    expect(page.body).toMatch(message);
    expect(page.body).toContain('role="alert"');
    expect((await get(`/report/table?${query}&format=json`)).json()).toMatchObject({
      errcode: 400,
    });
  });

  it('uses the language of the browser until another one is chosen, and remembers the choice', async () => {
    expect((await get('/report', { 'accept-language': 'th-TH,en;q=0.5' })).body).toContain(
      'ผู้เข้าชม',
    );
    const chosen = await get('/report?lang=th&theme=light');
    expect(chosen.body).toMatch(/<html lang="th" data-theme="light">/);
    const cookies = [chosen.headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(
      /console-language=th; Path=\/report; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    );
    const later = await get('/report', { cookie: 'x=1; console-language=th; console-theme=dark' });
    expect(later.body).toMatch(/<html lang="th" data-theme="dark">/);
    expect((await get('/report?lang=xx', { cookie: 'console-theme=evil' })).body).toMatch(
      /<html lang="en">/,
    );
  });

  it('is refused without the operator’s key', async () => {
    for (const path of ['/report', '/report/table', '/report?format=csv']) {
      const { statusCode, body } = await subject.platform().app.inject({ url: path });
      expect([path, statusCode]).toEqual([path, 401]);
      expect(body).not.toContain('lantern');
    }
  });
});

describe('a chart’s scale', () => {
  it.each([
    [0, 4],
    [4, 4],
    [5, 8],
    [67, 80],
    [101, 120],
    [999, 1000],
    [24_800, 32_000],
  ])('for a maximum of %i ends at %i', (most, top) => {
    expect(niceTop(most)).toBe(top);
  });
});

describe('the language of an Accept-Language header', () => {
  it.each([
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['fr,en-GB', 'en'],
    ['fr', undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, language) => {
    expect(languageAsked(header)).toBe(language);
  });
});
