import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, epochMs } from '#shared/time/duration.ts';
import { codeAt } from '#server/marketing/access/totp.ts';
import { sweepConsoleSessions } from '#server/marketing/access/sessions.ts';
import { access } from '#server/marketing/texts/en-access.ts';
import { eachPlatform, operate, OPERATOR_KEY, platformUnderTest } from '#tests/server/platforms.ts';

const PASSWORD = 'a lighthouse at noon';
const HERE = { 'sec-fetch-site': 'same-origin' };
const PAGE = { accept: 'text/html,application/xhtml+xml' };

eachPlatform('the console’s access', (subject) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers: { ...PAGE, ...headers } });
  const post = (
    url: string,
    form: Record<string, string>,
    headers: Record<string, string> = HERE,
  ) =>
    subject.platform().app.inject({
      method: 'POST',
      url,
      headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const addAccount = async (name: string, role = 'marketer') => {
    const { body } = await operate(subject.platform(), 'console add', {
      name,
      role,
      password: PASSWORD,
    });
    expect(body).toMatchObject({ errcode: 0, name, role });
  };
  const cookieOf = (answer: { headers: Record<string, unknown> }): string => {
    const all = [answer.headers['set-cookie'] ?? []].flat() as string[];
    const found = all.find((one) => one.startsWith('console-session='));
    return found?.split(';', 1)[0] ?? '';
  };
  const signIn = async (name: string, more: Record<string, string> = {}) => {
    const answer = await post('/report/sign-in', { name, password: PASSWORD, ...more });
    return { answer, cookie: cookieOf(answer) };
  };

  it('redirects a browser to the sign-in, and then to the requested page', async () => {
    await addAccount('mia');
    const asked = await get('/report/table?by=source&window=7');
    expect(asked.statusCode).toBe(303);
    const [, next] = String(asked.headers.location).split('next=');
    expect(decodeURIComponent(next ?? '')).toBe('/report/table?by=source&window=7');
    const page = await get(String(asked.headers.location));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('value="/report/table?by=source&amp;window=7"');
    const { answer, cookie } = await signIn('Mia', { next: '/report/table?by=source&window=7' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/report/table?by=source&window=7',
    ]);
    expect([answer.headers['set-cookie']].flat().join()).toMatch(
      /console-session=[\w-]{43}; Path=\/report; Max-Age=1209600; HttpOnly; SameSite=Lax(?!; Secure)/,
    );
    expect((await get('/report', { cookie })).statusCode).toBe(200);
  });

  it.each([
    'https://evil.example/report',
    '//evil.example',
    '/report\\evil',
    '/lobby',
    '/reporting',
  ])('redirects to its own front page instead of %s', async (next) => {
    await operate(subject.platform(), 'console add', { name: 'nina', password: PASSWORD });
    const { answer } = await signIn('nina', { next });
    expect(answer.headers.location).toBe('/report');
  });

  it('refuses a wrong password and an unknown name alike, and limits the attempts', async () => {
    await addAccount('ben');
    for (const [name, password] of [
      ['ben', 'wrong wrong wrong'],
      ['nobody', PASSWORD],
      ['ben', ''],
    ]) {
      const answer = await post('/report/sign-in', { name: name ?? '', password: password ?? '' });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(access.refused);
      expect(answer.body).not.toContain(PASSWORD);
      expect(cookieOf(answer)).toBe('');
    }
    for (let tries = 0; tries < 8; tries += 1) {
      await post('/report/sign-in', { name: 'ben', password: 'wrong wrong wrong' });
    }
    const blocked = await signIn('ben');
    expect(blocked.answer.statusCode).toBe(429);
    expect(blocked.answer.body).toContain('Try again in 15 min.');
    subject.clock.advance(15 * MINUTE_MS);
    expect((await signIn('ben')).answer.statusCode).toBe(303);
  });

  const tryFrom = async (remoteAddress: string, password = PASSWORD) => {
    const { statusCode } = await subject.platform().app.inject({
      method: 'POST',
      url: '/report/sign-in',
      remoteAddress,
      headers: { ...PAGE, ...HERE, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name: 'orla', password }).toString(),
    });
    return statusCode;
  };

  it('lets no stranger lock an account out, and many strangers only from new networks', async () => {
    await addAccount('orla');
    expect(await tryFrom('203.0.113.1')).toBe(303);
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await tryFrom(network, 'wrong wrong wrong')).toBe(403);
      }
      expect(await tryFrom(network)).toBe(429);
    }
    expect(await tryFrom('192.0.2.7')).toBe(303);
    for (let tries = 0; tries < 9; tries += 1) await tryFrom('192.0.2.8', 'wrong wrong wrong');
    expect(await tryFrom('192.0.2.9')).toBe(429);
    expect(await tryFrom('203.0.113.1')).toBe(303);
    subject.clock.advance(5 * MINUTE_MS);
    expect(await tryFrom('192.0.2.9')).toBe(303);
  });

  it('refuses forms from another site, also for a signed-in account', async () => {
    await addAccount('cora');
    const { cookie } = await signIn('cora');
    const form = { current: PASSWORD, password: 'another long password' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[]) {
      const answer = await post('/report/account/password', form, { cookie, ...headers });
      expect([answer.statusCode, answer.body.includes(access.notFromHere)]).toEqual([403, true]);
      const login = await post('/report/sign-in', { name: 'cora', password: PASSWORD }, headers);
      expect(login.statusCode).toBe(403);
    }
    const older = { cookie, origin: 'http://localhost:4600', host: 'localhost:4600' };
    const allowed = await post('/report/account/sign-out', {}, older);
    expect(allowed.headers.location).toBe('/report/sign-in');
  });

  it('ends a session by sign-out, after a day without use, after two weeks, and by the operator', async () => {
    await addAccount('dan');
    const isIn = async (cookie: string) => (await get('/report', { cookie })).statusCode === 200;
    const first = await signIn('dan');
    const out = await post('/report/account/sign-out', {}, { ...HERE, cookie: first.cookie });
    expect(out.headers.location).toBe('/report/sign-in');
    expect(await isIn(first.cookie)).toBe(false);

    const idle = await signIn('dan');
    subject.clock.advance(23 * HOUR_MS);
    expect(await isIn(idle.cookie)).toBe(true);
    subject.clock.advance(24 * HOUR_MS);
    expect(await isIn(idle.cookie)).toBe(false);

    const long = await signIn('dan');
    for (let hours = 0; hours < 13 * 24; hours += 12) {
      subject.clock.advance(12 * HOUR_MS);
      expect(await isIn(long.cookie)).toBe(true);
    }
    subject.clock.advance(23 * HOUR_MS);
    await isIn(long.cookie);
    subject.clock.advance(2 * HOUR_MS);
    expect(await isIn(long.cookie)).toBe(false);
    const { database } = subject.platform().context;
    await sweepConsoleSessions(database.db, epochMs(subject.clock.now() + DAY_MS));
    expect(await database.db.selectFrom('console_session').selectAll().execute()).toEqual([]);

    const last = await signIn('dan');
    await operate(subject.platform(), 'console remove', { name: 'dan' });
    expect(await isIn(last.cookie)).toBe(false);
  });

  it('changes the password with the old one, and ends the account’s other sessions', async () => {
    await addAccount('eva');
    const here = await signIn('eva');
    const elsewhere = await signIn('eva');
    const change = async (form: Record<string, string>) =>
      (await post('/report/account/password', form, { ...HERE, cookie: here.cookie })).headers
        .location;
    const fresh = 'ten boats in the bay';
    expect(await change({ current: 'wrong', password: fresh })).toMatch(/wrong-password/);
    expect(await change({ current: PASSWORD, password: 'short' })).toMatch(/too-short/);
    expect(await change({ current: PASSWORD, password: fresh })).toMatch(/note=password$/);
    const response = await get('/report/account?note=password', { cookie: here.cookie });
    expect(response.body).toContain(access.passwordChanged);
    expect((await get('/report', { cookie: elsewhere.cookie })).statusCode).toBe(303);
    expect((await signIn('eva')).answer.statusCode).toBe(403);
    expect((await signIn('eva', { password: fresh })).answer.statusCode).toBe(303);
  });

  it('requires a code once it is turned on, and accepts each code once', async () => {
    await addAccount('finn');
    const { cookie } = await signIn('finn');
    const own = { ...HERE, cookie };
    await post('/report/account/code', { current: 'wrong' }, own);
    expect((await get('/report/account', own)).body).not.toContain('otpauth');
    await post('/report/account/code', { current: PASSWORD }, own);
    const shown = (await get('/report/account', own)).body;
    const [, spaced = ''] = /<code>([A-Z2-7 ]{30,})<\/code>/.exec(shown) ?? [];
    const secret = spaced.replaceAll(' ', '');
    expect(shown).toContain('<svg role="img" aria-label="Key as a QR code"');
    const code = () => codeAt(secret, subject.clock.now());
    const wrong = await post('/report/account/code-on', { code: '000000' }, own);
    expect(wrong.headers.location).toMatch(/wrong-code/);
    const on = await post('/report/account/code-on', { code: code() }, own);
    expect(on.headers.location).toMatch(/code-on/);

    // The code that enabled two-factor sign-in cannot be used again.
    expect((await signIn('finn', { code: code() })).answer.statusCode).toBe(403);
    subject.clock.advance(30_000);
    expect((await signIn('finn')).answer.statusCode).toBe(403);
    expect((await signIn('finn', { code: '123456' })).answer.statusCode).toBe(403);
    expect((await signIn('finn', { code: code() })).answer.statusCode).toBe(303);
    expect((await signIn('finn', { code: code() })).answer.statusCode).toBe(403);

    const off = await post('/report/account/code-off', { current: PASSWORD }, own);
    expect(off.headers.location).toMatch(/code-off/);
    expect((await signIn('finn')).answer.statusCode).toBe(303);
  });

  it('logs sign-ins and downloads, and shows the log to operators only', async () => {
    await addAccount('gil');
    await addAccount('hana', 'operator');
    const marketer = await signIn('gil');
    await get('/report?format=csv', { cookie: marketer.cookie });
    expect((await get('/report/log', { cookie: marketer.cookie })).statusCode).toBe(403);
    const operator = await signIn('hana');
    const { body } = await get('/report/log', { cookie: operator.cookie });
    expect(body).toMatch(
      /gil<\/td><td>Downloaded<\/td><td>file: parola-installs-[\d-]+to[\d-]+\.csv</,
    );
    expect(body).toMatch(/hana<\/td><td>Signed in</);
    const { body: log } = await operate(subject.platform(), 'console log', { limit: 2 });
    expect(log['actions']).toMatchObject([
      { actor: 'hana', action: 'sign-in' },
      { actor: 'gil', action: 'exported' },
    ]);
    expect(JSON.stringify(log)).not.toContain(PASSWORD);
  });

  it('opens each role its own pages and forms, and those of both to who has both', async () => {
    const marketers = ['/report', '/report/table', '/report/retention', '/report/costs'];
    marketers.push(
      '/report/links',
      '/report/links/several',
      '/report/postbacks',
      '/report/schedules',
      '/report/alerts',
    );
    const operators = ['/report/log', '/report/audit', '/report/withdrawals'];
    const statuses = async (paths: readonly string[], cookie: string) => {
      const answers = await Promise.all(paths.map((path) => get(`${path}?lang=en`, { cookie })));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    for (const [name, role, opensReports, opensOperation] of [
      ['max', 'marketer', 200, 403],
      ['ona', 'operator', 403, 200],
      ['pia', 'both', 200, 200],
    ] as const) {
      await addAccount(name, role);
      const { cookie } = await signIn(name);
      expect(await statuses(marketers, cookie)).toEqual([opensReports]);
      expect(await statuses(operators, cookie)).toEqual([opensOperation]);
      const { body } = await get('/report/account', { cookie });
      expect(body.includes('href="/report/costs"')).toBe(opensReports === 200);
      expect(body.includes('href="/report/today"')).toBe(opensOperation === 200);
      expect(body.includes('Tokens for programs')).toBe(opensReports === 200);
      const form = { name: 'x', current: PASSWORD };
      const token = await post('/report/account/tokens', form, { ...HERE, cookie });
      expect(token.statusCode).toBe(opensReports);
      const costs = await post('/report/costs', {}, { ...HERE, cookie });
      expect(costs.statusCode === 403).toBe(opensReports === 403);
    }
  });

  it('shows an operator who signs in the first page of operators', async () => {
    await addAccount('quin', 'operator');
    const { answer, cookie } = await signIn('quin');
    const front = await get(String(answer.headers.location), { cookie });
    expect(front.statusCode).toBe(303);
    expect((await get(String(front.headers.location), { cookie })).statusCode).toBe(200);
  });

  it('changes an account’s role at once, and what its tokens read', async () => {
    await addAccount('rex');
    const { cookie } = await signIn('rex');
    const made = await post(
      '/report/account/tokens',
      { name: 'sheet', current: PASSWORD },
      { ...HERE, cookie },
    );
    const [token = ''] = /parola_report_[\w-]+/.exec(made.body) ?? [];
    const read = async () =>
      (await get('/report/api/installs', { authorization: `Bearer ${token}` })).statusCode;
    expect(await read()).toBe(200);
    const { body } = await operate(subject.platform(), 'console role', {
      name: 'rex',
      role: 'operator',
    });
    expect(body).toMatchObject({ name: 'rex', role: 'operator' });
    expect((await get('/report/costs', { cookie })).statusCode).toBe(403);
    expect((await get('/report/log', { cookie })).statusCode).toBe(200);
    expect(await read()).toBe(401);
    const { status } = await operate(subject.platform(), 'console role', {
      name: 'nobody',
      role: 'both',
    });
    expect(status).toBe(400);
  });

  it('logs refused sign-ins without what was typed as a name, and they push out nothing else', async () => {
    const { clock } = subject;
    const { database } = subject.platform().context;
    await addAccount('kim');
    await signIn('kim');
    const key = 'Typed-Into-The-Wrong-Field-1';
    const wrong = (name: string, from: number) =>
      subject.platform().app.inject({
        method: 'POST',
        url: '/report/sign-in',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ name, password: 'no such password' }).toString(),
        remoteAddress: `10.9.0.${from}`,
      });
    for (let from = 1; from <= 12; from += 1) {
      expect((await wrong(from % 2 === 0 ? 'KIM' : `${key}${from}`, from)).statusCode).toBe(403);
      if (from === 10) clock.advance(HOUR_MS);
    }
    const { body } = await operate(subject.platform(), 'console log', { limit: 10 });
    expect(body['actions']).toMatchObject([
      { actor: 'kim', action: 'sign-in-refused', detail: { tries: 1 } },
      { actor: 'unknown name', action: 'sign-in-refused', detail: { tries: 1 } },
      { actor: 'kim', action: 'sign-in' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const { actions } = (await operate(subject.platform(), 'console log', { limit: 20 })).body as {
      actions: { actor: string; detail: object }[];
    };
    expect(actions).toContainEqual(expect.objectContaining({ actor: 'kim', detail: { tries: 5 } }));
    for (const table of ['rate_limit', 'console_action'] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('wrong-field');
    }
  });

  it('accepts the operator’s key, and refuses missing, forged and cross-site credentials', async () => {
    const key = await get('/report?format=json', { 'x-operator-key': OPERATOR_KEY });
    expect(key.statusCode).toBe(200);
    const file = await subject.platform().app.inject({ url: '/report?format=json' });
    expect([file.statusCode, file.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Parola reports", charset="UTF-8"',
    ]);
    const forged = await get('/report', { cookie: 'console-session=aaaa' });
    expect(forged.statusCode).toBe(303);
    // A browser sends basic credentials with another site's form too.
    const basic = `Basic ${Buffer.from(`x:${OPERATOR_KEY}`).toString('base64')}`;
    const crossed = await post(
      '/report/account/sign-out',
      {},
      { authorization: basic, 'sec-fetch-site': 'cross-site' },
    );
    expect(crossed.statusCode).toBe(403);
  });

  it('refuses invalid names, passwords and roles, and a name that is in use', async () => {
    const refused = async (options: object) =>
      (await operate(subject.platform(), 'console add', options)).status;
    expect(await refused({ name: 'a b' })).toBe(400);
    expect(await refused({ name: 'ivy', password: 'short' })).toBe(400);
    expect(await refused({ name: 'ivy', role: 'king' })).toBe(400);
    const made = await operate(subject.platform(), 'console add', { name: 'ivy' });
    expect(String(made.body['password'])).toMatch(/^[\w-]{20}$/);
    expect(await refused({ name: 'Ivy' })).toBe(400);
    const again = await operate(subject.platform(), 'console password', { name: 'ivy' });
    expect(again.body['password']).not.toBe(made.body['password']);
    const { body } = await operate(subject.platform(), 'console list', {});
    expect(body['accounts']).toContainEqual({
      name: 'ivy',
      role: 'marketer',
      campaigns: null,
      hasCode: false,
    });
  });
});

describe('without an operator key', () => {
  const subject = platformUnderTest(['--operator-key=']);

  it('the console is open on the server’s own machine, and requires a sign-in elsewhere', async () => {
    const ask = (remoteAddress: string) =>
      subject.platform().app.inject({
        url: '/report/account',
        remoteAddress,
        headers: { ...PAGE, host: 'localhost' },
      });
    const here = await ask('127.0.0.1');
    expect(here.statusCode).toBe(200);
    expect(here.body).toContain('without an account');
    expect((await ask('203.0.113.9')).statusCode).toBe(303);
  });
});
