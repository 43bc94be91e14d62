/** Rounds with one bet on one pick: duels, matches and fish shots. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '#shared/money/money.ts';
import {
  DUEL_PICKS,
  DUEL_TABLES,
  drawDuel,
  duelPays,
  duelReturn,
  duelWinner,
} from '#server/game/rules/duel.ts';
import { FISH, FISHES, isCaught } from '#server/game/rules/fishing.ts';
import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { takesPick, termsFor } from '#server/game/rules/kinds.ts';
import {
  drawMatch,
  isMatchWon,
  MATCH_PICKS,
  MATCH_TABLES,
  matchChance,
  matchReturn,
} from '#server/game/rules/match.ts';
import { openRound, outOf, viewOf } from '#server/game/rules/round.ts';
import { drawsFor } from './chance.ts';
import { playPicked } from './simulate.ts';

const BET = minorUnits(10_000);
const SEED = 'the seed of the tests';
const DECK = Array.from({ length: 52 }, (_, card) => card);

function roundOf(kind: GameKind, pick: string, nonce: number) {
  const terms = termsFor(kind, 96);
  const request = { bet: BET, autoAt: null, pick, now: 0 };
  return openRound(kind, terms, drawsFor(SEED, nonce), request);
}

describe('a duel', () => {
  it('has the stated return on each pick, over all 2,652 pairs of cards', () => {
    for (const table of DUEL_TABLES) {
      for (const pick of DUEL_PICKS) {
        let sum = 0;
        for (const dragon of DECK) {
          for (const tiger of DECK) {
            if (dragon !== tiger) sum += duelPays(table, pick, [dragon, tiger]);
          }
        }
        expect(sum / (52 * 51 * 100)).toBeCloseTo(duelReturn(table), 10);
      }
    }
  });

  it('deals two different cards, with all pairs about equally likely', () => {
    const seen = new Map<number, number>();
    for (let nonce = 1; nonce <= 26_520; nonce += 1) {
      const [dragon, tiger] = drawDuel(drawsFor(SEED, nonce));
      expect(dragon).not.toBe(tiger);
      const pair = dragon * 52 + tiger;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThan(2600);
    expect(Math.max(...seen.values())).toBeLessThan(30);
  });

  it('is won by the higher card, ace low and king high', () => {
    const [two, ten, king, ace] = [0, 32, 44, 48];
    expect(duelWinner([king, ace])).toBe('dragon');
    expect(duelWinner([ace, two])).toBe('tiger');
    expect(duelWinner([ten, ten + 3])).toBe('tie');
  });

  it('returns half of a bet on a side in a tie', () => {
    const [table] = DUEL_TABLES;
    if (!table) throw new Error('no table');
    expect(DUEL_PICKS.map((pick) => duelPays(table, pick, [4, 5]))).toEqual([50, 50, 1650]);
  });
});

describe('a match', () => {
  it('has chances that add up to 1', () => {
    expect(['home', 'draw', 'away'] as const).toSatisfy(
      (picks: ('home' | 'draw' | 'away')[]) =>
        Math.abs(picks.reduce((sum, pick) => sum + matchChance(pick), 0) - 1) < 1e-12,
    );
    expect(matchChance('over') + matchChance('under')).toBeCloseTo(1, 12);
  });

  it('states the return of its best pick, with no pick more than 0.5 % below it', () => {
    for (const table of MATCH_TABLES) {
      const returns = MATCH_PICKS.map((pick) => (table.odds[pick] / 100) * matchChance(pick));
      expect(Math.max(...returns)).toBe(matchReturn(table));
      expect(matchReturn(table) - Math.min(...returns)).toBeLessThan(0.005);
    }
  });

  it('is drawn with the frequencies of its odds', () => {
    const rounds = 20_000;
    const won = MATCH_PICKS.map(() => 0);
    for (let nonce = 1; nonce <= rounds; nonce += 1) {
      const { home, away } = drawMatch(drawsFor(SEED, nonce));
      MATCH_PICKS.forEach((pick, at) => {
        if (isMatchWon(pick, home.length, away.length)) won[at] = (won[at] ?? 0) + 1;
      });
    }
    MATCH_PICKS.forEach((pick, at) => {
      expect(Math.abs((won[at] ?? 0) / rounds - matchChance(pick))).toBeLessThan(0.015);
    });
  });

  it('has its goals in the minutes 1 to 90, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (nonce) => {
        for (const minutes of Object.values(drawMatch(drawsFor(SEED, nonce)))) {
          expect(minutes.every((minute: number) => minute >= 1 && minute <= 90)).toBe(true);
          expect(minutes).toEqual(minutes.toSorted((one: number, other: number) => one - other));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a fish shot', () => {
  it('catches a fish exactly when its point is at least the fish’s pay', () => {
    for (const fish of FISHES) {
      expect(isCaught(FISH[fish], fish)).toBe(true);
      expect(isCaught(FISH[fish] - 1, fish)).toBe(false);
    }
  });

  it.each(['sardine', 'puffer', 'turtle'] as const)('at a %s has the stated return', (fish) => {
    const played = playPicked('fishing', termsFor('fishing', 96), fish, 40_000, SEED);
    expect(Math.abs(played - 0.96)).toBeLessThan(0.06);
  });
});

describe('a round with a pick', () => {
  const picked = [
    ...DUEL_PICKS.map((pick) => ['duel', pick] as const),
    ...MATCH_PICKS.map((pick) => ['match', pick] as const),
    ...FISHES.map((pick) => ['fishing', pick] as const),
  ];

  it.each(picked)(
    'of %s on %s ends at once and pays the pick or nothing, or half in a tie',
    (kind, pick) => {
      for (let nonce = 1; nonce <= 60; nonce += 1) {
        const round = roundOf(kind, pick, nonce);
        const pays = (outOf(round.detail) ?? 0) * 100;
        const half = kind === 'duel' && pick !== 'tie' ? [BET / 2] : [];
        expect([0, pays, ...half]).toContain(round.win);
        expect(round.dueAt).toBeNull();
        expect(viewOf(round)).toMatchObject({ kind, pick });
      }
    },
  );

  it('accepts only the picks of its kind, and no pick for other kinds', () => {
    for (const kind of GAME_KINDS) {
      const own = picked.filter(([of]) => of === kind).map(([, pick]) => pick as string);
      for (const pick of [...picked.map(([, one]) => one as string), 'nothing', '']) {
        expect(takesPick(kind, pick)).toBe(own.includes(pick));
      }
      expect(takesPick(kind, null)).toBe(own.length === 0);
    }
  });
});
