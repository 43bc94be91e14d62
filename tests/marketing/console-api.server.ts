import { beforeAll, expect, it } from 'vitest';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { access } from '#server/marketing/texts/en-access.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';

const PASSWORD = 'a lighthouse at noon';
const LANDED = '2026-11-20T10:00:00+08:00';
const PAGE = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

const many = (campaign: string, count: number) =>
  Array.from({ length: count }, () => ({
    landed: LANDED,
    source: 'facebook',
    campaign,
    steps: { installed: 60 },
    deposits: [{ after: 90, amount: 10_000 }],
  }));

eachPlatform('the reports’ API', (subject) => {
  let cookie = '';
  let token = '';
  const call = (
    url: string,
    headers: Record<string, string> = { authorization: `Bearer ${token}` },
  ) => subject.platform().app.inject({ url, headers });
  const post = (url: string, form: Record<string, string> = {}) =>
    subject.platform().app.inject({
      method: 'POST',
      url,
      headers: { ...PAGE, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const makeToken = async (name: string): Promise<string> => {
    const { body } = await post('/report/account/tokens', { name, current: PASSWORD });
    const [, made = ''] = /<code>(parola_report_[\w-]{43})<\/code>/.exec(body) ?? [];
    return made;
  };

  beforeAll(async () => {
    const visitors = [...many('lantern', 7), ...many('fish', 4), ...many('boat', 1)];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    await operate(subject.platform(), 'console add', { name: 'mia', password: PASSWORD });
    const signedIn = await post('/report/sign-in', { name: 'mia', password: PASSWORD });
    [cookie = ''] = String(signedIn.headers['set-cookie']).split(';', 1);
    token = await makeToken('nightly sheet');
    expect(token).not.toBe('');
  });

  it('returns the same numbers as the pages', async () => {
    const page = await subject.platform().app.inject({
      url: '/report?format=json&campaign=lantern',
      headers: { 'x-operator-key': OPERATOR_KEY },
    });
    const answer = await call(`${API_PATHS.installs}?campaign=lantern`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual(page.json());
    const csv = await call(`${API_PATHS.installs}?from=2026-11-20&to=2026-11-20&format=csv`);
    expect(csv.body.split('\r\n')[1]).toBe(
      '2026-11-20,12,0,0,12,0,0,12,12,120000,120000,"no","no","yes"',
    );
  });

  it('merges rows of fewer than five visitors without losing any', async () => {
    const { rows } = (await call(`${API_PATHS.table}?by=campaign`)).json<{
      rows: { name: string; landed: number; amount: number }[];
    }>();
    expect(rows.map(({ name, landed, amount }) => [name, landed, amount])).toEqual([
      ['lantern', 7, 70_000],
      [FEW, 5, 50_000],
    ]);
    const front = await call(API_PATHS.installs);
    expect(front.body).not.toContain('boat');
    const retention = await call(`${API_PATHS.retention}?by=campaign`);
    expect(retention.json<{ rows: { name: string }[] }>().rows.map(({ name }) => name)).toEqual([
      'lantern',
    ]);
    expect(retention.body).not.toContain('boat');
  });

  it.each([
    ['a filter', 'campaign=fish'],
    ['a filter for a single row beside a large one', 'campaign=lantern&campaign=boat'],
    ['a filter for several small ones', 'campaign=fish&period=90d&campaign=none'],
  ])('reports nothing about fewer than five visitors by %s', async (_what, query) => {
    const { rows } = (await call(`${API_PATHS.table}?by=campaign&${query}`)).json<{
      rows: { name: string; landed: number }[];
    }>();
    expect(rows.map(({ landed }) => landed)).toEqual(query.includes('lantern') ? [7] : []);
    const table = await call(`${API_PATHS.table}?by=campaign&format=csv&${query}`);
    expect(table.body).not.toMatch(/fish|boat|fewer/);
    const retention = await call(`${API_PATHS.retention}?by=campaign&${query}`);
    expect(retention.body).not.toMatch(/"name":"(?:fish|boat)"/);
  });

  it('reports no totals and no days of fewer than five visitors', async () => {
    const few = (await call(`${API_PATHS.installs}?campaign=fish`)).json<{
      totals: object;
      course: object[];
      isTooFew?: true;
    }>();
    expect(few).toMatchObject({ totals: { landed: 0, amount: 0, medianSeconds: null } });
    expect(few).toMatchObject({ course: [], isTooFew: true });
    const csv = await call(`${API_PATHS.installs}?campaign=fish&format=csv`);
    expect(csv.body.trim().split('\r\n')).toHaveLength(1);
    // Two quiet days, of 2 and 4 visitors.
    const visitors = ['18', '19', '19'].flatMap((day) =>
      many('quiet', 2).map((one) => ({ ...one, landed: `2026-11-${day}T00:10:00+08:00` })),
    );
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    const quiet = (await call(`${API_PATHS.installs}?campaign=quiet&period=7d`)).json<{
      totals: { landed: number };
      course: { day: string; landed: number }[];
    }>();
    expect(quiet.totals.landed).toBe(6);
    expect(quiet.course.every(({ landed }) => landed === 0)).toBe(true);
    expect(quiet.course.map(({ day }) => day)).not.toContain('2026-11-19');
  });

  it('refuses calls without a token, and pages and commands to a token', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer parola_report_wrong' },
      { authorization: `Basic ${token}` },
      { cookie },
    ] as Record<string, string>[]) {
      const { statusCode, body } = await call(API_PATHS.installs, headers);
      expect(statusCode).toBe(401);
      expect(body).not.toContain('lantern');
    }
    for (const path of ['/report', '/report?format=csv', '/report/costs', '/report/log']) {
      expect((await call(path)).statusCode).toBe(401);
    }
    const command = await subject.platform().app.inject({
      method: 'POST',
      url: '/operator/console/list',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(command.statusCode).toBe(401);
    const wrong = await call(`${API_PATHS.table}?by=shoes`);
    expect([wrong.statusCode, wrong.json<{ msg: string }>().msg]).toEqual([
      400,
      expect.stringMatching(/^by must be one of/),
    ]);
  });

  it('shows a token once, stores only its hash, and refuses it once it is revoked', async () => {
    const fresh = await makeToken('weekly');
    expect((await call(API_PATHS.installs, { authorization: `Bearer ${fresh}` })).statusCode).toBe(
      200,
    );
    const account = await subject.platform().app.inject({
      url: '/report/account',
      headers: { ...PAGE, cookie },
    });
    expect(account.body).not.toContain(fresh);
    const { database } = subject.platform().context;
    const rows = await database.db.selectFrom('console_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(fresh);
    const [, id = ''] =
      /action="\/report\/account\/tokens\/(\d+)\/revoke"[^>]*><button[^>]*>Revoke weekly/.exec(
        account.body,
      ) ?? [];
    const revoked = await post(`/report/account/tokens/${id}/revoke`);
    expect(revoked.headers.location).toBe('/report/account?note=token-revoked');
    expect((await call(API_PATHS.installs, { authorization: `Bearer ${fresh}` })).statusCode).toBe(
      401,
    );
    const nameless = { name: ' ', current: PASSWORD };
    expect((await post('/report/account/tokens', nameless)).statusCode).toBe(400);
    const { body } = await operate(subject.platform(), 'console log', { limit: 50 });
    expect(JSON.stringify(body)).not.toContain(fresh);
    expect(body['actions']).toContainEqual(
      expect.objectContaining({ actor: 'mia, token nightly sheet', action: 'exported' }),
    );
    expect(access.actions['token-revoked']).not.toBe('');
  });

  it('makes a token only with the password', async () => {
    for (const current of ['', 'not the one at all']) {
      const answer = await post('/report/account/tokens', { name: 'stolen', current });
      expect(answer.headers.location).toBe('/report/account?note=wrong-password');
    }
    expect(await makeToken('honest')).not.toBe('');
  });

  it('makes no more than 20 tokens for an account, however many are asked for at once', async () => {
    const { db } = subject.platform().context.database;
    const own = await db
      .selectFrom('console_token')
      .select(['account_id', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('account_id')
      .executeTakeFirstOrThrow();
    const fillers = Array.from({ length: 18 - own.count }, (_, index) => ({
      account_id: own.account_id,
      name: `filler ${index}`,
      token_hash: `filler ${index}`,
      created_at: 0,
    }));
    await db.insertInto('console_token').values(fillers).execute();
    const made = await Promise.all(Array.from({ length: 4 }, () => makeToken('one of four')));
    expect(made.filter((one) => one !== '')).toHaveLength(2);
    expect(await makeToken('one too many')).toBe('');
  });

  it.each(['the account', 'the operator'])(
    'ends every token with a new password by %s',
    async (by) => {
      const name = by.replace('the ', '');
      await operate(subject.platform(), 'console add', { name, password: PASSWORD });
      const before = cookie;
      const entered = await post('/report/sign-in', { name, password: PASSWORD });
      [cookie = ''] = String(entered.headers['set-cookie']).split(';', 1);
      const own = { authorization: `Bearer ${await makeToken('to be ended')}` };
      expect((await call(API_PATHS.installs, own)).statusCode).toBe(200);
      const password = 'ten boats in the bay';
      if (by === 'the account') {
        await post('/report/account/password', { current: PASSWORD, password });
      } else {
        await operate(subject.platform(), 'console password', { name, password });
      }
      cookie = before;
      expect((await call(API_PATHS.installs, own)).statusCode).toBe(401);
    },
  );

  it('revokes the tokens of a removed account', async () => {
    await operate(subject.platform(), 'console remove', { name: 'mia' });
    expect((await call(API_PATHS.installs)).statusCode).toBe(401);
  });

  it('is described in OpenAPI with exactly its own paths', async () => {
    const { statusCode, json } = await call(API_PATHS.document, {});
    expect(statusCode).toBe(200);
    const document = json<{ openapi: string; paths: Record<string, unknown> }>();
    expect(document.openapi).toBe('3.1.0');
    const { document: _document, ...reports } = API_PATHS;
    expect(Object.keys(document.paths).toSorted()).toEqual(Object.values(reports).toSorted());
  });
});
