import { beforeAll, expect, it } from 'vitest';
import { links as texts } from '#server/marketing/texts/en-links.ts';
import { consoleForms } from '#tests/marketing/console-forms.ts';
import { eachPlatform } from '#tests/server/platforms.ts';

const LINK = { path: '/', source: 'street', campaign: 'pier-week', sure: 'yes' };

eachPlatform('the tags of links', (subject) => {
  const { get, post } = consoleForms(subject);
  const listed = async (query: string) =>
    [
      ...(await get(`/report/links?${query}`)).body.matchAll(
        /title="http:\/\/play.example\/l\/([^"]*)"/g,
      ),
    ].map(([, name]) => name);
  const stored = async () => {
    const { db } = subject.platform().context.database;
    const rows = await db
      .selectFrom('install_link')
      .orderBy('id')
      .select(['name', 'tags'])
      .execute();
    return rows.map(({ name, tags }) => [name, tags]);
  };

  beforeAll(async () => {
    for (const [name, tags] of [
      ['one', 'Poster, Night market'],
      ['two', 'ＰＯＳＴＥＲ，night MARKET, poster'],
      ['three', 'quay'],
      ['four', ''],
    ] as const) {
      expect((await post('/report/links', { ...LINK, name, tags })).statusCode).toBe(303);
    }
  });

  it('are stored as they were first written', async () => {
    expect(await stored()).toEqual([
      ['one', 'Poster, Night market'],
      ['two', 'Poster, Night market'],
      ['three', 'quay'],
      ['four', ''],
    ]);
  });

  it('filter the list by one click, and stay in its other links', async () => {
    const all = await get('/report/links');
    const [, href = ''] = /<a href="([^"]*)"[^>]*>Poster \(2\)<\/a>/.exec(all.body) ?? [];
    expect(href).toBe('/report/links?tag=Poster');
    const { body } = await get(href);
    expect(await listed('tag=Poster')).toEqual(['two', 'one']);
    expect(await listed('tag=poster&sort=name')).toEqual(['one', 'two']);
    expect(await listed('tag=post')).toEqual([]);
    expect(body).toContain('href="/report/links?tag=Poster&amp;sort=opens"');
    expect(body).toContain('href="/report/links?archived=yes&amp;tag=Poster"');
    expect(body).toContain('<input type="hidden" name="tag" value="Poster"/>');
    expect(body).toMatch(/href="\/report\/links\?tag=Poster" aria-current="true"/);
    // A tag in a row filters, too.
    expect(body).toContain(
      `href="/report/links?tag=Night+market" title="${texts.onlyTag('Night market')}"`,
    );
  });

  it('are found by a search', async () => {
    expect(await listed('search=MARKET')).toEqual(['two', 'one']);
  });

  it('can be respelled where no other link has them', async () => {
    const { headers } = await post('/report/links', { ...LINK, name: 'five', tags: 'alone, QUAY' });
    const own = String(headers.location).split('?', 1)[0] ?? '';
    expect((await stored()).at(-1)).toEqual(['five', 'alone, quay']);
    await post(own, { ...LINK, tags: 'ALONE, QUAY' });
    expect((await stored()).at(-1)).toEqual(['five', 'ALONE, quay']);
    expect((await get(own)).body).toContain('value="ALONE, quay"');
  });

  it('are refused when there are too many, and what was typed stays', async () => {
    const tags = Array.from({ length: 11 }, (_none, at) => `tag ${at}`).join(', ');
    const refused = await post('/report/links', { ...LINK, name: 'six', tags });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('tags: a link may have 10 tags');
    expect(refused.body).toContain(`value="${tags}"`);
  });
});
