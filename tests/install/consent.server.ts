import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratch } from '#tests/support/scratch.ts';
import { platformUnderTest } from '#tests/server/platforms.ts';

const CAMPAIGN = 'utm_source=fb&utm_campaign=lantern&click_id=c-1';
const folder = join(scratch(), `parola-consent-${process.pid}`);

describe('a server that asks for consent', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    const head = `<meta name="parola-settings" content='{}' />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html><html><head>${head}</head></html>`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const subject = platformUnderTest([`--client-dir=${folder}`, '--ask-consent']);

  const cookiesOf = (headers: Record<string, unknown>) =>
    ([headers['set-cookie'] ?? []].flat() as string[]).filter((one) => one.startsWith('parola-'));
  const visit = async (cookie = '') => {
    const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }) };
    const answer = await subject.platform().app.inject({ url: `/?${CAMPAIGN}`, headers });
    return cookiesOf(answer.headers);
  };
  const choose = (query: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({
      method: 'POST',
      url: `/consent?${query}`,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  it('sets no campaign cookie before a yes, nor after a no', async () => {
    expect(await visit()).toEqual([]);
    expect(await visit('parola-consent=no')).toEqual([]);
    expect(await visit('parola-consent=maybe')).toEqual([]);
    const [cookie = ''] = await visit('other=1; parola-consent=yes');
    expect(cookie).toMatch(/^parola-campaign=/);
  });

  it('sets the cookies of the choice and of the page’s campaign for a yes', async () => {
    const answer = await choose(`choice=yes&${CAMPAIGN}`);
    expect(answer.statusCode).toBe(204);
    const [consent, campaign = ''] = cookiesOf(answer.headers);
    expect(consent).toBe('parola-consent=yes; Path=/; Max-Age=15552000; SameSite=Lax');
    const value = campaign.split(/[=;]/)[1] ?? '';
    expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject({
      utm: { source: 'fb', campaign: 'lantern' },
      clickIds: { click_id: 'c-1' },
    });
    expect(cookiesOf((await choose('choice=yes')).headers)).toHaveLength(1);
  });

  it('deletes the campaign cookie for a no', async () => {
    const answer = await choose(`choice=no&${CAMPAIGN}`);
    expect(cookiesOf(answer.headers)).toEqual([
      'parola-consent=no; Path=/; Max-Age=15552000; SameSite=Lax',
      'parola-campaign=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  it('refuses a choice without the XSRF token, and an unknown choice', async () => {
    const cookie = 'XSRF-TOKEN=abc';
    expect((await choose('choice=yes', { cookie })).statusCode).toBe(403);
    expect((await choose('choice=yes', { cookie, 'x-xsrf-token': 'abc' })).statusCode).toBe(204);
    expect((await choose('choice=perhaps')).statusCode).toBe(400);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.test' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a sandboxed page', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another site in an older browser', { 'sec-fetch-site': '', origin: 'https://other.test' }],
    ['somebody who names no page', { 'sec-fetch-site': '' }],
  ])('takes no choice of %s', async (_who, headers) => {
    const given: Record<string, string> = Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value !== ''),
    );
    const { app } = subject.platform();
    const answer = await app.inject({
      method: 'POST',
      url: `/consent?choice=yes&${CAMPAIGN}`,
      headers: given,
    });
    expect(answer.statusCode).toBe(403);
    expect(cookiesOf(answer.headers)).toEqual([]);
  });

  it('takes a choice of its own page in a browser without fetch metadata', async () => {
    const { app } = subject.platform();
    const headers = { host: 'lobby.test', origin: 'https://lobby.test' };
    const url = '/consent?choice=no';
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(204);
  });

  it('includes the setting to ask in the page', async () => {
    const { body } = await subject
      .platform()
      .app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body.replaceAll('&quot;', '"')).toContain('"askConsent":true');
  });
});
