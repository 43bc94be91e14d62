import { minorUnits } from '#shared/money/money.ts';
import { drawCards, drawHand, rankHand, type CardsTable } from '#server/game/rules/cards.ts';
import { drawStops, readStops, type ReelsTable } from '#server/game/rules/reels.ts';
import { cashOut, openRound } from '#server/game/rules/round.ts';
import type { GameKind } from '#server/core/database/game-kind.ts';
import type { Terms } from '#server/game/rules/kinds.ts';
import { timeOf } from '#server/game/rules/rise.ts';
import type { BestPlay } from './best-play.ts';
import { drawsFor } from './chance.ts';

const LINES = 10;

/** Plays rounds of reels and returns the share of the bets that was paid back. */
export function playReels(table: ReelsTable, rounds: number, seed: string): number {
  let pays = 0;
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    pays += readStops(drawStops(drawsFor(seed, nonce)), table).pays;
  }
  return pays / LINES / rounds;
}

/** Does the same for cards with optimal play. */
export function playCards(
  table: CardsTable,
  rounds: number,
  seed: string,
  { hold }: BestPlay,
): number {
  let pays = 0;
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const cards = drawCards(drawsFor(seed, nonce));
    pays += table.pays[rankHand(drawHand(cards, hold(cards.slice(0, 5))))] ?? 0;
  }
  return pays / rounds;
}

/** Cash-out multipliers of the simulated players, from early to late. */
const TARGETS = [120, 150, 200, 300, 500];

/** Does the same for the rising multiplier, cashed out by hand at several heights. */
export function playRise(returnBps: number, rounds: number, seed: string): number {
  const bet = minorUnits(10_000);
  let won = 0;
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const target = TARGETS[nonce % TARGETS.length] ?? 200;
    const terms = { tableId: 'rise', returnBps };
    const request = { bet, autoAt: null, pick: null, now: 0 };
    const opened = openRound('rise', terms, drawsFor(seed, nonce), request);
    won += cashOut(opened, bet, timeOf(target)).win ?? 0;
  }
  return won / bet / rounds;
}

/** Does the same for rounds with a pick, always the same one. */
export function playPicked(
  kind: GameKind,
  terms: Terms,
  pick: string,
  rounds: number,
  seed: string,
): number {
  const bet = minorUnits(10_000);
  let won = 0;
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const request = { bet, autoAt: null, pick, now: 0 };
    won += openRound(kind, terms, drawsFor(seed, nonce), request).win ?? 0;
  }
  return won / bet / rounds;
}
