import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoredRefusal, Refusal } from '#server/core/http/refusal.ts';
import {
  answerOnce,
  takeNumber,
  type NumberedRequest,
} from '#server/money/requests/answer-once.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { sweep } from '#server/core/jobs/sweep.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import { BANK, lock, payee } from './cash-out.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import {
  callOn,
  codeSentTo,
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  wrongCode,
} from '#tests/server/platforms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const COINS = { rewards: '2001:5000', reason: 'test' };

eachPlatform('a call that happens once for its reqNo', (subject) => {
  const coinOf = async (token: string) =>
    (await subject.call('refreshBalance', {}, token)).body['coin'];
  const addCode = async (more: object = COINS): Promise<string> => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await operate(subject.platform(), 'redeem add', { code, ...more });
    return code;
  };

  it('repeats its answer to the same body, and takes effect once', async () => {
    const { token } = await ownPlayer(subject.platform());
    const body = { reqNo: randomUUID(), code: await addCode() };
    const first = await subject.call('redeemCode', body, token);
    expect(first.body).toMatchObject({
      errcode: 0,
      coin: 5000,
      rewards: [{ id: 2001, count: 5000 }],
    });
    // A later effect does not change the replayed answer of the earlier number.
    await subject.call('redeemCode', { reqNo: randomUUID(), code: await addCode() }, token);
    subject.clock.advance(1000);
    const again = await subject.call('redeemCode', body, token);
    expect(again.body).toEqual({ ...first.body, serverTime: subject.clock.now() });
    expect(await coinOf(token)).toBe(10_000);
  });

  it.each([
    ['claimTask', { taskId: 1 }],
    ['depositSavings', { amount: 30_000 }],
    ['withdrawSavings', { amount: 10_000 }],
    ['claimInterest', {}],
    ['createWithdrawal', { amount: 20_000, bankId: BANK }],
  ] as const)('answers the balance that is there after it: %s', async (name, body) => {
    const player = await payee(subject.platform());
    const locked = { locked: fromCoins(100), need: fromCoins(1000) };
    await lock(subject.platform(), player, { source: 'deposit', ...locked });
    await lock(subject.platform(), player, locked);
    const call = async (called: EndpointName, asked: object) =>
      (await subject.call(called, { reqNo: randomUUID(), ...asked }, player.token)).body;
    await call('depositSavings', { amount: 100_000 });
    subject.clock.advance(100 * HOUR_MS);
    const answer = await call(name, body);
    const { coin, seq, lottery } = await call('refreshBalance', {});
    expect(answer).toMatchObject({ errcode: 0, coin, seq });
    if ('lottery' in answer) expect(answer['lottery']).toBe(lottery);
  });

  it('accepts the number in any case, and separately for each player', async () => {
    const [one, other] = [await ownPlayer(subject.platform()), await ownPlayer(subject.platform())];
    const [reqNo, code] = [randomUUID(), await addCode()];
    for (const number of [reqNo, reqNo.toUpperCase()]) {
      const { body } = await subject.call('redeemCode', { reqNo: number, code }, one.token);
      expect(body).toMatchObject({ errcode: 0, coin: 5000 });
    }
    const { body } = await subject.call('redeemCode', { reqNo, code }, other.token);
    expect(body).toMatchObject({ errcode: 0, coin: 5000 });
  });

  it('refuses another body or another call with 1231, which has no effect', async () => {
    const { token } = await ownPlayer(subject.platform());
    const reqNo = randomUUID();
    const [code, other] = [await addCode(), await addCode()];
    await subject.call('redeemCode', { reqNo, code }, token);
    const reused = await subject.call('redeemCode', { reqNo, code: other }, token);
    expect([reused.status, reused.body['errcode']]).toEqual([200, 1231]);
    const bind = { reqNo, countryCode: '63', mobile: '9170000000', code: '123456' };
    expect((await subject.call('bindAccount', bind, token)).body['errcode']).toBe(1231);
    expect(await coinOf(token)).toBe(5000);
    const { body } = await subject.call('redeemCode', { reqNo: randomUUID(), code: other }, token);
    expect(body['errcode']).toBe(0);
  });

  it('takes effect once for fifty identical requests at once', async () => {
    const { token } = await ownPlayer(subject.platform());
    const body = { reqNo: randomUUID(), code: await addCode() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => subject.call('redeemCode', body, token)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ errcode: 0, coin: 5000 });
    expect(await coinOf(token)).toBe(5000);
  });

  it('is tried again after a refusal that changed nothing', async () => {
    const { token } = await ownPlayer(subject.platform());
    const code = await addCode({});
    const body = { reqNo: randomUUID(), code };
    expect((await subject.call('redeemCode', body, token)).body['errcode']).toBe(1097);
    await operate(subject.platform(), 'redeem add', { code, ...COINS });
    expect((await subject.call('redeemCode', body, token)).body['errcode']).toBe(0);
  });

  it('counts a wrong code once, however often its request arrives', async () => {
    const { token } = await ownPlayer(subject.platform());
    const target = { countryCode: '63', mobile: '9180000001' };
    await subject.call('smsSend', { ...target, scene: 1 }, token);
    const code = wrongCode(await codeSentTo(subject.platform(), '639180000001'));
    const body = { reqNo: randomUUID(), ...target, code };
    for (let time = 0; time < 7; time += 1) {
      const answer = await subject.call('bindAccount', body, token);
      expect(answer.body).toMatchObject({ errcode: 1201, triesLeft: 4 });
    }
    const next = await subject.call('bindAccount', { ...body, reqNo: randomUUID() }, token);
    expect(next.body).toMatchObject({ errcode: 1201, triesLeft: 3 });
  });

  it('stores a number for 24 hours', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    const { db } = subject.platform().context.database;
    const kept = async () =>
      (await db.selectFrom('request_number').where('player_id', '=', id).select('req_no').execute())
        .length;
    const body = { reqNo: randomUUID(), code: await addCode() };
    await subject.call('redeemCode', body, token);
    subject.clock.advance(DAY_MS);
    await sweep(db, subject.clock.now());
    expect(await kept()).toBe(1);
    expect((await subject.call('redeemCode', body, token)).body['errcode']).toBe(0);
    await sweep(db, subject.clock.now() + 1);
    expect(await kept()).toBe(0);
  });

  describe('its transaction', () => {
    const request = async (): Promise<NumberedRequest> => ({
      playerId: (await ownPlayer(subject.platform())).id,
      reqNo: randomUUID(),
      endpoint: 'test',
      body: {},
      now: subject.clock.now(),
    });

    it.each([
      ['a failure', new Error('broken'), null],
      ['a refusal', new Refusal(7, 'no'), null],
      ['a refusal that counted', new StoredRefusal(8, 'no'), 'changed'],
    ])('commits the changes before %s: %o → %s', async (_title, error, nickname) => {
      const { database } = subject.platform().context;
      const numbered = await request();
      let runs = 0;
      const take = async (trx: Trx) => {
        const place = await takeNumber(trx, numbered);
        const { playerId } = numbered;
        return { playerId, taken: place === undefined ? undefined : { place, held: undefined } };
      };
      const attempt = () =>
        answerOnce(database, numbered, take, async (trx) => {
          runs += 1;
          await trx
            .updateTable('player')
            .where('id', '=', numbered.playerId)
            .set({ nickname: 'changed' })
            .execute();
          throw error;
        });
      await expect(attempt()).rejects.toThrow(error.message);
      await expect(attempt()).rejects.toThrow(error.message);
      expect(runs).toBe(nickname === null ? 2 : 1);
      const player = await database.db
        .selectFrom('player')
        .where('id', '=', numbered.playerId)
        .select('nickname')
        .executeTakeFirstOrThrow();
      expect(player.nickname === 'changed').toBe(nickname !== null);
    });
  });
});

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL', () => {
  const subject = platformUnderTest([], 'postgres');

  it('answer a number once, whichever of them gets it first', async () => {
    const servers = [subject.platform(), await subject.second()];
    await operate(subject.platform(), 'redeem add', { code: 'SHARED01', ...COINS });
    const { token } = await ownPlayer(subject.platform());
    const body = { reqNo: randomUUID(), code: 'SHARED01' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const server = servers[turn % 2] ?? subject.platform();
        return callOn(server, 'redeemCode', body, token);
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ errcode: 0, coin: 5000 });
  });

  it('grant no more claims than a code has', async () => {
    const servers = [subject.platform(), await subject.second()];
    await operate(subject.platform(), 'redeem add', { code: 'SHARED02', ...COINS, limit: 5 });
    const players = await Promise.all(
      Array.from({ length: 16 }, () => ownPlayer(subject.platform())),
    );
    const answers = await Promise.all(
      players.map(({ token }, turn) => {
        const server = servers[turn % 2] ?? subject.platform();
        return callOn(server, 'redeemCode', { reqNo: randomUUID(), code: 'SHARED02' }, token);
      }),
    );
    const codes = answers.map(({ body }) => body['errcode']).toSorted();
    expect(codes).toEqual([...Array(5).fill(0), ...Array(11).fill(1099)]);
  });

  it('bind one mobile to one account', async () => {
    const servers = [subject.platform(), await subject.second()];
    const target = { countryCode: '63', mobile: '9180000009' };
    const bodies: { token: string; code: string }[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { token } = await ownPlayer(subject.platform());
      await subject.call('smsSend', { ...target, scene: 1 }, token);
      bodies.push({ token, code: await codeSentTo(subject.platform(), '639180000009') });
      subject.clock.advance(60_000);
    }
    const answers = await Promise.all(
      bodies.map(({ token, code }, turn) => {
        const server = servers[turn] ?? subject.platform();
        return callOn(server, 'bindAccount', { reqNo: randomUUID(), ...target, code }, token);
      }),
    );
    expect(answers.map(({ body }) => body['errcode']).toSorted()).toEqual([0, 1043]);
  });

  it('share the wait before another code for a mobile', async () => {
    const second = await subject.second();
    const body = { countryCode: '63', mobile: '9180000010', scene: 2, account: 'whoever1' };
    const answers = await Promise.all(
      [subject.platform(), second, subject.platform(), second].map((server) =>
        callOn(server, 'smsSend', body),
      ),
    );
    const codes = answers.map((answer) => answer.body['errcode']).toSorted();
    expect(codes).toEqual([0, 1203, 1203, 1203]);
  });
});
