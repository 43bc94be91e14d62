import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { fromCoins } from '#shared/money/money.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { expectSoundLedger } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';

const BEN = 'a-key-of-ben-alone';
const FLAGS = [`--operator-keys=ben:${BEN}`, '--second-person-above=200000'];

eachPlatform(
  'a correction',
  (subject) => {
    const correct = async ({ account }: OwnPlayer, amount: unknown, more: object = {}) => {
      const options = { account, amount, reason: 'a wrong payout', ...more };
      return operate(subject.platform(), 'player correct', options);
    };
    const db = () => subject.platform().context.database.db;
    const coinOf = async ({ id }: OwnPlayer) => (await balancesOf(db(), id)).coin;
    const rich = () => ownPlayer(subject.platform(), { deposits: fromCoins(1_000) });

    it('adds and takes away, and the player sees each with its text', async () => {
      const player = await rich();
      const start = await coinOf(player);
      expect((await correct(player, '+2500')).body).toMatchObject({
        errcode: 0,
        coin: start + 2500,
      });
      expect((await correct(player, -5000)).body).toMatchObject({ errcode: 0, coin: start - 2500 });
      expect(await coinOf(player)).toBe(start - 2500);
      const { body } = await subject.call('transactions', { types: [9] }, player.token);
      expect(body['list']).toMatchObject([
        {
          type: 9,
          amount: -5000,
          balanceAfter: start - 2500,
          text: 'Corrected by customer support.',
        },
        { type: 9, amount: 2500, balanceAfter: start + 2500 },
      ]);
      const { body: audit } = await operate(subject.platform(), 'audit list', {
        account: player.account,
        limit: 1,
      });
      expect(audit['entries']).toMatchObject([
        {
          command: 'player correct',
          before: { coin: start + 2500 },
          after: { coin: start - 2500 },
          reason: 'a wrong payout',
        },
      ]);
    });

    it('takes everything, but never more than there is', async () => {
      const player = await rich();
      const all = await coinOf(player);
      const more = await correct(player, (all + 1) * -1);
      expect([more.status, more.body['msg']]).toEqual([
        400,
        `the balance of ${player.account} is ₱1,000.00, less than ₱1,000.01`,
      ]);
      expect(await coinOf(player)).toBe(all);
      expect((await correct(player, all * -1)).body).toMatchObject({ coin: 0 });
      expect((await correct(player, -1)).status).toBe(400);
      await expectSoundLedger(subject.platform());
    });

    it.each([
      [0, '--amount must be more or less than 0'],
      ['', '--amount must be hundredths'],
      ['5.00', '--amount must be hundredths'],
      ['1,000', '--amount must be hundredths'],
      ['--5', '--amount must be hundredths'],
      [0.5, '--amount must be a whole number'],
      [1e300, '--amount must be a whole number'],
      [undefined, '--amount is missing'],
    ])('is refused with the amount %o', async (amount, problem) => {
      const player = await rich();
      const { status, body } = await correct(player, amount);
      expect([status, body['msg']]).toEqual([400, expect.stringContaining(problem)]);
    });

    it('is refused without a reason, for nobody, and unconfirmed, whichever way it goes', async () => {
      const player = await ownPlayer(subject.platform(), { deposits: fromCoins(100_000) });
      expect((await correct(player, 5, { reason: undefined })).body['msg']).toContain('--reason');
      const nobody = await correct({ ...player, account: 'nobody-here' }, 5);
      expect(nobody.body['msg']).toBe('no account "nobody-here"');
      for (const amount of [1_000_001, -1_000_001]) {
        expect((await correct(player, amount)).body['msg']).toContain('--confirm 1000001');
      }
    });

    it('waits for a second person above the limit, whichever way it goes', async () => {
      const player = await ownPlayer(subject.platform(), { deposits: fromCoins(10_000) });
      const start = await coinOf(player);
      for (const amount of [200_001, -200_001]) {
        const { body } = await correct(player, amount);
        expect(body).toMatchObject({ errcode: 0, sum: 200_001 });
        expect(await coinOf(player)).toBe(amount > 0 ? start : start + 200_001);
        const id = body['proposal'];
        await operate(subject.platform(), 'approval accept', { id }, BEN);
        expect(await coinOf(player)).toBe(amount > 0 ? start + amount : start);
      }
    });

    it('agrees with the ledger, also of money that bets lock', async () => {
      const platform = subject.platform();
      const player = await ownPlayer(platform);
      const { orderNo } = await makeOrder(platform, player.token);
      await operate(platform, 'deposit pay', { orderNo, reason: 'x' });
      const { coin, locked } = await balancesOf(db(), player.id);
      expect(locked).toBe(coin);
      expect((await correct(player, -30_000)).body).toMatchObject({ coin: coin - 30_000 });
      expect(await balancesOf(db(), player.id)).toMatchObject({ locked: coin - 30_000 });
      expect(disagreementsIn(await reconcile(db()))).toEqual([]);
      const { id } = await db()
        .selectFrom('balance_correction')
        .orderBy('id', 'desc')
        .select('id')
        .executeTakeFirstOrThrow();
      await sql`update balance_correction set amount = amount - 1 where id = ${id}`.execute(db());
      expect(disagreementsIn(await reconcile(db())).join(' ')).toContain(`correction-${id}`);
    });
  },
  FLAGS,
);
