import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import type { Platform } from '#server/platform.ts';
import { startReceiver } from './receiver.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html' };
const { alerts: texts } = en;
const CAMPAIGN = 'tea & biscuits';
const SECRET = 'a-secret-of-the-chat';
const DROP = texts.drop(texts.steps.registered, texts.campaign(CAMPAIGN));
const TODAY = '2026-11-21';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

const visits = (day: string, hour: string, registered: boolean) =>
  Array.from({ length: 30 }, () => ({
    campaign: CAMPAIGN,
    landed: `${day}T${hour}:00:00+08:00`,
    steps: registered ? { registered: 60 } : {},
  }));

/** On eight Saturdays 30 visitors registered; on this one nobody has until noon. */
const PLAN = {
  visitors: [
    ...Array.from({ length: 8 }, (_none, weeks) =>
      new Date(Date.parse(TODAY) - 7 * (weeks + 1) * DAY_MS).toISOString().slice(0, 10),
    ).flatMap((day) => visits(day, '08', true)),
    ...visits(TODAY, '08', false),
  ],
};

eachPlatform(
  'alerts',
  (subject) => {
    const db = () => subject.platform().context.database.db;
    const page = (query = '', headers = {}) =>
      subject
        .platform()
        .app.inject({ url: `/report/alerts${query}`, headers: { ...KEY, ...headers } });
    const body = async (query = '') => (await page(query)).body.replaceAll('&amp;', '&');
    const post = (url: string, form: Record<string, string> = {}) =>
      subject.platform().app.inject({
        method: 'POST',
        url: `/report/alerts${url}`,
        headers: {
          ...KEY,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload: new URLSearchParams(form).toString(),
      });
    const settings = (more: Record<string, string> = {}) => ({
      shape: 'json',
      language: 'en',
      url: `${receiver.origin}/hook/a-key-of-the-path`,
      secret: SECRET,
      recipient: '',
      'step-landed': 'yes',
      'step-registered': 'yes',
      ...more,
    });
    const save = async (more: Record<string, string> = {}) =>
      expect((await post('', settings(more))).headers.location).toBe('/report/alerts?done=saved');

    async function look(...platforms: Platform[]) {
      const all = platforms.length === 0 ? [subject.platform()] : platforms;
      for (const { context } of all) context.alertChecks.wake();
      await Promise.all(all.map(({ context }) => context.alertChecks.settled()));
      for (const { context } of all) context.alertMessages.wake();
      await Promise.all(all.map(({ context }) => context.alertMessages.settled()));
    }
    /** Looks again for the same hours, with what is stored of earlier alerts. */
    async function lookAgain() {
      await db().deleteFrom('alert_check').execute();
      await look();
    }
    const listed = (section: string, html: string) =>
      html.split(`id="${section}"`)[1]?.split('</section>', 1)[0] ?? '';
    const sentTexts = () => receiver.delivered.map(({ body: sent }) => sent.toString());
    const idOf = async (kind: 'campaign' | 'all') =>
      (
        await db()
          .selectFrom('marketing_alert')
          .where('kind', '=', kind)
          .select('id')
          .executeTakeFirstOrThrow()
      ).id;

    beforeAll(async () => {
      await operate(subject.platform(), 'traffic', { plan: PLAN });
      subject.clock.advance(3 * HOUR_MS + 15 * MINUTE_MS);
    });
    beforeEach(async () => {
      receiver.delivered.length = 0;
      receiver.answer(200);
      for (const table of [
        'marketing_alert',
        'alert_mute',
        'alert_check',
        'alert_setting',
      ] as const) {
        await db().deleteFrom(table).execute();
      }
    });

    it('are listed with their numbers and a link to the report, without a receiver', async () => {
      expect(await body()).toContain(texts.noneOpen);
      await look();
      const open = listed('open', await body());
      expect(open).toContain(DROP);
      expect(open).toContain(texts.drop(texts.steps.registered, texts.allVisitors));
      const when = texts.untilHour('21 Nov 2026', '12:00');
      expect(open).toContain(
        texts.stepNumbers({ count: '0', usual: '30', low: '7', high: '69', when }),
      );
      expect(open).toContain(texts.notSent);
      expect(open).not.toContain(texts.steps.landed);
      const link = /href="(\/report\?[^"]*campaign=[^"]*)"/.exec(open)?.[1] ?? '';
      expect(new URLSearchParams(link.split('?')[1]).get('campaign')).toBe(CAMPAIGN);
      const report = await subject.platform().app.inject({ url: link, headers: KEY });
      expect(report.body).toContain(en.sameHours('14 Nov 2026'));
      const thai = await body('?lang=th');
      expect(thai).toContain(th.alerts.drop(th.alerts.steps.registered, th.alerts.allVisitors));
      expect(receiver.delivered).toEqual([]);
    });

    it('are found once of a subject and day', async () => {
      await look();
      await lookAgain();
      expect(await db().selectFrom('marketing_alert').selectAll().execute()).toHaveLength(2);
      await db().updateTable('marketing_alert').set({ ended_at: 1 }).execute();
      await lookAgain();
      const rows = await db().selectFrom('marketing_alert').selectAll().execute();
      expect(rows.map(({ ended_at: endedAt }) => endedAt)).toEqual([1, 1]);
    });

    it('are sent once, signed, also by two servers', async () => {
      await save();
      const second = hasPostgres() ? [await subject.second()] : [];
      await look(subject.platform(), ...second);
      await look(subject.platform(), ...second);
      expect(receiver.delivered).toHaveLength(2);
      const ids = receiver.delivered.map(({ headers }) => headers['x-parola-event-id']);
      expect(new Set(ids).size).toBe(2);
      const sent = receiver.delivered.find(({ body: one }) => one.toString().includes('biscuits'));
      if (!sent) throw new Error('the campaign’s alert was not sent');
      const text = sent.body.toString();
      expect(sent.headers['x-parola-signature']).toBe(
        signatureOf(
          SECRET,
          String(sent.headers['x-parola-timestamp']),
          `POST ${receiver.origin}/hook/a-key-of-the-path\n${text}`,
        ),
      );
      const message = JSON.parse(text) as Record<string, string>;
      expect(message).toMatchObject({
        event_id: `alert-${await idOf('campaign')}`,
        kind: 'campaign',
        subject: CAMPAIGN,
        step: 'registered',
        day: TODAY,
        until_hour: 12,
        count: 0,
        usual: 30,
      });
      expect(message['text']).toContain(`${DROP}\n`);
      expect(message['url']).toMatch(/^http:\/\/[^/]+\/report\?/);
      expect(listed('open', await body())).toContain(texts.sent('21 Nov 2026, 12:15'));
    });

    it('are sent by another server when the one that had them died', async () => {
      await save();
      receiver.answer('none');
      // Found and leased, then killed.
      await post('', settings({ noAddress: 'yes' }));
      await look();
      const { now } = subject.clock;
      await save();
      await db()
        .updateTable('marketing_alert')
        .set({ attempts: 1, due_at: now() + MINUTE_MS })
        .execute();
      receiver.answer(200);
      await look();
      expect(receiver.delivered).toEqual([]);
      subject.clock.advance(MINUTE_MS);
      await look();
      expect(receiver.delivered).toHaveLength(2);
    });

    it('are tried again, and say why they were not sent', async () => {
      await save();
      receiver.answer(503, {}, `no ${SECRET}`);
      await look();
      const open = listed('open', await body());
      expect(open).toContain(texts.retrying('503 no •••'));
      expect(open).not.toContain(SECRET);
      receiver.answer(200);
      subject.clock.advance(MINUTE_MS);
      await look();
      expect(listed('open', await body())).not.toContain('503');
      receiver.answer(404);
      await db()
        .updateTable('marketing_alert')
        .set({ state: 'waiting', attempts: 0, due_at: subject.clock.now() })
        .execute();
      await look();
      expect(listed('open', await body())).toContain(texts.failed('404 noted'));
    });

    it('are not sent while their subject is muted, and are when it is not any more', async () => {
      await look();
      await save();
      const id = await idOf('campaign');
      for (const until of ['', '2026-11-20', '2028-01-01', 'soon']) {
        expect((await post(`/${id}/mute`, { until })).statusCode).toBe(400);
      }
      await post(`/${id}/mute`, { until: TODAY });
      await lookAgain();
      expect(sentTexts()).toHaveLength(1);
      expect(sentTexts()[0]).toContain('"kind":"all"');
      const html = await body('?done=muted');
      expect(listed('muted', html)).toContain(texts.mutedUntil('21 Nov 2026'));
      expect(listed('open', html)).not.toContain(DROP);
      await post(`/${id}/unmute`);
      expect(listed('open', await body())).toContain(DROP);
      await lookAgain();
      expect(sentTexts()).toHaveLength(2);
      expect((await post('/999999/mute', { until: TODAY })).statusCode).toBe(400);
    });

    it.each([
      ['slack', {}, 'tea &amp; biscuits'],
      ['telegram', { recipient: '-1001' }, '"chat_id":"-1001"'],
      ['line', { recipient: 'U123' }, '"to":"U123","messages":[{"type":"text","text":"'],
    ])('have the body that %s wants', async (shape, more, expected) => {
      await save({ shape, ...more });
      await look();
      expect(sentTexts().some((text) => text.includes(expected))).toBe(true);
      expect(sentTexts().some((text) => text.includes('tea &'))).toBe(true);
      const [sent] = receiver.delivered;
      expect(sent?.headers['authorization']).toBe(
        shape === 'line' ? `Bearer ${SECRET}` : undefined,
      );
      expect(sent?.headers['x-parola-signature']).toBeUndefined();
    });

    it('have settings that are never shown again and keep their secret with their address', async () => {
      await save();
      const shown = await body('?done=saved');
      expect(shown).toContain(texts.receiver(new URL(receiver.origin).host));
      expect(shown).not.toContain(SECRET);
      expect(shown).not.toContain('a-key-of-the-path');
      const secret = async () =>
        (await db().selectFrom('alert_setting').select('secret').executeTakeFirstOrThrow()).secret;
      await save({ url: '', secret: '', quietFrom: '22', quietUntil: '8' });
      expect(await secret()).toBe(SECRET);
      expect(await body()).toMatch(/<option value="22" selected="">/);
      await save({ url: `${receiver.origin}/other`, secret: '' });
      expect(await secret()).toBe('');
      const audit = await db().selectFrom('audit_entry').selectAll().execute();
      expect(JSON.stringify(audit)).not.toContain('a-key-of-the-path');
      expect(JSON.stringify(audit)).not.toContain(SECRET);
    });

    it.each<[Record<string, string>, string]>([
      [{ url: 'http://example.com/hook' }, 'address must be HTTPS'],
      [{ url: 'nowhere' }, 'address must be HTTPS'],
      [{ shape: 'fax' }, 'shape must be one of'],
      [{ shape: 'telegram' }, 'recipient is empty'],
      [{ shape: 'line', recipient: 'U1', secret: '' }, 'LINE needs the access token'],
      [{ quietFrom: '' }, 'quiet hours need two different hours'],
      [{ quietFrom: '8', quietUntil: '8' }, 'quiet hours need two different hours'],
      [{ 'step-landed': '', 'step-registered': '' }, 'choose at least one step'],
      [{ language: 'xx' }, 'language must be one of'],
      [{ secret: 'a b' }, 'secret may have 200'],
    ])('refuse settings such as %j', async (more, problem) => {
      const refused = await post('', settings({ quietFrom: '22', quietUntil: '7', ...more }));
      expect([refused.statusCode, refused.body.includes(problem)]).toEqual([400, true]);
      expect(refused.body).not.toContain(SECRET);
      expect(refused.body).not.toContain('a-key-of-the-path');
      expect(refused.body).toContain(`<option value="${more['quietUntil'] ?? 7}" selected="">`);
      expect(await db().selectFrom('alert_setting').selectAll().execute()).toEqual([]);
    });

    it('can be tested', async () => {
      expect((await post('/test')).statusCode).toBe(400);
      await save();
      expect((await post('/test')).body).toContain(texts.testSent('200'));
      expect(sentTexts()[0]).toContain(texts.testMessage);
      receiver.answer(500);
      expect((await post('/test')).body).toContain(texts.testNotSent('500', 'noted'));
    });

    it('wait until quiet hours end', async () => {
      await save({ quietFrom: '11', quietUntil: '14' });
      await look();
      expect(receiver.delivered).toEqual([]);
      expect(listed('open', await body())).toContain(texts.waiting);
      subject.clock.advance(2 * HOUR_MS);
      await look();
      expect(receiver.delivered).toHaveLength(2);
    });

    it('end at the check after registrations are as usual again', async () => {
      await look();
      await operate(subject.platform(), 'traffic', {
        plan: { visitors: visits(TODAY, '13', true) },
      });
      subject.clock.advance(4 * HOUR_MS);
      await look();
      const html = await body();
      expect(listed('open', html)).toContain(texts.noneOpen);
      expect(listed('ended', html)).toContain(DROP);
    });
  },
  ['--call-loopback'],
);
