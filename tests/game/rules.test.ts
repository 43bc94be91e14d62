import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '#shared/money/money.ts';
import { betRange, betSteps, isBet } from '#server/game/rules/bets.ts';
import { drawCards, drawHand, HANDS, rankHand } from '#server/game/rules/cards.ts';
import { drawsOf } from '#server/game/rules/draws.ts';
import { LINES, readStops, REELS_TABLES, STRIPS } from '#server/game/rules/reels.ts';
import { FISHES } from '#server/game/rules/fishing.ts';
import { termsFor } from '#server/game/rules/kinds.ts';
import { endsAfter, multiplierAfter, timeOf } from '#server/game/rules/rise.ts';
import { cashOut, OPEN_KINDS, openRound, riseAt, viewOf } from '#server/game/rules/round.ts';
import { hueOf } from '#server/game/pages/theme.ts';
import { runsOf } from '#tests/support/extent.ts';
import { drawsFor } from './chance.ts';

const seed = fc.string({ minLength: 1, maxLength: 20 });
const nonce = fc.integer({ min: 1, max: 1_000_000 });
const BET = minorUnits(1000);
const rise = (text: string, round: number, autoAt: number | null = null) =>
  openRound('rise', { tableId: 'rise', returnBps: 9650 }, drawsFor(text, round), {
    bet: BET,
    autoAt,
    pick: null,
    now: 1_000_000,
  });

describe('kinds of rounds', () => {
  it.each([
    ['reels', null],
    ['fishing', FISHES[0] ?? null],
    ['cards', null],
    ['match', 'home'],
    ['duel', 'dragon'],
    ['rise', null],
  ] as const)('%s: its rounds are known to end at once, or to stay open', (kind, pick) => {
    const opened = Array.from({ length: 50 }, (_, index) =>
      openRound(kind, termsFor(kind, undefined), drawsFor('kinds', index + 1), {
        bet: BET,
        autoAt: null,
        pick,
        now: 1_000_000,
      }),
    );
    expect(opened.some(({ win }) => win === null)).toBe(OPEN_KINDS.has(kind));
  });
});

describe('random draws', () => {
  it('are unbiased: a word beyond the last whole range is skipped', () => {
    const words = [0xff_ff_ff_ff, 0xff_ff_ff_fe, 7];
    const block = new Uint8Array(words.flatMap((w) => [w >>> 24, w >>> 16, w >>> 8, w]));
    expect(drawsOf(() => block).below(10)).toBe(7);
  });

  it('are equal for equal seed and nonce, within range, and never run out', () => {
    fc.assert(
      fc.property(seed, nonce, fc.integer({ min: 1, max: 2 ** 32 }), (text, round, count) => {
        const [one, other] = [drawsFor(text, round), drawsFor(text, round)];
        for (let turn = 0; turn < 20; turn += 1) {
          const drawn = one.below(count);
          expect(drawn).toBe(other.below(count));
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(count);
        }
        expect(one.wide() < 2n ** 52n).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('reject an invalid range', () => {
    for (const count of [0, -1, 1.5, 2 ** 32 + 1]) {
      expect(() => drawsFor('x', 1).below(count)).toThrow(RangeError);
    }
  });
});

describe('reels', () => {
  const stops = fc.tuple(...STRIPS.map((strip) => fc.nat(strip.length - 1)));

  it('pay the same as a plain evaluation of the window', () => {
    const [table] = REELS_TABLES;
    if (!table) throw new Error('no table');
    fc.assert(
      fc.property(stops, (given) => {
        const { window, pays } = readStops(given, table);
        let expected = 0;
        for (const rows of LINES) {
          const line = rows.map((row, reel) => window[reel]?.[row] ?? -1);
          for (const [index, [three, four, five]] of table.pays.entries()) {
            const run = line.findIndex((symbol) => symbol !== index + 1 && symbol !== 0);
            const length = run < 0 ? 5 : run;
            if (line[0] === index + 1) expected += [0, 0, 0, three, four, five][length] ?? 0;
          }
        }
        expect(pays).toBe(expected);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it('never start with the star, which has no payout of its own', () => {
    expect(STRIPS[0]).not.toContain(0);
    expect(STRIPS.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
  });
});

describe('cards', () => {
  const CLUB_TEN_UP = [32, 36, 40, 44, 48];

  it('are ten different ones, and only those not held are replaced', () => {
    const holds = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(seed, nonce, holds, (text, round, held) => {
        const cards = drawCards(drawsFor(text, round));
        expect(new Set(cards).size).toBe(10);
        const hand = drawHand(cards, held);
        expect(new Set(hand).size).toBe(5);
        held.forEach((isHeld, place) => {
          if (isHeld) expect(hand[place]).toBe(cards[place]);
          else expect(cards.slice(5)).toContain(hand[place]);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('rank the same in any order', () => {
    expect(HANDS[rankHand(CLUB_TEN_UP)]).toBe('royal-flush');
    expect(HANDS[rankHand([48, 0, 4, 8, 13])]).toBe('straight');
    expect(HANDS[rankHand([48, 44, 0, 4, 9])]).toBe('nothing');
    expect(HANDS[rankHand([32, 33, 0, 4, 9])]).toBe('nothing');
    expect(HANDS[rankHand([36, 37, 0, 4, 9])]).toBe('jacks');
  });
});

describe('rise', () => {
  const height = fc.integer({ min: 101, max: 100_000 });

  it('reaches each multiplier at one exact moment', () => {
    fc.assert(
      fc.property(height, (at) => {
        const ms = timeOf(at);
        expect(multiplierAfter(ms)).toBeGreaterThanOrEqual(at);
        expect(multiplierAfter(ms - 1)).toBeLessThan(at);
      }),
    );
  });

  it('pays the multiplier reached before the break, nothing after it, and only once', () => {
    fc.assert(
      fc.property(seed, nonce, fc.nat(100_000), (text, round, wait) => {
        const opened = rise(text, round);
        if (opened.win !== null) return;
        const { detail } = opened;
        if (detail.kind !== 'rise') throw new Error('another game');
        const ended = cashOut(opened, BET, 1_000_000 + wait);
        const reached = multiplierAfter(wait);
        if (reached < 101) expect(ended.win).toBeNull();
        else expect(ended.win).toBe(reached <= detail.point ? reached * 10 : 0);
        if (ended.win === null) return;
        expect(cashOut(ended, BET, 1_000_000 + wait + 1)).toEqual(ended);
        expect(riseAt(ended, BET, Number.MAX_SAFE_INTEGER)).toEqual(ended);
      }),
      { numRuns: 1000 },
    );
  });

  it('cashes out automatically at exactly the set multiplier, or breaks', () => {
    fc.assert(
      fc.property(seed, nonce, height, (text, round, autoAt) => {
        const opened = rise(text, round, autoAt);
        if (opened.win !== null || opened.dueAt === null || opened.detail.kind !== 'rise') return;
        const { point } = opened.detail;
        expect(riseAt(opened, BET, opened.dueAt - 1)).toBe(opened);
        const ended = riseAt(opened, BET, opened.dueAt);
        expect(ended.win).toBe(autoAt <= point ? autoAt * 10 : 0);
        expect(opened.dueAt).toBe(1_000_000 + endsAfter(point, autoAt));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the data of a game page', () => {
  it('contains neither the break nor the cards to come', () => {
    const open = rise('open', 3);
    expect(viewOf({ ...open, win: null })).toMatchObject({ point: null });
    const cards = openRound('cards', { tableId: 'cards-8-5', returnBps: 9606 }, drawsFor('x', 1), {
      bet: BET,
      autoAt: null,
      pick: null,
      now: 0,
    });
    expect(Object.keys(viewOf(cards)).toSorted()).toEqual([
      'dealt',
      'hand',
      'held',
      'kind',
      'rank',
    ]);
  });

  it('takes its hue from the picture, and has none for grey', () => {
    const pixels = (...rgb: number[]) => Uint8ClampedArray.from([...rgb, 255, ...rgb, 255]);
    expect(hueOf(pixels(255, 0, 0))).toBe(0);
    expect(hueOf(pixels(0, 0, 255))).toBe(240);
    expect(hueOf(pixels(90, 90, 90))).toBeUndefined();
  });
});

describe('bet steps', () => {
  it('are accepted bets, ascending from the minimum to the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 50_000 }), (a, b) => {
        const range = betRange(a * 100, Math.max(a, b) * 100);
        const steps = betSteps(range);
        expect(steps.every((bet) => isBet(bet, range))).toBe(true);
        expect([steps[0], steps.at(-1)]).toEqual([range.min, range.max]);
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      }),
    );
    expect(isBet(150, betRange(100, 1000))).toBe(false);
    expect(isBet(Number.NaN, betRange(100, 1000))).toBe(false);
  });
});
