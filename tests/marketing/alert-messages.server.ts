import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import { eachPlatform } from '#tests/server/platforms.ts';
import {
  alertConsole,
  ALERTS,
  panelOf,
  CAMPAIGN,
  DROP,
  PATH_KEY,
  SECRET,
  TODAY,
} from './alert-console.ts';

const { alerts: texts } = en;

eachPlatform(
  'messages of alerts',
  (subject) => {
    const { receiver, db, page, post, save, look, lookAgain, idOfAlert, sentTexts } =
      alertConsole(subject);

    it('are sent once, signed, also by two servers', async () => {
      await save();
      const isShared = subject.platform().context.database.kind === 'postgres';
      const second = isShared ? [await subject.second()] : [];
      await look(...second);
      await look(...second);
      expect(receiver().delivered).toHaveLength(ALERTS);
      const ids = receiver().delivered.map(({ headers }) => headers['x-parola-event-id']);
      expect(new Set(ids).size).toBe(ALERTS);
      const sent = receiver().delivered.find(({ body: one }) =>
        one.toString().includes('biscuits'),
      );
      if (!sent) throw new Error('the campaign’s alert was not sent');
      const text = sent.body.toString();
      expect(sent.headers['x-parola-signature']).toBe(
        signatureOf(
          SECRET,
          String(sent.headers['x-parola-timestamp']),
          `POST ${receiver().origin}/hook/${PATH_KEY}\n${text}`,
        ),
      );
      const message = JSON.parse(text) as Record<string, string>;
      expect(message).toMatchObject({
        event_id: `alert-${await idOfAlert()}`,
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
      expect(panelOf('open', await page())).toContain(texts.sent('21 Nov 2026, 12:15'));
    });

    it('are sent by another server when the one that had them died', async () => {
      // Found and leased by a server that was killed before it sent them.
      await look();
      const { now } = subject.clock;
      await save();
      await db()
        .updateTable('marketing_alert')
        .set({ attempts: 1, due_at: now() + MINUTE_MS })
        .execute();
      await look();
      expect(receiver().delivered).toEqual([]);
      subject.clock.advance(MINUTE_MS);
      await look();
      expect(receiver().delivered).toHaveLength(ALERTS);
    });

    it('are tried again, and say why they were not sent', async () => {
      await save();
      receiver().answer(503, {}, `no ${SECRET}`);
      await look();
      const open = panelOf('open', await page());
      expect(open).toContain(texts.retrying('503 no •••'));
      expect(open).not.toContain(SECRET);
      receiver().answer(200);
      subject.clock.advance(MINUTE_MS);
      await look();
      expect(panelOf('open', await page())).not.toContain('503');
      receiver().answer(404);
      await db()
        .updateTable('marketing_alert')
        .set({ state: 'waiting', attempts: 0, due_at: subject.clock.now() })
        .execute();
      await look();
      expect(panelOf('open', await page())).toContain(texts.failed('404 noted'));
    });

    it('are not sent while their subject is muted, and are when it is not any more', async () => {
      await look();
      await save();
      const id = await idOfAlert();
      for (const until of ['', '2026-11-20', '2028-01-01', 'soon']) {
        expect((await post(`/${id}/mute`, { until })).statusCode).toBe(400);
      }
      await post(`/${id}/mute`, { until: TODAY });
      await lookAgain();
      expect(sentTexts()).toHaveLength(ALERTS - 1);
      expect(sentTexts().filter((text) => text.includes('biscuits'))).toEqual([]);
      const html = await page('?done=muted');
      expect(panelOf('muted', html)).toContain(texts.mutedUntil('21 Nov 2026'));
      expect(panelOf('open', html)).not.toContain(DROP);
      await post(`/${id}/unmute`);
      expect(panelOf('open', await page())).toContain(DROP);
      await lookAgain();
      expect(sentTexts()).toHaveLength(ALERTS);
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
      const [sent] = receiver().delivered;
      expect(sent?.headers['authorization']).toBe(
        shape === 'line' ? `Bearer ${SECRET}` : undefined,
      );
      expect(sent?.headers['x-parola-signature']).toBeUndefined();
    });

    it('can be tested', async () => {
      expect((await post('/test')).statusCode).toBe(400);
      await save();
      expect((await post('/test')).body).toContain(texts.testSent('200'));
      expect(sentTexts()[0]).toContain(texts.testMessage);
      receiver().answer(500);
      expect((await post('/test')).body).toContain(texts.testNotSent('500', 'noted'));
    });

    it('wait until quiet hours end', async () => {
      await save({ quietFrom: '11', quietUntil: '14' });
      await look();
      expect(receiver().delivered).toEqual([]);
      expect(panelOf('open', await page())).toContain(texts.waiting);
      subject.clock.advance(2 * HOUR_MS);
      await look();
      expect(receiver().delivered).toHaveLength(ALERTS);
    });
  },
  ['--call-loopback'],
);
