import { beforeAll, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { counted } from './counted.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const WORDS = { source: 'facebook', medium: 'cpc', campaign: 'pier-week' };
const LANDED = '2026-11-20T10:00:00+08:00';

eachPlatform('the results of a link', (subject) => {
  const pages: Record<string, string> = {};
  const get = async (url: string, headers: Record<string, string> = KEY) => {
    await counted(subject.platform());
    return subject.platform().app.inject({ url, headers: { host: 'play.example', ...headers } });
  };
  const body = async (url: string) => (await get(url)).body;
  const addLink = async (name: string, more: Record<string, string> = {}) => {
    const { headers } = await subject.platform().app.inject({
      method: 'POST',
      url: '/report/links',
      headers: {
        ...KEY,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({ ...WORDS, name, sure: 'yes', ...more }).toString(),
    });
    pages[name] = String(headers.location).split('?', 1)[0] ?? '';
  };
  /** The short names of the list, from the top. */
  const listed = async (query: string) =>
    [
      ...(await body(`/report/links?${query}`)).matchAll(
        /title="http:\/\/play.example\/l\/([^"]*)"/g,
      ),
    ].map(([, name]) => name);

  beforeAll(async () => {
    await addLink('video', { endsOn: '2026-11-19' });
    await addLink('poster', { source: 'street', endsOn: '2099-01-01' });
    await addLink('nowhere', { path: '/lobby/activitys' });
    const visit = { ...WORDS, landed: LANDED };
    const visitors = [
      { ...visit, link: 'video' },
      {
        ...visit,
        link: 'video',
        steps: { installed: 60, registered: 120 },
        deposits: [
          { after: 300, amount: 12_345 },
          { after: 600, amount: 55 },
        ],
      },
      { ...visit, link: 'poster', source: 'street' },
      { ...visit, link: 'poster', source: 'street' },
      { ...visit, link: 'poster', source: 'street', last: { ...WORDS, link: 'video', after: 60 } },
      { ...visit },
      { ...visit, link: 'no-such-link' },
    ];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    for (let at = 0; at < 3; at += 1) await get('/l/nowhere', { 'user-agent': PHONE });
  });

  it('are of exactly this link, on its page and in the report', async () => {
    const totals = async (query: string) =>
      (await get(`/report?${query}&format=json`)).json<{ totals: object }>().totals;
    expect(await totals('link=video')).toMatchObject({ landed: 2, installed: 1, amount: 12_400 });
    expect(await totals('link=video&touch=last')).toMatchObject({ landed: 3 });
    expect(await totals('link=&campaign=pier-week')).toMatchObject({ landed: 2 });
    expect(await totals('link=no-such-link')).toMatchObject({ landed: 0 });
    const page = await body(pages['video'] ?? '');
    const fact = (label: string) => new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`).exec(page)?.[1];
    expect(fact(en.links.openings)).toBe('0');
    expect(fact(en.columns.landed)).toBe('2');
    expect(fact(en.columns.installed)).toBe('1');
    expect(fact(en.columns.registered)).toBe('1');
    expect(fact(en.columns.deposited)).toBe('1');
    expect(fact(en.columns.amount)?.replaceAll('<!-- -->', '')).toBe('₱124.00 (2 deposits)');
    expect(page).toContain('href="/report?link=video"');
  });

  it('are a dimension of the table, its CSV included', async () => {
    const { rows } = (await get('/report/table?by=link&campaign=pier-week&format=json')).json<{
      rows: { name: string; landed: number }[];
    }>();
    expect(rows.map(({ name, landed }) => [name, landed])).toEqual([
      ['poster', 3],
      ['', 2],
      ['video', 2],
    ]);
    expect(await body('/report/table?by=link&format=csv')).toContain('"poster",3,');
  });

  it('are in the list, which can be searched and sorted', async () => {
    expect(await listed('')).toEqual(['nowhere', 'poster', 'video']);
    expect(await listed('sort=name')).toEqual(['nowhere', 'poster', 'video']);
    expect(await listed('sort=opens')).toEqual(['nowhere', 'poster', 'video']);
    expect((await listed('sort=installed'))[0]).toBe('video');
    expect((await listed('sort=deposited'))[0]).toBe('video');
    expect(await listed('search=STREET')).toEqual(['poster']);
    expect(await listed('search=operator&sort=installed')).toEqual(['video', 'nowhere', 'poster']);
    expect((await get('/report/links?sort=x')).statusCode).toBe(400);
    const list = await body('/report/links?sort=deposited&search=pier');
    const row = list.split('<tr>').find((one) => one.includes('/l/video"')) ?? '';
    expect([...row.matchAll(/<td>(\d+)<\/td>/g)].map(([, count]) => count)).toEqual([
      '0',
      '1',
      '1',
    ]);
    // Copied by the button, or out of the field where no script runs.
    expect(row).toMatch(/<input readOnly="" [^>]*value="http:\/\/play.example\/l\/video"/);
    expect(row).toMatch(/<button type="button"[^>]* hidden=""/);
    expect(list).toContain('name="sort" value="deposited"');
  });

  it('say that a link has ended, which works all the same', async () => {
    const list = await body('/report/links');
    expect(list.split(en.links.ended('19 Nov 2026'))).toHaveLength(2);
    expect(await body(pages['video'] ?? '')).toContain(en.links.ended('19 Nov 2026'));
    expect(await body('/report/links?lang=th')).toContain(th.links.ended('').trim());
    const opened = await get('/l/video', { 'user-agent': PHONE });
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toContain('link=video');
    expect(await body(pages['poster'] ?? '')).toContain('value="2099-01-01"');
  });

  it('warn of a link that leads nowhere', async () => {
    expect((await body('/report/links')).split(en.links.problems.path)).toHaveLength(2);
    expect(await body(pages['nowhere'] ?? '')).toContain(en.links.problems.path);
    expect(await body(pages['video'] ?? '')).not.toContain(en.links.problems.path);
  });
});
