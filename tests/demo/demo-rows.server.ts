import { createDemo } from '#server/demo/demo-parts.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { partsLine, shortKeyLine } from '#server/core/settings/parts-line.ts';
import { createPlatform, type Platform } from '#server/platform.ts';
import { reconcile } from '#server/reconcile/reconcile.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { startProblem } from '#server/core/start-problem.ts';
import { scratch } from '#tests/support/scratch.ts';
import {
  callOn,
  DEMO,
  encrypt,
  eachPlatform,
  operate,
  ownPlayer,
  START,
} from '#tests/server/platforms.ts';
import {
  OPERATOR_KEY,
  platformUnderTest,
  REAL_PLAYERS,
  reopenedKind,
  tokenOf,
} from '#tests/server/platforms.ts';
import { placeFor } from './seeded-place.ts';

const FLAGS = ['--games=60', '--log-level=silent', `--operator-key=${OPERATOR_KEY}`];
const REAL = [...FLAGS, ...REAL_PLAYERS];
const clock = { now: () => START };

describe('a database that was a demo', () => {
  let folder: string;
  let place: readonly string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    place = await placeFor(reopenedKind(), folder, { flags: FLAGS, clock });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = (flags: readonly string[]): Promise<Platform> =>
    createPlatform({ demo: createDemo(), settings: readSettings({}, [...flags, ...place]), clock });
  const login = (platform: Platform) =>
    callOn(platform, 'accountLogin', {
      account: DEMO.account,
      password: encrypt(platform, DEMO.password),
    });

  it('is refused by a server for real players, with the command that removes the demo', async () => {
    const error: unknown = await open(REAL).catch((refused: unknown) => refused);
    const sentence = startProblem(error, readSettings({}, [...REAL, ...place]));
    expect(sentence).toContain('npm run platform -- demo remove');
    expect(sentence).not.toContain('\n');
  });

  it('serves real players once the demo was removed, without its accounts, sessions, coins and codes', async () => {
    const demo = await open(FLAGS);
    const made = await ownPlayer(demo, { deposits: fromCoins(500) });
    expect((await login(demo)).body['errcode']).toBe(0);
    const { body } = await operate(demo, 'demo remove');
    expect(body['accounts']).toEqual([DEMO.account, made.account]);
    expect(body['codes']).toBe(6);
    expect((await callOn(demo, 'refreshBalance', {}, made.token)).body['errcode']).toBe(401);
    await demo.close();

    const real = await open(REAL);
    try {
      expect((await login(real)).body['errcode']).toBeGreaterThan(0);
      expect(await coinsOfPlayers(real)).toEqual([]);
      expect((await reconcile(real.context.database.longDb)).isClean).toBe(true);
      const codes = (await operate(real, 'redeem list')).body['codes'] as { claimsLeft: number }[];
      expect(codes.map(({ claimsLeft }) => claimsLeft)).toEqual(Array(6).fill(0));
    } finally {
      await real.close();
    }
  });

  it('rejects the withdrawals of its players when the demo is removed', async () => {
    const demo = await open([...FLAGS, '--withdraw-review-seconds=manual']);
    const token = await tokenOf(demo);
    const config = await callOn(demo, 'withdrawalConfig', {}, token);
    const [bank] = config.body['bankList'] as { bankId: number }[];
    const wanted = { reqNo: randomUUID(), amount: 20_000, bankId: bank?.bankId };
    expect((await callOn(demo, 'createWithdrawal', wanted, token)).body['errcode']).toBe(0);
    await operate(demo, 'demo remove');
    const { orders } = (await operate(demo, 'withdrawal list')).body as {
      orders: { status: number }[];
    };
    expect(orders.map(({ status }) => status)).toContain(3);
    expect(orders.map(({ status }) => status)).not.toContain(1);
    expect((await reconcile(demo.context.database.longDb)).isClean).toBe(true);
    await demo.close();
  });
});

async function coinsOfPlayers({ context }: Platform) {
  return context.database.db
    .selectFrom('wallet')
    .where('player_id', 'is not', null)
    .where('balance', '>', ZERO)
    .select(['player_id', 'kind', 'balance'])
    .execute();
}

describe('a database of real players', () => {
  let folder: string;
  let place: readonly string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(scratch(), 'parola-test-'));
    place = await placeFor(reopenedKind(), folder, { flags: REAL, clock });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('never becomes a demo, and refuses the commands of demos', async () => {
    const demo = createPlatform({
      demo: createDemo(),
      settings: readSettings({}, [...FLAGS, ...place]),
      clock,
    });
    await expect(demo).rejects.toThrow('DEMO=false');
    const real = await createPlatform({
      demo: createDemo(),
      settings: readSettings({}, [...REAL, ...place]),
      clock,
    });
    try {
      for (const [command, options] of [
        ['player make', { account: 'madeup', password: 'secret123', coin: 100 }],
        ['scenario apply', { name: 'rich-player' }],
        ['traffic', { visitors: 10 }],
      ] as const) {
        const { status, body } = await operate(real, command, options);
        expect([status, body['msg']], command).toEqual([
          400,
          `${command} is for demos; this database serves real players`,
        ]);
      }
    } finally {
      await real.close();
    }
  });
});

eachPlatform(
  'withdrawals that the operator pays',
  (subject) => {
    it('wait for the operator’s approval and payment, however long', async () => {
      const platform = subject.platform();
      const token = await tokenOf(platform);
      const config = await subject.call('withdrawalConfig', {}, token);
      const [bank] = config.body['bankList'] as { bankId: number }[];
      const wanted = { reqNo: randomUUID(), amount: 20_000, bankId: bank?.bankId };
      const { orderNo } = (await subject.call('createWithdrawal', wanted, token)).body;
      const statusAfter = async (ms: number) => {
        subject.clock.advance(ms);
        const { body } = await subject.call('withdrawals', { pageNo: 1, pageSize: 1 }, token);
        return (body['list'] as { status: number }[])[0]?.status;
      };
      const week = 7 * 86_400_000;
      expect(await statusAfter(week)).toBe(1);
      await operate(platform, 'withdrawal approve', { reason: 'test', order: orderNo });
      expect(await statusAfter(week)).toBe(0);
      await operate(platform, 'withdrawal pay', { reason: 'test', order: orderNo });
      expect(await statusAfter(0)).toBe(4);
    });
  },
  ['--payout-provider=none', '--withdraw-review-seconds=manual'],
);

describe('settings without a demo', () => {
  it('turn off payments, payouts and automatic approval', () => {
    for (const settings of [
      readSettings({ NODE_ENV: 'production' }),
      readSettings({ DEMO: 'false' }),
      readSettings({}, ['--demo=false']),
    ]) {
      expect(settings).toMatchObject({
        demo: false,
        paymentProvider: 'none',
        payoutProvider: 'none',
        withdrawReviewSeconds: null,
        localPages: false,
      });
    }
    expect(readSettings({ NODE_ENV: 'production', DEMO: 'true' }).demo).toBe(true);
    expect(readSettings({}).payoutProvider).toBe('sandbox');
  });

  it('are summarised in one line', () => {
    expect(partsLine(readSettings({ DEMO: 'false' }))).toBe(
      'Data: real players. Payments: none. Payouts: by hand (withdrawal pay). Review: by hand (withdrawal approve). SMS: OUTBOX (codes are not sent).',
    );
    expect(partsLine(readSettings({}))).toContain('Payouts: SANDBOX (nobody is paid)');
  });

  it('warn of an RSA key of 1024 bits and offer 2048', () => {
    expect(shortKeyLine(1024)).toContain('1024 bits');
    expect(shortKeyLine(1024)).toContain('RSA_BITS=2048');
    expect(shortKeyLine(2048)).toBe('');
  });

  describe('on a running server', () => {
    const subject = platformUnderTest(['--local-pages=false']);

    it('know the size of their key', () => {
      expect(subject.platform().context.cipher.bits).toBe(1024);
    });

    it('hide the outbox without the key, also on this machine', async () => {
      const { app } = subject.platform();
      const headers = { host: '127.0.0.1:4600' };
      expect((await app.inject({ url: '/dev/outbox', headers })).statusCode).toBe(404);
    });
  });
});
