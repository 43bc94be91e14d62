import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import {
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  tokenOf,
  REAL_PLAYERS,
} from '#tests/server/platforms.ts';

eachPlatform('redemption codes', (subject) => {
  const redeem = async (code: string, token: string) =>
    (await subject.call('redeemCode', { reqNo: randomUUID(), code }, token)).body;

  it.each([
    [
      'PAROLA2026',
      [
        [2001, 5000],
        [1003, 1],
      ],
      5000,
    ],
    [
      '  lantern ',
      [
        [2001, 2000],
        [4001, 3],
      ],
      2000,
    ],
    ['Bonus88', [[2002, 8800]], 8800],
  ])(
    'give the rewards of "%s", and post their coins in the ledger [api.redeem-code]',
    async (code, rewards, coin) => {
      const { token } = await ownPlayer(subject.platform());
      const body = await redeem(code, token);
      expect(body).toMatchObject({
        errcode: 0,
        rewards: rewards.map(([id, count]) => ({ id, count })),
        coin,
        seq: 1,
      });
      const balance = await subject.call('refreshBalance', {}, token);
      expect(balance.body).toMatchObject({ coin, seq: 1, totalRecharge: 0 });
      const { db } = subject.platform().context.database;
      expect(await ledgerTotals(db)).toMatchObject({ sum: 0, mismatchedWallets: [] });
    },
  );

  it.each([
    ['NOSUCHCODE', 1096],
    ['', 1096],
    ["' or 1=1 --", 1096],
    ['NOTYET', 1097],
    ['CLAIMED21', 1098],
    ['USEDUP', 1099],
  ])(
    'such as "%s" are refused to the demo player with %i [errors.redeem-code]',
    async (code, errcode) => {
      const token = await tokenOf(subject.platform());
      expect((await redeem(code, token))['errcode']).toBe(errcode);
      const balance = await subject.call('refreshBalance', {}, token);
      expect(balance.body['coin']).toBe(1_234_567);
    },
  );

  it('are claimed once by a player, whatever the request number and the spelling', async () => {
    const { token } = await ownPlayer(subject.platform());
    const spellings = ['PAROLA2026', 'parola2026', ' Parola2026 '];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => redeem(spellings[turn % 3] ?? '', token)),
    );
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(49).fill(1098)]);
    const balance = await subject.call('refreshBalance', {}, token);
    expect(balance.body).toMatchObject({ coin: 5000, seq: 1 });
  });

  it('are claimed no more often than their limit', async () => {
    await operate(subject.platform(), 'redeem add', { code: 'only3', rewards: '4001:1', limit: 3 });
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { token } = await ownPlayer(subject.platform());
      codes.push((await redeem('ONLY3', token))['errcode']);
    }
    expect(codes).toEqual([0, 0, 0, 1099]);
    const { body } = await operate(subject.platform(), 'redeem list');
    expect(body['codes']).toContainEqual({
      code: 'ONLY3',
      rewards: [{ id: 4001, count: 1 }],
      claimsLeft: 0,
      claims: 3,
    });
  });

  it('can be guessed wrong 20 times before guesses are blocked', async () => {
    const { token } = await ownPlayer(subject.platform());
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await redeem(`GUESS${turn}`, token))['errcode']).toBe(1096);
    }
    expect(await redeem('GUESS20', token)).toMatchObject({ errcode: 1203, resendIn: 600 });
    // An existing code does not count as a guess.
    expect((await redeem('LANTERN', token))['errcode']).toBe(0);
    subject.clock.advance(600_000);
    expect((await redeem('GUESS20', token))['errcode']).toBe(1096);
  });

  it('are listed masked, newest first, to their own player only [api.redeem-code]', async () => {
    const [one, other] = [await ownPlayer(subject.platform()), await ownPlayer(subject.platform())];
    await redeem('LANTERN', one.token);
    subject.clock.advance(1000);
    await redeem('BONUS88', one.token);
    const { body } = await subject.call('redeemState', {}, one.token);
    expect(body).toMatchObject({
      enabled: 1,
      codeMin: 4,
      codeMax: 20,
      list: [
        { code: 'BO***88', rewards: [{ id: 2002, count: 8800 }], time: subject.clock.now() },
        { code: 'LA***RN' },
      ],
    });
    const state = await subject.call('redeemState', {}, other.token);
    expect(state.body['list']).toEqual([]);
  });

  it.each([
    [{ code: 'abc' }, '4 to 20 letters and digits'],
    [{ code: 'with space' }, '4 to 20 letters and digits'],
    [{ code: 'FINE', rewards: '2001' }, 'must look like 2001:5000'],
    [{ code: 'FINE', rewards: '2001:0' }, 'must look like 2001:5000'],
    [{ code: 'FINE', limit: -1 }, 'limit'],
  ])('are refused by the operator command as %o', async (options, message) => {
    const { status, body } = await operate(subject.platform(), 'redeem add', options);
    expect([status, String(body['msg'])]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('codes that are turned off', () => {
  const subject = platformUnderTest(['--redeem-codes=false']);

  it('are shown as turned off, and refused', async () => {
    const token = await tokenOf(subject.platform());
    const state = await subject.call('redeemState', {}, token);
    expect(state.body['enabled']).toBe(0);
    const request = { reqNo: randomUUID(), code: 'LANTERN' };
    expect((await subject.call('redeemCode', request, token)).body['errcode']).toBe(1097);
  });
});

describe('a server without a demo', () => {
  const subject = platformUnderTest(REAL_PLAYERS);

  it('has no demo codes', async () => {
    const { body } = await operate(subject.platform(), 'redeem list');
    expect(body['codes']).toEqual([]);
  });
});
