import * as fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { IS_FULL } from '#tests/support/extent.ts';
import { isOfClient } from '#server/marketing/events/dimension.ts';
import { FEW } from '#server/marketing/api/few.ts';
import { epochMs, SECOND_MS } from '#shared/time/duration.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import {
  DAY_SECONDS,
  DIMENSIONS,
  installedAfter,
  numbersOf,
  PLANNED_LINKS,
  returnsOf,
  sumOf,
  sumOfReturns,
  weekdayOf,
  wordsUnder,
  type Dimension,
  type Numbers,
  type Planned,
  type PlannedReturns,
} from '#tests/deposit/planned-numbers.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';

const SPAN_DAYS = 20;
/** Install times are rounded up to a step: upper bound in seconds, and step. */
const TIME_STEPS = [
  [60, 1],
  [3_600, 60],
  [86_400, 360],
  [Infinity, 8_640],
] as const;

function medianOf(times: readonly number[]): number | null {
  const median = times[Math.ceil(times.length / 2) - 1];
  if (median === undefined) return null;
  const [, step] = TIME_STEPS.find(([most]) => median <= most) ?? [Infinity, 1];
  return Math.ceil(median / step) * step;
}

/** Column headers of the files, in order. */
const CSV_HEADS = [
  'landed',
  'offered',
  'agreed',
  'installed',
  'opened',
  'registered',
  'deposited',
  'deposits',
  'first_amount_hundredths',
  'amount_hundredths',
];

const cellsOf = (numbers: Numbers): string[] =>
  CSV_HEADS.map((head) => {
    const name = head.replace('_hundredths', '').replace('first_amount', 'firstAmount');
    return String(numbers[name]);
  });

const byName = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one < other ? -1 : 1;

const seconds = fc.oneof(
  fc.integer({ min: 0, max: 3600 }),
  // Times around the ends of the windows.
  fc
    .tuple(fc.constantFrom(1, 7, 30), fc.integer({ min: -2, max: 0 }))
    .map(([days, more]) => days * DAY_SECONDS + more),
  fc
    .tuple(fc.constantFrom(1, 7), fc.integer({ min: 1, max: 2 }))
    .map(([days, more]) => days * DAY_SECONDS + more),
);

const words = {
  source: fc.constantFrom('', 'facebook', 'google'),
  campaign: fc.constantFrom('', 'lantern', 'ปลา & "fish"'),
  content: fc.constantFrom('', 'video'),
  term: fc.constantFrom('', 'slots', 'สล็อต'),
  share: fc.constantFrom('', 'MANGO7'),
  inviter: fc.constantFrom('', '100001'),
  agent: fc.constantFrom('', '77'),
  link: fc.constantFrom('', ...PLANNED_LINKS, 'no-such-link'),
  referrer: fc.constantFrom('', 'agents'),
  site: fc.constantFrom('', 'm.facebook.com'),
  landing: fc.constantFrom('/', '/register'),
};

const planned: fc.Arbitrary<Planned> = fc.record({
  landed: fc
    .integer({ min: 0, max: SPAN_DAYS * DAY_SECONDS - 1 })
    .map((ago) => new Date(START - ago * SECOND_MS).toISOString()),
  ...words,
  client: fc.constantFrom(
    'android-chrome',
    'android-in-app',
    'ios-safari',
    'desktop',
    'other',
    'bot',
  ),
  browser: fc.constantFrom('', 'chrome', 'safari'),
  app: fc.constantFrom('', 'tiktok'),
  handover: fc.constantFrom(undefined, 'facebook' as const, 'samsung' as const),
  country: fc.constantFrom('', 'PH', 'TH'),
  language: fc.constantFrom('en', 'th'),
  steps: fc.record(
    { offered: seconds, agreed: seconds, installed: seconds, opened: seconds, registered: seconds },
    { requiredKeys: [] },
  ),
  returns: fc.array(fc.integer({ min: 0, max: 30 * DAY_SECONDS }), { maxLength: 4 }),
  last: fc.option(fc.record({ ...words, after: seconds }), { nil: undefined }),
  deposits: fc
    .array(
      fc.record({
        after: fc.oneof(seconds, fc.integer({ min: 31 * DAY_SECONDS, max: 40 * DAY_SECONDS })),
        amount: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { maxLength: 4 },
    )
    .map((deposits) => deposits.toSorted((one, other) => one.after - other.after)),
});

const questions = fc.record({
  touch: fc.constantFrom('first' as const, 'last' as const),
  window: fc.constantFrom(1, 7, 30),
  from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: SPAN_DAYS })),
  length: fc.integer({ min: 1, max: SPAN_DAYS }),
  /** Days between the periods; undefined for adjacent ones. */
  apart: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  by: fc.constantFrom(...DIMENSIONS),
  across: fc.constantFrom(...DIMENSIONS),
  filters: fc.dictionary(fc.constantFrom(...DIMENSIONS), fc.nat(), { maxKeys: 2 }),
});

const dayOf = (one: Planned, after = 0): number =>
  marketDay('ph', epochMs(Date.parse(one.landed) + after * SECOND_MS)).number;

eachPlatform('a plan of visitors', (subject) => {
  beforeAll(async () => {
    for (const name of PLANNED_LINKS) {
      const { statusCode } = await subject.platform().app.inject({
        method: 'POST',
        url: '/report/links',
        headers: {
          'x-operator-key': OPERATOR_KEY,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload: new URLSearchParams({ name, source: 'poster', campaign: name }).toString(),
      });
      expect(statusCode).toBe(303);
    }
  });

  const read = async <Body>(path: string, parameters: readonly [string, string][]) => {
    const query = new URLSearchParams([...parameters, ['format', 'json']]).toString();
    const { statusCode, json } = await subject
      .platform()
      .app.inject({ url: `${path}?${query}`, headers: { 'x-operator-key': OPERATOR_KEY } });
    expect(statusCode).toBe(200);
    return json<Body>();
  };

  /** Returns the cells below the header. */
  const readCsv = async (path: string, parameters: readonly [string, string][]) => {
    const query = new URLSearchParams([...parameters, ['format', 'csv']]).toString();
    const { body } = await subject
      .platform()
      .app.inject({ url: `${path}?${query}`, headers: { 'x-operator-key': OPERATOR_KEY } });
    const [heads = [], ...lines] = parse(body, { bom: true });
    expect(heads.slice(1, 1 + CSV_HEADS.length)).toEqual(CSV_HEADS);
    return lines;
  };

  it('is counted alike by the dashboard, the tables, their files and the API, for any query', async () => {
    let run = 0;
    const property = fc.asyncProperty(
      fc.array(planned, { minLength: 1, maxLength: 25 }),
      fc.array(questions, { minLength: 3, maxLength: 6 }),
      async (visitors, asked) => {
        run += 1;
        const medium = `run-${run}`;
        const plan = {
          visitors: visitors.map((one) => ({
            ...one,
            medium,
            ...(one.last ? { last: { ...one.last, medium } } : {}),
          })),
        };
        const stored = await operate(subject.platform(), 'traffic', { plan });
        expect(stored.body).toMatchObject({ errcode: 0 });
        // Each is one visitor, also where two are planned alike.
        expect(stored.body['visitors']).toBe(plan.visitors.length);

        const today = marketDay('ph', START).number;
        for (const { touch, window, from: back, length, apart, by, across, filters } of asked) {
          const from = today - back;
          const to = Math.min(today, from + length - 1);
          const under = (one: Planned) => wordsUnder(one, touch);
          const values = (dimension: Dimension) => [
            ...new Set(plan.visitors.map((one) => under(one)[dimension])),
          ];
          const chosen = Object.entries(filters).map(([dimension, pick]): [Dimension, string] => {
            const known = values(dimension as Dimension);
            return [dimension as Dimension, known[pick % known.length] ?? ''];
          });
          const isChosen = (one: Planned, names = chosen) =>
            names.every(([name, value]) => under(one)[name] === value);
          const counted = plan.visitors.filter((one) => one.client !== 'bot' && isChosen(one));
          const ofLanding = chosen.filter(([name]) => !isOfClient(name));
          const robots = plan.visitors.filter(
            (one) => one.client === 'bot' && isChosen(one, ofLanding),
          );
          const weekdays = chosen.filter(([name]) => name === 'weekday');
          const ofDays = chosen.filter(([name]) => name !== 'weekday');
          const hasHours = chosen.some(([name]) => name === 'hour');
          const inRange = (first: number, last: number) =>
            counted.filter((one) => dayOf(one) >= first && dayOf(one) <= last);
          const numbers = (some: readonly Planned[]) =>
            sumOf(some.map((one) => numbersOf(one, window)));
          const span = to - from + 1;
          const earlier = span + (apart ?? 0);
          const isTodayAlone = from === to && to >= today;
          /** Of the compared period; of today's hours only what had happened by then. */
          const before = (some: readonly Planned[]): Numbers => {
            if (!isTodayAlone) return numbers(some);
            const left = (one: Planned) =>
              (START - Date.parse(one.landed)) / SECOND_MS - earlier * DAY_SECONDS;
            return sumOf(
              some
                .filter((one) => left(one) >= 0)
                // Half a second more, so that no rounding of days loses a second.
                .map((one) => numbersOf(one, Math.min(window, (left(one) + 0.5) / DAY_SECONDS))),
            );
          };

          const parameters: [string, string][] = [
            ['from', dayText(from)],
            ['to', dayText(to)],
            ['touch', touch],
            ['window', String(window)],
            ['medium', medium],
            ...(apart === undefined
              ? []
              : [['compare', dayText(from - earlier)] as [string, string]]),
            ...chosen,
          ];
          const dashboard = await read<{
            totals: Numbers;
            before: object;
            isUnfinished: boolean;
            robots: number;
            course: (Numbers & { day: string })[];
          }>('/report', parameters);
          const now = inRange(from, to);
          expect(dashboard.totals).toMatchObject(numbers(now));
          const then = inRange(from - earlier, to - earlier);
          // Costs are not known by medium.
          expect(dashboard.before).toEqual({ ...before(then), cost: null });
          expect(dashboard.isUnfinished).toBe(to >= today);
          expect(dashboard.course.map(({ day, ...rest }) => [day, rest])).toEqual(
            Array.from({ length: span }, (_none, at) => [
              dayText(from + at),
              {
                ...numbers(inRange(from + at, from + at)),
                before: before(inRange(from + at - earlier, from + at - earlier)),
                isCut: false,
                isUnfinished: from + at >= today,
                isWindowOpen: from + at + window >= today,
              },
            ]),
          );
          const times = now
            .map((one) => installedAfter(one))
            .filter((time) => time <= window * DAY_SECONDS)
            .toSorted((one, other) => one - other);
          // How long an install took is not known by hour.
          expect(dashboard.totals['medianSeconds']).toBe(hasHours ? null : medianOf(times));
          const robotsNow = robots.filter((one) => dayOf(one) >= from && dayOf(one) <= to);
          expect(dashboard.robots).toBe(robotsNow.length);

          /** Visitors who came back are of the day of their install, or of their visit. */
          const checkReturns = async () => {
            const retention = await read<{
              weeks: (PlannedReturns & { week: string; isInstalled: boolean })[];
              rows: (PlannedReturns & { name: string; isInstalled: boolean })[];
            }>('/report/retention', [...parameters, ['by', by]]);
            const followed = plan.visitors
              .filter((one) => one.client !== 'bot' && isChosen(one, ofDays))
              .map((one) => ({
                isInstalled: installedAfter(one) < Infinity,
                name: under(one)[by],
                ...returnsOf(one, (after) => dayOf(one, after), today),
              }))
              .filter(({ day }) => day >= from && day <= to)
              .map((one) => ({
                ...one,
                name: by === 'weekday' ? weekdayOf(one.day) : one.name,
              }))
              .filter(({ day }) => weekdays.every(([, value]) => weekdayOf(day) === value));
            const grouped = (keyOf: (one: (typeof followed)[number]) => string) =>
              [...new Set(followed.map(keyOf))].toSorted().map((key) => {
                const some = followed.filter((one) => keyOf(one) === key);
                return [key, sumOfReturns(some.map(({ returns }) => returns))];
              });
            const found = (
              rows: readonly (PlannedReturns & {
                isInstalled: boolean;
                isCut?: boolean;
                isUnfinished?: boolean;
              })[],
              name: string,
            ) =>
              rows
                .map(({ isInstalled, isCut: _cut, isUnfinished: _unfinished, ...row }) => {
                  const { [name as 'visitors']: key, ...numbersOfRow } = row;
                  return [`${key} ${isInstalled}`, numbersOfRow] as const;
                })
                .toSorted(([one], [other]) => (one < other ? -1 : 1));
            const monday = (day: number) => dayText(day - ((day + 3) % 7));
            expect(found(retention.weeks, 'week')).toEqual(
              grouped((one) => `${monday(one.day)} ${one.isInstalled}`),
            );
            expect(found(retention.rows, 'name')).toEqual(
              grouped((one) => `${one.name} ${one.isInstalled}`),
            );
          };
          const table = await read<{
            rows: (Numbers & { name: string; devices?: Record<string, Numbers> })[];
          }>('/report/table', [...parameters, ['by', by], ['split', 'device']]);
          const robotsOf = (name: string) =>
            isOfClient(by) ? undefined : robotsNow.filter((one) => under(one)[by] === name).length;
          const names = [
            ...new Set([...now, ...(isOfClient(by) ? [] : robotsNow)].map((one) => under(one)[by])),
          ];
          const rowOf = (name: string) => now.filter((one) => under(one)[by] === name);
          const expected = names.map((name) => ({
            name,
            ...numbers(rowOf(name)),
            before: before(then.filter((one) => under(one)[by] === name)),
            cost: null,
            ...(!isOfClient(by) && { robots: robotsOf(name) }),
            ...(by !== 'device' && {
              devices: Object.fromEntries(
                [...new Set(rowOf(name).map((one) => under(one).device))].map((device) => [
                  device,
                  numbers(rowOf(name).filter((one) => under(one).device === device)),
                ]),
              ),
            }),
          }));
          if (!hasHours && by !== 'hour') await checkReturns();
          const sorted = (rows: readonly { name: string }[]) =>
            rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
          expect(sorted(table.rows)).toEqual(sorted(expected));

          const course = await readCsv('/report', parameters);
          expect(course).toEqual(
            Array.from({ length: span }, (_none, at) => [
              dayText(from + at),
              ...cellsOf(numbers(inRange(from + at, from + at))),
              'no',
              from + at >= today ? 'yes' : 'no',
              from + at + window >= today ? 'yes' : 'no',
            ]),
          );
          const cells = await readCsv('/report/table', [...parameters, ['by', by]]);
          expect(cells.toSorted(byName)).toEqual(
            names
              .map((name) => [
                name,
                ...cellsOf(numbers(rowOf(name))),
                '',
                ...cellsOf(before(then.filter((one) => under(one)[by] === name))),
                String(robotsOf(name) ?? ''),
              ])
              .toSorted(byName),
          );

          const crossed: [string, string][] = [...parameters, ['by', by], ['split', across]];
          const pairs = new Map<string, Planned[]>();
          for (const one of now) {
            const pair = JSON.stringify([under(one)[by], under(one)[across]]);
            pairs.set(pair, [...(pairs.get(pair) ?? []), one]);
          }
          // A table crossed with what its rows are is the table itself.
          if (across !== by && across !== 'device') {
            const query = new URLSearchParams([...crossed, ['format', 'csv']]).toString();
            const { body } = await subject.platform().app.inject({
              url: `/report/table?${query}`,
              headers: { 'x-operator-key': OPERATOR_KEY },
            });
            const [heads = [], ...lines] = parse(body, { bom: true });
            expect(heads).toEqual([by, across, ...CSV_HEADS]);
            expect(lines.map(String).toSorted()).toEqual(
              [...pairs]
                .map(([pair, some]) => String([...JSON.parse(pair), ...cellsOf(numbers(some))]))
                .toSorted(),
            );
          }
        }

        // Programs are rate-limited, so only the first query is repeated as a program.
        const [{ touch, window, by }] = asked as [(typeof asked)[number]];
        const parameters: [string, string][] = [
          ['period', '30d'],
          ['touch', touch],
          ['window', String(window)],
          ['medium', medium],
        ];
        const people = plan.visitors.filter(({ client }) => client !== 'bot');
        const numbers = (some: readonly Planned[]) =>
          sumOf(some.map((one) => numbersOf(one, window)));
        const installs = await read<{ totals: Numbers }>('/report/api/installs', parameters);
        expect(installs.totals).toMatchObject(numbers(people.length < 5 ? [] : people));
        const shared = await read<{ rows: (Numbers & { name: string })[] }>('/report/api/table', [
          ...parameters,
          ['by', by],
        ]);
        const groups = new Map<string, Planned[]>();
        for (const one of people) {
          const name = wordsUnder(one, touch)[by];
          groups.set(name, [...(groups.get(name) ?? []), one]);
        }
        const [few, enough] = [true, false].map((isFew) =>
          [...groups].filter(([, some]) => some.length < 5 === isFew),
        );
        const rows = enough?.map(([name, some]) => [name, numbers(some)] as const) ?? [];
        const rest = few?.flatMap(([, some]) => some) ?? [];
        expect(
          new Map(shared.rows.map(({ name, cost: _cost, before: _before, ...row }) => [name, row])),
        ).toEqual(new Map(rest.length < 5 ? rows : [...rows, [FEW, numbers(rest)]]));
      },
    );
    // Smaller examples would be refused: programs may ask only so often.
    await fc.assert(property, { numRuns: IS_FULL ? 12 : 8, endOnFailure: true });
  });

  it('is refused when it is invalid', async () => {
    const landed = '2026-11-20T10:00:00+08:00';
    for (const plan of [
      { visitors: [] },
      { visitors: [{ landed: 'yesterday' }] },
      { visitors: [{ landed, client: 'toaster' }] },
      { visitors: [{ landed, steps: { installed: 31 * DAY_SECONDS } }] },
      { visitors: [{ landed, deposits: [{ after: 1, amount: 0.5 }] }] },
      'no JSON',
    ]) {
      const { status } = await operate(subject.platform(), 'traffic', { plan });
      expect(status).toBe(400);
    }
  });
});
