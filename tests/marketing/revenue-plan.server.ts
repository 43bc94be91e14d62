import * as fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/duration.ts';
import { dayText } from '#server/core/market-day.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { eachPlatform, OPERATOR_KEY } from '#tests/server/platforms.ts';
import {
  MOVES,
  movedBetween,
  VALUE_DAYS,
  valueOf,
  wordsOf,
  type PlannedMove,
  type PlannedPlayer,
  type Sums,
} from '#tests/marketing/planned-revenue.ts';
import {
  addMove,
  addPlayer,
  addVisitors,
  ledgerSums,
  link,
  momentOf,
  TODAY,
} from '#tests/marketing/revenue-players.ts';
import type { Dimension } from '#tests/deposit/planned-numbers.ts';

const LONGEST = 100;

interface DrawnPlayer extends PlannedPlayer {
  /** Moves that are counted before the player is linked to the visitor. */
  early: number;
}

const words = {
  source: fc.constantFrom('facebook', 'google'),
  campaign: fc.constantFrom('', 'lantern', 'ปลา & "fish"'),
  client: fc.constantFrom('android-chrome' as const, 'ios-safari' as const, 'bot' as const),
  country: fc.constantFrom('', 'PH'),
};

const planned = fc.integer({ min: 0, max: LONGEST }).chain((registered) =>
  fc.record({
    registered: fc.constant(registered),
    visitor: fc.option(
      fc.record({
        ...words,
        landed: fc.constant(new Date(momentOf(registered + 1)).toISOString()),
        last: fc.option(fc.record({ source: words.source, campaign: words.campaign }), {
          nil: undefined,
        }),
      }),
      { nil: undefined, freq: 4 },
    ),
    moves: fc.array(
      fc.record({
        kind: fc.constantFrom(...MOVES),
        ago: fc.integer({ min: 0, max: registered }),
        // Both ends of a day, to the millisecond.
        at: fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS - 1),
        amount: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { maxLength: 8 },
    ),
    early: fc.nat({ max: 8 }),
  }),
);

const questions = fc.record({
  touch: fc.constantFrom('first' as const, 'last' as const),
  from: fc.integer({ min: 0, max: LONGEST + 5 }),
  length: fc.integer({ min: 1, max: LONGEST }),
  apart: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  by: fc.constantFrom('campaign' as const, 'source' as const, 'device' as const),
  measure: fc.constantFrom('ngr' as const, 'ggr' as const, 'netDeposits' as const),
  cohort: fc.constantFrom('week' as const, 'day' as const),
  filter: fc.option(fc.constantFrom('campaign' as const, 'country' as const), { nil: undefined }),
  pick: fc.nat({ max: 5 }),
});

const MONEY_HEADS = [
  'players_a_day',
  'deposited_hundredths',
  'withdrawn_hundredths',
  'net_deposits_hundredths',
  'bet_hundredths',
  'won_hundredths',
  'ggr_hundredths',
  'bonus_cost_hundredths',
  'ngr_hundredths',
];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

eachPlatform('a plan of players’ money', (subject) => {
  const get = async (path: string, parameters: readonly [string, string][], format: string) => {
    const query = new URLSearchParams([...parameters, ['format', format]]).toString();
    const answer = await subject
      .platform()
      .app.inject({ url: `${path}?${query}`, headers: { 'x-operator-key': OPERATOR_KEY } });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const read = async <Body>(path: string, parameters: readonly [string, string][]) =>
    (await get(path, parameters, 'json')).json<Body>();
  const readCsv = async (path: string, parameters: readonly [string, string][]) =>
    parse((await get(path, parameters, 'csv')).body, { bom: true, columns: true }) as Record<
      string,
      string
    >[];
  const count = () => read('/report/revenue', []);

  /** Stores the plan; what is counted in between must not change the result. */
  async function store(players: readonly DrawnPlayer[], medium: string) {
    const named = players.map((player, at) => ({ ...player, content: `${medium}-${at}` }));
    const installs = await addVisitors(
      subject.platform(),
      named.flatMap(({ visitor, content }) =>
        visitor
          ? [
              {
                ...visitor,
                medium,
                content,
                ...(visitor.last && { last: { ...visitor.last, medium, content } }),
              },
            ]
          : [],
      ),
    );
    const later: (() => Promise<unknown>)[] = [];
    for (const { moves, early, content, ...player } of named) {
      const id = await addPlayer(subject.platform(), player);
      const add = (move: PlannedMove) => addMove(subject.platform().context.database, id, move);
      for (const move of moves.slice(0, early)) await add(move);
      const installId = installs.get(content);
      if (installId !== undefined) later.push(() => link(subject.platform(), installId, id));
      for (const move of moves.slice(early)) later.push(() => add(move));
    }
    await count();
    for (const [at, act] of later.entries()) {
      await act();
      if (at % 7 === 0) await count();
    }
  }

  it('is reported alike as JSON and CSV, for any query', async () => {
    let run = 0;
    const property = fc.asyncProperty(
      fc.array(planned, { minLength: 1, maxLength: 8 }),
      fc.array(questions, { minLength: 4, maxLength: 8 }),
      async (plan, asked) => {
        run += 1;
        const medium = `run-${run}`;
        const players = plan.map(({ visitor, ...player }): DrawnPlayer => ({
          ...player,
          visitor: visitor && {
            ...visitor,
            last: visitor.last && { ...visitor.last, after: 3_600 },
          },
        }));
        await store(players, medium);
        for (const { touch, from, length, apart, by, measure, cohort, filter, pick } of asked) {
          const to = Math.max(0, from - length + 1);
          const span = from - to + 1;
          const earlier = span + (apart ?? 0);
          const under = (player: PlannedPlayer) => wordsOf(player, touch);
          // Robots' players have no campaign, and so no medium.
          const known = players.filter(({ visitor }) => visitor && visitor.client !== 'bot');
          const values = [...new Set(known.map((one) => (filter ? under(one)[filter] : '')))];
          const value = values[pick % Math.max(1, values.length)] ?? '';
          const counted = known.filter(
            (one) => filter === undefined || under(one)[filter] === value,
          );
          const parameters: [string, string][] = [
            ['from', dayText(TODAY - from)],
            ['to', dayText(TODAY - to)],
            ['touch', touch],
            ['by', by],
            ['measure', measure],
            ['cohort', cohort],
            ['medium', medium],
            ...(filter ? [[filter, value] as [string, string]] : []),
            ...(apart === undefined
              ? []
              : [['compare', dayText(TODAY - from - earlier)] as [string, string]]),
          ];
          const isTodayAlone = from === 0 && to === 0;
          const moved = (some: readonly PlannedPlayer[]) => movedBetween(some, from, to);
          const before = (some: readonly PlannedPlayer[]) =>
            isTodayAlone ? null : movedBetween(some, from + earlier, to + earlier);
          const rowOf = (name: string) => counted.filter((one) => under(one)[by] === name);
          const names = [...new Set(counted.map((one) => under(one)[by]))].filter(
            (name) => moved(rowOf(name)).playersADay > 0,
          );

          const revenue = await read<{
            rows: (Sums & { name: string })[];
            total: object;
            before: object | null;
          }>('/report/revenue', parameters);
          const expected = names.map((name) => ({
            name,
            ...moved(rowOf(name)),
            before: before(rowOf(name)),
            cost: null,
          }));
          const sorted = <Row extends { name: string }>(rows: readonly Row[]) =>
            rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
          expect(sorted(revenue.rows)).toEqual(sorted(expected));
          const measures = revenue.rows.map((row) => row[measure]);
          expect(measures).toEqual(measures.toSorted((one, other) => other - one));
          expect(revenue.total).toEqual({ ...moved(counted), cost: null });
          const wholeBefore = before(counted);
          expect(revenue.before).toEqual(wholeBefore && { ...wholeBefore, cost: null });

          const lines = await readCsv('/report/revenue', parameters);
          expect(lines.map((line) => line[by])).toEqual(revenue.rows.map(({ name }) => name));
          for (const line of lines) {
            const row = expected.find(({ name }) => name === line[by]);
            const cells = { ...row } as Record<string, unknown>;
            for (const [name, cell] of Object.entries(cells))
              if (MONEY_HEADS.includes(`${snake(name)}_hundredths`))
                expect(line[`${snake(name)}_hundredths`]).toBe(String(cell));
            for (const head of MONEY_HEADS)
              expect(line[`before_${head}`] === '').toBe(row?.before === null);
          }

          const cohortPlayers = counted.filter(
            ({ registered }) => registered <= from && registered >= to,
          );
          const cohortOf = ({ registered }: PlannedPlayer) => {
            const day = TODAY - registered;
            return dayText(cohort === 'day' ? day : day - ((day + 3) % 7));
          };
          const worth = await read<{
            total: object;
            cohorts: { day: string; isCut: boolean; isUnfinished: boolean }[];
            rows: { name: string }[];
          }>('/report/value', parameters);
          expect(worth.total).toEqual({ ...valueOf(cohortPlayers), cost: null });
          const cohorts = [...new Set(cohortPlayers.map(cohortOf))].toSorted();
          expect(worth.cohorts.map(({ isCut: _cut, isUnfinished: _open, ...row }) => row)).toEqual(
            cohorts.map((day) => ({
              day,
              ...valueOf(cohortPlayers.filter((one) => cohortOf(one) === day)),
              cost: null,
            })),
          );
          const groups = [...new Set(cohortPlayers.map((one) => under(one)[by]))];
          expect(sorted(worth.rows)).toEqual(
            sorted(
              groups.map((name) => ({
                name,
                ...valueOf(cohortPlayers.filter((one) => under(one)[by] === name)),
                cost: null,
              })),
            ),
          );
          const [total] = await readCsv('/report/value', parameters);
          const all = valueOf(cohortPlayers);
          for (const days of VALUE_DAYS) {
            const until = all.days[days];
            expect(total?.[`d${days}_players`]).toBe(String(until?.players));
            expect(total?.[`d${days}_net_deposits_hundredths`]).toBe(String(until?.netDeposits));
            expect(total?.[`d${days}_ngr_hundredths`]).toBe(String(until?.ngr));
            expect(total?.[`d${days}_is_window_open`]).toBe(until?.isWindowOpen ? 'yes' : 'no');
          }
        }
      },
    );
    await fc.assert(property, { numRuns: 10 });
  });

  it('adds up to the totals of the ledger over all campaigns and players without one', async () => {
    for (const [first, last] of [
      [TODAY - 700, TODAY],
      [TODAY - 60, TODAY - 1],
      [TODAY - 7, TODAY - 7],
    ] as const) {
      const expected = await ledgerSums(subject.platform().context.database, first, last);
      for (const touch of ['first', 'last'])
        for (const by of ['campaign', 'device', 'landing'] satisfies Dimension[]) {
          const report = await read<{ total: Sums; rows: Sums[] }>('/report/revenue', [
            ['from', dayText(first)],
            ['to', dayText(last)],
            ['touch', touch],
            ['by', by],
          ]);
          expect(report.total).toMatchObject(expected);
          for (const [name, amount] of Object.entries(expected)) {
            const sum = report.rows.reduce((so, row) => so + row[name as keyof Sums], 0);
            expect(sum).toBe(amount);
          }
        }
    }
  });

  it('has days which the nightly check finds equal to the ledger', async () => {
    const { db } = subject.platform().context.database;
    const found = disagreementsIn(await reconcile(db));
    expect(found.filter((text) => text.includes('days of'))).toEqual([]);
  });
});
