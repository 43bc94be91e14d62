import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { rm } from 'node:fs/promises';
import { platformUnderTest, tokenOf } from './platforms.ts';

const folder = join(tmpdir(), `parola-xsrf-${process.pid}`);

describe('the XSRF cookie', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    const head = `<meta name="parola-settings" content='{}' />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html><html><head>${head}</head></html>`);
    await writeFile(join(folder, 'sw.js'), 'self.x = 1');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const subject = platformUnderTest([`--client-dir=${folder}`, '--trust-proxy=1']);

  const page = (headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url: '/login', headers: { accept: 'text/html', ...headers } });
  const post = async (headers: Record<string, string>, url: string = endpoints.lobbyTips.path) => {
    const { app } = subject.platform();
    const response = await app.inject({ method: 'POST', url, headers, payload: {} });
    return response.statusCode;
  };

  it('is set once with a page, for its own site only [api.xsrf]', async () => {
    const first = String((await page()).headers['set-cookie']);
    expect(first).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Strict$/);
    expect(String((await page()).headers['set-cookie'])).not.toBe(first);
    const secure = await page({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' });
    expect(secure.headers['set-cookie']).toMatch(/; Secure$/);
    const known = await page({ cookie: first.split(';', 1)[0] ?? '' });
    expect(known.headers).not.toHaveProperty('set-cookie');
  });

  it('is set with nothing but pages, and a session token does not work as a cookie', async () => {
    const { app } = subject.platform();
    const script = await app.inject({ url: '/sw.js' });
    expect([script.statusCode, script.headers['set-cookie']]).toEqual([200, undefined]);
    const token = await tokenOf(subject.platform());
    const call = await subject.call('afterLoginConfig', {}, token);
    expect(call.headers).not.toHaveProperty('set-cookie');
    // The token does not work as a cookie.
    const cookie = `token=${token}; authorization=${token}`;
    const answer = await app.inject({
      method: 'POST',
      url: endpoints.refreshBalance.path,
      headers: { cookie },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ errcode: 401 });
  });

  it.each([
    ['no cookie', {}, 200],
    ['a cookie of somebody else', { cookie: 'theme=dark' }, 200],
    ['the header alone', { 'x-xsrf-token': 'abc' }, 200],
    ['both, the same', { cookie: 'a=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }, 200],
    ['one of two cookies', { cookie: 'XSRF-TOKEN=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }, 200],
    [
      'neither of two cookies',
      { cookie: 'XSRF-TOKEN=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'c' },
      403,
    ],
    ['the cookie alone', { cookie: 'XSRF-TOKEN=abc' }, 403],
    ['both, but different', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' }, 403],
    ['an empty header', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': '' }, 403],
  ])('with %s: %o → %i [api.xsrf]', async (_title, headers, status) => {
    expect(await post(headers)).toBe(status);
  });

  it('is not required for a browser’s own report', async () => {
    expect(await post({ cookie: 'XSRF-TOKEN=abc' }, '/csp-report')).toBe(204);
    expect(await post({ cookie: 'XSRF-TOKEN=abc' }, '/csp-report/x')).toBe(403);
  });
});
