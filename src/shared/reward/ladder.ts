/** Entries of rewards with steps: all that can be claimed, and the next one that is not reached yet. */
import type { MinorUnits } from '#shared/money/money.ts';
import { wageringSum } from '#shared/wagering/wagering.ts';
import { betsOf, type RewardEntry } from './reward-entry.ts';

export type Reach = 'claimable' | 'claimed' | 'not-reached';

export const reachState = (reach: Reach): 'claimable' | 'running' =>
  reach === 'claimable' ? 'claimable' : 'running';

/** The claimable steps and the first unreached one. */
export function withNext<Step extends { readonly state: Reach }>(
  steps: readonly Step[],
): readonly Step[] {
  const next = steps.find(({ state }) => state === 'not-reached');
  return steps.filter((step) => step.state === 'claimable' || step === next);
}

/** The wagering requirement of a reward, by its source's rate. */
export const betsAt = (amount: MinorUnits, betRate: number | null): RewardEntry['bets'] =>
  betsOf(wageringSum(amount, { betRate, betDays: null }));
