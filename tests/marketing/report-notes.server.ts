import { beforeAll, beforeEach, expect, it } from 'vitest';
import { consoleUser } from '#tests/operator/console-user.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { openForm } from './console-forms.ts';

const WEEK = '/report?from=2026-11-15&to=2026-11-21';
const PATH = '/report/notes';
const REFUSED = /role="alert"/;

eachPlatform('notes of the report', (subject) => {
  type Browser = Awaited<ReturnType<typeof consoleUser>>;
  const browsers: Partial<Record<'mia' | 'acme' | 'vera', Browser>> = {};
  const as = (name: keyof typeof browsers): Browser => {
    const browser = browsers[name];
    if (!browser) throw new Error(`${name} is not signed in`);
    return browser;
  };
  const db = () => subject.platform().context.database.db;
  const stored = async () => {
    const rows = await db().selectFrom('report_note').selectAll().orderBy('id').execute();
    return rows.map(({ text, campaign, written_by: by }) => [text, campaign, by]);
  };
  const write = (
    name: keyof typeof browsers,
    text: string,
    campaign = '',
    day = '2026-11-20',
    path = PATH,
  ) => as(name).post(path, { text, campaign, day, report: WEEK });
  const idOf = async (text: string) => {
    const row = await db()
      .selectFrom('report_note')
      .where('text', '=', text)
      .select('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

  beforeAll(async () => {
    const visitors = ['Acme-one', 'rival', 'rival', 'rival', 'rival', 'rival'].map((campaign) => ({
      landed: '2026-11-20T10:00:00+08:00',
      source: 'facebook',
      campaign,
    }));
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    browsers.mia = await consoleUser(subject.platform(), 'mia', 'marketer');
    browsers.acme = await consoleUser(subject.platform(), 'acme', 'agency');
    browsers.vera = await consoleUser(subject.platform(), 'vera', 'viewer');
  });
  beforeEach(async () => {
    await db().deleteFrom('report_note').execute();
  });

  it('are shown escaped on the days of the report, and in no file', async () => {
    const added = await write('mia', '<b>New page</b> =1+1');
    expect([added.statusCode, added.headers.location]).toEqual([303, `${WEEK}#notes`]);
    for (const name of ['mia', 'vera'] as const) {
      const { body } = await as(name).get(WEEK);
      expect(body).toContain('&lt;b&gt;New page&lt;/b&gt; =1+1');
      expect(body).toContain('class="chart-notes"');
    }
    expect((await as('vera').get(WEEK)).body).not.toContain(PATH);
    for (const url of [
      '/report?from=2026-11-15&to=2026-11-19',
      `${WEEK}&format=csv`,
      `${WEEK}&format=json`,
    ]) {
      expect((await as('mia').get(url)).body).not.toContain('New page');
    }
  });

  it('are changed and removed, with lines in the log and the audit', async () => {
    await write('mia', 'first');
    const id = await idOf('first');
    await write('mia', 'second', 'pier', '2026-11-19', `${PATH}/${id}`);
    expect(await stored()).toEqual([['second', 'pier', 'mia']]);
    await as('mia').post(`${PATH}/${id}/remove`, { report: WEEK });
    expect(await stored()).toEqual([]);
    const { body } = await operate(subject.platform(), 'audit list', { limit: 3 });
    expect(body['entries']).toMatchObject([
      { command: 'console note-removed', before: { text: 'second' } },
      { command: 'console note-changed', before: { text: 'first' }, after: { campaign: 'pier' } },
      { command: 'console note-added', after: { text: 'first', day: '2026-11-20' } },
    ]);
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/remove`, `${PATH}/x`]) {
      const gone = await write('mia', 'third', '', '2026-11-20', path);
      expect([gone.statusCode, gone.body.includes('there is no such note')]).toEqual([400, false]);
    }
  });

  it('are refused with what was typed', async () => {
    const answer = await write('mia', 'A landing page', 'p<ier', '2029-01-01');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(REFUSED);
    expect(answer.body).toContain('2029-01-01 is in the future');
    expect(answer.body).toContain('value="A landing page"');
    expect(answer.body).toContain('value="p&lt;ier"');
    expect(await stored()).toEqual([]);
  });

  it('of an agency are about its campaigns, and it sees and changes no others', async () => {
    await write('mia', 'of all');
    await write('mia', 'of the rival', 'rival');
    await write('mia', 'of acme', 'ACME-one');
    expect((await write('acme', 'own', 'Acme-two')).statusCode).toBe(303);
    for (const campaign of ['', 'rival', 'Acm']) {
      const refused = await write('acme', 'not own', campaign);
      expect([refused.statusCode, refused.body.includes('their names begin with')]).toEqual([
        400,
        true,
      ]);
    }
    const { body } = await as('acme').get(WEEK);
    expect(['of all', 'of the rival', 'of acme', 'own'].map((text) => body.includes(text))).toEqual(
      [false, false, true, true],
    );
    for (const text of ['of all', 'of the rival', 'of acme']) {
      const id = await idOf(text);
      for (const path of [`${PATH}/${id}`, `${PATH}/${id}/remove`]) {
        expect((await write('acme', 'taken', 'Acme-one', '2026-11-20', path)).statusCode).toBe(400);
      }
    }
    const id = await idOf('own');
    await write('acme', 'own, changed', 'acme-ONE', '2026-11-20', `${PATH}/${id}`);
    expect((await stored()).at(-1)).toEqual(['own, changed', 'acme-ONE', 'acme']);
    // A name that was changed counts.
    await as('mia').post('/report/links/names', {
      dimension: 'campaign',
      was: 'Acme-one',
      becomes: 'Rival-one',
    });
    expect((await as('acme').get(WEEK)).body).not.toContain('of acme');
    await as('mia').post('/report/links/names', {
      dimension: 'campaign',
      was: 'Acme-one',
      becomes: '',
    });
  });

  it('suggest the campaigns that their writer may see', async () => {
    const suggested = async (name: keyof typeof browsers) => {
      const { body } = await as(name).get(WEEK);
      const [, search = '', options] =
        /<datalist id="note-campaigns"( data-search="[^"]+")?>(.*?)<\/datalist>/.exec(body) ?? [];
      const names = [...(options ?? '').matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
      return { names: names.toSorted(), hasSearch: search !== '' };
    };
    expect(await suggested('mia')).toEqual({ names: ['Acme-one', 'rival'], hasSearch: true });
    expect(await suggested('acme')).toEqual({ names: ['Acme-one'], hasSearch: false });
    expect(await suggested('vera')).toEqual({ names: [], hasSearch: false });
    expect((await as('mia').get(WEEK)).body).toMatch(
      /<input list="note-campaigns"[^>]* name="campaign"/,
    );
  });

  it('are shown and written where the report has no visitors', async () => {
    await write('mia', 'The server was moved', '', '2026-10-02');
    const quiet = '/report?from=2026-10-01&to=2026-10-03';
    for (const [name, writes] of [
      ['mia', true],
      ['vera', false],
    ] as const) {
      const { body } = await as(name).get(quiet);
      expect(body).toContain('class="panel empty"');
      expect(body).toContain('The server was moved');
      expect(body.includes(`action="${PATH}"`)).toBe(writes);
    }
    const { body } = await as('vera').get('/report?from=2026-09-01&to=2026-09-03');
    expect(body).not.toContain('id="notes"');
  });

  it('are not written by those who only view', async () => {
    expect((await write('vera', 'a note')).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('are in a shared report only as far as it shows their campaign, without names of people', async () => {
    await write('mia', 'of all');
    await write('mia', 'of the rival', 'RIVAL');
    await write('mia', 'of another', 'another');
    const { post } = openForm(() => subject.platform(), { 'x-operator-key': OPERATOR_KEY });
    const shared = async (report: string) => {
      const { body } = await post('/report/sharing/links', { name: 'a', days: '30', report });
      const [, url = ''] =
        /value="https?:\/\/[^/"]+(\/report\/shared\/[\w-]{43})"/.exec(body) ?? [];
      const page = await subject.platform().app.inject({ url, headers: { accept: 'text/html' } });
      return ['of all', 'of the rival', 'of another', 'mia'].map((text) =>
        page.body.includes(text),
      );
    };
    expect(await shared(WEEK)).toEqual([true, true, true, false]);
    expect(await shared(`${WEEK}&campaign=rival`)).toEqual([false, true, false, false]);
    expect(await shared(`${WEEK}&source=facebook`)).toEqual([false, false, false, false]);
  });
});
