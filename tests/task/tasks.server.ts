import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { countBet } from '#tests/money/play-money.ts';
import { lock } from '#tests/money/cash-out.ts';
import { cashier, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs, roundIn } from '#tests/game/games.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';

const HOUR_MS = 3_600_000;
const SLOTS = 1;
const FISH = 2;

interface TaskState {
  taskTarget: number;
  num: number;
  isReceive: 0 | 1 | 0.5;
}

eachPlatform('tasks', (subject) => {
  const read = async (token: string) => {
    const { body } = await subject.call('tasks', {}, token);
    return {
      resetTime: body['resetTime'],
      achieveNum: body['achieveNum'],
      steps: JSON.parse(String(body['achieveData'])) as { num: number; isReceive: number }[],
      tasks: JSON.parse(String(body['taskData'])) as Record<string, TaskState>,
    };
  };
  const taskOf = async (token: string, id: number) => (await read(token)).tasks[id];
  const claim = async (token: string, what: object) =>
    (await subject.call('claimTask', { reqNo: randomUUID(), ...what }, token)).body;
  const act = (token: string, actionType: number) =>
    subject.call('actionLog', { actionType }, token);
  const play = (playerId: number, typeId: number, rounds: number) => {
    const { database, clock } = subject.platform().context;
    return transact(database, async (trx) => {
      for (let round = 0; round < rounds; round += 1) {
        const bet = { playerId, typeId, bet: fromCoins(1), roundNo: randomUUID() };
        await countBet(trx, { ...bet, now: clock.now() });
      }
    });
  };

  it('are paid once a day, and reset at midnight of the market [data.tasks] [api.tasks]', async () => {
    const { token } = await ownPlayer(subject.platform());
    // It is 09:00 in Manila.
    expect((await read(token)).resetTime).toBe(subject.clock.now() + 15 * HOUR_MS);
    expect(await taskOf(token, 1)).toEqual({ taskTarget: 1, num: 1, isReceive: 0 });
    expect(await claim(token, { taskId: 1 })).toMatchObject({
      errcode: 0,
      rewards: [{ id: 2001, count: 200 }],
      achieveNum: 1,
      coin: 200,
    });
    expect(await claim(token, { taskId: 1 })).toMatchObject({ errcode: 1241 });
    expect((await taskOf(token, 1))?.isReceive).toBe(1);
    subject.clock.advance(15 * HOUR_MS);
    expect((await taskOf(token, 1))?.isReceive).toBe(0);
  });

  it('are paid once when they are claimed 50 times at once', async () => {
    const { token } = await ownPlayer(subject.platform());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => claim(token, { taskId: 1 })),
    );
    expect(answers.map((body) => body['errcode']).toSorted()).toEqual([0, ...Array(49).fill(1241)]);
    expect((await subject.call('refreshBalance', {}, token)).body).toMatchObject({ coin: 200 });
  });

  it('have a red dot while the mobile is not bound or a reward can be claimed', async () => {
    const platform = subject.platform();
    const dot = async (token: string) =>
      ((await subject.call('lightRefresh', {}, token)).body['red'] as { task: number }).task;
    const { id, token } = await ownPlayer(platform, { mobile: '639170000778' });
    expect(await dot(token), 'the log-in').toBe(1);
    await claim(token, { taskId: 1 });
    expect(await dot(token)).toBe(0);
    await play(id, SLOTS, 30);
    expect(await dot(token), 'thirty rounds').toBe(1);
    await claim(token, { taskId: 6 });
    expect(await dot(token), 'the step of two tasks').toBe(1);
    await claim(token, { achieveNum: 2 });
    expect(await dot(token)).toBe(0);
    subject.clock.advance(24 * HOUR_MS);
    expect(await dot(token), 'the next day').toBe(1);
    await claim(token, { taskId: 1 });
    expect(await dot(token)).toBe(0);
    const unbound = await ownPlayer(platform);
    await claim(unbound.token, { taskId: 1 });
    expect(await dot(unbound.token), 'a mobile to bind').toBe(1);
  });

  it('count rounds for money by the type of game', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    await play(id, SLOTS, 20);
    await play(id, FISH, 9);
    expect(await taskOf(token, 3)).toMatchObject({ num: 20, isReceive: 0.5 });
    expect(await taskOf(token, 6)).toMatchObject({ num: 29, isReceive: 0.5 });
    expect(await claim(token, { taskId: 6 })).toMatchObject({ errcode: 1242 });
    await play(id, FISH, 1);
    expect(await taskOf(token, 6)).toMatchObject({ num: 30, isReceive: 0 });
    expect(await claim(token, { taskId: 6 })).toMatchObject({ errcode: 0 });
  });

  it('count a bet when it is placed, as VIP and wagering do, and none in a demo', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform, { deposits: fromCoins(100) });
    await lock(platform, player, { locked: fromCoins(10), need: fromCoins(1_000) });
    const counted = async () => {
      const { body } = await subject.call('vipInfo', {}, player.token);
      const wagering = await subject.call('wagering', {}, player.token);
      const [requirement] = wagering.body['list'] as { doneBet: number }[];
      const rounds = (await taskOf(player.token, 6))?.num;
      return { rounds, exp: body['exp'], doneBet: requirement?.doneBet };
    };
    const demo = await openGameAs(platform, 'reels', { player, mode: 1 });
    roundIn(await demo.bet());
    expect(await counted()).toEqual({ rounds: 0, exp: 0, doneBet: 0 });
    const game = await openGameAs(platform, 'reels', { player });
    const reqNo = randomUUID();
    const { bet } = roundIn(await game.bet(undefined, { reqNo }));
    roundIn(await game.bet(undefined, { reqNo }));
    expect(bet).toBeGreaterThan(0);
    expect(await counted()).toEqual({ rounds: 1, exp: bet, doneBet: bet });
  });

  it('count a deposit for the shop on its day, and for the first pay permanently', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    await cashier(platform, await makeOrder(platform, token), 'paid');
    expect((await taskOf(token, 12))?.isReceive).toBe(0);
    expect((await taskOf(token, 5))?.isReceive).toBe(0);
    subject.clock.advance(24 * HOUR_MS);
    expect((await taskOf(token, 12))?.isReceive).toBe(0.5);
    expect((await taskOf(token, 5))?.isReceive).toBe(0);
  });

  it('count sharing on its day, and following permanently', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (const actionType of [2, 7]) await act(token, actionType);
    expect((await taskOf(token, 8))?.isReceive).toBe(0);
    expect((await taskOf(token, 7))?.isReceive).toBe(0.5);
    expect((await taskOf(token, 4))?.isReceive).toBe(0);
    subject.clock.advance(24 * HOUR_MS);
    expect((await taskOf(token, 8))?.isReceive).toBe(0.5);
    expect(await claim(token, { taskId: 4 })).toMatchObject({ errcode: 0 });
    await act(token, 7);
    expect(await claim(token, { taskId: 4 })).toMatchObject({ errcode: 1241 });
  });

  it('of binding a mobile is paid with the binding', async () => {
    const [unbound, bound] = [
      await ownPlayer(subject.platform()),
      await ownPlayer(subject.platform(), { mobile: '639170000777' }),
    ];
    expect((await taskOf(unbound.token, 2))?.isReceive).toBe(0.5);
    expect((await taskOf(bound.token, 2))?.isReceive).toBe(1);
    expect(await claim(bound.token, { taskId: 2 })).toMatchObject({ errcode: 1241 });
  });

  it('that are done once count for the steps of the day they are claimed on', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    await cashier(platform, await makeOrder(platform, token), 'paid');
    await claim(token, { taskId: 5 });
    expect((await read(token)).achieveNum).toBe(1);
    await claim(token, { taskId: 1 });
    expect(await claim(token, { achieveNum: 2 })).toMatchObject({ errcode: 0, achieveNum: 2 });
    subject.clock.advance(24 * HOUR_MS);
    expect((await read(token)).achieveNum).toBe(0);
  });

  it('add up to steps, each paid once a day [data.tasks] [api.tasks]', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (const actionType of [1, 2]) await act(token, actionType);
    await claim(token, { taskId: 1 });
    expect(await claim(token, { achieveNum: 2 })).toMatchObject({ errcode: 1242 });
    await claim(token, { taskId: 7 });
    expect((await read(token)).steps[0]).toMatchObject({ num: 2, isReceive: 0 });
    expect(await claim(token, { achieveNum: 2 })).toMatchObject({ errcode: 0 });
    expect(await claim(token, { achieveNum: 2 })).toMatchObject({ errcode: 1241 });
    expect(await claim(token, { achieveNum: 3 })).toMatchObject({ errcode: 1242 });
  });

  it.each([[{}], [{ taskId: 1, achieveNum: 2 }]])('are not claimed by %o', async (what) => {
    const { token } = await ownPlayer(subject.platform());
    const { status } = await subject.call('claimTask', { reqNo: randomUUID(), ...what }, token);
    expect(status).toBe(400);
  });

  it('that do not exist are refused with 1242', async () => {
    const { token } = await ownPlayer(subject.platform());
    expect(await claim(token, { taskId: 999 })).toMatchObject({ errcode: 1242 });
  });

  it('that give only tickets move no coins, and are claimed once, too', async () => {
    const { database, catalogue } = subject.platform().context;
    await transact(database, async (trx) => {
      const { webConfig } = await readDocuments(trx);
      const rewards = [{ id: 4001, count: 1 }];
      const appTaskConfigList = webConfig.appTaskConfigList.map((task) =>
        task.id === 1 ? { ...task, rewards } : task,
      );
      const changed = { webConfig: { ...webConfig, appTaskConfigList } };
      await writeDocuments(trx, changed, subject.clock.now());
    });
    catalogue.changed();
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(7) });
    const claimed = await claim(token, { taskId: 1 });
    expect(claimed).toMatchObject({ errcode: 0, rewards: [{ id: 4001, count: 1 }], coin: 700 });
    expect(await claim(token, { taskId: 1 })).toMatchObject({ errcode: 1241 });
    expect((await subject.call('refreshBalance', {}, token)).body).toMatchObject({
      coin: 700,
      seq: claimed['seq'],
    });
  });
});
