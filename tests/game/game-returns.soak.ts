import { expect, it } from 'vitest';
import { CARDS_TABLES } from '#server/game/rules/cards.ts';
import { REELS_TABLES, reelsReturn } from '#server/game/rules/reels.ts';
import { bestPlay } from '#tests/game/best-play.ts';
import { FISH, FISHES } from '#server/game/rules/fishing.ts';
import { DUEL_PICKS, DUEL_TABLES, duelReturn } from '#server/game/rules/duel.ts';
import { MATCH_PICKS, MATCH_TABLES, matchChance } from '#server/game/rules/match.ts';
import { playCards, playPicked, playReels, playRise } from '#tests/game/simulate.ts';

const ROUNDS = Number(process.env['GAME_ROUNDS'] ?? 10_000_000);
/** Largest difference from the stated return, unless a payout is so rare that chance alone exceeds it. */
const BOUND = 0.002;
const STANDARD_ERRORS = 3;
const SEED = 'ten million rounds';

/** Prints the figures for docs/measurements.md. */
function report(name: string, played: number, stated: number, bound = BOUND): void {
  const line = `${name}: stated ${(stated * 1e2).toFixed(3)} %, played ${(played * 1e2).toFixed(3)} %\n`;
  process.stdout.write(line);
  expect(Math.abs(played - stated), line).toBeLessThan(bound);
}

it.each(REELS_TABLES)(`${ROUNDS} rounds of $id pay the stated return`, (table) => {
  report(table.id, playReels(table, ROUNDS, SEED), reelsReturn(table));
});

it.each(CARDS_TABLES)(
  `${ROUNDS} rounds of $id pay the stated return, which is also the computed one`,
  (table) => {
    const play = bestPlay(table.pays);
    expect(play.exactReturn()).toBeCloseTo(table.bestReturn, 8);
    report(table.id, playCards(table, ROUNDS, SEED, play), table.bestReturn);
  },
);

it.each([9400, 9651, 9900])(`${ROUNDS} rounds of rise at %i pay the stated return`, (bps) => {
  report(`rise ${bps}`, playRise(bps, ROUNDS, SEED), bps / 10_000);
});

it.each(DUEL_PICKS)(`${ROUNDS} duels on the %s pay the stated return`, (pick) => {
  for (const table of DUEL_TABLES.slice(0, 1)) {
    const terms = { tableId: table.id, returnBps: 0 };
    const played = playPicked('duel', terms, pick, ROUNDS, SEED);
    report(`${table.id} on ${pick}`, played, duelReturn(table));
  }
});

it.each(MATCH_PICKS)(`${ROUNDS} matches on %s pay the stated return`, (pick) => {
  for (const table of MATCH_TABLES.slice(0, 1)) {
    const terms = { tableId: table.id, returnBps: 0 };
    const played = playPicked('match', terms, pick, ROUNDS, SEED);
    report(`${table.id} on ${pick}`, played, (table.odds[pick] / 1e2) * matchChance(pick));
  }
});

/** Standard error of the return over all rounds, where a bet pays a multiple of it or nothing. */
const standardError = (multiple: number, stated: number): number =>
  Math.sqrt((stated * multiple - stated ** 2) / ROUNDS);

it.each(FISHES)(`${ROUNDS} shots at a %s pay the stated return`, (fish) => {
  const terms = { tableId: 'fishing', returnBps: 9600 };
  const bound = Math.max(BOUND, STANDARD_ERRORS * standardError(FISH[fish] / 1e2, 0.96));
  const played = playPicked('fishing', terms, fish, ROUNDS, SEED);
  report(`fishing for a ${fish}`, played, 0.96, bound);
});
