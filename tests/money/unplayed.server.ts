import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { BANK, nextAccount, ordersOf, payee, withdraw } from './cash-out.ts';
import { callback, expectSound, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import { protectionSteps } from '#tests/protection/protection-steps.ts';

const HOUR = 3_600_000;

eachPlatform(
  'money that was not played',
  (subject) => {
    const { exclude, takeBreak } = protectionSteps(subject);
    const saver = () =>
      ownPlayer(subject.platform(), { vip: 2, banks: [{ bankId: BANK, mobile: nextAccount() }] });
    const payIn = async (player: OwnPlayer) => {
      const order = await makeOrder(subject.platform(), player.token);
      expect((await callback(subject.platform(), order)).status).toBe(200);
      return order;
    };
    /** Returns order statuses an hour later, when any automatic review has ended. */
    const statusLater = async (player: OwnPlayer) => {
      subject.clock.advance(HOUR);
      return (await ordersOf(subject.platform(), player)).map(({ status }) => status);
    };
    const shown = async (orderNo: unknown) =>
      (await operate(subject.platform(), 'withdrawal show', { order: orderNo })).body;

    it('waits for the operator when an exclusion has unlocked it, with the deposits it came from', async () => {
      const player = await saver();
      const deposit = await payIn(player);
      await exclude(player);
      const { orderNo, errcode } = await withdraw(subject.platform(), player, fromCoins(300));
      expect(errcode).toBe(0);
      expect(await statusLater(player)).toEqual([1]);
      expect(await shown(orderNo)).toMatchObject({
        unplayed: fromCoins(300),
        unplayedDeposits: [
          { orderNo: deposit.orderNo, amount: fromCoins(500), channel: expect.any(String) },
        ],
      });
      await operate(subject.platform(), 'withdrawal approve', { reason: 'test', order: orderNo });
      await operate(subject.platform(), 'withdrawal pay', { reason: 'test', order: orderNo });
      // The remaining unplayed amount needs review too; a rejected withdrawal restores it.
      const next = await withdraw(subject.platform(), player, fromCoins(200));
      expect(await shown(next['orderNo'])).toMatchObject({ unplayed: fromCoins(200) });
      await operate(subject.platform(), 'withdrawal reject', {
        reason: 'test',
        order: next['orderNo'],
      });
      const last = await withdraw(subject.platform(), player, fromCoins(200));
      expect(await shown(last['orderNo'])).toMatchObject({
        unplayed: fromCoins(200),
        nextAt: null,
      });
      await operate(subject.platform(), 'withdrawal pay', {
        reason: 'test',
        order: last['orderNo'],
      });
      await expectSound(subject.platform());
    });

    it('that arrives during a break or an exclusion waits for the operator too', async () => {
      for (const stop of [exclude, takeBreak]) {
        const player = await saver();
        const waiting = await makeOrder(subject.platform(), player.token);
        await stop(player);
        expect((await callback(subject.platform(), waiting)).status).toBe(200);
        expect(await withdraw(subject.platform(), player, fromCoins(500))).toMatchObject({
          errcode: 0,
        });
        expect(await statusLater(player)).toEqual([1]);
      }
      await expectSound(subject.platform());
    });

    it('is zero when the deposit was bet: the review ends by itself, despite an exclusion', async () => {
      const player = await payee(subject.platform());
      const opened = await openGameAs(subject.platform(), 'reels', { player });
      await opened.bet();
      await exclude(player);
      const { orderNo } = await withdraw(subject.platform(), player, fromCoins(500));
      expect(await shown(orderNo)).toMatchObject({ unplayed: 0, unplayedDeposits: [] });
      expect((await statusLater(player))[0]).not.toBe(1);
    });

    it('is forgotten when all of it is paid out, and the next deposit has to be bet', async () => {
      const player = await saver();
      const waiting = await makeOrder(subject.platform(), player.token);
      const { breakUntil } = await takeBreak(player);
      await callback(subject.platform(), waiting);
      const out = await withdraw(subject.platform(), player, fromCoins(500));
      await operate(subject.platform(), 'withdrawal pay', {
        reason: 'test',
        order: out['orderNo'],
      });
      subject.clock.advance(breakUntil - subject.clock.now());
      const { token } = await protectionSteps(subject).again(player);
      await payIn({ ...player, token });
      expect(
        await withdraw(subject.platform(), { ...player, token }, fromCoins(400)),
      ).toMatchObject({ errcode: 102 });
      await expectSound(subject.platform());
    });
  },
  ['--withdraw-review-seconds=15'],
);
