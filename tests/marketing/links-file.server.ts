import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { LISTED_LINKS } from '#server/marketing/links/link-list.ts';
import { consoleForms } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const LINK = { path: '/', source: 'street', campaign: 'pier-week', sure: 'yes' };

eachPlatform('the file of links', (subject) => {
  const { get, post } = consoleForms(subject);
  const rowsOf = async (query = '') => {
    const file = await get(`/report/links?format=csv${query}`);
    expect(file.statusCode).toBe(200);
    const [heads, ...rows] = [...readCsv(file.body)].map(({ cells }) => cells);
    return rows.map((cells) =>
      Object.fromEntries((heads ?? []).map((head, at) => [head, cells[at]])),
    );
  };
  const namesOf = async (query: string) => (await rowsOf(query)).map(({ name }) => name);

  beforeAll(async () => {
    await post('/report/links', {
      ...LINK,
      name: 'all',
      path: '/register',
      medium: 'qr',
      content: '=1+1',
      term: '0917',
      referrer: 'agents',
      title: 'Lanterns, "big" & more',
      description: 'งานวัด',
      endsOn: '2026-12-31',
      tags: 'Poster, night',
    });
    await post('/report/links', { ...LINK, name: 'bare' });
    const landed = '2026-11-20T10:00:00+08:00';
    const visitor = { landed, source: 'street', campaign: 'pier-week', link: 'all' };
    const steps = { installed: 60, registered: 120 };
    const deposits = [{ after: 300, amount: 12_345 }];
    const visitors = [visitor, { ...visitor, steps, deposits }];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    await get('/l/bare', { 'user-agent': PHONE });
  });

  it('has every column of a link, its addresses, who created it, and its results', async () => {
    expect(await rowsOf('&sort=name')).toEqual([
      {
        name: 'all',
        path: '/register',
        source: 'street',
        medium: 'qr',
        campaign: 'pier-week',
        content: '=1+1',
        term: '0917',
        referrer: 'agents',
        title: 'Lanterns, "big" & more',
        description: 'งานวัด',
        ends_on: '2026-12-31',
        tags: 'Poster, night',
        short_address: 'http://play.example/l/all',
        target_address:
          'http://play.example/register?utm_source=street&utm_medium=qr&utm_campaign=pier-week&utm_content=%3D1%2B1&utm_term=0917&install_referrer=agents&link=all',
        created_by: 'operator',
        created_day: '2026-11-21',
        is_archived: 'no',
        opens_30_days: '0',
        installed_30_days: '1',
        deposited_30_days: '1',
      },
      expect.objectContaining({ name: 'bare', ends_on: '', tags: '', opens_30_days: '1' }),
    ]);
    // A spreadsheet runs no formula of a marketer.
    expect((await get('/report/links?format=csv')).body).toContain(`"'=1+1"`);
  });

  it('has the links of the list: its search, tag, order and archive', async () => {
    const own = /href="(\/report\/links\/\d+)" title="[^"]*\/l\/bare"/.exec(
      (await get('/report/links')).body,
    )?.[1];
    expect(await namesOf('&search=BARE')).toEqual(['bare']);
    expect(await namesOf('&tag=POSTER')).toEqual(['all']);
    expect(await namesOf('&sort=opens')).toEqual(['bare', 'all']);
    await post(`${own}/archive`, { archived: 'yes' });
    expect(await namesOf('')).toEqual(['all']);
    expect(await rowsOf('&archived=yes')).toMatchObject([{ name: 'bare', is_archived: 'yes' }]);
    const { body } = await get('/report/links?archived=yes&sort=name');
    expect(body).toContain('href="/report/links?archived=yes&amp;sort=name&amp;format=csv"');
    expect((await get('/report/links?format=pdf')).statusCode).toBe(400);
  });

  it('is noted in the log', async () => {
    const file = await get('/report/links?format=csv');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="parola-links-2026-11-21.csv"',
    );
    const { body } = await operate(subject.platform(), 'console log', { limit: 1 });
    expect(body['actions']).toMatchObject([
      { actor: 'operator', action: 'exported', detail: { file: 'parola-links-2026-11-21.csv' } },
    ]);
  });

  it('has more links than the page lists', async () => {
    const { database, clock } = subject.platform().context;
    const row = { path: '/', source: 'many', campaign: 'many', medium: '', content: '', term: '' };
    const more = { referrer: '', title: '', description: '', created_by: 'test' };
    const many = Array.from({ length: LISTED_LINKS + 1 }, (_none, at) => ({
      ...row,
      ...more,
      name: `many-${at}`,
      created_at: clock.now(),
    }));
    await database.db.insertInto('install_link').values(many).execute();
    expect(await namesOf('&search=many')).toHaveLength(LISTED_LINKS + 1);
  });
});
