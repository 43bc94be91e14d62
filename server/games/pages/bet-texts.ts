import { effectOf, fittingStep } from '#server/games/rules/bets.ts';
import type { Format } from './format.ts';
import type { PageState } from './page-calls.ts';
import type { PageTexts } from './page-text-shape.ts';

interface Texts {
  readonly t: PageTexts;
  readonly format: Format;
}

/** The coins that can be bet: those of a bonus wait until they are earned. */
export const playableOf = ({ balance: { coin, waiting } }: PageState): number => coin - waiting;

/** What a bet does for a bonus that waits; empty without one. */
export function effectTexts(
  { t, format }: Texts,
  bet: number,
  { wagering: { share, leastOdds }, balance }: PageState,
): string[] {
  if (balance.bonusBets === 0) return [];
  if (share === 0) return [t.movesNothing];
  const { deposit, bonus } = effectOf(bet, share, balance);
  return [
    ...(deposit > 0 ? [t.depositFirst(format.money(balance.depositBets))] : []),
    ...(bonus > 0 ? [t.movesBonus(format.money(bonus))] : []),
    ...(leastOdds === null ? [] : [t.leastOdds(leastOdds.toFixed(2))]),
  ];
}

/** What to do about a bet that the balance does not cover. */
export function shortText({ t, format }: Texts, state: PageState): string {
  const { steps } = state.bets;
  const playable = playableOf(state);
  const has = format.money(playable);
  const bet = steps[fittingStep(steps, steps.length - 1, playable)] ?? 0;
  const isNone = bet > playable;
  if (state.isDemo) return isNone ? t.demoOver : t.betLess(has, format.money(bet));
  return isNone
    ? t.nothingFits(has, format.money(bet))
    : t.betLessOrDeposit(has, format.money(bet));
}

/** What of a bet in this game counts towards wagering. */
export function shareText({ t }: Texts, { wagering: { share, leastOdds } }: PageState): string {
  if (share === 0) return t.movesNothing;
  const odds = leastOdds === null ? [] : [t.leastOdds(leastOdds.toFixed(2))];
  return [t.counts(`${share}%`), ...odds].join(' ');
}
