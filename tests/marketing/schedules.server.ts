import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { schedules as texts } from '#server/marketing/texts/en-schedules.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { startReceiver } from './receiver.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY, accept: 'text/html' };
const REPORT = '/report/table?by=campaign&period=7d&medium=scheduled';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.delivered.length = 0;
  receiver.answer(200);
});

eachPlatform(
  'scheduled files',
  (subject) => {
    const page = (url: string) => subject.platform().app.inject({ url, headers: KEY });
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
    const create = (more: Record<string, string> = {}) =>
      post('/report/schedules', {
        name: 'nightly',
        report: REPORT,
        frequency: 'day',
        hour: '6',
        url: `${receiver.origin}/files`,
        secret: 'a-secret-of-the-sheet',
        ...more,
      });
    /** Moves the clock and sends the due files. */
    async function later(ms: number) {
      subject.clock.advance(ms);
      const { scheduledFiles } = subject.platform().context;
      scheduledFiles.wake();
      await scheduledFiles.settled();
      return receiver.delivered.length;
    }
    const lastId = async () => {
      const ids = [...(await page('/report/schedules')).body.matchAll(/schedules\/(\d+)\/send/g)];
      return Math.max(...ids.map(([, id]) => Number(id)));
    };
    const removeAll = async () => {
      for (const [, id] of (await page('/report/schedules')).body.matchAll(
        /schedules\/(\d+)\/send/g,
      )) {
        await post(`/report/schedules/${id}/delete`);
      }
    };
    beforeEach(removeAll);

    beforeAll(async () => {
      const visitors = [
        ...Array.from({ length: 6 }, () => ({ campaign: 'lantern' })),
        ...Array.from({ length: 3 }, () => ({ campaign: 'boat' })),
        { campaign: 'moon' },
      ].map((one) => ({ ...one, medium: 'scheduled', landed: '2026-11-20T10:00:00+08:00' }));
      const today = { campaign: 'later', medium: 'scheduled', landed: '2026-11-21T08:00:00+08:00' };
      await operate(subject.platform(), 'traffic', { plan: { visitors: [...visitors, today] } });
    });

    it('are sent once a day, for whole days, signed, and with small rows merged', async () => {
      expect((await create()).headers.location).toBe('/report/schedules?done=added');
      // At 09:00 in Manila, today's sending hour has passed.
      expect(await later(0)).toBe(0);
      expect(await later(21 * HOUR_MS - SECOND_MS)).toBe(0);
      expect(await later(SECOND_MS)).toBe(1);
      expect(await later(HOUR_MS)).toBe(1);
      const [file] = receiver.delivered;
      if (!file) throw new Error('nothing was sent');
      const body = file.body.toString();
      expect([...readCsv(body)].map(({ cells }) => cells.slice(0, 2))).toEqual([
        ['campaign', 'landed'],
        ['lantern', '6'],
        [FEW, '5'],
      ]);
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition':
          'attachment; filename="parola-installs-by-campaign-2026-11-15-to-2026-11-21.csv"',
        'x-parola-event-id': `schedule-${await lastId()}-${Date.parse('2026-11-22') / DAY_MS}`,
        'x-parola-signature': signatureOf(
          'a-secret-of-the-sheet',
          String(file.headers['x-parola-timestamp']),
          `POST ${receiver.origin}/files\n${body}`,
        ),
      });
      const shown = (await page('/report/schedules')).body;
      expect(shown).toContain('<span class="state delivered">');
      expect(shown).not.toContain('a-secret-of-the-sheet');
      expect(await later(23 * HOUR_MS)).toBe(2);
    });

    it('are all sent after a downtime, oldest first', async () => {
      await create();
      expect(await later(3 * DAY_MS)).toBe(3);
      const names = receiver.delivered.map(({ headers }) => String(headers['content-disposition']));
      const lastDays = names.map((name) => /to-([\d-]+)\.csv/.exec(name)?.[1]);
      expect(new Set(lastDays).size).toBe(3);
      expect(lastDays).toEqual(lastDays.toSorted());
      expect(await later(HOUR_MS)).toBe(3);
    });

    it('are sent again with the same id when the receiver fails', async () => {
      await create();
      receiver.answer(503);
      expect(await later(DAY_MS)).toBe(1);
      expect((await page('/report/schedules')).body).toContain('503');
      receiver.answer(200);
      expect(await later(30 * SECOND_MS)).toBe(2);
      expect(await later(HOUR_MS)).toBe(2);
      const ids = receiver.delivered.map(({ headers }) => headers['x-parola-event-id']);
      expect(new Set(ids).size).toBe(1);
    });

    it('are sent again after five minutes when the server that claimed them died', async () => {
      await create();
      const { db } = subject.platform().context.database;
      receiver.answer(503);
      await later(DAY_MS);
      const due = subject.clock.now() + 5 * MINUTE_MS;
      await db
        .updateTable('report_delivery')
        .where('due_at', 'is not', null)
        .set({ due_at: due })
        .execute();
      receiver.answer(200);
      expect(await later(5 * MINUTE_MS - 1)).toBe(1);
      expect(await later(1)).toBe(2);
    });

    it('can be sent at once, and show the receiver’s answer', async () => {
      await create();
      const own = `/report/schedules/${await lastId()}`;
      expect((await post(`${own}/send`)).body).toContain(texts.sent('200'));
      receiver.answer(404);
      expect((await post(`${own}/send`)).body).toContain(texts.notSent('404', 'noted'));
      expect(receiver.delivered).toHaveLength(2);
      await post(`${own}/delete`);
      expect(await later(DAY_MS)).toBe(2);
      expect((await page('/report/log')).body).toContain('Deleted a schedule');
    });

    it('refuse invalid schedules with a reason', async () => {
      const wrong: [Record<string, string>, string][] = [
        [{ url: 'https://10.0.0.1/files' }, 'open Internet'],
        [{ report: '/report/log' }, 'address of a page'],
        [{ report: '/report?from=2026-11-01' }, 'fixed days'],
        [{ report: '/report?window=8' }, 'window must be'],
        [{ hour: '24' }, 'hour'],
        [{ frequency: 'year' }, 'frequency'],
        [{ name: ' ' }, 'name is empty'],
      ];
      for (const [change, problem] of wrong) {
        const answer = await create({ name: 'kept name', ...change });
        expect([answer.statusCode, answer.body.includes(problem)]).toEqual([400, true]);
        expect(answer.body).not.toContain('a-secret-of-the-sheet');
      }
      expect((await page('/report/schedules')).body).toContain(texts.empty);
    });

    it('are offered on a report with a period, not on one with fixed days', async () => {
      const { body } = await page('/report/table?by=source&period=7d');
      const link = /href="(\/report\/schedules\?[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
      const form = (await page(String(link))).body;
      expect(form).toContain('value="/report/table?period=7d&amp;by=source"');
      expect((await page('/report?from=2026-11-01')).body).not.toContain('/report/schedules?');
    });
  },
  ['--call-loopback'],
);
