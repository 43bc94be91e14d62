import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { costs as texts } from '#server/marketing/texts/en-costs.ts';
import { demoCommands as commands } from '#server/demo/command-table.ts';
import { hiddenFields } from '#tests/marketing/console-forms.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { eachPlatform, operate, OPERATOR_KEY, platformUnderTest } from '#tests/server/platforms.ts';

const HEADERS = {
  'x-operator-key': OPERATOR_KEY,
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

eachPlatform('costs of the console', (subject) => {
  const post = (form: Record<string, string>) =>
    subject.platform().app.inject({
      method: 'POST',
      url: '/report/costs',
      headers: HEADERS,
      payload: new URLSearchParams(form).toString(),
    });
  const stored = async () => {
    const { db } = subject.platform().context.database;
    const rows = await db.selectFrom('install_cost').selectAll().orderBy('campaign').execute();
    return rows.map(({ campaign, amount }) => [campaign, amount]);
  };
  const removeAll = () =>
    subject.platform().context.database.db.deleteFrom('install_cost').execute();

  it('are shown before anything is stored, and stored as they were shown', async () => {
    await removeAll();
    const table =
      'Campaign,Day,Cost\n"a, ""b"" <c>",2026-11-19,"1,234.50"\nlantern,2026-11-20,5\nTotal,,1239.50\n';
    const shown = await post({ table });
    expect(shown.statusCode).toBe(200);
    expect(await stored()).toEqual([]);
    for (const part of [
      '₱1,239.50',
      '19 Nov 2026 to 20 Nov 2026',
      '2: a, &quot;b&quot; &lt;c&gt;',
    ]) {
      expect(shown.body.replaceAll('<!-- -->', '')).toContain(part);
    }
    expect(shown.body).toContain(texts.preview.totals.same('4', '₱1,239.50'));
    const added = await post(hiddenFields(shown.body));
    expect([added.statusCode, added.headers.location]).toEqual([303, '/report/costs?added=2']);
    expect(await stored()).toEqual([
      ['a, "b" <c>', 123_450],
      ['lantern', 500],
    ]);
  });

  it('tell how many stored ones they replace', async () => {
    await removeAll();
    const table = 'day,campaign,cost\n2026-11-20,a,1\n2026-11-20,b,1';
    const first = await post({ table });
    expect(first.body).not.toContain(texts.preview.replaces('2'));
    await post(hiddenFields(first.body));
    const again = await post({ table: `${table}\n2026-11-21,a,1` });
    expect(again.body).toContain(texts.preview.replaces('2'));
  });

  it('are shown again when the table changed after the check', async () => {
    await removeAll();
    const shown = await post({ table: 'day,campaign,cost\n2026-11-20,a,1' });
    const changed = { ...hiddenFields(shown.body), table: 'day,campaign,cost\n2026-11-20,a,1000' };
    const again = await post(changed);
    expect([again.statusCode, again.body.includes(texts.preview.changed)]).toEqual([400, true]);
    expect(await stored()).toEqual([]);
    expect((await post(hiddenFields(again.body))).statusCode).toBe(303);
    expect(await stored()).toEqual([['a', 100_000]]);
  });

  it('are stored only when each question is answered', async () => {
    await removeAll();
    const shown = await post({
      table: 'day,campaign,cost\n03/04/2026,a,1\n03/04/2026,a,2',
      encoding: 'windows-874',
    });
    expect(shown.body).toContain(texts.preview.dayOrder('03/04/2026'));
    expect(shown.body).toContain(texts.preview.encoding('windows-874'));
    const fields = hiddenFields(shown.body);
    const unanswered = await post({ ...fields, 'day-order': 'day-first' });
    expect(unanswered.statusCode).toBe(400);
    expect(unanswered.body).toContain(texts.preview.unanswered);
    expect(await stored()).toEqual([]);
    const answers = { 'day-order': 'month-first', repeated: 'yes', 'encoding-right': 'yes' };
    expect((await post({ ...fields, ...answers })).statusCode).toBe(303);
    expect(await stored()).toEqual([['a', 300]]);
  });

  it.each([
    ['day,campaign,cost\n2026-11-20,a,1,234.50', 'cannot be read: it has 4 cells'],
    ['day,campaign,cost\n2028-12-20,a,1', '2028-12-20 is in the future'],
    ['day,campaign,cost\n2026-11-20,\uFFFD,1', 'a character was lost'],
  ])('are refused with a reason, and the table stays: %j', async (table, problem) => {
    await removeAll();
    const answer = await post({ table });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(problem);
    expect(answer.body).toContain(table.split('\n')[1]);
    expect(answer.body).not.toContain('id="preview"');
    expect(await stored()).toEqual([]);
  });
});

describe('costs from the command line', () => {
  const subject = platformUnderTest();
  const folder = temporaryFolder();
  const add = (options: object) => operate(subject.platform(), 'costs add', options);
  const stored = async () => {
    const { db } = subject.platform().context.database;
    return db.selectFrom('install_cost').select(['campaign', 'amount']).execute();
  };
  const table = 'day,campaign,cost\n2026-11-20,a,1.50\n2026-11-20,a,2\nTotal,,3.50';

  it('are shown, and stored only with yes and every answer', async () => {
    const shown = await add({ table });
    expect(shown.body).toMatchObject({
      isStored: false,
      lines: 2,
      leftOutTotals: [4],
      from: '2026-11-20',
      total: '₱3.50',
      campaigns: ['a'],
      questions: [expect.stringContaining('--sum-repeated')],
    });
    expect((await add({ table, yes: true })).body['msg']).toContain(
      'nothing was stored: 1 line repeats',
    );
    expect(await stored()).toEqual([]);
    const added = await add({ table, yes: 'yes', sumRepeated: 'yes' });
    expect(added.body).toMatchObject({ isStored: true, questions: [] });
    expect(await stored()).toEqual([{ campaign: 'a', amount: 350 }]);
    const { body } = await operate(subject.platform(), 'console log', { limit: 1 });
    expect(body['actions']).toMatchObject([{ action: 'costs-added', detail: { lines: 2 } }]);
  });

  it('are refused with the line', async () => {
    const { status, body } = await add({ table: 'day,campaign,cost\n2028-12-20,a,1' });
    expect([status, body['msg']]).toEqual([400, 'line 2: 2028-12-20 is in the future']);
    expect((await add({ table: '' })).status).toBe(400);
  });

  it('are shown as text', () => {
    const shown = { lines: 1, replaced: 2, from: null, to: null, total: '₱1.00', campaigns: ['a'] };
    const sources = [{ source: 'facebook', total: '₱1.00' }];
    const { text } = commands.presented('costs add', {
      ...shown,
      sources,
      totals: ['line 3'],
      questions: ['really?'],
      isStored: false,
    });
    expect(text).toContain(
      'Campaigns  1: a\nSource     facebook: ₱1.00\nLeft out as a total: line 3\nReplaces   2 stored\nQuestion   really?',
    );
    expect(text).toContain('Nothing was stored. Repeat the command with --yes');
  });

  it('are read from a file in any encoding', async () => {
    const file = join(folder(), 'costs.csv');
    // "งาน" in windows-874.
    await writeFile(file, Buffer.from([0xa7, 0xd2, 0xb9]));
    expect(await commands.prepareOptions('costs add', { file, yes: 'yes' })).toEqual({
      table: 'งาน',
      guessedEncoding: 'windows-874',
      yes: 'yes',
    });
    expect(await commands.prepareOptions('costs add', { file, encoding: 'windows-1252' })).toEqual({
      table: '§Ò¹',
    });
    for (const [options, problem] of [
      [{}, 'needs --file'],
      [{ file: join(folder(), 'none.csv') }, 'cannot be read'],
      [{ file, encoding: 'koi8' }, '--encoding must be one of'],
    ] as const) {
      await expect(commands.prepareOptions('costs add', options)).rejects.toThrow(problem);
    }
    const guessed = await add({
      table: 'day,campaign,cost\n2026-11-20,งาน,1',
      guessedEncoding: 'windows-874',
    });
    expect(guessed.body['questions']).toEqual([expect.stringContaining('--encoding windows-874')]);
  });
});

describe('the texts of the preview', () => {
  it('count lines in words', () => {
    expect(texts.preview.repeated('1')).toContain('1 line repeats');
    expect(texts.preview.repeated('2')).toContain('2 lines repeat');
    expect(texts.preview.range('a', 'a')).toBe('a');
  });
});
