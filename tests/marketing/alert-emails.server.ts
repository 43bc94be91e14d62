import { afterAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { eachPlatform } from '#tests/server/platforms.ts';
import { alertConsole, ALERTS, DROP, panelOf, TODAY } from './alert-console.ts';
import { headerOf, startMailServer } from './mail-server.ts';

const { alerts: texts, email: words } = en;
const MAIL = { url: '', secret: '', emails: 'mia@x.example\nben@X.example, BEN@x.example' };
const RECIPIENTS = ['BEN@x.example', 'ben@x.example', 'mia@x.example'];

const server = await startMailServer();
afterAll(server.stop);

eachPlatform(
  'alerts by e-mail',
  (subject) => {
    const { receiver, db, page, post, save, look, lookAgain, idOfAlert } = alertConsole(subject);
    /** Sends what is due. */
    async function send() {
      const { emails } = subject.platform().context;
      emails.wake();
      await emails.settled();
      return server.taken.length;
    }
    /** Looks for alerts and sends what is due. */
    async function mail() {
      await look();
      return send();
    }

    beforeEach(() => {
      server.taken.length = 0;
      server.refuse();
    });

    it('go to each recipient once, also beside a web address', async () => {
      await save({ ...MAIL, url: `${receiver().origin}/hook` });
      expect(await mail()).toBe(ALERTS * RECIPIENTS.length);
      expect(receiver().delivered).toHaveLength(ALERTS);
      const drops = server.taken.filter(({ source }) => source.includes('biscuits'));
      expect(drops.flatMap(({ to }) => to).toSorted()).toEqual(RECIPIENTS);
      const [drop] = drops;
      expect(headerOf(drop?.source ?? '', 'subject')).toBe(DROP);
      expect(new Set(drops.map(({ source }) => headerOf(source, 'message-id'))).size).toBe(1);
      expect(drop?.source).toContain('Show the numbers:');
      await lookAgain();
      expect(await send()).toBe(ALERTS * RECIPIENTS.length);
      const html = await page();
      expect(panelOf('open', html)).toContain(texts.sentByEmail(words.addresses('3', false)));
      expect(html).toContain(texts.emailReceivers('mia@x.example, ben@x.example, BEN@x.example'));
    });

    it('are tried again with the same id after 451, and not after 550', async () => {
      await save({ ...MAIL, emails: 'mia@x.example' });
      server.refuse({ data: '451 4.7.1 try later' });
      expect(await mail()).toBe(0);
      expect(panelOf('open', await page())).toContain(texts.retrying('451 4.7.1 try later'));
      const ids = await db().selectFrom('email').select('message_id').orderBy('id').execute();
      server.refuse();
      subject.clock.advance(MINUTE_MS);
      expect(await send()).toBe(ALERTS);
      expect(server.taken.map(({ source }) => headerOf(source, 'message-id')).toSorted()).toEqual(
        ids.map(({ message_id: id }) => id).toSorted(),
      );
      await clear();
      server.refuse({ rcpt: '550 5.1.1 nobody here' });
      await mail();
      expect(panelOf('open', await page())).toContain(texts.failed('550 5.1.1 nobody here'));
      server.refuse();
      subject.clock.advance(HOUR_MS);
      expect(await send()).toBe(ALERTS);
    });

    it('are sent by another server when the one that had them died', async () => {
      await save({ ...MAIL, emails: 'mia@x.example' });
      server.refuse({ data: '451 4.7.1 try later' });
      await mail();
      server.refuse();
      // Leased by a server that was killed before it sent them.
      const until = subject.clock.now() + MINUTE_MS;
      await db().updateTable('email_delivery').set({ due_at: until }).execute();
      expect(await send()).toBe(0);
      subject.clock.advance(MINUTE_MS);
      expect(await send()).toBe(ALERTS);
    });

    it('wait until quiet hours end', async () => {
      const hour = String(new Date(subject.clock.now() + 8 * HOUR_MS).getUTCHours());
      const next = String((Number(hour) + 2) % 24);
      await save({ ...MAIL, quietFrom: hour, quietUntil: next });
      expect(await mail()).toBe(0);
      expect(panelOf('open', await page())).toContain(texts.waiting);
      await save(MAIL);
      expect(await send()).toBe(ALERTS * RECIPIENTS.length);
    });

    it('are not sent while their subject is muted, nor to those who are taken off', async () => {
      await save(MAIL);
      server.refuse({ data: '451 4.7.1 try later' });
      await mail();
      server.refuse();
      await post(`/${await idOfAlert()}/mute`, { until: TODAY });
      await save({ ...MAIL, emails: 'mia@x.example' });
      subject.clock.advance(MINUTE_MS);
      expect(await send()).toBe(ALERTS - 1);
      expect(server.taken.flatMap(({ to }) => to)).toEqual(['mia@x.example', 'mia@x.example']);
      expect(server.taken.filter(({ source }) => source.includes('biscuits'))).toEqual([]);
      await lookAgain();
      expect(await send()).toBe(ALERTS - 1);
      await post(`/${await idOfAlert()}/unmute`);
      await lookAgain();
      expect(await send()).toBe(ALERTS);
    });

    it('can be tested, and say what the mail server answered', async () => {
      await save(MAIL);
      expect((await post('/test')).body).toContain(texts.testEmailed(words.addresses('3', false)));
      expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(RECIPIENTS);
      server.refuse({ rcpt: '550 5.1.1 nobody here' });
      expect((await post('/test')).body).toContain(texts.testNotSent('550', '5.1.1 nobody here'));
      await save({ ...MAIL, emails: '' });
      expect((await post('/test')).statusCode).toBe(400);
    });

    it.each([
      ['mia@x.example\r\nBcc: ben@x.example', '&quot;Bcc:&quot; is not an e-mail address'],
      [Array.from({ length: 11 }, (_none, at) => `m${at}@x.example`).join(), 'there may be 10'],
    ])('refuse recipients such as %j, and keep what was typed', async (emails, problem) => {
      const refused = await post('', {
        shape: 'json',
        language: 'en',
        'step-landed': 'yes',
        emails,
      });
      expect([refused.statusCode, refused.body.includes(problem)]).toEqual([400, true]);
      expect(refused.body).toContain(`${emails}</textarea>`);
      expect(await db().selectFrom('alert_setting').selectAll().execute()).toEqual([]);
    });

    /** Forgets alerts and checks. */
    async function clear() {
      for (const table of ['marketing_alert', 'alert_check'] as const) {
        await db().deleteFrom(table).execute();
      }
    }
  },
  [
    '--call-loopback',
    `--smtp-url=smtp://127.0.0.1:${server.port}?tls=none`,
    '--mail-from=Parola <alerts@lobby.example>',
  ],
);
