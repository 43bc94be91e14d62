import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from '#server/core/database/transact.ts';
import { post } from '#server/money/ledger/post.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { marketDay } from '#server/core/market-day.ts';
import { countBet } from '#tests/money/play-money.ts';
import { addRequirement, wageringOf } from '#server/money/wagering/requirements.ts';
import { playOfDay, validBetsOf } from '#server/money/wagering/valid-bets.ts';
import { fromCoins, minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { configOf, lock, payee, withdraw } from '#tests/money/cash-out.ts';
import { openGameAs, roundIn } from '#tests/game/games.ts';
import {
  callOn,
  eachPlatform,
  operate,
  ownPlayer,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

const KEEP_ALL = [true, true, true, true, true];

eachPlatform('bets that money asks for', (subject) => {
  const db = () => subject.platform().context.database.db;
  const balances = ({ id }: OwnPlayer) => balancesOf(db(), id);
  const accountOf = async ({ id }: OwnPlayer): Promise<string> => {
    const player = db().selectFrom('player').where('id', '=', id).select('account');
    return (await player.executeTakeFirstOrThrow()).account;
  };
  const shown = async (player: OwnPlayer) =>
    (await operate(subject.platform(), 'wagering show', { account: await accountOf(player) })).body;
  /** Removes coins as a lost round would. */
  const lose = ({ id: playerId }: OwnPlayer, amount: MinorUnits) =>
    transact(subject.platform().context.database, (trx) =>
      post(trx, {
        kind: 'adjust',
        reference: randomUUID(),
        entries: [
          { wallet: { playerId, kind: 'coin' }, amount: subtract(ZERO, amount) },
          { wallet: 'house:adjust', amount },
        ],
        now: subject.clock.now(),
      }),
    );

  const redeem = ({ token }: OwnPlayer) =>
    callOn(subject.platform(), 'redeemCode', { reqNo: randomUUID(), code: 'BONUS88' }, token);

  it('are required by a redeemed code, and made with the player’s other money', async () => {
    const player = await payee(subject.platform());
    await redeem(player);
    expect(await balances(player)).toMatchObject({ coin: 508_800, locked: 8_800, waiting: 8_800 });
    const game = await openGameAs(subject.platform(), 'reels', { player });
    let bets = 0;
    for (let round = 0; round < 5; round += 1) bets += roundIn(await game.bet()).bet;
    expect(bets).toBeGreaterThan(0);
    expect(await shown(player)).toMatchObject({
      needBet: 35 * 8_800,
      doneBet: bets,
      validBets: bets,
      requirements: [{ source: 'bonus', state: 'open', locked: 8_800, done: bets }],
    });
    const { coin, locked } = await balances(player);
    expect(locked).toBe(8_800);
    expect(await configOf(subject.platform(), player)).toMatchObject({
      withdrawable: coin - 8_800,
      locked: 8_800,
    });
  });

  it('cannot be made with the bonus itself, which cannot be saved either', async () => {
    const player = await ownPlayer(subject.platform());
    await redeem(player);
    const game = await openGameAs(subject.platform(), 'reels', { player });
    expect((await game.bet()).body).toMatchObject({ error: 'bonus-waits' });
    const save = { reqNo: randomUUID(), amount: 5_000 };
    const saved = await callOn(subject.platform(), 'depositSavings', save, player.token);
    expect(saved.body).toMatchObject({ errcode: 1251 });
    expect(await balances(player)).toMatchObject({ coin: 8_800, waiting: 8_800, safebox: 0 });
    expect(await shown(player)).toMatchObject({ doneBet: 0, validBets: 0 });
  });

  it.each([
    ['reels', 100],
    ['cards', 50],
  ] as const)(
    'count for a bonus by the share of the game: %s by %i percent',
    async (kind, share) => {
      const player = await payee(subject.platform());
      await redeem(player);
      const game = await openGameAs(subject.platform(), kind, { player });
      const { bet, roundNo, isOver } = roundIn(await game.bet());
      if (!isOver) await game.call('act', { roundNo, action: 'draw', held: KEEP_ALL });
      expect(await wageringOf(db(), player.id)).toMatchObject({ doneBet: (bet * share) / 100 });
    },
  );

  it('are listed to the player in the order in which bets count', async () => {
    const player = await payee(subject.platform());
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = minorUnits(game.game.minBet ?? 0);
    await transact(subject.platform().context.database, async (trx) => {
      const given = { playerId: player.id, now: subject.clock.now() };
      await addRequirement(trx, {
        ...given,
        source: 'deposit',
        reference: 'D1',
        locked: fromCoins(200),
        need: fromCoins(200),
      });
      for (const reference of ['mail-7', 'somebody-else']) {
        await addRequirement(trx, {
          ...given,
          source: 'bonus',
          reference: `${reference}-${player.id}`,
          locked: fromCoins(50),
          need: fromCoins(600),
        });
      }
    });
    roundIn(await game.bet(bet));
    const { body } = await callOn(subject.platform(), 'wagering', {}, player.token);
    expect(body).toMatchObject({
      errcode: 0,
      list: [
        { source: 'deposit', amount: 20_000, needBet: 20_000, doneBet: bet },
        { source: 'mail', amount: 5_000, needBet: 60_000, doneBet: 0 },
        { source: 'bonus', amount: 5_000, needBet: 60_000, doneBet: 0 },
      ],
    });
    const other = await payee(subject.platform());
    const theirs = await callOn(subject.platform(), 'wagering', {}, other.token);
    expect(theirs.body).toMatchObject({ errcode: 0, list: [] });
  });

  it('count once for a round, whatever is repeated, and never in a demo', async () => {
    const player = await payee(subject.platform());
    await lock(subject.platform(), player, { locked: fromCoins(100), need: fromCoins(1_000) });
    const demo = await openGameAs(subject.platform(), 'reels', { player, mode: 1 });
    roundIn(await demo.bet());
    expect(await validBetsOf(db(), player.id)).toBe(0);
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const reqNo = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => game.bet(game.game.minBet ?? 0, { reqNo })),
    );
    const [first] = answers.map(roundIn);
    if (!first) throw new Error('no round');
    const day = marketDay('ph', subject.clock.now()).number;
    const played = { typeId: game.game.typeId, rounds: 1, bet: first.bet };
    expect(await playOfDay(db(), player.id, day)).toEqual([played]);
    const again = transact(subject.platform().context.database, (trx) =>
      countBet(trx, {
        playerId: player.id,
        typeId: game.game.typeId,
        bet: minorUnits(first.bet),
        roundNo: first.roundNo,
        now: subject.clock.now(),
      }),
    );
    await expect(again).rejects.toThrow('counted_bet_pkey');
    expect(await playOfDay(db(), player.id, day)).toEqual([played]);
    expect(await wageringOf(db(), player.id)).toMatchObject({ doneBet: first.bet });
  });

  it('count towards the oldest requirement, and the rest of a bet towards the next', async () => {
    const player = await payee(subject.platform());
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = minorUnits(game.game.minBet ?? 0);
    const half = minorUnits(bet / 2);
    await lock(subject.platform(), player, {
      source: 'deposit',
      locked: fromCoins(1_000),
      need: half,
    });
    await lock(subject.platform(), player, { locked: fromCoins(500), need: fromCoins(5_000) });
    expect(await wageringOf(db(), player.id)).toMatchObject({ source: 'bonus' });
    roundIn(await game.bet(bet));
    expect(await shown(player)).toMatchObject({
      needBet: 500_000,
      doneBet: half,
      requirements: [
        { source: 'bonus', state: 'open', done: half },
        { source: 'deposit', state: 'met', done: half },
      ],
    });
    const { locked } = await balances(player);
    expect(locked).toBe(50_000);
  });

  it('unlock the money when they have been made', async () => {
    const player = await payee(subject.platform());
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = minorUnits(game.game.minBet ?? 0);
    await lock(subject.platform(), player, { locked: fromCoins(4_950), need: bet });
    expect(await configOf(subject.platform(), player)).toMatchObject({ reasons: [1071] });
    roundIn(await game.bet(bet));
    expect(await balances(player)).toMatchObject({ locked: 0 });
    expect(await configOf(subject.platform(), player)).toMatchObject({
      reasons: [],
      needBet: 0,
      doneBet: 0,
    });
  });

  it('are required once for a source and reference, and not for a need of zero', async () => {
    const { id: playerId } = await payee(subject.platform());
    const given = {
      playerId,
      source: 'bonus' as const,
      locked: fromCoins(10),
      now: subject.clock.now(),
    };
    const add = (reference: string, need: number) =>
      transact(subject.platform().context.database, (trx) =>
        addRequirement(trx, { ...given, reference, need: fromCoins(need) }),
      );
    const reference = randomUUID();
    await Promise.all([add(reference, 30), add(reference, 30), add(reference, 30)]);
    await add(randomUUID(), 0);
    expect(await wageringOf(db(), playerId)).toMatchObject({ needBet: 3_000 });
  });

  it('refuse a withdrawal with 102 for a deposit alone, and with 1071 for a bonus too', async () => {
    const player = await payee(subject.platform());
    const all = { locked: fromCoins(5_000), need: fromCoins(5_000) };
    await lock(subject.platform(), player, { source: 'deposit', ...all });
    expect(await withdraw(subject.platform(), player, 50_000)).toMatchObject({
      errcode: 102,
      needBet: 500_000,
      doneBet: 0,
    });
    await lock(subject.platform(), player, all);
    expect(await withdraw(subject.platform(), player, 50_000)).toMatchObject({
      errcode: 1071,
      needBet: 1_000_000,
    });
  });

  it('lapse when all the money has been lost', async () => {
    const player = await payee(subject.platform());
    await lock(subject.platform(), player, {
      source: 'deposit',
      locked: fromCoins(5_000),
      need: fromCoins(90_000),
    });
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = game.game.minBet ?? 0;
    // Every round starts with exactly the bet, so a losing round ends at zero.
    for (let round = 0; round < 200; round += 1) {
      const { coin } = await balances(player);
      if (coin > bet) await lose(player, subtract(coin, minorUnits(bet)));
      if (roundIn(await game.bet(bet)).win === 0) break;
    }
    expect(await balances(player)).toMatchObject({ coin: 0, locked: 0 });
    expect(await shown(player)).toMatchObject({
      needBet: 0,
      requirements: [{ state: 'lapsed', endedAt: subject.clock.now() }],
    });
  });

  it('do not lapse while money is held for a withdrawal', async () => {
    const player = await payee(subject.platform(), { vip: 10 });
    const { id: playerId } = player;
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = minorUnits(game.game.minBet ?? 0);
    const { coin: before } = await balances(player);
    const { orderNo } = await withdraw(subject.platform(), player, subtract(before, bet));
    await lock(subject.platform(), player, {
      source: 'deposit',
      locked: bet,
      need: fromCoins(90_000),
    });
    for (let round = 0; round < 200; round += 1) {
      const { coin } = await balances(player);
      if (coin > bet) await lose(player, subtract(coin, bet));
      if (roundIn(await game.bet(bet)).win === 0) break;
    }
    expect(await balances(player)).toMatchObject({ coin: 0 });
    expect(await wageringOf(db(), playerId)).toMatchObject({ needBet: 9_000_000 });
    await operate(subject.platform(), 'withdrawal pay', { reason: 'test', order: orderNo });
    expect(await wageringOf(db(), playerId)).toMatchObject({ needBet: 0 });
  });

  it('do not lapse while money is in savings', async () => {
    const player = await payee(subject.platform(), { vip: 10 });
    const { id: playerId } = player;
    const game = await openGameAs(subject.platform(), 'reels', { player });
    const bet = minorUnits(game.game.minBet ?? 0);
    const { coin: before } = await balances(player);
    const saved = subtract(before, bet);
    const move = (name: 'depositSavings' | 'withdrawSavings', amount: number) =>
      subject.call(name, { reqNo: randomUUID(), amount }, player.token);
    expect((await move('depositSavings', saved)).body).toMatchObject({ errcode: 0 });
    await lock(subject.platform(), player, {
      source: 'deposit',
      locked: bet,
      need: fromCoins(90_000),
    });
    for (let round = 0; round < 200; round += 1) {
      const { coin } = await balances(player);
      if (coin > bet) await lose(player, subtract(coin, bet));
      if (roundIn(await game.bet(bet)).win === 0) break;
    }
    expect(await balances(player)).toMatchObject({ coin: 0 });
    expect(await wageringOf(db(), playerId)).toMatchObject({ needBet: 9_000_000 });
    expect((await move('withdrawSavings', saved)).body).toMatchObject({ errcode: 0 });
    expect(await wageringOf(db(), playerId)).toMatchObject({ needBet: 9_000_000 });
  });
});
