import { expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { schedules as thai } from '#server/marketing/texts/th-schedules.ts';
import { eachPlatform, OPERATOR_KEY } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html' };
const { schedules: texts } = en;
const SCHEDULE = {
  name: 'nightly',
  report: '/report/table?by=campaign&period=7d',
  frequency: 'day',
  hour: '6',
  url: 'https://sheets.example/files',
  secret: 'a-secret-of-the-sheet',
};

eachPlatform('the console’s schedules', (subject) => {
  const page = (url: string, headers = {}) =>
    subject.platform().app.inject({ url, headers: { ...KEY, ...headers } });
  const post = (url: string, form: Record<string, string> = {}) =>
    subject.platform().app.inject({
      method: 'POST',
      url,
      headers: {
        ...KEY,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(form).toString(),
    });
  const stored = () =>
    subject
      .platform()
      .context.database.db.selectFrom('report_schedule')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
  async function create(): Promise<string> {
    expect((await post('/report/schedules', SCHEDULE)).statusCode).toBe(303);
    return `/report/schedules/${(await stored())?.id}`;
  }

  it('can be edited, and keep their secret unless another one is given', async () => {
    const own = await create();
    const { body } = await page(own);
    expect(body).toContain(texts.edit('nightly'));
    expect(body).toContain('value="https://sheets.example/files"');
    expect(body).not.toContain(SCHEDULE.secret);
    const changed = { ...SCHEDULE, name: 'weekly', frequency: 'week', hour: '8', secret: '' };
    const { headers } = await post(own, changed);
    expect(headers.location).toBe('/report/schedules?done=changed');
    expect((await page('/report/schedules?done=changed')).body).toContain(texts.changed);
    expect(await stored()).toMatchObject({ ...changed, hour: 8, secret: SCHEDULE.secret });
    await post(own, { ...changed, noSecret: 'yes' });
    expect((await stored())?.secret).toBe('');
    expect((await page('/report/log')).body).toContain(en.access.actions['schedule-changed']);
  });

  it('stay as they were when an edit is wrong, and the form keeps what was typed', async () => {
    const own = await create();
    const before = await stored();
    const refused = await post(own, {
      ...SCHEDULE,
      name: 'typed',
      report: '/nowhere',
      secret: 's3cret',
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('value="typed"');
    expect(refused.body).not.toContain('s3cret');
    expect(await stored()).toEqual(before);
  });

  it('are deleted only after a question', async () => {
    const own = await create();
    const list = (await page('/report/schedules')).body;
    expect(list).toContain(`href="${own}/delete"`);
    expect(list).not.toContain(`action="${own}/delete"`);
    const asked = (await page(`${own}/delete`)).body;
    expect(asked).toContain(texts.askRemove('nightly'));
    expect(asked).toContain(`action="${own}/delete"`);
    expect(await stored()).toBeDefined();
    const asksInThai = await page(`${own}/delete?lang=th`, {
      cookie: 'parola_console_language=th',
    });
    expect(asksInThai.body).toContain(thai.askRemove('nightly'));
    expect((await post(`${own}/delete`)).headers.location).toBe('/report/schedules?done=removed');
    expect((await page(own)).statusCode).toBe(400);
  });
});

eachPlatform('a path of the console that leads nowhere', (subject) => {
  const get = (url: string, headers: Record<string, string>) =>
    subject.platform().app.inject({ url, headers });

  it.each(['/report/nope', '/report/links/1/2/3', '/report/table/'])(
    'is a page of the console for browsers: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url, KEY);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain(en.notFound);
      expect(body).toContain('href="/report"');
      expect(body).toContain('/report/files/console.css');
      expect(body).toContain(`href="${url}?lang=th"`);
    },
  );

  it('asks a browser without a session to sign in, and then shows the page', async () => {
    const { statusCode, headers } = await get('/report/nope', { accept: 'text/html' });
    expect([statusCode, headers.location]).toEqual([303, '/report/sign-in?next=%2Freport%2Fnope']);
  });

  it.each(['/report/nope', '/report/api/v1/nope'])('is JSON for programs: %s', async (url) => {
    const { statusCode, body } = await get(url, { 'x-operator-key': OPERATOR_KEY });
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { errcode: 404 }]);
  });
});

eachPlatform('problems of the console', (subject) => {
  it.each([
    ['/report?from=never', 'วัน'],
    ['/report?page=none', 'ตัวเลข'],
    ['/report/links/999999', 'ไม่มีลิงก์นี้'],
  ])('are in Thai for a Thai reader: %s', async (url, word) => {
    const { app } = subject.platform();
    const headers = { ...KEY, 'accept-language': 'th' };
    const { statusCode, body } = await app.inject({ url, headers });
    expect(statusCode).toBe(400);
    expect(/<p class="problem" role="alert">([^<]*)/.exec(body)?.[1]).toContain(word);
  });

  it('are in English for programs', async () => {
    const { body } = await subject
      .platform()
      .app.inject({ url: '/report?from=never&format=json&lang=th', headers: KEY });
    expect(body).toContain('from must be a day like 2026-11-21');
  });
});
