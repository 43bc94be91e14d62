import { expect, it } from 'vitest';
import { HOUR_MS } from '#shared/time/duration.ts';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';
import {
  alertConsole,
  ALERTS,
  panelOf,
  visits,
  CAMPAIGN,
  DROP,
  PATH_KEY,
  SECRET,
  TODAY,
} from './alert-console.ts';

const { alerts: texts } = en;

eachPlatform(
  'alerts',
  (subject) => {
    const { receiver, db, get, page, post, settings, save, look, lookAgain } =
      alertConsole(subject);

    it('are listed with their numbers and a link to the report, without a receiver', async () => {
      expect(await page()).toContain(texts.noneOpen);
      await look();
      const open = panelOf('open', await page());
      expect(open).toContain(DROP);
      expect(open).toContain(texts.drop(texts.steps.registered, texts.allVisitors));
      const when = texts.untilHour('21 Nov 2026', '12:00');
      expect(open).toContain(
        texts.stepNumbers({ count: '0', usual: '30', low: '6', high: '73', when }),
      );
      expect(open).toContain(texts.notSent);
      expect(open).not.toContain(texts.steps.landed);
      const link = /href="(\/report\?[^"]*campaign=tea[^"]*)"/.exec(open)?.[1] ?? '';
      expect(new URLSearchParams(link.split('?')[1]).get('campaign')).toBe(CAMPAIGN);
      const report = await get(link);
      expect(report.body).toContain(en.sameHours('14 Nov 2026'));
      const thai = await page('?lang=th');
      expect(thai).toContain(th.alerts.drop(th.alerts.steps.registered, th.alerts.allVisitors));
      expect(receiver().delivered).toEqual([]);
    });

    it('are found once of a subject and day', async () => {
      await look();
      await lookAgain();
      expect(await db().selectFrom('marketing_alert').selectAll().execute()).toHaveLength(ALERTS);
      await db().updateTable('marketing_alert').set({ ended_at: 1 }).execute();
      await lookAgain();
      const rows = await db().selectFrom('marketing_alert').selectAll().execute();
      expect(rows.map(({ ended_at: endedAt }) => endedAt)).toEqual([1, 1, 1]);
    });

    it('have settings that are never shown again and keep their secret with their address', async () => {
      await save();
      const shown = await page('?done=saved');
      expect(shown).toContain(texts.receiver(new URL(receiver().origin).host));
      expect(shown).not.toContain(SECRET);
      expect(shown).not.toContain(PATH_KEY);
      const secret = async () =>
        (await db().selectFrom('alert_setting').select('secret').executeTakeFirstOrThrow()).secret;
      await save({ url: '', secret: '', quietFrom: '22', quietUntil: '8' });
      expect(await secret()).toBe(SECRET);
      expect(await page()).toMatch(/<option value="22" selected="">/);
      await save({ url: `${receiver().origin}/other`, secret: '' });
      expect(await secret()).toBe('');
      const audit = await db().selectFrom('audit_entry').selectAll().execute();
      expect(JSON.stringify(audit)).not.toContain(PATH_KEY);
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
      expect(refused.body).not.toContain(PATH_KEY);
      expect(refused.body).toContain(`<option value="${more['quietUntil'] ?? 7}" selected="">`);
      expect(await db().selectFrom('alert_setting').selectAll().execute()).toEqual([]);
    });

    it('end at the check after registrations are as usual again', async () => {
      await look();
      await operate(subject.platform(), 'traffic', {
        plan: { visitors: visits(TODAY, '13', true) },
      });
      subject.clock.advance(6 * HOUR_MS);
      await look();
      const html = await page();
      expect(panelOf('open', html)).toContain(texts.noneOpen);
      expect(panelOf('ended', html)).toContain(DROP);
    });
  },
  ['--call-loopback'],
);
