import { beforeEach, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { transact } from '#server/core/database/transact.ts';
import { addLinks } from '#server/marketing/links/link-table/add-links.ts';
import { readLink } from '#server/marketing/links/links.ts';
import { consoleForms, hiddenFields } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';

const PATH = '/report/links/several';
const { several: texts } = en;
const TABLE = 'name,campaign,source,tags\none,pier-week,street,Poster\n,pier-week,street,POSTER';

eachPlatform('several links at once', (subject) => {
  const { get, post } = consoleForms(subject);
  const db = () => subject.platform().context.database.db;
  const stored = async () => {
    const rows = await db().selectFrom('install_link').selectAll().orderBy('id').execute();
    return rows.map(({ id: _id, created_at: _at, ...row }) => row);
  };
  const namesOf = async () => (await stored()).map(({ name }) => name);
  const preview = async (table: string, more: Record<string, string> = {}) => {
    const shown = await post(PATH, { table, ...more });
    return { ...shown, shown, fields: hiddenFields(shown.body) };
  };
  const sureOf = (body: string): string => /name="sure"[^>]*? value="(\w+)"/.exec(body)?.[1] ?? '';

  beforeEach(async () => {
    await db().deleteFrom('install_link_day').execute();
    await db().deleteFrom('install_link').execute();
  });

  it('are shown before anything is stored, and stored as they were shown', async () => {
    const { shown, fields } = await preview(TABLE, { medium: 'qr', path: '/register' });
    expect(shown.statusCode).toBe(200);
    expect(await stored()).toEqual([]);
    expect(shown.body).toContain(texts.question('2'));
    expect(shown.body).toContain('<bdi>pier-week-street</bdi>');
    expect(shown.body).toContain(texts.made);
    const added = await post(PATH, fields);
    expect([added.statusCode, added.headers.location]).toEqual([303, '/report/links?several=2']);
    const common = {
      path: '/register',
      source: 'street',
      medium: 'qr',
      campaign: 'pier-week',
      tags: 'Poster',
      created_by: 'operator',
      archived_at: null,
      ends_on: null,
    };
    expect(await stored()).toMatchObject([
      { ...common, name: 'one' },
      { ...common, name: 'pier-week-street' },
    ]);
    expect((await get('/report/links?several=2')).body).toContain(texts.added('2'));
    const { body } = await operate(subject.platform(), 'console log', { limit: 1 });
    expect(body['actions']).toMatchObject([
      {
        actor: 'operator',
        action: 'links-added',
        detail: { links: 2, names: 'one, pier-week-street' },
      },
    ]);
  });

  it('come back from the file of the list as they were', async () => {
    const table = `${TABLE}\n"odd",'=1+1,0917,"a, b"`;
    await post(PATH, (await preview(table)).fields);
    const before = await stored();
    expect(before).toHaveLength(3);
    const file = await get('/report/links?format=csv');
    const again = await preview(file.body);
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('there is a link &quot;odd&quot; already');
    await db().deleteFrom('install_link').execute();
    const { shown, fields } = await preview(file.body);
    expect(shown.body).toContain(
      texts.ignored(
        'short_address, target_address, created_by, created_day, is_archived, opens_30_days, installed_30_days, deposited_30_days',
      ),
    );
    expect((await post(PATH, fields)).statusCode).toBe(303);
    // The newest is the file's first.
    expect((await stored()).toReversed()).toEqual(before);
  });

  it('are refused with every problem by its line, and what was typed stays', async () => {
    const table = 'name,campaign,source\ntwo words,,street\nfine,a,street\nfine,a,street';
    const { shown } = await preview(table, { medium: 'typed-medium' });
    expect(shown.statusCode).toBe(400);
    expect(shown.body).toContain(texts.hasProblems);
    const rows = [...shown.body.matchAll(/<th scope="row">(\d+)<\/th><td>(.*?)<\/td>/g)];
    expect(rows.map(([, line, problem]) => [line, problem])).toEqual([
      ['2', expect.stringContaining('name: 1 to 60')],
      ['2', 'campaign is empty'],
      ['4', 'name: line 3 has the name &quot;fine&quot; too'],
    ]);
    expect(shown.body).toContain('two words,,street');
    expect(shown.body).toContain('value="typed-medium"');
    expect(shown.body).not.toContain('name="checked"');
    expect(await stored()).toEqual([]);
  });

  it('are all stored or none, also when a name is taken meanwhile', async () => {
    const { fields } = await preview(TABLE);
    await post('/report/links', { name: 'one', path: '/', source: 'a', campaign: 'b' });
    const refused = await post(PATH, fields);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('name: there is a link &quot;one&quot; already');
    expect(await namesOf()).toEqual(['one']);
    // The other one is now made of another number: it is shown again.
    await db().deleteFrom('install_link').execute();
    const again = await preview(TABLE);
    const other = { name: 'pier-week-street', path: '/', source: 'a', campaign: 'b' };
    await post('/report/links', other);
    const changed = await post(PATH, again.fields);
    expect([changed.statusCode, changed.body.includes(texts.changed)]).toEqual([400, true]);
    expect(changed.body).toContain('<bdi>pier-week-street-2</bdi>');
    expect(await namesOf()).toEqual(['pier-week-street']);
  });

  it('of forms that are sent at the same time are stored once', async () => {
    const { fields } = await preview(TABLE);
    const answers = await Promise.all([1, 2, 3].map(() => post(PATH, fields)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 400, 400]);
    expect(await namesOf()).toEqual(['one', 'pier-week-street']);
  });

  it('are all rolled back when the last name is taken after the check', async () => {
    const { database, clock } = subject.platform().context;
    const drafts = ['free', 'taken'].map((name) => readLink({ name, source: 'a', campaign: 'b' }));
    const by = { by: 'test', now: clock.now() };
    await transact(database, (trx) => addLinks(trx, drafts.slice(1), by));
    await expect(transact(database, (trx) => addLinks(trx, drafts, by))).rejects.toThrow(
      'name: there is a link "taken" already',
    );
    expect(await namesOf()).toEqual(['taken']);
  });

  it('are not stored when the table or a field changed after the check', async () => {
    const { fields } = await preview(TABLE);
    for (const change of [
      { table: TABLE.replace('street', 'street2') },
      { table: `${TABLE} ` },
      { medium: 'email' },
      { checked: 'x' },
    ]) {
      const changed = await post(PATH, { ...fields, ...change });
      expect([changed.statusCode, changed.body.includes(texts.changed)]).toEqual([400, true]);
    }
    expect(await stored()).toEqual([]);
    expect((await post(PATH, fields)).statusCode).toBe(303);
  });

  it('ask about campaigns that resemble an existing one', async () => {
    await post(PATH, (await preview(TABLE)).fields);
    const table = 'campaign,source\npier-wekk,a\nPIER-WEEK,a\npier_week,b\nother,a\nPier-Wekk,c';
    const { shown, fields } = await preview(table);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain(en.links.similar('pier-wekk', 'pier-week'));
    expect(shown.body).toContain(texts.inLines('2, 6'));
    expect(shown.body).toContain(en.links.similar('pier_week', 'pier-week'));
    expect(shown.body).not.toContain(en.links.similar('PIER-WEEK', 'pier-week'));
    for (const sure of [{}, { sure: 'yes' }]) {
      const unanswered = await post(PATH, { ...fields, ...sure });
      expect([unanswered.statusCode, unanswered.body.includes(texts.unanswered)]).toEqual([
        400,
        true,
      ]);
    }
    expect(await stored()).toHaveLength(2);
    const sure = sureOf(shown.body);
    expect((await post(PATH, { ...fields, sure })).statusCode).toBe(303);
    expect(await stored()).toHaveLength(7);
  });

  it('ask whether a guessed encoding is right', async () => {
    const { shown, fields } = await preview(TABLE, { encoding: 'windows-874' });
    expect(shown.body).toContain(texts.encoding('windows-874'));
    expect((await post(PATH, fields)).statusCode).toBe(400);
    expect((await post(PATH, { ...fields, 'encoding-right': 'yes' })).statusCode).toBe(303);
  });

  it('say how many there is room for', async () => {
    const { clock } = subject.platform().context;
    const row = { path: '/', source: 'many', campaign: 'many', medium: '', content: '', term: '' };
    const more = { referrer: '', title: '', description: '', created_by: 'test' };
    const { fields } = await preview(TABLE);
    const many = Array.from({ length: 4_999 }, (_none, at) => ({
      ...row,
      ...more,
      name: `many-${at}`,
      created_at: clock.now(),
    }));
    for (let at = 0; at < many.length; at += 1000) {
      await db()
        .insertInto('install_link')
        .values(many.slice(at, at + 1000))
        .execute();
    }
    for (const form of [fields, { table: TABLE }]) {
      const refused = await post(PATH, form);
      expect([refused.statusCode, refused.body.includes(texts.noRoom('1', '2'))]).toEqual([
        400,
        true,
      ]);
    }
    expect(await namesOf()).toHaveLength(4_999);
  });

  it('of more than 500 lines are refused as a whole', async () => {
    const lines = Array.from({ length: 501 }, (_none, at) => `c${at},street`).join('\n');
    const { shown } = await preview(`campaign,source\n${lines}`);
    expect(shown.statusCode).toBe(400);
    expect(shown.body).toContain('a table may have 500 lines; this one has more');
    expect(shown.body).toContain('c500,street');
    const most = await preview(`campaign,source\n${lines.slice(0, lines.lastIndexOf('\n'))}`);
    expect((await post(PATH, most.fields)).headers.location).toBe('/report/links?several=500');
    expect(await stored()).toHaveLength(500);
    // All names are in the log, folded.
    const log = (await get('/report/log')).body;
    expect(log).toMatch(/<summary>links: 500, names: c0-street[^<]*…<\/summary>[^<]*, c499-street/);
  });

  it('have a page in Thai without an English sentence', async () => {
    const table =
      'name,campaign,source,note\ntwo words,,street,\nfine,a,street,,,x\nfine,a,street,';
    const problems = await post(`${PATH}?lang=th`, { table });
    await post('/report/links', { name: 'x', path: '/', source: 'a', campaign: 'pier-week' });
    const asked = await post(`${PATH}?lang=th`, {
      table: 'campaign,source,path\npier-wekk,a,/nowhere',
      encoding: 'windows-874',
    });
    expect(asked.body).toContain(th.several.sure('1'));
    for (const { body } of [problems, asked]) {
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
      const words = main
        .replaceAll(/<textarea.*?<\/textarea>|<option.*?<\/option>|<bdi>.*?<\/bdi>/gs, '')
        .replaceAll(/<[^>]*>/g, '\n');
      // Three words of English in a row are a sentence; names of columns stand between commas.
      expect(words).not.toMatch(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/i);
      expect(words).toMatch(/[ก-๛]/);
    }
  });
});
