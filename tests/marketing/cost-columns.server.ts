import { beforeEach, describe, expect, it } from 'vitest';
import { consoleForms, hiddenFields } from '#tests/marketing/console-forms.ts';
import { costs as texts } from '#server/marketing/texts/en-costs.ts';
import { eachPlatform, operate, platformUnderTest } from '#tests/server/platforms.ts';

const PATH = '/report/costs';
const TABLE =
  'Agency report\nTag,Aktion,Betrag,Notiz\n2026-11-20,pier <b>,"1,234.50",=1+1\n2026-11-20,quay,5,\nTotal,,"1,300.00",\n';
const CHOICE = {
  table: TABLE,
  choice: 'yes',
  head: '2',
  'shown-head': '2',
  'column-0': 'day',
  'column-1': 'campaign',
  'column-2': 'cost',
  'column-3': '',
  'source-all': 'agency',
};

/** The name of the option that a choice of a column has. */
const chosenIn = (body: string): string[] =>
  [...body.matchAll(/<select name="column-(\d)"[\s\S]*?<\/select>/g)].map(
    ([select]) => /<option value="([^"]*)" selected=""/.exec(select)?.[1] ?? '',
  );

eachPlatform('a table with unknown headings', (subject) => {
  const { get, post } = consoleForms(subject);
  const db = () => subject.platform().context.database.db;
  const stored = async () => {
    const rows = await db().selectFrom('install_cost').selectAll().orderBy('campaign').execute();
    return rows.map(({ source, campaign, amount }) => [source, campaign, amount]);
  };
  const remembered = () => db().selectFrom('install_cost_columns').selectAll().execute();
  const actions = async (limit: number) => {
    const { body } = await operate(subject.platform(), 'console log', { limit });
    return (body['actions'] as { action: string; detail: object }[]).map((one) => one);
  };

  beforeEach(async () => {
    await db().deleteFrom('install_cost').execute();
    await db().deleteFrom('install_cost_columns').execute();
  });

  it('has its columns chosen once, and the next is read by them', async () => {
    const asked = await post(PATH, { table: TABLE });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain(texts.columns.title);
    expect(asked.body).toContain('pier &lt;b&gt;');
    expect(chosenIn(asked.body)).toEqual(['day', '', '', '']);

    const shown = await post(PATH, CHOICE);
    const body = shown.body.replaceAll('<!-- -->', '');
    expect(body).toContain(
      'Day = Tag, Campaign = Aktion, Cost = Betrag, Source of all lines = agency',
    );
    expect(body).toContain(texts.preview.totals.differs('5', '₱1,300.00', '₱60.50'));
    expect([await stored(), await remembered()]).toEqual([[], []]);
    const added = await post(PATH, hiddenFields(shown.body));
    expect(added.statusCode).toBe(303);
    expect(await stored()).toEqual([
      ['agency', 'pier <b>', 123_450],
      ['agency', 'quay', 500],
    ]);
    expect(await actions(2)).toMatchObject([
      { action: 'cost-columns-saved', detail: { day: 'Tag', cost: 'Betrag' } },
      { action: 'costs-added' },
    ]);

    const next = await post(PATH, { table: 'TAG,Aktion,Betrag,Notiz,\n2026-11-21,pier,7,,' });
    expect(next.body).toContain('chosen for tables with these headings before: Day = TAG');
    await post(PATH, hiddenFields(next.body));
    expect(await actions(1)).toMatchObject([{ action: 'costs-added', detail: { lines: 1 } }]);
    expect(await remembered()).toHaveLength(1);
  });

  it('can have other columns, and the page lists and forgets them', async () => {
    await post(PATH, hiddenFields((await post(PATH, CHOICE)).body));
    const shown = await post(PATH, { table: TABLE });
    const other = await post(PATH, { ...hiddenFields(shown.body), choose: 'columns' });
    expect(chosenIn(other.body)).toEqual(['day', 'campaign', 'cost', '']);
    expect(other.body).toContain('value="agency"');
    const changed = await post(PATH, { ...CHOICE, 'source-all': 'network' });
    await post(PATH, hiddenFields(changed.body));
    const [{ id, columns } = { id: 0, columns: '' }] = await remembered();
    expect(columns).toContain('all=network');
    const page = await get(PATH);
    expect(page.body).toContain(texts.remembered.title);
    expect(page.body).toContain('Tag, Aktion, Betrag, Notiz');
    const forgotten = await post(`${PATH}/columns/${id}/forget`);
    expect(forgotten.headers.location).toBe(`${PATH}?forgotten=yes`);
    expect(await remembered()).toEqual([]);
    expect(await actions(1)).toMatchObject([{ action: 'cost-columns-removed' }]);
    expect((await post(PATH, { table: TABLE })).body).toContain(texts.columns.title);
  });

  it('keeps what was chosen where something is missing, or another line has the headings', async () => {
    const missing = await post(PATH, { ...CHOICE, 'column-2': '' });
    expect([missing.statusCode, chosenIn(missing.body)]).toEqual([
      400,
      ['day', 'campaign', '', ''],
    ]);
    expect(missing.body).toContain('choose the column of the cost');
    const twice = await post(PATH, { ...CHOICE, 'column-3': 'cost' });
    expect(twice.body).toContain('Two columns are chosen as “Cost”');
    expect(chosenIn(twice.body)).toEqual(['day', 'campaign', 'cost', 'cost']);
    const other = await post(PATH, { ...CHOICE, head: '3' });
    expect([other.statusCode, other.body.includes('Column 2, pier &lt;b&gt;')]).toEqual([
      200,
      true,
    ]);
    expect(other.body).toContain('value="agency"');
    const wrong = await post(PATH, { ...CHOICE, 'column-2': '', 'column-3': 'cost' });
    expect([wrong.statusCode, chosenIn(wrong.body)]).toEqual([
      400,
      ['day', 'campaign', '', 'cost'],
    ]);
    expect(wrong.body).toContain('line 3: cost must be like 1234.50');
    const wide = Array.from({ length: 500 }, (_none, at) => `h${at}`).join(',');
    const refused = await post(PATH, { table: `${wide}\n${wide}` });
    expect([refused.statusCode, refused.body.includes('h499</textarea>')]).toEqual([400, true]);
    for (const head of ['x', '-1', '99999999999', '']) {
      expect((await post(PATH, { ...CHOICE, head })).statusCode).toBeLessThan(500);
    }
  });

  it('asks for the columns where two could be the cost', async () => {
    const asked = await post(PATH, { table: 'day,campaign,cost,spend\n2026-11-20,a,1,2' });
    expect(asked.body).toContain(texts.columns.title);
    expect(chosenIn(asked.body)).toEqual(['day', 'campaign', 'cost', '']);
  });

  it('has its questions answered one after the other, and keeps the answers', async () => {
    await post('/report/links', { name: 'pier', path: '/', source: 'poster', campaign: 'harbour' });
    const table =
      'day;source;campaign;cost\n01/12/2026;Postr;Harbuor;1,234\n01/12/2026;poster;quay;5';
    const shown = await post(PATH, { table });
    expect(shown.body).toContain(texts.preview.unknownSum);
    expect(shown.body).toContain(texts.preview.nameOf.campaign('Harbuor'));
    const answers = {
      'day-order': 'day-first',
      decimal: 'point',
      'near source Postr': 'poster',
      'near campaign Harbuor': 'Harbuor',
    };
    // The day is in the future only once the order of its parts is known.
    const open = await post(PATH, { ...hiddenFields(shown.body), ...answers });
    expect([open.statusCode, await stored()]).toEqual([400, []]);
    expect(open.body).toContain(texts.preview.future('2', '1 Dec 2026'));
    for (const value of ['day-first', 'point', 'poster', 'Harbuor']) {
      expect(open.body).toContain(`<option value="${value}" selected="">`);
    }
    const added = await post(PATH, { ...hiddenFields(open.body), ...answers, future: 'yes' });
    expect(added.statusCode).toBe(303);
    expect(await stored()).toEqual([
      ['poster', 'Harbuor', 123_400],
      ['poster', 'quay', 500],
    ]);
    // A name with stored costs is known from now on.
    expect((await post(PATH, { table })).body).not.toContain('Harbuor”');
  });
});

describe('a table with unknown headings at the command line', () => {
  const subject = platformUnderTest();
  const add = (options: object) => operate(subject.platform(), 'costs add', options);

  it('needs an option for each question', async () => {
    const table = 'When;What;How much\n28/12/2026;pier;1,234\n';
    const columns = 'day=when,campaign=What,cost="How much",source=:agency';
    expect((await add({ table })).body['msg']).toContain('choose them with --columns day=');
    expect((await add({ table, columns: 'day=When' })).body['msg']).toContain(
      '--columns: choose the column of the campaign',
    );
    const { body } = await add({ table, columns, yes: true });
    expect(body['msg']).toContain('--decimal point or --decimal comma');
    expect(body['msg']).toContain('--future');
    const added = await add({ table, columns, decimal: 'point', future: 'yes', yes: true });
    expect(added.body).toMatchObject({
      isStored: true,
      total: '₱1,234.00',
      sources: [{ source: 'agency', total: '₱1,234.00' }],
    });
  });
});
