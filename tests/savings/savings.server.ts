import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { add, fromCoins, minorUnits, subtract, ZERO } from '#shared/money/money.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { transact } from '#server/core/database/transact.ts';
import { createRandom } from '#server/core/random.ts';
import { nextCreditTime } from '#server/savings/interest.ts';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { setSafeboxPassword } from '#server/savings/safebox-password.ts';
import { readEarning } from '#server/savings/savings-account.ts';
import { putIntoSavings, claimDueInterest, takeFromSavings } from '#server/savings/savings.ts';
import { interestParts, type SavingsEvent } from './hourly-interest.ts';
import { eachPlatform, encrypt, ownPlayer, platformUnderTest } from '#tests/server/platforms.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachPlatform('savings', (subject) => {
  const rich = () => ownPlayer(subject.platform(), { deposits: fromCoins(100_000) });
  const ask = async (name: EndpointName, token: string, body: object = {}) =>
    (await subject.call(name, body, token)).body;
  const move = (name: EndpointName, token: string, body: object = {}) =>
    ask(name, token, { reqNo: randomUUID(), ...body });

  it('accept and return coins, and report their amount [validation.savings.deposit] [validation.savings.withdrawal]', async () => {
    const { token } = await rich();
    expect(await ask('savings', token)).toMatchObject({
      errcode: 0,
      amount: 0,
      aprBps: 800,
      interestMicro: 0,
      totalMicro: 0,
      nextCreditTime: nextCreditTime(subject.clock.now()),
      minDeposit: 3000,
      minWithdraw: 1,
      minReceive: 1,
      coin: 10_000_000,
      bonusCoin: 0,
      hasSafeboxPassword: 0,
    });
    const put = await move('depositSavings', token, { amount: 3000 });
    expect(put).toMatchObject({ errcode: 0, amount: 3000, coin: 9_997_000, interestMicro: 0 });
    const took = await move('withdrawSavings', token, { amount: 1 });
    expect(took).toMatchObject({ errcode: 0, amount: 2999, coin: 9_997_001 });
    expect(await ask('refreshBalance', token)).toMatchObject({
      coin: 9_997_001,
      safebox: 2999,
      seq: took['seq'],
    });
    const { db } = subject.platform().context.database;
    expect(await ledgerTotals(db)).toMatchObject({ sum: 0, mismatchedWallets: [] });
  });

  it.each([
    ['depositSavings', 2999, 1252, { min: 3000 }],
    ['depositSavings', 0, 1252, {}],
    ['depositSavings', -5000, 1252, {}],
    ['depositSavings', 9_995_001, 1251, {}],
    ['withdrawSavings', 0, 1252, { min: 1 }],
    ['withdrawSavings', -1, 1252, {}],
    ['withdrawSavings', 5001, 1251, {}],
  ] as const)(
    'refuse %s of %i with %i [validation.savings.deposit] [validation.savings.withdrawal]',
    async (name, amount, errcode, extras) => {
      const { id, token } = await rich();
      await move('depositSavings', token, { amount: 5000 });
      const { coin } = await ask('refreshBalance', token);
      expect(coin).toBe(9_995_000);
      expect(await move(name, token, { amount })).toMatchObject({ errcode, ...extras });
      expect(await ask('refreshBalance', token)).toMatchObject({ coin, safebox: 5000 });
      const { db } = subject.platform().context.database;
      expect(await readEarning(db, id, subject.clock.now())).toMatchObject({ amount: 5000 });
    },
  );

  it('earn interest by the hour, and pay out whole hundredths of it', async () => {
    const { token } = await rich();
    await move('depositSavings', token, { amount: fromCoins(50_000) });
    expect(await move('claimInterest', token)).toMatchObject({ errcode: 1253 });
    subject.clock.advance(nextCreditTime(subject.clock.now()) - subject.clock.now());
    expect(await ask('savings', token)).toMatchObject({ interestMicro: 0 });
    subject.clock.advance(HOUR);
    // ₱50,000 × 8 % / 8760 = 0.456621 an hour.
    expect(await ask('savings', token)).toMatchObject({ interestMicro: 456_621 });
    const claimed = await move('claimInterest', token);
    expect(claimed).toMatchObject({
      errcode: 0,
      received: 45,
      interestMicro: 6621,
      coin: 5_000_045,
      amount: 5_000_000,
    });
    expect(await move('claimInterest', token)).toMatchObject({ errcode: 1253 });
    expect(await ask('savings', token)).toMatchObject({ totalMicro: 456_621, coin: 5_000_045 });
  });

  it('list their movements, newest first, and filtered by type', async () => {
    const { token } = await rich();
    await move('depositSavings', token, { amount: fromCoins(50_000) });
    subject.clock.advance(2 * HOUR);
    await move('claimInterest', token);
    await move('withdrawSavings', token, { amount: 700 });
    const now = subject.clock.now();
    const { list, total, hasMore } = await ask('savingsRecord', token);
    expect([total, hasMore]).toEqual([3, 0]);
    expect(list).toEqual([
      { time: now, type: 2, amount: 700, amountAfter: 4_999_300 },
      expect.objectContaining({ time: now, type: 3, micro: 456_621, amount: 45 }),
      { time: now - 2 * HOUR, type: 1, amount: 5_000_000, amountAfter: 5_000_000 },
    ]);
    const some = await ask('savingsRecord', token, { type: 1, pageSize: 1 });
    expect(some).toMatchObject({ total: 1, hasMore: 0, list: [{ type: 1 }] });
    const other = await ownPlayer(subject.platform());
    expect(await ask('savingsRecord', other.token)).toMatchObject({ total: 0, list: [] });
  });

  it('require the safe-box password where one is set', async () => {
    const { id, token } = await rich();
    await move('depositSavings', token, { amount: 5000 });
    const { database } = subject.platform().context;
    const hash = await hashPassword('open sesame');
    await transact(database, (trx) => setSafeboxPassword(trx, id, hash));
    expect(await ask('savings', token)).toMatchObject({ hasSafeboxPassword: 1 });
    expect((await ask('lightRefresh', token))['user']).toMatchObject({ hasSafeboxPassword: 1 });

    const takeWith = (safeboxPassword?: string) =>
      move('withdrawSavings', token, {
        amount: 100,
        ...(safeboxPassword === undefined ? {} : { safeboxPassword }),
      });
    const cipherOf = (text: string) => encrypt(subject.platform(), text);
    expect(await takeWith()).toMatchObject({ errcode: 1019 });
    expect(await takeWith('open sesame')).toMatchObject({ errcode: 1019 });
    expect(await takeWith(cipherOf('Open Sesame'))).toMatchObject({ errcode: 1019 });
    expect(await takeWith(cipherOf('open sesame'))).toMatchObject({ errcode: 0, amount: 4900 });
    // A retry may omit the password: it only authenticates the first request.
    const open = { reqNo: randomUUID(), amount: 100 };
    const first = { ...open, safeboxPassword: cipherOf('open sesame') };
    expect(await ask('withdrawSavings', token, first)).toMatchObject({ errcode: 0, amount: 4800 });
    for (const retry of [open, { ...open, safeboxPassword: cipherOf('a guess') }]) {
      expect(await ask('withdrawSavings', token, retry)).toMatchObject({
        errcode: 0,
        amount: 4800,
      });
    }
    expect(await ask('withdrawSavings', token, { ...first, amount: 200 })).toMatchObject({
      errcode: 1231,
    });
    expect(await ask('savings', token)).toMatchObject({ amount: 4800 });
    // Ten wrong passwords block the call for a while, also for the right one.
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await takeWith(cipherOf(`guess ${turn}`))).toMatchObject({ errcode: 1019 });
    }
    expect(await takeWith(cipherOf('open sesame'))).toMatchObject({
      errcode: 1203,
      resendIn: 600,
    });
    subject.clock.advance(600_000);
    expect(await takeWith(cipherOf('open sesame'))).toMatchObject({ errcode: 0, amount: 4700 });
  });

  it('contain the exact amount after many concurrent movements', async () => {
    const { id, token } = await rich();
    await move('depositSavings', token, { amount: fromCoins(1000) });
    subject.clock.advance(100 * HOUR);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => {
        if (turn % 3 === 0) return move('depositSavings', token, { amount: 3000 });
        if (turn % 3 === 1) return move('withdrawSavings', token, { amount: 40_000 });
        return move('claimInterest', token);
      }),
    );
    const codes = answers.map(({ errcode }) => errcode);
    expect(codes.filter((_, turn) => turn % 3 === 0)).toEqual([0, 0, 0, 0]);
    expect(codes.filter((_, turn) => turn % 3 === 1).toSorted()).toEqual([0, 0, 1251, 1251]);
    expect(codes.filter((_, turn) => turn % 3 === 2).toSorted()).toEqual([0, 1253, 1253, 1253]);
    const { db } = subject.platform().context.database;
    const earning = await readEarning(db, id, subject.clock.now());
    expect(earning?.amount).toBe(100_000 + 12_000 - 80_000);
    expect(await ask('refreshBalance', token)).toMatchObject({ safebox: 32_000 });
  });

  it('earn the exact interest over 400 days of deposits, withdrawals and payouts', async () => {
    const { id } = await rich();
    const { database } = subject.platform().context;
    const random = createRandom('400 days of savings');
    const start = subject.clock.now();
    const events: SavingsEvent[] = [{ at: start }];
    let now = start;
    let aprBps = 800;
    let received = ZERO;
    while (now < start + 400 * DAY) {
      now = epochMs(now + random.int(1, 3 * DAY));
      if (random.chance(0.1)) aprBps = random.int(0, 1500);
      const saver = { playerId: id, aprBps, now };
      const { coin, safebox } = await balancesOf(database.db, id);
      const earning = await readEarning(database.db, id, now);
      const action = random.pick(['in', 'out', 'receive']);
      if (action === 'in' && coin >= 9000) {
        const amount = minorUnits(random.int(3000, Math.floor(coin / 3)));
        await transact(database, (trx) => putIntoSavings(trx, saver, amount));
        events.push({ at: now, change: amount, aprBps });
      } else if (action === 'out' && safebox > 0) {
        const amount = minorUnits(random.int(1, safebox));
        await transact(database, (trx) => takeFromSavings(trx, saver, amount));
        events.push({ at: now, change: subtract(ZERO, amount), aprBps });
      } else if (action === 'receive' && (earning?.interestMicro ?? 0) >= 10_000) {
        const paid = await transact(database, (trx) => claimDueInterest(trx, saver));
        received = add(received, paid.received);
        events.push({ at: now, aprBps });
      }
    }
    const earning = await readEarning(database.db, id, now);
    const parts = interestParts(events, 800, now);
    expect(events.length).toBeGreaterThan(150);
    expect(received).toBeGreaterThan(0);
    expect(BigInt(earning?.totalMicro ?? -1)).toBe(parts / 8760n);
    expect(BigInt(earning?.rest ?? -1)).toBe(parts % 8760n);
    expect(earning?.interestMicro).toBe(Number(parts / 8760n) - received * 10_000);
  });
});

describe('savings in a market without them', () => {
  const subject = platformUnderTest(['--market=th']);

  it('accept no coins, and earn nothing', async () => {
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(100) });
    const body = { reqNo: randomUUID(), amount: 5000 };
    expect((await subject.call('depositSavings', body, token)).body).toMatchObject({
      errcode: 403,
    });
    expect((await subject.call('savings', {}, token)).body).toMatchObject({ amount: 0, aprBps: 0 });
  });
});
