import { beforeAll, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { consoleForms, openForm } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';

const { owners: texts } = en;
const PASSWORD = 'a lighthouse at noon';
const SCHEDULE = {
  name: 'nightly',
  report: '/report/table?by=campaign&period=7d',
  frequency: 'day',
  hour: '6',
  url: 'https://files.example/',
};
const RULE = {
  name: 'a network',
  url: 'https://8.8.8.8/?id={click_id}',
  method: 'GET',
  send_install: 'yes',
  windowDays: '30',
};

eachPlatform('the owner', (subject) => {
  const operator = consoleForms(subject);
  let cookie = '';
  const mia = () => openForm(() => subject.platform(), { cookie, host: 'play.example' });

  beforeAll(async () => {
    for (const name of ['mia', 'ben']) {
      await operate(subject.platform(), 'console add', { name, password: PASSWORD });
    }
    const { headers } = await openForm(() => subject.platform(), {}).post('/report/sign-in', {
      name: 'mia',
      password: PASSWORD,
    });
    cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  });

  it.each([
    ['schedules', SCHEDULE, 'schedule-handed-over'],
    ['postbacks', RULE, 'postback-handed-over'],
  ] as const)(
    'of %s is who made them, until they are handed over, and is named when the account is gone',
    async (pages, draft, action) => {
      const path = `/report/${pages}`;
      await mia().post(path, { ...draft });
      const list = async () => (await operator.get(path)).body;
      expect(await list()).toContain(texts.owner('mia'));
      const id = new RegExp(`${path}/(\\d+)`).exec(await list())?.[1];
      const own = `${path}/${id}`;
      expect((await mia().page(own)).body).not.toContain(`${own}/owner`);
      expect((await mia().post(`${own}/owner`, { owner: 'ben' })).statusCode).toBe(403);
      expect((await operator.post(`${own}/owner`, { owner: 'nobody' })).statusCode).toBe(400);
      expect(await list()).toContain(texts.owner('mia'));

      expect((await operator.get(own)).body).toContain(`action="${own}/owner"`);
      const name = `ben-${pages}`;
      await operate(subject.platform(), 'console add', { name, password: PASSWORD });
      const { headers } = await operator.post(`${own}/owner`, { owner: name });
      expect(headers.location).toBe(`${path}?done=handed`);
      expect((await operator.get(`${path}?done=handed`)).body).toContain(texts.handed);
      expect(await list()).toContain(texts.owner(name));
      expect((await operator.get('/report/log')).body).toContain(en.access.actions[action]);

      await operate(subject.platform(), 'console remove', { name });
      expect(await list()).toContain(texts.gone(name));
      expect((await operator.post(`${own}/owner`, { owner: 'ben' })).statusCode).toBe(303);
      expect(await list()).toContain(texts.owner('ben'));
    },
  );

  it('of what a key made is nobody, and only accounts of marketers can be chosen', async () => {
    await operator.post('/report/schedules', { ...SCHEDULE, name: 'of a key' });
    expect((await operator.get('/report/schedules')).body).toContain(texts.none('operator'));
    await operate(subject.platform(), 'console add', {
      name: 'vic',
      role: 'viewer',
      password: PASSWORD,
    });
    const { id } = await subject
      .platform()
      .context.database.db.selectFrom('report_schedule')
      .select('id')
      .where('name', '=', 'of a key')
      .executeTakeFirstOrThrow();
    const own = `/report/schedules/${id}`;
    expect((await operator.get(own)).body).not.toContain('<option value="vic"');
    expect((await operator.post(`${own}/owner`, { owner: 'vic' })).statusCode).toBe(400);
  });
});
