import { beforeAll, beforeEach, expect, it } from 'vitest';
import { access } from '#server/marketing/texts/en-access.ts';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';

const PASSWORD = 'a lighthouse at noon';
const LINE = { day: '2026-11-20', source: 'facebook', campaign: 'pier', cost: '1234.50' };
const TABLE = 'day,source,campaign,cost\n2026-11-20,facebook,pier,"1,234.50"\n2026-11-19,,quay,5';

eachPlatform('the API of costs', (subject) => {
  let cookie = '';
  let token = '';
  const form = (url: string, fields: Record<string, string>) =>
    subject.platform().app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = async (name: string, role: string) => {
    await operate(subject.platform(), 'console add', { name, role, password: PASSWORD });
    const { headers } = await form('/report/sign-in', { name, password: PASSWORD });
    [cookie = ''] = String(headers['set-cookie']).split(';', 1);
  };
  const makeToken = async (name: string, more: Record<string, string> = { costs: 'yes' }) => {
    const { body } = await form('/report/account/tokens', { name, current: PASSWORD, ...more });
    return /<code>(parola_report_[\w-]{43})<\/code>/.exec(body)?.[1] ?? '';
  };
  const send = async (body: unknown, bearer = token, type = 'application/json') => {
    const answer = await subject.platform().app.inject({
      method: 'POST',
      url: API_PATHS.costs,
      headers: { 'content-type': type, authorization: `Bearer ${bearer}` },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const sendTable = (table: string) => send(table, token, 'text/csv');
  const db = () => subject.platform().context.database.db;
  const stored = async () => {
    const rows = await db().selectFrom('install_cost').selectAll().orderBy('campaign').execute();
    return rows.map(({ source, campaign, amount }) => [source, campaign, amount]);
  };

  beforeAll(async () => {
    await signIn('mia', 'marketer');
    token = await makeToken('network');
    expect(token).not.toBe('');
  });
  beforeEach(async () => {
    await db().deleteFrom('install_cost').execute();
    await db().deleteFrom('install_cost_import').execute();
    // Calls a minute are limited.
    subject.clock.advance(DAY_MS / 24);
  });

  it('stores costs as a decimal text or as hundredths, and logs the token', async () => {
    const answer = await send({ costs: [LINE, { ...LINE, campaign: 'quay', cost: 50 }] });
    expect(answer).toMatchObject({
      status: 200,
      body: { lines: 2, from: '2026-11-20', to: '2026-11-20', total: 123_500 },
    });
    expect(await stored()).toEqual([
      ['facebook', 'pier', 123_450],
      ['facebook', 'quay', 50],
    ]);
    const { body } = await operate(subject.platform(), 'console log', { limit: 1 });
    expect(body['actions']).toMatchObject([
      {
        actor: 'mia, token network',
        action: 'costs-added',
        detail: { import: answer.body['import'], lines: 2 },
      },
    ]);
    const { body: audit } = await operate(subject.platform(), 'audit list', { limit: 1 });
    expect(audit['entries']).toMatchObject([{ command: 'console costs-added' }]);
  });

  it('stores a table as the page does', async () => {
    const answer = await sendTable(TABLE);
    expect(answer).toMatchObject({ status: 200, body: { lines: 2, total: 123_950 } });
    expect(await stored()).toEqual([
      ['facebook', 'pier', 123_450],
      ['', 'quay', 500],
    ]);
  });

  it('changes nothing the second time, also at the same time, until a day is over', async () => {
    const body = { costs: [LINE] };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    const [first] = answers;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await send({ costs: [{ ...LINE, cost: '7' }] });
    expect(await send(body)).toEqual(first);
    expect(await stored()).toEqual([['facebook', 'pier', 700]]);
    expect(await db().selectFrom('install_cost_import').select('id').execute()).toHaveLength(2);
    subject.clock.advance(DAY_MS);
    expect((await send(body)).body['import']).not.toBe(first?.body['import']);
    expect(await stored()).toEqual([['facebook', 'pier', 123_450]]);
  });

  it.each<[string, unknown]>([
    ['line 2: day must be like', { costs: [LINE, { ...LINE, day: '20/11/2026' }] }],
    ['line 2: campaign is empty', { costs: [LINE, { ...LINE, campaign: ' \n ' }] }],
    ['line 1: 2099-11-21 is in the future', { costs: [{ ...LINE, day: '2099-11-21' }] }],
    ['is in another currency', { costs: [{ ...LINE, cost: '$12.00' }] }],
    ['line 1: cost must be like', { costs: [{ ...LINE, cost: 1.5 }] }],
    ['line 1: cost must be like', { costs: [{ ...LINE, cost: -1 }] }],
    ['line 1: cost "1.234" could mean two amounts', { costs: [{ ...LINE, cost: '1.234' }] }],
    ['the lines 1, 2: 2026-11-20 PIER', { costs: [LINE, { ...LINE, campaign: 'PIER' }] }],
    ['characters', { costs: [{ ...LINE, campaign: 'x'.repeat(201) }] }],
    ['costs', { costs: 'pier' }],
    ['costs.0.cost', { costs: [{ ...LINE, cost: null }] }],
    ['no line', { costs: [] }],
    ['costs', {}],
    [
      'a table may have 5000 lines',
      { costs: Array.from({ length: 5001 }, (_, at) => ({ ...LINE, campaign: `c${at}` })) },
    ],
  ])('refuses all of a body with a reason: %s', async (problem, body) => {
    const answer = await send(body);
    expect([answer.status, answer.body['msg']]).toEqual([400, expect.stringContaining(problem)]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['line 3: 03/04/2026 may be two days', 'day,campaign,cost\n03/03/2026,a,1\n03/04/2026,a,1'],
    ['the lines 2, 3: 2026-11-20 a', 'day,campaign,cost\n2026-11-20,a,1\n2026-11-20,a,2'],
    ['line 2: a character was lost', 'day,campaign,cost\n2026-11-20,\uFFFD,1'],
    ['in another currency', 'day,campaign,cost (USD)\n2026-11-20,a,1'],
    ['is missing', 'day,campaign\n2026-11-20,a'],
    ['mean the same', 'day,campaign,cost,spend\n2026-11-20,a,1,2'],
    ['line 3: day must be like', 'day,campaign,cost\n2026-11-20,a,1\n,b,2'],
    ['line 2: cost "1,234" could mean', 'day;campaign;cost\n2026-11-20;a;1,234'],
    ['line 2: 2026-11-28 is in the future', 'day,campaign,cost\n2026-11-28,a,1'],
  ])('refuses a table that the page would ask about or refuse: %s', async (problem, table) => {
    const answer = await sendTable(table);
    expect([answer.status, answer.body['msg']]).toEqual([400, expect.stringContaining(problem)]);
    expect(await stored()).toEqual([]);
  });

  it('refuses a body of more than 1 MiB', async () => {
    const answer = await sendTable(`${TABLE}\n${' '.repeat(1024 * 1024)}`);
    expect([answer.status, answer.body['msg']]).toEqual([400, expect.stringContaining('large')]);
    expect(await stored()).toEqual([]);
  });

  it('refuses tokens that may only read, unknown ones and those of other roles', async () => {
    const body = { costs: [LINE] };
    expect((await send(body, 'parola_report_wrong')).status).toBe(401);
    await signIn('ines', 'marketer');
    await makeToken('sending');
    const reading = await makeToken('reading', {});
    expect((await send(body, reading)).status).toBe(403);
    const { app } = subject.platform();
    const page = await app.inject({
      url: '/report/account',
      headers: { accept: 'text/html', cookie },
    });
    expect(page.body.split(access.tokenSends)).toHaveLength(2);
    expect(page.body).toContain(access.tokenMaySend);

    await signIn('vera', 'viewer');
    const viewing = await makeToken('viewing');
    expect(viewing).not.toBe('');
    expect((await send(body, viewing)).status).toBe(403);

    await signIn('bo', 'both');
    const both = await makeToken('both');
    expect((await send(body, both)).status).toBe(200);
    await db().deleteFrom('install_cost').execute();
    await operate(subject.platform(), 'console role', { name: 'bo', role: 'viewer' });
    expect((await send({ costs: [{ ...LINE, cost: '8' }] }, both)).status).toBe(403);
    await operate(subject.platform(), 'console role', { name: 'bo', role: 'operator' });
    expect((await send({ costs: [{ ...LINE, cost: '9' }] }, both)).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('takes the operator’s key', async () => {
    const answer = await subject.platform().app.inject({
      method: 'POST',
      url: API_PATHS.costs,
      headers: { 'content-type': 'application/json', 'x-operator-key': OPERATOR_KEY },
      payload: JSON.stringify({ costs: [LINE] }),
    });
    expect(answer.statusCode).toBe(200);
  });
});
