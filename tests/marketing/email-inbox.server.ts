import { describe, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { consoleForms } from '#tests/marketing/console-forms.ts';
import { eachPlatform, platformUnderTest, REAL_PLAYERS } from '#tests/server/platforms.ts';

const { email: words } = en;
const SCHEDULE = {
  name: 'nightly </iframe><script>alert(1)</script>',
  report: '/report/table?by=campaign&period=7d',
  frequency: 'day',
  hour: '6',
  receiver: 'email',
  emails: 'mia@ทดสอบ.example',
  language: 'en',
};

eachPlatform('the inbox of a demo', (subject) => {
  const { get, post } = consoleForms(subject);

  it('shows what would be sent, without running or loading any of it', async () => {
    expect((await get('/report/schedules')).body).toContain(`href="/report/inbox"`);
    expect((await get('/report/inbox')).body).toContain(words.inboxEmpty);
    await post('/report/schedules', SCHEDULE);
    const { id } = await subject
      .platform()
      .context.database.db.selectFrom('report_schedule')
      .select('id')
      .executeTakeFirstOrThrow();
    await post(`/report/schedules/${id}/send`);
    const list = (await get('/report/inbox')).body;
    expect(list).toContain('mia@ทดสอบ.example');
    const own = /href="(\/report\/inbox\/\d+)"/.exec(list)?.[1] ?? '';
    const page = await get(own);
    expect(page.body).toContain('sandbox=""');
    expect(page.body).not.toContain('<script>alert');
    const html = await get(`${own}/html`);
    expect(html.headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'self'; sandbox$/,
    );
    expect(html.body).not.toContain('<script>');
    const file = await get(`${own}/file`);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="parola-.*\.csv"$/);
    expect(file.body).toContain('campaign');
    for (const path of ['/999999', '/x', '/999999/html', '/999999/file']) {
      expect((await get(`/report/inbox${path}`)).statusCode).toBe(400);
    }
  });

  it('keeps the last fifty', async () => {
    const { mailer, database } = subject.platform().context;
    const older = {
      received_at: 0,
      message_id: '<1@x.example>',
      recipient: 'mia@x.example',
      subject: 'older',
      body: '',
      html: '',
      attachment_name: null,
      attachment: null,
    };
    await database.db
      .insertInto('email_received')
      .values(Array.from({ length: 50 }, () => older))
      .execute();
    const content = { subject: 'newest', text: '', html: '', attachment: undefined };
    const sent = { messageId: '<2@x.example>', to: 'mia@x.example', sentAt: subject.clock.now() };
    await mailer?.send({ ...content, ...sent });
    const rows = await database.db.selectFrom('email_received').select('subject').execute();
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ subject: one }) => one === 'newest')).toHaveLength(1);
  });
});

describe('without a demo and a mail server', () => {
  const subject = platformUnderTest([...REAL_PLAYERS]);
  const { get, post } = consoleForms(subject);

  it('there is no inbox, e-mail cannot be chosen, and the page says what is missing', async () => {
    expect((await get('/report/inbox')).statusCode).toBe(404);
    for (const path of ['/report/schedules', '/report/alerts']) {
      const { body } = await get(path);
      expect(body).toContain(words.unavailable);
      expect(body).not.toContain('name="emails"');
      expect(body).not.toContain('/report/inbox');
    }
    const refused = await post('/report/schedules', SCHEDULE);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('e-mail is not set up on this server');
  });
});
