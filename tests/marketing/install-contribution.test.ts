import { describe, expect, it } from 'vitest';
import { DAY_MS, epochMs, HOUR_MS, type EpochMs } from '#shared/time/duration.ts';
import {
  addTo,
  contributionsOf,
  difference,
  type Contribution,
  type CountedFacts,
} from '#server/marketing/events/contribution.ts';
import { eventBit } from '#server/marketing/events/event-bits.ts';
import { createRandom, type Random } from '#server/core/random.ts';

const dayOf = (time: EpochMs): number => Math.floor(time / DAY_MS);
const LANDED = epochMs(20_000 * DAY_MS + 5 * HOUR_MS);

const facts = (more: Partial<CountedFacts> = {}): CountedFacts => ({
  landedAt: LANDED,
  first: 1,
  last: 2,
  client: 3,
  reached: eventBit('landing'),
  after: { offered: null, agreed: null, installed: null, opened: null, registered: null },
  seenDays: 1,
  seenSinceInstall: 0,
  deposits: [],
  ...more,
});

const numbersOf = (given: CountedFacts, table: Contribution['table'], touch = 'first') =>
  contributionsOf(given, dayOf).find((row) => row.table === table && row.key['touch'] === touch);

describe('a visitor’s contribution to the sums', () => {
  it('is the same for its first and last touch, each with its own origin', () => {
    const first = numbersOf(facts(), 'install_sum', 'first');
    const last = numbersOf(facts(), 'install_sum', 'last');
    expect(first?.key).toEqual({ touch: 'first', day: 20_000, origin: 1, client: 3 });
    expect(last).toEqual({ ...first, key: { ...first?.key, touch: 'last', origin: 2 } });
  });

  it('counts a step in each window in which it happened', () => {
    const after = {
      ...facts().after,
      installed: DAY_MS,
      registered: DAY_MS + 1,
      opened: 8 * DAY_MS,
    };
    expect(numbersOf(facts({ after }), 'install_sum')?.numbers).toMatchObject({
      landed: 1,
      offered_30: 0,
      installed_1: 1,
      installed_7: 1,
      installed_30: 1,
      registered_1: 0,
      registered_7: 1,
      opened_7: 0,
      opened_30: 1,
    });
  });

  it('sums deposits in each window, and the player’s first one separately', () => {
    const deposits = [
      { orderNo: '1', after: 2 * DAY_MS, amount: 500, isFirst: false },
      { orderNo: '2', after: 3 * DAY_MS, amount: 700, isFirst: true },
      { orderNo: '3', after: 20 * DAY_MS, amount: 900, isFirst: false },
      { orderNo: '4', after: 31 * DAY_MS, amount: 1_100, isFirst: false },
    ];
    expect(numbersOf(facts({ deposits }), 'install_sum')?.numbers).toMatchObject({
      deposited_1: 0,
      deposited_7: 1,
      first_amount_7: 700,
      first_amount_30: 700,
      deposits_1: 0,
      deposits_7: 2,
      deposits_30: 3,
      amount_1: 0,
      amount_7: 1_200,
      amount_30: 2_100,
    });
  });

  it('counts returns and deposits from the install, or else from the landing', () => {
    const deposits = [{ orderNo: '5', after: 2 * DAY_MS, amount: 500, isFirst: true }];
    const seenDays = (1 << 0) | (1 << 1) | (1 << 30);
    const visitor = numbersOf(facts({ seenDays, deposits }), 'install_return_sum');
    expect(visitor?.key).toMatchObject({ day: 20_000, is_installed: false });
    expect(visitor?.numbers).toEqual({
      visitors: 1,
      day_1: 1,
      day_7: 0,
      day_30: 1,
      deposited: 1,
      amount: 500,
    });
    const installed = facts({
      seenDays,
      seenSinceInstall: 1 << 7,
      after: { ...facts().after, installed: 3 * DAY_MS },
      deposits,
    });
    const row = numbersOf(installed, 'install_return_sum');
    expect(row?.key).toMatchObject({ day: 20_003, is_installed: true });
    // The deposit came before the install.
    expect(row?.numbers).toMatchObject({ day_1: 0, day_7: 1, day_30: 0, deposited: 0, amount: 0 });
  });
});

/** A later state of a visitor. */
function later(random: Random, before: CountedFacts): CountedFacts {
  const step = random.pick(['offered', 'agreed', 'installed', 'opened', 'registered'] as const);
  return {
    ...before,
    last: random.int(1, 3),
    client: random.int(1, 2),
    reached: before.reached | (1 << random.int(0, 16)),
    after: { ...before.after, [step]: random.int(0, 30 * DAY_MS) },
    seenDays: before.seenDays | (1 << random.int(0, 30)),
    seenSinceInstall: before.seenSinceInstall | (1 << random.int(0, 30)),
    deposits: random.chance(0.5)
      ? before.deposits
      : [
          ...before.deposits,
          {
            orderNo: String(before.deposits.length + 1),
            after: random.int(0, 40 * DAY_MS),
            amount: random.int(1, 100_000),
            isFirst: before.deposits.length === 0,
          },
        ],
  };
}

const sumsOf = (rows: readonly Contribution[]) => {
  const sums = new Map<string, Contribution>();
  addTo(sums, rows, 1);
  return [...sums]
    .filter(([, { numbers }]) => Object.values(numbers).some((sum) => sum !== 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

describe('differences between contributions', () => {
  it('add up to the last state, after any number of changes', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = createRandom(`contribution ${seed}`);
      const counted: Contribution[] = [];
      const all: Contribution[] = [];
      for (let visitor = 0; visitor < 3; visitor += 1) {
        let state = facts({ first: random.int(1, 3) });
        counted.push(...contributionsOf(state, dayOf));
        for (let change = random.int(0, 6); change > 0; change -= 1) {
          const next = later(random, state);
          counted.push(...difference(contributionsOf(state, dayOf), contributionsOf(next, dayOf)));
          state = next;
        }
        all.push(...contributionsOf(state, dayOf));
      }
      expect(sumsOf(counted), `seed ${seed}`).toEqual(sumsOf(all));
    }
  });

  it('are empty when nothing changed', () => {
    const rows = contributionsOf(facts(), dayOf);
    expect(difference(rows, rows)).toEqual([]);
  });
});
