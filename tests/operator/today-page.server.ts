import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { todays } from '#server/marketing/texts/en-today.ts';
import { th } from '#server/marketing/texts/th.ts';
import { fromCoins } from '#shared/money/money.ts';
import { callback, makeOrder } from '#tests/deposit/deposits.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

let users = 0;

eachPlatform(
  'the page of today',
  (subject) => {
    const operator = () => consoleUser(subject.platform(), `looking-${(users += 1)}`, 'operator');

    it('says what waits, and how the last comparison of all money ended', async () => {
      const player = await payee(subject.platform());
      const { get } = await operator();
      expect((await get('/report/today')).body).toContain(todays.neverReconciled);
      const waits = async (kind: keyof typeof todays.waitingKinds) => {
        const [, value] =
          new RegExp(`<dt>${todays.waitingKinds[kind]}</dt><dd>(?:<a [^>]*>)?([^<]+)`).exec(
            (await get('/report/today')).body,
          ) ?? [];
        return value;
      };
      const deposits = await waits('deposit');
      expect(await waits('review')).toBe('0 · ₱0.00');
      expect(await waits('held')).toBe('0 · ₱0.00');
      const { orderNo } = await withdraw(subject.platform(), player, 50_000);
      expect(await waits('review')).toBe('1 · ₱500.00');
      await operate(subject.platform(), 'withdrawal approve', { order: orderNo, reason: 'x' });
      expect([await waits('review'), await waits('bank')]).toEqual(['0 · ₱0.00', '1 · ₱500.00']);
      const order = await makeOrder(subject.platform(), player.token);
      expect(await waits('deposit')).not.toBe(deposits);
      await callback(subject.platform(), order, { amount: fromCoins(700) });
      await callback(subject.platform(), order, { eventId: 'once-more', amount: fromCoins(700) });
      await callback(subject.platform(), order, { orderNo: 'D0', eventId: 'of nobody' });
      expect(await waits('held')).toMatch(/^[12] · ₱/);
      await operate(subject.platform(), 'reconcile', {});
      expect((await get('/report/today')).body).toMatch(/Everything agrees\.|Disagreements: \d+\./);
    });

    it('of a day without any movement is empty, also in Thai', async () => {
      const { get } = await operator();
      const { body, statusCode } = await get('/report/today?from=2020-02-29&to=2020-03-01&lang=th');
      expect(statusCode).toBe(200);
      expect(body).toContain(th.todays.nothing);
      expect(body).toContain(th.todays.noBets);
      const file = await get('/report/today?format=csv&from=2020-02-29&to=2020-03-01');
      const [, total, ...others] = [...readCsv(file.body)].map(({ cells }) => cells);
      expect(others).toEqual([]);
      expect(total).toEqual(['total', '', ...Array.from({ length: 11 }, () => '0')]);
    });

    it.each([
      ['from=2026-11-23&to=2026-11-22', 'is after to'],
      ['from=2026-10-01&to=2026-11-01', 'at most 31 days; this would be 32'],
      ['from=soon', 'from must be a day like'],
      ['period=9d', 'period must be one of today, yesterday, 7d, 31d'],
    ])('refuses %s', async (query, problem) => {
      const { statusCode, body } = await (await operator()).get(`/report/today?lang=en&${query}`);
      expect([statusCode, body.includes(problem)]).toEqual([400, true]);
    });

    it('notes the export of its file, and is for operators only', async () => {
      const user = await operator();
      const { headers } = await user.get('/report/today?format=csv&from=2026-11-22&to=2026-11-22');
      const name = 'parola-money-2026-11-22-2026-11-22.csv';
      expect(headers['content-disposition']).toContain(name);
      expect((await user.get('/report/log')).body).toContain(`file: ${name}`);
      const marketer = await consoleUser(subject.platform(), `seller-${(users += 1)}`, 'marketer');
      for (const url of ['/report/today', '/report/today?format=csv']) {
        const { statusCode, body } = await marketer.get(url);
        expect([statusCode, body.includes('deposits_hundredths')]).toEqual([403, false]);
      }
      const both = await consoleUser(subject.platform(), `both-${(users += 1)}`, 'both');
      expect((await both.get('/report/today')).statusCode).toBe(200);
    });

    it('gives nobody whose account stands in the figures', async () => {
      const { account } = await ownPlayer(subject.platform());
      expect((await (await operator()).get('/report/today')).body).not.toContain(account);
    });
  },
  ['--withdraw-review-seconds=manual'],
);
