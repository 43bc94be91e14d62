import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { askOrder, callback, CHANNEL, makeOrder } from '#tests/deposit/deposits.ts';
import { gameOf, openGameAs } from '#tests/game/games.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';
import { DAY, HOUR, protectionSteps } from './protection-steps.ts';

eachPlatform('limits', (subject) => {
  const { call, state, setLimit, goTo } = protectionSteps(subject);
  const order = (token: string, coins: number) =>
    askOrder(subject.platform(), token, { amount: fromCoins(coins) });

  it('apply at once when stricter, and after 24 hours and a confirmation when looser', async () => {
    const player = await ownPlayer(subject.platform());
    expect((await state(player)).limits).toEqual([]);
    expect(await setLimit(player, 'deposit', 50_000)).toMatchObject({ value: 50_000, used: 0 });
    expect(await setLimit(player, 'deposit', 20_000)).toMatchObject({ value: 20_000 });
    const asked = await setLimit(player, 'deposit', 90_000);
    const effectTime = subject.clock.now() + DAY;
    expect(asked).toMatchObject({
      value: 20_000,
      pending: { value: 90_000, effectTime, needConfirm: 0 },
    });
    const answer = (accept: 0 | 1) => call('confirmLimit', { kind: 1, period: 1, accept }, player);
    goTo(effectTime - 1);
    expect(await answer(1)).toMatchObject({ errcode: 1242, effectTime });
    goTo(effectTime);
    const [waiting] = (await state(player)).limits;
    expect(waiting).toMatchObject({ value: 20_000, pending: { needConfirm: 1 } });
    expect(await answer(1)).toMatchObject({ rg: { limits: [{ value: 90_000 }] } });
    expect(await answer(1)).toMatchObject({ errcode: 404 });
    await setLimit(player, 'deposit', null);
    goTo(subject.clock.now() + 2 * DAY);
    expect(await answer(0)).toMatchObject({ errcode: 0, rg: { limits: [{ value: 90_000 }] } });
    expect((await state(player)).limits[0]).not.toHaveProperty('pending');
  });

  it('can be set to "no limit"', async () => {
    const player = await ownPlayer(subject.platform());
    expect(await setLimit(player, 'deposit', null)).toMatchObject({ value: null });
    expect((await order(player.token, 500)).body).toMatchObject({ errcode: 0 });
  });

  it('of deposits: the lowest applies, pending orders count, and the day ends at midnight', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform);
    const { resetTime } = await setLimit(player, 'deposit', fromCoins(1_000));
    await setLimit(player, 'deposit', fromCoins(1_500), 'week');
    await setLimit(player, 'deposit', null, 'month');
    expect((await order(player.token, 1_001)).body).toMatchObject({
      errcode: 1211,
      left: fromCoins(1_000),
      resetTime,
    });
    const paid = await makeOrder(platform, player.token, { amount: fromCoins(600) });
    expect((await order(player.token, 401)).body).toMatchObject({ errcode: 1211, left: 40_000 });
    expect((await callback(platform, paid, { amount: fromCoins(600) })).status).toBe(200);
    expect((await state(player)).limits.map(({ used }) => used)).toEqual([60_000, 60_000, 60_000]);
    const { body: trade } = await subject.call('tradeInfo', {}, player.token);
    expect(trade['depositLeft']).toEqual({ day: 40_000, week: 90_000, month: null });
    const waiting = await makeOrder(platform, player.token, { amount: fromCoins(400) });
    expect((await order(player.token, 50)).body).toMatchObject({ errcode: 1211, left: 0 });
    // An order that was never paid no longer counts toward the limit.
    goTo(resetTime - 1);
    await subject.call('deposits', {}, player.token);
    expect(waiting.orderNo).not.toBe('');
    expect((await order(player.token, 401)).body).toMatchObject({ errcode: 1211, left: 40_000 });
    goTo(resetTime);
    expect((await order(player.token, 901)).body).toMatchObject({ errcode: 1211, left: 90_000 });
    expect((await order(player.token, 900)).body).toMatchObject({ errcode: 0 });
  });

  it('of deposits apply in every channel, for a typed amount and for packages', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform);
    await setLimit(player, 'deposit', fromCoins(50), 'month');
    const { documents } = await platform.context.catalogue.current();
    const priceOf = (wanted: number) =>
      documents.trade.rechargeList.find(({ id }) => id === wanted)?.price;
    const wishes = [
      {},
      { actType: 4, actId: 503, amount: priceOf(503) },
      // A sign-in card, which pays on several days.
      { actType: 15, actId: 6006, amount: priceOf(6006) },
    ];
    for (const channelId of [CHANNEL.embed, CHANNEL.qr, CHANNEL.redirect, CHANNEL.withFee]) {
      for (const wanted of wishes) {
        const { body } = await askOrder(platform, player.token, { channelId, ...wanted });
        expect([channelId, wanted, body['errcode']]).toEqual([channelId, wanted, 1211]);
      }
    }
    const free = await ownPlayer(platform);
    for (const wanted of wishes) {
      expect((await askOrder(platform, free.token, wanted)).body).toMatchObject({ errcode: 0 });
    }
  });

  it('of bets refuse the bet that would exceed them, and then refuse to open games', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'reels');
    const { player, game } = opened;
    const least = game.minBet ?? 0;
    const { resetTime } = await setLimit(player, 'bet', 2 * least);
    expect((await opened.bet()).status).toBe(200);
    expect((await opened.bet(2 * least)).body).toMatchObject({
      error: 'limit-reached',
      left: least,
      resetTime,
    });
    expect((await opened.bet()).status).toBe(200);
    expect((await opened.bet()).body).toMatchObject({ error: 'limit-reached', left: 0 });
    const start = () => call('startGame', { gameId: game.id }, player);
    expect(await start()).toMatchObject({ errcode: 1215, left: 0, resetTime });
    goTo(resetTime);
    expect(await start()).toMatchObject({ errcode: 0 });
    expect((await state(player)).limits).toMatchObject([{ used: 0 }]);
  });

  it('of losses count bets minus wins, and refuse a bet that could exceed them', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'reels');
    const { player, game } = opened;
    await setLimit(player, 'loss', fromCoins(100_000));
    for (let turn = 0; turn < 12; turn += 1) await opened.bet();
    const record = await call('gameRecord', {}, player);
    const { bet, win } = record['sum'] as { bet: number; win: number };
    const after = await state(player);
    expect(after.limits).toMatchObject([{ used: Math.max(0, bet - win) }]);
    expect(after.netToday).toBe(win - bet);
    const used = Math.max(0, bet - win);
    await setLimit(player, 'loss', used + (game.minBet ?? 0) - 1);
    expect((await opened.bet()).body).toMatchObject({ error: 'limit-reached' });
    expect(await call('startGame', { gameId: game.id }, player)).toMatchObject({ errcode: 1215 });
  });

  it('of session minutes count the time at games in a day, without long pauses', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'reels');
    const { player, game } = opened;
    const { resetTime } = await setLimit(player, 'session', 25);
    const began = subject.clock.now();
    for (const minutes of [10, 10]) {
      subject.clock.advance(minutes * 60_000);
      expect((await opened.bet()).status).toBe(200);
    }
    expect(await state(player)).toMatchObject({ sessionStart: began, limits: [{ used: 20 }] });
    // A pause ends the play session and does not count.
    subject.clock.advance(HOUR);
    expect(await state(player)).toMatchObject({
      sessionStart: subject.clock.now(),
      limits: [{ used: 20 }],
    });
    expect((await opened.bet()).status).toBe(200);
    subject.clock.advance(5 * 60_000);
    expect((await opened.bet()).body).toMatchObject({ error: 'time-reached', resetTime });
    const start = () => call('startGame', { gameId: game.id }, player);
    expect(await start()).toMatchObject({ errcode: 1214, resetTime });
    goTo(resetTime);
    expect(await start()).toMatchObject({ errcode: 0 });
  });

  it('do not apply to demos', async () => {
    const platform = subject.platform();
    const player = await ownPlayer(platform);
    await setLimit(player, 'bet', 0);
    await setLimit(player, 'session', 0);
    const game = await gameOf(platform, 'reels', true);
    const demo = await call('startGame', { gameId: game.id, mode: 1 }, player);
    expect(demo).toMatchObject({ errcode: 0 });
    expect(await call('startGame', { gameId: game.id }, player)).toMatchObject({ errcode: 1214 });
  });
});
