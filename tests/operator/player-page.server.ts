import { expect, it } from 'vitest';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { players } from '#server/marketing/texts/en-players.ts';
import { th } from '#server/marketing/texts/th.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { lock, payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

/** ₱500.00 */
const LIMIT = 50_000;
const FLAGS = ['--withdraw-review-seconds=manual'];
const ACTIONS = [
  'note',
  'restrict',
  'lift',
  'correct',
  'sign-out',
  'remove-passkeys',
  'accept',
  'refuse',
] as const;

let users = 0;

eachPlatform(
  'the pages of players',
  (subject) => {
    const operator = () => consoleUser(subject.platform(), `clerk-${(users += 1)}`, 'operator');
    const db = () => subject.platform().context.database.db;
    const pathOf = ({ account }: OwnPlayer) => `/report/players/${account}`;
    const coinOf = async ({ id }: OwnPlayer) => (await balancesOf(db(), id)).coin;
    const amount = (typed: string, direction = 'add') => ({
      direction,
      amount: typed,
      again: typed,
      reason: 'paid twice',
    });

    it('find one by account, mobile, share code or order number, and lead to the player', async () => {
      const player = await payee(subject.platform(), {
        account: 'Lantern77',
        mobile: '639175558877',
      });
      const { orderNo } = await withdraw(subject.platform(), player, LIMIT);
      const { inviteCode } = (
        await operate(subject.platform(), 'player show', { account: player.account })
      ).body;
      const { get } = await operator();
      for (const text of ['lantern7', '0917 555 8877', '8877', inviteCode, orderNo]) {
        const query = new URLSearchParams({ text: String(text) }).toString();
        const { statusCode, headers } = await get(`/report/players?${query}`);
        expect([statusCode, headers.location], String(text)).toEqual([303, pathOf(player)]);
      }
      expect((await get('/report/players')).body).toContain(players.searchHint);
    });

    it('list several, say when there is nobody, and keep what was typed', async () => {
      for (const account of ['twins001', 'twins002'])
        await ownPlayer(subject.platform(), { account });
      const { get } = await operator();
      const { body } = await get('/report/players?text=twins');
      for (const account of ['twins001', 'twins002']) {
        expect(body).toContain(`href="/report/players/${account}"`);
      }
      const nobody = await get('/report/players?text=%22%3Cb%3E');
      expect(nobody.body).toContain(players.nobody);
      expect(nobody.body).toContain('value="&quot;&lt;b&gt;"');
      const long = await get(`/report/players?text=${'x'.repeat(101)}`);
      expect([long.statusCode, long.body.includes('x'.repeat(101))]).toEqual([400, true]);
      expect((await get('/report/players/nobody-here')).statusCode).toBe(400);
    });

    it('show money, orders, rounds, bonuses, limits, restrictions, devices and notes', async () => {
      const player = await payee(subject.platform(), { deposits: fromCoins(5000) });
      const { account, token } = player;
      const deposit = await makeOrder(subject.platform(), token);
      const { orderNo } = await withdraw(subject.platform(), player, LIMIT);
      const game = await openGameAs(subject.platform(), 'reels', { player });
      await game.bet();
      await lock(subject.platform(), player, { locked: fromCoins(12), need: fromCoins(34) });
      await subject.call('setLimit', { kind: 1, period: 1, value: 500_000 }, token);
      await db()
        .insertInto('protection')
        .values({ player_id: player.id, break_until: subject.clock.now() + DAY_MS })
        .onConflict((conflict) =>
          conflict.column('player_id').doUpdateSet({ break_until: subject.clock.now() + DAY_MS }),
        )
        .execute();
      const user = await operator();
      const text = 'Called.\n<b>Angry</b>';
      await user.fillIn(pathOf(player), 'note', { text });
      const { body } = await user.get(pathOf(player));
      const { coin, hold } = await balancesOf(db(), player.id);
      for (const money of [coin, hold, fromCoins(12), 500_000]) {
        expect(body).toContain(
          `₱${(money / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
        );
      }
      for (const part of [
        deposit.orderNo,
        `href="/report/withdrawals/${String(orderNo)}"`,
        players.wageredOf('₱0.00', '₱34.00'),
        'Break until',
        'Called.\n&lt;b&gt;Angry&lt;/b&gt;',
        'Test',
      ]) {
        expect(body).toContain(part);
      }
      expect(body).not.toContain(token);
      expect(body).not.toMatch(/password|127\.0\.0\.1/i);
      const thai = (await user.get(`${pathOf(player)}?lang=th`)).body;
      expect(thai).toContain(th.players.balance);
      expect((await user.get(`/report/withdrawals/${String(orderNo)}?lang=en`)).body).toContain(
        `href="${pathOf({ ...player, account })}"`,
      );
      expect((await user.get(`/report/audit?account=${account}`)).body).toContain(
        `href="${pathOf(player)}"`,
      );
    });

    it('are for operators only, and for forms of the console only', async () => {
      const player = await ownPlayer(subject.platform());
      const path = pathOf(player);
      const marketer = await consoleUser(subject.platform(), `seller-${(users += 1)}`, 'marketer');
      for (const url of ['/report/players', '/report/players?text=owned', path]) {
        const { statusCode, body } = await marketer.get(url);
        expect([statusCode, body.includes(player.account)]).toEqual([403, false]);
      }
      for (const action of ACTIONS) {
        expect((await marketer.post(`${path}/${action}`, { text: 'x' })).statusCode).toBe(403);
      }
      const user = await operator();
      const number = await user.numberOn(path);
      const form = { ...amount('1'), number };
      const crossed = await user.post(`${path}/correct`, form, { 'sec-fetch-site': 'cross-site' });
      expect(crossed.statusCode).toBe(403);
      expect(await coinOf(player)).toBe(0);
    });
  },
  FLAGS,
);
