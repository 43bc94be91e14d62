import { markets } from '#shared/market/market.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { dayAndTime, dayBegin, dayOf, readDay } from '#shared/record/market-day.ts';
import { byDay, joinPages, type RecordItem, type RecordPage } from '#shared/record/record-item.ts';
import {
  countFilters,
  filterOf,
  filterStored,
  isWholeTab,
  readRecordQuery,
  withoutFilters,
  withTab,
} from '#shared/record/record-query.ts';
import { netsOf, sumOf } from '#shared/record/record-totals.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const MARKETS = [
  ['ph', markets.ph],
  ['th', markets.th],
] as const;
const NOW = epochMs(Date.UTC(2026, 10, 21, 4));
/** From 2000 on, neither market has daylight saving time (Manila had it in 1990). */
const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2200, 0, 1) }).map(epochMs);

const round = (id: string, time: number, gameId = 1, bet = 100, win = 0): RecordItem => ({
  tab: 'rounds',
  id,
  time: epochMs(time),
  gameId,
  bet: minorUnits(bet),
  win: minorUnits(win),
  balanceAfter: minorUnits(0),
});

describe.each(MARKETS)('days in %s', (_name, { ahead, timeZone }) => {
  // `Intl` serves as an independent reference.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });

  it('follow the time zone and begin at its midnight', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayOf(moment, ahead);
        expect(day).toBe(calendar.format(moment));
        const begin = dayBegin(day, ahead);
        expect(begin).toBeLessThanOrEqual(moment);
        expect(moment).toBeLessThan(begin + DAY_MS);
        expect(clock.format(begin)).toBe('00:00:00');
        expect(dayOf(epochMs(begin - 1), ahead)).not.toBe(day);
      }),
    );
  });

  it('filter from midnight of the first day to the end of the last', () => {
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        const [from, to] = [dayOf(a, ahead), dayOf(b, ahead)].toSorted();
        const filter = filterOf(readRecordQuery({ range: 'own', from, to }), NOW, ahead);
        const finds = (time: number) =>
          filterStored([round('r', time)], { ...filter, tab: 'rounds' }, () => 1).length === 1;
        expect(finds(filter.from ?? NaN)).toBe(true);
        expect(finds((filter.from ?? NaN) - 1)).toBe(false);
        expect(finds((filter.before ?? NaN) - 1)).toBe(true);
        expect(finds(filter.before ?? NaN)).toBe(false);
        expect(finds(a) && finds(b)).toBe(true);
      }),
    );
  });

  it.each([
    ['today', 1],
    ['week', 7],
    ['month', 30],
  ] as const)('%s covers %i days, including the current one', (range, days) => {
    fc.assert(
      fc.property(moments, (now) => {
        const { from = NaN, before } = filterOf({ range }, now, ahead);
        expect(before).toBeUndefined();
        expect((dayBegin(dayOf(now, ahead), ahead) - from) / DAY_MS).toBe(days - 1);
      }),
    );
  });

  it('are written in a format that spreadsheets read', () => {
    const begin = dayBegin(dayOf(NOW, ahead), ahead);
    expect(dayAndTime(begin, ahead)).toBe('2026-11-21 00:00:00');
  });
});

describe('a query in the address', () => {
  it('is unchanged by a second read and never filters by NaN, whatever the input', () => {
    const anything = fc.oneof(fc.anything(), fc.constantFrom('rounds', 'deposits', 'own', 'bet'));
    const names = ['tab', 'kind', 'state', 'range', 'from', 'to', 'game', 'provider'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anything), (search) => {
        const query = readRecordQuery(search);
        // Reading is idempotent.
        expect(readRecordQuery({ ...query })).toEqual(query);
        expect(Number.isNaN(filterOf(query, NOW, markets.ph.ahead).from)).toBe(false);
      }),
    );
  });

  it('contains only the filters of its tab', () => {
    const all = { kind: 'bet', state: 'waiting', game: 7, provider: 3, range: 'week' };
    expect(readRecordQuery(all)).toEqual({ kind: 'bet', range: 'week' });
    expect(readRecordQuery({ ...all, tab: 'deposits' })).toEqual({
      tab: 'deposits',
      state: 'waiting',
      range: 'week',
    });
    expect(readRecordQuery({ ...all, tab: 'rounds' })).toEqual({
      tab: 'rounds',
      game: 7,
      provider: 3,
      range: 'week',
    });
    expect(readRecordQuery({ tab: 'deposits', state: 'rejected' })).toEqual({ tab: 'deposits' });
    expect(readRecordQuery({ tab: 'withdrawals', state: 'rejected' })).toEqual({
      tab: 'withdrawals',
      state: 'rejected',
    });
  });

  it('swaps reversed days, and drops a day that does not exist', () => {
    const from = '2026-03-05';
    const to = '2026-02-01';
    expect(readRecordQuery({ range: 'own', from, to })).toEqual({
      range: 'own',
      from: to,
      to: from,
    });
    expect(readRecordQuery({ range: 'own', from: '2026-02-30', to: 20260301 })).toEqual({
      range: 'own',
    });
    expect(readRecordQuery({ range: 'week', from, to })).toEqual({ range: 'week' });
    expect(readDay('0000-00-00')).toBeUndefined();
  });

  it('passes only its days to another tab', () => {
    const query = readRecordQuery({ range: 'own', from: '2026-01-02', kind: 'bet' });
    expect(countFilters(query)).toBe(2);
    expect(withTab(query, 'rounds')).toEqual({ tab: 'rounds', range: 'own', from: '2026-01-02' });
    expect(withTab({ tab: 'rounds', game: 3 }, 'all')).toEqual({});
    expect(withoutFilters({ tab: 'rounds', game: 3 })).toEqual({ tab: 'rounds' });
    expect(isWholeTab(filterOf({ tab: 'rounds' }, NOW, markets.th.ahead))).toBe(true);
    expect(isWholeTab(filterOf({ range: 'today' }, NOW, markets.th.ahead))).toBe(false);
  });
});

describe('stored records', () => {
  it('are filtered as on the server', () => {
    const items = [round('a', 5, 1), round('b', 4, 2), round('c', 3, 99)];
    const providerOf = (game: number) => ({ 1: 10, 2: 20 })[game];
    const found = (filter: object) =>
      filterStored(items, { tab: 'rounds', ...filter }, providerOf).map(({ id }) => id);
    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ game: 2 })).toEqual(['b']);
    expect(found({ provider: 10 })).toEqual(['a']);
    expect(found({ from: 4 })).toEqual(['a', 'b']);
    expect(found({ before: 4 })).toEqual(['c']);
    expect(found({ state: 'success' })).toEqual([]);
    expect(found({ kind: 'bet' })).toEqual([]);
  });
});

describe('pages of records', () => {
  const page = (...ids: string[]): RecordPage => ({
    items: ids.map((id, place) => round(id, 100 - place)),
    total: 9,
    hasMore: true,
    sum: null,
  });

  it('are joined without duplicates', () => {
    expect(joinPages([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('are grouped by days of the market', () => {
    const { ahead } = markets.ph;
    const midnight = dayBegin(dayOf(NOW, ahead), ahead);
    const days = byDay([round('a', midnight), round('b', midnight - 1)], ahead);
    expect(days.map(([day, items]) => [day, items.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]);
  });
});

describe('totals of records', () => {
  it('of rounds are their bets and wins, and null without records', () => {
    const items = [round('a', 1, 1, 100, 250), round('b', 2, 1, 100, 0)];
    expect(sumOf(items)).toEqual({ of: 'rounds', bet: 200, win: 250 });
    expect(sumOf([])).toBeNull();
  });

  it('of movements are the amounts received and spent', () => {
    const movement = (id: string, amount: number): RecordItem => ({
      tab: 'all',
      id,
      time: NOW,
      kind: 'adjustment',
      amount: minorUnits(amount),
      balanceAfter: minorUnits(0),
      refNo: '',
      text: '',
    });
    expect(sumOf([movement('a', 500), movement('b', -120), movement('c', 0)])).toEqual({
      of: 'movements',
      received: 500,
      spent: 120,
      kinds: { adjustment: 380 },
    });
  });

  it('of a player set deposits against withdrawals, and wins against bets, never one against the other', () => {
    const kinds = {
      deposit: minorUnits(2_000_000),
      withdrawal: minorUnits(-398_200),
      bet: minorUnits(-10_000),
      win: minorUnits(6_990),
      bonus: minorUnits(500),
    };
    expect(netsOf(kinds)).toEqual({ paidIn: 1_601_800, played: -3_010, bonus: 500 });
    expect(netsOf({})).toEqual({ paidIn: 0, played: 0, bonus: 0 });
  });

  it('of orders count only successful ones, and pending withdrawals separately', () => {
    const order = { id: '1', time: NOW, amount: minorUnits(100), fee: minorUnits(0) };
    const deposit = (state: 'waiting' | 'success' | 'failed'): RecordItem => ({
      ...order,
      tab: 'deposits',
      state,
      bonus: minorUnits(10),
      channel: '',
    });
    expect(sumOf([deposit('success'), deposit('waiting'), deposit('failed')])).toEqual({
      of: 'deposits',
      paid: 100,
      bonus: 10,
    });
    const states = ['processing', 'waiting', 'failed', 'rejected', 'success'] as const;
    const withdrawals = states.map((state): RecordItem => ({
      ...order,
      tab: 'withdrawals',
      state,
      arriving: minorUnits(90),
      bank: '',
      account: '',
      expectedAt: NOW,
      steps: [],
    }));
    expect(sumOf(withdrawals)).toEqual({ of: 'withdrawals', arrived: 90, pending: 180 });
  });
});
