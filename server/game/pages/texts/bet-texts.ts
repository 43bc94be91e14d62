import { effectOf, fittingStep } from '#server/game/rules/bets.ts';
import type { Format } from '#server/game/pages/format.ts';
import type { PageState } from '#server/game/pages/page-calls.ts';
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
    ...(deposit > 0 ? [t.depositFirst(format.short(balance.depositBets))] : []),
    ...(bonus > 0 ? [t.movesBonus(format.short(bonus))] : []),
    ...(leastOdds === null ? [] : [t.leastOdds(leastOdds.toFixed(2))]),
  ];
}

/** What to do about a bet that the balance does not cover. */
export function shortText({ t, format }: Texts, bet: number, state: PageState): string {
  const { steps } = state.bets;
  const playable = playableOf(state);
  const fitting = steps[fittingStep(steps, steps.length - 1, playable)] ?? 0;
  const isNone = fitting > playable;
  if (state.isDemo && isNone) return t.demoOver;
  const why =
    state.balance.waiting === 0
      ? t.tooHigh(format.short(bet))
      : t.canPlayWith(format.short(playable));
  const next = isNone ? t.nothingFits : state.isDemo ? t.betLess : t.betLessOrDeposit;
  return `${why} ${next(format.short(fitting))}`;
}

/** What of a bet in this game counts towards wagering. */
export function shareText({ t }: Texts, { wagering: { share, leastOdds } }: PageState): string {
  if (share === 0) return t.movesNothing;
  const odds = leastOdds === null ? [] : [t.leastOdds(leastOdds.toFixed(2))];
  return [t.counts(`${share}%`), ...odds].join(' ');
}
