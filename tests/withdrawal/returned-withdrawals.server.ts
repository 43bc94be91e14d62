import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { withdrawnOn } from '#server/money/ledger/withdrawn.ts';
import { marketDay } from '#server/core/market-day.ts';
import { RETURNED_TEXT } from '#server/withdrawal/order-texts.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { fromCoins } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import { expectSoundLedger, ordersOf, payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, type OwnPlayer } from '#tests/server/platforms.ts';

const MANUAL = ['--withdraw-review-seconds=manual'];
const AMOUNT = 50_000;
const PAID = 4;
const FAILED = 2;
const MOVES = ['approve', 'pay', 'returned', 'fail', 'reject'] as const;

eachPlatform(
  'a withdrawal that the bank sends back',
  (subject) => {
    const manage = (name: string, order: unknown, reason = 'account closed') =>
      operate(subject.platform(), `withdrawal ${name}`, { order, reason });
    const db = () => subject.platform().context.database.db;
    const coins = async ({ id }: OwnPlayer) => balancesOf(db(), id);
    const paidOrder = async (player: OwnPlayer, amount = AMOUNT) => {
      const { orderNo } = await withdraw(subject.platform(), player, amount);
      await manage('pay', orderNo);
      return orderNo;
    };

    it('is on the balance again, once, and the player sees the step, the reason and the movement', async () => {
      const player = await payee(subject.platform());
      const before = await coins(player);
      const orderNo = await paidOrder(player);
      expect((await coins(player)).coin).toBe(before.coin - AMOUNT);
      subject.clock.advance(60_000);
      const now = subject.clock.now();
      const answer = await manage('returned', orderNo);
      expect(answer.body).toMatchObject({ errcode: 0, status: FAILED, returnedAt: now });
      expect(await coins(player)).toMatchObject({ coin: before.coin, hold: 0 });
      const [order] = await ordersOf(subject.platform(), player);
      expect(order).toMatchObject({ status: FAILED, failText: 'account closed', refundTime: now });
      expect(order?.steps.slice(-2)).toMatchObject([
        { status: PAID },
        { status: FAILED, time: now, text: RETURNED_TEXT.ph },
      ]);
      const { body } = await subject.call('transactions', { types: [2] }, player.token);
      expect(body['list']).toMatchObject([
        { type: 2, amount: AMOUNT, refNo: orderNo, text: RETURNED_TEXT.ph },
        { type: 2, amount: -AMOUNT },
      ]);
      expect(body['sum']).toMatchObject({ byType: { 2: 0 } });

      const again = await manage('returned', orderNo, 'twice');
      expect(again.body).toMatchObject({ errcode: 0, returnedAt: now, reason: 'account closed' });
      expect((await coins(player)).coin).toBe(before.coin);
    });

    it('stays counted in the limits of its day', async () => {
      const player = await payee(subject.platform());
      const { market } = subject.platform().context.settings;
      const day = marketDay(market, epochMs(subject.clock.now())).number;
      const orderNo = await paidOrder(player);
      const before = await withdrawnOn(db(), player.id, day);
      expect(before).toEqual({ count: 1, amount: AMOUNT });
      await manage('returned', orderNo);
      expect(await withdrawnOn(db(), player.id, day)).toEqual(before);
    });

    it('is refused for an order that is not paid, or is none', async () => {
      const player = await payee(subject.platform());
      const { orderNo } = await withdraw(subject.platform(), player, AMOUNT);
      for (const move of ['approve', 'reject']) {
        const { status, body } = await manage('returned', orderNo);
        expect([status, body['msg']]).toEqual([400, expect.stringContaining('only a paid one')]);
        await manage(move, orderNo);
      }
      expect((await manage('returned', orderNo)).status).toBe(400);
      expect((await manage('returned', 'W1')).body['msg']).toBe('no order "W1"');
    });

    it('is put back once by many who return it together', async () => {
      const player = await payee(subject.platform());
      const { coin } = await coins(player);
      const orderNo = await paidOrder(player);
      await Promise.all(Array.from({ length: 8 }, () => manage('returned', orderNo)));
      expect((await coins(player)).coin).toBe(coin);
      await expectSoundLedger(subject.platform());
    });

    it('is missed by reconcile neither without its movement nor without its order', async () => {
      const player = await payee(subject.platform());
      const orderNo = await paidOrder(player);
      await manage('returned', orderNo);
      const found = async () => disagreementsIn(await reconcile(db()));
      expect(await found()).toEqual([]);
      const order = db().updateTable('withdrawal_order').where('order_no', '=', String(orderNo));
      await order.set({ returned_at: null }).execute();
      expect((await found()).join(' ')).toContain(String(orderNo));
      await order.set({ returned_at: 1 }).execute();
      expect(await found()).toEqual([]);
    });

    it('keeps ledger and balance right in any order of approving, paying, returning and refusing', async () => {
      const sequences = fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 7 });
      await fc.assert(
        fc.asyncProperty(sequences, async (moves) => {
          const player = await payee(subject.platform(), { deposits: fromCoins(2_000) });
          const { coin: start } = await coins(player);
          const { orderNo } = await withdraw(subject.platform(), player, AMOUNT);
          for (const move of moves) expect((await manage(move, orderNo)).status).not.toBe(500);
          const { status } = await db()
            .selectFrom('withdrawal_order')
            .where('order_no', '=', String(orderNo))
            .select('status')
            .executeTakeFirstOrThrow();
          const isOpen = status < FAILED;
          expect(await coins(player)).toMatchObject({
            coin: isOpen || status === PAID ? start - AMOUNT : start,
            hold: isOpen ? AMOUNT : 0,
          });
          expect(status).toBe(endOf(moves));
          await expectSoundLedger(subject.platform());
        }),
        { numRuns: 25 },
      );
      expect(disagreementsIn(await reconcile(db()))).toEqual([]);
    });
  },
  MANUAL,
);

/** What the rules say about an order after these moves. */
function endOf(moves: readonly (typeof MOVES)[number][]): number {
  let status = 1;
  for (const move of moves) {
    if (move === 'returned') status = status === PAID ? FAILED : status;
    else if (status > 1) continue;
    else if (move === 'approve') status = 0;
    else status = { pay: PAID, fail: FAILED, reject: 3 }[move];
  }
  return status;
}
