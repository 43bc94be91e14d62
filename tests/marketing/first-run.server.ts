import { expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { SAMPLES_PATH } from '#server/marketing/report/paths.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform, OPERATOR_KEY, REAL_PLAYERS } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };

eachPlatform('a report before its first visitor', (subject) => {
  const get = async (url: string, language = 'en') =>
    (await subject.platform().app.inject({ url, headers: { ...KEY, 'accept-language': language } }))
      .body;
  const trySamples = (headers: Record<string, string>) =>
    subject.platform().app.inject({
      method: 'POST',
      url: SAMPLES_PATH,
      headers: { ...KEY, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('says what will stand there and offers the next steps, in both languages', async () => {
    const page = await get('/report');
    expect(page).toContain(en.firstRun.title);
    expect(page).toContain(`href="/report/links">${en.firstRun.createLink}</a>`);
    expect(page).toContain(`action="${SAMPLES_PATH}"`);
    expect(await get('/report?campaign=nobody', 'th')).toContain(th.firstRun.trySamples);
  });

  it('is filled with sample data by a form of its own pages only', async () => {
    expect((await trySamples({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await get('/report')).toContain(en.firstRun.title);
    const { statusCode, headers } = await trySamples({ 'sec-fetch-site': 'same-origin' });
    expect([statusCode, headers.location]).toEqual([303, '/report']);
    const page = await get('/report');
    expect(page).not.toContain(en.firstRun.title);
    expect(page).toContain('lantern-night');
    // An empty period is no first run.
    const empty = await get('/report?from=2020-01-01&to=2020-01-31');
    expect(empty).toContain(en.empty);
    expect(empty).not.toContain(SAMPLES_PATH);
  });

  it('needs a marketer', async () => {
    const answer = await trySamples({ 'x-operator-key': '', 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(401);
  });
});

eachPlatform(
  'the empty report of a server for real players',
  (subject) => {
    it('offers no sample data', async () => {
      const { app } = subject.platform();
      const { body } = await app.inject({ url: '/report', headers: KEY });
      expect(body).toContain(en.firstRun.createLink);
      expect(body).not.toContain(SAMPLES_PATH);
      const headers = { ...KEY, 'sec-fetch-site': 'same-origin' };
      const sent = await app.inject({ method: 'POST', url: SAMPLES_PATH, headers });
      expect(sent.statusCode).toBe(404);
    });
  },
  REAL_PLAYERS,
);
