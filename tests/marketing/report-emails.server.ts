import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { th } from '#server/marketing/texts/th.ts';
import { consoleForms } from '#tests/marketing/console-forms.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { headerOf, startMailServer } from './mail-server.ts';

const { schedules: texts, email: words } = en;
const SCHEDULE = {
  name: 'nightly',
  report: '/report/table?by=campaign&period=7d&medium=mailed',
  frequency: 'day',
  hour: '6',
  receiver: 'email',
  emails: 'mia@x.example, ben@x.example',
  language: 'en',
};

const server = await startMailServer();
afterAll(server.stop);

/** The parts of a message by content type, decoded. */
function partsOf(source: string): ReadonlyMap<string, string> {
  const parts = source.split(/\r\n--[^\r\n]+\r\n/).map((part): [string, string] => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    const type = headerOf(head, 'content-type')?.split(';', 1)[0] ?? '';
    switch (headerOf(head, 'content-transfer-encoding')) {
      case 'base64':
        return [type, Buffer.from(text, 'base64').toString()];
      case 'quoted-printable': {
        const bytes = text
          .replaceAll('=\r\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
            String.fromCharCode(parseInt(hex, 16)),
          );
        return [type, Buffer.from(bytes, 'latin1').toString()];
      }
      default:
        return [type, text];
    }
  });
  return new Map(parts);
}

eachPlatform(
  'reports by e-mail',
  (subject) => {
    const { get, post } = consoleForms(subject);
    const db = () => subject.platform().context.database.db;
    const create = (more: Record<string, string> = {}) =>
      post('/report/schedules', { ...SCHEDULE, ...more });
    const lastId = async () =>
      (
        await db()
          .selectFrom('report_schedule')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).id;
    /** Moves the clock, and sends what is due. */
    async function later(ms: number) {
      subject.clock.advance(ms);
      const { scheduledFiles, emails } = subject.platform().context;
      for (const loop of [scheduledFiles, emails]) {
        loop.wake();
        await loop.settled();
      }
      return server.taken.length;
    }

    beforeAll(async () => {
      const visitors = [
        ...Array.from({ length: 5 }, () => ({ campaign: 'harbour', steps: { registered: 60 } })),
        ...Array.from({ length: 4 }, () => ({ campaign: 'boat' })),
        { campaign: '=moon()' },
      ].map((one) => ({ ...one, medium: 'mailed', landed: '2026-11-20T10:00:00+08:00' }));
      const before = Array.from({ length: 5 }, () => ({
        campaign: 'harbour',
        medium: 'mailed',
        landed: '2026-11-10T10:00:00+08:00',
      }));
      await operate(subject.platform(), 'traffic', {
        plan: { visitors: [...visitors, ...before] },
      });
    });
    beforeEach(async () => {
      server.taken.length = 0;
      server.refuse();
      await db().deleteFrom('report_schedule').execute();
    });

    it('have the totals with their change, the file with small rows grouped, and a link', async () => {
      expect((await create()).headers.location).toBe('/report/schedules?done=added');
      expect(await later(DAY_MS)).toBe(2);
      expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual([
        'ben@x.example',
        'mia@x.example',
      ]);
      const source = server.taken[0]?.source ?? '';
      expect(headerOf(source, 'subject')).toBe('nightly: 15 Nov 2026 to 21 Nov 2026');
      const parts = partsOf(source);
      expect(parts.get('text/plain')).toContain('Visitors: 10 (+100%)');
      expect(parts.get('text/plain')).toContain('Registered: 5 (new)');
      expect(parts.get('text/html')).toContain('<b>10</b>');
      const link = /http:\/\/\S+/.exec(parts.get('text/plain') ?? '')?.[0] ?? '';
      const { pathname, search } = new URL(link);
      expect(search).toContain('from=2026-11-15&to=2026-11-21&medium=mailed');
      expect((await get(`${pathname}${search}`)).statusCode).toBe(200);
      const rows = [...readCsv(parts.get('text/csv') ?? '')].map(({ cells }) => cells.slice(0, 2));
      expect(rows).toEqual([
        ['campaign', 'landed'],
        ['harbour', '5'],
        [FEW, '5'],
      ]);
    });

    it('are sent once a day, and the list says how they fare', async () => {
      await create();
      server.refuse({ rcpt: '451 4.7.1 try later' });
      expect(await later(DAY_MS)).toBe(0);
      expect((await get('/report/schedules')).body).toContain('451 4.7.1 try later');
      const { body } = await get('/metrics', { authorization: `Bearer ${OPERATOR_KEY}` });
      expect(body).toContain('parola_work{kind="email",state="retrying"} 2');
      server.refuse();
      expect(await later(MINUTE_MS)).toBe(2);
      expect(await later(0)).toBe(2);
      const ids = server.taken.map(({ source }) => headerOf(source, 'message-id'));
      expect(new Set(ids).size).toBe(1);
      const list = (await get('/report/schedules')).body;
      expect(list).toContain('<span class="state delivered">');
      expect(list).toContain('mia@x.example, ben@x.example');
      expect(await later(DAY_MS)).toBe(4);
    });

    it('are in the chosen language', async () => {
      await create({ language: 'th' });
      await later(DAY_MS);
      const text = partsOf(server.taken[0]?.source ?? '').get('text/plain') ?? '';
      expect(text).toContain(th.schedules.byEmail.open);
      expect(text).toContain(`${th.metrics.landed}: 10`);
      // Nobody came in the week before.
      expect(text).not.toContain(th.schedules.byEmail.compared);
    });

    it('have no numbers of fewer than five visitors', async () => {
      await create({ report: '/report?period=7d&medium=mailed&campaign=boat' });
      await later(DAY_MS);
      const text = partsOf(server.taken[0]?.source ?? '').get('text/plain') ?? '';
      expect(text).toContain('Visitors: 0');
    });

    it.each(['/report', '/report/retention', '/report/revenue', '/report/value'])(
      'are sent of %s, too',
      async (report) => {
        await create({ report: `${report}?period=7d`, frequency: 'month' });
        expect((await post(`/report/schedules/${await lastId()}/send`)).body).toContain(
          texts.byEmail.done(words.addresses('2', false)),
        );
        expect(server.taken).toHaveLength(2);
      },
    );

    it('are not sent to those who are taken off, nor of a schedule that is deleted', async () => {
      await create();
      server.refuse({ data: '451 4.7.1 try later' });
      await later(DAY_MS);
      server.refuse();
      const own = `/report/schedules/${await lastId()}`;
      expect((await get(own)).body).toContain('mia@x.example\nben@x.example</textarea>');
      const { headers } = await post(own, { ...SCHEDULE, emails: 'mia@x.example' });
      expect(headers.location).toBe('/report/schedules?done=changed');
      expect(await later(MINUTE_MS)).toBe(1);
      await later(DAY_MS - 2 * MINUTE_MS);
      await post(`${own}/delete`);
      expect(await db().selectFrom('email_delivery').selectAll().execute()).toEqual([]);
    });

    it('do not end in an inbox, as those of a demo without a mail server do', async () => {
      expect((await get('/report/inbox')).statusCode).toBe(404);
      expect((await get('/report/schedules')).body).not.toContain('/report/inbox');
    });

    it.each([
      [{ emails: '' }, 'enter at least one e-mail address'],
      [{ emails: 'mia@x.example\r\nBcc: b@x.example' }, '&quot;Bcc:&quot; is not an e-mail'],
    ])('refuse %j with a reason, and keep what was typed', async (more, problem) => {
      const refused = await create({ name: 'kept name', ...more });
      expect([refused.statusCode, refused.body.includes(problem)]).toEqual([400, true]);
      expect(refused.body).toContain('value="kept name"');
      expect(refused.body).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="email"/);
    });
  },
  [
    `--smtp-url=smtp://127.0.0.1:${server.port}?tls=none`,
    '--mail-from=Parola <reports@lobby.example>',
  ],
);
