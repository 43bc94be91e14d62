import { describe, expect, it } from 'vitest';
import { CARDS_TABLES, HANDS, rankHand } from '#server/game/rules/cards.ts';
import { REELS_TABLES, reelsReturn } from '#server/game/rules/reels.ts';
import { bestPlay } from './best-play.ts';
import { playCards, playReels, playRise } from './simulate.ts';

/** Takes about a minute; `npm run soak` plays ten million. */
const ROUNDS = 200_000;
/** Four standard errors at this number of rounds. */
const BOUND = 0.02;
const SEED = 'the seed of the tests';

describe('the return of', () => {
  it.each(REELS_TABLES.slice(0, 2))('$id', (table) => {
    expect(Math.abs(playReels(table, ROUNDS, SEED) - reelsReturn(table))).toBeLessThan(BOUND);
  });

  it('the cards, calculated and played', () => {
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

describe('cards', () => {
  it('rank all 2,598,960 hands with the known frequencies', () => {
    const counts = HANDS.map(() => 0);
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1)
          for (let d = c + 1; d < 52; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const rank = rankHand([a, b, c, d, e]);
              counts[rank] = (counts[rank] ?? 0) + 1;
            }
    expect(counts.slice(1)).toEqual([337_920, 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 4]);
  });
});
