import { expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { askOrder, callback, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs } from '#tests/game/games.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';
import { protectionSteps } from './protection-steps.ts';

interface Records {
  deposits: { orderNo: string; amount: number; status: number }[];
  rounds: { bet: number; win: number | null }[];
  ledger: { type: number; amount: number; balanceAfter: number; refNo: string }[];
  withdrawals: { amount: number }[];
  sessions: { startTime: number; endTime: number }[];
  choices: { kind: string; detail: Record<string, unknown>; time: number }[];
  totals: { type: number; count: number; amount: number }[];
  coin: number;
}

const TYPE = { deposit: 1, withdraw: 2, bet: 3, win: 4 };
const sum = (list: readonly { amount: number }[]) =>
  list.reduce((total, { amount }) => total + amount, 0);

eachPlatform('the reality check and the records', (subject) => {
  const { call, state, setLimit, takeBreak } = protectionSteps(subject);

  it('can be set to an interval, and is answered for a play session', async () => {
    const opened = await openGameAs(subject.platform(), 'reels');
    const { player, sessionId } = opened;
    expect(await state(player)).toMatchObject({ realityMin: 60, realityTime: 0 });
    const { rg } = await call('setReality', { minutes: 15 }, player);
    expect(rg).toMatchObject({ realityMin: 15 });
    expect((await subject.call('setReality', { minutes: 0 }, player.token)).status).toBe(400);
    subject.clock.advance(60_000);
    await opened.bet();
    expect(await call('answerReality', { sessionId, choice: 1 }, player)).toMatchObject({
      errcode: 0,
    });
    expect((await state(player)).realityTime).toBe(subject.clock.now());
    expect((await opened.bet()).status).toBe(200);
    expect(await call('answerReality', { sessionId, choice: 2 }, player)).toMatchObject({
      errcode: 0,
    });
    expect((await opened.bet()).body).toMatchObject({ error: 'session-ended' });
  });

  it('are accompanied by helpline, licence, links and longest interval in the config', async () => {
    const { body } = await subject.call('appConfig');
    expect(body['responsible']).toMatchObject({
      helpline: expect.stringMatching(/\d/),
      licenseNo: expect.stringMatching(/\w/),
      links: expect.arrayContaining([{ label: expect.any(String), url: expect.any(String) }]),
      realityMax: 60,
    });
  });

  it('of a player add up to the ledger and to the balance', async () => {
    const platform = subject.platform();
    const player = await payee(platform);
    await setLimit(player, 'deposit', fromCoins(9_000), 'week');
    const order = await makeOrder(platform, player.token);
    expect((await callback(platform, order)).status).toBe(200);
    const opened = await openGameAs(platform, 'reels', { player });
    for (let turn = 0; turn < 8; turn += 1) {
      subject.clock.advance(1000);
      await opened.bet();
    }
    await withdraw(platform, player, fromCoins(200));
    await takeBreak(player);
    const records = (await call('ownRecords', {}, player)) as unknown as Records;
    const { ledger, totals, rounds, coin } = records;
    let balance = 0;
    for (const { amount, balanceAfter } of ledger) {
      balance += amount;
      expect(balanceAfter).toBe(balance);
    }
    const { body } = await subject.call('refreshBalance', {}, player.token);
    expect([coin, balance, sum(totals)]).toEqual([body['coin'], coin, coin]);
    for (const { type, amount, count } of totals) {
      const own = ledger.filter((entry) => entry.type === type);
      expect([sum(own), own.length]).toEqual([amount, count]);
    }
    const total = (type: number) => totals.find((one) => one.type === type)?.amount ?? 0;
    expect(rounds.reduce((bets, { bet }) => bets + bet, 0)).toBe(-total(TYPE.bet));
    expect(rounds.reduce((wins, { win }) => wins + (win ?? 0), 0)).toBe(total(TYPE.win));
    expect(sum(records.withdrawals)).toBe(-total(TYPE.withdraw));
    const paid = records.deposits.filter(({ status }) => status === 1);
    const posted = ledger.filter(
      ({ type, refNo }) => type === TYPE.deposit && refNo.startsWith('D'),
    );
    expect(sum(paid)).toBe(sum(posted));
    expect(records.sessions).toHaveLength(1);
    expect(records.choices.map(({ kind }) => kind)).toEqual(['limit-set', 'break']);
  });

  it('contain only the player’s own account, and are limited to ten requests', async () => {
    const player = await ownPlayer(subject.platform());
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push(await call('ownRecords', {}, player));
    expect(answers[0]).toMatchObject({ account: player.account, ledger: [], coin: 0 });
    expect(answers.at(-1)).toMatchObject({ errcode: 1203 });
  });
});

eachPlatform(
  'the identity check',
  (subject) => {
    const { call } = protectionSteps(subject);

    it('blocks deposits above the free amount, and never a withdrawal', async () => {
      const platform = subject.platform();
      const player = await payee(platform, { deposits: fromCoins(600) });
      const { account, token } = player;
      const ask = async (coins: number) =>
        (await askOrder(platform, token, { amount: fromCoins(coins) })).body;
      const set = (status: string, reason?: string) =>
        operate(platform, 'identity set', { account, status, ...(reason && { reason }) });
      expect(await ask(400)).toMatchObject({ errcode: 0 });
      expect(await ask(401)).toMatchObject({ errcode: 1221 });
      expect(await call('identity', {}, player)).toMatchObject({
        status: 0,
        need: ['id', 'selfie', 'address'],
        url: expect.stringMatching(/^https:\/\/identity\.example\/check\?ref=[\da-f-]{36}$/),
      });
      await set('in-review');
      expect(await ask(401)).toMatchObject({ errcode: 1222 });
      const inReview = await call('identity', {}, player);
      expect(inReview).toMatchObject({ status: 1, need: [] });
      expect(inReview).not.toHaveProperty('url');
      await set('rejected', 'The picture is not sharp.');
      expect(await ask(401)).toMatchObject({ errcode: 1223, reason: 'The picture is not sharp.' });
      expect(await call('identity', {}, player)).toMatchObject({
        status: 3,
        reason: 'The picture is not sharp.',
        url: expect.any(String),
      });
      expect(await withdraw(platform, player, fromCoins(100))).toMatchObject({ errcode: 0 });
      await set('ok');
      expect(await ask(401)).toMatchObject({ errcode: 0 });
      expect(await call('lightRefresh', {}, player)).toMatchObject({ kycStatus: 2 });
    });

    it('counts the deposits that wait for payment, until they expire', async () => {
      const platform = subject.platform();
      const { token } = await ownPlayer(platform);
      const ask = async (coins: number) =>
        (await askOrder(platform, token, { amount: fromCoins(coins) })).body['errcode'];
      expect([await ask(600), await ask(401), await ask(400), await ask(50)]).toEqual([
        0, 1221, 0, 1221,
      ]);
      subject.clock.advance(15 * MINUTE_MS);
      expect(await ask(1000)).toBe(0);
    });

    it('lets only one of several deposits at once use up the free amount', async () => {
      const platform = subject.platform();
      const { token } = await ownPlayer(platform);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => askOrder(platform, token, { amount: fromCoins(1000) })),
      );
      const codes = answers.map(({ body }) => Number(body['errcode']));
      expect(codes.toSorted((one, other) => one - other)).toEqual([0, 1221, 1221, 1221]);
    });

    it('is independent of the operator’s helpline, licence and reality check settings', async () => {
      const { body } = await subject.call('appConfig');
      expect(body['responsible']).toMatchObject({
        helpline: '1553',
        licenseNo: 'PH-77',
        realityMax: 30,
      });
      const player = await ownPlayer(subject.platform());
      const { rg } = await call('setReality', { minutes: 60 }, player);
      expect(rg).toMatchObject({ realityMin: 30 });
    });
  },
  [
    '--identity-from=1000',
    '--identity-url=https://identity.example/check',
    '--identity-address',
    '--helpline=1553',
    '--license-no=PH-77',
    '--reality-max=30',
  ],
);

eachPlatform(
  'where nobody asks for the identity check',
  (subject) => {
    const { call } = protectionSteps(subject);

    it('a player has nothing to submit until an identity is rejected', async () => {
      const platform = subject.platform();
      const player = await ownPlayer(platform);
      const none = await call('identity', {}, player);
      expect(none).toMatchObject({ errcode: 0, status: 0, need: [] });
      expect(none).not.toHaveProperty('url');
      await operate(platform, 'identity set', { account: player.account, status: 'rejected' });
      expect(await call('identity', {}, player)).toMatchObject({
        status: 3,
        need: ['id', 'selfie'],
        url: expect.any(String),
      });
    });
  },
  ['--identity-url=https://identity.example/check'],
);
