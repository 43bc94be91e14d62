import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import { setStatus } from '#server/players/base/status.ts';
import { gameToRow } from '#server/catalogue/game-rows.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { START_CODES } from '#server/demo/scenarios/game-scenarios.ts';
import { settleDueRounds } from '#server/game/play/settle-due.ts';
import { balanceIn, gameOf, openGameAs, playCall, roundIn, type OpenedGame } from './games.ts';
import {
  callOn,
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  send,
} from '#tests/server/platforms.ts';
import { signedIn } from '#tests/session/signed-in.ts';

const HOUR_MS = 3_600_000;

eachPlatform('a game', (subject) => {
  const open: (
    ...args: Parameters<typeof openGameAs> extends [unknown, ...infer Rest] ? Rest : never
  ) => Promise<OpenedGame> = (...args) => openGameAs(subject.platform(), ...args);
  const sound = async () => {
    const totals = await ledgerTotals(subject.platform().context.database.db);
    expect(totals).toMatchObject({ sum: 0, negativeWallets: [], mismatchedWallets: [] });
  };

  it('is opened at an address of its own, and added to the player’s history [api.start-game]', async () => {
    const { started, game, player } = await open('reels');
    expect(started).toMatchObject({
      openType: 'iframe',
      orientation: game.orientation,
      wallet: 0,
      coin: fromCoins(100_000),
      canPause: 1,
      expireTime: subject.clock.now() + 2 * HOUR_MS,
    });
    const url = new URL(String(started['gameUrl']));
    expect([url.origin, url.pathname]).toEqual([started['origin'], '/game/reels/']);
    expect(url.search).not.toContain(player.token);
    const { body } = await subject.call('afterLoginConfig', { gameListVersion: '' }, player.token);
    expect(body['appGameDataUser']).toMatchObject({ gameHistory: [game.id] });
  });

  it('is refused with the errcode for its reason', async () => {
    const platform = subject.platform();
    const { id, token } = await ownPlayer(platform);
    const game = await gameOf(platform, 'reels');
    const { db } = platform.context.database;
    const start = async (body: object = { gameId: game.id }) =>
      (await subject.call('startGame', body, token)).body;
    const set = async (fields: { status?: 0 | 1; showType?: 0 | 1; demo?: 0 }) => {
      const { extra, show_type } = gameToRow({ ...game, ...fields });
      await db.updateTable('game').where('id', '=', game.id).set({ extra, show_type }).execute();
      await transact(platform.context.database, (trx) => updateVersions(trx));
      platform.context.catalogue.changed();
    };
    expect(await start({ gameId: 999_999 })).toMatchObject({ errcode: 404 });
    await set({ status: 0 });
    expect(await start()).toMatchObject({ errcode: 1281, until: expect.any(Number) });
    await set({ showType: 1 });
    expect(await start()).toMatchObject({ errcode: 1087 });
    await set({});
    for (const [status, errcode] of [
      [2, 1212],
      [3, 1213],
      [5, 1088],
      [0, 0],
    ] as const) {
      await transact(subject.platform().context.database, (trx) => setStatus(trx, id, status));
      expect(await start()).toMatchObject({ errcode });
    }
    await set({ demo: 0 });
    expect(await start({ gameId: game.id, mode: 1 })).toMatchObject({ errcode: 1092 });
    await set({});
  });

  it('is refused for a player whose wallet is missing: 1091', async () => {
    const platform = subject.platform();
    const { id, token } = await ownPlayer(platform);
    const game = await gameOf(platform, 'reels');
    const { database } = platform.context;
    const { db } = database;
    // Wallets cannot be deleted, so the session is moved to a player without one.
    const other = await db
      .insertInto('player')
      .columns([
        'uuid',
        'account',
        'password_hash',
        'nickname',
        'avatar',
        'account_type',
        'vip',
        'invite_code',
        'is_beginner',
        'kyc_status',
        'register_ip',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('player')
          .where('id', '=', id)
          .select((select) => [
            select.val(randomUUID()).as('uuid'),
            select.val(`walletless${id}`).as('account'),
            'password_hash',
            'nickname',
            'avatar',
            'account_type',
            'vip',
            select.val(`W${id}`).as('invite_code'),
            'is_beginner',
            'kyc_status',
            'register_ip',
            'created_at',
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('session').where('player_id', '=', id).execute();
    const now = subject.clock.now();
    const fresh = await signedIn(database, { playerId: other.id, device: 'x', ip: 'x', now });
    expect((await subject.call('startGame', { gameId: game.id }, fresh)).body['errcode']).toBe(
      1091,
    );
    expect((await subject.call('startGame', { gameId: game.id }, token)).body['errcode']).toBe(401);
  });

  it('reels: books a bet and its win in the ledger, once for a request number', async () => {
    const { call, bet, game, player } = await open('reels');
    const reqNo = randomUUID();
    const first = await bet(game.minBet, { reqNo });
    const round = roundIn(first);
    expect(round).toMatchObject({ bet: game.minBet, isOver: true });
    const coin = fromCoins(100_000) - round.bet + (round.win ?? 0);
    expect(balanceIn(first)).toMatchObject({ coin, waiting: 0, seq: round.win === 0 ? 2 : 3 });
    const again = await bet(game.minBet, { reqNo });
    expect([roundIn(again), balanceIn(again)]).toEqual([round, balanceIn(first)]);
    const other = await call('bet', { reqNo, bet: (game.minBet ?? 0) * 2 });
    expect([other.status, other.body['error']]).toEqual([409, 'number-reused']);
    const { body } = await subject.call('refreshBalance', {}, player.token);
    expect(body).toMatchObject({ coin, seq: balanceIn(first).seq });
    const record = await subject.call('gameRecord', {}, player.token);
    expect(record.body).toMatchObject({
      list: [{ roundNo: round.roundNo, gameId: game.id, bet: round.bet, balanceAfter: coin }],
      total: 1,
      hasMore: 0,
      sum: { bet: round.bet, win: round.win },
    });
    await sound();
  });

  it('begins with the bet of the round before, separately for money and for a demo', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'reels');
    const lastBet = async (game = opened) =>
      ((await game.call('state')).body['bets'] as { last: number | null; steps: number[] }).last;
    expect(await lastBet()).toBeNull();
    const { steps } = (await opened.call('state')).body['bets'] as { steps: number[] };
    await opened.bet(steps[0]);
    await opened.bet(steps[1]);
    expect(await lastBet()).toBe(steps[1]);
    const again = await openGameAs(platform, 'reels', { player: opened.player });
    expect(await lastBet(again), 'in a session of its own').toBe(steps[1]);
    const demo = await openGameAs(platform, 'reels', { player: opened.player, mode: 1 });
    expect(await lastBet(demo)).toBeNull();
  });

  it('plays one round for 12 identical bets at once', async () => {
    const { call, game } = await open('reels');
    const body = { reqNo: randomUUID(), bet: game.minBet };
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('bet', body)));
    expect(new Set(answers.map((answer) => roundIn(answer).roundNo)).size).toBe(1);
    await sound();
  });

  it.each([
    ['below the least', (min: number) => min - 100],
    ['above the most', (_min: number, max: number) => max + 100],
    ['with hundredths', (min: number) => min + 1],
  ])('refuses a bet %s', async (_what, amount) => {
    const { bet, game, call } = await open('reels');
    const wrong = amount(game.minBet ?? 0, game.maxBet ?? 0);
    const { status, body } = await bet(wrong);
    if (wrong > 0) expect([status, body['error']]).toEqual([409, 'bet-refused']);
    else expect(status).toBe(400);
    expect(balanceIn(await call('state'))).toEqual({
      coin: fromCoins(100_000),
      waiting: 0,
      depositBets: 0,
      bonusBets: 0,
      seq: 1,
    });
  });

  it('never lets a balance fall below zero when 8 bets arrive at once', async () => {
    const game = await gameOf(subject.platform(), 'reels');
    const deposits = minorUnits((game.minBet ?? 0) * 3);
    const poor = await open('reels', { deposits: ZERO });
    expect((await poor.bet()).body['error']).toBe('balance-short');
    const { bet, call } = await open('reels', { deposits });
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet()));
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(balanceIn(await call('state')).coin).toBeGreaterThanOrEqual(0);
    await sound();
  });

  it('cards: hides undealt cards, draws once, and resumes a hand in another window', async () => {
    const opened = await open('cards');
    const dealt = roundIn(await opened.bet());
    expect(dealt).toMatchObject({ isOver: false, win: null, view: { held: null } });
    expect(Object.keys(dealt.view)).not.toContain('cards');
    const second = await opened.bet();
    expect(second.body).toMatchObject({ error: 'round-open', roundNo: dealt.roundNo });
    // Another window, even on another server, resumes the same hand.
    const first = subject.platform();
    const isAlone = first.context.settings.databaseUrl === '';
    const platform = isAlone ? first : await subject.second();
    const other = await openGameAs(platform, 'cards', { player: opened.player });
    expect((await other.call('state')).body['round']).toEqual(dealt);
    const held = [true, false, true, false, true];
    const act = { action: 'draw', roundNo: dealt.roundNo, held };
    const drawn = await other.call('act', act);
    const round = roundIn(drawn);
    expect(round).toMatchObject({ isOver: true, view: { held, dealt: dealt.view['dealt'] } });
    const changed = { ...act, held: [false, false, false, false, false] };
    expect(roundIn(await opened.call('act', changed))).toEqual(round);
    expect((await opened.call('state')).body['round']).toBeNull();
    await sound();
  });

  it('rise: pays the multiplier at the server’s clock, and nothing from the drawn point on', async () => {
    const opened = await open('rise');
    for (let turn = 0; turn < 6; turn += 1) {
      const begun = roundIn(await opened.bet());
      expect(begun.isOver || begun.view['point'] === null).toBe(true);
      if (begun.isOver) continue;
      const out = { action: 'cash-out', roundNo: begun.roundNo };
      expect((await opened.call('act', out)).body['error']).toBe('too-early');
      subject.clock.advance(1000);
      const ended = roundIn(await opened.call('act', out));
      const point = Number(ended.view['point']);
      expect(ended.view['outAt']).toBe(point >= 110 ? 110 : 0);
      expect(ended.win).toBe(point >= 110 ? (begun.bet / 10) * 11 : 0);
      expect(roundIn(await opened.call('act', out))).toEqual(ended);
    }
    await sound();
  });

  it('rise: settles an automatic cash-out without another call of the game', async () => {
    const opened = await open('rise');
    const begun = roundIn(await opened.bet(undefined, { autoAt: 101 }));
    subject.clock.advance(60_000);
    const before = (await subject.call('refreshBalance', {}, opened.player.token)).body;
    const { body } = await subject.call('gameRecord', {}, opened.player.token);
    const [row] = body['list'] as { roundNo: string; win: number }[];
    expect(row?.roundNo).toBe(begun.roundNo);
    expect([0, (begun.bet / 100) * 101]).toContain(row?.win);
    expect(before['coin']).toBe(fromCoins(100_000) - begun.bet + (row?.win ?? 0));
    await settleDueRounds(subject.platform().context.database, subject.clock.now());
    await sound();
  });

  it('rise: the next bet pays a round whose time is over, also when only its win covers the bet', async () => {
    const { minBet = 0 } = await gameOf(subject.platform(), 'rise');
    const opened = await open('rise', { deposits: minorUnits(minBet) });
    const begun = roundIn(await opened.bet(minBet, { autoAt: 101 }));
    subject.clock.advance(60_000);
    const next = await opened.bet(minBet);
    const { body } = await subject.call('gameRecord', {}, opened.player.token);
    const earlier = (body['list'] as { roundNo: string; win: number }[]).find(
      ({ roundNo }) => roundNo === begun.roundNo,
    );
    const isPaid = (earlier?.win ?? 0) > 0;
    expect([0, (minBet / 100) * 101]).toContain(earlier?.win);
    expect(isPaid ? roundIn(next).roundNo : next.body['error']).not.toBe(begun.roundNo);
    expect(next.status).toBe(isPaid ? 200 : 409);
    if (!isPaid) expect(next.body['error']).toBe('balance-short');
    await sound();
  });

  it.each(['cards', 'rise'] as const)(
    '%s: of 8 bets at once one opens a round, and the others name it',
    async (kind) => {
      const opened = await open(kind);
      const answers = await Promise.all(Array.from({ length: 8 }, () => opened.bet()));
      const placed = answers.filter(({ status }) => status === 200).map(roundIn);
      const refused = answers.filter(({ status }) => status !== 200);
      // A rising round may break at once, and then another bet can follow.
      expect(placed.filter(({ isOver }) => !isOver).length).toBeLessThanOrEqual(1);
      for (const { body } of refused) {
        expect(body['error']).toBe('round-open');
        expect(placed.map(({ roundNo }) => roundNo)).toContain(body['roundNo']);
      }
      if (kind === 'cards') expect(placed).toHaveLength(1);
      await sound();
    },
  );

  it('returns the same summary, however often it is left [api.exit-game]', async () => {
    const opened = await open('reels');
    const bets = [await opened.bet(), await opened.bet()].map(roundIn);
    subject.clock.advance(5000);
    const leave = () =>
      subject.call('exitGame', { sessionId: opened.sessionId }, opened.player.token);
    const first = (await leave()).body;
    const win = bets.reduce((sum, round) => sum + (round.win ?? 0), 0);
    const bet = bets.reduce((sum, round) => sum + round.bet, 0);
    expect(first).toMatchObject({
      errcode: 0,
      coin: fromCoins(100_000) - bet + win,
      summary: { bet, win, rounds: 2, endTime: subject.clock.now() },
    });
    subject.clock.advance(5000);
    const { serverTime: _one, ...again } = (await leave()).body;
    const { serverTime: _other, ...told } = first;
    expect(again).toEqual(told);
    expect((await subject.call('exitGame', {}, opened.player.token)).body).toMatchObject(again);
    expect((await opened.bet()).body['error']).toBe('session-ended');
  });

  it('ends a rising round when it is left, and accepts a call when there is nothing to leave', async () => {
    const opened = await open('rise');
    const before = (await subject.call('refreshBalance', {}, opened.player.token)).body;
    const begun = roundIn(await opened.bet());
    subject.clock.advance(2000);
    const { body } = await subject.call('exitGame', {}, opened.player.token);
    const record = await subject.call('gameRecord', {}, opened.player.token);
    const [round] = record.body['list'] as { bet: number; win: number }[];
    expect(round).toMatchObject({ roundNo: begun.roundNo, bet: begun.bet });
    // After two seconds it stood above 1.00: more than the bet comes back, or it had crashed before.
    expect(round?.win === 0 || Number(round?.win) > begun.bet).toBe(true);
    const after = (await subject.call('refreshBalance', {}, opened.player.token)).body;
    expect(after['coin']).toBe(Number(before['coin']) - begun.bet + Number(round?.win));
    expect(body).toMatchObject({ errcode: 0, coin: after['coin'], summary: { rounds: 1 } });
    const { token } = await ownPlayer(subject.platform());
    const nothing = (await subject.call('exitGame', {}, token)).body;
    expect(nothing).toMatchObject({ errcode: 0, coin: 0, seq: 0 });
    expect(nothing).not.toHaveProperty('summary');
    await sound();
  });

  it('is played as a demo without money', async () => {
    const { call, bet, player } = await open('reels', { mode: 1, deposits: ZERO });
    const { body } = await call('state');
    expect(body).toMatchObject({ isDemo: true, balance: { coin: fromCoins(10_000), seq: 0 } });
    const played = await bet();
    const round = roundIn(played);
    expect(balanceIn(played).coin).toBe(fromCoins(10_000) - round.bet + (round.win ?? 0));
    const balance = await subject.call('refreshBalance', {}, player.token);
    expect(balance.body).toMatchObject({ coin: 0, seq: 0 });
    expect((await subject.call('gameRecord', {}, player.token)).body['total']).toBe(0);
  });

  it('ends with the session that opened it, not with another one, and when the account is frozen', async () => {
    const opened = await open('reels');
    const { id: playerId, account } = opened.player;
    const platform = subject.platform();
    const another = () => {
      const session = { playerId, device: 'Other', ip: '127.0.0.1', now: subject.clock.now() };
      return signedIn(platform.context.database, session);
    };
    const other = { ...opened.player, token: await another() };
    const onOther = await open('reels', { player: other });
    await subject.call('logout', {}, opened.player.token);
    expect((await opened.bet()).body['error']).toBe('session-ended');
    expect((await onOther.bet()).status).toBe(200);

    const third = { ...opened.player, token: await another() };
    const onThird = await open('reels', { player: third });
    await operate(platform, 'player freeze', { reason: 'test', account });
    for (const game of [onOther, onThird]) {
      expect((await game.bet()).body['error']).toBe('session-ended');
    }
    await sound();
  });

  it('ends when its play token expires', async () => {
    const { call, player } = await open('reels');
    subject.clock.advance(2 * HOUR_MS - 1);
    expect((await call('state')).status).toBe(200);
    subject.clock.advance(2 * HOUR_MS);
    expect((await call('state')).body['error']).toBe('session-ended');
    const platform = subject.platform();
    expect((await playCall(platform, player.token, 'state')).status).toBe(401);
    expect((await send(platform, '/game/api/state', '{}', player.token)).status).toBe(401);
  });

  it('pages the record, and filters it by game and time', async () => {
    const opened = await open('reels');
    for (let turn = 0; turn < 3; turn += 1) {
      await opened.bet();
      subject.clock.advance(1000);
    }
    const record = async (filter: object) =>
      (await subject.call('gameRecord', filter, opened.player.token)).body;
    const page = await record({ pageSize: 2 });
    expect(page).toMatchObject({ total: 3, hasMore: 1 });
    expect(page['list']).toHaveLength(2);
    expect((await record({ pageSize: 2, pageNo: 2 }))['list']).toHaveLength(1);
    expect((await record({ gameId: opened.game.id }))['total']).toBe(3);
    expect((await record({ brandId: opened.game.brandId + 99 }))['total']).toBe(0);
    expect((await record({ beginTime: subject.clock.now() - 1000 }))['total']).toBe(1);
    expect((await subject.call('gameRecord', { pageSize: 51 }, opened.player.token)).status).toBe(
      400,
    );
  });

  it('answers invalid requests with 400', async () => {
    const { call } = await open('reels');
    for (const [name, body] of [
      ['bet', {}],
      ['bet', { reqNo: randomUUID(), bet: -1 }],
      ['bet', { reqNo: 'x', bet: 100 }],
      ['bet', { reqNo: randomUUID(), bet: 1e300 }],
      ['act', { action: 'steal' }],
      ['rotate', { clientSeed: '<b>' }],
    ] as const) {
      expect((await call(name, body)).status, `${name} ${JSON.stringify(body)}`).toBe(400);
    }
  });
});

describe('a visitor’s demo', () => {
  const subject = platformUnderTest();
  const closed = platformUnderTest(['--visitor-demos=false']);

  it('opens at an address of its own without a token, and stores nothing', async () => {
    const platform = subject.platform();
    const game = await gameOf(platform, 'reels', true);
    expect((await subject.call('appConfig', {})).body).toMatchObject({ visitorDemos: 1 });
    const { body } = await subject.call('gameDemo', { gameId: game.id, lang: 'th-TH' });
    const url = new URL(String(body['demoUrl']));
    expect([url.pathname, url.search]).toEqual(['/game/reels/', `?demo=${game.id}&lang=th`]);
    const visit = await send(
      platform,
      '/game/api/visit',
      JSON.stringify({ gameId: game.id, lang: 'th' }),
    );
    expect(visit).toMatchObject({
      status: 200,
      body: { game: { id: game.id, name: game.name }, kind: 'reels', coin: fromCoins(10_000) },
    });
    expect(visit.body).not.toHaveProperty('seed');
    const { db } = platform.context.database;
    expect(await db.selectFrom('game_session').selectAll().execute()).toEqual([]);
  });

  it('is refused for a game without one, and for an unknown game', async () => {
    const { games } = await subject.platform().context.catalogue.current();
    const without = [...games.values()].find(({ demo, status }) => demo === 0 && status === 1);
    const ask = async (gameId: number) => (await subject.call('gameDemo', { gameId })).body;
    expect(await ask(without?.id ?? 0)).toMatchObject({ errcode: 1092 });
    expect(await ask(999_999)).toMatchObject({ errcode: 404 });
    for (const body of [
      { gameId: without?.id, lang: 'en' },
      { gameId: 999_999, lang: 'en' },
    ]) {
      const answer = await send(subject.platform(), '/game/api/visit', JSON.stringify(body));
      expect(answer).toMatchObject({ status: 401, body: { error: 'session-ended' } });
    }
    const rubbish = await send(subject.platform(), '/game/api/visit', '{"gameId":"x","lang":"de"}');
    expect(rubbish).toMatchObject({ status: 400, body: { error: 'bad-request' } });
  });

  it('is refused when the operator has turned demos off', async () => {
    const game = await gameOf(closed.platform(), 'reels', true);
    expect((await closed.call('appConfig', {})).body).toMatchObject({ visitorDemos: 0 });
    expect((await closed.call('gameDemo', { gameId: game.id })).body).toMatchObject({
      errcode: 1092,
    });
    const answer = await send(
      closed.platform(),
      '/game/api/visit',
      JSON.stringify({ gameId: game.id, lang: 'en' }),
    );
    expect(answer.status).toBe(401);
  });
});

describe('the game scenarios', () => {
  const subject = platformUnderTest();

  it.each(START_CODES)('start-code-%i', async (code) => {
    const platform = subject.platform();
    await operate(platform, 'scenario apply', { name: `start-code-${code}` });
    const { token } = await ownPlayer(platform);
    const { body } = await callOn(platform, 'startGame', { gameId: 1001 }, token);
    expect(body['errcode']).toBe(code);
    await operate(platform, 'fault clear', { path: endpoints.startGame.path });
  });

  it('exit-settling', async () => {
    const platform = subject.platform();
    await operate(platform, 'scenario apply', { name: 'exit-settling' });
    const { token } = await ownPlayer(platform);
    expect((await callOn(platform, 'exitGame', {}, token)).body['errcode']).toBe(2);
  });
});
