import { expect, it } from 'vitest';
import { liftDueRestrictions } from '#server/players/base/restriction-ends.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

eachPlatform(
  'a player',
  (subject) => {
    const run = async (command: string, options: object) =>
      (await operate(subject.platform(), command, options)).body;
    const found = async (text: unknown) => {
      const { players } = await run('player find', { text });
      return (players as { account: string }[]).map(({ account }) => account);
    };
    const show = (account: string) => run('player show', { account });

    it('is found by account, mobile, share code, id and the number of an order', async () => {
      const player = await payee(subject.platform(), {
        account: 'Findme01',
        mobile: '639175550123',
      });
      const { account, id } = player;
      const { inviteCode } = await show(account);
      const { orderNo: deposit } = await makeOrder(subject.platform(), player.token);
      const { orderNo: withdrawal } = await withdraw(subject.platform(), player, 50_000);
      const ways = [
        'findme01',
        'FINDME',
        '+63 917 555 0123',
        '0917-555-0123',
        '0123',
        inviteCode,
        String(inviteCode).toLowerCase(),
        id,
        deposit,
        withdrawal,
        String(withdrawal).toLowerCase(),
      ];
      for (const way of ways) expect(await found(way), String(way)).toContain(account);
    });

    it('is not found by what nobody has, and text is taken as it is', async () => {
      await ownPlayer(subject.platform(), { mobile: '639175554321' });
      for (const text of [
        'nobody-at-all',
        'player4321',
        '%',
        '_',
        "' or 1=1 --",
        '12',
        '9'.repeat(30),
      ]) {
        expect(await found(text), text).toEqual([]);
      }
      const { msg } = await run('player find', { text: ' ' });
      expect(msg).toContain('--text needs at least 1 character');
    });

    it('is one of twenty, and the answer says that there are more', async () => {
      for (let made = 0; made < 21; made += 1) {
        await ownPlayer(subject.platform(), { account: `crowd${String(made).padStart(3, '0')}` });
      }
      const { players, hasMore } = await run('player find', { text: 'crowd' });
      expect([(players as object[]).length, hasMore]).toEqual([20, true]);
      expect(await run('player find', { text: 'crowd02' })).toMatchObject({ hasMore: false });
    });

    it('is shown with money, orders, rounds, bonuses, limits, restrictions, sessions and notes', async () => {
      const player = await payee(subject.platform());
      const { account, token } = player;
      await makeOrder(subject.platform(), token);
      const { orderNo } = await withdraw(subject.platform(), player, 50_000);
      const game = await openGameAs(subject.platform(), 'reels', { player });
      await game.bet();
      const limit = { kind: 1, period: 1, value: 500_000 };
      await subject.call('setLimit', limit, token);
      await run('player status', { account, status: 'no-deposits', reason: 'x' });
      await run('player note', { account, text: 'Called on Monday.\nAsked for a limit.' });
      const shown = await show(account);
      expect(shown).toMatchObject({
        account,
        sessions: 1,
        balances: { hold: 50_000 },
        openOrders: { deposits: [{ orderNo: expect.any(String) }], withdrawals: [{ orderNo }] },
        lastRounds: [{ bet: expect.any(Number) }],
        restrictions: [{ name: 'no-deposits', until: null }],
        limits: [{ value: 500_000 }],
        pauses: { breakUntil: 0 },
        notes: [{ by: 'operator', note: 'Called on Monday.\nAsked for a limit.' }],
      });
      expect(shown['latestSessions']).toHaveLength(1);
      expect((await run('player note', { account, text: ' ' }))['msg']).toContain('--text needs');
      expect((await run('player note', { account: 'nobody-x', text: 'x' }))['msg']).toContain(
        'no account',
      );
    });

    it('is restricted until a day or a time, and the clock lifts that alone', async () => {
      const { account } = await ownPlayer(subject.platform());
      const { database } = subject.platform().context;
      const lift = () => liftDueRestrictions(database, subject.clock.now());
      const restrictions = async () => (await show(account))['restrictions'];
      const reason = 'checking documents';
      const day = { account, status: 'no-withdrawals', until: '2026-11-22', reason };
      await run('player status', day);
      await run('player status', { account, status: 'no-play', reason });
      const soon = new Date(subject.clock.now() + HOUR_MS).toISOString();
      await run('player freeze', { account, until: soon.replace(/\.\d+Z/, 'Z'), reason });
      // The end of 22 November in Manila.
      const dayEnd = Date.UTC(2026, 10, 22, 16);
      expect(await restrictions()).toEqual([
        { name: 'frozen', until: Date.parse(soon) },
        { name: 'no-play', until: null },
        { name: 'no-withdrawals', until: dayEnd },
      ]);
      subject.clock.advance(HOUR_MS - 1);
      await lift();
      expect(await restrictions()).toHaveLength(3);
      subject.clock.advance(1);
      await Promise.all([lift(), lift()]);
      expect(await restrictions()).toEqual([
        { name: 'no-play', until: null },
        { name: 'no-withdrawals', until: dayEnd },
      ]);
      subject.clock.advance(2 * DAY_MS);
      await lift();
      expect(await restrictions()).toEqual([{ name: 'no-play', until: null }]);
    });

    it('stays restricted by a later decision without an end', async () => {
      const { account } = await ownPlayer(subject.platform());
      const until = new Date(subject.clock.now() + HOUR_MS).toISOString().slice(0, 19);
      await run('player freeze', { account, until: `${until}Z`, reason: 'for now' });
      await run('player freeze', { account, reason: 'for good' });
      subject.clock.advance(2 * HOUR_MS);
      await liftDueRestrictions(subject.platform().context.database, subject.clock.now());
      expect((await show(account))['restrictions']).toEqual([{ name: 'frozen', until: null }]);
    });

    it.each([
      ['player freeze', { until: 'soon' }, '--until must be a day such as'],
      ['player freeze', { until: '2026-02-30' }, '--until must be a day such as'],
      ['player freeze', { until: '2026-12-31T18:00' }, '--until must be a day such as'],
      ['player freeze', { until: '2020-01-01' }, '--until has passed'],
      ['player freeze', { until: '2030-01-01', frozen: 'no' }, '--until goes with a new'],
      ['player status', { until: '2030-01-01', status: 'excluded' }, '--until goes with a new'],
      ['player status', { until: '2030-01-01', status: 'ok' }, '--until goes with a new'],
    ])('is not changed by a wrong end: %s %o', async (command, options, problem) => {
      const { account } = await ownPlayer(subject.platform());
      const { msg } = await run(command, { account, reason: 'x', ...options });
      expect(msg).toContain(problem);
      expect((await show(account))['restrictions']).toEqual([]);
    });
  },
  ['--withdraw-review-seconds=manual'],
);
