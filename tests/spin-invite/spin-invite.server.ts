import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { SPIN_ACCOUNTS } from '#server/demo/scenarios/spin-invite-scenarios.ts';
import { spinPayoutScenarios } from '#server/demo/scenarios/spin-payout-scenarios.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { expectSound } from '#tests/deposit/deposits.ts';
import {
  DEMO,
  eachPlatform,
  operate,
  ownPlayer,
  tokenOf,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

const DAY_MS = 86_400_000;
const SEGMENTS = [1, 5, 0.5, 20, 2, 10, 0.2, 50].map((coins) => Math.round(coins * 100));

/** Activity requirements of friends are off here: the promotion rules' tests cover them. */
const WITHOUT_NEEDS = ['--promotion-needs='];

eachPlatform(
  'the spin invite',
  (subject) => {
    const ask = async (
      name: 'spinInviteStatus' | 'spinInvite' | 'spin' | 'spinPayout',
      token: string,
      tid?: string,
    ) =>
      (
        await subject.call(
          name,
          { ...(name !== 'spinInviteStatus' && { reqNo: randomUUID() }), tid },
          token,
        )
      ).body;
    const db = () => subject.platform().context.database.db;
    const bring = async (inviter: OwnPlayer) => {
      const { id } = await ownPlayer(subject.platform());
      await db().updateTable('player').where('id', '=', id).set({ pid: inviter.id }).execute();
      return id;
    };
    const join = async (player: OwnPlayer) =>
      String((await ask('spinInvite', player.token))['tid']);
    const reachTarget = (tid: string) =>
      db()
        .updateTable('spin_round')
        .where('tid', '=', tid)
        .set((eb) => ({ won: eb.ref('target') }))
        .execute();

    it('begins with a draw, and returns the same round when it is joined again [api.spin-invite] [api.spin-invite-status]', async () => {
      const player = await ownPlayer(subject.platform());
      expect(await ask('spinInviteStatus', player.token)).toMatchObject({
        actStatus: 0,
        tid: '',
        spinCount: 0,
      });
      const joined = await ask('spinInvite', player.token);
      expect(joined).toMatchObject({ totalAmount: fromCoins(500), inviteCount: 0, spinCount: 1 });
      expect(SEGMENTS).toContain(joined['addAmount']);
      expect(joined['bonusAmount']).toBe(joined['addAmount']);
      expect(await ask('spinInvite', player.token)).toMatchObject({
        tid: joined['tid'],
        bonusAmount: joined['bonusAmount'],
        addAmount: 0,
      });
      expect(await ask('spinInviteStatus', player.token)).toMatchObject({
        actStatus: 1,
        tid: joined['tid'],
        endTime: subject.clock.now() + 7 * DAY_MS,
      });
    });

    it('gives one free spin a day, and one for each invited player [api.spin]', async () => {
      const player = await ownPlayer(subject.platform());
      const tid = await join(player);
      const first = await ask('spin', player.token, tid);
      expect(first).toMatchObject({
        errcode: 0,
        spinCount: 0,
        freeSpinTime: subject.clock.now() + DAY_MS,
      });
      expect(first['addAmount']).toBe(SEGMENTS[Number(first['index'])]);
      expect(await ask('spin', player.token, tid)).toMatchObject({ errcode: 1108 });
      subject.clock.advance(1000);
      await bring(player);
      expect(await ask('spinInvite', player.token)).toMatchObject({ inviteCount: 1, spinCount: 1 });
      expect(await ask('spin', player.token, tid)).toMatchObject({ errcode: 0, spinCount: 0 });
      subject.clock.advance(DAY_MS - 1001);
      expect(await ask('spin', player.token, tid)).toMatchObject({ errcode: 1108 });
      subject.clock.advance(1);
      expect(await ask('spin', player.token, tid)).toMatchObject({ errcode: 0, spinCount: 0 });
    });

    it('gives each spin once when it is requested 30 times at once', async () => {
      const player = await ownPlayer(subject.platform());
      const tid = await join(player);
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => ask('spin', player.token, tid)),
      );
      expect(answers.map((body) => body['errcode']).toSorted()).toEqual([
        0,
        ...Array(29).fill(1108),
      ]);
    });

    it('never adds more than is missing, and pays the target once as a bonus [api.spin]', async () => {
      const player = await ownPlayer(subject.platform());
      const tid = await join(player);
      expect(await ask('spinPayout', player.token, tid)).toMatchObject({ errcode: 1107 });
      await db()
        .updateTable('spin_round')
        .where('tid', '=', tid)
        .set({ won: fromCoins(500) - 1 } as never)
        .execute();
      expect(await ask('spin', player.token, tid)).toMatchObject({
        addAmount: 1,
        bonusAmount: fromCoins(500),
        actStatus: 2,
      });
      expect(await ask('spin', player.token, tid)).toMatchObject({ errcode: 1243 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ask('spinPayout', player.token, tid)),
      );
      expect(answers.map((body) => body['errcode']).toSorted()).toEqual([
        0,
        ...Array(19).fill(1115),
      ]);
      expect(answers.find((body) => body['errcode'] === 0)).toMatchObject({
        amount: fromCoins(500),
        needBet: 35 * fromCoins(500),
        actStatus: 3,
        coin: fromCoins(500),
      });
      expect(await ledgerTotals(db())).toMatchObject({ sum: 0, mismatchedWallets: [] });
    });

    it('ends after seven days; a reached target can be paid out for three more', async () => {
      const player = await ownPlayer(subject.platform());
      const [open, reached, lapsed] = [
        player,
        await ownPlayer(subject.platform()),
        await ownPlayer(subject.platform()),
      ];
      const [openTid, reachedTid, lapsedTid] = [
        await join(open),
        await join(reached),
        await join(lapsed),
      ];
      await reachTarget(reachedTid);
      await reachTarget(lapsedTid);
      subject.clock.advance(7 * DAY_MS);
      expect(await ask('spinInviteStatus', open.token)).toMatchObject({ actStatus: 4 });
      expect(await ask('spin', open.token, openTid)).toMatchObject({ errcode: 1243 });
      expect(await ask('spinInviteStatus', reached.token)).toMatchObject({ actStatus: 2 });
      expect(await ask('spinPayout', reached.token, reachedTid)).toMatchObject({ errcode: 0 });
      subject.clock.advance(3 * DAY_MS);
      expect(await ask('spinInviteStatus', lapsed.token)).toMatchObject({ actStatus: 4 });
      expect(await ask('spinPayout', lapsed.token, lapsedTid)).toMatchObject({ errcode: 1243 });
      // A new round has a higher target.
      expect(await ask('spinInvite', open.token)).toMatchObject({ totalAmount: fromCoins(1000) });
    });

    it('cannot be spun or paid out by another player', async () => {
      const [one, other] = [
        await ownPlayer(subject.platform()),
        await ownPlayer(subject.platform()),
      ];
      const tid = await join(one);
      expect(await ask('spin', other.token, tid)).toMatchObject({ errcode: 1112 });
      expect(await ask('spinPayout', other.token, tid)).toMatchObject({ errcode: 1112 });
    });

    it('lists its records with other players masked [api.spin]', async () => {
      const player = await ownPlayer(subject.platform());
      const tid = await join(player);
      subject.clock.advance(1000);
      await bring(player);
      await ask('spin', player.token, tid);
      await reachTarget(tid);
      await ask('spinPayout', player.token, tid);
      const record = async (type: number) =>
        (await subject.call('spinRecord', { type, pageSize: 1 }, player.token)).body;
      expect(await record(1)).toMatchObject({
        total: 1,
        list: [{ phone: expect.stringMatching(/^ow\*{5}\d{4}$/) }],
      });
      expect(await record(2)).toMatchObject({ total: 2, hasMore: 1 });
      expect(await record(3)).toMatchObject({ total: 1, list: [{ amount: fromCoins(500) }] });
    });

    it.each<[keyof typeof SPIN_ACCOUNTS, number]>([
      ['spin-invite-no-spins', 0],
      ['spin-invite-friends', 3],
    ])('%s leaves %i spins', async (name, spins) => {
      for (const _time of [1, 2]) {
        const { body } = await operate(subject.platform(), 'scenario apply', { name });
        expect(body).toMatchObject({ errcode: 0, applied: name });
      }
      const { password } = DEMO;
      const token = await tokenOf(subject.platform(), { account: SPIN_ACCOUNTS[name], password });
      const joined = await ask('spinInvite', token);
      expect(joined).toMatchObject({
        inviteCount: spins,
        spinCount: spins,
        bonusAmount: fromCoins(312.5),
        totalAmount: fromCoins(500),
        addAmount: 0,
      });
      expect(joined['freeSpinTime']).toBeGreaterThan(subject.clock.now());
      const answer = await ask('spin', token, String(joined['tid']));
      expect(answer).toMatchObject({ errcode: spins === 0 ? 1108 : 0 });
    });

    it('leaves its books in order when scenarios replace rounds that were paid, or spun with tickets', async () => {
      const apply = async (name: string) => {
        const { body } = await operate(subject.platform(), 'scenario apply', { name });
        expect(body).toMatchObject({ errcode: 0, applied: name });
      };
      const token = await tokenOf(subject.platform());
      const redeemed = { reqNo: randomUUID(), code: 'LANTERN' };
      expect((await subject.call('redeemCode', redeemed, token)).body).toMatchObject({
        errcode: 0,
      });
      for (const [place, name] of Object.keys(spinPayoutScenarios).entries()) {
        await apply('spin-payout-running');
        const tid = String((await ask('spinInviteStatus', token))['tid']);
        // The free spin of the day, then one of three tickets.
        for (const errcode of [0, place < 3 ? 0 : 1108]) {
          expect(await ask('spin', token, tid)).toMatchObject({ errcode });
        }
        await reachTarget(tid);
        expect(await ask('spinPayout', token, tid)).toMatchObject({ errcode: 0 });
        await apply(name);
        expect(await ask('spinPayout', token, tid)).toMatchObject({ errcode: 1112 });
        await expectSound(subject.platform());
      }
      await apply('spin-payout-none');
      expect(await ask('spinInviteStatus', token)).toMatchObject({ actStatus: 0, tid: '' });
      for (const type of [2, 3]) {
        const { body } = await subject.call('spinRecord', { type, pageSize: 1 }, token);
        expect(body).toMatchObject({ total: 0, list: [] });
      }
    });
  },
  WITHOUT_NEEDS,
);
