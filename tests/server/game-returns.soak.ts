import { expect, it } from 'vitest';
import { CARDS_TABLES } from '#server/games/rules/cards.ts';
import { REELS_TABLES, reelsReturn } from '#server/games/rules/reels.ts';
import { bestPlay } from '#tests/unit/games/best-play.ts';
import { FISHES } from '#server/games/rules/fishing.ts';
import { DUEL_PICKS, DUEL_TABLES, duelReturn } from '#server/games/rules/duel.ts';
import { MATCH_PICKS, MATCH_TABLES, matchChance } from '#server/games/rules/match.ts';
import { playCards, playPicked, playReels, playRise } from '#tests/unit/games/simulate.ts';

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

it.each(DUEL_PICKS)(`${ROUNDS} duels on the %s`, (pick) => {
  for (const table of DUEL_TABLES.slice(0, 1)) {
    const terms = { tableId: table.id, returnBps: 0 };
    const played = playPicked('duel', terms, pick, ROUNDS, SEED);
    report(`${table.id} on ${pick}`, played, duelReturn(table));
  }
});

it.each(MATCH_PICKS)(`${ROUNDS} matches on %s`, (pick) => {
  for (const table of MATCH_TABLES.slice(0, 1)) {
    const terms = { tableId: table.id, returnBps: 0 };
    const played = playPicked('match', terms, pick, ROUNDS, SEED);
    report(`${table.id} on ${pick}`, played, (table.odds[pick] / 1e2) * matchChance(pick));
  }
});

it.each(FISHES.slice(0, -2))(`${ROUNDS} shots at a %s`, (fish) => {
  const terms = { tableId: 'fishing', returnBps: 9600 };
  report(`fishing for a ${fish}`, playPicked('fishing', terms, fish, ROUNDS, SEED), 0.96);
});
