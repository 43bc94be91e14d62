import { describe, expect, it } from 'vitest';
import { costs as texts } from '#server/console/texts/en-costs.ts';
import { eachPlatform, OPERATOR_KEY } from './platforms.ts';

const HEADERS = {
  'x-operator-key': OPERATOR_KEY,
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/** The hidden fields of the form that stores what was checked, as a browser sends them. */
function fieldsIn(body: string): Record<string, string> {
  const form = /<section[^>]* id="preview"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const text = (html: string) =>
    html
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/\r?\n/g, '\r\n');
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, text(value)]));
}

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
    expect(shown.body).toContain(texts.preview.totals('4'));
    const added = await post(fieldsIn(shown.body));
    expect([added.statusCode, added.headers.location]).toEqual([303, '/report/costs?added=2']);
    expect(await stored()).toEqual([
      ['a, "b" <c>', 123_450],
      ['lantern', 500],
    ]);
  });

  it('are shown again when the table changed after the check', async () => {
    await removeAll();
    const shown = await post({ table: 'day,campaign,cost\n2026-11-20,a,1' });
    const changed = { ...fieldsIn(shown.body), table: 'day,campaign,cost\n2026-11-20,a,1000' };
    const again = await post(changed);
    expect([again.statusCode, again.body.includes(texts.preview.changed)]).toEqual([400, true]);
    expect(await stored()).toEqual([]);
    expect((await post(fieldsIn(again.body))).statusCode).toBe(303);
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
    const fields = fieldsIn(shown.body);
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
    ['day,campaign,cost\n2026-12-20,a,1', '2026-12-20 is in the future'],
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

describe('the texts of the preview', () => {
  it('count lines in words', () => {
    expect(texts.preview.repeated('1')).toContain('1 line repeats');
    expect(texts.preview.repeated('2')).toContain('2 lines repeat');
    expect(texts.preview.range('a', 'a')).toBe('a');
  });
});
