import { describe, expect, it } from 'vitest';
import { CARDS_TABLES } from '#server/games/rules/cards.ts';
import { REELS_TABLES, reelsReturn } from '#server/games/rules/reels.ts';
import { percentOfBps, termsFor } from '#server/games/rules/kinds.ts';
import { bestPlay } from './best-play.ts';
import { playCards, playReels, playRise } from './simulate.ts';

/** Few enough for every run of the tests; `npm run soak` plays ten million. */
const ROUNDS = 200_000;
/** Four times the standard error of so many rounds. */
const BOUND = 0.02;
const SEED = 'the seed of the tests';

describe('the return of', () => {
  it.each(REELS_TABLES.slice(0, 2))('$id', (table) => {
    expect(Math.abs(playReels(table, ROUNDS, SEED) - reelsReturn(table))).toBeLessThan(BOUND);
  });

  it('the cards, exactly and played', () => {
    for (const table of CARDS_TABLES.slice(0, 1)) {
      const play = bestPlay(table.pays);
      expect(play.exactReturn()).toBeCloseTo(table.bestReturn, 8);
      const played = playCards(table, ROUNDS, SEED, play);
      expect(Math.abs(played - table.bestReturn)).toBeLessThan(BOUND);
    }
  });

  it.each([9400, 9651, 9900])('rise at %i hundredths of a percent', (bps) => {
    expect(Math.abs(playRise(bps, ROUNDS, SEED) - bps / 10_000)).toBeLessThan(BOUND);
  });
});

describe('the stated return', () => {
  it.each([
    [1, 94.3, 94.49],
    [1, 97.1, 97.04],
    [2, undefined, 94.49],
    [3, 96.5, 96.06],
    [5, 98.9, 98.37],
    [4, 94.01, 94.01],
    [6, 98.88, 98.88],
    [6, 99.99, 99],
    [4, undefined, 96.5],
  ])('of type %i wished %s is %d', (typeId, wished, stated) => {
    expect(percentOfBps(termsFor(typeId, wished).returnBps)).toBe(stated);
  });
});
