/** Every reward, from its list to its record: the wagering that is told is the wagering that is asked for. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { someBanks } from '#server/demo/players/demo-player.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import { activityClaims, type ActivityClaim } from '#tests/activity/activity-claims.ts';
import { codeSentTo, eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

type Body = Record<string, unknown>;
type Call = (name: EndpointName, body?: object) => Promise<Body>;

const asList = (value: unknown) =>
  value as (Body & { rewards?: { id: number; betRate?: number }[] })[];
const rateIn = (rewards: unknown): number | undefined =>
  asList(rewards).find(({ id }) => id === 2001 || id === 2002)?.['betRate'] as number | undefined;

/** Reads the wagering multiple where the player sees the reward before claiming it. */
async function toldBefore({ what }: ActivityClaim, call: Call, asked: object): Promise<unknown> {
  const config = await call('afterLoginConfig', { gameListVersion: '' });
  const { id, propId } = asked as { id?: number; propId?: number };
  switch (what) {
    case 'a day of a sign-in card': {
      const own = asList((await call('signUpBonus'))['ownList']).find((one) => one['id'] === id);
      return rateIn(own?.rewards);
    }
    case 'a tier of the accumulated recharge': {
      const tier = asList((await call('tradeInfo'))['rechargeList']).find(
        (one) => one['id'] === propId,
      );
      return asList(tier?.['props'])[0]?.['betRate'];
    }
    case 'a payout of the spin invite': {
      const [terms] = asList(config['actInviteConditionModelClient2List']);
      return terms?.['betRate'];
    }
    case 'a task':
      return rateIn(asList(config['appTaskConfigList']).find((one) => one['id'] === 1)?.rewards);
    case 'a step of achievements': {
      const steps = JSON.parse(String((await call('tasks'))['achieveData'])) as {
        num: number;
        rewards: Body[];
      }[];
      return rateIn(steps.find(({ num }) => num === 2)?.rewards);
    }
    case 'a mail':
      return rateIn(asList((await call('mails', { type: 1 }))['list'])[0]?.rewards);
    case 'a redemption code':
      return config['bonusBetRate'];
    case 'the first withdrawal of a cash bonus':
    case 'a withdrawal of what was collected':
      return (await call('redPacket', { version: 1 }))['betRate'];
    default:
      throw new Error(`nobody says where ${what} is told`);
  }
}

let mobiles = 0;
const nextMobile = () => `9177${String((mobiles += 1)).padStart(6, '0')}`;

eachPlatform('the wagering of a reward', (subject) => {
  const claimant = async () => {
    const platform = subject.platform();
    const { id: playerId, token } = await ownPlayer(platform, {
      deposits: fromCoins(5_000),
      mobile: nextMobile(),
      banks: await someBanks(platform.context.database.db, 1),
    });
    subject.clock.advance(1000);
    const call: Call = async (name, body = {}) =>
      (await subject.call(name, { ...(name === 'redPacket' && { version: 1 }), ...body }, token))
        .body;
    const numbered: Call = (name, body = {}) => call(name, { reqNo: randomUUID(), ...body });
    const { database } = platform.context;
    return { database, playerId, now: subject.clock.now(), call: numbered };
  };

  const paying = activityClaims.filter(({ coins }) => coins > 0);

  it.each(paying)('of $what is told before, in the receipt and in the record', async (claim) => {
    const who = await claimant();
    const body = await claim.prepare(who);
    const told = await toldBefore(claim, who.call, body);
    expect(told).toEqual(expect.any(Number));
    const before = asList((await who.call('wagering'))['list']).map(({ id }) => id);
    const answer = await who.call(claim.name, body);
    expect(answer).toMatchObject({ errcode: 0 });
    if ('rewards' in answer) expect(rateIn(answer['rewards'])).toBe(told);
    const asked = asList((await who.call('wagering'))['list']).filter(
      ({ id }) => !before.includes(id),
    );
    const need = fromCoins(claim.coins) * Number(told);
    expect(asked).toMatchObject([{ needBet: need, doneBet: 0, amount: fromCoins(claim.coins) }]);
    const [record] = asList((await who.call('transactions', { types: [5] }))['list']);
    expect(record).toMatchObject({ amount: fromCoins(claim.coins), needBet: need, doneBet: 0 });
  });

  it('of a bound mobile is told with its task', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const call: Call = async (name, body = {}) =>
      (await subject.call(name, { reqNo: randomUUID(), ...body }, token)).body;
    const config = await call('afterLoginConfig', { gameListVersion: '' });
    const task = asList(config['appTaskConfigList']).find(({ type }) => type === 2);
    const told = rateIn(task?.rewards);
    const number = { countryCode: '63', mobile: nextMobile() };
    await call('smsSend', { ...number, scene: 1 });
    const code = await codeSentTo(platform, `63${number.mobile}`);
    const bound = await call('bindAccount', { ...number, code });
    expect(rateIn(bound['rewards'])).toBe(told);
    const [asked] = asList((await call('wagering'))['list']);
    expect(asked).toMatchObject({
      source: 'bind',
      needBet: Number(asked?.['amount']) * Number(told),
    });
  });

  it('of a VIP bonus is told on its level and on its claim', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform, { deposits: fromCoins(2_000), vip: 1 });
    const call: Call = async (name, body = {}) =>
      (await subject.call(name, { reqNo: randomUUID(), ...body }, player.token)).body;
    const config = await call('afterLoginConfig', { gameListVersion: '' });
    expect(asList(config['vipConfigList']).every(({ betRate }) => betRate === 35)).toBe(true);
    const claims = asList((await call('vipInfo'))['claims']);
    const open = claims.find(({ isReceive }) => isReceive === 0);
    expect(open).toMatchObject({ betRate: 35 });
    const answer = await call('claimVipBonus', { kind: open?.['kind'], level: open?.['level'] });
    expect(rateIn(answer['rewards'])).toBe(35);
    const [asked] = asList((await call('wagering'))['list']).filter(
      ({ source }) => source === 'vip',
    );
    expect(asked?.['needBet']).toBe(Number(open?.['amount']) * 35);
  });

  it('of a gift by mail is the one that was told when it was sent', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform);
    const sent = { account: player.account, type: 1, title: 'A gift', content: 'For you' };
    await operate(platform, 'mail send', { ...sent, rewards: '2001:500', reason: 'test' });
    await operate(platform, 'wagering rules', { betTimes: 50 });
    try {
      const { body } = await subject.call('mails', { type: 1 }, player.token);
      expect(rateIn(asList(body['list'])[0]?.rewards)).toBe(35);
      const claimed = { reqNo: randomUUID(), type: 1 };
      const answer = await subject.call('claimMail', claimed, player.token);
      expect(rateIn(answer.body['rewards'])).toBe(35);
      const { body: asked } = await subject.call('wagering', {}, player.token);
      expect(asked['list']).toMatchObject([{ source: 'mail', needBet: 500 * 35 }]);
    } finally {
      await operate(platform, 'wagering rules', { betTimes: 35 });
    }
  });
});
