import { beforeEach, expect, it } from 'vitest';
import { sharing as texts } from '#server/marketing/texts/en-sharing.ts';
import { sharing as thai } from '#server/marketing/texts/th-sharing.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { openForm } from './console-forms.ts';

const TABLE = '/report/table?period=7d&campaign=harbour&split=device';
/** The same, as an address may be typed or sent. */
const TYPED = `https://parola.example/report/table?campaign=harbour&split=device&period=7d&touch=first&page=1&lang=th&theme=dark&format=csv&done=added&x=y#top`;

eachPlatform('saved views', (subject) => {
  const { page, post } = openForm(() => subject.platform(), { 'x-operator-key': OPERATOR_KEY });
  const save = (name: string, report = TABLE) => post('/report/sharing/views', { name, report });
  const db = () => subject.platform().context.database.db;
  const stored = () => db().selectFrom('report_view').select(['name', 'report']).execute();
  const lastId = async () =>
    (await db().selectFrom('report_view').select('id').orderBy('id', 'desc').executeTakeFirst())
      ?.id;
  beforeEach(async () => {
    await db().deleteFrom('report_view').execute();
  });

  it('keep what a view shows, and no other parameter', async () => {
    const saved = await save('Harbour', TYPED);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, TABLE]);
    expect(await stored()).toEqual([{ name: 'Harbour', report: TABLE }]);
  });

  it.each([
    '/report',
    '/report/table?by=source',
    '/report/retention?period=90d',
    '/report/revenue?measure=ggr',
    '/report/value?cohort=day',
  ])('are offered on every report page, %s is one', async (report) => {
    await save('Mornings', report);
    for (const path of ['', '/table', '/retention', '/revenue', '/value']) {
      const { body } = await page(`/report${path}`);
      expect(body).toContain(`<a href="${report}"`.replaceAll('&', '&amp;'));
      expect(body).toContain(texts.savedBy('operator'));
    }
    expect((await page(report)).body).toMatch(
      new RegExp(`<a href="${report.replaceAll(/[?&]/g, '.+')}" aria-current="true"><bdi>Mornings`),
    );
  });

  it('keep a relative period relative', async () => {
    await save('Lately', '/report?period=7d');
    subject.clock.advance(40 * 86_400_000);
    const { body } = await page('/report/sharing');
    expect(body).toContain('<a class="filter-link" href="/report?period=7d">');
    expect((await page('/report?period=7d')).body).toContain('Dec 2026');
  });

  it('have names that differ by more than case and width', async () => {
    await save('Harbour café');
    for (const name of ['HARBOUR  CAFÉ', 'Ｈarbour café', ' harbour cafe\u0301 ']) {
      const refused = await save(name);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('there is a saved view &quot;Harbour café&quot; already');
      expect(refused.body).toContain(`value="${name}"`);
    }
    expect(await stored()).toHaveLength(1);
    expect(
      (await post('/report/sharing/views?lang=th', { name: 'HARBOUR CAFÉ', report: TABLE })).body,
    ).toContain('มีมุมมองชื่อ “Harbour café” อยู่แล้ว');
  });

  it.each([
    ['no name', '', TABLE, 'name is empty'],
    ['a name of invisible characters', '\u200B\u2060', TABLE, 'name is empty'],
    ['a long name', 'x'.repeat(61), TABLE, 'name may have 60 characters'],
    ['another page', 'Log', '/report/log', 'report must be the address of a page'],
    ['another site', 'Log', 'https://evil.example/', 'report must be the address of a page'],
    ['a script', 'Log', 'javascript:alert(1)', 'report must be the address of a page'],
    ['a wrong parameter', 'Log', '/report?window=8', 'window must be one of'],
  ])('are refused with %s, and what was typed stays', async (_what, name, report, problem) => {
    const refused = await save(name, report);
    expect([refused.statusCode, refused.body.includes(problem)]).toEqual([400, true]);
    expect(refused.body).toContain(`value="${report.replaceAll('&', '&amp;')}"`);
    expect(await stored()).toEqual([]);
  });

  it('are renamed and deleted by whoever has the pages', async () => {
    await save('Harbour');
    await save('Quay', '/report');
    const own = `/report/sharing/views/${await lastId()}`;
    const taken = await post(own, { name: 'HARBOUR' });
    expect([taken.statusCode, taken.body.includes('value="HARBOUR"')]).toEqual([400, true]);
    expect((await post(own, { name: 'quay' })).statusCode).toBe(303);
    expect((await post(own, { name: '=HYPERLINK("x")<b>' })).statusCode).toBe(303);
    expect((await page('/report')).body).toContain('=HYPERLINK(&quot;x&quot;)&lt;b&gt;');
    await post(`${own}/delete`);
    expect(await stored()).toEqual([{ name: 'Harbour', report: TABLE }]);
    expect((await post(`${own}/delete`)).statusCode).toBe(400);
  });

  it('are at most 100, however many are saved at once', async () => {
    const rows = Array.from({ length: 98 }, (_none, at) => ({
      name: `${at}`,
      name_key: `${at}`,
      report: '/report',
      created_at: 0,
      created_by: 'mia',
    }));
    await db().insertInto('report_view').values(rows).execute();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 303, 400, 400]);
    expect(await stored()).toHaveLength(100);
  });

  it('of one name are one, also when they are saved at once', async () => {
    const answers = await Promise.all(['Same', 'SAME', 'same'].map((name) => save(name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 400, 400]);
  });

  it('are in the audit with who changed them', async () => {
    await save('Harbour');
    await post(`/report/sharing/views/${await lastId()}`, { name: 'Quay' });
    await post(`/report/sharing/views/${await lastId()}/delete`);
    const { body } = await operate(subject.platform(), 'audit list', { limit: 3 });
    expect(body['entries']).toMatchObject([
      { command: 'console view-deleted', before: { name: 'Quay', report: TABLE } },
      { command: 'console view-renamed', before: { name: 'Harbour' }, after: { name: 'Quay' } },
      { command: 'console view-added', after: { name: 'Harbour', report: TABLE } },
    ]);
  });

  it('are described in Thai', async () => {
    await save('Harbour');
    expect((await page('/report/sharing?lang=th')).body).toContain(thai.manage);
  });
});
