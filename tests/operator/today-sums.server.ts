import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { coinsFrom, post, type PostingKind } from '#server/money/ledger/post.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { gameSumsQuery } from '#server/operator/pages/today/game-sums.ts';
import { moneySumsQuery } from '#server/operator/pages/today/money-sums.ts';
import { todays } from '#server/marketing/texts/en-today.ts';
import { readToday, readTodayIn } from '#server/operator/pages/today/read-today.ts';
import { startOfDay } from '#server/core/market-day.ts';
import { transact } from '#server/core/database/transact.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { formatMoney, fromCoins, minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { TodayTables } from '#server/operator/pages/today/today-csv.ts';
import type { HouseWallet } from '#server/money/ledger/wallets.ts';
import { callback, makeOrder } from '#tests/deposit/deposits.ts';
import { openGameAs, roundIn, type OpenedGame } from '#tests/game/games.ts';
import { payee, withdraw } from '#tests/money/cash-out.ts';
import { eachPlatform, operate, type OwnPlayer } from '#tests/server/platforms.ts';
import { consoleUser } from './console-user.ts';

/** 22 November 2026, a day after the server was seeded; the plan is of this day and the next. */
const FIRST = Math.floor(Date.UTC(2026, 10, 22) / DAY_MS);
const FLAGS = ['--withdraw-review-seconds=manual'];

const NUMBERS = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'bets_less_wins',
  'bonuses',
  'interest',
  'corrections_added',
  'corrections_taken',
  'balances_changed',
] as const;
type Numbers = Record<(typeof NUMBERS)[number], number>;

const nothing = (): Numbers =>
  Object.fromEntries(NUMBERS.map((name) => [name, 0])) as unknown as Numbers;

/** The file's rows by group and name. */
function rowsOf(body: string) {
  const [heads, ...rows] = [...readCsv(body.replace('\uFEFF', ''))].map(({ cells }) => cells);
  return rows.map((cells) =>
    Object.fromEntries(
      (heads ?? []).map((head, at) => [head.replace('_hundredths', ''), cells[at] ?? '']),
    ),
  );
}

/** Takes a transaction back, with what it read. */
class Undone extends Error {
  constructor(read: TodayTables) {
    super(JSON.stringify(read));
  }
}

let users = 0;

eachPlatform(
  'the sums of today',
  (subject) => {
    const db = () => subject.platform().context.database.db;
    const operator = () => consoleUser(subject.platform(), `reader-${(users += 1)}`, 'operator');
    const run = async (command: string, options: object) => {
      const { status, body } = await operate(subject.platform(), command, options);
      expect(status, `${command}: ${String(body['msg'])}`).toBe(200);
    };
    /** What balances of all players are together. */
    const held = async () => {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(balance), 0)::bigint as sum from wallet where player_id is not null`.execute(
        db(),
      );
      return rows[0]?.sum ?? 0;
    };
    const postCoins = (
      { id }: OwnPlayer,
      kind: PostingKind,
      house: HouseWallet,
      amount: number,
      now: number,
    ) =>
      transact(subject.platform().context.database, (trx) =>
        post(trx, {
          kind,
          reference: `prepared-today-${kind}-${now}`,
          entries: coinsFrom(house, id, minorUnits(amount)),
          now,
        }),
      );
    const file = async (query: string) =>
      rowsOf((await (await operator()).get(`/report/today?format=csv&${query}`)).body);

    it('are those of what happened on each day, by game and provider, as the ledger has them', async () => {
      subject.clock.advance(DAY_MS);
      const plan = [nothing(), nothing()] as const;
      const games = new Map<string, { bets: number; wins: number; players: Set<number> }>();
      let place: 0 | 1 = 0;
      const count = (
        name: Exclude<keyof Numbers, 'bets_less_wins' | 'balances_changed'>,
        amount: number,
      ) => {
        plan[place][name] += amount;
      };
      const before = await held();
      const made = async (amount: MinorUnits) => {
        count('deposits', amount);
        return payee(subject.platform(), { deposits: amount });
      };
      const play = async ({ game, bet, player }: OpenedGame, rounds: number, more = {}) => {
        const known = games.get(game.name) ?? { bets: 0, wins: 0, players: new Set() };
        games.set(game.name, known);
        for (let round = 0; round < rounds; round += 1) {
          const answer = roundIn(await bet(undefined, more));
          count('bets', answer.bet);
          count('wins', answer.win ?? 0);
          known.bets += answer.bet;
          known.wins += answer.win ?? 0;
          known.players.add(player.id);
        }
      };
      const [ann, ben, cat] = [
        await made(fromCoins(5000)),
        await made(fromCoins(3000)),
        await made(fromCoins(2000)),
      ];
      const order = await makeOrder(subject.platform(), ann.token);
      await makeOrder(subject.platform(), ben.token);
      await callback(subject.platform(), order);
      const paid = await db()
        .selectFrom('deposit_order')
        .where('order_no', '=', order.orderNo)
        .select(['credited', 'credited_bonus', 'credited_boost'])
        .executeTakeFirstOrThrow();
      count('deposits', paid.credited);
      count('bonuses', paid.credited_bonus + paid.credited_boost);
      const slots = await openGameAs(subject.platform(), 'reels', { player: ann });
      await play(slots, 6);
      await play(await openGameAs(subject.platform(), 'reels', { player: ben }), 3);
      await play(await openGameAs(subject.platform(), 'duel', { player: cat }), 5, {
        pick: 'tiger',
      });
      const gift = { account: ben.account, type: 1, title: 'x', content: 'x', reason: 'x' };
      await run('mail send', { ...gift, rewards: '2001:7700' });
      expect(
        (await subject.call('claimMail', { reqNo: randomUUID(), type: 1 }, ben.token)).body,
      ).toMatchObject({ errcode: 0 });
      count('bonuses', 7700);
      await run('player correct', { account: cat.account, amount: 30_000, reason: 'x' });
      await run('player correct', { account: cat.account, amount: -4200, reason: 'x' });
      count('corrections_added', 30_000);
      count('corrections_taken', 4200);
      await postCoins(cat, 'interest', 'house:interest', 321, subject.clock.now());
      count('interest', 321);
      const [later, rejected, returned] = [
        await withdraw(subject.platform(), ann, 50_000),
        await withdraw(subject.platform(), ben, 60_000),
        await withdraw(subject.platform(), cat, 70_000),
      ].map(({ orderNo }) => String(orderNo));
      await run('withdrawal reject', { order: rejected, reason: 'x' });
      await run('withdrawal pay', { order: returned, reason: 'x' });
      count('withdrawals', 70_000);

      // A bet in the last millisecond of the first day, whose win is of the next.
      const midnight = startOfDay('ph', FIRST + 1);
      await postCoins(ann, 'bet', 'house:play', -900, midnight - 1);
      count('bets', 900);
      await postCoins(ann, 'win', 'house:play', 1500, midnight);
      place = 1;
      count('wins', 1500);

      subject.clock.advance(DAY_MS);
      await run('withdrawal pay', { order: later, reason: 'x' });
      await run('withdrawal returned', { order: returned, reason: 'x' });
      count('withdrawals', 50_000 - 70_000);
      await play(await openGameAs(subject.platform(), 'reels', { player: cat }), 4);
      for (const day of plan) {
        day.bets_less_wins = day.bets - day.wins;
        day.balances_changed =
          day.deposits -
          day.withdrawals -
          day.bets_less_wins +
          day.bonuses +
          day.interest +
          day.corrections_added -
          day.corrections_taken;
      }

      const rows = await file('from=2026-11-22&to=2026-11-23');
      const numbersOf = (group: string, name: string) => {
        const row = rows.find((one) => one['group'] === group && one['name'] === name);
        return Object.fromEntries(NUMBERS.map((number) => [number, Number(row?.[number])]));
      };
      const total = Object.fromEntries(
        NUMBERS.map((name) => [name, plan[0][name] + plan[1][name]]),
      ) as unknown as Numbers;
      expect(numbersOf('day', '2026-11-22')).toEqual(plan[0]);
      expect(numbersOf('day', '2026-11-23')).toEqual(plan[1]);
      expect(numbersOf('total', '')).toEqual(total);
      expect((await held()) - before).toBe(total.balances_changed);
      const players = rows
        .filter(({ group }) => group !== 'game' && group !== 'provider')
        .map((row) => row['players']);
      expect(players).toEqual(['3', '1', '3']);

      const found = rows.filter(({ group }) => group === 'game');
      for (const [name, { bets, wins, players: who }] of games) {
        expect(found.find((row) => row['name'] === name)).toMatchObject({
          bets: String(bets),
          wins: String(wins),
          bets_less_wins: String(bets - wins),
          players: String(who.size),
          deposits: '',
        });
      }
      expect(found.find((row) => row['name'] === '')).toMatchObject({ bets: '900', wins: '1500' });
      for (const group of ['game', 'provider']) {
        const sum = (number: string) =>
          rows
            .filter((row) => row['group'] === group)
            .reduce((all, row) => all + Number(row[number]), 0);
        expect([sum('bets'), sum('wins')], group).toEqual([total.bets, total.wins]);
      }

      const { rows: houses } = await sql<{ kind: HouseWallet; sum: number }>`
        select wallet.kind, sum(amount)::bigint as sum
        from ledger_entry join wallet on wallet.id = wallet_id
        where player_id is null and created_at >= ${startOfDay('ph', FIRST)}
          and created_at < ${startOfDay('ph', FIRST + 2)} group by 1`.execute(db());
      expect(Object.fromEntries(houses.map(({ kind, sum }) => [kind, sum]))).toEqual({
        'house:deposit': -total.deposits,
        'house:withdraw': total.withdrawals,
        'house:play': total.bets_less_wins,
        'house:bonus': -total.bonuses,
        'house:interest': -total.interest,
        'house:adjust': total.corrections_taken - total.corrections_added,
      });

      const { body } = await (await operator()).get('/report/today?from=2026-11-22&to=2026-11-23');
      for (const name of [
        'deposits',
        'withdrawals',
        'bets_less_wins',
        'bonuses',
        'interest',
        'balances_changed',
      ] as const) {
        expect(body, name).toContain(`>${formatMoney(minorUnits(total[name]), 'PHP')}<`);
      }
      expect(body).toContain(
        todays.addedAndTaken(
          formatMoney(minorUnits(total.corrections_added), 'PHP'),
          formatMoney(minorUnits(total.corrections_taken), 'PHP'),
        ),
      );
      expect(body).toContain(todays.noRound);
      const [only, ...others] = (await file('period=yesterday')).filter(
        ({ group }) => group === 'total',
      );
      expect([Number(only?.['deposits']), others]).toEqual([plan[0].deposits, []]);
    });

    it('are read from the ledger while much of it is not counted', async () => {
      const { database } = subject.platform().context;
      const range = { from: FIRST, to: FIRST + 1 };
      const expected = await readToday(database.longDb, 'ph', range);
      expect(expected.total.bets).toBeGreaterThan(0);
      const read = transact(database, async (trx) => {
        await sql`insert into money_sum values (${FIRST}, 'bet', -999, 0)
          on conflict (day, kind) do update set amount = money_sum.amount - 999`.execute(trx);
        const counted = await readTodayIn(trx, 'ph', range);
        expect(counted.total.bets).toBe(expected.total.bets + 999);
        await sql`update money_sum_state set until = until - 1000000`.execute(trx);
        throw new Undone(await readTodayIn(trx, 'ph', range));
      });
      await expect(read).rejects.toEqual(new Undone(expected));
    });

    it.each([
      ['by day', moneySumsQuery],
      ['by game', gameSumsQuery],
    ])('are found for a day %s by the indexes of the ledger', async (_name, query) => {
      const plan = await transact(subject.platform().context.database, async (trx) => {
        // On a small table the planner would not ask an index that can answer.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql`explain ${query('ph', { from: FIRST, to: FIRST })}`.execute(trx);
        return JSON.stringify(rows);
      });
      expect(plan).toMatch(/using ledger_entry_wallet/);
      expect(plan).not.toMatch(/Seq Scan on (?:ledger|game_round)/);
    });
  },
  FLAGS,
);
