import { expect, it } from 'vitest';
import { CARDS_TABLES } from '#server/games/rules/cards.ts';
import { REELS_TABLES, reelsReturn } from '#server/games/rules/reels.ts';
import { bestPlay } from '#tests/unit/games/best-play.ts';
import { playCards, playReels, playRise } from '#tests/unit/games/simulate.ts';

const ROUNDS = Number(process.env['GAME_ROUNDS'] ?? 10_000_000);
const BOUND = 0.002;
const SEED = 'ten million rounds';

/** The figures of docs/measurements.md. */
function report(name: string, played: number, stated: number): void {
  const line = `${name}: stated ${(stated * 1e2).toFixed(3)} %, played ${(played * 1e2).toFixed(3)} %\n`;
  process.stdout.write(line);
  expect(Math.abs(played - stated), line).toBeLessThan(BOUND);
}

it.each(REELS_TABLES)(`${ROUNDS} rounds of $id`, (table) => {
  report(table.id, playReels(table, ROUNDS, SEED), reelsReturn(table));
});

it.each(CARDS_TABLES)(`${ROUNDS} rounds of $id, and its exact return`, (table) => {
  const play = bestPlay(table.pays);
  expect(play.exactReturn()).toBeCloseTo(table.bestReturn, 8);
  report(table.id, playCards(table, ROUNDS, SEED, play), table.bestReturn);
});

it.each([9400, 9651, 9900])(`${ROUNDS} rounds of rise at %i`, (bps) => {
  report(`rise ${bps}`, playRise(bps, ROUNDS, SEED), bps / 10_000);
});
