import { beforeEach, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { consoleForms } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';

const PATH = '/report/links/templates';
const { templates: texts } = en;
const TEMPLATE = {
  template: 'Facebook video',
  source: 'facebook',
  medium: 'cpc',
  content: 'video',
  path: '/start?gameId=',
};

eachPlatform('templates of links', (subject) => {
  const { get, post } = consoleForms(subject);
  const db = () => subject.platform().context.database.db;
  const stored = () => db().selectFrom('install_link_template').selectAll().orderBy('id').execute();
  const idOf = async (): Promise<number> => (await stored())[0]?.id ?? 0;

  beforeEach(async () => {
    await db().deleteFrom('install_link_template').execute();
  });

  it('are saved from the form of a new link, which stays as it was', async () => {
    const typed = { ...TEMPLATE, name: 'my-link', campaign: 'pier-week', tags: 'pier' };
    const saved = await post(PATH, typed);
    expect(saved.statusCode).toBe(200);
    expect(saved.body).toContain(texts.added('Facebook video').replaceAll('"', '&quot;'));
    for (const value of ['my-link', 'pier-week', 'facebook', 'pier', '/start?gameId=']) {
      expect(saved.body).toContain(`value="${value}"`);
    }
    expect(await stored()).toMatchObject([
      {
        name: 'Facebook video',
        source: 'facebook',
        path: '/start?gameId=',
        created_by: 'operator',
      },
    ]);
    const links = await db().selectFrom('install_link').selectAll().execute();
    expect(links).toEqual([]);
  });

  it('fill in both forms by their address alone', async () => {
    await post(PATH, TEMPLATE);
    const id = await idOf();
    const list = await get('/report/links');
    expect(list.body).toContain(`href="/report/links?template=${id}#new"`);
    const several = await get('/report/links/several');
    expect(several.body).toContain(`href="/report/links/several?template=${id}#table"`);
    expect(several.body).not.toContain('value="facebook"');
    for (const page of ['/report/links', '/report/links/several']) {
      const { body } = await get(`${page}?template=${id}`);
      for (const value of ['facebook', 'cpc', 'video', '/start?gameId=']) {
        expect(body).toContain(`value="${value}"`);
      }
    }
    expect((await get('/report/links?template=999')).body).toContain('there is no such template');
  });

  it('have each name once, without case and width, and at least one field', async () => {
    await post(PATH, TEMPLATE);
    for (const [change, problem] of [
      [{ template: 'FACEBOOK ｖｉｄｅｏ' }, 'already'],
      [{ template: ' \u200B' }, 'the template has no name'],
      [{ template: 'x'.repeat(61) }, 'name may have 60 characters'],
      [{ template: 'b', path: '//evil.example' }, 'path must be an address inside the app'],
      [{ template: 'b', source: 'x'.repeat(101) }, 'source may have 100 characters'],
      [
        { template: 'b', source: '', medium: '', content: '', path: '' },
        'a template needs at least one field',
      ],
    ] as const) {
      const refused = await post(PATH, { ...TEMPLATE, campaign: 'typed-campaign', ...change });
      expect([refused.statusCode, refused.body.includes(problem)]).toEqual([400, true]);
      expect(refused.body).toContain('value="typed-campaign"');
    }
    expect(await stored()).toHaveLength(1);
  });

  it('are deleted, and both are in the log', async () => {
    await post(PATH, TEMPLATE);
    const deleted = await post(`${PATH}/${await idOf()}/delete`, {});
    expect(deleted.headers.location).toBe('/report/links?done=template');
    expect(await stored()).toEqual([]);
    expect((await get('/report/links?done=template')).body).toContain(texts.removed);
    expect((await post(`${PATH}/7/delete`, {})).statusCode).toBe(400);
    const { body } = await operate(subject.platform(), 'console log', { limit: 2 });
    const detail = { template: 'Facebook video' };
    expect(body['actions']).toMatchObject([
      { action: 'link-template-deleted', detail },
      { action: 'link-template-added', detail },
    ]);
  });

  it('are at most a hundred', async () => {
    const { clock } = subject.platform().context;
    const words = { source: 'a', medium: '', content: '', term: '', referrer: '', path: '' };
    const rows = Array.from({ length: 100 }, (_none, at) => ({
      ...words,
      key: `t${at}`,
      name: `t${at}`,
      created_at: clock.now(),
      created_by: 'test',
    }));
    await db().insertInto('install_link_template').values(rows).execute();
    const refused = await post(PATH, TEMPLATE);
    expect([refused.statusCode, refused.body.includes('there may be 100 templates')]).toEqual([
      400,
      true,
    ]);
    expect(await stored()).toHaveLength(100);
  });
});
