import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { preparePlayer } from '#server/demo/players/prepared-player.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import { transact } from '#server/core/database/transact.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { eachPlatform, ownPlayer, type OwnPlayer } from '#tests/server/platforms.ts';

const FARM = 30;
const COINS = 2001;

eachPlatform('promotions', (subject) => {
  const database = () => subject.platform().context.database;
  const now = () => subject.clock.now();
  let mobiles = 9_190_000_000;
  const bindMobile = (playerId: number) =>
    database()
      .db.updateTable('player')
      .where('id', '=', playerId)
      .set({ mobile: `63${(mobiles += 1)}` })
      .execute();
  const invite = async (inviter: OwnPlayer, deposits = ZERO): Promise<OwnPlayer> => {
    const friend = await ownPlayer(subject.platform(), { deposits });
    await database()
      .db.updateTable('player')
      .where('id', '=', friend.id)
      .set({ pid: inviter.id })
      .execute();
    return friend;
  };
  const call = async (name: 'spinInvite' | 'spin' | 'spinPayout', { token }: OwnPlayer, tid = '') =>
    (await subject.call(name, { reqNo: randomUUID(), tid }, token)).body;
  const give = (playerId: number, coins: number, betTimes = 0) =>
    transact(database(), (trx) =>
      grantRewards(trx, {
        playerId,
        rewards: [{ id: COINS, count: fromCoins(coins) }],
        reference: `mail-${randomUUID()}`,
        betTimes,
        now: now(),
      }),
    );
  const withdraw = async ({ token }: OwnPlayer, coins: number) => {
    const { body } = await subject.call('withdrawalConfig', {}, token);
    const [bank] = body['bankList'] as { bankId: number }[];
    const wanted = { reqNo: randomUUID(), amount: fromCoins(coins), bankId: bank?.bankId };
    const answer = await subject.call('createWithdrawal', wanted, token);
    return { config: body, answer: answer.body };
  };

  it('give 31 fresh accounts nothing that they could withdraw', async () => {
    const banks = await someBanks(database().db, 1);
    const boss = await ownPlayer(subject.platform(), { banks });
    const joined = await call('spinInvite', boss);
    const tid = String(joined['tid']);
    for (let count = 0; count < FARM; count += 1) await invite(boss);
    // One spin a day is free; inactive invited accounts earn none.
    expect(await call('spinInvite', boss)).toMatchObject({ inviteCount: 0, spinCount: 1 });
    await call('spin', boss, tid);
    expect(await call('spin', boss, tid)).toMatchObject({ errcode: 1108 });
    // Even with the target reached and coins in the balance, no money can leave.
    await database()
      .db.updateTable('spin_round')
      .where('tid', '=', tid)
      .set((eb) => ({ won: eb.ref('target') }))
      .execute();
    expect(await call('spinPayout', boss, tid)).toMatchObject({ errcode: 1084 });
    await bindMobile(boss.id);
    expect(await call('spinPayout', boss, tid)).toMatchObject({ errcode: 1292 });
    await give(boss.id, 500);
    const { config, answer } = await withdraw(boss, 500);
    expect(config).toMatchObject({ withdrawable: 0, locked: fromCoins(500) });
    expect((config['reasons'] as number[])[0]).toBe(1292);
    expect(answer).toMatchObject({ errcode: 1292 });
    const balance = await subject.call('refreshBalance', {}, boss.token);
    expect(balance.body).toMatchObject({ coin: fromCoins(500) });
  });

  it('count a friend with a mobile and a first deposit, and pay an inviter who has both', async () => {
    const inviter = await ownPlayer(subject.platform(), { deposits: fromCoins(100) });
    const tid = String((await call('spinInvite', inviter))['tid']);
    const paid = await invite(inviter, fromCoins(50));
    const bound = await invite(inviter);
    await bindMobile(bound.id);
    expect(await call('spinInvite', inviter)).toMatchObject({ inviteCount: 0 });
    await bindMobile(paid.id);
    expect(await call('spinInvite', inviter)).toMatchObject({ inviteCount: 1, spinCount: 2 });
    const record = await subject.call(
      'spinRecord',
      { type: 1, pageNo: 1, pageSize: 20 },
      inviter.token,
    );
    const list = record.body['list'] as { status: number }[];
    expect(list.map(({ status }) => status).toSorted()).toEqual([0, 1]);

    await database()
      .db.updateTable('spin_round')
      .where('tid', '=', tid)
      .set((eb) => ({ won: eb.ref('target') }))
      .execute();
    await bindMobile(inviter.id);
    expect(await call('spinPayout', inviter, tid)).toMatchObject({ errcode: 0 });
  });

  it('allow a withdrawal of their coins after the first deposit', async () => {
    const banks = await someBanks(database().db, 1);
    const player = await ownPlayer(subject.platform(), { banks });
    await give(player.id, 500);
    expect((await withdraw(player, 200)).answer).toMatchObject({ errcode: 1292 });
    const deposits = fromCoins(100);
    await preparePlayer(
      database(),
      { account: player.account, password: 'unused', deposits },
      now(),
    );
    expect((await withdraw(player, 200)).answer).toMatchObject({ errcode: 0 });
  });
});

describe('the setting of promotion requirements', () => {
  it('is mobile and deposit by default, and refuses unknown requirements', () => {
    expect(readSettings({}).promotionNeeds).toEqual(['mobile', 'deposit']);
    expect(readSettings({ PROMOTION_NEEDS: 'deposit' }).promotionNeeds).toEqual(['deposit']);
    expect(() => readSettings({ PROMOTION_NEEDS: 'passport' })).toThrow('mobile, deposit');
  });
});
