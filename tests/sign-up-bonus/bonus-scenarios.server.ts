import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BONUS_ACCOUNTS } from '#server/demo/scenarios/bonus-scenarios.ts';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { fromCoins } from '#shared/money/money.ts';
import { eachPlatform, operate, ownPlayer, tokenOf } from '#tests/server/platforms.ts';

type Name = keyof typeof BONUS_ACCOUNTS;

eachPlatform('the scenarios of bonuses', (subject) => {
  /** Applies a scenario twice, as its docs allow, and signs its player in. */
  async function enter(name: Name): Promise<string> {
    for (const _time of [1, 2]) {
      const { body } = await operate(subject.platform(), 'scenario apply', { name });
      expect(body).toMatchObject({ errcode: 0, applied: name });
    }
    const account = { account: BONUS_ACCOUNTS[name], password: DEMO_PASSWORD };
    return tokenOf(subject.platform(), account);
  }
  const read = async (call: 'signUpBonus' | 'accumulatedRecharge', token: string) =>
    (await subject.call(call, {}, token)).body;
  const of = (days: readonly unknown[], propId: number) => ({
    hasProps: 1,
    ownList: [{ propId, loginPayDataJson: { days } }],
    buyPropIds: [propId],
  });
  const locked = (count: number) => Array.from({ length: count }, () => null);

  it.each<[Name, object]>([
    ['sign-up-packages', { hasProps: 0, ownList: [], buyPropIds: [] }],
    ['sign-up-claimable', of([1, 1, 0, -1, ...locked(10)], 6005)],
    ['sign-up-claimed', of([1, 1, ...locked(12)], 6005)],
    ['sign-up-over', of([1, 1, 0, 1, 0, 0, 1], 6004)],
  ])('%s', async (name, expected) => {
    expect(await read('signUpBonus', await enter(name))).toMatchObject(expected);
  });

  it.each<[Name, number, readonly number[]]>([
    ['recharge-none', 0, []],
    ['recharge-claimable', 640, [12001]],
    ['recharge-completed', 100_000, Array.from({ length: 10 }, (_, at) => 12001 + at)],
  ])('%s', async (name, coins, claimed) => {
    const body = await read('accumulatedRecharge', await enter(name));
    const { totalRecharge, rechargeData } = body as {
      totalRecharge?: number;
      rechargeData?: { list: { propId: number }[] };
    };
    expect(totalRecharge).toBe(fromCoins(coins));
    expect(rechargeData?.list.map(({ propId }) => propId)).toEqual(claimed);
  });

  it('a claimed tier also grants its reward item', async () => {
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    const claim = { reqNo: randomUUID(), propId: 12003 };
    expect((await subject.call('claimAccumulatedRecharge', claim, token)).body).toMatchObject({
      rewards: [
        { id: 2001, count: 3800 },
        { id: 4001, count: 1 },
      ],
      coin: fromCoins(538),
    });
  });

  it('a package is refused in a state that it could never have', async () => {
    const player = await ownPlayer(subject.platform());
    const give = async (options: object) =>
      operate(subject.platform(), 'player package', { account: player.account, ...options });
    expect((await give({ package: 501 })).status).toBe(400);
    expect((await give({ package: 6004, 'days-ago': 1, claimed: '3' })).status).toBe(400);
    expect((await give({ package: 6004, claimed: '1' })).body).toMatchObject({ given: true });
    expect((await give({ package: 6005 })).body).toMatchObject({ given: false });
    const { ownList } = (await read('signUpBonus', player.token)) as { ownList?: object[] };
    expect(ownList).toMatchObject([{ loginPayDataJson: { days: [1, ...locked(6)] } }]);
  });
});
