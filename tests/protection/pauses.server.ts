import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setStatus, STATUS, type StatusName } from '#server/players/base/status.ts';
import { transact } from '#server/core/database/transact.ts';
import { fromCoins } from '#shared/money/money.ts';
import { NO_END } from '#shared/protection/pause.ts';
import { BANK, configOf, payee, withdraw } from '#tests/money/cash-out.ts';
import { askOrder, callback, check, expectSound, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs, roundIn } from '#tests/game/games.ts';
import {
  eachPlatform,
  encrypt,
  operate,
  ownPlayer,
  tokenOf,
  type OwnPlayer,
} from '#tests/server/platforms.ts';
import { CLAIMS, DAY, HOUR, PASSWORD, protectionSteps } from './protection-steps.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';

const OPEN: Partial<Record<EndpointName, object>> = {
  depositSavings: { amount: 5_000 },
  withdrawSavings: { amount: 1_000 },
  createWithdrawal: { amount: fromCoins(100), bankId: BANK },
};
const READS: readonly EndpointName[] = [
  'refreshBalance',
  'transactions',
  'deposits',
  'withdrawals',
  'gameRecord',
  'withdrawalConfig',
  'tradeInfo',
  'protection',
  'identity',
  'ownRecords',
  'sessions',
  'mails',
];

eachPlatform('a player who stops', (subject) => {
  const { call, state, takeBreak, exclude, again, goTo } = protectionSteps(subject);
  const numbered = async (name: EndpointName, body: object, player: { token: string }) =>
    (await call(name, { reqNo: randomUUID(), ...body }, player))['errcode'];
  const stopByOperator = ({ account }: { account: string }, status: 'excluded' | 'on-break') =>
    operate(subject.platform(), 'player status', { reason: 'test', account, status });
  /** Sets only the account status: the operator's command would also end a frozen player's sessions. */
  const setAccount = ({ id }: { id: number }, status: StatusName) =>
    transact(subject.platform().context.database, (trx) => setStatus(trx, id, STATUS[status]));

  it('on a break is blocked on every device and in every open game until it ends', async () => {
    const platform = subject.platform();
    const player = await payee(platform);
    const opened = await openGameAs(platform, 'reels', { player });
    const waiting = await makeOrder(platform, player.token);
    const until = subject.clock.now() + DAY;
    expect(await takeBreak(player)).toMatchObject({ breakUntil: until });
    const other = await again(player);
    expect((await opened.bet()).body).toMatchObject({ error: 'play-blocked', until });
    const start = () => call('startGame', { gameId: opened.game.id }, other);
    expect(await start()).toMatchObject({ errcode: 1213, until });
    expect((await askOrder(platform, other.token)).body).toMatchObject({ errcode: 1213, until });
    expect(await check(platform, other.token, waiting)).toMatchObject({ status: 2 });
    expect(await call('lightRefresh', {}, other)).toMatchObject({
      accountStatus: 3,
      rg: { breakUntil: until },
      red: { task: 0, signUp: 0 },
    });
    goTo(until - 1);
    expect(await start()).toMatchObject({ errcode: 1213 });
    goTo(until);
    expect(await start()).toMatchObject({ errcode: 0 });
    expect(await call('lightRefresh', {}, other)).toMatchObject({
      accountStatus: 0,
      rg: { breakUntil: 0 },
    });
  });

  it('cannot make a break or an exclusion shorter', async () => {
    const player = await ownPlayer(subject.platform());
    const { breakUntil } = await takeBreak(player, 720);
    expect((await takeBreak(player, 24)).breakUntil).toBe(breakUntil);
    const { excludeUntil } = await exclude(player, 12);
    expect((await exclude(player, 6)).excludeUntil).toBe(excludeUntil);
  });

  it('stays excluded by the operator through a freeze, and any other restriction remains', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform, { password: PASSWORD });
    const { account } = player;
    const set = (status: StatusName, lift = false) =>
      operate(platform, 'player status', { reason: 'test', account, status, lift });
    await set('excluded');
    await set('no-deposits');
    await set('no-play');
    await operate(platform, 'player freeze', { reason: 'test', account });
    await operate(platform, 'player freeze', { reason: 'test', account, frozen: false });
    const token = await tokenOf(platform, { account, password: PASSWORD });
    const statusOf = async () => (await call('lightRefresh', {}, { token }))['accountStatus'];
    expect(await statusOf()).toBe(STATUS.excluded);
    await set('excluded', true);
    expect(await statusOf()).toBe(STATUS['no-deposits']);
    const [game] = (await platform.context.catalogue.current()).games.keys();
    expect(await call('startGame', { gameId: game }, { token })).toMatchObject({ errcode: 1088 });
    expect((await askOrder(platform, token)).body).toMatchObject({ errcode: 101 });
    await set('ok');
    expect(await statusOf()).toBe(STATUS.ok);
  });

  it('can self-exclude however many wrong passwords somebody has tried', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform, { password: PASSWORD });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const password = encrypt(platform, 'a guess');
      await subject.call('accountLogin', { account: player.account, password });
    }
    expect((await exclude(player)).excludeUntil).toBeGreaterThan(subject.clock.now());
  });

  it('self-excludes with the password alone, for whole months', async () => {
    const platform = subject.platform();
    const player = await payee(platform);
    const password = encrypt(platform, 'not the password');
    const wrong = await call('selfExclude', { months: 6, password }, player);
    expect(wrong).toMatchObject({ errcode: 1019 });
    expect((await state(player)).excludeUntil).toBe(0);
    const opened = await openGameAs(platform, 'cards', { player });
    const round = roundIn(await opened.bet());
    const { excludeUntil: until } = await exclude(player);
    expect(new Date(until).getUTCMonth()).toBe(
      (new Date(subject.clock.now()).getUTCMonth() + 6) % 12,
    );
    // The running round can be finished, but no new one started.
    const held = [true, true, true, true, true];
    const acted = await opened.call('act', { roundNo: round.roundNo, action: 'draw', held });
    expect(roundIn(acted).isOver).toBe(true);
    expect((await opened.bet()).body).toMatchObject({ error: 'play-blocked', until });
    expect((await askOrder(platform, player.token)).body).toMatchObject({ errcode: 1212, until });
    // Signing in remains possible.
    const token = await tokenOf(platform, { account: player.account, password: PASSWORD });
    const status = await call('lightRefresh', {}, { token });
    expect(status).toMatchObject({ accountStatus: 2, rg: { excludeUntil: until } });
    goTo(until - HOUR);
    const late = await again(player);
    const start = () => call('startGame', { gameId: opened.game.id }, late);
    expect(await start()).toMatchObject({ errcode: 1212, until });
    goTo(until);
    expect(await start()).toMatchObject({ errcode: 0 });
  });

  it.each([
    ['by themselves', (player: OwnPlayer) => exclude(player, 60)],
    ['by the operator', (player: OwnPlayer) => stopByOperator(player, 'excluded')],
  ])(
    '%s can withdraw all of their own money: no wagering is left, also for a late deposit',
    async (_who, stop) => {
      const platform = subject.platform();
      const player = await payee(platform);
      const first = await makeOrder(platform, player.token);
      expect((await callback(platform, first)).status).toBe(200);
      const waiting = await makeOrder(platform, player.token);
      // Deposits must be wagered first.
      expect(await withdraw(platform, player, fromCoins(5_300))).toMatchObject({ errcode: 103 });
      await stop(player);
      expect((await callback(platform, waiting)).status).toBe(200);
      expect(await check(platform, player.token, waiting)).toMatchObject({ status: 1, bonus: 0 });
      expect(await configOf(platform, player)).toMatchObject({
        withdrawable: fromCoins(6_000),
        reasons: [],
      });
      expect(await withdraw(platform, player, fromCoins(6_000))).toMatchObject({ errcode: 0 });
      await expectSound(platform);
    },
  );

  it('on a break by the operator has pending orders closed', async () => {
    const platform = subject.platform();
    const player = await payee(platform);
    const waiting = await makeOrder(platform, player.token);
    await stopByOperator(player, 'on-break');
    expect(await check(platform, player.token, waiting)).toMatchObject({ status: 2 });
  });

  it.each([
    ['a break', 'on-break', 1213, { breakUntil: NO_END, excludeUntil: 0 }],
    ['an exclusion', 'excluded', 1212, { breakUntil: 0, excludeUntil: NO_END }],
  ] as const)('%s by the operator is shown without an end', async (_name, status, errcode, rg) => {
    const platform = subject.platform();
    const player = await payee(platform);
    // The player's own pause has an end; the operator's pause must not inherit it.
    if (status === 'on-break') await takeBreak(player);
    else await exclude(player);
    await stopByOperator(player, status);
    expect(await state(player)).toMatchObject(rg);
    const { accountStatus, rg: statusOf } = await call('lightRefresh', {}, player);
    expect([accountStatus, statusOf]).toEqual([STATUS[status], expect.objectContaining(rg)]);
    const refused = (await askOrder(platform, player.token)).body;
    expect(refused).toMatchObject({ errcode });
    expect(refused).not.toHaveProperty('until');
  });

  it.each([
    ['frozen by the operator', 'frozen', 101, 1088, 0],
    ['excluded by the operator', 'excluded', 1212, 1212, 1212],
    ['put on a break by the operator', 'on-break', 1213, 1213, 1213],
    ['barred from deposits', 'no-deposits', 101, 0, 0],
    ['barred from play', 'no-play', 0, 1088, 0],
    ['barred from withdrawing', 'no-withdrawals', 0, 0, 0],
    ['on a break', 'own-break', 1213, 1213, 1213],
    ['self-excluded', 'own-exclusion', 1212, 1212, 1212],
    ['in order', 'ok', 0, 0, 0],
  ] as const)(
    '%s: gets the right answer from every money and play call',
    async (_title, how, deposit, play, promotion) => {
      const platform = subject.platform();
      const player = await payee(platform);
      const opened = await openGameAs(platform, 'reels', { player });
      if (how === 'own-break') await takeBreak(player);
      else if (how === 'own-exclusion') await exclude(player);
      else await setAccount(player, how);
      const start = await call('startGame', { gameId: opened.game.id }, player);
      const bet = await opened.bet();
      expect({
        deposit: (await askOrder(platform, player.token)).body['errcode'],
        start: start['errcode'],
        bet: bet.body['error'],
      }).toEqual({ deposit, start: play, bet: play === 0 ? undefined : 'play-blocked' });
      for (const [name, body] of Object.entries(CLAIMS) as [EndpointName, object][]) {
        const errcode = await numbered(name, body, player);
        if (promotion !== 0) expect([name, errcode]).toEqual([name, promotion]);
        else expect([1212, 1213]).not.toContain(errcode);
      }
      for (const [name, body] of Object.entries(OPEN) as [EndpointName, object][]) {
        const isBarred =
          name === 'createWithdrawal' && (how === 'frozen' || how === 'no-withdrawals');
        const errcode = await numbered(name, body, player);
        expect([name, errcode === 0]).toEqual([name, !isBarred]);
      }
      const leave = await call('exitGame', {}, player);
      expect(leave).toMatchObject({ errcode: 0 });
      for (const name of READS) {
        const { errcode } = await call(name, name === 'mails' ? { type: 0 } : {}, player);
        expect([name, errcode]).toEqual([name, 0]);
      }
    },
  );
});
